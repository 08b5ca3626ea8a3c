"""`level8 replay`: steps through a record turn by turn, with all hands open."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from level8.cli.shared.arguments import Parser, UsageError, add_common
from level8.cli.shared.files import read_record
from level8.cli.shared.paint import Paint, of_stdout, wrapped
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
from level8.game.actions import format_action
from level8.game.cards import format_card, format_cards
from level8.game.game import Game
from level8.record import Record, Recorder, verify


def declare(parser: Parser) -> None:
    parser.option("file", metavar="FILE", nargs="?", default=None, says="cli-operand-record")
    add_common(parser)


@dataclass(slots=True)
class Block:
    """The lines about one turn."""

    round: int
    lines: list[str]


def run(options: argparse.Namespace, words: Words) -> int:
    if not options.file:
        raise UsageError("missing-file")
    record = read_record(options.file)
    if record.seed is None:
        raise UsageError("replay-no-seed", file=options.file)
    fault = verify(record).fault
    if fault is not None:
        raise fault
    if options.json:
        _print_documents(record)
        return 0
    blocks = told(record, words, of_stdout())
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(blocks, words, input, print)
    else:
        for block in blocks:
            for line in block.lines:
                print("\n".join(wrapped(line)))
    return 0


def _named(record: Record, words: Words) -> tuple[str, ...]:
    return tuple([name or words.say("table-seat", seat=seat + 1) for seat, name in enumerate(record.names)])


def told(record: Record, words: Words, paint: Paint) -> list[Block]:
    """`record` in words, a block for each turn."""
    teller = Teller(words, paint, _named(record, words), None)
    recorder = Recorder.of(record)
    game = recorder.game
    blocks = [Block(1, teller.deal(game.view(0)) + _dealt(game, teller, words, paint))]
    last = (0, 0)
    for played in record.actions():
        if (int(game.round), int(game.turn)) != last:
            last = (int(game.round), int(game.turn))
            blocks.append(Block(last[0], [""]))
        before = game.view(played.seat)
        recorder.play(played.action)
        lines = teller.tell(played.action, before, game.view(played.seat))
        if game.round != last[0] and not game.over:
            heading = len(lines) - len(teller.deal(game.view(0)))
            blocks[-1].lines += lines[:heading]
            blocks.append(Block(int(game.round), lines[heading:] + _dealt(game, teller, words, paint)))
        else:
            blocks[-1].lines += lines
            if game.turn != last[1] or game.over:
                blocks[-1].lines.append(_hand(game, played.seat, words, paint))
    if game.over:
        blocks.append(Block(int(game.round), ["", *teller.ending(game.view(0), game.ranking())]))
    else:
        blocks.append(Block(int(game.round), ["", words.say("cli-replay-unfinished")]))
    return blocks


def _hand(game: Game, seat: int, words: Words, paint: Paint) -> str:
    return f"  {words.labelled(words.say('table-hand'), paint.cards(game.view(seat).hand))}"


def _dealt(game: Game, teller: Teller, words: Words, paint: Paint) -> list[str]:
    """Lines about all hands and the card that was turned up (S1)."""
    view = game.view(int(game.dealer))
    hands = [
        (f"{seat + 1} {teller.name(seat)}", paint.cards(game.view(seat).hand)) for seat in range(game.seats)
    ]
    turned_up = (words.say("table-discard-pile"), paint.cards(view.discards(view.seat)))
    return [f"  {words.labelled(label, cards)}" for label, cards in [*hands, turned_up]]


def step_through(
    blocks: Sequence[Block], words: Words, ask: Callable[[str], str], say: Callable[[str], None]
) -> None:
    """Show the blocks one by one: Enter goes on, `a` shows all, `q` quits, a number goes to that round."""
    say(words.say("cli-replay-keys"))
    at, everything = 0, False
    while at < len(blocks):
        for line in blocks[at].lines:
            say("\n".join(wrapped(line)))
        at += 1
        if everything or at == len(blocks):
            continue
        answer = _answered(blocks, words, ask, say)
        if answer == "q":
            return
        everything = answer == "a"
        if answer.isdigit():
            at = _start(blocks, answer)


def _answered(
    blocks: Sequence[Block], words: Words, ask: Callable[[str], str], say: Callable[[str], None]
) -> str:
    """Ask until the answer is `q`, `a`, the number of a round that exists, or empty."""
    while True:
        try:
            answer = ask("> ").strip().lower()
        except EOFError:
            say("")
            return "q"
        except KeyboardInterrupt:
            say("")
            raise
        if answer in ("", "q", "quit", "a", "all"):
            return answer[:1]
        if not (answer.isascii() and answer.isdigit() and len(answer) < 6):
            say(words.say("cli-replay-keys"))
        elif _start(blocks, answer) < len(blocks):
            return answer
        else:
            say(words.say("cli-replay-no-round", round=answer, most=blocks[-1].round))


def _start(blocks: Sequence[Block], number: str) -> int:
    """The index of the first block of round `number`; the number of blocks if there is no such round."""
    return next((at for at, block in enumerate(blocks) if block.round == int(number)), len(blocks))


def _print_documents(record: Record) -> None:
    """Print one line for each action, with every hand after it."""
    recorder = Recorder.of(record)
    game = recorder.game
    _print_state(game, None)
    for played in record.actions():
        where: dict[str, object] = {"round": int(game.round), "turn": int(game.turn), "seat": played.seat + 1}
        recorder.play(played.action)
        drawn = [format_card(card) for card in played.drawn]
        _print_state(game, {**where, "action": format_action(played.action), "drawn": drawn})
    if game.over:
        print(json.dumps({"over": True, "winner": int(game.winner) + 1, "ranking": list(game.ranking())}))


def _print_state(game: Game, action: dict[str, object] | None) -> None:
    document = {
        **(action or {"round": int(game.round), "deal": True}),
        "hands": [format_cards(game.view(seat).hand) for seat in range(game.seats)],
        "levels": [int(place.level) for place in game.places],
    }
    print(json.dumps(document))

"""`level8 puzzles`: one to solve, all in a list, proving them, making new ones."""

import argparse
import json
import os
import sys
from datetime import date
from typing import TYPE_CHECKING, Final

from level8.cli.playing.arranging import arranged
from level8.cli.playing.drawing import Drawing
from level8.cli.shared.arguments import Parser, UsageError, add_common, whole
from level8.cli.shared.files import check_writable, read_bytes, write_bytes
from level8.cli.shared.paint import Paint, of_stdout, wrapped
from level8.cli.shared.progress import progress
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
from level8.game.actions import LayDown, format_action
from level8.game.cards import format_cards
from level8.game.errors import Level8Error
from level8.game.melds import Meld, format_meld
from level8.game.view import View

if TYPE_CHECKING:
    from level8.puzzles.offering import Offer
    from level8.puzzles.puzzle import Choice, Find, Puzzle

_MOST_NUMBER: Final = 99_999
_ROUNDS: Final = 12  # looked through for each puzzle that is wanted
_FAILS: Final = 1


def declare(parser: Parser) -> None:
    parser.option("what", metavar="WHAT", nargs="?", default="today", says="cli-operand-puzzles")
    parser.option("file", metavar="FILE", nargs="?", default=None, says="cli-operand-puzzles-file")
    parser.option("--answer", metavar="ACTION", default=None, says="cli-option-puzzles-answer")
    parser.option("--kind", metavar="K", default=None, says="cli-option-puzzles-kind")
    parser.option(
        "--grade", metavar="N", default=None, type=whole("--grade", 1, 3), says="cli-option-puzzles-grade"
    )
    count = whole("--count", 1, 10_000)
    parser.option("--count", metavar="N", default=30, type=count, says="cli-option-puzzles-count")
    seed = whole("--seed", 0, 9999)
    parser.option("--seed", metavar="N", default=1, type=seed, says="cli-option-puzzles-seed")
    workers = whole("--workers", 1, 1000)
    usual = os.cpu_count() or 1
    parser.option("--workers", metavar="N", default=usual, type=workers, says="cli-option-puzzles-workers")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.puzzles.puzzle import KINDS, Choice
    from level8.puzzles.shelf import numbered, of_the_day

    if options.kind is not None and options.kind not in KINDS:
        raise UsageError("puzzles-kind", text=options.kind, known=", ".join(KINDS))
    if options.what in _VERBS:
        return _VERBS[options.what](options, words)
    if options.what == "today":
        number = of_the_day(date.today())  # noqa: DTZ011 - the day of whoever plays
    elif options.what.isascii() and options.what.isdigit() and len(options.what) < 6:
        number = int(options.what)
    else:
        raise UsageError("puzzles-what", text=options.what)
    puzzle = numbered(number)
    asked = (
        _AskedChoice(puzzle, number, words)
        if isinstance(puzzle, Choice)
        else _AskedFind(puzzle, number, words)
    )
    return asked.play(options)


# --- one to solve ---


class _Asked:
    """A puzzle that somebody solves in the terminal."""

    def __init__(self, puzzle: "Puzzle", number: int, words: Words) -> None:
        self.words: Final = words
        self.paint: Final[Paint] = of_stdout()
        self.number: Final = number
        self.view: Final[View] = puzzle.view()
        self.names: Final = tuple([words.say("table-seat", seat=seat + 1) for seat in range(self.view.seats)])
        self.drawing: Final = Drawing(words, self.paint, Teller(words, self.paint, self.names, None))
        self.kind: Final = puzzle.kind
        self.grade: Final = puzzle.grade

    def play(self, options: argparse.Namespace) -> int:
        """Show it, take an answer, and explain; with --json all at once."""
        answer: str | None = options.answer
        if options.json:
            right = None if answer is None else self.is_right(answer)
            print(
                json.dumps(
                    {**self.document(), "answer": answer, "right": right}, ensure_ascii=False, indent=2
                )
            )
            return 0
        if answer is not None:
            self.is_right(answer)  # refuses what is no answer
        say = self.words.say
        title = self.words.labelled(say("puzzle-title", number=self.number), say(f"puzzle-asks-{self.kind}"))
        print(self.paint.strong(title), f"({say('puzzle-grade', grade=self.grade)})")
        for line in self.shown():
            print(line)
        if answer is None:
            answer = self._typed()
        print("\n".join(self.explained(answer)))
        return 0

    def _typed(self) -> str | None:
        """An answer that is one; None at the end of the input."""
        while True:
            print(f"{self.words.say('puzzle-your-answer')}: ", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                print()
                return None
            try:
                self.is_right(line.strip())
            except Level8Error as error:
                print("\n".join(wrapped(f"! {self.words.error(error)}")))
            else:
                return line.strip()

    def shown(self) -> list[str]:
        raise NotImplementedError

    def is_right(self, answer: str) -> bool:
        raise NotImplementedError

    def explained(self, answer: str | None) -> list[str]:
        raise NotImplementedError

    def document(self) -> dict[str, object]:
        raise NotImplementedError


class _AskedChoice(_Asked):
    """Numbered choices, of which one answer is the best."""

    def __init__(self, puzzle: "Choice", number: int, words: Words) -> None:
        from level8.puzzles.offering import offers

        super().__init__(puzzle, number, words)
        self._puzzle: Final = puzzle
        self._best_first: Final = offers(puzzle, self.view)
        self._offers: Final = sorted(self._best_first, key=lambda one: format_action(one.action))

    def shown(self) -> list[str]:
        lines = [*self.drawing.table(self.view), self.drawing.hand(self.view)]
        return lines + [f"  {at}  {self._said(one)}" for at, one in enumerate(self._offers, start=1)]

    def _said(self, offer: "Offer") -> str:
        what = self.drawing.words_of(offer.action, self.view)
        if self.kind == "lay" and not isinstance(offer.action, LayDown):
            return self.words.say("puzzle-wait", what=what)
        return what

    def _chosen(self, answer: str) -> "Offer":
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(self._offers):
            return self._offers[int(answer[:4]) - 1]
        for offer in self._offers:
            if answer in [format_action(each) for each in (offer.action, *offer.also)]:
                return offer
        known = ", ".join([format_action(offer.action) for offer in self._offers])
        raise UsageError("puzzles-answer", text=answer, most=str(len(self._offers)), known=known)

    def is_right(self, answer: str) -> bool:
        return self._chosen(answer).right

    def explained(self, answer: str | None) -> list[str]:
        say, best = self.words.say, self._best_first[0]
        lines = []
        if answer is not None:
            chosen = self._chosen(answer)
            lines += [say("puzzle-right")] if chosen.right else [say("puzzle-wrong", what=self._said(best))]
        for offer in self._best_first[:4]:
            lines += wrapped(f"  {self.words.labelled(self._said(offer), self._worth(offer))}")
            lines += wrapped(f"     {self.words.messages.why(offer.why, self.names)}")
        from level8.puzzles.proving import DEALS, WALKS

        chance = self.words.decimal(100 * self._puzzle.proof.chance, 0)
        return lines + wrapped(say("puzzle-proof", deals=WALKS * DEALS, chance=chance))

    def _worth(self, offer: "Offer") -> str:
        worth = offer.worth
        figures = self.words.say("puzzle-figures", out=worth.out, up=worth.up)
        if worth.gain == 0:
            return figures
        lost = f"{self.words.decimal(-100 * worth.gain)} ± {self.words.decimal(100 * worth.error)}"
        return f"{self.words.say('puzzle-loses', lost=lost)}; {figures}"

    def document(self) -> dict[str, object]:
        return {
            "number": self.number,
            "kind": self.kind,
            "grade": self.grade,
            "edition": self._puzzle.position.edition,
            "side": self._puzzle.position.side,
            "seat": self.view.seat + 1,
            "hand": format_cards(self.view.hand),
            "choices": [
                {
                    "action": format_action(one.action),
                    "also": [format_action(each) for each in one.also],
                    "right": one.right,
                    "gain": [one.worth.gain, one.worth.error],
                    "out": one.worth.out,
                    "up": one.worth.up,
                    "why": {"message": one.why.message, "values": dict(one.why.detail)},
                }
                for one in self._best_first
            ],
        }


class _AskedFind(_Asked):
    """A hand that is to be laid down; the rules judge the answer."""

    def __init__(self, puzzle: "Find", number: int, words: Words) -> None:
        super().__init__(puzzle, number, words)
        self._puzzle: Final = puzzle

    def shown(self) -> list[str]:
        words = self.words
        level = words.labelled(
            words.say("level-number", number=self._puzzle.level), words.level(self._puzzle.asks)
        )
        return [f"  {level}", self.drawing.hand(self.view), f"  {words.say('puzzle-how-find')}"]

    def is_right(self, answer: str) -> bool:
        """Whether an answer can be laid down; says why not, if it cannot."""
        from level8.puzzles.finding import check

        text = answer.removeprefix("lay ").strip()
        if not text:
            raise UsageError("typed-usage", usage="r4 b5 J / g9 p9")
        reason = check(self._puzzle, arranged(text, self.view).melds)
        if reason is not None:
            raise Level8Error(reason.message, reason.detail)
        return True

    def explained(self, answer: str | None) -> list[str]:
        if answer is not None and self.is_right(answer):
            return [self.words.say("puzzle-found")]
        return wrapped(self.words.say("puzzle-one-way", melds=self.paint.melds(self._ways()[0])))

    def _ways(self) -> list[tuple[Meld, ...]]:
        from level8.puzzles.finding import ways_to

        return list(ways_to(self._puzzle))

    def document(self) -> dict[str, object]:
        return {
            "number": self.number,
            "kind": self.kind,
            "grade": self.grade,
            "edition": self._puzzle.edition,
            "side": self._puzzle.side,
            "level": self._puzzle.level,
            "hand": format_cards(self._puzzle.hand),
            "ways": [[format_meld(meld) for meld in way] for way in self._ways()],
        }


# --- all of them ---


def _list(options: argparse.Namespace, words: Words) -> int:
    from level8.puzzles.puzzle import Choice
    from level8.puzzles.shelf import numbered, numbers

    rows = []
    for number in numbers(options.kind, options.grade):
        puzzle = numbered(number)
        at = puzzle.position if isinstance(puzzle, Choice) else puzzle
        rows.append((number, puzzle.kind, puzzle.grade, at.edition, at.side))
    if options.json:
        names = ("number", "kind", "grade", "edition", "side")
        print(json.dumps([dict(zip(names, row)) for row in rows], indent=1))
        return 0
    say = words.say
    for number, kind, grade, edition, side in rows:
        what = f"{say(f'puzzle-kind-{kind}')} ({say('puzzle-grade', grade=grade)}), {edition} {'★' * side}"
        print(words.labelled(say("puzzle-title", number=number), what))
    return 0


def _prove(options: argparse.Namespace, words: Words) -> int:
    """Prove each puzzle again; the status is 1 if one does not hold."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from level8.puzzles.shelf import shipped
    from level8.puzzles.text import format_puzzles, parse_puzzles

    text = None if options.file is None else read_bytes(options.file).decode("utf-8", "replace")
    puzzles = list(shipped()) if text is None else parse_puzzles(text)
    asked = [format_puzzles([puzzle]) for puzzle in puzzles]
    held = []
    with (
        progress(len(asked), words.say("puzzle-proving")) as advance,
        ProcessPoolExecutor(options.workers, get_context("spawn")) as pool,
    ):
        for found in pool.map(_holds, asked):
            held.append(found)
            advance()
    failed = [number for number, found in enumerate(held, start=1) if not found]
    if options.json:
        print(json.dumps({"proved": len(held) - len(failed), "failed": failed}))
    else:
        for number in failed:
            print(words.say("puzzle-fails", number=number))
        print(words.say("puzzle-proved", count=len(held) - len(failed)))
    return _FAILS if failed else 0


def _holds(text: str) -> bool:
    """Whether the one puzzle of a text holds; in a process of its own."""
    from level8.puzzles.proving import holds
    from level8.puzzles.text import parse_puzzles

    return holds(parse_puzzles(text)[0])


def _make(options: argparse.Namespace, words: Words) -> int:
    """Look for new puzzles, and write them with their proofs."""
    from level8.puzzles.making import make
    from level8.puzzles.puzzle import KINDS
    from level8.puzzles.text import format_puzzles

    if options.file is None:
        raise UsageError("missing-file")
    check_writable(options.file)
    kinds = KINDS if options.kind is None else (options.kind,)
    rounds = 0 if options.kind == "find" else _ROUNDS * options.count
    with progress(rounds, words.say("puzzle-making")) as advance:
        found = make(options.count, options.seed, rounds, options.workers, kinds, advance)
    write_bytes(options.file, format_puzzles(found).encode())
    if options.json:
        print(json.dumps({"file": options.file, "puzzles": len(found)}))
    else:
        print(words.say("puzzle-made", count=len(found), file=options.file))
    return 0


_VERBS: Final = {"list": _list, "prove": _prove, "make": _make}

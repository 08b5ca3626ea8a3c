"""`level8 solve`: the distance of a hand to a level, the cards that would help, and the ways to lay down."""

import argparse
import json
import sys
from dataclasses import dataclass
from itertools import islice
from typing import Final

from level8.cli.shared.arguments import Parser, UsageError, add_common, add_edition, add_side, any_whole
from level8.cli.shared.paint import Paint, of_stdout
from level8.cli.shared.words import Words
from level8.game.cards import format_card, format_cards, is_number, parse_hand
from level8.game.editions import Edition, edition
from level8.game.errors import Level8Error, SetupError
from level8.game.levels import RUN, Level, format_level, parse_level
from level8.game.melds import Meld, format_meld
from level8.game.solver import MOST_COUNTED, best_way, count_ways, distance, helps, ways

MOST_CARDS: Final = 20
MOST_ASKED: Final = 20
LISTED: Final = 10
_WRONG_INPUT: Final = 2


def declare(parser: Parser) -> None:
    parser.option("--hand", metavar="CARDS", default=None, says="cli-option-hand")
    parser.option("--level", metavar="LEVEL", default=None, says="cli-option-level")
    add_edition(parser)
    add_side(parser)
    parser.option("--number", metavar="K", default=None, type=any_whole("--number"), says="cli-option-number")
    parser.option("--all", action="store_true", says="cli-option-all")
    add_common(parser)


@dataclass(frozen=True, slots=True)
class Target:
    """The level that a hand should reach, and its edition."""

    box: Edition
    level: Level


@dataclass(frozen=True, slots=True)
class Solution:
    """The results for one hand."""

    hand: tuple[int, ...]
    distance: int
    best: tuple[Meld, ...] | None
    ways: int  # as counted: one more than MOST_COUNTED if there are more than that
    helps: tuple[int, ...]


def run(options: argparse.Namespace, words: Words) -> int:
    if options.hand is None:
        raise UsageError("missing-option", option="--hand")
    target = _target(options)
    if options.hand.strip() != "-":
        _answer(_solved(options.hand, target), target, options, words)
        return 0
    status = 0
    for line in sys.stdin:
        try:
            _answer(_solved(line, target), target, options, words)
        except Level8Error as error:
            status = _WRONG_INPUT
            sentence = words.error(error)
            print(json.dumps({"error": sentence}, ensure_ascii=False) if options.json else f"! {sentence}")
        sys.stdout.flush()
    return status


def _target(options: argparse.Namespace) -> Target:
    box = edition(options.edition)
    if options.level is not None:
        if options.number is not None:
            raise UsageError("level-or-number")
        return Target(box, _checked(parse_level(options.level), box))
    if options.number is None:
        raise UsageError("level-or-number")
    ladder = box.ladder(options.side)
    if not 1 <= options.number <= ladder.top:
        raise SetupError("number", {"number": str(options.number), "most": str(ladder.top)})
    return Target(box, ladder.level(options.number))


def _checked(level: Level, box: Edition) -> Level:
    """`level`, unless it is impossible in the edition or too large to solve."""
    if level.cards > MOST_ASKED:
        raise UsageError("level-too-big", text=format_level(level), most=str(MOST_ASKED))
    for part in level.parts:
        if part.size < 2:
            raise UsageError("part-too-small", part=str(part))
        if part.kind == RUN and part.size > box.top:
            raise UsageError("run-too-long", part=str(part), top=str(box.top))
    return level


def _solved(text: str, target: Target) -> Solution:
    box, level = target.box, target.level
    hand = tuple(sorted(parse_hand(text)))
    if len(hand) > MOST_CARDS:
        raise UsageError("hand-too-big", count=str(len(hand)), most=str(MOST_CARDS))
    for card in hand:
        if is_number(card) and card not in box.faces:
            raise UsageError("card-not-in-edition", card=format_card(card), edition=box.name)
    left = [face for face in box.faces if hand.count(face) < box.count(face)]
    useful = helps(hand, level, box.top, left)
    best = best_way(hand, level, box.top)
    count = count_ways(hand, level, box.top, int(box.colours))
    return Solution(hand, distance(hand, level, box.top), best, count, useful)


def _answer(solution: Solution, target: Target, options: argparse.Namespace, words: Words) -> None:
    if options.json:
        print(json.dumps(_document(solution, target, options.all), ensure_ascii=False))
    else:
        for line in _sentences(solution, target, options.all, words):
            print(line)


def _document(solution: Solution, target: Target, everything: bool) -> dict[str, object]:
    best = solution.best
    document: dict[str, object] = {
        "hand": format_cards(solution.hand),
        "level": format_level(target.level),
        "distance": solution.distance,
        "best": None if best is None else [format_meld(meld) for meld in best],
        "ways": min(solution.ways, MOST_COUNTED),
        "more_ways": solution.ways > MOST_COUNTED,
        "helps": [format_card(card) for card in solution.helps],
    }
    if everything:
        found = ways(solution.hand, target.level, target.box.top, int(target.box.colours))
        document["all"] = [[format_meld(meld) for meld in way] for way in found]
    return document


def _sentences(solution: Solution, target: Target, everything: bool, words: Words) -> list[str]:
    paint = of_stdout()
    hand = words.labelled(words.level(target.level), paint.cards(solution.hand))
    lines = [hand, words.say("cli-distance", count=solution.distance)]
    if solution.distance:
        cards = paint.cards(solution.helps)
        lines.append(words.say("cli-helps", cards=cards) if cards else words.say("cli-helps-none"))
        return lines
    if solution.best is not None:
        lines.append(words.say("cli-best", melds=" ".join([format_meld(meld) for meld in solution.best])))
    lines.append(words.ways(solution.ways, MOST_COUNTED))
    return lines + _listed(solution, target, everything, words, paint)


def _listed(solution: Solution, target: Target, everything: bool, words: Words, paint: Paint) -> list[str]:
    most = None if everything else LISTED
    found = islice(ways(solution.hand, target.level, target.box.top, int(target.box.colours)), most)
    lines = [f"  {paint.melds(way)}" for way in found]
    if solution.ways > MOST_COUNTED and not everything:
        lines.append("  " + words.say("cli-many-more"))
    elif solution.ways > len(lines):
        lines.append("  " + words.say("cli-more-with-all", count=solution.ways - len(lines)))
    return lines

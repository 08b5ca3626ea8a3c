"""`level8 editions`: a table of decks, players and sides."""

import argparse
import json
from typing import Final

from level8.cli.shared.arguments import Parser, add_common, add_edition
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words
from level8.game.cards import KEEP, SKIP, SWAP, TAKE, format_card, is_joker, is_number
from level8.game.editions import Edition, edition, edition_names
from level8.game.levels import format_level

_COLUMNS: Final = ("edition", "cards", "numbers", "jokers", "specials", "players", "sides")


def declare(parser: Parser) -> None:
    add_edition(parser, default=None)
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    names = edition_names() if options.edition is None else (options.edition,)
    boxes = [edition(name) for name in names]
    if options.json:
        print(json.dumps([_document(box) for box in boxes], ensure_ascii=False, indent=2))
    else:
        headings = [words.say(f"cli-{name}") for name in _COLUMNS]
        print_table(headings, [_row(box, words) for box in boxes])
    return 0


def _document(box: Edition) -> dict[str, object]:
    sides = [
        {
            "side": number + 1,
            "levels": [format_level(level) for level in ladder.levels],
            "sources": [level.source for level in ladder.levels],
            "carry_from": int(ladder.carry_from),
            "carry_cards": int(ladder.carry_cards),
        }
        for number, ladder in enumerate(box.sides)
    ]
    return {
        "name": box.name,
        "cards": len(box.deck),
        "numbers": len([card for card in box.deck if is_number(card)]),
        "top": int(box.top),
        "colours": int(box.colours),
        "jokers": {format_card(card): box.count(card) for card in box.faces if is_joker(card)},
        "skip": box.count(SKIP),
        "take": box.count(TAKE),
        "swap": box.count(SWAP),
        "keep": box.count(KEEP),
        "players": [int(box.least_players), int(box.most_players)],
        "mixes": [f"{box.name}+{mix.name}" for mix in box.mixes],
        "sides": sides,
    }


def _row(box: Edition, words: Words) -> list[str]:
    from level8.rulebook import number_cards

    numbers = [
        f"{words.say('cli-range', low=1, high=each.top)} × {each.colours}" for each in number_cards(box)
    ]
    jokers = [f"{box.count(card)} {format_card(card)}" for card in box.faces if is_joker(card)]
    specials = [
        f"{box.count(card)} {words.say(f'cli-{name}')}"
        for name, card in (("skip", SKIP), ("take", TAKE), ("swap", SWAP), ("keep", KEEP))
        if box.count(card)
    ]
    return [
        box.name,
        str(len(box.deck)),
        "\n".join(numbers),
        "\n".join(jokers) or "–",
        "\n".join(specials) or "–",
        words.say("cli-range", low=int(box.least_players), high=int(box.most_players)),
        ", ".join(["★" * (number + 1) for number in range(len(box.sides))]),
    ]

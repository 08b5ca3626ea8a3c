"""`level8 rules`: the rules of one side of an edition, in our own words."""

import argparse
import json

from level8.cli.shared.arguments import Parser, add_common, add_edition, add_side
from level8.cli.shared.words import Words
from level8.game.editions import edition


def declare(parser: Parser) -> None:
    add_edition(parser)
    add_side(parser)
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.rulebook import format_rulebook, rulebook

    box = edition(options.edition)
    book = rulebook(box, options.side, words.messages)
    if not options.json:
        print(format_rulebook(book), end="")
        return 0
    sections = [
        {
            "title": section.title,
            "paragraphs": [paragraph._asdict() for paragraph in section.paragraphs],
            "levels": [card._asdict() for card in section.levels],
        }
        for section in book.sections
    ]
    document = {
        "edition": box.name,
        "side": options.side,
        "language": words.language,
        "title": book.title,
        "sections": sections,
    }
    print(json.dumps(document, ensure_ascii=False, indent=2))
    return 0

"""Writing an edition file: what `edition_file.py` reads, in the order that docs/editions.md has."""

from typing import Final

from level8.game.cards import JOKER, KEEP, SKIP, SWAP, TAKE, is_joker, joker_high, joker_low, number_card
from level8.game.editions import Edition
from level8.game.errors import EditionError
from level8.game.levels import Ladder, format_level

Document = dict[str, object]
_ARRAYS: Final = ("joker", "side", "mix")  # [[joker]]; every other list stands in brackets


def format_edition(edition: Edition) -> str:
    """The file of an edition, which `parse_edition` reads back; a mix has none of its own.

    >>> from level8.game.editions import edition, parse_edition
    >>> parse_edition(format_edition(edition("master")), "mine.toml").sides == edition("master").sides
    True
    """
    return format_document(document_of(edition))


def document_of(edition: Edition) -> Document:
    """What the file of an edition says: all keys that do not have their usual value."""
    if "+" in edition.name:
        raise EditionError(edition.name, "-", "mixed", {"name": edition.name})
    document: Document = {
        "name": edition.name,
        "goal": edition.goal,
        "players": [int(edition.least_players), int(edition.most_players)],
        "keep_cards": int(edition.keep_cards),
        "deck": _deck(edition),
        "side": [_side(ladder) for ladder in edition.sides],
    }
    if edition.mixes:
        document["mix"] = [
            {"name": mix.name, "add": mix.add, "cards": "specials" if mix.only_specials else "all"}
            for mix in edition.mixes
        ]
    return document


def format_document(document: Document) -> str:
    """The text of what an edition file says, right or wrong; values before sections, a key a line."""
    lines: list[str] = []
    _write(document, "", lines)
    return "\n".join(lines) + "\n"


def _deck(edition: Edition) -> Document:
    deck: Document = {
        "colours": int(edition.colours),
        "numbers": int(edition.top),
        "copies": edition.count(number_card(0, 1)),
    }
    for key, card in (("skip", SKIP), ("take", TAKE), ("swap", SWAP), ("keep", KEEP)):
        if edition.count(card):
            deck[key] = edition.count(card)
    jokers: list[Document] = []
    for card in edition.faces:
        if card == JOKER:
            jokers.append({"count": edition.count(card)})
        elif is_joker(card):
            ends: Document = {"low": int(joker_low(card)), "high": int(joker_high(card))}
            jokers.append({"count": edition.count(card), **ends})
    if jokers:
        deck["joker"] = jokers
    return deck


def _side(ladder: Ladder) -> Document:
    side: Document = {}
    if ladder.carry_cards:
        side["carry_from"] = int(ladder.carry_from)
        side["carry_cards"] = int(ladder.carry_cards)
    side["levels"] = [{"asks": format_level(level), "source": level.source} for level in ladder.levels]
    return side


def _write(section: Document, path: str, lines: list[str]) -> None:
    """Add the lines of a section (TOML: a table) and of all sections in it."""
    for key, value in section.items():
        if not isinstance(value, dict) and key not in _ARRAYS:
            lines.append(f"{key} = {_value(value, True)}")
    for key, value in section.items():
        inner = f"{path}{key}"
        if isinstance(value, dict):
            lines.extend(["", f"[{inner}]"])
            _write(value, f"{inner}.", lines)
        elif key in _ARRAYS and isinstance(value, list):
            for each in value:
                lines.extend(["", f"[[{inner}]]"])
                _write(each, f"{inner}.", lines)


def _value(value: object, spread: bool = False) -> str:
    """A value as TOML writes it; `spread`: a list with more than numbers takes a line for each item."""
    if isinstance(value, str):
        return '"' + "".join([_letter(letter) for letter in value]) + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_value(each)}" for key, each in value.items()]) + " }"
    if isinstance(value, list):
        items = [_value(each) for each in value]
        if spread and value and not isinstance(value[0], int):
            return "[\n" + "".join([f"  {item},\n" for item in items]) + "]"
        return f"[{', '.join(items)}]"
    return str(value)


def _letter(letter: str) -> str:
    """A character in a TOML text: a quote, a backslash or a control character is escaped."""
    if letter in '"\\':
        return f"\\{letter}"
    if letter < " " or letter == "\x7f":
        return f"\\u{ord(letter):04x}"
    return letter

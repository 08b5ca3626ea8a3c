"""What a page keeps for when there is no network: editions, the names of bots, printed rules, puzzles."""

from functools import cache
from typing import Final

import msgspec

from level8.bots import BOT_NAMES
from level8.game.editions import edition, edition_names
from level8.messages import LANGUAGES, Messages
from level8.puzzles.shelf import shipped
from level8.server.table.printed import editions, rules
from level8.server.table.puzzling import puzzle_list, puzzle_seen

FOLDER: Final = "here/printed/"  # where a page looks for it


@cache
def _rules() -> dict[str, tuple[str, int, str]]:
    """Edition, side and language of all rules, by the name of their file."""
    sides = [(name, side) for name in edition_names() for side in range(1, len(edition(name).sides) + 1)]
    return {
        f"rules-{name}-{side}-{language}.json": (name, side, language)
        for name, side in sides
        for language in LANGUAGES
    }


@cache
def _puzzles() -> dict[str, int]:
    """The numbers of all puzzles, by the name of their file."""
    return {f"puzzle-{number}.json": number for number in range(1, len(shipped()) + 1)}


def printed_files() -> list[str]:
    """The names of all files."""
    return ["editions.json", "bots.json", "puzzles.json", *_rules(), *_puzzles()]


def printed_file(file: str) -> bytes | None:
    """What is in a file; None if there is none of this name."""
    if file == "editions.json":
        return msgspec.json.encode(editions())
    if file == "bots.json":
        return msgspec.json.encode(BOT_NAMES)
    if file == "puzzles.json":
        return msgspec.json.encode(puzzle_list())
    if file.startswith("puzzle-") and file in _puzzles():
        return msgspec.json.encode(puzzle_seen(_puzzles()[file]))
    if file not in _rules():
        return None
    name, side, language = _rules()[file]
    return msgspec.json.encode(rules(edition(name), side, Messages(language)))

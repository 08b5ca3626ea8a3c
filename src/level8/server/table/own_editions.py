"""Editions of one's own, for a page that edits them: fields, file and edition; what is wrong; its rules."""

from typing import Any, Final

import msgspec

from level8.game.edition_file import LONGEST
from level8.game.edition_writing import document_of, format_document
from level8.game.editions import parse_edition
from level8.game.errors import EditionError
from level8.server.table.printed import rules, seen_edition
from level8.server.table.refusing import Refusal
from level8.server.table.table import built_in, table_edition
from level8.server.wire.own import (
    EditionAsked,
    EditionChecked,
    EditionFields,
    Fault,
    RulesAsked,
)
from level8.server.wire.pages import Rules
from level8.wording import Wording

FILE: Final = "edition.toml"  # what errors call it
_LEFT_OUT: Final = frozenset(
    ("low", "high", "skip", "take", "swap", "keep", "joker", "carry_from", "carry_cards", "mix")
)


def checked(asked: EditionAsked) -> EditionChecked:
    """An edition as a file, as fields and as a page shows it.

    A fault in fields is part of the answer; a file or a name with a fault is refused.

    >>> checked(EditionAsked(name="mario")).edition.cards
    98
    """
    if asked.fields is not None:
        return _of_fields(asked.fields)
    box = parse_edition(asked.text, FILE) if asked.text else built_in(asked.name)
    return _of_fields(msgspec.convert(document_of(box), EditionFields))


def _of_fields(fields: EditionFields) -> EditionChecked:
    text = format_document(_said(msgspec.to_builtins(fields)))
    if len(text) > LONGEST:
        raise Refusal("too-long", most=str(LONGEST))
    try:
        box = parse_edition(text, FILE)
    except EditionError as error:
        return EditionChecked(text, fields, None, Fault(error.detail["key"], error.message, error.detail))
    return EditionChecked(text, fields, seen_edition(box), None)


def _said(section: dict[str, Any]) -> dict[str, Any]:
    """The fields of a section as TOML keys; an optional key without a value is left out."""
    said = {key: value for key, value in section.items() if value or key not in _LEFT_OUT}
    for key, value in said.items():
        if isinstance(value, dict):
            said[key] = _said(value)
        elif isinstance(value, list):
            said[key] = [_said(each) if isinstance(each, dict) else each for each in value]
    return said


def rules_of(asked: RulesAsked, messages: Wording) -> Rules:
    """The rules in words of a side of any edition."""
    return rules(table_edition(asked.edition, asked.edition_file), asked.side, messages)

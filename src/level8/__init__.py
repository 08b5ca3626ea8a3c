"""Level 8, the card game: its rules, players and records, and a table to play at.

>>> from level8 import Game, edition
>>> game = Game.new(edition("modern"), side=1, seats=4, seed=8)
>>> game.legal_actions()
[<draw>, <draw 4>]

This is the front door: `__all__` lists what is public, and docs/api.md describes it. A name is imported when
it is first asked for, so that `import level8` stays quick. The modules inside import each other, never the
front door.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from level8.purity import choose_form
from level8.standin import stand_in

if TYPE_CHECKING:
    from level8.bots import BOT_NAMES, make_bot
    from level8.bots.bot import Bot
    from level8.bots.seating import Seated
    from level8.game.actions import (
        DRAW_PILE,
        NOBODY,
        Action,
        Carry,
        Discard,
        Draw,
        Keep,
        LayDown,
        LayOff,
        Show,
        Skip,
        Swap,
        Take,
        TakeShown,
        format_action,
        parse_action,
    )
    from level8.game.cards import (
        COLOURS,
        JOKER,
        KEEP,
        SKIP,
        SWAP,
        TAKE,
        UNSEEN,
        colour_of,
        format_card,
        format_cards,
        is_joker,
        is_number,
        joker,
        joker_high,
        joker_low,
        number_card,
        number_of,
        parse_card,
        parse_cards,
        parse_hand,
        stands_for_colour,
        stands_for_number,
    )
    from level8.game.edition_writing import format_edition
    from level8.game.editions import Edition, edition, edition_names, parse_edition
    from level8.game.errors import EditionError, IllegalAction, Level8Error, NotationError, Reason, SetupError
    from level8.game.game import Game
    from level8.game.levels import COLOUR, RUN, SET, Ladder, Level, Part, format_level, parse_level
    from level8.game.melds import ColourGroup, Meld, Run, Set, format_meld, parse_meld
    from level8.game.options import Options
    from level8.game.solver import best_way, count_ways, distance, helps, most_lay_offs, ways
    from level8.game.state import Step
    from level8.game.view import SPECTATOR, View
    from level8.lab.coded import CodedGame
    from level8.lab.codes import Codes
    from level8.messages import LANGUAGES, Messages
    from level8.record import (
        Record,
        Recorder,
        RecordError,
        Verdict,
        format_record,
        parse_record,
        verify,
        verify_bytes,
    )

__version__ = "0.1.0"

stand_in()
# Before anything of level8.game is imported, or its compiled modules would be found first.
compiled: Final = choose_form()

__all__ = [
    "BOT_NAMES",
    "COLOUR",
    "COLOURS",
    "DRAW_PILE",
    "JOKER",
    "KEEP",
    "LANGUAGES",
    "NOBODY",
    "RUN",
    "SET",
    "SKIP",
    "SPECTATOR",
    "SWAP",
    "TAKE",
    "UNSEEN",
    "Action",
    "Bot",
    "Carry",
    "CodedGame",
    "Codes",
    "ColourGroup",
    "Discard",
    "Draw",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "Keep",
    "Ladder",
    "LayDown",
    "LayOff",
    "Level",
    "Level8Error",
    "Meld",
    "Messages",
    "NotationError",
    "Options",
    "Part",
    "Reason",
    "Record",
    "RecordError",
    "Recorder",
    "Run",
    "Seated",
    "Set",
    "SetupError",
    "Show",
    "Skip",
    "Step",
    "Swap",
    "Take",
    "TakeShown",
    "Verdict",
    "View",
    "best_way",
    "colour_of",
    "compiled",
    "count_ways",
    "distance",
    "edition",
    "edition_names",
    "format_action",
    "format_card",
    "format_cards",
    "format_edition",
    "format_level",
    "format_meld",
    "format_record",
    "helps",
    "is_joker",
    "is_number",
    "joker",
    "joker_high",
    "joker_low",
    "make_bot",
    "most_lay_offs",
    "number_card",
    "number_of",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_edition",
    "parse_hand",
    "parse_level",
    "parse_meld",
    "parse_record",
    "stands_for_colour",
    "stands_for_number",
    "verify",
    "verify_bytes",
    "ways",
]

# Each name is here and in the imports above, where type checkers and editors find it.
_NAMES_IN: Final = {
    "level8.bots": "BOT_NAMES make_bot",
    "level8.bots.bot": "Bot",
    "level8.bots.seating": "Seated",
    "level8.game.options": "Options",
    "level8.game.actions": (
        "DRAW_PILE NOBODY Action Carry Discard Draw Keep LayDown LayOff Show Skip Swap Take TakeShown "
        "format_action parse_action"
    ),
    "level8.game.cards": (
        "COLOURS JOKER KEEP SKIP SWAP TAKE UNSEEN colour_of format_card format_cards is_joker "
        "is_number joker joker_high joker_low number_card number_of parse_card parse_cards parse_hand "
        "stands_for_colour stands_for_number"
    ),
    "level8.game.edition_writing": "format_edition",
    "level8.game.editions": "Edition edition edition_names parse_edition",
    "level8.game.errors": "EditionError IllegalAction Level8Error NotationError Reason SetupError",
    "level8.game.game": "Game",
    "level8.game.levels": "COLOUR RUN SET Ladder Level Part format_level parse_level",
    "level8.game.melds": "ColourGroup Meld Run Set format_meld parse_meld",
    "level8.game.solver": "best_way count_ways distance helps most_lay_offs ways",
    "level8.game.state": "Step",
    "level8.game.view": "SPECTATOR View",
    "level8.lab.coded": "CodedGame",
    "level8.lab.codes": "Codes",
    "level8.messages": "LANGUAGES Messages",
    "level8.record": "Record RecordError Recorder Verdict format_record parse_record verify verify_bytes",
}
_MODULE_OF: Final = {name: module for module, names in _NAMES_IN.items() for name in names.split()}

if not TYPE_CHECKING:  # with a `__getattr__`, a type checker accepts every name

    def __getattr__(name):
        """Import a public name from its module; from then on it is an attribute of this one."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""What the views of a table have in common, kept from view to view for as long as it stays the same.

A view goes to everybody at the table after each action, and most of it is what they all see, or what they
saw before. That is written as JSON once; a view holds it as it is. From a PublicSnapshot `show` makes the
same view, byte for byte, which the tests compare.
"""

from typing import Final, cast

import msgspec

from level8.game.game import Game
from level8.game.view import View
from level8.server.table.showing import Own, PublicSnapshot
from level8.server.table.table import Table
from level8.server.wire import telling
from level8.server.wire.telling import PlaceSeen, TableSeen

_encoder: Final = msgspec.json.Encoder()
MOST_PEOPLE: Final = 64  # whose view of the table is kept
Kept = dict[str, tuple[object, msgspec.Raw]]


class KeptSnapshot(PublicSnapshot):
    """A PublicSnapshot whose parts are JSON; it goes on with what the one before has kept."""

    def __init__(self, table: Table, before: "KeptSnapshot | None" = None) -> None:
        super().__init__(table, before)
        self._around: Final[Kept] = {} if before is None else before._around
        self._own: Final[dict[int, tuple[object, Own]]] = {} if before is None else before._own
        self._may: Final[dict[int, tuple[object, telling.May | None]]] = {} if before is None else before._may

    def told(self, places: list[PlaceSeen]) -> list[PlaceSeen]:
        """What lies in front of the seats: the same for all onlookers."""
        return cast("list[PlaceSeen]", msgspec.Raw(_encoder.encode(places)))

    def around(self, table: Table, person: str, watching: int) -> TableSeen:
        """The people, the seats and the settings: the same until one of them changes."""
        key = (table.around_version, table.state, table.number, watching)
        known = self._around.get(person)
        if known is None or known[0] != key:
            if len(self._around) >= MOST_PEOPLE:
                self._around.clear()
            made = msgspec.Raw(_encoder.encode(super().around(table, person, watching)))
            known = self._around[person] = (key, made)
        return cast("TableSeen", known[1])

    def own(self, game: Game, view: View) -> Own:
        """What a seat sees of itself: the same until its cards or its level change."""
        seat = view.seat
        key = (view.hand, view.kept, view.level(seat), view.laid(seat), game.over)
        known = self._own.get(seat)
        if known is None or known[0] != key:
            known = self._own[seat] = (key, super().own(game, view))
        return known[1]

    def may(self, table: Table, view: View) -> telling.May | None:
        """What a seat may do: the same until the game goes on, or somebody comes or goes."""
        key = (table.game_version, table.around_version, table.number, table.version if table.pause else 0)
        known = self._may.get(view.seat)
        if known is None or known[0] != key:
            known = self._may[view.seat] = (key, super().may(table, view))
        return known[1]

"""Writes a View as a vector of numbers between 0 and 1; docs/environments.md describes its fields.

Needs numpy, which the extras `pettingzoo` and `openspiel` bring.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from level8.game.cards import COLOUR_NAMES, UNSEEN, format_cards
from level8.game.editions import Edition
from level8.game.levels import COLOUR, KINDS
from level8.game.melds import Meld, format_meld
from level8.game.state import Step
from level8.game.view import View
from level8.lab.codes import Codes, Spelling

Vector = NDArray[np.float32]

LONG_ROUNDS: Final = 100  # counts are divided by these limits and capped at 1
LONG_TURNS: Final = 400
MANY_CARDS: Final = 24
MANY_KEEPS: Final = 4
MANY_CODES: Final = 24


@final
class Observer:
    """Writes the Views of games of one edition, side and number of seats as vectors of one length.

    Seats are counted from the one whose View it is, to its left.

    >>> from level8.game.editions import edition
    >>> from level8.game.game import Game
    >>> observer = Observer(edition("modern"), side=1, seats=4)
    >>> vector = observer.vector(Game.new(edition("modern"), 1, 4, seed=8).view(0))
    >>> vector.shape == (observer.size,), float(vector[observer.fields["seat 0 level"]].sum())
    (True, 1.0)
    """

    def __init__(self, edition: Edition, side: int, seats: int) -> None:
        self.codes: Final = Codes(edition)
        self.seats: Final = seats
        self._levels: Final = len(edition.ladder(side).levels)
        self._deck: Final = len(edition.deck)
        self._index: Final = {face: index for index, face in enumerate(edition.faces)}
        self._copies: Final = np.array([edition.count(face) for face in edition.faces], np.float32)
        self._values: Final = self.codes.top + len(COLOUR_NAMES)
        self.fields: Final[dict[str, slice]] = {}  # the slice of each field in a vector
        self.size = 0
        self._lay_out()

    def _lay_out(self) -> None:
        faces = len(self._index)
        codes = self.codes
        for name, size in (
            ("step", len(Step)),
            ("turn of", self.seats),
            ("to act", self.seats),
            ("dealer", self.seats),
            ("draw pile, round, turn", 3),
            ("hand", faces),
            ("kept", faces),
            ("under", faces),
            ("begun", codes.count),
            ("begun last", codes.count),
            ("begun length, slots", 2),
            ("begun part", codes.parts),
            ("begun parameter", self._values),
        ):
            self._add(name, size)
        for seat in range(self.seats):
            for name, size in (
                ("level", self._levels),
                ("laid, skipped, decided, keeps, cards", 5),
                ("known", faces),
                ("top", faces),
                ("discards", faces),
                ("shown", faces),
                ("display", faces),
                ("melds", codes.parts * (len(KINDS) + self._values + 1)),
            ):
                self._add(f"seat {seat} {name}", size)

    def _add(self, name: str, size: int) -> None:
        self.fields[name] = slice(self.size, self.size + size)
        self.size += size

    def vector(self, view: View, begun: Spelling = ()) -> Vector:
        """The vector of `view` and of `begun`, the codes that its seat has spelled of an action."""
        vector = np.zeros(self.size, np.float32)
        part = {name: vector[where] for name, where in self.fields.items()}
        first = max(view.seat, 0)  # for a spectator seats are counted from the first
        part["step"][int(view.step)] = 1
        for name, seat in (("turn of", view.turn_seat), ("to act", view.to_act), ("dealer", view.dealer)):
            part[name][(seat - first) % self.seats] = 1
        shares = view.draw_pile / self._deck, view.round / LONG_ROUNDS, view.turn / LONG_TURNS
        part["draw pile, round, turn"][:] = np.minimum(1, shares)
        self._count(part["hand"], view.hand)
        self._count(part["kept"], view.kept)
        self._count(part["under"], view.under)
        for ahead in range(self.seats):
            self._write_seat(part, view, (first + ahead) % self.seats, f"seat {ahead} ")
        if begun:
            self._write_begun(part, view, begun)
        return vector

    def _count(self, row: Vector, cards: Iterable[int]) -> None:
        """Write into `row`, for each face, the share of the deck's copies that are in `cards`."""
        for card in cards:
            if card != UNSEEN:
                row[self._index[card]] += 1
        row /= self._copies

    def _write_seat(self, part: dict[str, Vector], view: View, seat: int, name: str) -> None:
        part[name + "level"][view.level(seat) - 1] = 1
        place = view.table.places[seat]
        part[name + "laid, skipped, decided, keeps, cards"][:] = (
            place.laid,
            place.skipped,
            place.decided,
            min(1, place.keeps / MANY_KEEPS),
            min(1, view.hand_size(seat) / MANY_CARDS),
        )
        discards = view.discards(seat)
        display = view.display(seat)
        self._count(part[name + "known"], view.known(seat))
        self._count(part[name + "discards"], discards)
        self._count(part[name + "shown"], view.shown(seat))
        self._count(part[name + "display"], [card for laid in display for card in laid.cards])
        if discards:
            part[name + "top"][self._index[discards[-1]]] = 1
        rows = part[name + "melds"].reshape(self.codes.parts, -1)
        for row, laid in zip(rows, display):
            self._write_meld(row, laid)

    def _write_meld(self, row: Vector, laid: Meld) -> None:
        row[laid.kind] = 1
        row[len(KINDS) + self._value(int(laid.kind), int(laid.value))] = 1
        row[-1] = min(1, len(laid.cards) / MANY_CARDS)

    def _value(self, kind: int, value: int) -> int:
        """The index of a meld's parameter: first the numbers from 1, then the colours."""
        return self.codes.top + value if kind == COLOUR else value - 1

    def _write_begun(self, part: dict[str, Vector], view: View, begun: Spelling) -> None:
        for code, count in Counter(begun).items():
            part["begun"][code] = min(1, count / MANY_CARDS)
        part["begun last"][begun[-1]] = 1
        slots = 0
        if begun[0] == self.codes.lay:
            finished, value, chosen = self.codes.laid_so_far(view.asks(view.seat).parts, begun)
            part["begun part"][len(finished)] = 1
            slots = len(chosen)
            if value is not None:
                kind = view.asks(view.seat).parts[len(finished)].kind
                part["begun parameter"][self._value(int(kind), value)] = 1
        part["begun length, slots"][:] = len(begun) / MANY_CODES, slots / MANY_CODES

    def text(self, view: View, begun: Spelling = ()) -> str:
        """`view` and `begun` as text."""
        table = (
            f"seat {view.seat + 1} round {view.round} turn {view.turn} of {view.turn_seat + 1}, "
            f"{view.step.name} by {view.to_act + 1}, dealer {view.dealer + 1}, "
            f"pile {view.draw_pile}, under {_cards(view.under)}"
        )
        own = f"hand {_cards(view.hand)}, kept {_cards(view.kept)}"
        spelled = [self.codes.text(code) for code in begun]
        begins = [f"begun {', '.join(spelled)}"] if begun else []
        return "\n".join([table, own, *[_seat_text(view, seat) for seat in range(self.seats)], *begins])


def _cards(cards: tuple[int, ...]) -> str:
    return format_cards(cards) or "none"


def _seat_text(view: View, seat: int) -> str:
    place = view.table.places[seat]
    said = [f"{seat + 1}: level {place.level}, {len(place.hand)} cards, known {_cards(view.known(seat))}"]
    said.append(f"discards {_cards(view.discards(seat))}")
    if place.laid:
        said.append(" ".join(["laid", *[format_meld(laid) for laid in place.display]]))
    if len(place.shown) > 0:
        said.append(f"shown {_cards(view.shown(seat))}")
    if place.skipped:
        said.append("skipped")
    if place.decided:
        said.append("decided")
    if place.keeps:
        said.append(f"keeps {place.keeps}")
    return ", ".join(said)

"""A hand and a table, sorted into what the walks of lay_off.py ask for."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.cards import colour_of, is_joker, is_number, joker_high, joker_low, number_of
from level8.game.filling import PALETTE, STRIDE, Filling
from level8.game.levels import COLOUR, SET, Level
from level8.game.melds import Meld

Counts = tuple[int, ...]
PLAIN: Final = 31  # what joker_high says of a joker without a range
NEVER: Final = 1000  # more than any loss


@final
class Holding:
    """A hand sorted into what the walk asks for."""

    def __init__(self, hand: Sequence[int]) -> None:
        self.of_face: Final = [0] * (PALETTE * STRIDE)
        self.of_number: Final = [0] * STRIDE
        self.of_colour: Final = [0] * PALETTE
        kinds: dict[int, int] = {}
        for card in hand:
            if is_number(card):
                self.of_face[card] += 1
                self.of_number[number_of(card)] += 1
                self.of_colour[colour_of(card)] += 1
            elif is_joker(card):
                kinds[card] = kinds.get(card, 0) + 1
        # The narrowest range first: where it will do, a wider joker is better kept.
        self.kinds: Final = sorted(kinds, key=lambda kind: (joker_high(kind) - joker_low(kind), kind))
        self.jokers: Final = tuple([kinds[kind] for kind in self.kinds])
        self.total: Final = sum(self.of_colour) + sum(self.jokers)


@final
class Table:
    """The places for lay-offs that are there before the level is laid."""

    def __init__(self, melds: Sequence[Meld], top: int) -> None:
        self.sets: int = 0  # numbers, as bits
        self.colours: int = 0
        self.ups: Final = [0] * (STRIDE + 2)  # runs that can grow upwards from a number on
        self.downs: Final = [0] * (STRIDE + 2)
        self.runs: int = 0
        self.room: int = 0  # how many cards all runs together could take
        for one in melds:
            value = int(one.value)
            if one.kind == SET:
                self.sets |= 1 << value
            elif one.kind == COLOUR:
                self.colours |= 1 << value
            else:
                end = value + len(one.cards) - 1
                self.ups[end + 1] += 1
                self.downs[value - 1] += 1
                self.runs += 1
                self.room += top - len(one.cards)


@final
class Fewest:
    """The fewest jokers that parts take which start at a number or later, worked out when asked for."""

    def __init__(self, holding: Holding, level: Level, top: int) -> None:
        self.top: Final = top
        self.held: Final = holding.of_number
        asked: dict[tuple[int, int], int] = {}
        for part in level.parts:
            if part.kind != COLOUR:
                shape = (int(part.kind), int(part.size))
                asked[shape] = asked.get(shape, 0) + 1
        self.shapes: Final = sorted(asked)  # runs first
        self.asked: Final = tuple([asked[shape] for shape in self.shapes])
        self.known: Final[dict[tuple[int, Counts], int]] = {}

    def jokers(self, number: int, to_lay: Counts) -> int:
        key = (number, to_lay)
        known = self.known.get(key)
        if known is None:
            known = self._work_out(number, to_lay)
            self.known[key] = known
        return known

    def _work_out(self, number: int, to_lay: Counts) -> int:
        if sum(to_lay) == 0:
            return 0
        cards = vec[i64]()
        for at in range(number, self.top + 1):
            for _ in range(self.held[at]):
                cards = append(cards, at)
        filling = Filling(cards, self.top)
        for (kind, size), count in zip(self.shapes, to_lay):
            for _ in range(count):
                filling.ask(kind, size, number)
        filled = filling.most(-1)
        return NEVER if filled < 0 else int(filling.cards - filled)

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
class Kinds:
    """What the kinds of jokers in a hand stand for, number by number; kinds are named by their places."""

    def __init__(self, kinds: list[int], top: int) -> None:
        lows = [int(joker_low(kind)) for kind in kinds]
        highs = [int(joker_high(kind)) for kind in kinds]
        places = range(len(kinds))
        numbers = range(top + 1)
        self.covering: Final = [
            [at for at in places if lows[at] <= number <= highs[at]] for number in numbers
        ]
        self.mask: Final = [sum([1 << at for at in covering]) for covering in self.covering]
        self.later: Final = [[at for at in places if highs[at] > number] for number in numbers]
        # Those that begin at the next number or before, the one that reaches farthest first; then the others.
        farthest = sorted(places, key=lambda at: -highs[at])
        self.farthest: Final = [[at for at in farthest if lows[at] <= number + 1] for number in numbers]
        self.to_come: Final = [[at for at in places if lows[at] > number + 1] for number in numbers]
        self.narrower: Final = [  # those whose range lies within a kind's own
            [at for at in range(here) if lows[here] <= lows[at] and highs[at] <= highs[here]]
            for here in places
        ]


@final
class Start:
    """What of the level begins at a number, and what that means for walks of the same parts."""

    def __init__(
        self,
        laid: Counts,
        to_lay: Counts,
        growing: Counts,
        asked: int,
        begun: int,
        ended: int,
        has_set: bool,
        least_loss: int,
        fewest: int,
        most_down: int,
    ) -> None:
        self.laid: Final = laid  # how many of each shape begin here
        self.to_lay: Final = to_lay  # how many of each shape are still to come
        self.growing: Final = growing  # the cards that each begun run of the level still needs
        self.asked: Final = asked  # cards of this number that the level needs
        self.begun: Final = begun
        self.ended: Final = ended
        self.has_set: Final = has_set
        self.least_loss: Final = least_loss  # after this number
        self.fewest: Final = fewest  # jokers for the level after this number
        self.most_down: Final = most_down


@final
class Walk:
    """One walk on its way: what it has left, what it lost, and how it came here."""

    def __init__(
        self,
        before: "Walk | None",
        start: Start,
        up: int,
        down: int,
        jokers: Counts,
        owned: Counts,
        sunk: int,
        loss: int,
        spent: int,
    ) -> None:
        self.before: Final = before
        self.start: Final = start
        self.to_lay: Final = start.to_lay
        self.growing: Final = start.growing
        self.up: Final = up  # runs that could take the next number at their upper end
        self.down: Final = down  # runs that must take the next number, or start there
        self.jokers: Final = jokers  # left of each kind
        self.left: Final = sum(jokers)
        self.owned: Final = owned  # cards left of each own group's colour
        self.sunk: Final = sunk  # kinds of jokers, as bits, that some set of the level takes
        self.loss: Final = loss  # cards behind that no meld takes
        self.spent: Final = spent  # jokers in the level itself


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

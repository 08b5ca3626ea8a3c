"""Deals at random what a seat cannot see after draw piles were formed anew, true to all that it has seen.

A world is one way in which all cards may have gone since the first of these piles was formed. It says which
cards lay hidden then, how every shuffle came out, and which copy of its face each hidden card was that left a
hand or was shown since; copies of a face are different cards here. Samples are uniform: all worlds in which
the seat sees what it saw are equally likely, and nothing is read into what others chose to do. If a hand
holds equal cards and one leaves it, it is one that everyone saw coming, if there is such a card.

Every hidden card comes from a stock. The cards that lay in the hands when the first pile was formed are one
stock, and each pile is one; everyone saw the faces of which a pile was formed. All orders of a stock are
equally likely, so a sample only has to choose the stock of each revealed card. A face that lies in one stock
leaves no choice. For the others a dynamic programme counts the worlds of all choices, reveal by reveal. Say
that w worlds lead to a reveal, that the hand then holds h cards of a stock, and that m cards of the stock are
not revealed yet, c of them with this face. In w·h·c/m of the worlds the card came from this stock, up to a
factor that all choices share.
"""

from typing import Final, final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i16, i64

from level8.game.cards import UNSEEN
from level8.game.place import FORMED
from level8.game.shuffle import Chance
from level8.game.state import State

# A state of the programme: how many revealed cards came from each stock, first in all, then for each seat,
# then for each face that is revealed more than once.
Tally = tuple[int, ...]
# How a tally is reached: the tally before the reveal, the stock of the revealed card, the weight of this.
Predecessor = tuple[Tally, int, float]
# If there are more tallies than this after a reveal, the least likely are left out, for weighing all would
# take too long. It happens with half a dozen piles in a round, or if nearly every card has a twin.
MOST_TALLIES: Final = 2000
_FAR_TOO_MANY: Final = 1 << 40
_GRAINS: Final = 1 << 15


@final
class Reveal:
    """A hidden card that another seat has put out or shown since the first pile was formed."""

    def __init__(self, seat: int, card: int, at: int, held: list[int]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.at: Final = at  # its index in the seat's course
        self.held: Final = held  # how many hidden cards of each stock had come into the hand by then
        self.copies: list[int] = []  # how many cards of its face each stock had
        self.stocks: list[int] = []  # the stocks that it may have come from
        self.seat_at = 0  # the first position of its seat in a tally
        self.face_at = -1  # and of its face, if that is revealed more than once
        self.last_read: list[int] = []  # positions of the tally that no later reveal reads

    def counted(self, stock: int) -> list[int]:
        """The positions of a tally that count this card if it came from a stock."""
        positions = [stock, self.seat_at + stock]
        if self.face_at >= 0:
            positions.append(self.face_at + stock)
        return positions


@final
class Origins:
    """The stocks as one seat knows them, and what others revealed of them."""

    def __init__(self, table: State, seat: i64, unseen: vec[i64], most: int = MOST_TALLIES) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self._count: Final = 1 + len(table.formed)
        piles = self._piles()
        self.reveals: Final = self._revealed()
        first = unseen
        for reveal in self.reveals:
            first = append(first, reveal.card)
        for pile in piles:
            for card in pile:
                first = remove(first, card)
        self.stocks: Final = [first, *piles]  # what the hands hid, then the piles
        self._sizes: Final = [len(stock) for stock in self.stocks]
        self._width = self._count * (1 + int(table.seats))
        self._number()
        self._before: list[dict[Tally, list[Predecessor]]] = []  # for each reveal and each tally after it
        self._ends: list[Predecessor] = []
        while not self._count_worlds(most):
            most *= 8
            assert most < _FAR_TOO_MANY, "a hidden card was put out that cannot have been there"

    def _piles(self) -> list[vec[i64]]:
        """The cards of which each pile was formed, without those that the seat itself has drawn."""
        piles = [pile[:] for pile in self.table.formed]
        if self.seat >= 0:
            stock = 0
            for entry in self.table.places[self.seat].course:
                if entry == FORMED:
                    stock += 1
                elif entry > 0:
                    piles[stock - 1] = remove(piles[stock - 1], i64(entry))
        return piles

    def _revealed(self) -> list[Reveal]:
        """The reveals of the other seats, pile by pile, and for each pile seat by seat.

        Each seat's reveals must stay in order. Going pile by pile keeps few tallies open at a time.
        """
        found: list[list[Reveal]] = [[] for _ in range(self._count)]
        for seat in range(self.table.seats):
            if seat != self.seat:
                place = self.table.places[seat]
                held = [0] * self._count
                held[0] = len(place.hand) - len(place.known)
                for entry in place.course:
                    if entry < 0:
                        held[0] += 1
                    elif entry != FORMED:
                        held[0] -= 1
                stock = 0
                for at in range(len(place.course)):
                    entry = place.course[at]
                    if entry < 0:
                        found[stock].append(Reveal(int(seat), int(-entry), int(at), held[:]))
                    elif entry == FORMED:
                        stock += 1
                    else:
                        held[stock] += 1
        return [reveal for reveals in found for reveal in reveals]

    def _number(self) -> None:
        """Note for each reveal from which stocks it may come, and where tallies count it."""
        times: dict[int, int] = {}
        for reveal in self.reveals:
            times[reveal.card] = times.get(reveal.card, 0) + 1
        positions: dict[int, int] = {}
        for reveal in self.reveals:
            reveal.copies = [_copies(stock, reveal.card) for stock in self.stocks]
            reveal.stocks = [
                stock for stock in range(self._count) if reveal.held[stock] > 0 and reveal.copies[stock] > 0
            ]
            reveal.seat_at = self._count * (1 + reveal.seat)
            if times[reveal.card] > 1:
                if reveal.card not in positions:
                    positions[reveal.card] = self._width
                    self._width += self._count
                reveal.face_at = positions[reveal.card]
        later: set[int] = set()
        for index in range(len(self.reveals) - 1, -1, -1):
            reveal = self.reveals[index]
            for stock in reveal.stocks:
                reveal.last_read.extend([at for at in reveal.counted(stock) if at not in later])
            later.update(reveal.last_read)

    # --- where they came from ---

    def choose(self, chance: Chance) -> list[int]:
        """A stock for each revealed card, at random; the chance of a choice is its share of the worlds."""
        tally = self._ends[_picked(self._ends, chance)][0]
        chosen: list[int] = []
        for index in range(len(self.reveals) - 1, -1, -1):
            before = self._before[index][tally]
            tally, stock, _ = before[_picked(before, chance)]
            chosen.append(stock)
        chosen.reverse()
        return chosen

    def _count_worlds(self, most: int) -> bool:
        """Weigh the `most` likely tallies after each reveal; False if none of them explains the next one."""
        self._before = []
        layer: dict[Tally, float] = {(0,) * self._width: 1.0}
        for reveal in self.reveals:
            before: dict[Tally, list[Predecessor]] = {}
            weights: dict[Tally, float] = {}
            for tally, weight in _likeliest(layer, most):
                for stock in reveal.stocks:
                    share = weight * self._share(reveal, tally, stock)
                    if share > 0:
                        after = _after(reveal, tally, stock)
                        before.setdefault(after, []).append((tally, stock, share))
                        weights[after] = weights.get(after, 0.0) + share
            if not weights:
                return False
            self._before.append(before)
            total = sum(weights.values())
            layer = {tally: weight / total for tally, weight in weights.items()}
        self._ends = [(tally, 0, weight) for tally, weight in layer.items()]
        return True

    def _share(self, reveal: Reveal, tally: Tally, stock: int) -> float:
        """How many cards in the hand are from a stock and have the revealed face, on average."""
        held = reveal.held[stock] - tally[reveal.seat_at + stock]
        copies = reveal.copies[stock]
        if reveal.face_at >= 0:
            copies -= tally[reveal.face_at + stock]
        return held * copies / (self._sizes[stock] - tally[stock]) if held > 0 and copies > 0 else 0.0

    # --- the deal ---

    def deal(self, state: State, chance: Chance) -> None:
        """Fill in every hidden card of `state`, a copy of the table."""
        stocks = [stock[:] for stock in self.stocks]
        chosen = self.choose(chance)
        for index, reveal in enumerate(self.reveals):
            stock = chosen[index]
            stocks[stock] = remove(stocks[stock], reveal.card)
            if stock > 0:
                course = state.places[reveal.seat].course
                draws = _untold(course, stock, reveal.at)
                course[draws[chance.below(len(draws))]] = i16(reveal.card)
        for stock in range(self._count):
            chance.shuffle(stocks[stock])
        for other in range(state.seats):
            if other != self.seat:
                place = state.places[other]
                hand = place.known[:]
                for stock in range(1, self._count):
                    for at in _untold(place.course, stock, len(place.course)):
                        stocks[stock], card = pop(stocks[stock])
                        place.course[at] = i16(card)
                        hand = append(hand, card)
                while len(hand) < len(place.hand):
                    stocks[0], card = pop(stocks[0])
                    hand = append(hand, card)
                place.hand = vec[i64](sorted(hand))
        state.pile = stocks[self._count - 1]


def _likeliest(layer: dict[Tally, float], most: int) -> list[tuple[Tally, float]]:
    weighed = list(layer.items())
    if len(weighed) > most:
        weighed.sort(key=lambda one: one[1], reverse=True)
        del weighed[most:]
    return weighed


def _after(reveal: Reveal, tally: Tally, stock: int) -> Tally:
    """The tally after a reveal; counts that no later one reads are set to 0, so that equal tallies merge."""
    after = list(tally)
    for at in reveal.counted(stock):
        after[at] += 1
    for at in reveal.last_read:
        after[at] = 0
    return tuple(after)


def _copies(cards: vec[i64], wanted: i64) -> int:
    count = 0
    for card in cards:
        if card == wanted:
            count += 1
    return count


def _untold(course: vec[i16], stock: int, end: i64) -> list[int]:
    """The indices of a course, below `end`, at which a card of a stock was drawn that is still unknown."""
    found: list[int] = []
    formed = 0
    for at in range(end):
        if course[at] == FORMED:
            formed += 1
        elif course[at] == UNSEEN and formed == stock:
            found.append(int(at))
    return found


def _picked(weighed: list[Predecessor], chance: Chance) -> int:
    """A random index, each with the probability of its weight, to within one in a thousand million."""
    last = len(weighed) - 1
    if last == 0:
        return 0
    grain = chance.below(_GRAINS) * _GRAINS + chance.below(_GRAINS)
    point = (float(grain) + 0.5) / float(_GRAINS * _GRAINS) * sum([weight for _, _, weight in weighed])
    for index in range(last):
        point -= weighed[index][2]
        if point < 0:
            return index
    return last

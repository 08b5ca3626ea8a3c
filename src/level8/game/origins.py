"""Dealing what a seat cannot see after a draw pile was formed anew, true to everything watched since.

A world is one course of all the cards since the pile was last formed, each copy of a face a card of its own:
what lay hidden then, the order of the shuffle, and for every hidden card that was put out or shown since,
which copy of its face it was. Samples are uniform over worlds: each one that shows the seat what it saw
counts once, and nothing is read into what others chose to do. Of equal cards in a hand, one that everyone saw
going there is the one that leaves it.

Every hidden card is old or new: it lay in a hand when the pile was formed, or in the pile, whose faces
everyone saw. All orders of the old ones are alike, and all orders of the new ones; so all that must be chosen
is which of the revealed cards were new. A face that the deck holds once leaves no choice. For the others the
worlds of all choices are counted, reveal by reveal: if w worlds lead to a hand that holds h new cards, and of
m new ones that are not yet revealed c have the face, then it was a new one in w·h·c/m of the worlds, up to a
factor that all choices share; and likewise for the old ones.
"""

from typing import Final, final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from level8.game.cards import UNSEEN
from level8.game.place import FORMED
from level8.game.shuffle import Chance
from level8.game.state import State

# How many of the revealed cards were new: in all, of each seat, of each face that the deck holds repeatedly.
News = tuple[int, ...]
Way = tuple[News, bool, float]  # the news before a reveal, whether it adds to them, the part of the worlds
_GRAINS: Final = 1 << 15


@final
class Reveal:
    """A hidden card that another seat has put out or shown since the pile was formed."""

    def __init__(self, seat: int, card: int, at: int, held_old: int, held_new: int, before: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.at: Final = at  # where in the seat's course
        self.held_old: Final = held_old  # how many hidden cards of each kind had come into the hand by then
        self.held_new: Final = held_new
        self.before: Final = before  # how many reveals there were before: in all, of the seat, of the face
        self.before_of_seat = 0
        self.before_of_face = 0
        self.copies_old = 0  # how many cards of its face there were of each kind
        self.copies_new = 0
        self.place_of_seat = 0  # where the news count them
        self.place_of_face = -1
        self.ends_seat = False  # no later reveal of the seat, or of the face
        self.ends_face = False


@final
class Origins:
    """The old and the new cards as one seat knows them, and what others revealed of them."""

    def __init__(self, table: State, seat: i64, unseen: vec[i64]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.reveals: Final[list[Reveal]] = []
        self.old = unseen
        self.new = table.formed[:]
        if seat >= 0:
            for entry in table.places[seat].course:
                if 0 < entry < FORMED:
                    self.new = remove(self.new, entry)
        for other in range(table.seats):
            if other != seat:
                self._follow(other)
        for card in self.new:
            self.old = remove(self.old, card)
        self._size = 1 + int(table.seats)
        self._number()
        self._ways: Final[
            list[dict[News, list[Way]]]
        ] = []  # for each reveal, how the news after it came about
        self._ends: list[Way] = []
        self._count_worlds()

    def _follow(self, seat: i64) -> None:
        """Find what a seat has revealed; it was hidden when the pile was formed."""
        place = self.table.places[seat]
        held_old = len(place.hand) - len(place.known)
        for entry in place.course:
            if entry < 0:
                held_old += 1
                self.old = append(self.old, -entry)
            elif entry < FORMED:
                held_old -= 1
        held_new = 0
        for at in range(len(place.course)):
            entry = place.course[at]
            if entry < 0:
                before = len(self.reveals)
                self.reveals.append(Reveal(int(seat), int(-entry), int(at), held_old, held_new, before))
            elif entry < FORMED:
                held_new += 1

    def _number(self) -> None:
        """Count for each reveal what came before it and what there was of its face."""
        of_seat: dict[int, list[Reveal]] = {}
        of_face: dict[int, list[Reveal]] = {}
        for reveal in self.reveals:
            same_seat = of_seat.setdefault(reveal.seat, [])
            reveal.before_of_seat = len(same_seat)
            reveal.place_of_seat = 1 + reveal.seat
            same_seat.append(reveal)
            same_face = of_face.setdefault(reveal.card, [])
            reveal.before_of_face = len(same_face)
            same_face.append(reveal)
            reveal.copies_old = _count(self.old, reveal.card)
            reveal.copies_new = _count(self.new, reveal.card)
            if reveal.copies_old + reveal.copies_new > 1:
                if reveal.before_of_face == 0:
                    reveal.place_of_face = self._size
                    self._size += 1
                else:
                    reveal.place_of_face = same_face[0].place_of_face
        for reveals in of_seat.values():
            reveals[len(reveals) - 1].ends_seat = True
        for reveals in of_face.values():
            reveals[len(reveals) - 1].ends_face = True

    # --- which of them were new ---

    def choose(self, chance: Chance) -> list[bool]:
        """Whether each revealed card was a new one; every choice as likely as it has worlds."""
        news = self._ends[_picked(self._ends, chance)][0]
        chosen: list[bool] = []
        for index in range(len(self.reveals) - 1, -1, -1):
            ways = self._ways[index][news]
            news, was_new, _ = ways[_picked(ways, chance)]
            chosen.append(was_new)
        chosen.reverse()
        return chosen

    def _count_worlds(self) -> None:
        layer: dict[News, float] = {(0,) * self._size: 1.0}
        for reveal in self.reveals:
            ways: dict[News, list[Way]] = {}
            weights: dict[News, float] = {}
            total = 0.0
            for news, weight in layer.items():
                for was_new in (False, True):
                    share = weight * self._share(reveal, news, was_new)
                    if share > 0:
                        after = _after(reveal, news, was_new)
                        ways.setdefault(after, []).append((news, was_new, share))
                        weights[after] = weights.get(after, 0.0) + share
                        total += share
            self._ways.append(ways)
            layer = {news: weight / total for news, weight in weights.items()}
        self._ends = [(news, False, weight) for news, weight in layer.items()]

    def _share(self, reveal: Reveal, news: News, was_new: bool) -> float:
        """How many of the hand's old or new cards have the revealed face, on average."""
        of_seat = news[reveal.place_of_seat]
        of_face = news[reveal.place_of_face] if reveal.place_of_face >= 0 else 0
        if was_new:
            held = reveal.held_new - of_seat
            copies = reveal.copies_new - of_face
            left = len(self.new) - news[0]
        else:
            held = reveal.held_old - (reveal.before_of_seat - of_seat)
            copies = reveal.copies_old - (reveal.before_of_face - of_face)
            left = len(self.old) - (reveal.before - news[0])
        return held * copies / left if held > 0 and copies > 0 else 0.0

    # --- the deal ---

    def deal(self, state: State, chance: Chance) -> None:
        """Fill all that is blank in a copy of the table."""
        old = self.old[:]
        new = self.new[:]
        chosen = self.choose(chance)
        for reveal in self.reveals:
            if chosen[reveal.before]:
                new = remove(new, reveal.card)
                course = state.places[reveal.seat].course
                draws = _untold(course, reveal.at)
                course[draws[chance.below(len(draws))]] = reveal.card
            else:
                old = remove(old, reveal.card)
        chance.shuffle(old)
        chance.shuffle(new)
        for other in range(state.seats):
            if other != self.seat:
                place = state.places[other]
                hand = place.known[:]
                for at in _untold(place.course, len(place.course)):
                    new, card = pop(new)
                    place.course[at] = card
                    hand = append(hand, card)
                while len(hand) < len(place.hand):
                    old, card = pop(old)
                    hand = append(hand, card)
                place.hand = vec[i64](sorted(hand))
        state.pile = new


def _count(cards: vec[i64], wanted: i64) -> int:
    count = 0
    for card in cards:
        if card == wanted:
            count += 1
    return count


def _after(reveal: Reveal, news: News, was_new: bool) -> News:
    """The news after a reveal; what no later one asks for is blotted out, so that alike ways become one."""
    after = list(news)
    if was_new:
        after[0] += 1
        after[reveal.place_of_seat] += 1
        if reveal.place_of_face >= 0:
            after[reveal.place_of_face] += 1
    if reveal.ends_seat:
        after[reveal.place_of_seat] = 0
    if reveal.ends_face and reveal.place_of_face >= 0:
        after[reveal.place_of_face] = 0
    return tuple(after)


def _untold(course: vec[i64], end: i64) -> list[int]:
    """Where a course, up to an end, has draws whose cards are not yet told."""
    return [int(at) for at in range(end) if course[at] == UNSEEN]


def _picked(ways: list[Way], chance: Chance) -> int:
    """An index, each with the probability of its weight, to one part in a thousand million."""
    last = len(ways) - 1
    if last == 0:
        return 0
    grain = chance.below(_GRAINS) * _GRAINS + chance.below(_GRAINS)
    point = (float(grain) + 0.5) / float(_GRAINS * _GRAINS) * sum([weight for _, _, weight in ways])
    for index in range(last):
        point -= ways[index][2]
        if point < 0:
            return index
    return last

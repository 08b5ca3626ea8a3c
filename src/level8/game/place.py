"""What lies in front of one seat, and its hand."""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64

from level8.game.cards import FACES
from level8.game.melds import Meld

FORMED: Final = FACES  # in a course: a draw pile was formed anew here (P1)


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Sorted cards with one more, still sorted; the old vec must not be used again."""
    cards = append(cards, card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def without(cards: vec[i64], fewer: tuple[int, ...]) -> vec[i64]:
    """A copy of the cards without `fewer`, all of which must be among them."""
    left = cards[:]
    for card in fewer:
        left = remove(left, card)
    return left


def missing(cards: vec[i64], wanted: tuple[int, ...]) -> i64:
    """The index of the first wanted card that the cards do not hold often enough, or -1."""
    index = 0
    for card in wanted:
        held: i64 = 0
        for other in cards:
            if other == card:
                held += 1
        if held <= wanted[:index].count(card):
            return index
        index += 1
    return -1


@final
class Place:
    """One seat's hand, discard pile, display and level; a hand is always sorted."""

    def __init__(self) -> None:
        self.level: i64 = 1
        self.hand: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()  # top last
        self.display: list[Meld] = []
        self.known: vec[i64] = vec[i64]()  # hand cards that everyone has seen, sorted
        # What happened to hidden cards since a draw pile was first formed anew in this round: FORMED for each
        # such pile, a card for one that was drawn unseen, minus a card for a hidden one that left the hand or
        # was shown. Empty until the first such pile.
        self.course: vec[i16] = vec[i16]()
        self.shown: vec[i64] = vec[i64]()  # laid open for a take card (M1)
        self.kept: vec[i64] = vec[i64]()  # chosen for the next round (F4)
        self.decided = False  # whether `kept` has been chosen
        self.laid = False
        self.skipped = False  # a skip card lies in front (K1)
        self.keeps: i64 = 0  # keep cards in front (M3)

    def copy(self) -> "Place":
        twin = Place()
        twin.level = self.level
        twin.hand = self.hand[:]
        twin.discards = self.discards[:]
        twin.display = self.display[:]
        twin.known = self.known[:]
        twin.course = self.course[:]
        twin.shown = self.shown[:]
        twin.kept = self.kept[:]
        twin.decided = self.decided
        twin.laid = self.laid
        twin.skipped = self.skipped
        twin.keeps = self.keeps
        return twin

    def gain(self, card: i64) -> None:
        """Take a card into the hand unseen."""
        self.hand = with_card(self.hand, card)
        if len(self.course) > 0:
            self.course = append(self.course, i16(card))

    def gain_openly(self, card: i64) -> None:
        """Take a card into the hand while everyone watches."""
        self.hand = with_card(self.hand, card)
        self.known = with_card(self.known, card)

    def lose(self, card: i64) -> None:
        """Put a card out of the hand; of equal cards, one that was seen."""
        self.hand = remove(self.hand, card)
        if card in self.known:
            self.known = remove(self.known, card)
        elif len(self.course) > 0:
            self.course = append(self.course, i16(-card))

    def show(self, cards: tuple[int, ...]) -> None:
        """Lay cards open: from now on everyone knows at least these are in the hand (M1)."""
        self.shown = vec[i64](sorted(cards))
        for card in set(cards):
            seen = 0
            for other in self.known:
                if other == card:
                    seen += 1
            for _ in range(cards.count(card) - seen):
                self.known = with_card(self.known, card)
                if len(self.course) > 0:
                    self.course = append(self.course, i16(-card))

    def follow(self, forgets: bool) -> None:
        """Begin a new section of `course` for a new draw pile; if it `forgets`, drop the oldest section."""
        if forgets:
            first: i64 = 1
            while self.course[first] != FORMED:
                first += 1
            self.course = self.course[first:]
        self.course = append(self.course, FORMED)

    def clear(self) -> None:
        """Give everything back but the level and the kept cards, which become the hand (F3, F4).

        Everyone sees how many cards were given back. If a seat had more known copies of a card than that, the
        rest of them must be among the kept cards and stay known.
        """
        given: i64 = len(self.hand) - len(self.kept)
        known = vec[i64]()
        for index in range(len(self.known) - given):
            # Known cards are sorted: an equal one, `given` places further on, means more than `given` copies.
            if self.known[index] == self.known[index + given]:
                known = append(known, self.known[index])
        self.hand = self.kept
        self.kept = vec[i64]()
        self.discards = vec[i64]()
        self.display = []
        self.known = known
        self.course = vec[i16]()
        self.shown = vec[i64]()
        self.decided = False
        self.laid = False
        self.skipped = False
        self.keeps = 0

"""What one seat may know: the one door for secrets."""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from level8.game.actions import NOBODY, Action
from level8.game.cards import KEEP, SKIP, UNSEEN
from level8.game.editions import Edition
from level8.game.errors import Reason
from level8.game.legality import refusal
from level8.game.levels import Level
from level8.game.melds import Meld
from level8.game.options import Options, legal_actions
from level8.game.origins import Origins
from level8.game.place import FORMED
from level8.game.shuffle import FastChance
from level8.game.state import OVER, State, Step

SPECTATOR: Final = NOBODY


@final
class View:
    """The table as one seat (or SPECTATOR) sees and remembers it; hidden cards are UNSEEN.

    A seat knows its own hand, everything that lies open, how many cards are hidden where, the cards that it
    saw others take or show and not put out since, and, once the draw pile was formed anew, of which faces it
    was each time and what each seat has drawn and revealed since. What others carried into the round counts
    as dealt, except for known cards that they cannot have given back.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat: Final = seat
        self.table: Final = redacted(state, seat)  # everything hidden is blank in it
        self._origins: Origins | None = None

    # --- the table ---

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def side(self) -> int:
        return self.table.side

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def step(self) -> Step:
        return self.table.step

    @property
    def to_act(self) -> int:
        return self.table.to_act

    @property
    def turn_seat(self) -> int:
        return self.table.turn_seat

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def round(self) -> int:
        return self.table.round

    @property
    def dealer(self) -> int:
        return self.table.dealer

    @property
    def winner(self) -> int | None:
        winner = self.table.winner
        return None if winner == NOBODY else winner

    @property
    def draw_pile(self) -> int:
        """How many cards lie face down to be drawn."""
        return len(self.table.pile)

    @property
    def under(self) -> tuple[int, ...]:
        """The cards that lie face up under the draw pile (P2)."""
        return tuple(self.table.under)

    @property
    def formed(self) -> tuple[int, ...]:
        """The faces that the draw pile was last formed of in this round (P1), sorted; all were seen."""
        formed = self.table.formed
        return tuple(formed[-1]) if formed else ()

    # --- the seats ---

    @property
    def hand(self) -> tuple[int, ...]:
        """The own hand, sorted; nothing for a spectator."""
        return () if self.seat == SPECTATOR else tuple(self.table.places[self.seat].hand)

    @property
    def kept(self) -> tuple[int, ...]:
        """What this seat has chosen to carry into the next round (F4)."""
        return () if self.seat == SPECTATOR else tuple(self.table.places[self.seat].kept)

    def hand_size(self, seat: int) -> int:
        return len(self.table.places[seat].hand)

    def known(self, seat: int) -> tuple[int, ...]:
        """Cards of a hand that everyone saw going there and nobody saw leaving."""
        return tuple(self.table.places[seat].known)

    def discards(self, seat: int) -> tuple[int, ...]:
        """The discard pile of a seat, its top last."""
        return tuple(self.table.places[seat].discards)

    def display(self, seat: int) -> tuple[Meld, ...]:
        return tuple(self.table.places[seat].display)

    def shown(self, seat: int) -> tuple[int, ...]:
        """What a seat has laid open for a take card (M1)."""
        return tuple(self.table.places[seat].shown)

    def level(self, seat: int) -> int:
        return self.table.places[seat].level

    def asks(self, seat: int) -> Level:
        """What the level of a seat asks for."""
        return self.table.level_of(seat)

    def laid(self, seat: int) -> bool:
        return self.table.places[seat].laid

    def skipped(self, seat: int) -> bool:
        return self.table.places[seat].skipped

    def keeps(self, seat: int) -> int:
        """How many keep cards lie in front of a seat (M3)."""
        return self.table.places[seat].keeps

    # --- what may be done ---

    def options(self) -> Options | None:
        """What this seat may do now, kind by kind; None while nothing is asked of it."""
        if self.table.to_act != self.seat or self.table.step is OVER:
            return None
        return Options(self.table)

    def legal_actions(self) -> list[Action]:
        """All that this seat may do now; nothing while another is to act."""
        return legal_actions(self.table) if self.table.to_act == self.seat else []

    def check(self, action: Action) -> Reason | None:
        """Why this seat may not do an action now, or None."""
        if self.table.to_act != self.seat and self.table.step is not OVER:
            return Reason("not-your-turn", "S2", {"seat": str(self.table.to_act + 1)})
        return refusal(self.table, action)

    # --- what is hidden ---

    def unseen(self) -> tuple[int, ...]:
        """The cards that are hidden from this seat, sorted; where each lies is unknown."""
        return tuple(unseen(self.table))

    def origins(self) -> Origins | None:
        """What all samples of this view share once a draw pile was formed in the round; None before that."""
        if self._origins is None and self.table.formed:
            self._origins = Origins(self.table, self.seat, unseen(self.table))
        return self._origins

    def facts(self) -> tuple[object, ...]:
        """Everything in this view as one plain value."""
        state = self.table
        table: tuple[object, ...] = (
            state.edition.name,
            self.seat,
            int(state.side),
            int(state.dealer),
            int(state.round),
            int(state.turn),
            int(state.turn_seat),
            int(state.to_act),
            int(state.step),
            int(state.winner),
            len(state.pile),
            self.under,
            tuple([tuple(pile) for pile in state.formed]),
        )
        return table + tuple([self._seat_facts(seat) for seat in range(state.seats)])

    def _seat_facts(self, seat: int) -> tuple[object, ...]:
        place = self.table.places[seat]
        return (
            int(place.level),
            tuple(place.hand),
            self.discards(seat),
            self.display(seat),
            self.known(seat),
            tuple(place.course),
            self.shown(seat),
            tuple(place.kept),
            place.decided,
            place.laid,
            place.skipped,
            int(place.keeps),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"<View of seat {self.seat + 1}, round {self.round}, turn {self.turn}>"


def redacted(original: State, seat: i64) -> State:
    """A copy of a state with everything blanked that a seat may not know; of a redacted one, an equal one."""
    state = State(original.edition, original.side, original.seats, original.chance)
    original.copy_into(state)
    state.chance = FastChance(0)
    for index in range(len(state.pile)):
        state.pile[index] = UNSEEN
    for other in range(state.seats):
        if other != seat:
            place = state.places[other]
            hidden: i64 = len(place.hand) - len(place.known)
            place.hand = place.known[:]
            for _ in range(hidden):
                place.hand = append(place.hand, UNSEEN)
            for index in range(len(place.course)):
                if 0 < place.course[index] < FORMED:
                    place.course[index] = UNSEEN
            place.kept = vec[i64]()
    return state


def unseen(state: State) -> vec[i64]:
    """The deck less every card that can be seen in a redacted state."""
    cards = vec[i64](state.edition.deck)
    for card in state.under:
        cards = remove(cards, card)
    for place in state.places:
        for card in place.hand:
            if card != UNSEEN:
                cards = remove(cards, card)
        for card in place.discards:
            cards = remove(cards, card)
        for meld in place.display:
            for card in meld.cards:
                cards = remove(cards, card)
        if place.skipped:
            cards = remove(cards, SKIP)
        for _ in range(place.keeps):
            cards = remove(cards, KEEP)
    return cards

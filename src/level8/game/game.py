"""Game: whose turn it is, what may be done, doing it. Mutable, like a board; `copy` is cheap.

>>> from level8.game.editions import edition
>>> game = Game.new(edition("modern"), side=2, seats=4, seed=bytes(32))
>>> game.step.name, len(game.legal_actions())
('DRAW', 2)
"""

from random import Random

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.actions import (
    Action,
    Carry,
    Discard,
    Draw,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import KEEP, SWAP, TAKE
from level8.game.editions import Edition
from level8.game.errors import IllegalAction, Reason, SetupError
from level8.game.legality import refusal
from level8.game.options import legal_actions
from level8.game.origins import Origins
from level8.game.place import Place
from level8.game.sampling import deal_hidden
from level8.game.shuffle import Chance, FairChance, FastChance
from level8.game.state import OVER, SHOW, TAKING, State
from level8.game.view import View


class Game(State):
    """One game from the first deal to the win."""

    @staticmethod
    def new(edition: Edition, side: int, seats: int, seed: bytes | int, dealer: int | None = None) -> "Game":
        """A new game, dealt. A seed of 32 bytes gives the fair shuffle, a number the fast one."""
        if not edition.least_players <= seats <= edition.most_players:
            limits = {"least": str(edition.least_players), "most": str(edition.most_players)}
            raise SetupError("seats", {"seats": str(seats), **limits})
        if dealer is not None and not 0 <= dealer < seats:
            raise SetupError("dealer", {"dealer": str(dealer + 1), "seats": str(seats)})
        chance: Chance
        if isinstance(seed, int):
            chance = FastChance(seed & 0x7FFF_FFFF_FFFF_FFFF)
        else:
            chance = FairChance(seed)
        game = Game(edition, side, seats, chance)
        game.places = [Place() for _ in range(seats)]
        game.dealer = chance.below(seats) if dealer is None else dealer  # S3
        game.deal()
        return game

    @staticmethod
    def sample(view: View, rng: Random) -> "Game":
        """A game that agrees with a view, uniformly over what its seat does not know.

        Every course of the cards that shows this seat what it saw is equally likely, and nothing is read
        into what others chose to do; `level8.game.origins` says it exactly.
        """
        return sampled(view.table, view.seat, FastChance(rng.getrandbits(62)), view.origins())

    def copy(self) -> "Game":
        """An independent game in the same state."""
        twin = Game(self.edition, self.side, self.seats, self.chance)
        self.copy_into(twin)
        return twin

    @property
    def over(self) -> bool:
        return self.step is OVER

    def legal_actions(self) -> list[Action]:
        """All that the seat to act may do, each once up to interchangeable cards."""
        return legal_actions(self)

    def check(self, action: Action, seat: int | None = None) -> Reason | None:
        """Why an action (of this seat, if one is named) is refused, or None if it may be done."""
        if seat is not None and seat != self.to_act and self.step is not OVER:
            return Reason("not-your-turn", "S2", {"seat": str(self.to_act + 1)})
        return refusal(self, action)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Do an action of the seat to act; a refused one raises IllegalAction and changes nothing."""
        reason = self.check(action, seat)
        if reason is not None:
            raise IllegalAction(reason)
        if isinstance(action, Draw):
            self.draw_from(action.pile)
        elif isinstance(action, Discard):
            self.put_out(action.card)
            self.end_turn()
        elif isinstance(action, LayOff):
            self.lay_off(action.card, action.seat, action.meld, action.at)
        elif isinstance(action, LayDown):
            self.lay_down(list(action.melds))
        elif isinstance(action, Skip):
            self.play_skip(action.seat)
        elif isinstance(action, Show):
            self.places[self.to_act].show(action.cards)
            self._ask_to_show(self.next_seat(self.to_act))
        elif isinstance(action, TakeShown):
            self._take_shown(action)
        elif isinstance(action, Carry):
            place = self.places[self.to_act]
            place.kept = vec[i64](sorted(action.cards))
            place.decided = True
            self.ask_to_carry(self.to_act)
        else:
            self._play_special(action)

    def view(self, seat: int) -> View:
        """All that a seat may know; SPECTATOR (-1) sees what is public."""
        if not -1 <= seat < self.seats:
            raise SetupError("seat", {"seat": str(seat + 1), "seats": str(self.seats)})
        return View(self, seat)

    def ranking(self) -> tuple[int, ...]:
        """Every seat's rank, 1 for the winner; by level, laid before not laid, fewer cards (W3)."""
        standings: list[tuple[int, int, int, int]] = []
        for seat in range(self.seats):
            place = self.places[seat]
            won = 0 if seat == self.winner else 1
            standings.append((won, int(-place.level), 0 if place.laid else 1, len(place.hand)))
        return tuple([1 + len([other for other in standings if other < mine]) for mine in standings])

    # --- doing it ---

    def _play_special(self, action: Action) -> None:
        """Take, swap or keep (M1–M3)."""
        place = self.places[self.to_act]
        card: i64 = KEEP
        if isinstance(action, Take):
            card = TAKE
        elif isinstance(action, Swap):
            card = SWAP
        if self.holds_last_card():  # M4
            self.put_out(card)
            self.end_turn()
            return
        place.lose(card)
        if card == KEEP:
            place.keeps += 1
            self.end_turn()
            return
        self.under = append(self.under, card)
        if isinstance(action, Swap):
            self._swap(action)
        else:
            self._ask_to_show(self.next_seat(self.to_act))

    def _swap(self, action: Swap) -> None:
        place = self.places[self.to_act]
        for card in action.cards:
            self.put_out(card)
        for _ in action.cards:
            self.draw_card(place)
        self.begin_turn(self.next_seat(self.turn_seat))  # M2: an empty hand does not end the round

    def _ask_to_show(self, seat: i64) -> None:
        """Ask the next seat to show three cards, and at last the player to choose (M1)."""
        self.to_act = seat
        self.step = TAKING if seat == self.turn_seat else SHOW

    def _take_shown(self, action: TakeShown) -> None:
        if action.seat >= 0:
            other = self.places[action.seat]
            other.lose(action.card)
            self.places[self.to_act].gain_openly(action.card)
            self.draw_card(other)
        for place in self.places:
            place.shown = vec[i64]()
        self.end_turn()


def sampled(table: State, seat: i64, chance: Chance, origins: Origins | None) -> Game:
    """A game in which the hidden cards of a redacted table are dealt at random; its View has the origins."""
    game = Game(table.edition, table.side, table.seats, chance)
    table.copy_into(game)
    game.chance = chance
    deal_hidden(game, seat, chance, origins)
    return game

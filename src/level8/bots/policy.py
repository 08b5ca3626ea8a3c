"""What the built-in players share: they decide on the table as they see it, inside compiled code."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.bots.laying import good_way
from level8.bots.outlook import Outlook
from level8.game.actions import Action, LayDown, LayOff
from level8.game.cards import SKIP
from level8.game.game import Game
from level8.game.legality import legal_actions
from level8.game.levels import RUN
from level8.game.melds import Meld
from level8.game.shuffle import FastChance
from level8.game.state import OVER, State
from level8.game.view import View

if TYPE_CHECKING:
    from level8.bots.reasons import Advice


@final
class Weighed:
    """An action and its worth in a player's own measure: the larger, the better."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth

    def __repr__(self) -> str:
        return f"Weighed({self.action!r}, {self.worth:g})"


class Policy:
    """A player that reads only what the seat to act may know.

    It may be handed the table of a View or, in playouts, a game itself: it decides alike, because it never
    looks at what is hidden. A test re-deals everything hidden and demands the same choice.
    """

    def __init__(self, seed: int = 0) -> None:
        self.chance: Final = FastChance(seed & 0x3FFF_FFFF_FFFF_FFFF)
        self.outlook: Final = Outlook()

    def act(self, state: State) -> Action:
        """What the seat to act does."""
        raise NotImplementedError

    def weigh(self, state: State) -> list[Weighed]:
        """What the seat to act could do, best first; the first is exactly what `act` would do now."""
        return ranked_behind(self.act(state), 1.0, [Weighed(one, 0.0) for one in legal_actions(state)])

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """What the seat of a view does; the contract of a Bot."""
        return self.act(view.table)

    def explain(self, view: View, most: int = 8) -> "list[Advice]":
        """The best actions, each with an estimate and a reason; the first is what `choose` would do now."""
        from level8.bots.reasons import advice

        return advice(view, self.weigh(view.table)[:most])

    def is_near(self, state: State, hand: vec[i64]) -> bool:
        """Whether a hand holds the level of the seat to act; if so it can be laid down."""
        return self.outlook.look(hand, state.level_of(state.to_act), state.top) == 0

    def lay_down(self, state: State, looks: i64) -> LayDown | None:
        """The best of so many first ways to lay down, if there is one that leaves a card to discard (T5)."""
        place = state.places[state.to_act]
        level = state.level_of(state.to_act)
        if place.laid or not self.is_near(state, place.hand):
            return None
        if len(place.hand) <= level.cards and place.level < len(state.ladder.levels):
            return None
        way = good_way(state, looks)
        return None if way is None else LayDown(tuple(way))


def ranked_behind(chosen: Action, worth: float, others: list[Weighed]) -> list[Weighed]:
    """The chosen action first, then the others, each once and from the best down."""
    ranked = [Weighed(chosen, worth)]
    met = {chosen}
    for one in sorted(others, key=_badness):
        if one.action not in met:
            met.add(one.action)
            ranked.append(one)
    return ranked


def _badness(weighed: Weighed) -> float:
    return -weighed.worth


def with_one(hand: vec[i64], card: i64) -> vec[i64]:
    """A copy of a hand with one card more."""
    return append(hand[:], card)


def place_for(meld: Meld, card: i64, top: i64) -> i64:
    """Where a card may be laid off onto a meld: its number in a run, 0 in another; -1 if nowhere."""
    if meld.kind != RUN:
        return 0 if meld.accepts(card, 0, top) else -1
    high: i64 = meld.value + len(meld.cards)
    if meld.accepts(card, high, top):
        return high
    return meld.value - 1 if meld.accepts(card, meld.value - 1, top) else -1


def fits_table(state: State, card: i64) -> bool:
    """Whether a card could be laid off onto any meld on the table."""
    if card >= SKIP:
        return False
    for place in state.places:
        for meld in place.display:
            if place_for(meld, card, state.top) >= 0:
                return True
    return False


def lay_off_of(state: State, card: i64) -> Action | None:
    """A lay-off of a card, onto the first meld that takes it."""
    if card < SKIP:
        for seat in range(state.seats):
            index: i64 = 0
            for meld in state.places[seat].display:
                at = place_for(meld, card, state.top)
                if at >= 0:
                    return LayOff(card, seat, index, at)
                index += 1
    return None


def play_out(game: Game, players: list[Policy], most: i64) -> i64:
    """Play a game to its end, or until so many actions were played; how many were."""
    played: i64 = 0
    while played < most and game.stage != OVER:
        game.play(players[game.to_act].act(game))
        played += 1
    return played

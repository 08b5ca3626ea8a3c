"""Whole games of all editions, sides and numbers of seats: what holds after each action."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from level8.game.actions import (
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import FACES, stands_for_colour, stands_for_number
from level8.game.game import Game
from level8.game.levels import COLOUR, RUN, SET, Level
from level8.game.melds import Meld, meld
from level8.game.state import Step
from pace import tries
from playouts import SCARCE_TABLE, Table, box_of, every_table, playout, set_up
from tables import canonical, census, fingerprint

pytestmark = pytest.mark.untraced  # other tests cover what these repeat many times
SEEDS = st.integers(0, 2**32)
ENDING = (Discard, Skip, Keep, Swap, TakeShown)
EVERY = pytest.mark.parametrize("where", every_table(), ids=lambda where: f"{where[0]}-{where[1]}-{where[2]}")


# --- what holds after every action ---


def assert_sound(game: Game) -> None:
    assert sorted(census(game).elements()) == list(game.edition.deck)
    for place in game.places:
        assert list(place.hand) == sorted(place.hand)
        assert not Counter(place.known) - Counter(place.hand)
        assert not Counter(place.shown) - Counter(place.hand)
        assert not Counter(place.kept) - Counter(place.hand)
        assert 1 <= place.level <= game.ladder.top
        assert place.laid == bool(place.display)
        assert all(laid.fault(game.top) is None for laid in place.display)
    if game.step in (Step.DRAW, Step.PLAY, Step.TAKE):
        assert game.to_act == game.turn_seat
    elif game.step == Step.SHOW:
        assert game.to_act != game.turn_seat
    assert game.over == (game.winner >= 0)


HAND_CHANGE = {Draw: 1, Discard: -1, LayOff: -1, Skip: -1, Take: -1, Keep: -1, Show: 0}


def assert_hands_follow(before: Game, action: Action, after: Game) -> None:
    """The sizes of hands change as the action says; no other hand changes."""
    seat = before.to_act
    sizes = [len(place.hand) for place in before.places]
    then = [len(place.hand) for place in after.places]
    if after.round > before.round:
        kept = [len(place.kept) for place in before.places]
        if isinstance(action, Carry):
            kept[seat] = len(action.cards)
        assert then == [max(10, size) for size in kept]
        return
    if isinstance(action, LayDown):
        sizes[seat] -= before.level_of(seat).cards
    elif isinstance(action, TakeShown):
        if action.seat >= 0:
            sizes[seat] += 1
            assert then[action.seat] in (sizes[action.seat], sizes[action.seat] - 1)
            sizes[action.seat] = then[action.seat]
    elif isinstance(action, Swap):
        assert sizes[seat] - 1 - len(action.cards) <= then[seat] <= sizes[seat] - 1
        sizes[seat] = then[seat]
    else:
        sizes[seat] += HAND_CHANGE.get(type(action), 0)
    assert then == sizes


def assert_turn_follows(before: Game, action: Action, after: Game) -> None:
    """The turn goes to the next seat clockwise that is not skipped and can do something."""
    if after.over or after.step == Step.CARRY:
        return
    if after.round > before.round:
        assert after.dealer == (before.dealer + 1) % before.seats
        assert after.turn_seat == (after.dealer + 1) % after.seats
        return
    if not isinstance(action, ENDING):
        assert after.turn_seat == before.turn_seat
        return
    skipped = [place.skipped for place in before.places]
    if isinstance(action, Skip):
        skipped[action.seat] = True
    seat = (before.turn_seat + 1) % before.seats
    while skipped[seat] or (len(after.places[seat].hand) == 0 and not after.anything_to_draw()):
        skipped[seat] = False
        seat = (seat + 1) % before.seats
    assert after.turn_seat == after.to_act == seat
    assert [place.skipped for place in after.places] == skipped


# --- what is listed is allowed, what is not is refused ---


def mutations(game: Game, action: Action, rng: Random) -> list[Action]:
    """Actions similar to a listed one, most of them illegal."""
    hand = list(game.places[game.to_act].hand)
    foreign = [card for card in range(1, FACES) if card not in hand]
    other = rng.choice(foreign)
    near: list[Action] = [
        Discard(other),
        Discard(-other),
        LayOff(other, 0, 0, 1),
        Show((other,)),
        Carry((other,) * 11),
    ]
    near += [
        Swap((other,)),
        TakeShown(0, other),
        TakeShown(-2, 0),
        Skip(int(game.to_act)),
        Skip(99),
        Draw(99),
    ]
    if isinstance(action, LayDown):
        melds = action.melds
        near += [
            LayDown(()),
            LayDown(melds[1:]),
            LayDown((*melds, melds[0])),
            LayDown((melds[0],) * len(melds)),
        ]
        at = rng.randrange(len(melds))
        near += [
            LayDown((*melds[:at], changed, *melds[at + 1 :])) for changed in near_melds(melds[at], other)
        ]
    if isinstance(action, LayOff):
        near += [LayOff(action.card, action.seat, action.meld, action.at + step) for step in (-1, 1, 2)]
        near += [
            LayOff(action.card, action.seat, 99, action.at),
            LayOff(action.card, -1, action.meld, action.at),
        ]
    if isinstance(action, Show | Carry | Swap):
        near += [type(action)((*action.cards, other)), type(action)(action.cards * 2 + (other,))]
    return near


def near_melds(laid: Meld, card: int) -> list[Meld]:
    cards = (*laid.cards[:-1], card)
    return [
        meld(laid.kind, laid.value, cards),
        meld(laid.kind, laid.value + 1, laid.cards),
        meld(laid.kind, laid.value - 1, laid.cards),
        meld(laid.kind, 40, laid.cards),
        meld(laid.kind, laid.value, laid.cards[1:]),
    ]


def assert_listed_exactly(game: Game, actions: list[Action], rng: Random) -> None:
    listed = set(actions)
    assert listed
    assert len(listed) == len(actions)
    some = actions if len(actions) < 60 else rng.sample(actions, 60)
    for action in some:
        assert game.check(action) is None
        assert game.check(action, int(game.to_act)) is None
        reason = game.check(action, (int(game.to_act) + 1) % int(game.seats))
        assert reason is not None
        assert reason.code == "not-your-turn"
    for action in [*mutations(game, rng.choice(actions), rng), *any_action(game, rng)]:
        if game.check(action) is None:
            assert canonical(game, action) in listed
        else:
            assert action not in listed


# --- what a person might do, arranged by hand and not by the list ---


def any_action(game: Game, rng: Random) -> list[Action]:
    """An action of any kind with random cards; if it is accepted, it must be listed."""
    hand = list(game.places[game.to_act].hand)
    rng.shuffle(hand)
    tried: list[Action] = [Take(), Keep(), TakeShown(), Draw(), Carry(tuple(hand[: rng.randrange(6)]))]
    tried += [Draw(seat) for seat in range(game.seats)] + [Skip(seat) for seat in range(game.seats)]
    tried += [Show(tuple(hand[:size])) for size in (1, 2, 3)] + [
        Swap(tuple(hand[:size])) for size in range(4)
    ]
    tried += [Discard(card) for card in hand]
    for seat, place in enumerate(game.places):
        tried += [TakeShown(seat, card) for card in place.shown]
        for index, laid in enumerate(place.display):
            at = 0 if laid.kind != RUN else rng.choice([laid.value - 1, laid.value + len(laid.cards)])
            tried += [LayOff(card, seat, index, at) for card in hand]
    for _ in range(5):
        way = arranged(hand, game.level_of(game.to_act), game.top, rng)
        if way is not None:
            tried.append(LayDown(way))
    return tried


def arranged(hand: list[int], level: Level, top: int, rng: Random) -> tuple[Meld, ...] | None:
    """A lay-down arranged part by part in any order, or None if that fails."""
    left = list(hand)
    melds = []
    for part in rng.sample(level.parts, len(level.parts)):
        values = list(range(6)) if part.kind == COLOUR else list(range(1, top + 1))
        rng.shuffle(values)
        laid = next((found for value in values if (found := picked(left, part.kind, part.size, value))), None)
        if laid is None:
            return None
        for card in laid.cards:
            left.remove(card)
        melds.append(laid)
    return tuple(melds)


def picked(left: list[int], kind: int, size: int, value: int) -> Meld | None:
    rest = list(left)
    cards: list[int] = []
    for slot in range(size):
        for card in rest:
            if kind == COLOUR:
                fits = stands_for_colour(card, value)
            else:
                fits = stands_for_number(card, value + slot if kind == RUN else value)
            if fits:
                rest.remove(card)
                cards.append(card)
                break
        else:
            return None
    return meld(kind, value, tuple(cards)) if kind in (SET, COLOUR) or value + size - 1 <= 30 else None


def assert_playout_sound(game: Game, rng: Random, steps: int, wild: float) -> Counter[str]:
    """Play and check everything; returns how often each thing happened, for tests of rare things."""
    seen: Counter[str] = Counter()
    before = game.copy()
    last: Action | None = None
    for actions, action in playout(game, rng, steps, wild):
        if last is not None:
            assert_sound(game)
            assert_hands_follow(before, last, game)
            assert_turn_follows(before, last, game)
        assert_listed_exactly(game, actions, rng)
        seen[type(action).__name__] += 1
        seen["round"] += int(game.round > before.round)
        seen["new pile"] += int(game.round == before.round and len(game.pile) > len(before.pile))
        seen["came up"] += int(game.round == before.round and len(game.under) < len(before.under))
        before = game.copy()
        last = action
    assert_sound(game)
    seen["over"] += int(game.over)
    return seen


@EVERY
@settings(max_examples=tries(3, 1))
@given(seed=SEEDS, levels=st.integers(0, 7), wild=st.sampled_from([0.05, 0.3]))
def test_every_action_keeps_every_card_the_hands_the_turn_and_the_list(
    where: Table, seed: int, levels: int, wild: float
) -> None:
    game = set_up(where, seed, levels)
    assert_sound(game)
    assert_playout_sound(game, Random(seed), 40, wild)


def test_scarce_cards_bring_up_everything_rare() -> None:
    """One small edition brings new piles, skip cards, takes, swaps, carries and whole games."""
    seen: Counter[str] = Counter()
    for seed in range(14):
        seen += assert_playout_sound(set_up(SCARCE_TABLE, seed), Random(seed), 200, 0.1)
    kinds = [Draw, LayDown, LayOff, Discard, Skip, Take, Show, TakeShown, Swap, Keep, Carry]
    rare = {"round", "new pile", "came up", "over", *[kind.__name__ for kind in kinds]}
    assert {name: seen[name] for name in rare if seen[name] < 5} == {}


@settings(max_examples=15)
@given(where=st.sampled_from([SCARCE_TABLE, *every_table()]), seed=SEEDS)
def test_the_same_seed_gives_the_same_game(where: Table, seed: int) -> None:
    one, other = (set_up(where, seed) for _ in range(2))
    assert fingerprint(one) == fingerprint(other)
    for (actions, action), (same, again) in zip(
        playout(one, Random(seed), 25, 0.3), playout(other, Random(seed), 25, 0.3), strict=True
    ):
        assert (actions, action) == (same, again)
        assert fingerprint(one) == fingerprint(other)


@settings(max_examples=15)
@given(where=st.sampled_from([SCARCE_TABLE, *every_table()]), seed=SEEDS)
def test_a_copy_goes_its_own_way_and_would_go_the_same(where: Table, seed: int) -> None:
    game = set_up(where, seed)
    for _ in playout(game, Random(seed), 15, 0.3):
        pass
    twin, untouched = game.copy(), fingerprint(game)
    assert fingerprint(twin) == untouched
    first = [repr(action) for _, action in playout(twin, Random(1), 25, 0.3)]
    assert fingerprint(game) == untouched
    assert [repr(action) for _, action in playout(game, Random(1), 25, 0.3)] == first
    assert fingerprint(game) == fingerprint(twin)


@pytest.mark.parametrize("where", [SCARCE_TABLE, ("modern+specials", 2, 4), ("master", 1, 5)])
def test_whole_games_come_to_an_end(where: Table) -> None:
    game = set_up(where, 3, levels=0 if where == SCARCE_TABLE else 5)
    if where != SCARCE_TABLE:
        for place in game.places:
            place.level = int(game.ladder.top) - 2
    for _ in playout(game, Random(3), 4000, 0.05):
        pass
    assert game.over
    assert game.ranking()[game.winner] == 1
    assert box_of(where[0]) == game.edition

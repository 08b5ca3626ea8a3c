"""The OpenSpiel game passes OpenSpiel's own simulation test, and shows nobody what a seat may not know."""

import pickle
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
np = pytest.importorskip("numpy", reason="the extra `openspiel` is not installed")

from level8.game.actions import Carry, Discard  # noqa: E402
from level8.game.game import Game  # noqa: E402
from level8.lab import openspiel  # noqa: E402
from level8.lab.coded import CodedGame  # noqa: E402

SEEDS = 32


def load(text: str = "players=2") -> Any:
    return pyspiel.load_game(f"python_level8({text})")


def dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    for _ in range(SEEDS):
        state.apply_action(rng.randrange(256))
    return state


@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_passes_the_random_simulation_test_with_serialisation(players: int) -> None:
    # These games are short; docs/environments.md has the command for whole games.
    game = load(f"players={players},most_codes=150")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_passes_the_random_simulation_test_with_special_cards() -> None:
    game = load("edition=master,side=2,players=3,most_codes=200")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_draws_the_seed_of_a_fair_game() -> None:
    game = load("players=3")
    state = game.new_initial_state()
    seed = bytes(range(100, 132))
    for byte in seed:
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [value for value, _ in outcomes] == list(range(256))
        assert sum(chance for _, chance in outcomes) == 1
        state.apply_action(byte)
    fair = Game.new(state.dealt.coded.game.edition, 1, 3, seed)
    assert state.current_player() == fair.to_act
    assert [state.dealt.coded.game.view(seat) for seat in range(3)] == [fair.view(seat) for seat in range(3)]


@pytest.mark.parametrize("text", ["players=3", "edition=master,side=2,players=4"])
def test_dealing_anew_what_a_seat_cannot_see_changes_nothing_it_is_shown(text: str) -> None:
    game = load(text)
    rng = Random(3)
    state = dealt(game, rng)
    for _ in range(120):
        for seat in range(game.num_players()):
            twin = state.clone()
            coded = state.dealt.coded
            again = CodedGame(Game.sample(coded.game.view(seat), rng), coded.codes)
            again.begun = coded.begun if seat == coded.game.to_act else (0, 0, 0)
            twin.dealt.coded = again
            twin.dealt._texts.clear()
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            if seat == coded.game.to_act:
                assert twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_what_a_seat_remembers_tells_pasts_apart_that_look_alike_now() -> None:
    game = load()
    state = dealt(game, Random(1))
    actor, codes = state.current_player(), state.dealt.coded.codes
    states = []
    for first in (0, -1):
        after = state.clone()
        after.apply_action(codes.draw)
        cards = [code for code in after.legal_actions() if code >= codes.cards]
        after.apply_action(cards[first])
        states.append(after)
    one, other = (after.information_state_string(actor) for after in states)
    assert one != other
    assert one.startswith("after ")
    same = state.clone()
    same.apply_action(codes.draw)
    same.apply_action(next(code for code in same.legal_actions() if code >= codes.cards))
    assert same.information_state_string(actor) == one


def test_nothing_that_a_seat_has_seen_is_forgotten() -> None:
    state = dealt(load(), Random(2))
    twin = state.clone()
    twin.dealt.memories[0] = b"another past"
    codes = state.dealt.coded.codes
    for each in (state, twin):
        each.apply_action(codes.draw)
        each.apply_action(each.legal_actions()[-1])
    assert state.observation_string(0) == twin.observation_string(0)
    assert state.information_state_string(0) != twin.information_state_string(0)
    assert state.information_state_string(1) == twin.information_state_string(1)


def test_what_is_carried_stays_private() -> None:
    carried = Carry((7,))
    assert openspiel._seen(carried, 0, 0, (1, 2)) == "carry r7 (1, 2)"
    assert openspiel._seen(carried, 0, 1, (1, 2)) == "1 carry"
    assert openspiel._seen(Discard(7), 0, 1, (1, 2)) == "1 discard r7"


def test_a_clone_goes_its_own_way() -> None:
    rng = Random(5)
    state = dealt(load(), rng)
    before = str(state), state.legal_actions()
    twin = state.clone()
    for _ in range(20):
        twin.apply_action(rng.choice(twin.legal_actions()))
    assert (str(state), state.legal_actions()) == before
    assert state.dealt.pushed == []


def test_a_state_that_was_pickled_goes_on_alike() -> None:
    rng = Random(6)
    state = dealt(load("players=3"), rng)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert again.serialize() == state.serialize()
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert again.legal_actions() == state.legal_actions()


def test_returns_are_one_for_the_winner_and_add_up_to_nothing() -> None:
    state = dealt(load("players=4"), Random(7))
    assert state.returns() == [0.0] * 4
    game = state.dealt.coded.game
    game.win(2)
    assert state.is_terminal()
    assert state.returns() == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])


def test_a_game_is_broken_off_after_most_codes() -> None:
    game = load("players=2,most_codes=7")
    rng = Random(8)
    state = dealt(game, rng)
    codes = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        codes += 1
    assert codes == game.max_game_length() == 7
    assert state.returns() == [0.0, 0.0]


def test_a_watcher_is_shown_what_is_public() -> None:
    game = load()
    state = dealt(game, Random(9))
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    assert "hand none" in observer.string_from(state, 0) == observer.string_from(state, 1)
    observer.set_from(state, 1)
    assert not observer.dict["hand"].any()
    assert observer.dict["step"].any()


def test_no_observer_sees_all_hands() -> None:
    every = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="no observer sees the hands of all"):
        load().make_py_observer(every)

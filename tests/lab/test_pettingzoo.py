"""The PettingZoo environment passes PettingZoo's own suites, and shows nobody what a seat may not know."""

import pickle
import warnings
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `pettingzoo` is not installed")
np = pytest.importorskip("numpy", reason="the extra `pettingzoo` is not installed")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import level8  # noqa: E402
from level8.game.actions import format_action  # noqa: E402
from level8.game.errors import SetupError  # noqa: E402
from level8.game.game import Game  # noqa: E402
from level8.game.state import Step  # noqa: E402
from level8.lab.coded import CodedGame  # noqa: E402
from level8.lab.pettingzoo import Level8Env, env  # noqa: E402

TABLES = [("modern", 1, 4), ("master", 2, 5), ("modern+specials", 2, 2)]
CYCLES = 1000 if level8.compiled else 100  # the default of api_test if that is quick


def play(table: Any, codes: int, seed: int) -> Any:
    """Play random codes; yields the agent before each."""
    rng = Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter(codes):
        _, _, ended, broken_off, info = table.last(observe=False)
        yield agent
        mask = info["action_mask"]
        table.step(None if ended or broken_off else rng.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("edition", "side", "seats"), TABLES)
def test_it_passes_the_api_test_without_a_warning(edition: str, side: int, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(edition, side, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("edition", "side", "seats"), TABLES)
def test_it_passes_the_seed_test_without_a_warning(edition: str, side: int, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seed_test(lambda: env(edition, side, seats), num_cycles=CYCLES // 10)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    table = env("modern", 1, 3)
    raw: Level8Env = table.unwrapped
    table.reset(seed=1)
    winner = raw.agent_selection
    place = raw.coded.game.places[raw.coded.game.to_act]
    assert not any(raw.rewards.values())
    place.laid, place.level, place.hand = True, 7, place.hand[:1]
    raw.coded.game.step = Step.PLAY
    raw.coded = CodedGame(raw.coded.game, raw.coded.codes)
    table.step(raw.coded.codes.card(place.hand[0]))  # goes out, and so climbs past level 8 (W2)
    assert raw.rewards == {agent: 1.0 if agent == winner else -0.5 for agent in raw.possible_agents}
    given = {}
    for agent in table.agent_iter():
        _, given[agent], ended, broken_off, _ = table.last(observe=False)
        assert ended
        assert not broken_off
        table.step(None)
    assert sum(given.values()) == 0 < given[winner]


def test_a_game_is_broken_off_after_most_turns_and_gives_nobody_anything() -> None:
    table = env("modern", 1, 2, most_turns=5)
    raw: Level8Env = table.unwrapped
    broken_off: set[str] = set()
    for _ in play(table, 10_000, seed=3):
        broken_off |= {agent for agent in raw.agents if raw.truncations[agent]}
        assert not any(raw.rewards.values())
    assert broken_off == {"seat_1", "seat_2"}
    assert raw.coded.turns == 6
    assert not raw.agents


@pytest.mark.parametrize(("edition", "side", "seats"), [*TABLES, ("master", 1, 3)])
def test_dealing_anew_what_a_seat_cannot_see_changes_nothing_it_is_shown(
    edition: str, side: int, seats: int
) -> None:
    table = env(edition, side, seats)
    raw: Level8Env = table.unwrapped
    rng = Random(4)
    for agent in play(table, 250, seed=4):
        before = {other: (raw.observe(other), raw.mask(other)) for other in raw.agents}
        game = raw.coded
        for other, (observed, mask) in before.items():
            dealt = CodedGame(Game.sample(raw.view(other), rng), game.codes)
            dealt.begun = game.begun if other == agent else (0, 0, 0)  # nor another seat's spelling
            raw.coded = dealt
            assert np.array_equal(raw.observe(other), observed)
            if other == agent:
                assert np.array_equal(raw.mask(other), mask)
            raw.coded = game


def test_a_half_spelled_action_is_seen_by_its_own_seat_alone() -> None:
    table = env("modern", 1, 2)
    raw: Level8Env = table.unwrapped
    spelled = 0
    for agent in play(table, 3000, seed=6):
        (other,) = set(raw.possible_agents) - {agent}
        begun = slice(raw.observer.fields["begun"].start, raw.observer.fields["begun parameter"].stop)
        assert raw.observe(agent)[begun].any() == bool(raw.coded.begun)
        assert not raw.observe(other)[begun].any()
        spelled += bool(raw.coded.begun)
        if spelled > 5:
            return
    raise AssertionError("nothing was spelled in several codes")


def test_observations_differ_where_views_differ() -> None:
    table = env("master", 2, 3)
    raw: Level8Env = table.unwrapped
    seen: dict[bytes, str] = {}
    for agent in play(table, 300, seed=7):
        told = raw.observer.text(raw.view(agent), raw.coded.begun)
        assert seen.setdefault(raw.observe(agent).tobytes(), told) == told


def test_the_mask_may_lie_in_the_observation_instead() -> None:
    table = env(mask="observation")
    table.reset(seed=1)
    observed, _, _, _, info = table.last()
    assert info == {}
    assert table.observation_space("seat_1").contains(observed)
    assert observed["action_mask"].tolist().count(1) == len(table.unwrapped.coded.legal())
    assert not table.observe(({*table.agents} - {table.agent_selection}).pop())["action_mask"].any()


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    def hands(table: Any) -> list[tuple[int, ...]]:
        found = []
        for _ in range(3):
            table.reset()
            found.append(table.unwrapped.view("seat_1").hand)
        return found

    assert hands(env(seed=5)) == hands(env(seed=5)) != hands(env(seed=6))
    assert len(set(hands(env(seed=5)))) == 3


def test_an_environment_can_be_sent_to_another_process() -> None:
    table = env("master", 2, 3, most_turns=9)
    table.reset(seed=1)
    twin = pickle.loads(pickle.dumps(table))
    twin.reset(seed=1)
    assert twin.unwrapped.most_turns == 9
    assert all(np.array_equal(twin.observe(agent), table.observe(agent)) for agent in table.agents)


def test_a_code_that_is_not_legal_is_refused() -> None:
    table = env()
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not a legal code"):
        table.step(table.unwrapped.coded.codes.lay)
    with pytest.raises(ValueError, match="None is no code"):
        table.unwrapped.step(None)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError):
        env("modern", seats=7)


def test_render_tells_the_table_as_the_seat_to_act_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(render_mode="human", seats=2)
    table.reset(seed=1)
    actor = table.agent_selection
    table.step(table.unwrapped.coded.codes.draw)
    told = capsys.readouterr().out
    assert told.startswith(f"seat {actor[-1]} round 1 turn 1")
    assert format_action(table.unwrapped.view(actor).legal_actions()[0]).split()[-1] in told
    table.close()

"""The arena: the same games on any number of workers, duplicate deals, and no bot can break a match."""

import multiprocessing
import os
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Final

import msgspec
import pytest

import level8
from lab.strangers import Seeded
from level8.bots import make_bot
from level8.bots.seating import STAND_IN, STRANGERS_LIMIT, Seated, check_bot
from level8.game.editions import edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.lab import match_file, matches
from level8.lab.arena import Workers, play_here, play_with, processes
from level8.lab.matches import Fixture, Match, Outcome, fixtures, play_fixture
from level8.messages import explain
from level8.record import parse_record, verify

SHORT: Final = Match(("novice", "random", "novice"), most_turns=30)
DUEL: Final = Match(("novice", STAND_IN))
TESTS: Final = Path(__file__).parents[1]


def played(match: Match, games: int) -> list[Outcome]:
    return [one.outcome for one in play_here(match, fixtures(match, games))]


def stranger(name: str) -> str:
    return f"lab.strangers:{name}"


# --- the same games ---


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    games = fixtures(SHORT, 12)
    spread: list[Outcome] = []
    with processes(2) as workers:
        play_with(workers, SHORT, games, lambda one: spread.append(one.outcome))
    assert sorted(spread, key=lambda one: one.fixture) == played(SHORT, 12)
    assert not multiprocessing.active_children()


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_a_worker_that_has_only_begun_leaves_an_interrupt_to_its_parent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted = 'if "--multiprocessing-fork" in sys.orig_argv: os.kill(os.getpid(), signal.SIGINT)'
    (tmp_path / "sitecustomize.py").write_text(f"import os, signal, sys\n{interrupted}\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    with processes(1) as workers:
        assert workers.executor.submit(abs, -8).result(60) == 8


def test_a_hall_that_is_left_early_ends_its_processes() -> None:
    with pytest.raises(KeyboardInterrupt), processes(2) as workers:  # noqa: PT012 - what is tested
        workers.executor.submit(pow, 2, 2).result()
        raise KeyboardInterrupt
    for process in multiprocessing.active_children():
        process.join(10)
    assert not multiprocessing.active_children()


def test_a_killed_process_is_told_in_words() -> None:
    with pytest.raises(SetupError) as refused, processes(1) as workers:
        workers.executor.submit(os._exit, 3).result()
    assert refused.value.message == "setup-arena-worker"


def test_a_game_depends_on_its_match_and_fixture_alone() -> None:
    alone = play_fixture(SHORT, Fixture(3, 1)).outcome
    assert alone == next(one for one in played(SHORT, 12) if one.fixture == (3, 1))
    assert alone == play_fixture(SHORT, Fixture(3, 1), record=True).outcome
    others = [
        msgspec.structs.replace(SHORT, seed="11" * 32),
        msgspec.structs.replace(SHORT, side=2),
        msgspec.structs.replace(SHORT, edition="original"),
    ]
    whole = played(SHORT, 12)
    assert whole not in [played(match, 12) for match in others]


def test_every_player_of_every_game_has_a_seed_of_its_own() -> None:
    box, seeds = edition("modern"), set[int]()
    others = (stranger("Seeded"), stranger("Seeded")), (stranger("Seeded"), stranger("Seeded"), "novice")
    for players, fixture in product(others, (Fixture(0, 0), Fixture(0, 1), Fixture(1, 0))):
        at = list(range(len(players)))
        seated = matches._seat(Match(players), box, fixture, at)
        seeds |= {bot.seed for one in seated if isinstance(bot := getattr(one, "_bot", None), Seeded)}
    assert len(seeds) == 2 * 3 * 2


# --- duplicate deals ---


@pytest.mark.parametrize(
    ("players", "seats", "rotations"),
    [
        ("novice random", "rotate", 2),
        ("novice random random random", "rotate", 4),
        ("novice random novice random", "rotate", 2),
        ("novice novice novice", "rotate", 1),
        ("novice random", "fixed", 1),
    ],
)
def test_a_deal_has_as_many_games_as_there_are_ways_to_sit(players: str, seats: str, rotations: int) -> None:
    match = Match(tuple(players.split()), seats=seats)
    games = fixtures(match, 9)
    assert match.rotations == rotations
    assert len(games) == -(-9 // rotations) * rotations
    assert set(Counter(game.deal for game in games).values()) == {rotations}


def test_a_deal_has_the_same_cards_whoever_sits_where() -> None:
    texts = [play_fixture(SHORT, Fixture(0, turn), record=True).record for turn in range(3)]
    records = [parse_record(text) for text in texts if text is not None]
    assert len({record.seed for record in records}) == 1
    assert len({record.rounds[0].hands for record in records}) == 1
    assert [record.names for record in records] == [
        ("novice 1", "random 2", "novice 3"),
        ("novice 3", "novice 1", "random 2"),
        ("random 2", "novice 3", "novice 1"),
    ]


def test_winner_and_ranks_follow_the_player_and_not_the_seat() -> None:
    for turn in range(2):
        one = play_fixture(DUEL, Fixture(0, turn), record=True)
        assert one.record is not None
        record = parse_record(one.record)
        assert verify(record).ok
        assert one.outcome.winner is not None
        assert one.outcome.ranking[one.outcome.winner] == 1
        winner = record.names[record.ranking.index(1)]
        assert winner == f"{DUEL.players[one.outcome.winner]} {one.outcome.winner + 1}"


def test_the_turns_of_a_game_are_those_of_its_record() -> None:
    for fixture in fixtures(DUEL, 2):
        one = play_fixture(DUEL, fixture, record=True)
        assert one.record is not None
        rounds = parse_record(one.record).rounds
        assert one.outcome.turns == sum(len(each.turns) for each in rounds)
        assert one.outcome.rounds == len(rounds)


def test_a_game_is_stopped_at_the_most_turns_and_ranked_all_the_same() -> None:
    for one in played(msgspec.structs.replace(SHORT, most_turns=5), 3):
        assert one.winner is None
        assert one.turns == 5
        assert min(one.ranking) == 1


# --- strangers, and what becomes of bad answers ---


@pytest.mark.parametrize(
    ("name", "kind"), [("Raises", "raised"), ("Illegal", "illegal"), ("Meddler", "illegal"), ("Late", "late")]
)
def test_a_bad_answer_is_replaced_and_counted(name: str, kind: str) -> None:
    limit = 0.02 if kind == "late" else None
    match = Match((stranger(name), "novice"), most_turns=6, limit=limit)
    one = play_fixture(match, Fixture(0, 0)).outcome
    counted = dict(zip(("raised", "illegal", "late"), one.replaced[0]))
    assert counted[kind] >= 5
    assert sum(counted.values()) == counted[kind]
    assert sum(one.replaced[1]) == 0
    assert f"{name} {kind}: " in one.trouble


def test_a_bot_that_always_fails_plays_as_the_stand_in_does() -> None:
    failing, honest = Seated(stranger("Raises"), 5), make_bot(STAND_IN, 5)
    game = Game.new(edition("modern"), 1, 3, 8)
    for count in range(1, 60):
        view = game.view(int(game.to_act))
        action = honest.choose(view, view.legal_actions())
        assert failing.choose(game) == action
        assert failing.replaced == {"raised": count, "illegal": 0, "late": 0}
        game.play(action)


def test_a_stranger_is_given_a_seed_if_it_takes_one_and_an_end_to_its_thinking() -> None:
    check_bot(stranger("Seeded"))
    check_bot(stranger("First"))
    match = Match((stranger("Seeded"), stranger("First")), most_turns=8)
    one = play_fixture(match, Fixture(0, 0)).outcome
    assert one.replaced == ((0, 0, 0), (0, 0, 0))
    assert Seated(stranger("First"), 1)._limit == STRANGERS_LIMIT
    assert Seated("novice", 1)._limit is None


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("no.such.module:Bot", "setup-bot-class"),
        ("lab.strangers:Nobody", "setup-bot-class"),
        ("lab.strangers:Leaver", "setup-bot-class"),
        ("lab.strangers:", "setup-bot-name"),
        (":First", "setup-bot-name"),
        ("lab.strangers:Mute", "setup-bot-choose"),
        ("lab.strangers:Deaf", "setup-bot-parameters"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_with_what_is_wrong(name: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        check_bot(name)
    assert refused.value.message == message


def test_a_bot_with_other_parameters_is_told_which_it_has_and_which_it_needs() -> None:
    with pytest.raises(SetupError) as refused:
        check_bot("lab.strangers:Deaf")
    said = explain(refused.value)
    assert "it has choose(view), but" in said
    assert "Write choose(self, view, actions)." in said


@pytest.mark.parametrize("name", ["Needy", "Mute"])
def test_a_class_that_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Match((stranger(name), "novice")).check()


def test_a_stranger_s_bot_lies_in_the_folder_where_the_command_is_given(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((TESTS / "lab" / "strangers.py").read_text("utf-8"), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path(level8.__file__).parents[1])}
    command = ["arena", "mine:First", "novice", "--games", "4", "--most-turns", "4", "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "level8.cli.main", *command],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


# --- keeping and going on ---


def test_a_kept_match_reads_back_alike_and_is_never_written_over(tmp_path: Path) -> None:
    path, games = str(tmp_path / "match.jsonl"), played(SHORT, 6)
    match_file.create(path, SHORT, 6, games[:4]).close()
    with pytest.raises(SetupError) as refused:
        match_file.create(path, SHORT, 6)
    assert refused.value.message == "setup-arena-exists"
    writer = match_file.reopen(path)
    for one in games[4:]:
        writer.append(one)
    writer.close()
    head, read = match_file.read(path)
    assert (head.match, head.games, read) == (SHORT, 6, games)


KILLED = """
import os, sys
from level8.lab import match_file
from level8.lab.matches import Match, fixtures, play_fixture
match, path, count = Match(("novice", "random", "novice"), most_turns=30), sys.argv[1], int(sys.argv[2])
games = [play_fixture(match, one).outcome for one in fixtures(match, 3)[:count]]
writer = match_file.create(path, match, 3)
for one in games:
    writer.append(one)
os._exit(9)  # nothing is flushed or closed, as after kill -9
"""


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_match_whose_process_is_killed_has_its_first_line_and_every_game(
    tmp_path: Path, count: int
) -> None:
    path = str(tmp_path / "match.jsonl")
    done = subprocess.run([sys.executable, "-c", KILLED, path, str(count)], check=False)
    assert done.returncode == 9
    head, read = match_file.read(path)
    assert (head.match, head.games, read) == (SHORT, 3, played(SHORT, 3)[:count])
    match_file.reopen(path).close()


def test_what_is_kept_is_on_the_disk_within_a_second_of_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, games, clock = tmp_path / "match.jsonl", played(SHORT, 4), [100.0]
    on_disk: list[bytes] = []
    monkeypatch.setattr(match_file, "monotonic", lambda: clock[0])
    monkeypatch.setattr(os, "fsync", lambda _: on_disk.append(path.read_bytes()))
    writer = match_file.create(str(path), SHORT, 4)
    assert [data.count(b"\n") for data in on_disk] == [1]
    for one, later in zip(games, (0.0, 0.5, 0.5, 0.5)):
        clock[0] += later
        writer.append(one)
    assert [data.count(b"\n") for data in on_disk] == [1, 4]
    writer.close()
    assert on_disk[-1] == path.read_bytes()
    assert len(match_file.read(str(path))[1]) == 4


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path, games = tmp_path / "match.jsonl", played(SHORT, 3)
    match_file.create(str(path), SHORT, 3, games[:2]).close()
    path.write_bytes(path.read_bytes()[:-9])
    assert match_file.read(str(path))[1] == games[:1]
    writer = match_file.reopen(str(path))
    writer.append(games[1])
    writer.close()
    assert match_file.read(str(path))[1] == games[:2]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, b""),
        (1, b"{}"),
        (1, b'{"format":"other","match":{"players":["a"]},"games":1}'),
        (2, b"nonsense"),
        (2, b'{"deal":0,"rotation":9,"winner":0,"ranking":[1,2,2],"turns":1,"rounds":1,"replaced":[]}'),
    ],
)
def test_a_file_of_something_else_is_refused_with_its_line(tmp_path: Path, line: int, text: bytes) -> None:
    path = tmp_path / "match.jsonl"
    match_file.create(str(path), SHORT, 3).close()
    lines = path.read_bytes().splitlines()[: line - 1]
    path.write_bytes(b"\n".join([*lines, text]) + b"\n")
    with pytest.raises(SetupError) as refused:
        match_file.read(str(path))
    assert refused.value.detail == {"file": str(path), "line": str(line)}


# --- losing workers ---


class _Flaky(RuntimeError):
    """A lost worker."""


def _losing(workers: Workers, every: int) -> Workers:
    """The same workers, but one batch in `every` is lost."""
    from concurrent.futures import Executor, Future, ThreadPoolExecutor

    class Losing(Executor):
        count = 0

        def submit(self, work, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            self.count += 1
            if self.count % every:
                return workers.executor.submit(work, *args, **kwargs)
            lost: Future[object] = Future()
            lost.set_exception(_Flaky())
            return lost

    assert isinstance(workers.executor, ThreadPoolExecutor)
    return Workers(Losing(), workers.slots, _Flaky)


def test_a_lost_worker_loses_no_game_and_a_hopeless_one_ends_the_match() -> None:
    from concurrent.futures import ThreadPoolExecutor

    match = msgspec.structs.replace(SHORT, most_turns=4)
    with ThreadPoolExecutor(1) as threads:
        workers, got = Workers(threads, lambda: 1), list[Outcome]()
        play_with(_losing(workers, 3), match, fixtures(match, 12), lambda one: got.append(one.outcome))
        assert sorted(got, key=lambda one: one.fixture) == played(match, 12)
        with pytest.raises(SetupError) as refused:
            play_with(_losing(workers, 1), match, fixtures(match, 3), lambda _: None)
    assert refused.value.message == "setup-arena-lost"

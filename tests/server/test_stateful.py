"""Tables with clients that join, leave, lag, repeat, reorder and lie, in any order."""

import contextlib
import itertools
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from level8.game.actions import format_action
from level8.server.live import connection
from level8.server.network import identity
from level8.server.table import events
from level8.server.table.events import read_event
from level8.server.table.table import replayed
from level8.server.wire import asking
from level8.server.wire.asking import Asked
from server.house import Client, Stage, staged
from server.model import PEOPLE, STRANGER, Model, assert_nothing_leaks, everyone_sees, new_table, seen
from server.talk import messages

EDITIONS = ("modern", "master", "modern+specials", "original")
UNSTORED = (asking.Look, asking.Check, asking.Try, asking.Hint, asking.Coach, asking.Ping)


class TableMachine(RuleBasedStateMachine):
    """A table, its log, and people who say anything at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.post: list[tuple[str, Asked]] = []  # sent, but not yet received
        self.history: list[tuple[str, asking.Act]] = []

    @initialize(
        edition=st.sampled_from(EDITIONS),
        side=st.sampled_from([1, 2]),
        seed=st.integers(0, 99),
        company=st.sampled_from([(("ann", "ann", "bo", ""), 0), (("ann",), 2), ((), 3)]),
    )
    def gather(self, edition: str, side: int, seed: int, company: tuple[tuple[str, ...], int]) -> None:
        self.rng = Random(seed)
        people, bots = company
        made = new_table(edition=edition, side=side, people=people, bots=bots, seed=seed)
        self.model = Model(*made, seed)

    def told(self, person: str, asked: Asked) -> bool:
        """Deliver a message; a refused one changes nothing."""
        table = self.model.table
        before, version = everyone_sees(table), table.version
        taken = self.model.ask(person, asked)
        if not taken:
            assert (everyone_sees(table), table.version) == (before, version)
        return taken

    @rule(person=st.sampled_from(PEOPLE), asked=messages(*UNSTORED), lag=st.integers(-1, 6))
    def say_anything(self, person: str, asked: Asked, lag: int) -> None:
        if isinstance(asked, asking.Act | asking.Lay | asking.Undo):
            asked = msgspec.structs.replace(asked, version=max(0, self.model.table.version - lag))
        self.told(person, asked)

    @rule(person=st.sampled_from(PEOPLE), asked=messages(*UNSTORED))
    def say_so_that_it_is_heard_later(self, person: str, asked: Asked) -> None:
        self.post.append((person, asked))

    @precondition(lambda self: self.post)
    @rule(which=st.randoms(use_true_random=False))
    def hear_something_late(self, which: Random) -> None:
        self.told(*self.post.pop(which.randrange(len(self.post))))

    @rule()
    def start(self) -> None:
        self.told(self.model.table.host, asking.Start())

    @precondition(lambda self: self.model.table.state == "playing")
    @rule(choice=st.integers(0, 2**16), turns=st.integers(1, 12))
    def play(self, choice: int, turns: int) -> None:
        for _ in range(turns):
            table = self.model.table
            if table.game is None or table.game.over:
                return
            if table.pause is not None and table.withheld:
                self.go_on(table.pause.result.round)
                continue
            seat, actions = int(table.game.to_act), table.game.legal_actions()
            action = format_action(actions[choice % len(actions)])
            person = table.chairs[seat].person
            if not person:
                played = events.Played(at=self.model.clock, seat=seat, action=action, by="bot")
                self.model.add(played)
                continue
            asked = asking.Act(version=table.version, seat=seat, action=action)
            assert self.told(person, asked)
            self.history.append((person, asked))

    def go_on(self, number: int) -> None:
        """Whoever is here says continue; where nobody is, the next round begins by itself."""
        awaited = self.model.table.awaited
        for person in awaited:
            assert self.told(person, asking.Continue(round=number))
        if not awaited:
            self.model.add(events.WentOn(at=self.model.clock))
        assert self.model.table.pause is None

    @precondition(lambda self: self.history)
    @rule(which=st.randoms(use_true_random=False))
    def repeat_a_move(self, which: Random) -> None:
        assert not self.told(*self.history[which.randrange(len(self.history))])

    @precondition(lambda self: self.model.table.state == "playing")
    @rule(choice=st.integers(0, 2**16))
    def play_on_a_table_that_is_not_there_yet(self, choice: int) -> None:
        table = self.model.table
        assert table.game is not None
        seat, actions = int(table.game.to_act), table.game.legal_actions()
        action = format_action(actions[choice % len(actions)])
        asked = asking.Act(version=table.version + 1, seat=seat, action=action)
        assert not self.told(table.chairs[seat].person or table.host, asked)

    @precondition(lambda self: self.model.table.state == "playing")
    @rule(person=st.sampled_from(PEOPLE), choice=st.integers(0, 2**16))
    def play_for_somebody_else(self, person: str, choice: int) -> None:
        table = self.model.table
        game = table.game
        assert game is not None
        seat, actions = int(game.to_act), game.legal_actions()
        if table.chairs[seat].person != person:
            action = format_action(actions[choice % len(actions)])
            assert not self.told(person, asking.Act(version=table.version, seat=seat, action=action))

    @rule(person=st.sampled_from(PEOPLE[:-1]), there=st.booleans())
    def come_or_go(self, person: str, there: bool) -> None:
        at = self.model.clock
        came, went = events.Came(at=at, person=person, process="p"), events.Went(at=at, person=person)
        self.model.add(came if there else went)

    @precondition(lambda self: self.model.table.heir)
    @rule()
    def hand_the_table_on(self) -> None:
        table = self.model.table
        self.model.add(events.Hosted(at=self.model.clock, person=table.heir or ""))
        assert any(table.chairs[seat].process for seat in table.seats_of(table.host))

    @invariant()
    def the_log_makes_the_same_table(self) -> None:
        table = self.model.table
        again = self.model.replayed()
        assert again.version == table.version == len(self.model.log)
        assert everyone_sees(again) == everyone_sees(table)
        assert (again.asked_at, again.last_at) == (table.asked_at, table.last_at)

    @invariant()
    def nobody_sees_what_is_not_theirs(self) -> None:
        assert_nothing_leaks(self.model.table, self.rng)

    @invariant()
    def nobody_knows_two_hands_of_a_game_unless_they_were_dealt_both(self) -> None:
        table = self.model.table
        if table.state == "gathering":
            return
        for person in PEOPLE:
            assert table.seats_of(person) in ([], sorted(table.known.get(person, ())))
        if table.opened:
            assert not table.people
            assert not table.known

    @invariant()
    def nobody_who_sits_at_the_table_hears_those_who_watch(self) -> None:
        table = self.model.table
        for (person, _), sight in everyone_sees(table).items():
            assert not (table.seats_of(person) and b'"remarked"' in sight)

    @invariant()
    def hands_lie_open_only_where_no_person_ever_sat(self) -> None:
        table = self.model.table
        sat = any(isinstance(event, events.Sat) for event in self.model.log) or "ann" in table.known
        assert not (sat and table.hands_open)


TestTables = TableMachine.TestCase
TestTables.settings = settings(max_examples=25, stateful_step_count=25)


# --- the same over real sockets ---


class SocketMachine(RuleBasedStateMachine):
    """A table on a real server; people with several devices at once."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage, self.house = stage, stage.house
        self.links = contextlib.AsyncExitStack()
        self.clients: list[tuple[str, Client]] = []
        self.cookies: dict[str, str] = {}
        self.ids = itertools.count(1000)

    @initialize(edition=st.sampled_from(EDITIONS))
    def gather(self, edition: str) -> None:
        async def story() -> None:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
            asked = {"seats": seats, "pace": 5000, "edition": edition}  # bots that never act in this test
            self.table, self.cookies["ann"] = await self.house.make(asked)
            await self._connect("ann")
            await self._connect("bo")

        self.stage.play(story())

    async def _connect(self, person: str) -> None:
        cookie = self.cookies.get(person, "")
        client = await self.links.enter_async_context(self.house.at(self.table, cookie))
        self.cookies[person] = client.cookie
        await client.first()
        self.clients.append((person, client))

    def teardown(self) -> None:
        self.stage.play(self.links.aclose())

    @precondition(lambda self: len(self.clients) < 5)
    @rule(person=st.sampled_from(PEOPLE))
    def connect(self, person: str) -> None:
        self.stage.play(self._connect(person))

    @precondition(lambda self: len(self.clients) > 1)
    @rule(which=st.integers(0, 9))
    def disconnect(self, which: int) -> None:
        _, client = self.clients.pop(which % len(self.clients))
        self.stage.play(client.link.close())

    @rule(which=st.integers(0, 9), asked=st.lists(messages(asking.Hint), min_size=1, max_size=5))
    def say_several_at_once(self, which: int, asked: list[Asked]) -> None:
        """Each message gets one answer, in the order of the messages."""

        async def story() -> None:
            _, client = self.clients[which % len(self.clients)]
            said = [msgspec.structs.replace(each, id=next(self.ids)) for each in asked]
            for each in said:
                await client.link.send(msgspec.json.encode(each).decode())
            answered = [await client.until(lambda message: message["id"] >= 1000) for _ in said]
            assert [answer["id"] for answer in answered] == [each.id for each in said]

        self.stage.play(story())

    @rule(name=st.sampled_from(["Bo", "Cy"]))
    def sit_down_and_start(self, name: str) -> None:
        async def story() -> None:
            for _, client in self.clients:
                await client.ask("join", name=name)
            for _, client in self.clients:
                await client.ask("start")

        self.stage.play(story())

    @rule(turns=st.integers(1, 6))
    def play(self, turns: int) -> None:
        async def story() -> None:
            for _, (person, client) in itertools.product(range(turns), self.clients):
                await client.ask("ping")
                may, game = client.view["may"], client.view["game"]
                if client.view["pause"] and client.awaited:
                    assert (await client.go_on())["is"] == "seen"
                if may is None:
                    continue
                action = "draw" if may["asks"] == "draw" else f"discard {(may['discard'] or ['?'])[0]}"
                answer = await client.act(action, game["seat"])
                if may["asks"] in ("draw", "play", "lay-off") and (may["draw"] or [-1])[0] == -1:
                    assert answer["is"] == "seen", (person, answer)

        self.stage.play(story())

    @invariant()
    def everyone_is_shown_the_table_that_is_stored(self) -> None:
        async def story() -> None:
            house = self.house
            live = house.server.lobby.tables[self.table]
            for _, client in self.clients:
                await client.ask("ping")
            stored = [read_event(data) for data in await house.server.store.events(self.table)]
            again = replayed(self.table, stored)
            assert again.version == len(stored) == live.table.version
            for who, client in self.clients:
                while client.view["version"] < again.version:
                    await client.hear()
                person = identity.identity_of(client.cookie.partition("=")[2], house.server.devices.key)
                assert person is not None, who
                game = client.view["game"]
                shown: Any = msgspec.json.decode(seen(again, person, game["seat"] if game else None))
                for part in ("game", "may", "pause", "version"):
                    assert client.view[part] == shown[part]
                assert game is None or game["seat"] in (None, *again.seats_of(person))

        self.stage.play(story())


def test_clients_at_real_sockets_see_what_is_stored_and_get_one_answer_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BURST", 1e9)  # another test sends floods
    few = settings(max_examples=8, stateful_step_count=12, suppress_health_check=list(HealthCheck))
    with staged(tmp_path) as stage:
        run_state_machine_as_test(lambda: SocketMachine(stage), settings=few)  # type: ignore[arg-type]


def test_a_stranger_is_one_who_sits_nowhere() -> None:
    assert Model(*new_table()).table.seats_of(STRANGER) == []

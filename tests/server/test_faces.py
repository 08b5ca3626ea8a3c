"""Everybody at a table has a face, and bots have a name: the same for all who look, and in the record."""

import json
from typing import Any, get_args

import msgspec

from level8.bots.cast import FACES
from level8.record import parse_record
from level8.server.table import events
from level8.server.table.events import read_event, write_event
from level8.server.table.table import Table, replayed
from level8.server.wire import asking
from level8.server.wire.events import Face
from server.model import Model, new_table, seen


def sitters(table: Table, person: str = "ann") -> list[tuple[str, str]]:
    told: Any = json.loads(seen(table, person))
    return [(sitter["name"], sitter["face"]) for sitter in told["table"]["sitters"]]


def test_the_faces_of_the_wire_are_the_faces_there_are() -> None:
    assert get_args(Face) == FACES


def test_bots_of_each_strength_are_characters_of_their_own_and_no_two_at_a_table_are_alike() -> None:
    names = []
    for strength in ("novice", "steady", "expert", "random"):
        made = new_table()[0].made
        chairs = [events.Chair(bot=strength) for _ in range(6)]
        company = sitters(replayed("table", [msgspec.structs.replace(made, chairs=chairs)]))
        assert len({face for _, face in company}) == 6
        names += [name for name, _ in company]
    assert len(set(names)) == 24
    assert "" not in names


def test_a_bot_has_the_same_name_for_everyone_and_in_the_record() -> None:
    model = Model(*new_table(people=("ann", "", "")))
    model.ask("ann", asking.Assign(seat=1, bot="steady"))
    model.ask("ann", asking.Start())  # the open seat is taken by a bot of the table's strength
    assert [name for name, _ in sitters(model.table)] == ["Ann", "Fritzi", "Romy"]
    assert sitters(model.table, "stranger") == sitters(model.table)
    assert parse_record(model.table.record).names == ("Ann", "Fritzi", "Romy")


def test_a_person_chooses_a_face_a_bot_gives_way_and_a_person_does_not() -> None:
    model = Model(*new_table(people=("ann", "", "")))
    model.ask("ann", asking.Assign(seat=1, bot="steady"))
    assert sitters(model.table)[1] == ("Fritzi", "fox")
    assert model.ask("bo", asking.Join(name="Bo", face="fox"))
    assert sitters(model.table)[2] == ("Bo", "fox")
    assert sitters(model.table)[1][0] == "Fritzi"
    assert not model.ask("ann", asking.Rename(face="fox"))
    assert model.ask("ann", asking.Rename(face="owl"))
    assert sitters(model.table)[0] == ("Ann", "owl")
    assert model.ask("cy", asking.Join(name="Cy", face="owl")) is False  # full
    assert len({face for _, face in sitters(model.table)}) == 3


def test_whoever_comes_with_a_face_that_somebody_has_gets_another() -> None:
    model = Model(*new_table(people=("ann", "")))
    model.ask("ann", asking.Rename(face="owl"))
    assert model.ask("bo", asking.Join(name="Bo", face="owl"))
    assert sitters(model.table)[0][1] == "owl"
    assert sitters(model.table)[1][1] not in ("owl", None)


def test_who_leaves_keeps_name_and_face_and_the_bot_thinks_about_the_same_game() -> None:
    """The seed of a game is also made of what its people mixed in, whoever of them is still there."""
    model = Model(*new_table(people=("ann", "bo")))
    model.ask("bo", asking.Mix(entropy="aa"))
    model.ask("ann", asking.Start())
    before = sitters(model.table)
    model.ask("bo", asking.Leave())
    assert sitters(model.table) == before
    assert [chair.entropy for chair in model.table.chairs] == ["", "aa"]


def test_a_log_from_before_faces_is_read() -> None:
    """Faces and the names of bots are found anew; nothing else of the table depends on them."""
    _, log = new_table(people=("ann", ""))
    created = json.loads(write_event(log[0]))
    created["chairs"] = [{"person": "ann", "name": "Ann"}, {"bot": "steady"}]
    lines = [created, {"is": "renamed", "at": 2.0, "seat": 0, "name": "Anna"}]
    table = replayed("table", [read_event(json.dumps(line).encode()) for line in lines])
    assert sitters(table)[0][0] == "Anna"
    assert sitters(table)[1][0] == "Fritzi"

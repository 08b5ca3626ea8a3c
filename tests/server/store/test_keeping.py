"""What a store keeps beside the logs: lists, finished games, progress; on SQLite and on PostgreSQL."""

import time

import pytest

from level8.server.store import HouseStore
from server.store.homes import Home

# --- lists ---


def test_the_list_shows_the_newest_listed_tables_first(home: Home, store: HouseStore) -> None:
    started = time.time()
    for table in ("a", "b", "c", "d"):
        home.run(store.list_as(table, table.encode(), [], listed=True))
    home.run(store.list_as("b", b"b", [], listed=False))
    home.run(store.list_as("a", b"new", [], listed=True))
    listed = home.run(store.listed(10))
    assert [(listing.table, listing.about) for listing in listed] == [("d", b"d"), ("c", b"c"), ("a", b"new")]
    assert all(started - 60 < listing.made_at < time.time() + 60 for listing in listed)
    assert [listing.table for listing in home.run(store.listed(2))] == ["d", "c"]
    assert home.run(store.listed(0)) == home.run(store.listed(-1)) == []


def test_one_s_tables_are_those_one_sits_at_the_last_touched_first(home: Home, store: HouseStore) -> None:
    for table, people in (("a", ["ann", "bob"]), ("b", ["ann"]), ("c", ["bob", "bob"]), ("d", ["ann"])):
        home.run(store.list_as(table, table.encode(), people, listed=False))
        home.run(store.append(table, 1, [b"1"]))
        time.sleep(0.001)
    home.run(store.append("a", 2, [b"2"]))
    visited = home.run(store.tables_of("ann", 10))
    assert [(one.table, one.about) for one in visited] == [("a", b"a"), ("d", b"d"), ("b", b"b")]
    assert visited[0].touched_at > visited[1].touched_at > visited[2].touched_at
    assert [one.table for one in home.run(store.tables_of("ann", 2))] == ["a", "d"]
    home.run(store.list_as("a", b"a", ["bob"], listed=False))
    assert [one.table for one in home.run(store.tables_of("ann", 10))] == ["d", "b"]
    assert [one.table for one in home.run(store.tables_of("bob", 10))] == ["a", "c"]
    assert home.run(store.tables_of("nobody", 10)) == []


def test_a_table_without_events_is_among_one_s_tables(home: Home, store: HouseStore) -> None:
    home.run(store.list_as("a", b"a", ["ann"], listed=False))
    assert [one.table for one in home.run(store.tables_of("ann", 10))] == ["a"]


# --- finished games ---


def test_a_record_is_kept_once_and_found_by_those_who_played(home: Home, store: HouseStore) -> None:
    home.run(store.keep_record("t", 1, "first ★\n", ["ann", "bob", "ann"]))
    home.run(store.keep_record("t", 1, "again", ["eve"]))
    home.run(store.keep_record("t", 2, "second", ["ann"]))
    home.run(store.keep_record("u", 1, "", ["", "bob"]))
    assert home.run(store.record("t", 1)) == "first ★\n"
    assert home.run(store.record("u", 1)) == ""
    assert home.run(store.record("t", 3)) is None
    mine = home.run(store.records_of("ann", 10))
    assert [(one.table, one.number, one.seat) for one in mine] == [("t", 2, 0), ("t", 1, None)]
    assert mine[0].finished_at >= mine[1].finished_at > time.time() - 60
    assert [(one.table, one.seat) for one in home.run(store.records_of("bob", 2))] == [("u", 1), ("t", 1)]
    assert home.run(store.records_of("eve", 10)) == []


def test_the_first_review_of_a_game_is_kept(home: Home, store: HouseStore) -> None:
    assert home.run(store.review("t", 1)) is None
    home.run(store.keep_review("t", 1, b"first"))
    home.run(store.keep_review("t", 1, b"again"))
    home.run(store.keep_review("t", 2, b""))
    assert [home.run(store.review("t", number)) for number in (1, 2, 3)] == [b"first", b"", None]


def test_the_latest_progress_of_a_person_is_kept_until_they_are_forgotten(
    home: Home, store: HouseStore
) -> None:
    assert home.run(store.progress("ann")) is None
    for person, progress in (("ann", b"{}"), ("bob", b"\0"), ("ann", b"more")):
        home.run(store.keep_progress(person, progress))
    again = home.reopened()
    assert [home.run(again.progress(person)) for person in ("ann", "bob", "")] == [b"more", b"\0", None]
    home.run(again.forget("ann"))
    assert [home.run(again.progress(person)) for person in ("ann", "bob")] == [None, b"\0"]
    with pytest.raises(ValueError, match="not a name"):
        home.run(again.keep_progress("", b"{}"))

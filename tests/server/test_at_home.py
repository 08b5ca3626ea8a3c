"""What needs no table of ours: editions of one's own, games with real cards, questions about a hand."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from level8.bots import make_bot
from level8.game.actions import LayDown, puts_out
from level8.game.editions import BUILT_IN, edition, parse_edition
from level8.game.errors import EditionError, Level8Error, SetupError
from level8.game.game import Game
from level8.game.state import Step
from level8.messages import LANGUAGES, Messages
from level8.server.network.limits import USUAL_LIMITS
from level8.server.table.hand_questions import fit_told, hand_told
from level8.server.table.own_editions import checked
from level8.server.table.refusing import Refusal
from level8.server.table.sheet import sheet
from level8.server.wire.own import EditionAsked, EditionFields
from level8.server.wire.sheet import FitAsked, HandAsked, RoundNoted, SheetAsked
from server.house import Stage, open_house, staged

Json = dict[str, Any]
FIELDS = checked(EditionAsked(name="modern")).fields


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("house")) as stage:
        yield stage


def changed(**how: object) -> EditionFields:
    return msgspec.structs.replace(FIELDS, **how)


# --- editions of one's own ---


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_printed_edition_is_taken_apart_and_put_together_again(name: str) -> None:
    told = checked(EditionAsked(name=name))
    again = checked(EditionAsked(fields=told.fields))
    assert (again.text, again.edition, again.fault) == (told.text, told.edition, None)
    assert checked(EditionAsked(text=told.text)).fields == told.fields
    assert parse_edition(told.text, "mine.toml").deck == edition(name).deck


DECK = FIELDS.deck
SIDE = FIELDS.side[0]
FAULTS: list[tuple[dict[str, object], str, str]] = [
    ({"name": ""}, "edition-name", "name"),
    ({"players": [4, 2]}, "edition-players", "players"),
    ({"players": [2, 9]}, "edition-count", "players"),
    ({"keep_cards": 11}, "edition-count", "keep_cards"),
    ({"deck": msgspec.structs.replace(DECK, colours=7)}, "edition-count", "deck.colours"),
    ({"deck": msgspec.structs.replace(DECK, colours=2)}, "edition-deck-too-small", "deck"),
    ({"side": []}, "edition-missing", "side"),
    ({"side": [msgspec.structs.replace(SIDE, carry_cards=3)]}, "edition-carry", "side[1].carry_from"),
]


@pytest.mark.parametrize(("how", "message", "key"), FAULTS, ids=[key for *_, key in FAULTS])
def test_what_is_wrong_is_told_with_the_field_it_is_about(how: Json, message: str, key: str) -> None:
    told = checked(EditionAsked(fields=changed(**how)))
    assert told.edition is None
    assert told.fault is not None
    assert (told.fault.message, told.fault.key) == (message, key)


def test_a_level_at_fault_is_told_by_its_number() -> None:
    levels = [
        *SIDE.levels[:2],
        msgspec.structs.replace(SIDE.levels[2], asks="run 9 + set 2"),
        *SIDE.levels[3:],
    ]
    told = checked(EditionAsked(fields=changed(side=[msgspec.structs.replace(SIDE, levels=levels)])))
    assert told.fault is not None
    assert (told.fault.message, told.fault.key) == ("edition-level-too-big", "side[1].levels[3]")


def test_a_file_with_a_fault_is_refused_and_a_mix_has_no_file() -> None:
    with pytest.raises(EditionError):
        checked(EditionAsked(text="name = 3"))
    with pytest.raises(EditionError):
        checked(EditionAsked(name="modern+master"))
    with pytest.raises(SetupError):
        checked(EditionAsked(name="/etc/passwd"))


def test_how_hard_the_levels_are_is_worked_out_beside_the_tables(stage: Stage) -> None:
    async def story() -> None:
        text = checked(EditionAsked(name="modern")).text
        answer = await stage.house.http("POST", "/api/own/difficulty", {"text": text, "side": 1})
        assert answer.status == 200, answer.body
        assert answer.json["deals"] >= 1
        assert [level["number"] for level in answer.json["levels"]] == list(range(1, 9))
        assert all(1 <= level["turns"] <= answer.json["most"] for level in answer.json["levels"])
        missing = await stage.house.http("POST", "/api/own/difficulty", {"text": text, "side": 3})
        assert missing.json["message"] == "setup-side"

    stage.play(story())


def test_the_rules_of_one_s_own_edition_are_told_in_every_language(stage: Stage) -> None:
    async def story() -> None:
        file = checked(EditionAsked(fields=changed(name="kitchen"))).text
        for language in LANGUAGES:
            asked = {"edition": "kitchen", "edition_file": file, "language": language}
            answer = await stage.house.http("POST", "/api/own/rules", asked)
            assert "kitchen" in answer.json["title"]
            heading = Messages(language).text("rules-heading-turn")
            assert heading in [chapter["title"] for chapter in answer.json["chapters"]]

    stage.play(story())


def test_one_address_that_measures_without_end_is_slowed_down(tmp_path: Path) -> None:
    side = msgspec.structs.replace(SIDE, levels=SIDE.levels[:1])
    text = checked(EditionAsked(fields=changed(side=[side]))).text

    async def story() -> None:
        async with open_house(tmp_path, limits=USUAL_LIMITS) as house:
            asked = [house.http("POST", "/api/own/difficulty", {"text": text}) for _ in range(10)]
            answers = await asyncio.gather(*asked)
            refused = [answer.json["message"] for answer in answers if answer.status == 429]
            assert 0 < len(refused) < 10
            assert set(refused) == {"server-too-fast"}

    asyncio.run(story())


# --- levels, by rounds ---


@settings(max_examples=10)
@given(seed=st.integers(0, 10_000), side=st.integers(1, 2), seats=st.integers(2, 6))
def test_rounds_that_are_noted_climb_as_in_the_game_itself(seed: int, side: int, seats: int) -> None:
    """F2, W1, W2: the same levels after every round, and the same winner."""
    box = edition("modern")
    game = Game.new(box, side, seats, seed)
    bots = [make_bot("novice", seed + seat) for seat in range(seats)]
    rounds: list[RoundNoted] = []
    while game.step is not Step.OVER:
        actor = int(game.to_act)
        laid, last_card = [bool(place.laid) for place in game.places], game.holds_last_card()
        view = game.view(actor)
        action = bots[actor].choose(view, view.legal_actions())
        game.play(action)
        if isinstance(action, LayDown):
            laid[actor] = True
        if (last_card and puts_out(action)) or game.winner >= 0:
            out = actor if last_card and puts_out(action) else None
            rounds.append(RoundNoted([seat for seat in range(seats) if laid[seat]], out))
            told = sheet(SheetAsked(seats=seats, side=side, rounds=rounds))
            assert told.levels == [int(place.level) for place in game.places]
            assert told.winner == (int(game.winner) if game.winner >= 0 else None)
            assert told.ended


def test_a_round_that_is_going_on_can_be_looked_at() -> None:
    told = sheet(SheetAsked(seats=2, start=[3, 7], rounds=[RoundNoted(laid=[1])]))
    assert (told.levels, told.ended, told.rounds[0].why) == ([3, 8], False, ["stays", "laid"])
    assert sheet(SheetAsked(seats=2)).ended


WRONG: list[tuple[Json, str]] = [
    ({"seats": 6, "edition": "master"}, "setup-seats"),
    ({"edition": "nothing"}, "setup-edition"),
    ({"side": 3}, "setup-side"),
    ({"start": [1]}, "server-no-such-seat"),
    ({"start": [1, 9]}, "setup-number"),
    ({"rounds": [RoundNoted(laid=[2])]}, "server-no-such-seat"),
    ({"rounds": [RoundNoted(out=3)]}, "server-no-such-seat"),
    ({"start": [8, 8], "rounds": [RoundNoted(laid=[0, 1])]}, "server-sheet-two-winners"),
    ({"start": [8, 1], "rounds": [RoundNoted(laid=[0]), RoundNoted()]}, "server-sheet-over"),
]


@pytest.mark.parametrize(("how", "message"), WRONG)
def test_a_sheet_that_cannot_be_is_refused(how: Json, message: str) -> None:
    with pytest.raises(Level8Error) as refusal:
        sheet(SheetAsked(**{"seats": 2, **how}))
    assert refusal.value.message == message


# --- a hand, and a combination ---


def test_a_hand_is_told_how_far_it_is_and_what_would_help() -> None:
    near = hand_told(HandAsked(["r3", "b4", "g9", "p9", "y12"], level=1))
    assert near.distance == 3
    assert sum(meld.cards.count("?") for meld in near.way) == 3
    assert "J" in near.helps
    assert "S" not in near.helps
    ready = hand_told(HandAsked(["r3", "b4", "g5", "p9", "y10", "J", "g1"], level=1))
    assert (ready.distance, ready.helps, ready.spare) == (0, [], ["g1"])
    assert [meld.kind for meld in ready.way] == ["run", "run"]


@pytest.mark.parametrize(
    ("kind", "cards", "melds", "takes"),
    [
        ("run", "b5 r4 g6", ["R4(r4 b5 g6)"], {"r3", "b3", "g7", "J"}),
        ("run", "r14 J", ["R14(r14 J)"], {"r13", "J"}),
        ("set", "r7 b7", ["S7(r7 b7)"], {"g7", "J"}),
        ("colour", "r7 r9 J", ["Cr(r7 r9 J)"], {"r1", "J"}),
    ],
)
def test_a_combination_is_told_what_fits_it(kind: Any, cards: str, melds: list[str], takes: set[str]) -> None:
    told = fit_told(FitAsked(kind, cards.split()))
    assert [meld.notation for meld in told.melds] == melds
    assert takes <= set(told.takes)
    assert not {"S", "r15" if kind == "run" and "14" not in cards else "S"} & set(told.takes)
    for card in ("J", "r1", "S"):
        asked = fit_told(FitAsked(kind, cards.split(), card))
        assert asked.fits == (card in told.takes)
        assert bool(asked.message) != asked.fits


@pytest.mark.parametrize(
    ("kind", "cards", "message"),
    [
        ("run", "r4 b6", "reason-not-a-run"),
        ("set", "r4 b6", "reason-not-a-set"),
        ("colour", "r4 b6", "reason-not-a-group"),
        ("run", "J J J14", ""),
        ("run", "r1 S r3", "reason-special-in-meld"),
        ("run", "S S", "reason-special-in-meld"),
        ("colour", "S r4", "reason-special-in-meld"),
        ("run", "J r1", "reason-run-beyond"),
    ],
)
def test_cards_that_are_no_combination_are_told_why(kind: Any, cards: str, message: str) -> None:
    if not message:
        with pytest.raises(Level8Error):
            fit_told(FitAsked(kind, cards.split()))
        return
    told = fit_told(FitAsked(kind, cards.split()))
    assert (told.melds, told.takes, told.message) == ([], [], message)


def test_cards_that_the_deck_does_not_have_are_refused() -> None:
    for hand, message in ((["J1-8"], "not-in-deck"), (["r1", "r1"], "too-many-of-card")):
        with pytest.raises(Refusal) as refusal:
            hand_told(HandAsked(hand, level=1))
        assert refusal.value.message == f"server-{message}"
    with pytest.raises(Refusal):
        fit_told(FitAsked("run", ["r1"]))


# --- rubbish ---

PATHS = ("/api/own/check", "/api/own/difficulty", "/api/own/rules", "/api/sheet", "/api/hand", "/api/fit")
BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"text":3}',
    b'{"name":"/etc/passwd","edition":"/etc/passwd","text":"/etc/passwd"}',
    b'{"text":"a = [[[["}',
    b'{"text":"' + b"[" * 20_000 + b'"}',
    b'{"seats":99}',
    b'{"seats":2,"rounds":' + b"[" * 30_000,
    b'{"hand":["?"],"level":1}',
    b'{"hand":["r1"],"level":99}',
    b'{"hand":[' + b",".join([b'"r1"'] * 30) + b'],"level":1}',
    b'{"kind":"run","cards":["?","?"]}',
    b'{"kind":"flush","cards":["r1","r2"]}',
    b'{"text":"' + b"a" * 70_000 + b'"}',
]


def test_no_body_brings_the_server_down(stage: Stage) -> None:
    async def story() -> None:
        for path in PATHS:
            for data in BODIES:
                answer = await stage.house.http("POST", path, data)
                assert answer.status == 400, (path, data[:60], answer.body[:200])
                assert set(answer.json) == {"message", "detail"}
                assert Messages().has(answer.json["message"])
            foreign = await stage.house.http("POST", path, {}, {"Origin": "https://evil.example"})
            assert foreign.json["message"] == "server-foreign-page"
        assert (await stage.house.http("GET", "/health")).json["ok"]

    stage.play(story())


NUMBERS = st.integers(0, 9999)
LEVELS_OF_ANY_KIND = st.builds(type(SIDE.levels[0]), st.text(max_size=40))
FIELDS_OF_ANY_KIND = st.builds(
    EditionFields,
    name=st.text(max_size=80),
    goal=st.text(max_size=80),
    players=st.lists(NUMBERS, min_size=2, max_size=2),
    deck=st.builds(type(DECK), NUMBERS, NUMBERS, NUMBERS),
    side=st.lists(
        st.builds(type(SIDE), st.lists(st.builds(type(SIDE.levels[0]), st.text(max_size=40)))), max_size=3
    ),
    keep_cards=NUMBERS,
)


@settings(max_examples=60)
@given(FIELDS_OF_ANY_KIND)
def test_fields_of_any_kind_make_an_edition_or_a_fault(fields: EditionFields) -> None:
    told = checked(EditionAsked(fields=fields))
    assert (told.edition is None) != (told.fault is None)

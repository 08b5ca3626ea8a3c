"""Cards, parts, levels, melds, actions and errors are values: they compare, hash, print and parse."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.game import cards
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
    format_action,
)
from level8.game.cards import format_card, format_cards, parse_card, parse_cards
from level8.game.editions import edition, edition_names
from level8.game.errors import EditionError, IllegalAction, Level8Error, NotationError, Reason, SetupError
from level8.game.levels import COLOUR, RUN, SET, Ladder, Part, format_level, parse_level
from level8.game.melds import ColourGroup, Meld, Run, Set, format_meld, meld
from level8.game.shuffle import Chance
from level8.game.state import Step
from tables import melds

EVERY_CARD = sorted({card for name in edition_names() for card in edition(name).deck})


# --- cards ---


@pytest.mark.parametrize("card", [*EVERY_CARD, cards.UNSEEN, cards.joker(3, 3), cards.number_card(5, 30)])
def test_every_card_prints_and_parses_back(card: int) -> None:
    assert parse_card(format_card(card)) == card


def test_cards_print_as_people_write_them() -> None:
    text = "r7 o15 y1 g9 b12 p3 J J1-8 J8-14 S T X K ?"
    assert format_cards(parse_cards(text)) == text
    assert parse_cards("") == ()


NO_CARDS = [
    "r",
    "r0",
    "r07",
    "r31",
    "r-1",
    "r+1",
    "r1.0",
    "R7",
    "x3",
    "7",
    "J1",
    "J1-",
    "J-8",
    "J8-1",
    "J0-3",
    "J1-31",
    "J1-2-3",
    "JJ",
    "SS",
    "s",
    "roy7",
    "r٣",
    "J٣-4",
    "r²",
]


@pytest.mark.parametrize("text", ["", "r 7", *NO_CARDS])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_card(text)
    assert refusal.value.message == "notation-card"
    assert refusal.value.detail == {"text": text}


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card = parse_card(text)
    except NotationError:
        return
    assert format_card(card) == text


@pytest.mark.parametrize("card", [-1, 6 * 32 + 1, 31, 1023, cards.FACES, 10**9])
def test_a_number_that_is_no_card_still_prints(card: int) -> None:
    assert format_card(card)


def test_what_a_card_shows() -> None:
    red_seven, low, plain = parse_cards("r7 J1-8 J")
    shown = (red_seven, low, plain, cards.SKIP, cards.UNSEEN)
    assert [card for card in shown if cards.is_number(card)] == [red_seven]
    assert [card for card in shown if cards.is_joker(card)] == [low, plain]
    assert [cards.number_of(card) for card in (red_seven, low, cards.SKIP)] == [7, 0, 0]
    assert [cards.colour_of(card) for card in (red_seven, low, cards.UNSEEN)] == [0, -1, -1]
    assert (cards.joker_low(low), cards.joker_high(low), cards.joker_low(plain)) == (1, 8, 1)
    assert cards.joker_high(plain) > cards.HIGHEST_NUMBER
    assert not cards.stands_for_colour(cards.UNSEEN, 0)
    assert not cards.stands_for_number(cards.SKIP, 1)
    assert all(card < cards.FACES for card in EVERY_CARD)


# --- parts, levels, ladders ---


def test_levels_print_and_parse_back() -> None:
    for name in edition_names():
        for side in edition(name).sides:
            for level in side.levels:
                assert parse_level(format_level(level)) == level
    level = parse_level("2 run 3 + colour 4", "here")
    assert [str(part) for part in level.parts] == ["run 3", "run 3", "colour 4"]
    assert (level.cards, level.source, str(level)) == (10, "here", "run 3 + run 3 + colour 4")
    assert repr(level) == "Level(run 3 + run 3 + colour 4)"
    assert repr(level.parts[0]) == "Part(run 3)"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "run",
        "3",
        "run 3 +",
        "run x",
        "run 03",
        "run 100",
        "0 run 3",
        "run 3 4",
        "flush 5",
        "2 2 run 3",
        "run ٣",
    ],
)
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_level(text)
    assert refusal.value.message == "notation-level"


def test_parts_levels_and_ladders_compare_by_what_they_ask() -> None:
    one, same, other = (
        parse_level("run 3 + set 2"),
        parse_level("run 3 + set 2", "x"),
        parse_level("set 2 + run 3"),
    )
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "run 3 + set 2"
    assert Part(RUN, 3) != Part(SET, 3)
    assert Part(RUN, 3) != Part(RUN, 4)
    assert Part(RUN, 3) != 3
    assert len({Part(RUN, 3), Part(RUN, 3), Part(COLOUR, 3)}) == 2
    ladder = Ladder((one, other), 2, 4)
    assert ladder == Ladder((one, other), 2, 4)
    assert hash(ladder) == hash(Ladder((one, other), 2, 4))
    for different in (Ladder((one,), 2, 4), Ladder((one, other), 1, 4), Ladder((one, other), 2, 3), one):
        assert ladder != different
    assert (ladder.top, ladder.level(2)) == (2, other)
    assert [ladder.allowance(level) for level in (1, 2)] == [0, 4]
    assert Ladder((one,)).allowance(1) == 0


# --- melds ---


@pytest.mark.parametrize("text", ["R4(r4 b5 J)", "S7(r7 p7)", "Cb(b2 b9 J)", "R1()", "S12(J8-14 J)"])
def test_melds_print_as_people_write_them(text: str) -> None:
    (only,) = melds(text)
    assert format_meld(only) == text
    assert repr(only) == f"<{text}>"


def test_a_meld_of_no_known_colour_still_prints() -> None:
    assert format_meld(ColourGroup(9, parse_cards("J J"))) == "C9(J J)"


def test_melds_compare_by_kind_parameter_and_cards() -> None:
    different = melds("R4(r4 b5) R4(r4 g5) R5(J J) R6(J J) S5(J J) Cr(J J) Cb(J J)")
    for one, other in combinations(different, 2):
        assert one != other
    assert len(set(different)) == len({*different, *melds("R4(r4 b5) Cb(J J)")})
    assert different[0] != "R4(r4 b5)"


def test_a_meld_knows_its_parameter_and_growing_leaves_it_as_it_was() -> None:
    run, pair, group = (
        Run(4, parse_cards("r4 b5")),
        Set(7, parse_cards("r7 p7")),
        ColourGroup(1, parse_cards("o1")),
    )
    assert (run.start, run.end, pair.number, group.colour) == (4, 5, 7, 1)
    assert [type(meld(kind, 1, ())) for kind in (RUN, SET, COLOUR)] == [Run, Set, ColourGroup]
    assert run.grown(parse_card("J"), 3) == Run(3, parse_cards("J r4 b5"))
    assert run.grown(parse_card("J"), 6) == Run(4, parse_cards("r4 b5 J"))
    assert pair.grown(parse_card("g7"), 0) == Set(7, parse_cards("r7 p7 g7"))
    assert group.grown(parse_card("o9"), 0) == ColourGroup(1, parse_cards("o1 o9"))
    assert format_meld(run) == "R4(r4 b5)"


def test_a_meld_or_chance_of_no_kind_has_no_answers() -> None:
    bare = Meld(RUN, 4, parse_cards("r4 b5"))
    questions: list[Callable[[], object]] = [lambda: bare.fault(15), lambda: bare.accepts(1, 1, 15)]
    chance = Chance()
    chance.next_shuffle()
    questions += [lambda: bare.grown(1, 1), lambda: chance.below(1), chance.copy]
    for question in questions:
        with pytest.raises(NotImplementedError):
            question()


# --- actions ---


SAMPLES: list[tuple[Action, str]] = [
    (Draw(), "draw"),
    (Draw(0), "draw 1"),
    (Draw(2), "draw 3"),
    (LayDown(melds("R4(r4 b5 J) S7(r7 p7)")), "lay R4(r4 b5 J) S7(r7 p7)"),
    (LayDown(melds("S7(r7 p7) R4(r4 b5 J)")), "lay S7(r7 p7) R4(r4 b5 J)"),
    (LayOff(parse_card("J"), 1, 0, 9), "off J=9 2.1"),
    (LayOff(parse_card("J"), 1, 1, 0), "off J 2.2"),
    (LayOff(parse_card("g9"), 0, 1, 0), "off g9 1.2"),
    (Discard(parse_card("r7")), "discard r7"),
    (Discard(cards.SKIP), "discard S"),
    (Skip(1), "skip 2"),
    (Skip(2), "skip 3"),
    (Take(), "take"),
    (Show(parse_cards("r1 b2 S")), "show r1 b2 S"),
    (Show(()), "show none"),
    (TakeShown(), "taken none"),
    (TakeShown(2, parse_card("b2")), "taken b2 3"),
    (Swap(), "swap none"),
    (Swap(parse_cards("r1 b2")), "swap r1 b2"),
    (Swap(parse_cards("b2 r1")), "swap b2 r1"),
    (Keep(), "keep"),
    (Carry(), "carry none"),
    (Carry(parse_cards("r1 b2")), "carry r1 b2"),
]


@pytest.mark.parametrize(("action", "text"), SAMPLES)
def test_actions_print_themselves(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert repr(action) == f"<{text}>"


def test_actions_are_equal_only_to_the_same() -> None:
    for (one, _), (other, _) in combinations(SAMPLES, 2):
        assert one != other
    assert len({action for action, _ in SAMPLES}) == len(SAMPLES)
    assert Draw(1) == Draw(1)
    assert hash(Draw(1)) == hash(Draw(1))
    assert Draw() != "draw"
    assert Take() == Take()
    assert Take() != Keep()


def test_the_order_of_cards_matters_in_a_swap_only() -> None:
    forth, back = parse_cards("r1 b2"), parse_cards("b2 r1")
    assert Show(forth) == Show(back)
    assert Carry(forth) == Carry(back)
    assert hash(Carry(forth)) == hash(Carry(back))
    assert Swap(forth) != Swap(back)


def test_a_bare_action_is_none_of_the_game() -> None:
    with pytest.raises(TypeError):
        format_action(Action())
    assert Action() == Action()


def test_the_steps_are_words() -> None:
    assert [step.name for step in Step] == ["DRAW", "PLAY", "SHOW", "TAKE", "CARRY", "OVER"]


# --- errors ---


def test_reasons_compare_print_and_name_their_message() -> None:
    reason = Reason("not-in-hand", "T4", {"card": "r7"})
    assert str(reason) == "not-in-hand [T4] card=r7"
    assert repr(reason) == "<Reason not-in-hand [T4] card=r7>"
    assert reason.message == "reason-not-in-hand"
    assert reason == Reason("not-in-hand", "T4", {"card": "r7"})
    assert hash(reason) == hash(Reason("not-in-hand", "T4", {"card": "r7"}))
    for other in (Reason("x", "T4", {"card": "r7"}), Reason("not-in-hand", "T3", {"card": "r7"}), "reason"):
        assert reason != other
    assert reason != Reason("not-in-hand", "T4")
    assert Reason("game-over", "W1").detail == {}


@pytest.mark.parametrize(
    ("error", "message", "text"),
    [
        (IllegalAction(Reason("keep-one", "T5")), "reason-keep-one", "keep-one [T5]"),
        (SetupError("side", {"side": "3"}), "setup-side", "setup-side (side=3)"),
        (
            EditionError("f.toml", "deck", "missing"),
            "edition-missing",
            "edition-missing (file=f.toml, key=deck)",
        ),
        (NotationError("card", "x"), "notation-card", "notation-card (text=x)"),
        (Level8Error("bare", {}), "bare", "bare"),
    ],
)
def test_every_error_is_a_value_to_translate(error: Level8Error, message: str, text: str) -> None:
    assert isinstance(error, Level8Error)
    assert error.message == message
    assert str(error) == text


def test_an_edition_error_adds_what_it_is_about() -> None:
    error = EditionError("f.toml:3", "deck.skip", "count", {"value": "101"})
    assert error.detail == {"file": "f.toml:3", "key": "deck.skip", "value": "101"}

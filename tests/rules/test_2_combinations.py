"""Chapter 2 of docs/rules.md: what a meld is, and what a joker stands for."""

import pytest

from level8.game.actions import LayDown, LayOff, Skip
from level8.game.cards import parse_card
from level8.game.editions import parse_edition
from level8.game.errors import Reason
from level8.game.game import Game
from level8.game.melds import ColourGroup
from level8.game.solver import count_ways, ways
from tables import Sits, assert_allowed, assert_refused, lay, melds, table

TOP = 15


def fault(meld: str, top: int = TOP) -> Reason | None:
    (only,) = melds(meld)
    return only.fault(top)


def code(meld: str, top: int = TOP) -> str:
    found = fault(meld, top)
    return "" if found is None else f"{found.code} {found.rule}"


def fits(meld: str, card: str, at: int = 0, top: int = TOP) -> bool:
    (only,) = melds(meld)
    return only.accepts(parse_card(card), at, top)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("run", ["R4(r4 b5 g6)", "R8(r8 r9 r10 r11)", "R1(p1 p2)", "R13(r13 o14 y15)"])
def test_consecutive_numbers_in_any_colours_are_a_run(run: str) -> None:
    assert fault(run) is None


@pytest.mark.rule("C1")
@pytest.mark.parametrize("run", ["R4(r4 b6 g5)", "R4(r4 b5 g7)", "R4(r4 b4 g5)", "R5(r4 b5 g6)"])
def test_other_numbers_are_no_run(run: str) -> None:
    assert code(run) == "not-a-run C1"


@pytest.mark.rule("C1")
@pytest.mark.parametrize("run", ["R14(r14 b15 g1)", "R14(r14 b15 J)", "R0(J r1 r2)"])
def test_the_top_number_and_one_do_not_connect(run: str) -> None:
    assert code(run) == "run-beyond C1"


@pytest.mark.rule("C1")
def test_the_top_number_is_the_edition_s_own() -> None:
    assert fault("R12(r12 b13 g14)", top=14) is None
    assert code("R13(r13 b14 J8-14)", top=14) == "run-beyond C1"
    master = table(Sits("J8-14 y1", display="R12(r12 b13 g14)"), Sits(), box="master")
    assert_allowed(master, LayOff(parse_card("J8-14"), 0, 0, 11))
    assert_refused(master, LayOff(parse_card("J8-14"), 0, 0, 15), "does-not-fit", "T3")


@pytest.mark.rule("C2")
def test_cards_of_one_number_are_a_set() -> None:
    assert fault("S4(r4 b4 g4)") is None
    assert fault("S11(r11 r11)") is None
    assert code("S4(r4 b4 g5)") == "not-a-set C2"
    assert code("S0(J J)") == "set-beyond C2"
    assert code("S16(J J)") == "set-beyond C2"


@pytest.mark.rule("C3")
def test_cards_of_one_colour_are_a_group() -> None:
    assert fault("Cr(r7 r2 r11 r15)") is None
    assert fault("Cb(b12 b13 b4 b8 b1)") is None
    assert code("Cb(b12 b13 g4 b8)") == "not-a-group C3"


@pytest.mark.rule("C3")
@pytest.mark.parametrize("colour", [-1, 6])
def test_a_group_has_one_of_the_six_colours(colour: int) -> None:
    found = ColourGroup(colour, (parse_card("J"),) * 4).fault(TOP)
    assert found is not None
    assert (found.code, found.rule) == ("group-beyond", "C3")


@pytest.mark.rule("C4")
def test_two_sets_may_show_the_same_number_and_two_runs_may_be_alike() -> None:
    pairs = table(Sits("r2 b2 r3 b3 r6 b6 g6 p6 y9", level=2), Sits())
    assert_allowed(pairs, lay("S2(r2 b2) S3(r3 b3) S6(r6 g6) S6(b6 p6)"))
    runs = table(Sits("r4 b4 r5 b5 r6 b6 y9"), Sits())
    assert_allowed(runs, lay("R4(r4 r5 r6) R4(b4 b5 b6)"))


@pytest.mark.rule("C5")
def test_a_joker_stands_for_any_number_or_colour_and_several_may_be_used() -> None:
    assert fault("R4(J b5 J)") is None
    assert fault("S9(r9 J J J)") is None
    assert fault("Cg(g1 J J g9)") is None
    level_one = table(Sits("r4 J g6 J b10 J y9"), Sits())
    assert_allowed(level_one, lay("R4(r4 J g6) R9(J b10 J)"))


def with_joker_run() -> Game:
    return table(Sits("g5 b7 y3 p9", display="R4(r4 J g6) R9(r9 b10 g11)"), Sits("r1"))


@pytest.mark.rule("C5")
def test_what_a_laid_joker_stands_for_is_fixed_and_it_is_never_swapped_out() -> None:
    game = with_joker_run()
    number_five = parse_card("g5")
    for at in range(16):
        assert_refused(game, LayOff(number_five, 0, 0, at), "does-not-fit", "T3")
    game.play(LayOff(parse_card("b7"), 0, 0, 7))
    assert game.places[0].display[0] == melds("R4(r4 J g6 b7)")[0]


@pytest.mark.rule("C5")
def test_a_joker_is_never_a_skip_card() -> None:
    game = table(Sits("J J r3"), Sits("r1"))
    assert_refused(game, Skip(1), "no-skip-card", "K1")


@pytest.mark.rule("C6")
def test_the_booklet_s_six_joker_joker_nine_with_ranged_jokers() -> None:
    assert fault("R6(r6 J1-8 J1-8 b9)", top=14) is None
    assert fault("R6(r6 J1-8 J8-14 b9)", top=14) is None
    assert code("R6(r6 J8-14 J1-8 b9)", top=14) == "joker-range C6"
    assert code("R6(r6 J8-14 J8-14 b9)", top=14) == "joker-range C6"


@pytest.mark.rule("C6")
def test_a_ranged_joker_stands_only_for_numbers_of_its_range() -> None:
    assert fault("S8(J1-8 J8-14)", top=14) is None
    assert code("S9(r9 J1-8)", top=14) == "joker-range C6"
    assert code("S7(r7 J8-14)", top=14) == "joker-range C6"
    assert fits("R6(r6 b7)", "J1-8", 8, top=14)
    assert fits("R6(r6 b7)", "J8-14", 8, top=14)
    assert not fits("R6(r6 b7)", "J8-14", 5, top=14)
    assert fits("R6(r6 b7)", "J1-8", 5, top=14)
    assert not fits("S9(r9 b9)", "J1-8")


@pytest.mark.rule("C6")
def test_a_ranged_joker_may_stand_for_any_colour() -> None:
    assert fault("Cp(p1 J1-8 J8-14 p14)", top=14) is None
    assert fits("Cp(p1 p2)", "J8-14")


@pytest.mark.rule("C6")
def test_in_a_mixed_deck_each_joker_keeps_its_own_range() -> None:
    game = table(Sits("J8-14 J b3", display="R12(r12 b13 g14) R4(r4 b5 g6)"), Sits(), box="modern+master")
    assert_refused(game, LayOff(parse_card("J8-14"), 0, 0, 15), "does-not-fit", "T3")
    assert_allowed(game, LayOff(parse_card("J"), 0, 0, 15))
    assert_allowed(game, LayOff(parse_card("J8-14"), 0, 0, 11))


@pytest.mark.rule("C7")
def test_a_combination_of_jokers_alone_is_allowed_with_a_declared_meaning() -> None:
    game = table(Sits("J J J J J J J"), Sits())
    assert_allowed(game, lay("R4(J J J) R13(J J J)"))
    master = table(Sits("J1-8 J1-8 J8-14 J8-14 r2 b2 r3 b3 p9"), Sits(), box="master")
    assert_allowed(master, lay("S2(r2 b2) S3(r3 b3) S5(J1-8 J1-8) S12(J8-14 J8-14)"))
    assert_refused(master, lay("S2(r2 b2) S3(r3 b3) S9(J1-8 J1-8) S12(J8-14 J8-14)"), "joker-range", "C6")


@pytest.mark.rule("C8")
@pytest.mark.parametrize("special", ["S", "T", "X", "K"])
def test_skip_and_special_cards_are_part_of_no_combination(special: str) -> None:
    assert code(f"R4(r4 {special} g6)") == "special-in-meld C8"
    assert code(f"S4(r4 {special})") == "special-in-meld C8"
    assert code(f"Cr(r4 {special})") == "special-in-meld C8"
    assert code(f"R14(r14 b15 {special})") == "special-in-meld C8"  # whatever else is wrong with them
    for on in ("R4(r4 b5 g6)", "S4(r4 b4)", "Cr(r4 r5)"):
        assert not any(fits(on, special, at) for at in range(16))


@pytest.mark.rule("C8")
def test_a_skip_card_in_hand_helps_no_level() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 S S S"), Sits())
    assert_refused(game, lay("R4(r4 b5 g6) R9(r9 b10 S)"), "special-in-meld", "C8")


SMALL = """
name = "small"
goal = "victory"
players = [2, 2]
[deck]
colours = 2
numbers = 12
joker = [{ count = 6 }]
[[side]]
levels = ["colour 3"]
"""


@pytest.mark.rule("C7")
def test_a_group_of_jokers_has_a_colour_of_the_deck() -> None:
    small = parse_edition(SMALL, "small.toml")
    game = table(Sits("r1 o2 J J J"), Sits("o9"), box=small)
    assert_allowed(game, lay("Co(J J J)"))
    assert_refused(game, lay("Cy(J J J)"), "group-beyond", "C3")
    declared = {action.melds[0].value for action in game.legal_actions() if isinstance(action, LayDown)}
    hand, level = game.view(0).hand, small.ladder(1).levels[0]
    assert declared == {0, 1} == {one.value for (one,) in ways(hand, level, 12, 2)}
    assert count_ways(hand, level, 12, 2) == len(list(ways(hand, level, 12, 2)))

"""Chapter 3 of docs/rules.md: the beginning of a round, and a turn from draw to discard."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import Action, Discard, Draw, LayDown, LayOff, Skip
from level8.game.cards import SKIP, parse_card
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.shuffle import FairChance
from level8.game.state import Step
from tables import (
    Sits,
    assert_allowed,
    assert_refused,
    census,
    discards_of,
    display_of,
    hand_of,
    lay,
    melds,
    table,
)

SEED = bytes(range(32))


def lay_offs(game: Game) -> set[LayOff]:
    found = [action for action in game.legal_actions() if isinstance(action, LayOff)]
    assert len(set(found)) == len(found)
    return set(found)


def off(card: str, meld: int, at: int = 0, seat: int = 0) -> LayOff:
    return LayOff(parse_card(card), seat, meld, at)


# --- setting up ---


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ten_cards_to_each_seat_one_turned_up_for_the_dealer_the_rest_face_down(seats: int) -> None:
    game = Game.new(edition("modern"), side=1, seats=seats, seed=SEED, dealer=1)
    assert [len(place.hand) for place in game.places] == [10] * seats
    assert [len(place.discards) for place in game.places] == [0, 1] + [0] * (seats - 2)
    assert len(game.pile) == 101 - 10 * seats - 1
    assert sorted(census(game).elements()) == list(game.edition.deck)


@pytest.mark.rule("S1")
def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    game = Game.new(edition("modern"), side=1, seats=3, seed=SEED, dealer=1)
    deck = vec[i64](game.edition.deck)
    FairChance(SEED).shuffle(deck)
    down = list(deck)[::-1]
    assert list(game.places[2].hand) == sorted(down[0:30:3])
    assert list(game.places[0].hand) == sorted(down[1:30:3])
    assert list(game.places[1].hand) == sorted(down[2:30:3])
    assert list(game.places[1].discards) == [down[30]]
    assert list(game.pile)[::-1] == down[31:]


@pytest.mark.rule("S1")
def test_the_card_turned_up_may_be_any_card() -> None:
    mixed = edition("modern+specials")
    to_come = set(mixed.deck)
    for seed in range(2000):
        to_come.discard(Game.new(mixed, side=1, seats=2, seed=seed, dealer=0).places[0].discards[0])
        if not to_come:
            break
    assert to_come == set()


@pytest.mark.rule("S2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_left_of_the_dealer_begins_and_play_goes_clockwise(dealer: int) -> None:
    game = Game.new(edition("modern"), side=1, seats=3, seed=SEED, dealer=dealer)
    order = []
    for _ in range(6):
        order.append((game.to_act - dealer) % 3)
        game.play(Draw())
        game.play(Discard(next(card for card in game.places[game.to_act].hand if card != SKIP)))
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("S2")
def test_an_action_out_of_turn_is_refused() -> None:
    game = table(Sits("r1 r2"), Sits("b1 b2"), step=Step.DRAW)
    assert_refused(game, Draw(), "not-your-turn", "S2", seat=1)
    assert game.check(Draw(), seat=0) is None
    game.play(Draw(), seat=0)
    assert_refused(game, Discard(parse_card("b1")), "not-your-turn", "S2", seat=1)


@pytest.mark.rule("S3")
def test_the_first_dealer_is_drawn_unless_named() -> None:
    for seats in (2, 6):
        drawn = [Game.new(edition("modern"), 1, seats, bytes([n]) * 32).dealer for n in range(100)]
        assert set(drawn) == set(range(seats))
        assert drawn[7] == FairChance(bytes([7]) * 32).below(seats)
    assert Game.new(edition("modern"), 1, 4, SEED, dealer=2).dealer == 2


@pytest.mark.rule("S3")
def test_naming_the_dealer_does_not_change_the_cards_that_are_shuffled() -> None:
    drawn = Game.new(edition("modern"), 1, 4, SEED)
    named = Game.new(edition("modern"), 1, 4, SEED, dealer=int(drawn.dealer))
    assert [tuple(place.hand) for place in drawn.places] == [tuple(place.hand) for place in named.places]


# --- drawing ---


@pytest.mark.rule("T1")
def test_one_card_is_drawn_from_the_draw_pile_or_any_discard_pile_the_own_one_included() -> None:
    def fresh() -> Game:
        return table(
            Sits("r1", discards="r3 r4"), Sits("b1", discards="b4"), Sits("g1"), draw="y9", step=Step.DRAW
        )

    assert fresh().legal_actions() == [Draw(), Draw(0), Draw(1)]
    for action, hand in ((Draw(), "r1 y9"), (Draw(0), "r1 r4"), (Draw(1), "r1 b4")):
        game = fresh()
        game.play(action)
        assert hand_of(game, 0) == hand
        assert game.step == Step.PLAY
        assert_refused(game, Draw(), "already-drawn", "T1")
    game = fresh()
    assert_refused(game, Draw(2), "pile-empty", "T1")
    assert_refused(game, Draw(3), "no-such-seat", "N1")
    assert_refused(game, Draw(-2), "no-such-seat", "N1")


@pytest.mark.rule("T1")
def test_only_the_top_card_of_a_discard_pile_is_drawn() -> None:
    game = table(Sits("r1"), Sits("b1", discards="b4 b5 b6"), step=Step.DRAW)
    game.play(Draw(1))
    assert hand_of(game, 0) == "r1 b6"
    assert discards_of(game, 1) == "b4 b5"


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    "action",
    [Discard(parse_card("r1")), Skip(1), lay("R4(r4 b5 g6) R4(r4 b5 g6)"), off("r1", 0), Action()],
    ids=["discard", "skip", "lay down", "lay off", "nothing known"],
)
def test_nothing_else_is_done_before_drawing(action: Action) -> None:
    game = table(Sits("r1 S"), Sits("b1"), step=Step.DRAW)
    assert_refused(game, action, "draw-first", "T1")


# --- laying down ---


@pytest.mark.rule("T2")
def test_the_whole_level_is_laid_down_at_once_and_once_only() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 y1 y2"), Sits("b1"))
    whole = lay("R4(r4 b5 g6) R9(r9 b10 g11)")
    assert_allowed(game, whole)
    game.play(whole)
    assert hand_of(game, 0) == "y1 y2"
    assert display_of(game, 0) == whole.melds
    assert game.places[0].laid
    assert game.to_act == 0
    assert game.step == Step.PLAY
    assert_refused(game, whole, "already-laid", "T2")


@pytest.mark.rule("T2")
def test_laying_down_is_never_forced() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 y1 y2"), Sits("b1"))
    assert_allowed(game, Discard(parse_card("y1")))


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    "melds",
    [
        "",
        "R4(r4 b5 g6)",
        "R4(r4 b5 g6) R9(r9 b10 g11) R4(p4 p5 p6)",
        "R4(r4 b5 g6) R9(r9 b10 g11 r12)",
        "R4(r4 b5 g6) S4(r4 p4 p4)",
    ],
    ids=["nothing", "a part", "one more", "one longer", "another kind"],
)
def test_no_part_no_more_and_nothing_else_than_the_level_is_laid(melds: str) -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 r12 p4 p5 p6 y1"), Sits("b1"))
    assert_refused(game, lay(melds), "wrong-melds", "T2")


@pytest.mark.rule("T2")
def test_a_level_is_laid_from_the_hand_each_card_once() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 y1"), Sits("p4", discards="o4"))
    assert_refused(game, lay("R4(p4 b5 g6) R9(r9 b10 g11)"), "not-in-hand", "T2")
    assert_refused(game, lay("R4(r4 b5 g6) R4(r4 b5 g6)"), "not-in-hand", "T2")
    assert_refused(game, lay("R4(r4 b5 g6) R9(r9 b10 J)"), "not-in-hand", "T2")


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    "melds",
    [
        "R9(r9 b10 g11) R4(r4 b5 g6)",
        "R9(r9 b10 g11) R4(b4 b5 g6)",
        "R4(b4 b5 J) R9(r9 b10 g11)",
        "R10(J g11 J) R9(r9 b10 J)",
    ],
)
def test_any_valid_arrangement_is_accepted_in_any_order(melds: str) -> None:
    game = table(Sits("r4 b4 b5 g6 r9 b10 g11 J J J"), Sits("b1"))
    arranged = lay(melds)
    assert game.check(arranged) is None
    game.play(arranged)
    assert display_of(game, 0) == arranged.melds


@pytest.mark.rule("T2")
def test_cards_of_a_set_or_group_may_be_arranged_in_any_order() -> None:
    game = table(Sits("r7 b7 g7 J p1 p2 p3 p4 p5 y1", level=7), Sits("b1"))
    assert game.check(lay("Cp(p4 p1 p5 p2 p3) S7(J g7 r7)")) is None
    assert game.check(lay("S7(b7 r7 g7) Cp(p4 J p5 p2 p3)")) is None
    assert_refused(game, lay("S7(b7 r7 J) Cp(p4 J p5 p2 p3)"), "not-in-hand", "T2")


@pytest.mark.rule("T2")
def test_the_level_laid_is_the_seat_s_own() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 r2 b2", level=2), Sits("b1"))
    assert_refused(game, lay("R4(r4 b5 g6) R9(r9 b10 g11)"), "wrong-melds", "T2")


# --- laying off ---


@pytest.mark.rule("T3")
def test_the_booklet_s_run_of_three_grows_at_both_ends_number_by_number() -> None:
    game = table(Sits("p7 p8 p3 p2 y1", display="R4(r4 b5 g6) R9(r9 b10 g11)"), Sits("b1"))
    assert lay_offs(game) == {off("p7", 0, 7), off("p3", 0, 3), off("p8", 1, 8)}
    assert_refused(game, off("p8", 0, 8), "does-not-fit", "T3")
    assert_refused(game, off("p2", 0, 2), "does-not-fit", "T3")
    for action in (off("p7", 0, 7), off("p8", 0, 8), off("p3", 0, 3), off("p2", 0, 2)):
        assert_allowed(game, action)
        game.play(action)
    assert display_of(game, 0)[0] == melds("R2(p2 p3 r4 b5 g6 p7 p8)")[0]
    assert hand_of(game, 0) == "y1"


@pytest.mark.rule("T3")
def test_the_booklet_s_four_pairs_take_any_two_three_and_six() -> None:
    game = table(
        Sits("p2 p3 p6 p5 y1", level=2, display="S2(r2 b2) S3(r3 b3) S6(r6 b6) S6(g6 o6)"), Sits("b1")
    )
    assert lay_offs(game) == {off("p2", 0), off("p3", 1), off("p6", 2), off("p6", 3)}
    game.play(off("p6", 3))
    assert display_of(game, 0)[3] == melds("S6(g6 o6 p6)")[0]


@pytest.mark.rule("T3")
def test_the_booklet_s_run_of_four_and_two_pairs() -> None:
    shown = "R8(r8 r9 r10 r11) S3(r3 b3) S9(b9 g9)"
    game = table(Sits("p7 p6 p12 p13 p3 p9 p1"), Sits("b1", display=shown))
    assert_refused(game, off("p7", 0, 7, seat=1), "lay-down-first", "T3")
    assert lay_offs(game) == set()
    game.places[0].laid = True
    fitting = {off("p7", 0, 7, 1), off("p12", 0, 12, 1), off("p3", 1, seat=1), off("p9", 2, seat=1)}
    assert lay_offs(game) == fitting
    game.play(off("p7", 0, 7, 1))
    game.play(off("p12", 0, 12, 1))
    assert off("p6", 0, 6, 1) in lay_offs(game)
    assert off("p13", 0, 13, 1) in lay_offs(game)


@pytest.mark.rule("T3")
def test_a_colour_group_takes_its_colour() -> None:
    game = table(Sits("p2 b2 y1", level=7, display="S4(r4 b4 g4) Cp(p3 p4 p5 p6 p7)"), Sits("b1"))
    assert lay_offs(game) == {off("p2", 1)}
    game.play(off("p2", 1))
    assert display_of(game, 0)[1] == melds("Cp(p3 p4 p5 p6 p7 p2)")[0]


@pytest.mark.rule("T3")
def test_jokers_are_laid_off_at_either_end_of_a_run_onto_sets_and_groups() -> None:
    game = table(Sits("J y1", display="R4(r4 b5 g6) R1(r1 r2 r3)"), Sits("b1", display="S3(b3 g3) Cp(p3 p4)"))
    own = {off("J", 0, 3), off("J", 0, 7), off("J", 1, 4)}
    assert lay_offs(game) == own | {off("J", 0, seat=1), off("J", 1, seat=1)}
    game.play(off("J", 0, 3))
    assert display_of(game, 0)[0] == melds("R3(J r4 b5 g6)")[0]


@pytest.mark.rule("T3")
def test_a_run_stays_within_one_and_the_top() -> None:
    game = table(Sits("J y1", display="R1(r1 r2 r3) R13(r13 r14 r15)"), Sits("b1"))
    assert lay_offs(game) == {off("J", 0, 4), off("J", 1, 12)}
    assert_refused(game, off("J", 0, 0), "does-not-fit", "T3")
    assert_refused(game, off("J", 1, 16), "does-not-fit", "T3")


@pytest.mark.rule("T3")
def test_laying_off_starts_the_moment_the_level_lies() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 p7 y1"), Sits("b1"))
    assert_refused(game, off("p7", 0, 7), "lay-down-first", "T3")
    game.play(lay("R4(r4 b5 g6) R9(r9 b10 g11)"))
    assert_allowed(game, off("p7", 0, 7))


@pytest.mark.rule("T3")
def test_a_number_is_laid_off_as_itself_and_only_where_a_meld_is() -> None:
    game = table(Sits("p7 p3 p4 y1", display="R4(r4 b5 g6) S3(r3 b3)"), Sits("b1"))
    assert_refused(game, off("p7", 0, 3), "does-not-fit", "T3")
    assert_refused(game, off("p7", 0), "does-not-fit", "T3")
    assert_refused(game, off("p3", 1, 3), "does-not-fit", "T3")
    assert_refused(game, off("p4", 1), "does-not-fit", "T3")
    assert_refused(game, off("p7", 2, 7), "no-such-meld", "T3")
    assert_refused(game, off("p7", -1, 7), "no-such-meld", "T3")
    assert_refused(game, off("p7", 0, 7, seat=1), "no-such-meld", "T3")
    assert_refused(game, off("p7", 0, 7, seat=2), "no-such-seat", "N1")
    assert_refused(game, off("p7", 0, 7, seat=-1), "no-such-seat", "N1")
    assert_refused(game, off("g7", 0, 7), "not-in-hand", "T3")


# --- discarding ---


@pytest.mark.rule("T4")
def test_a_turn_ends_with_one_card_of_any_kind_on_the_own_discard_pile() -> None:
    for card in ("r1", "J", "S", "T", "X", "K"):
        game = table(Sits("r1 J S T X K", discards="b7"), Sits("b1"), box="modern+specials")
        assert_allowed(game, Discard(parse_card(card)))
        game.play(Discard(parse_card(card)))
        assert discards_of(game, 0) == f"b7 {card}"
        assert (game.to_act, game.step) == (1, Step.DRAW)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("card", ["b2", "?", "J"])
def test_only_a_card_in_hand_is_discarded(card: str) -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    assert_refused(game, Discard(parse_card(card)), "not-in-hand", "T4")


@pytest.mark.rule("T4")
@pytest.mark.parametrize("card", [-5, -1, 31, 227, 1023, 5000])
def test_what_is_no_card_at_all_is_refused_like_any_other(card: int) -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    assert_refused(game, Discard(card), "not-in-hand", "T4")


@pytest.mark.rule("T4")
def test_an_action_that_the_game_does_not_have_is_refused() -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    assert_refused(game, Action(), "not-an-action", "T4")


@pytest.mark.rule("T5")
def test_a_lay_off_that_would_empty_the_hand_is_refused() -> None:
    game = table(Sits("p7 p8", display="R4(r4 b5 g6) R9(r9 b10 g11)"), Sits("b1"))
    game.play(off("p7", 0, 7))
    assert_refused(game, off("p8", 0, 8), "keep-one", "T5")
    assert game.legal_actions() == [Discard(parse_card("p8"))]


@pytest.mark.rule("T5")
def test_a_lay_down_that_would_empty_the_hand_is_refused() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11"), Sits("b1"))
    assert_refused(game, lay("R4(r4 b5 g6) R9(r9 b10 g11)"), "keep-one", "T5")
    assert not any(isinstance(action, LayDown) for action in game.legal_actions())


@pytest.mark.rule("T5", "W1")
def test_the_last_level_may_be_laid_with_the_last_card_for_it_wins() -> None:
    game = table(Sits("r2 b2 r3 b3 g3 r4 b4 g4 p4", level=8), Sits("b1"))
    whole = lay("S2(r2 b2) S3(r3 b3 g3) S4(r4 b4 g4 p4)")
    assert_allowed(game, whole)
    game.play(whole)
    assert game.winner == 0

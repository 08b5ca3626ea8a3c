"""Chapter 3 of docs/rules.md: take, swap and keep cards."""

import pytest

from level8.game.actions import Action, Carry, Discard, Draw, Keep, Show, Skip, Swap, Take, TakeShown
from level8.game.cards import KEEP, SWAP, TAKE, format_cards, parse_card, parse_cards
from level8.game.game import Game
from level8.game.state import Step
from tables import Sits, assert_allowed, assert_refused, census, discards_of, hand_of, pile_of, table


def show(text: str) -> Show:
    return Show(parse_cards(text))


def taken(seat: int, card: str) -> TakeShown:
    return TakeShown(seat, parse_card(card))


def swap(text: str) -> Swap:
    return Swap(parse_cards(text))


# --- take ---


def before_take() -> Game:
    """Seat 3 of four is about to play take; the last seat has only two cards."""
    return table(
        Sits("r1 r2 r3 r4"),
        Sits("b1 b2 b3 b4"),
        Sits("T g1 g2"),
        Sits("y1 y2"),
        draw="p9 p8",
        turn=2,
        box="master",
    )


@pytest.mark.rule("M1")
def test_take_goes_under_the_pile_and_the_others_show_from_the_left_on() -> None:
    game = before_take()
    assert_allowed(game, Take())
    game.play(Take())
    assert format_cards(tuple(game.under)) == "T"
    asked = []
    for shown in ("y1 y2", "r1 r2 r4", "b2 b3 b4"):
        asked.append((game.to_act, game.step))
        assert_allowed(game, show(shown))
        game.play(show(shown))
    assert asked == [(3, Step.SHOW), (0, Step.SHOW), (1, Step.SHOW)]
    assert (game.to_act, game.step) == (2, Step.TAKE)
    assert [format_cards(tuple(place.shown)) for place in game.places] == [
        "r1 r2 r4",
        "b2 b3 b4",
        "",
        "y1 y2",
    ]


@pytest.mark.rule("M1")
def test_three_cards_are_shown_all_if_fewer_and_only_cards_in_hand() -> None:
    game = before_take()
    game.play(Take())
    for wrong in ("y1", "", "y1 y2 y3"):
        assert_refused(game, show(wrong), "show-count", "M1")
    assert_refused(game, show("y1 y1"), "not-in-hand", "M1")
    game.play(show("y2 y1"))
    for wrong in ("r1 r2", "r1 r2 r3 r4"):
        assert_refused(game, show(wrong), "show-count", "M1")
    assert_refused(game, show("r1 r1 r2"), "not-in-hand", "M1")
    assert len(game.legal_actions()) == 4


def after_shows() -> Game:
    game = before_take()
    game.play(Take())
    for shown in ("y1 y2", "r1 r2 r4", "b2 b3 b4"):
        game.play(show(shown))
    return game


@pytest.mark.rule("M1")
def test_exactly_one_of_the_shown_cards_is_taken_and_its_seat_draws_another() -> None:
    game = after_shows()
    assert len(game.legal_actions()) == 1 + 3 + 3 + 2
    game.play(taken(0, "r4"))
    assert hand_of(game, 2) == "r4 g1 g2"
    assert hand_of(game, 0) == "r1 r2 r3 p9"
    assert hand_of(game, 1) == "b1 b2 b3 b4"
    assert hand_of(game, 3) == "y1 y2"
    assert all(len(place.shown) == 0 for place in game.places)
    assert (game.to_act, game.step) == (3, Step.DRAW)


@pytest.mark.rule("M1")
def test_or_none_is_taken_and_nobody_draws() -> None:
    game = after_shows()
    assert_allowed(game, TakeShown())
    pile = len(game.pile)
    game.play(TakeShown())
    assert hand_of(game, 2) == "g1 g2"
    assert len(game.pile) == pile
    assert (game.to_act, game.step) == (3, Step.DRAW)


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        (taken(0, "r3"), "not-shown", "M1"),
        (taken(1, "r1"), "not-shown", "M1"),
        (taken(2, "g1"), "not-shown", "M1"),
        (taken(0, "?"), "not-shown", "M1"),
        (taken(4, "r1"), "no-such-seat", "N1"),
        (taken(-1, "r1"), "no-such-seat", "N1"),
        (taken(-5, "?"), "no-such-seat", "N1"),
    ],
)
def test_only_a_shown_card_is_taken_from_the_seat_that_shows_it(action: Action, code: str, rule: str) -> None:
    assert_refused(after_shows(), action, code, rule)


@pytest.mark.rule("M1")
@pytest.mark.parametrize("action", [Draw(), Carry(), Discard(parse_card("r1")), Keep(), TakeShown()])
def test_the_seat_that_is_asked_shows_before_anything_else(action: Action) -> None:
    game = before_take()
    game.play(Take())
    assert_refused(game, action, "show-first", "M1")
    assert_refused(game, show("g1 g2"), "not-your-turn", "S2", seat=2)


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    "action", [Draw(), Carry(), Discard(parse_card("g1")), Skip(1), Take(), show("g1 g2")]
)
def test_the_player_of_the_take_card_chooses_before_anything_else(action: Action) -> None:
    assert_refused(after_shows(), action, "choose-shown", "M1")


@pytest.mark.rule("M1")
def test_there_is_nothing_to_show_take_or_play_without_a_take_card() -> None:
    game = table(Sits("r1 r2"), Sits("b1"), box="master")
    assert_refused(game, Take(), "no-take-card", "M1")
    assert_refused(game, show("r1 r2"), "nothing-to-show", "M1")
    assert_refused(game, TakeShown(), "nothing-to-take", "M1")
    drawing = table(Sits("r1 r2"), Sits("b1"), box="master", step=Step.DRAW)
    assert_refused(drawing, show("r1 r2"), "draw-first", "T1")
    assert_refused(drawing, TakeShown(), "draw-first", "T1")


@pytest.mark.rule("M1")
def test_everyone_has_seen_the_shown_cards_and_remembers_them() -> None:
    game = after_shows()
    game.play(taken(0, "r4"))
    for seat in range(-1, 4):
        view = game.view(seat)
        assert format_cards(view.known(0)) == "r1 r2"
        assert format_cards(view.known(1)) == "b2 b3 b4"
        assert format_cards(view.known(2)) == "r4"
        assert format_cards(view.known(3)) == "y1 y2"


# --- swap ---


@pytest.mark.rule("M2")
def test_swap_puts_up_to_three_cards_in_order_on_the_own_pile_and_draws_as_many() -> None:
    for cards, left in (("", "r1 r2 r3 r4"), ("r2", "r1 r3 r4"), ("r2 r1", "r3 r4"), ("r4 r1 r3", "r2")):
        game = table(Sits("X r1 r2 r3 r4", discards="b9"), Sits("b1"), draw="y9 y8 y7", box="master")
        assert_allowed(game, swap(cards))
        game.play(swap(cards))
        drawn = ["y9", "y8", "y7"][: len(cards.split())]
        assert discards_of(game, 0) == " ".join(["b9", *cards.split()])
        assert hand_of(game, 0) == " ".join([left, *reversed(drawn)])
        assert format_cards(tuple(game.under)) == "X"
        assert (game.to_act, game.step) == (1, Step.DRAW)


@pytest.mark.rule("M2")
def test_not_more_than_three_only_cards_in_hand_and_not_the_swap_card_itself() -> None:
    game = table(Sits("X r1 r2 r3 r4"), Sits("b1"), box="master")
    assert_refused(game, swap("r1 r2 r3 r4"), "swap-count", "M2")
    assert_refused(game, swap("b1"), "not-in-hand", "M2")
    assert_refused(game, swap("r1 r1"), "not-in-hand", "M2")
    assert_refused(game, swap("X"), "not-in-hand", "M2")
    assert_refused(table(Sits("r1 r2"), Sits("b1"), box="master"), swap("r1"), "no-swap-card", "M2")
    two = table(Sits("X X r1"), Sits("b1"), box="master")
    assert_allowed(two, swap("X r1"))
    assert_refused(two, swap("X r1 r2"), "swap-count", "M2")  # the hand has no third


@pytest.mark.rule("M2")
def test_every_order_of_every_choice_is_listed_once() -> None:
    game = table(Sits("X r1 r1 r2"), Sits("b1"), box="modern+master")
    listed = {action for action in game.legal_actions() if isinstance(action, Swap)}
    texts = ("", "r1", "r2", "r1 r1", "r1 r2", "r2 r1", "r1 r1 r2", "r1 r2 r1", "r2 r1 r1")
    assert listed == {swap(text) for text in texts}


@pytest.mark.rule("M2")
def test_cards_swapped_away_do_not_end_the_round_though_the_hand_be_empty_for_a_moment() -> None:
    laid = "S4(r4 b4) S5(r5 b5) S6(r6 b6) S7(r7 b7)"
    game = table(Sits("X r1 r2", display=laid), Sits("b1"), draw="y9 y8", box="master")
    game.play(swap("r1 r2"))
    assert (game.round, game.to_act) == (1, 1)
    assert hand_of(game, 0) == "y8 y9"
    assert sorted(census(game).elements()) == list(game.edition.deck)


# --- keep ---


@pytest.mark.rule("M3")
def test_keep_cards_lie_in_front_until_the_round_ends_and_add_up() -> None:
    game = table(Sits("K K r1 r2 r3 r4 r5 r6 r7"), Sits("b1 b2"), box="master")
    for keeps, allowed in ((1, 3), (2, 6)):
        assert_allowed(game, Keep())
        game.play(Keep())
        assert game.places[0].keeps == keeps
        assert game.allowance(0) == allowed
        assert game.to_act == 1
        game.play(Draw())
        game.play(Discard(game.places[1].hand[0]))
        game.play(Draw())
    assert_refused(game, Keep(), "no-keep-card", "M3")


@pytest.mark.rule("M3")
def test_a_keep_card_gives_nothing_to_a_seat_whose_level_is_laid() -> None:
    laid = "S4(r4 b4) S5(r5 b5) S6(r6 b6) S7(r7 b7)"
    game = table(Sits("r1", display=laid), Sits("b1 b2", keeps=2, display="S8(r8 b8)"), box="master")
    assert game.allowance(1) == 0
    game.play(Discard(parse_card("r1")))
    assert (game.round, game.step) == (2, Step.DRAW)
    assert game.places[1].keeps == 0


# --- as the last card ---


@pytest.mark.rule("M4", "F1")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        (TAKE, Take()),
        (SWAP, Swap()),
        (KEEP, Keep()),
        (TAKE, Discard(TAKE)),
        (SWAP, Discard(SWAP)),
        (KEEP, Discard(KEEP)),
    ],
)
def test_played_or_discarded_as_the_last_card_any_of_them_ends_the_round(card: int, action: Action) -> None:
    laid = "S4(r4 b4) S5(r5 b5) S6(r6 b6) S7(r7 b7)"
    game = table(Sits("", display=laid), Sits("b1 b2 b3"), box="master")
    game.places[0].hand = pile_of(format_cards((card,)))
    game.pile = pile_of(format_cards(tuple(game.pile)).replace(format_cards((card,)), "", 1))
    assert_allowed(game, action)
    game.play(action)
    assert (game.round, game.step) == (2, Step.DRAW)
    assert [place.level for place in game.places] == [3, 1]
    assert [place.keeps for place in game.places] == [0, 0]
    assert len(game.under) == 0
    assert sorted(census(game).elements()) == list(game.edition.deck)


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("card", "action"), [("T", Take()), ("X", Swap()), ("K", Keep())])
def test_as_the_last_card_it_is_discarded_and_does_nothing(card: str, action: Action) -> None:
    game = table(Sits(card, level=7, display="R4(r4 b5 g6)"), Sits("b1 b2"), box="master")
    game.play(action)
    assert game.over  # nothing on the table changes
    assert (discards_of(game, 0), len(game.under), game.places[0].keeps) == (card, 0, 0)
    assert hand_of(game, 1) == "b1 b2"


@pytest.mark.rule("M1", "M2", "M3")
@pytest.mark.parametrize("action", [Swap(), Keep(), TakeShown()])
def test_the_turn_ends_with_a_special_card(action: Action) -> None:
    game = table(Sits("T X K r1"), Sits("b1 b2"), box="master")
    if isinstance(action, TakeShown):
        game.play(Take())
        game.play(show("b1 b2"))
    game.play(action)
    assert (game.to_act, game.turn_seat, game.step) == (1, 1, Step.DRAW)

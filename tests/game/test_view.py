"""Secrets leave through one door: what a View tells, what it cannot tell, and samples of it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from level8.game.actions import Action, Carry, Discard, Draw, LayOff, Show, Swap, Take, TakeShown
from level8.game.cards import UNSEEN, format_cards, parse_card, parse_cards
from level8.game.editions import Edition
from level8.game.errors import SetupError
from level8.game.game import Game, sampled
from level8.game.levels import Level
from level8.game.melds import Meld
from level8.game.options import Options
from level8.game.shuffle import FastChance
from level8.game.state import Step
from level8.game.view import SPECTATOR, View, redacted
from pace import tries
from playouts import SCARCE_TABLE, Table, every_table, playout, set_up
from tables import Sits, assert_refused, census, fingerprint, hand_of, lay, pile_of, table

SEED = bytes(range(32))


def viewers(game: Game) -> range:
    return range(SPECTATOR, int(game.seats))


# --- the leak test: whatever a seat cannot see is dealt anew, and it sees the same ---


def assert_nothing_leaks(game: Game, seat: int, rng: Random) -> None:
    view = game.view(seat)
    other = Game.sample(view, rng)
    again = other.view(seat)
    assert again == view
    assert hash(again) == hash(view)
    assert fingerprint(again.table) == fingerprint(view.table)
    assert sorted(census(other).elements()) == list(game.edition.deck)
    assert (other.step, other.to_act, len(other.pile)) == (game.step, game.to_act, len(game.pile))
    if seat == game.to_act:
        assert view.legal_actions() == game.legal_actions() == other.legal_actions()
    else:
        assert view.legal_actions() == []


@pytest.mark.parametrize(
    "where", [SCARCE_TABLE, *every_table()[::2]], ids=lambda where: f"{where[0]}-{where[1]}-{where[2]}"
)
@settings(max_examples=tries(2, 1))
@given(seed=st.integers(0, 2**32), levels=st.integers(0, 7))
def test_a_seat_sees_the_same_whatever_it_cannot_see(where: Table, seed: int, levels: int) -> None:
    rng = Random(seed)
    game = set_up(where, seed, levels)
    for _ in playout(game, rng, 30, 0.3):
        assert_nothing_leaks(game, rng.choice(viewers(game)), rng)
    for seat in viewers(game):
        assert_nothing_leaks(game, seat, rng)


@pytest.mark.untraced
def test_no_step_of_a_game_leaks_anything() -> None:
    steps: Counter[Step] = Counter()
    rng = Random(8)
    for seed in range(12):
        game = set_up(SCARCE_TABLE, seed)
        for _ in playout(game, Random(seed), 150, 0.1):
            steps[game.step] += 1
            seats = viewers(game) if game.step not in (Step.DRAW, Step.PLAY) else [rng.choice(viewers(game))]
            for seat in seats:
                assert_nothing_leaks(game, seat, rng)
        steps[game.step] += 1
        for seat in viewers(game):
            assert_nothing_leaks(game, seat, rng)
    assert {step: steps[step] for step in Step if steps[step] < 3} == {}


def test_a_sampled_game_can_be_played_on_to_the_end() -> None:
    game = set_up(("modern", 1, 3), 5)
    for _ in playout(game, Random(5), 20, 0.1):
        pass
    sample = Game.sample(game.view(1), Random(1))
    for _ in playout(sample, Random(6), 200, 0.1):
        assert sorted(census(sample).elements()) == list(sample.edition.deck)


# --- what a view is made of ---


PLAIN = (int, str, bool, type(None), Meld, Level, Edition)


def everything_in(view: View) -> dict[str, object]:
    """All public attributes of a View; methods are called with each seat."""
    told: dict[str, object] = {}
    for name in sorted(dir(view)):
        if name.startswith("_") or name in ("origins", "check", "table"):
            continue
        value = getattr(view, name)
        if not callable(value):
            told[name] = value
        elif name in ("legal_actions", "unseen", "facts"):
            told[name] = value()
        elif name == "options":
            told[name] = _plain_options(value())
        else:
            told[name] = [value(seat) for seat in range(view.seats)]
    return told


def _plain_options(options: Options | None) -> object:
    """Every attribute of what a seat may do."""
    if options is None:
        return None
    return [getattr(options, name) for name in sorted(dir(options)) if not name.startswith("_")]


def assert_plain(value: object) -> None:
    if isinstance(value, tuple | list):
        for item in value:
            assert_plain(item)
    else:
        assert isinstance(value, (*PLAIN, Action)), f"{value!r} has no business in a view"
        assert not isinstance(value, bytes)


def test_no_attribute_of_a_view_holds_a_seed_or_chance_or_differs_by_what_is_hidden() -> None:
    rng = Random(1)
    game = Game.new(set_up(("modern+specials", 2, 3), 1).edition, 2, 3, SEED)
    for _ in playout(game, rng, 30, 0.3):
        for seat in viewers(game):
            view = game.view(seat)
            told = everything_in(view)
            for value in told.values():
                assert_plain(value)
            assert told == everything_in(Game.sample(view, rng).view(seat))


def test_what_is_hidden_is_blank_inside_a_view_too() -> None:
    game = Game.new(set_up(("modern", 2, 3), 1).edition, 2, 3, SEED)
    table = game.view(1).table
    assert set(table.pile) == {UNSEEN}
    assert [set(place.hand) == {UNSEEN} for place in table.places] == [True, False, True]
    assert isinstance(table.chance, FastChance)
    assert not isinstance(table, Game)


def test_the_table_of_a_view_can_be_sampled_and_blanked_again() -> None:
    game = set_up(("modern+specials", 1, 3), 5)
    for _ in playout(game, Random(5), 20, 0.1):
        pass
    table = game.view(1).table
    assert fingerprint(redacted(table, 1)) == fingerprint(table)
    sample = sampled(table, 1, FastChance(3), game.view(1).origins())
    assert fingerprint(redacted(sample, 1)) == fingerprint(table)
    assert UNSEEN in table.pile
    assert UNSEEN not in [*sample.pile, *[card for place in sample.places for card in place.hand]]


def test_a_view_tells_the_table() -> None:
    game = table(
        Sits("r1 r2", discards="r8 r9", keeps=1),
        Sits("b1 b2 b3", level=2, skipped=True),
        Sits("g1", level=3, display="R4(r4 b5 g6) Cy(y1 y2 y3 y4)"),
        box="modern+specials",
        side=2,
        under="S T",
    )
    view = game.view(0)
    assert (view.seat, view.side, view.seats, view.round, view.dealer) == (0, 2, 3, 1, 2)
    assert (view.to_act, view.turn_seat, view.turn, view.step, view.winner) == (0, 0, 1, Step.PLAY, None)
    assert view.draw_pile == len(game.pile)
    assert format_cards(view.under) == "S T"
    assert format_cards(view.hand) == "r1 r2"
    assert [view.hand_size(seat) for seat in range(3)] == [2, 3, 1]
    assert format_cards(view.discards(0)) == "r8 r9"
    assert view.display(2) == tuple(game.places[2].display)
    assert [view.level(seat) for seat in range(3)] == [1, 2, 3]
    assert str(view.asks(2)) == "run 4 + colour 4"
    assert [view.laid(seat) for seat in range(3)] == [False, False, True]
    assert [view.skipped(seat) for seat in range(3)] == [False, True, False]
    assert [view.keeps(seat) for seat in range(3)] == [1, 0, 0]
    assert (view.kept, view.shown(1)) == ((), ())
    assert view.edition is game.edition
    assert repr(view) == "<View of seat 1, round 1, turn 1>"
    visible = Counter(parse_cards("r1 r2 r8 r9 K S r4 b5 g6 y1 y2 y3 y4 S T"))
    assert Counter(view.unseen()) == Counter(game.edition.deck) - visible


def test_a_spectator_has_no_hand_and_may_do_nothing() -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    view = game.view(SPECTATOR)
    assert (view.hand, view.kept, view.legal_actions()) == ((), (), [])
    reason = view.check(Discard(parse_card("r1")))
    assert reason is not None
    assert reason.code == "not-your-turn"


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_nobody_views_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(SetupError) as refusal:
        table(Sits("r1 r2"), Sits("b1")).view(seat)
    assert refusal.value.message == "setup-seat"
    assert refusal.value.detail == {"seat": str(seat + 1), "seats": "2"}


def test_a_view_is_a_picture_of_its_moment() -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    view = game.view(0)
    before = view.facts()
    game.play(Discard(parse_card("r1")))
    assert view.facts() == before
    assert view != game.view(0)
    assert view != "a view"


def test_a_view_refuses_as_the_game_does() -> None:
    game = table(Sits("r1 r2"), Sits("b1"))
    assert game.view(0).check(Discard(parse_card("r1"))) is None
    assert game.view(0).check(Draw()) == game.check(Draw())
    waiting = game.view(1).check(Discard(parse_card("b1")))
    assert waiting is not None
    assert (waiting.code, waiting.rule, waiting.detail) == ("not-your-turn", "S2", {"seat": "1"})
    game.win(0)
    assert_refused(game, Draw(), "game-over", "W1")
    assert game.view(1).check(Draw()) == game.check(Draw())
    assert game.view(1).winner == 0


# --- what was seen is remembered ---


def known(game: Game, seat: int) -> str:
    texts = {format_cards(game.view(viewer).known(seat)) for viewer in viewers(game)}
    assert len(texts) == 1
    return texts.pop()


def test_a_card_taken_from_a_discard_pile_is_known_until_it_is_put_out() -> None:
    game = table(Sits("r1 r2"), Sits("b1 b2", discards="b9"), step=Step.DRAW)
    game.play(Draw(1))
    assert known(game, 0) == "b9"
    game.play(Discard(parse_card("r1")))
    game.play(Draw())
    assert known(game, 1) == ""
    game.play(Discard(parse_card("b1")))
    game.play(Draw())
    game.play(Discard(parse_card("b9")))
    assert known(game, 0) == ""


def test_of_equal_cards_one_put_out_is_the_one_that_was_seen() -> None:
    game = table(Sits("r1 r1", known="r1"), Sits("b1"), box="modern+master")
    game.play(Discard(parse_card("r1")))
    assert (hand_of(game, 0), known(game, 0)) == ("r1", "")


def test_known_cards_leave_with_lay_downs_and_lay_offs() -> None:
    game = table(Sits("r4 b5 g6 r9 b10 g11 g7 y1", known="g6 g7 y1"), Sits("b1"))
    game.play(lay("R4(r4 b5 g6) R9(r9 b10 g11)"))
    assert known(game, 0) == "y1 g7"
    game.play(LayOff(parse_card("g7"), 0, 0, 7))
    assert known(game, 0) == "y1"


def test_shown_cards_are_known_each_as_often_as_it_was_shown() -> None:
    game = table(Sits("T r1"), Sits("b1 b1 b2 b3", known="b1 b3"), draw="y9", box="modern+master")
    game.play(Take())
    game.play(Show(parse_cards("b1 b1 b2")))
    assert known(game, 1) == "b1 b1 b2 b3"
    assert game.view(0).shown(1) == parse_cards("b1 b1 b2")
    game.play(TakeShown(1, parse_card("b1")))
    assert (known(game, 0), known(game, 1)) == ("b1", "b1 b2 b3")
    assert game.view(0).shown(1) == ()
    # The card that the robbed seat drew instead stays its secret.
    assert hand_of(game, 1) == "y9 b1 b2 b3"


def test_cards_drawn_in_a_swap_are_not_known() -> None:
    game = table(Sits("X r1 r2", known="r1"), Sits("b1"), draw="y9", box="master")
    game.play(Swap(parse_cards("r1")))
    assert (hand_of(game, 0), known(game, 0)) == ("r2 y9", "")


@pytest.mark.parametrize(
    ("hand", "seen", "kept", "still"),
    [
        ("b1 b2", "b1 b2", "b1 b2", "b1 b2"),  # everything was kept
        ("b1 b2 b3", "b1", "b1 b2 b3", "b1"),
        ("b1 b2", "b1 b2", "b1", ""),  # it may have been either
        ("b1 J J J", "J J J", "b1 J J", "J J"),  # one was given back: two jokers at least were kept
        ("b1 J J J", "b1 J J J", "b1 J", "J"),
        ("b1 b2 J J", "b2 J J", "b1 J J", "J"),
        ("b1 b2", "b1 b2", "", ""),
    ],
)
def test_a_known_card_that_must_have_been_kept_is_known_in_the_next_round(
    hand: str, seen: str, kept: str, still: str
) -> None:
    laid = "R4(r4 b5 g6) R9(r9 b10 g11)"
    game = table(Sits("y1", display=laid), Sits(hand, level=5, known=seen), side=2)
    game.play(Discard(parse_card("y1")))
    game.play(Carry(parse_cards(kept)))
    assert known(game, 1) == still
    assert not Counter(game.places[1].known) - Counter(game.places[1].hand)


# --- samples ---


def test_known_and_visible_cards_stay_where_they_are_in_every_sample() -> None:
    game = table(Sits("r1 r2", discards="r8 r9"), Sits("b1 b2 b3", known="b1 b3"), Sits("g1"), under="S")
    for seed in range(30):
        sample = Game.sample(game.view(0), Random(seed))
        assert hand_of(sample, 0) == "r1 r2"
        assert {parse_card("b1"), parse_card("b3")} <= set(sample.places[1].hand)
        assert list(sample.places[0].discards) == list(game.places[0].discards)
        assert format_cards(tuple(sample.under)) == "S"
        assert list(sample.places[1].hand) == sorted(sample.places[1].hand)


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    expected = counts.total() / cells
    return (
        sum((count - expected) ** 2 / expected for count in counts.values())
        + (cells - len(counts)) * expected
    )


def small() -> Game:
    """Seat 1 holds all cards but four: one is in seat 2's hand, three in the draw pile."""
    return table(Sits("r1"), Sits("b1"), draw="b2 b3 b4", rest=0)


def test_samples_are_uniform_over_what_is_unknown() -> None:
    view = small().view(0)
    assert format_cards(view.unseen()) == "b1 b2 b3 b4"
    rng = Random(8)
    drawn = Counter(
        (sample.places[1].hand[0], *sample.pile) for sample in (Game.sample(view, rng) for _ in range(2400))
    )
    assert len(drawn) == 24
    assert chi_square(drawn, 24) < 49.7  # exceeded once in a thousand, with 23 degrees of freedom


def test_the_next_shuffle_of_a_sample_is_not_that_of_the_game() -> None:
    game = Game.new(small().edition, 1, 2, SEED)
    probes = set()
    for seed in range(20):
        chance = Game.sample(game.view(0), Random(seed)).chance
        probes.add(tuple(chance.below(1000) for _ in range(3)))
    chance = game.chance.copy()
    chance.next_shuffle()
    assert len(probes) == 20
    assert tuple(chance.below(1000) for _ in range(3)) not in probes


def test_what_others_have_secretly_kept_is_guessed_within_their_allowance() -> None:
    laid = "R4(r4 b5 g6) R9(r9 b10 g11)"
    game = table(
        Sits("o1 o2 o3 o4", level=5),
        Sits("y1", display=laid),
        Sits("g1 g2 g3", level=6, known="g1"),
        side=2,
        turn=1,
    )
    game.play(Discard(parse_card("y1")))
    game.play(Carry(parse_cards("g2")))
    sizes: Counter[int] = Counter()
    for seed in range(200):
        sample = Game.sample(game.view(0), Random(seed))
        kept, hand = Counter(sample.places[2].kept), Counter(sample.places[2].hand)
        assert not kept - hand
        sizes[kept.total()] += 1
        assert list(sample.places[0].kept) == []
    assert set(sizes) == {0, 1, 2, 3}
    own = Game.sample(game.view(2), Random(1))
    assert list(own.places[2].kept) == list(parse_cards("g2"))
    assert list(Game.sample(game.view(2), Random(1)).places[1].kept) == list(pile_of(""))

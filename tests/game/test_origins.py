"""Samples after a draw pile was formed anew fit all that was watched, each course of the cards alike."""

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from game.worlds import Deal, World, deals, every_world, followed
from level8.game.actions import Action, Discard, Draw, Show, Take
from level8.game.cards import JOKER, SKIP, UNSEEN, format_cards, parse_card, parse_cards
from level8.game.editions import Edition, parse_edition
from level8.game.game import Game
from level8.game.state import Step
from level8.game.view import SPECTATOR
from pace import tries
from tables import Sits, census, hand_of, table

# Many cards are alike, so that it is seldom plain which of them was put out.
TWINS = """
name = "twins"
goal = "victory"
players = [2, 3]

[deck]
colours = 2
numbers = 12
skip = 3

[[deck.joker]]
count = 9

[[side]]
levels = ["run 6", "run 7", "run 8", "run 9"]
"""


def twins() -> Edition:
    return parse_edition(TWINS, "twins.toml")


def small(seats: int) -> Game:
    """Few cards are hidden: two or three in each hand and the draw pile; seat 1 has shown all the others."""
    piles = "r1 J r2", "J S J r5", "J r6"
    sits = [Sits(hand, discards=pile) for hand, pile in zip(("r8 J", "r3 J S", "r4 J"), piles, strict=True)]
    game = table(*sits[:seats], box=twins(), draw="J r7", rest=0, turn=1, step=Step.DRAW)
    shown = list(game.places[0].hand)
    for card in parse_cards("r8 J"):
        shown.remove(card)
    game.places[0].known = vec[i64](shown)
    return game


def act(game: Game, rng: Random) -> Action:
    """Draw and discard, rather jokers and skip cards than others."""
    if game.step == Step.DRAW:
        draws = game.legal_actions()
        return rng.choice([draw for draw in draws if draw == Draw()] * 3 + draws)
    discards = [action for action in game.legal_actions() if isinstance(action, Discard)]
    return rng.choice([action for action in discards if action.card in (JOKER, SKIP)] * 2 + discards)


def watched(game: Game, seat: int, rng: Random, moves: int) -> Counter[World]:
    """Play on; every world that shows a seat the same: since the deal, or since a pile was formed again."""
    worlds = every_world(game, seat)
    formed = 0
    for _ in range(moves):
        actor, action = int(game.to_act), act(game, rng)
        hand, pile = Counter(game.places[actor].hand), len(game.pile)
        game.play(action)
        gained = Counter(game.places[actor].hand) - hand
        told = gained.most_common(1)[0][0] if actor == seat and gained else None
        worlds = followed(worlds, actor, action, told)
        if len(game.pile) > pile:
            formed += 1
            if formed > 1:
                worlds = every_world(game, seat, tuple(game.pile))
    return worlds


# --- every world alike ---


def dealt(game: Game) -> Deal:
    return (*[tuple(place.hand) for place in game.places], tuple(sorted(game.pile)))


def rarely_exceeded(degrees: int) -> float:
    """What a chi-square exceeds about once in a thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.09 * part**0.5) ** 3)


SAMPLES = tries(3000, 1500)
# Seats, who looks, moves, seed. In the first two much is ambiguous, and the pile is formed a second time.
SCENES = [
    (3, 0, 22, 348),
    (2, SPECTATOR, 26, 316),
    (2, 0, 11, 31),
    (2, SPECTATOR, 8, 22),
    (3, 2, 10, 83),
    (3, 1, 11, 93),
    (3, 0, 21, 110),
    (3, 1, 23, 133),
]


@pytest.mark.untraced
@pytest.mark.parametrize(("seats", "seat", "moves", "seed"), SCENES)
def test_samples_are_uniform_over_the_worlds_that_fit(seats: int, seat: int, moves: int, seed: int) -> None:
    game = small(seats)
    expected = deals(watched(game, seat, Random(seed), moves))
    view = game.view(seat)
    rng = Random(8)
    found = Counter(dealt(view.sample(rng)) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    share = SAMPLES / expected.total()
    chi_square = sum((found[deal] - count * share) ** 2 / (count * share) for deal, count in expected.items())
    assert chi_square < rarely_exceeded(len(expected) - 1)


def test_the_order_of_what_is_left_of_a_formed_pile_is_open() -> None:
    game = small(2)
    watched(game, 0, Random(31), 11)
    view, rng = game.view(0), Random(3)
    piles = [tuple(view.sample(rng).pile) for _ in range(400)]
    tops: dict[tuple[int, ...], set[int]] = {}
    for pile in piles:
        tops.setdefault(tuple(sorted(pile)), set()).add(pile[-1])
    assert max(map(len, tops.values())) > 1
    assert all(len(found) == len(set(pile)) for pile, found in tops.items() if len(pile) > 1)


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_is_a_game_whose_other_seats_remember_too(seed: int) -> None:
    """Every seat of a sample has a course of its own that fits its hand, and can be sampled in turn."""
    game = small(3)
    rng = Random(seed)
    watched(game, 0, rng, 18)
    sample = game.view(0).sample(rng)
    for seat, place in enumerate(sample.places):
        assert UNSEEN not in place.course
        assert [entry < 0 for entry in place.course] == [entry < 0 for entry in game.places[seat].course]
        hidden = Counter(place.hand) - Counter(place.known)
        for entry in reversed(list(place.course)[1:]):
            hidden[abs(int(entry))] += 1 if entry < 0 else -1
            assert min(hidden.values()) >= 0, "put out before it was drawn"
        again = sample.view(seat).sample(rng)
        assert again.view(seat) == sample.view(seat)
        assert census(again) == census(game)


# --- what is remembered ---


def forming(box: str = "modern", hand: str = "b1 b2") -> Game:
    """Seat 1 draws the last card of the draw pile, which is formed anew of r1, r2, r3 and a skip card."""
    game = table(
        Sits("", discards="r1 r2 r9"),
        Sits(hand, discards="r3 r8"),
        Sits("g1 g2", discards="r7"),
        box=box,
        draw="y1",
        under="S",
        rest=0,
        step=Step.DRAW,
    )
    game.play(Draw())
    return game


def test_everyone_knows_what_a_draw_pile_was_formed_of() -> None:
    game = forming()
    for seat in range(SPECTATOR, 3):
        assert format_cards(game.view(seat).formed) == "r1 r2 r3 S"
    assert table(Sits("r1"), Sits("b1")).view(0).formed == ()
    game.deal()
    assert game.view(0).formed == ()
    assert [len(place.course) for place in game.places] == [0, 0, 0]


def test_who_has_not_drawn_since_holds_nothing_of_a_formed_pile() -> None:
    game = forming()
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    view = game.view(0)
    new = set(view.formed)
    for seed in range(60):
        sample = view.sample(Random(seed))
        assert len(new.intersection(sample.places[1].hand)) == 1
        assert set(sample.places[2].hand) <= set(parse_cards("b1 b2 g1 g2"))
        assert new.issuperset(sample.pile)


def test_a_revealed_card_tells_where_the_others_are() -> None:
    """Seat 2 puts out what can only have come from the formed pile: the rest of its hand is old again."""
    game = forming()
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    drawn = (Counter(game.places[1].hand) - Counter(parse_cards("b1 b2"))).most_common(1)[0][0]
    game.play(Discard(drawn))
    for seed in range(60):
        sample = game.view(0).sample(Random(seed))
        assert set(sample.places[1].hand) <= set(parse_cards("b1 b2 g1 g2"))
        assert Counter([*sample.pile, drawn]) == Counter(game.formed)
    for _ in range(2):  # the other seats leave the draw pile alone
        game.play(Draw((game.to_act - 1) % 3))
        game.play(Discard(parse_card("g1")))
    game.play(Draw())
    for seed in range(20):
        assert list(game.view(0).sample(Random(seed)).places[1].course)[1:3] == [drawn, -drawn]


def test_what_a_seat_drew_from_a_formed_pile_is_told_to_it_alone() -> None:
    game = forming()
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    drawn = game.places[1].course[1]
    assert drawn in game.view(1).formed
    courses = [list(game.view(seat).table.places[1].course[1:]) for seat in range(SPECTATOR, 3)]
    assert courses == [[UNSEEN], [UNSEEN], [drawn], [UNSEEN]]
    for seed in range(20):
        assert drawn not in game.view(1).sample(Random(seed)).pile


def test_a_shown_card_was_hidden_before_and_is_known_after() -> None:
    game = forming("modern+specials", hand="b1 b2 T")
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    game.play(Take())
    game.play(Show(parse_cards("g1 g2")))
    assert list(game.places[2].course[1:]) == [-card for card in parse_cards("g1 g2")]
    game.play(game.legal_actions()[0])
    for seed in range(20):
        sample = game.view(1).sample(Random(seed))
        assert hand_of(sample, 2) == "g1 g2"
        assert census(sample) == census(game)


def test_nobody_follows_the_cards_of_a_deck_full_of_twins() -> None:
    game = forming("modern+master")
    assert format_cards(game.view(1).formed) == ""
    assert len(game.pile) == 4
    tops = {game.view(1).sample(Random(seed)).pile[-1] for seed in range(40)}
    assert not tops <= set(game.pile)

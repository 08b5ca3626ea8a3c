"""After a new draw pile, samples agree with all that a seat has seen, and all courses are equally likely."""

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from game.worlds import Deal, World, deals, every_world, followed
from level8.game.actions import Action, Discard, Draw, Show, Take
from level8.game.cards import JOKER, SKIP, UNSEEN, format_cards, parse_card, parse_cards
from level8.game.editions import Edition, parse_edition
from level8.game.game import Game, sampled
from level8.game.origins import Origins
from level8.game.place import FORMED
from level8.game.shuffle import FastChance
from level8.game.state import MOST_FOLLOWED, Step
from level8.game.view import SPECTATOR, unseen
from pace import tries
from tables import Sits, census, hand_of, table

# Many cards are equal, so that it is seldom clear which copy was discarded.
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


MANY = "r1 J r2", "J S J r5", "J r6"
FEW = "J r2", "J r5", "S r6"


def small(seats: int, piles: tuple[str, ...] = MANY) -> Game:
    """A game with few hidden cards: two or three in each hand and in the draw pile; the others are open."""
    sits = [Sits(hand, discards=pile) for hand, pile in zip(("r8 J", "r3 J S", "r4 J"), piles, strict=True)]
    game = table(*sits[:seats], box=twins(), draw="J r7", rest=0, turn=1, step=Step.DRAW)
    shown = list(game.places[0].hand)
    for card in parse_cards("r8 J"):
        shown.remove(card)
    game.places[0].known = vec[i64](shown)
    return game


def act(game: Game, rng: Random) -> Action:
    """Draw and discard, preferably jokers and skip cards."""
    if game.step == Step.DRAW:
        draws = game.legal_actions()
        return rng.choice([draw for draw in draws if draw == Draw()] * 3 + draws)
    discards = [Discard(card) for card in sorted(set(game.places[game.to_act].hand))]
    return rng.choice([action for action in discards if action.card in (JOKER, SKIP)] * 2 + discards)


def watched(game: Game, seat: int, rng: Random, moves: int) -> Counter[World]:
    """Play on; returns all worlds that show `seat` the same since the deal."""
    worlds = every_world(game, seat)
    for _ in range(moves):
        actor, action = int(game.to_act), act(game, rng)
        hand = Counter(game.places[actor].hand)
        game.play(action)
        gained = Counter(game.places[actor].hand) - hand
        told = gained.most_common(1)[0][0] if actor == seat and gained else None
        worlds = followed(worlds, actor, action, told)
    return worlds


# --- every world alike ---


def dealt(game: Game) -> Deal:
    return (*[tuple(place.hand) for place in game.places], tuple(sorted(game.pile)))


def rarely_exceeded(degrees: int) -> float:
    """The value that a chi-square exceeds about once in a thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 3.09 * part**0.5) ** 3)


SAMPLES = tries(3000, 1500)
# The piles, number of seats, the seat that looks, number of actions, seed. All are ambiguous. With few cards
# in the discard piles a new draw pile is formed three or four times, with many cards once or twice.
SCENES = [
    (FEW, 3, 0, 37, 266),
    (FEW, 2, SPECTATOR, 29, 305),
    (FEW, 3, 2, 39, 88),
    (FEW, 3, 0, 28, 317),
    (FEW, 2, SPECTATOR, 18, 314),
    (FEW, 3, 0, 35, 337),
    (MANY, 3, 0, 22, 348),
    (MANY, 2, SPECTATOR, 26, 316),
    (MANY, 2, 0, 11, 31),
    (MANY, 2, SPECTATOR, 8, 22),
    (MANY, 3, 2, 10, 83),
    (MANY, 3, 1, 11, 93),
    (MANY, 3, 0, 21, 110),
    (MANY, 3, 1, 23, 133),
]


@pytest.mark.untraced
@pytest.mark.parametrize(("piles", "seats", "seat", "moves", "seed"), SCENES)
def test_samples_are_uniform_over_the_worlds_that_fit(
    piles: tuple[str, ...], seats: int, seat: int, moves: int, seed: int
) -> None:
    game = small(seats, piles)
    expected = deals(watched(game, seat, Random(seed), moves))
    view = game.view(seat)
    rng = Random(8)
    found = Counter(dealt(Game.sample(view, rng)) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    share = SAMPLES / expected.total()
    chi_square = sum((found[deal] - count * share) ** 2 / (count * share) for deal, count in expected.items())
    assert chi_square < rarely_exceeded(len(expected) - 1)


def test_the_order_of_what_is_left_of_a_formed_pile_is_open() -> None:
    game = small(2)
    watched(game, 0, Random(31), 11)
    view, rng = game.view(0), Random(3)
    piles = [tuple(Game.sample(view, rng).pile) for _ in range(400)]
    tops: dict[tuple[int, ...], set[int]] = {}
    for pile in piles:
        tops.setdefault(tuple(sorted(pile)), set()).add(pile[-1])
    assert max(map(len, tops.values())) > 1
    assert all(len(found) == len(set(pile)) for pile, found in tops.items() if len(pile) > 1)


def assert_possible(game: Game) -> None:
    """Each seat has a course that agrees with its hand."""
    for place in game.places:
        assert UNSEEN not in place.course
        hidden = Counter(place.hand) - Counter(place.known)
        for entry in reversed(list(place.course)):
            if entry != FORMED:
                hidden[abs(int(entry))] += 1 if entry < 0 else -1
                assert min(hidden.values()) >= 0, "put out before it was drawn"


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_is_a_game_whose_other_seats_remember_too(seed: int) -> None:
    game = small(3)
    rng = Random(seed)
    watched(game, 0, rng, 18)
    sample = Game.sample(game.view(0), rng)
    assert_possible(sample)
    for seat in range(3):
        again = Game.sample(sample.view(seat), rng)
        assert_possible(again)
        assert again.view(seat) == sample.view(seat)
        assert census(again) == census(game)


# In the last two cases, the most likely tally is a dead end.
@pytest.mark.parametrize(("piles", "seed"), [(FEW, 1), (FEW, 2), (MANY, 3), (MANY, 14), (MANY, 46)])
def test_samples_fit_also_where_only_the_likeliest_tallies_are_weighed(
    piles: tuple[str, ...], seed: int
) -> None:
    game = small(3, piles)
    rng = Random(seed)
    for _ in range(30):
        game.play(act(game, rng))
    table = game.view(0).table
    origins = Origins(table, 0, unseen(table), 1)
    for _ in range(5):
        sample = sampled(table, 0, FastChance(rng.getrandbits(62)), origins)
        assert_possible(sample)
        assert sample.view(0) == game.view(0)
        assert census(sample) == census(game)


# --- what is remembered ---


def forming(box: str = "modern", hand: str = "b1 b2") -> Game:
    """Seat 1 draws the last card of the draw pile; the new one has r1, r2, r3 and a skip card."""
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
        sample = Game.sample(view, Random(seed))
        assert len(new.intersection(sample.places[1].hand)) == 1
        assert set(sample.places[2].hand) <= set(parse_cards("b1 b2 g1 g2"))
        assert new.issuperset(sample.pile)


def test_a_revealed_card_tells_where_the_others_are() -> None:
    """Seat 2 discards a card that can only come from the new pile, so the rest of its hand is older."""
    game = forming()
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    drawn = (Counter(game.places[1].hand) - Counter(parse_cards("b1 b2"))).most_common(1)[0][0]
    game.play(Discard(drawn))
    for seed in range(60):
        sample = Game.sample(game.view(0), Random(seed))
        assert set(sample.places[1].hand) <= set(parse_cards("b1 b2 g1 g2"))
        assert Counter([*sample.pile, drawn]) == Counter(game.formed[-1])
    for _ in range(2):  # the other seats leave the draw pile alone
        game.play(Draw((game.to_act - 1) % 3))
        game.play(Discard(parse_card("g1")))
    game.play(Draw())
    for seed in range(20):
        assert list(Game.sample(game.view(0), Random(seed)).places[1].course)[1:3] == [drawn, -drawn]


def test_what_a_seat_drew_from_a_formed_pile_is_told_to_it_alone() -> None:
    game = forming()
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    drawn = game.places[1].course[1]
    assert drawn in game.view(1).formed
    courses = [list(game.view(seat).table.places[1].course[1:]) for seat in range(SPECTATOR, 3)]
    assert courses == [[UNSEEN], [UNSEEN], [drawn], [UNSEEN]]
    for seed in range(20):
        assert drawn not in Game.sample(game.view(1), Random(seed)).pile


def test_a_shown_card_was_hidden_before_and_is_known_after() -> None:
    game = forming("modern+specials", hand="b1 b2 T")
    game.play(Discard(parse_card("y1")))
    game.play(Draw())
    game.play(Take())
    game.play(Show(parse_cards("g1 g2")))
    assert list(game.places[2].course[1:]) == [-card for card in parse_cards("g1 g2")]
    game.play(game.legal_actions()[0])
    for seed in range(20):
        sample = Game.sample(game.view(1), Random(seed))
        assert hand_of(sample, 2) == "g1 g2"
        assert census(sample) == census(game)


def until_formed(game: Game, rng: Random) -> None:
    left = len(game.pile)
    while len(game.pile) <= left:
        left = len(game.pile)
        game.play(act(game, rng))


def test_cards_are_followed_through_the_last_eight_piles() -> None:
    game = small(2, FEW)
    rng = Random(5)
    for formed in range(1, MOST_FOLLOWED + 4):
        until_formed(game, rng)
        followed_through = min(formed, MOST_FOLLOWED)
        assert len(game.formed) == followed_through
        assert game.view(0).formed == tuple(game.formed[-1])
        for place in game.places:
            assert place.course[0] == FORMED
            assert list(place.course).count(FORMED) == followed_through


@pytest.mark.untraced
def test_samples_fit_after_more_piles_than_are_followed() -> None:
    game = small(2, FEW)
    rng = Random(5)
    for _ in range(MOST_FOLLOWED + 3):
        until_formed(game, rng)
    for seat in range(SPECTATOR, 2):
        sample = Game.sample(game.view(seat), rng)
        assert_possible(sample)
        assert sample.view(seat) == game.view(seat)
        assert census(sample) == census(game)


def test_the_cards_of_a_deck_full_of_twins_are_followed_too() -> None:
    game = forming("modern+master")
    tops = {Game.sample(game.view(1), Random(seed)).pile[-1] for seed in range(40)}
    assert tops == set(game.pile)

"""All built-in bots: legal in all editions, blind to hidden cards, and the same for the same seed."""

import random
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import level8
from level8.bots import BOT_NAMES, make_bot
from level8.bots.duel import winners
from level8.bots.facts import less
from level8.bots.laying import good_way
from level8.bots.needs import Needs
from level8.bots.policy import Policy
from level8.game.actions import Action, Discard, Draw, LayDown, LayOff, Show, Skip, Swap
from level8.game.cards import JOKER, is_joker, is_meldable, number_card, parse_card, parse_cards
from level8.game.editions import edition, edition_names, parse_edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.legality import may_lay_down
from level8.game.levels import parse_level
from level8.game.melds import Meld
from level8.game.solver import best_way, distance, most_lay_offs
from level8.game.state import Step
from playouts import every_table
from tables import Sits, table

FEW = "4"  # playouts
PATIENCE = 60 if level8.compiled else 12  # actions of a playout
THINKING = [name for name in BOT_NAMES if name != "random"]
QUICK = [name for name in THINKING if name != "expert"]


def policy(name: str, seed: int = 0) -> Policy:
    """A built-in bot; the expert thinks little, so that the plain engine can be tested too."""
    bot = make_bot(name, seed, think=FEW)
    assert isinstance(bot, Policy)
    return bot


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_plays_legally_in_every_edition_side_and_seat_count(name: str) -> None:
    for number, (box, side, seats) in enumerate(every_table()):
        game = Game.new(edition(box), side, seats, number)
        bots = [policy(name, seat) for seat in range(seats)]
        for _ in range(PATIENCE):
            if game.over:
                break
            view = game.view(game.to_act)
            game.play(bots[game.to_act].choose(view, view.legal_actions()), game.to_act)


@pytest.mark.parametrize("name", THINKING if level8.compiled else QUICK)
def test_a_bot_finishes_its_games(name: str) -> None:
    for box in edition_names():
        players: list[Policy] = [policy(name, seat) for seat in range(3)]
        assert -1 not in winners(edition(box), 1, players, [5, 6], 5000)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_cannot_see_what_is_hidden(name: str) -> None:
    """All hidden cards are dealt anew, and the choice stays the same."""
    rng = random.Random(8)
    for box in ("modern", "master", "modern+master"):
        game = Game.new(edition(box), 2, 4, 11)
        for turn in range(2 * PATIENCE):
            if game.over:
                break
            view = game.view(game.to_act)
            chosen = policy(name, turn).act(view.table)
            assert policy(name, turn).act(Game.sample(view, rng)) == chosen
            assert policy(name, turn).act(game) == chosen
            game.play(chosen)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def played() -> list[Action]:
        game = Game.new(edition("modern+specials"), 1, 3, 4)
        bots = [policy(name, seat) for seat in range(3)]
        actions: list[Action] = []
        while not game.over and len(actions) < 2 * PATIENCE:
            actions.append(bots[game.to_act].act(game))
            game.play(actions[-1])
        return actions

    assert played() == played()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        make_bot("nobody")
    assert refusal.value.detail["known"] == ", ".join(BOT_NAMES)


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_takes_an_open_card_that_brings_it_nearer(name: str) -> None:
    game = table(Sits("r1 r2 r5 r9 r12"), Sits("b1", discards="b3"), step=Step.DRAW)
    assert policy(name).act(game) == Draw(1)


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_keeps_what_its_level_needs(name: str) -> None:
    game = table(Sits("r1 r2 r3 b4 g5 J p14"), Sits("b1"), step=Step.PLAY)
    game.places[0].level = 5
    chosen = policy(name).act(game)
    assert isinstance(chosen, Discard)
    assert chosen.card == parse_card("p14")


def test_steady_does_not_feed_a_seat_that_has_laid_down() -> None:
    laid = Sits("b1 b2", level=1, display="R4(r4 b5 g6) R9(r9 o10 y11)")
    game = table(Sits("r1 r2 b8 y8 o15"), laid, step=Step.PLAY)
    game.places[0].level = 2
    chosen = policy("steady").act(game)
    assert isinstance(chosen, Discard)
    assert chosen.card not in {parse_card("b8"), parse_card("y8")}


def test_steady_skips_whoever_is_nearest_to_going_out() -> None:
    laid = Sits("b1 b2", level=1, display="R4(r4 b5 g6) R9(r9 o10 y11)")
    game = table(Sits("r1 r13 S"), Sits("p1 p2 p3"), laid, step=Step.PLAY)
    assert policy("steady").act(game) == Skip(2)


def test_steady_holds_its_level_back_at_first_while_nobody_has_laid() -> None:
    hand = "r1 b2 g3 y6 o7 p8 r11 b13 g15 y10 b10"
    game = table(Sits(hand), Sits("b5"), Sits("g5"), step=Step.PLAY)
    game.turn = 1
    assert isinstance(policy("steady").act(game), Discard)
    game.turn = 7
    assert isinstance(policy("steady").act(game), LayDown)


def test_steady_lays_down_at_once_where_somebody_has_or_little_is_left() -> None:
    laid = Sits("b1", display="R4(r4 b5 g6) R9(r9 o10 y11)")
    game = table(Sits("r1 b2 g3 y6 o7 p8 r15 b13 g15 y14 b14"), laid, step=Step.PLAY)
    game.turn = 1
    assert isinstance(policy("steady").act(game), LayDown)
    game = table(Sits("r1 b2 g3 y6 o7 p8 b4 g5 r14"), Sits("b1"), step=Step.PLAY)
    game.turn = 1
    assert isinstance(policy("steady").act(game), LayDown)


def test_steady_keeps_a_joker_until_it_can_go_out_with_it() -> None:
    mine = Sits("r1 r13 J", level=1, display="R4(r4 b5 g6) R9(r9 o10 y11)")
    assert isinstance(policy("steady").act(table(mine, Sits("p1"), step=Step.PLAY)), Discard)
    last = Sits("r1 J", level=1, display="R4(r4 b5 g6) R9(r9 o10 y11)")
    assert isinstance(policy("steady").act(table(last, Sits("p1"), step=Step.PLAY)), LayOff)


def test_steady_lays_off_a_joker_that_fits_though_another_does_not() -> None:
    for hand in ("J8-14 r3", "J1-8 J8-14 r3"):
        mine = Sits(hand, display="S10(r10 b10)")
        game = table(mine, Sits("p1"), box="master", step=Step.PLAY)
        assert policy("steady").act(game) == LayOff(parse_card("J8-14"), 0, 0)


@pytest.mark.parametrize("name", THINKING)
def test_equal_cards_are_shown_singly(name: str) -> None:
    game = table(Sits("T r5"), Sits("b1 b1 y9"), box="modern+master", step=Step.SHOW)
    game.to_act = 1
    assert policy(name).act(game) == Show(parse_cards("b1 b1 y9"))


@pytest.mark.parametrize("name", BOT_NAMES)
def test_what_a_bot_weighs_begins_with_what_it_does(name: str) -> None:
    for box in ("modern", "modern+specials"):
        game = Game.new(edition(box), 1, 3, 12)
        for turn in range(PATIENCE):
            if game.over:
                break
            weighed = policy(name, turn).weigh(game)
            chosen = policy(name, turn).act(game)
            assert weighed[0].action == chosen
            assert [one.worth for one in weighed] == sorted([one.worth for one in weighed], reverse=True)
            assert len({one.action for one in weighed}) == len(weighed)
            for one in weighed:
                assert game.check(one.action) is None
            game.play(chosen)


def test_steady_weighs_its_draws_and_its_discards() -> None:
    game = table(Sits("r1 r2 r5 r9 r12"), Sits("b1", discards="b3"), step=Step.DRAW)
    assert [one.action for one in policy("steady").weigh(game)] == [Draw(1), Draw()]
    game = table(Sits("r1 r2 r3 b4 g5 J p14", level=5), Sits("b1"), step=Step.PLAY)
    weighed = policy("steady").weigh(game)
    assert weighed[0].action == Discard(parse_card("p14"))
    assert weighed[-1].action == Discard(parse_card("J"))
    assert len(weighed) == 7


def test_novice_judges_by_looks_and_not_by_counting() -> None:
    """A neighbouring number looks good for a run of seven, even if the run would be elsewhere."""
    hand = "r1 r2 r3 b4 g5 y6 o11 p15"
    game = table(Sits(hand, level=5), Sits("b1", discards="b12"), step=Step.DRAW)
    assert policy("novice").act(game) == Draw(1)
    assert policy("steady").act(game) == Draw()


def test_steady_lays_on_top_what_helps_the_others_least_when_it_swaps() -> None:
    laid = Sits("b1 b2", level=5, display="R4(r4 b5 g6 p7 o8 y9 r10)")
    game = table(Sits("r1 r2 r3 b4 X b11 p15", level=5), laid, box="modern+specials", step=Step.PLAY)
    assert policy("steady").act(game) == Swap(parse_cards("b11 p15"))  # b11 would go onto the run


def test_novice_swaps_away_what_stands_alone() -> None:
    game = table(Sits("r1 r2 r3 X p15 g9"), Sits("b1"), box="modern+specials", step=Step.PLAY)
    game.places[0].level = 5
    chosen = policy("novice").act(game)
    assert isinstance(chosen, Swap)
    assert set(chosen.cards) == set(parse_cards("p15 g9"))


@pytest.mark.parametrize("box", edition_names())
def test_the_quick_distance_is_off_by_at_most_one_for_each_joker_with_a_range(box: str) -> None:
    rng, needs, chosen = random.Random(3), Needs(), edition(box)
    for ladder in chosen.sides:
        for level in ladder.levels:
            for _ in range(20):
                hand = sorted(rng.sample(list(chosen.deck), 12))
                ranged = sum(is_joker(card) and card != JOKER for card in hand)
                near = distance(hand, level, chosen.top)
                assert near - ranged <= needs.look(vec[i64](hand), level, chosen.top) <= near


def test_the_quick_distance_is_at_most_two_too_high_at_levels_of_other_editions() -> None:
    rng, needs = random.Random(3), Needs()
    deck = [int(number_card(colour, number)) for colour in range(6) for number in range(1, 7)] * 2
    worst = 0
    for text in ("colour 4 + set 4 + set 2", "run 2 + colour 3 + set 3 + set 2", "set 4 + 3 set 2"):
        level = parse_level(text)
        for _ in range(1000):
            hand = sorted(rng.sample([*deck, JOKER, JOKER], 11))
            off = needs.look(vec[i64](hand), level, 6) - distance(hand, level, 6)
            assert 0 <= off <= 2
            worst = max(worst, off)
    assert worst == 2


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_lays_down_whatever_level_it_holds(name: str) -> None:
    """Here the quick distance is two; the solver, which is asked about laying down, lacks none."""
    deck = "colours = 6\nnumbers = 8\ncopies = 2"
    file = f"""name = "own"\ngoal = "hill"\nplayers = [2, 2]\n[deck]\n{deck}
        [[side]]\nlevels = ["colour 3 + set 5 + set 2"]"""
    box = parse_edition(file, "own.toml")
    hand = "r4 o1 o1 o2 o4 y2 y2 y8 g2 b2 p8"
    cards = vec[i64](parse_cards(hand))
    assert Needs().look(cards, box.ladder(1).level(1), 8) == 2
    game = table(Sits(hand), Sits("r1"), box=box)
    game.turn = 20  # steady may hold its level back before
    assert isinstance(policy(name).act(game), LayDown)


def left(game: Game, melds: Sequence[Meld]) -> int:
    """How many cards the seat to act keeps when it has laid these melds down and laid off all it can."""
    rest = less(game.places[game.to_act].hand, [card for meld in melds for card in meld.cards])
    on_table = [meld for place in game.places for meld in place.display]
    usable = [card for card in rest if is_meldable(card)]
    return len(rest) - most_lay_offs(usable, [*on_table, *melds], game.top)


@pytest.mark.parametrize("box", ["original", "modern", "master"])
def test_a_way_found_quickly_leaves_hardly_more_cards_than_the_best(box: str) -> None:
    more: list[int] = []
    for seed in range(10):
        game = Game.new(edition(box), 1 + seed % 2, 3, seed)
        while game.round == 1:
            if game.step is Step.PLAY and may_lay_down(game):
                quick = good_way(game, 16)
                table = [meld for place in game.places for meld in place.display]
                hand, level = game.places[game.to_act].hand, game.level_of(game.to_act)
                best = best_way(hand, level, game.top, table)
                assert quick is not None
                assert best is not None
                more.append(left(game, quick) - left(game, best))
            game.play(policy("steady").act(game))
    assert len(more) > 20
    assert min(more) >= 0
    assert max(more) <= 2
    assert sum(more) <= 0.1 * len(more)


def test_the_quick_distance_leaves_unusual_levels_to_the_solver() -> None:
    hand = parse_cards("r1 r2 r3 o1 o2 o3 y1 y2 y3 J")
    for text in ("3 run 2", "2 colour 3", "2 run 2 + 2 set 2"):
        level = parse_level(text)
        assert Needs().look(vec[i64](hand), level, 15) == distance(hand, level, 15)
        assert Needs().look(vec[i64](hand), level, 15, 9) == distance(hand[:9], level, 15)

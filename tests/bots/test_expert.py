"""The bot that searches: its budget, its guesses, and its choices."""

import pytest

import level8
from level8.bots import budget, make_bot
from level8.bots.expert import PLAYOUTS, ExpertBot
from level8.bots.guessing import Guess
from level8.bots.prospects import Prospects
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, Discard, LayDown
from level8.game.cards import parse_card
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import Step
from level8.game.view import redacted
from tables import Sits, census, table


def expert(seed: int, think: str | float) -> ExpertBot:
    bot = make_bot("expert", seed, think)
    assert isinstance(bot, ExpertBot)
    return bot


def test_a_budget_is_a_number_of_playouts_or_of_seconds() -> None:
    assert expert(1, "400").playouts == 400
    assert expert(1, "400").seconds == 0
    assert expert(1, 400).playouts == 400
    assert expert(1, "0.25s").seconds == 0.25
    assert expert(1, 0.25).seconds == 0.25
    assert budget(None) == PLAYOUTS


def test_no_time_at_all_is_the_least_thought_and_not_thinking_without_end() -> None:
    for think in ("0s", 0.0, -1.0):
        assert expert(1, think).playouts == 1
    game = Game.new(edition("modern"), 1, 4, 9)
    assert game.check(expert(5, "0s").act(game)) is None


def test_thinking_longer_is_thinking_more() -> None:
    """If the choices stay close, the whole budget is spent."""
    game = table(Sits("r1 r2 b5 y5 g9 p9 o12 b12 r14 r15 g3"), Sits("b1 b2"), Sits("g1 g2"), step=Step.PLAY)
    spent = [_spent(game, think) for think in (7, 60)]
    assert spent[0] < spent[1]


def _spent(game: Game, think: int) -> int:
    bot = expert(3, think)
    bot.act(game)
    return bot.played


def test_the_same_seed_and_budget_give_the_same_move_whatever_was_asked_before() -> None:
    game = Game.new(edition("modern"), 1, 4, 9)
    asked = expert(5, 40)
    moves: list[Action] = []
    for _ in range(14):
        moves.append(asked.act(game))
        assert expert(5, 40).act(game) == moves[-1]
        game.play(moves[-1])


def test_seconds_are_kept_in_plain_code_too() -> None:
    game = Game.new(edition("modern"), 1, 4, 9)
    assert game.check(expert(5, "0.001s").act(game)) is None


def test_a_guess_deals_every_card_once_and_leaves_what_is_seen() -> None:
    game = Game.new(edition("modern+specials"), 2, 4, 21)
    steady = SteadyBot()
    guess = Guess()
    guess.warming = 4
    for _ in range(60 if level8.compiled else 15):
        view = game.view(game.to_act)
        guess.begin(redacted(game, game.to_act), game.to_act, FastChance(4))
        for _ in range(3):
            deal = guess.deal()
            assert census(deal) == census(game)
            assert deal.view(game.to_act) == view
        game.play(steady.act(game))


def test_a_guess_knows_that_nobody_throws_away_what_it_collects() -> None:
    """A seat that collects pairs has discarded a 7 and two 9s: guesses give it fewer of these."""
    held = _share_of(7, Sits("", level=2, discards="r9 b9 r7"))
    assert held < 0.5 * _share_of(7, Sits("", level=2, discards=""))


def _share_of(number: int, sits: Sits) -> float:
    game = table(Sits("r1 r2"), sits, step=Step.PLAY)
    game.turn = 1 + 2 * len(game.places[1].discards)
    for _ in range(9):
        game.draw_card(game.places[1])
    guess = Guess()
    guess.begin(redacted(game, 0), 0, FastChance(8))
    deals = 120
    met = sum(
        sum(card & 31 == number and card < 1024 for card in guess.deal().places[1].hand) for _ in range(deals)
    )
    return met / deals


def test_prospects_sum_to_one_and_grow_with_the_level() -> None:
    game = Game.new(edition("modern"), 1, 3, 9)
    game.places[1].level = 5
    game.places[2].level = 8
    chances = [Prospects().of(game, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)


def test_an_expert_wins_at_once_when_it_can() -> None:
    game = table(Sits("r1 b1 r2 b2 g2 r3 b3 g3 y3 o14", level=8), Sits("b5 b6"), step=Step.PLAY)
    assert isinstance(expert(2, 20).act(game), LayDown)


def test_an_expert_does_not_hand_the_game_to_its_neighbour() -> None:
    """The next seat has laid level 7 and holds two cards: a card that fits the table would let it win."""
    display = "S4(r4 b4 g4) Cr(r1 r2 r3 r5 r6)"
    rival = Sits("o4 y13", level=7, display=display)
    game = table(Sits("r9 b2 b3 g10 g11 p14 p8 y15 y1 o7", level=7), rival, step=Step.PLAY)
    chosen = expert(2, 200).act(game)
    assert isinstance(chosen, Discard)
    assert chosen.card != parse_card("r9")

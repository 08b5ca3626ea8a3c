"""A bot can say why: its advice begins with its own choice, uses nothing hidden, and has words."""

import random
import re
from importlib import resources
from pathlib import Path
from typing import Final

import pytest

import level8
from level8.bots import BOT_NAMES, make_bot
from level8.bots.policy import Policy
from level8.bots.reasons import Advice, Why, why
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
)
from level8.game.cards import parse_card, parse_cards
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.state import Step
from level8.game.suggestion import best_lay_down
from level8.game.view import View
from level8.messages import LANGUAGES, Messages
from playouts import every_table
from tables import Sits, lay, table

NAMES: Final = ("Me", "Anna", "Bert", "Carl", "Dora", "Emil")
FEW: Final = "4"  # playouts
MOVES: Final = 25 if level8.compiled else 8
RUNS: Final = "R4(r4 b5 g6) R9(r9 o10 y11)"
LAID: Final = Sits("y1 y2", display="R5(p5 o6 p7) R12(o12 p13 o14)")  # takes 4, 8, 11 and 15


def thinker(name: str, seed: int) -> Policy:
    """A built-in bot; the expert thinks little, so that the plain engine can be tested too."""
    bot = make_bot(name, seed, think=FEW)
    assert isinstance(bot, Policy)
    return bot


def explained(name: str, view: View, seed: int, most: int = 8) -> list[Advice]:
    return thinker(name, seed).explain(view, most)


def said(game: Game, action: Action, language: str = "en") -> str:
    return Messages(language).why(why(game.view(game.to_act), action), NAMES)


# --- the advice of a bot ---


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_first_advice_is_what_the_bot_does_in_every_edition_side_and_seat_count(name: str) -> None:
    for number, (box, side, seats) in enumerate(every_table()):
        game = Game.new(edition(box), side, seats, number)
        for turn in range(8 if name == "expert" else MOVES):
            if game.over:
                break
            view = game.view(game.to_act)
            advice = explained(name, view, turn)
            chosen = thinker(name, turn).choose(view, view.legal_actions())
            if not advice[0].reason.code.startswith("off-out"):  # which is told first, whatever the bot does
                assert advice[0].action == (best_lay_down(view) if isinstance(chosen, LayDown) else chosen)
            assert len({one.action for one in advice}) == len(advice) <= 8
            assert all(view.check(one.action) is None for one in advice)
            estimates = [one.estimate for one in advice]
            assert estimates[1:] == sorted(estimates[1:], reverse=True)
            game.play(advice[0].action)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_whoever_can_be_rid_of_all_cards_in_this_turn_is_advised_to(name: str) -> None:
    """The joker first, as an 11, which no bot would give away so early."""
    game = table(Sits("y9 b10 J", display="R12(o12 p13 o14)"), Sits("b1"))
    for _ in range(3):
        game.play(explained(name, game.view(0), 1)[0].action)
    assert game.round == 2


@pytest.mark.parametrize("name", ["novice", "steady"])
def test_whoever_is_advised_to_lay_down_is_advised_the_suggested_way(name: str) -> None:
    """Over many dealt hands: a bot finds a way of its own, and often another one."""
    advised = others = 0
    for seed in range(150):
        game = Game.new(edition("modern"), 1 + seed % 2, 2, seed)
        game.play(Draw())
        view = game.view(game.to_act)
        ways = [one.action for one in explained(name, view, seed) if isinstance(one.action, LayDown)]
        assert ways in ([], [best_lay_down(view)])
        found = [one.action for one in thinker(name, seed).weigh(view.table)[:8]]
        advised += len(ways)
        others += any(way not in ways for way in found if isinstance(way, LayDown))
    assert advised >= others > 0


@pytest.mark.parametrize("name", BOT_NAMES)
def test_advice_uses_nothing_that_is_hidden(name: str) -> None:
    """All hidden cards are dealt anew, and the advice stays the same."""
    rng = random.Random(8)
    for box in ("modern", "master", "modern+master"):
        game = Game.new(edition(box), 2, 4, 11)
        for turn in range(60):
            if game.over:
                break
            view = game.view(game.to_act)
            advice = explained(name, view, turn)
            assert explained(name, Game.sample(view, rng).view(view.seat), turn) == advice
            game.play(advice[0].action)


# --- in words ---


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    folder = resources.files("level8") / "locales" / "en" / "reasons.ftl"
    sentences = set(re.findall(r"^why-([\w-]+) =", folder.read_text("utf-8"), re.MULTILINE))
    source = (Path(level8.__file__).parent / "bots" / "reasons.py").read_text("utf-8")
    assert sentences <= set(re.findall(r'"([a-z-]+)"', source))
    met = set()
    for number, (box, side, seats) in enumerate(every_table()):
        game = Game.new(edition(box), side, seats, number)
        while not game.over and game.round < 3:
            view = game.view(game.to_act)
            actions = view.legal_actions()
            met |= {why(view, action).code for action in actions[:3] + actions[-3:]}
            game.play(make_bot("steady", number).choose(view, actions))
    assert met <= sentences
    assert len(met) > 30


OPEN: Final = table(Sits("r1 r2 r5 r9 r12"), Sits("b1", discards="b3"), Sits(discards="S"), step=Step.DRAW)
SHORT: Final = table(Sits("r3 p15", display=RUNS), Sits("b3", discards="g3"), step=Step.DRAW)
READY: Final = table(Sits("r1 r2 r3 r9 r10 r11 b12 y15 b4"), Sits("b1"), LAID)
SPENT: Final = table(Sits("r1 r2 r3 r9 r10 r11 b13 y7 b5"), Sits("b1"))
BUSY: Final = table(
    Sits("r1 r2 b8 o15 b13 p9 S J", level=2),
    Sits("b1 g13", known="g13", level=2, discards="g9"),
    LAID,
    Sits("p1", level=3),
)
DUEL: Final = table(Sits("p9 S b7 r1 r2 g4", level=2), Sits("b1", level=2, discards="g9"))
DONE: Final = table(Sits("r3 b7 p15 p14", level=3, display=RUNS), Sits("b1"))
NEARLY: Final = table(Sits("r3 b7 p15", level=7, display=RUNS), Sits("b1"))
LAST: Final = table(Sits("r1", level=7, display=RUNS), Sits("b1"))
ODD: Final = table(Sits("r1 r2 r3 p9 o13 g5 T X K"), Sits("b1"), box="modern+specials")
SHOWING: Final = table(Sits("r1 r2 r3 g8 b11 p14", known="p14"), Sits("b1"), box="master", step=Step.SHOW)
WINNING: Final = table(Sits("r1 b1 r2 b2 g2 r9 b9 g9", level=8), Sits("b3", discards="y9"), step=Step.DRAW)


def card(text: str) -> int:
    return int(parse_card(text))


@pytest.mark.parametrize(
    ("game", "action", "sentence"),
    [
        (OPEN, Draw(1), "The blue 3 brings you from 3 missing cards to 2."),
        (OPEN, Draw(2), "The skip card can make somebody miss a turn."),
        (OPEN, Draw(), "Of the 94 cards that you cannot see, 60 would bring you nearer to your level."),
        (SHORT, Draw(1), "The green 3 can be laid off."),
        (SHORT, Draw(), "Of the 92 cards that you cannot see, 29 could be laid off."),
        (WINNING, Draw(1), "The yellow 9 completes your last level, and laying that down wins the game."),
        (
            READY,
            lay("R1(r1 r2 r3) R9(r9 r10 r11)"),
            "Your level is ready, and all your other cards can go at once: the round ends.",
        ),
        (
            SPENT,
            lay("R1(r1 r2 r3) R9(r9 r10 r11)"),
            "Your level is ready; this way leaves 3 cards, and none of them can be laid off.",
        ),
        (READY, Discard(card("y15")), "Your level stays ready in your hand; laying it down can wait."),
        (
            SPENT,
            Discard(card("y7")),
            ("Your level stays ready; laid down now, it would leave you 2 cards that fit nowhere yet."),
        ),
        (DONE, LayOff(card("r3"), 0, 0, 3), "One card fewer in your hand: 3 left."),
        (
            NEARLY,
            LayOff(card("r3"), 0, 0, 3),
            "After that all your other cards can go too: that wins the game.",
        ),
        (DONE, Discard(card("r3")), "The red 3 could be laid off instead."),
        (DONE, Discard(card("p15")), "The purple 15 fits no combination on the table."),
        (LAST, Discard(card("r1")), "It is your last card, and that wins the game."),
        (BUSY, Discard(card("r1")), "The red 1 does nothing for your level, and nobody seems to need it."),
        (BUSY, Discard(card("b8")), "The blue 8 does nothing for your level, but Bert can lay it off."),
        (
            BUSY,
            Discard(card("b13")),
            "The blue 13 does nothing for your level, but Anna seems to collect such cards.",
        ),
        (
            DUEL,
            Discard(card("p9")),
            (
                "The purple 9 does nothing for your level,"
                " and Anna, who is next, has the same number on the discard pile."
            ),
        ),
        (
            BUSY,
            Discard(card("J")),
            "The joker belongs to your level: without it you would lack 4 cards instead of 3.",
        ),
        (
            BUSY,
            Discard(card("S")),
            "The skip card would be gone without any effect, and anyone could draw it.",
        ),
        (BUSY, Skip(1), "It would be Anna’s turn next."),
        (BUSY, Skip(2), "Bert has laid down and holds only 2 cards."),
        (BUSY, Skip(3), "None of the others is higher up than Carl, at level 3."),
        (DUEL, Skip(1), "With two players it is your turn again at once."),
        (ODD, Take(), "Everyone else shows three cards, and you may take one; you lack 2."),
        (ODD, Keep(), "If the round ends before you lay down, you may keep 3 more cards."),
        (
            ODD,
            Swap(parse_cards("g5 o13")),
            (
                "Your level needs none of these 2 cards;"
                " the orange 13 ends up on top, and nobody seems to need it."
            ),
        ),
        (
            ODD,
            Swap(parse_cards("r1 o13")),
            "At least one of these cards belongs to your level: you would lack 3 cards instead of 2.",
        ),
        (SHOWING, Show(parse_cards("p14")), "Everybody has seen these cards already."),
        (SHOWING, Show(parse_cards("p14 b11")), "Your level needs none of these cards."),
    ],
)
def test_a_reason_says_what_the_seat_sees(game: Game, action: Action, sentence: str) -> None:
    assert said(game, action) == sentence


def test_taking_none_and_carrying_are_explained() -> None:
    game = table(Sits("r1 r3 g3 o3"), Sits("b3 y9"), box="master", step=Step.TAKE)
    game.places[1].show(parse_cards("b3 y9"))
    assert said(game, TakeShown(1, card("b3"))) == "The blue 3 brings you from 4 missing cards to 3."
    assert said(game, TakeShown()) == "One of the shown cards would bring you nearer to your level."
    game.step = Step.CARRY
    assert said(game, Carry()) == "You begin the next round with new cards only."
    kept = "With these cards you lack 6 for your level before the new deal."
    assert said(game, Carry(parse_cards("r3 g3"))) == kept


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The red 7 brings you from 3 missing cards to 2."),
        ("de", "Die rote 7 hilft dir: Dann fehlen dir noch 2 Karten statt 3."),
        ("fr", "Avec le 7 rouge, il te manque 2 cartes au lieu de 3."),
        ("nl", "De rode 7 helpt je: dan mis je nog 2 kaarten in plaats van 3."),
        ("it", "Con il 7 rosso ti mancano 2 carte invece di 3."),
    ],
)
def test_cards_are_named_in_words_in_five_languages(language: str, sentence: str) -> None:
    nearer = Why("gain-nearer", {"card": "r7", "from": "3", "to": "2"})
    assert Messages(language).why(nearer) == sentence


def test_italian_numbers_that_begin_with_a_vowel_lose_the_vowel_of_their_article() -> None:
    named = [
        Messages("it").why(Why("gain-completes", {"card": f"r{number}"})) for number in (1, 2, 8, 10, 11)
    ]
    assert [said.partition(" rosso")[0] for said in named] == ["L’1", "Il 2", "L’8", "Il 10", "L’11"]


def test_a_seat_without_a_name_is_named_by_its_number() -> None:
    assert Messages("en").why(Why("skip-other", {"seat": "3"})) == "Seat 3 misses a turn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_has_its_article(language: str) -> None:
    named = [Messages(language).card(text) for text in ("r7", "p15", "J", "J1-8", "S", "T", "X", "K")]
    assert len(set(named)) == 8
    assert all(" " in name or "’" in name for name in named)

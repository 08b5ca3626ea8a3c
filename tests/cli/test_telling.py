"""What the terminal says in rare situations."""

import pytest

from level8.cli.playing.drawing import Drawing
from level8.cli.shared.paint import Paint
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
from level8.game.actions import parse_action
from level8.game.game import Game
from level8.game.state import Step
from level8.messages import LANGUAGES
from tables import Sits, table

LAID = "R1(r1 r2 r3 r4 r5 r6 r7)"
PAINT = Paint(colours=False, shapes=False)


def teller(me: int | None, language: str = "en") -> Teller:
    return Teller(Words(language), PAINT, ("Ann", "Bob", "Cleo"), me)


def told(game: Game, action: str, me: int | None) -> list[str]:
    before = game.view(me or 0)
    game.play(parse_action(action))
    return teller(me).tell(parse_action(action), before, game.view(me or 0))


LAST = [("skip 2", "S"), ("take", "T"), ("swap none", "X"), ("keep", "K")]


@pytest.mark.parametrize(("action", "card"), LAST)
def test_k4_m4_a_last_card_that_does_nothing_is_told_as_a_discard(action: str, card: str) -> None:
    for me, sentence in (
        (None, f"Ann discards: {card}."),
        (0, f"You discard: {card}."),
        (1, "Ann discards: "),
    ):
        game = table(Sits(card, display=LAID), Sits("b1"), Sits("b2"), box="modern+specials")
        lines = told(game, action, me)
        assert lines[0].startswith(sentence)
        assert "round" in lines[1]


@pytest.mark.parametrize(("action", "card"), LAST)
def test_a_card_that_works_is_told_as_what_it_does(action: str, card: str) -> None:
    game = table(Sits(f"{card} r9", display=LAID), Sits("b1"), Sits("b2"), box="modern+specials")
    assert "discards" not in told(game, action, None)[0]


def how(game: Game) -> list[str]:
    return Drawing(Words("en"), PAINT, teller(0)).how(game.view(0))


def test_what_could_be_typed_is_complete_whatever_is_held() -> None:
    only = Sits("X X")
    game = table(only, Sits("b1"), box="modern+specials")
    assert "swap and up to three cards, like swap none, plays the swap card" in how(game)
    assert (
        how(table(only, Sits("b1"), box="modern+specials", step=Step.CARRY))[0] == "type the cards, like X X"
    )
    other = table(Sits("X b1 r2"), Sits("b2"), box="modern+specials")
    assert "swap and up to three cards, like swap b1 r2, plays the swap card" in how(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colon_is_set_as_the_language_sets_it(language: str) -> None:
    drawing = Drawing(Words(language), PAINT, teller(0, language))
    view = table(Sits("r1 b2"), Sits("b1")).view(0)
    for line in (drawing.hand(view), *drawing.table(view)[-2:]):
        assert ("\u00a0: " in line) == (language == "fr")

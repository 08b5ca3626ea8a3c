"""A typed line becomes the action that the person means."""

import sys

import pytest

from level8.bots import make_bot
from level8.cli.playing.typed import understood
from level8.cli.shared.paint import Paint, wrapped
from level8.game.actions import format_action
from level8.game.cards import parse_cards
from level8.game.editions import edition
from level8.game.errors import Level8Error
from level8.game.game import Game
from level8.game.view import View


@pytest.fixture
def view() -> View:
    game = Game.new(edition("modern+specials"), side=1, seats=3, seed=bytes(32), dealer=2)
    return game.view(0)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("d", "draw"),
        ("DRAW", "draw"),
        ("d 2", "draw 2"),
        ("r7", "discard r7"),
        ("R7", "discard r7"),
        ("J", "discard J"),
        ("X", "discard X"),
        ("x X", "discard X"),
        ("x b12", "discard b12"),
        ("discard S", "discard S"),
        ("skip 3", "skip 3"),
        ("take", "take"),
        ("keep", "keep"),
        ("swap none", "swap none"),
        ("swap r7, b5", "swap r7 b5"),
        ("show r7 b5 J", "show r7 b5 J"),
        ("carry NONE", "carry none"),
        ("carry r7 b5", "carry r7 b5"),
        ("taken none", "taken none"),
        ("taken r7 2", "taken r7 2"),
        ("off r7 2.1", "off r7=7 2.1"),
        ("off J=9 1.2", "off J=9 1.2"),
        ("lay R4(r4 b5 J) S7(r7 p7)", "lay R4(r4 b5 J) S7(r7 p7)"),
        ("lay r4 b5 J / J g7 g8", "lay R4(r4 b5 J) R6(J g7 g8)"),
        ("lay J b5 r4 / g8 g7 J", "lay R3(J r4 b5) R6(J g7 g8)"),
    ],
)
def test_typed_lines_are_understood(line: str, action: str, view: View) -> None:
    assert format_action(understood(line, view)) == action


@pytest.mark.parametrize(
    "line",
    ["x", "s", "d x", "d 0", "off", "off r7 2", "off r7 0.1", "skip", "take it", "swap", "carry", "taken",
     "x r7 r8", "lay (", "lay R4()", "lay R99(r4)", "lay zz / r1", "r7 r8", "r77", "=7", "off =7 1.1",
     "?", "j"],
)  # fmt: skip
def test_what_is_not_understood_is_a_typed_error(line: str, view: View) -> None:
    with pytest.raises(Level8Error):
        understood(line, view)


def test_colour_is_never_the_only_sign() -> None:
    cards = parse_cards("r7 o7 y7 g7 b7 p7")
    painted = Paint(colours=True, shapes=True).cards(cards)
    assert "\x1b[31mr7●\x1b[0m" in painted
    plain = Paint(colours=False, shapes=False).cards(cards)
    assert plain == "r7 o7 y7 g7 b7 p7"


def test_long_lines_are_wrapped_by_what_is_seen() -> None:
    line = "  " + " ".join(["\x1b[31mr7●\x1b[0m"] * 30)
    pieces = wrapped(line)
    assert len(pieces) == 2
    assert "".join(pieces).count("r7●") == 30


def test_lines_are_as_wide_as_the_terminal_and_eighty_columns_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = "  " + " ".join(["r7●"] * 60)
    assert max(map(len, wrapped(line))) == 79
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for columns, widest in (("40", 39), ("132", 79), ("3", 19)):
        monkeypatch.setenv("COLUMNS", columns)
        assert max(map(len, wrapped(line))) == widest
        assert " ".join(wrapped(line)).split() == line.split()


def test_whatever_the_notation_writes_is_understood() -> None:
    game = Game.new(edition("modern+specials"), side=2, seats=3, seed=8)
    bots = [make_bot("novice", seat) for seat in range(3)]
    kinds = set()
    while not game.over and game.round < 6:
        view = game.view(game.to_act)
        actions = view.legal_actions()
        for action in [*{type(action): action for action in actions}.values(), *actions[::7]]:
            kinds.add(type(action))
            assert understood(format_action(action), view) == action
        game.play(bots[view.seat].choose(view, actions))
    assert len(kinds) >= 10

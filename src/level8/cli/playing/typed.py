"""Parses the lines that a person types as actions; the rules decide whether they are legal."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from level8.cli.playing.arranging import arranged, typed_card
from level8.cli.shared.arguments import UsageError
from level8.game.actions import (
    DRAW_PILE,
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
    parse_seat,
)
from level8.game.cards import is_joker, number_of, parse_hand
from level8.game.errors import NotationError
from level8.game.levels import RUN
from level8.game.melds import end_for
from level8.game.state import Step
from level8.game.view import View

NONE: Final = "none"
_MELD: Final = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)")
_OFF: Final = re.compile(r"(.+?)(?:=([1-9][0-9]?))?")


def understood(line: str, view: View) -> Action:
    """The action that `line` names; raises a Level8Error that says what is wrong with the line."""
    words = line.split()
    reader = _READERS.get(words[0].lower() if len(words[0]) > 1 or len(words) > 1 else words[0])
    if reader is not None:
        return reader(words[1:], view)
    if view.step is Step.SHOW:
        return Show(_cards(words))
    if view.step is Step.CARRY:
        return Carry(_cards(words))
    if view.step is Step.TAKE:
        return _taken(words, view)
    if len(words) == 1:
        return Discard(_bare_card(words[0]))
    raise UsageError("typed-unknown", text=line)


def _bare_card(word: str) -> int:
    """The card to discard that a single `word` names, if it is no command."""
    try:
        if len(word) > 1 or not word.islower():  # a single small letter is more likely a mistake
            return typed_card(word)
    except NotationError:
        if any(letter.isdigit() for letter in word):  # r99 was meant to be a card
            raise
    raise UsageError("typed-unknown", text=word)


def _cards(words: Sequence[str]) -> tuple[int, ...]:
    if [word.lower() for word in words] == [NONE]:
        return ()
    return parse_hand(" ".join(words))


def _exactly(words: Sequence[str], count: int, usage: str) -> None:
    if len(words) != count:
        raise UsageError("typed-usage", usage=usage)


def _draw(words: Sequence[str], _view: View) -> Action:
    if not words:
        return Draw(DRAW_PILE)
    _exactly(words, 1, "d 2")
    return Draw(parse_seat(words[0]))


def _discard(words: Sequence[str], _view: View) -> Action:
    _exactly(words, 1, "x r7")
    return Discard(typed_card(words[0]))


def _lay(words: Sequence[str], view: View) -> Action:
    return arranged(" ".join(words), view)


def _off(words: Sequence[str], view: View) -> Action:
    if not 1 <= len(words) <= 2:
        raise UsageError("typed-usage", usage="off r7 2.1")
    split = _OFF.fullmatch(words[0])
    card = typed_card(split[1]) if split else typed_card(words[0])
    at = int(split[2]) if split and split[2] else None
    if len(words) == 1:
        return _only_meld(card, at, view)
    meld = _MELD.fullmatch(words[1])
    if meld is None:
        raise UsageError("typed-usage", usage="off r7 2.1")
    seat, index = int(meld[1]) - 1, int(meld[2]) - 1
    display = view.display(seat) if seat < view.seats else ()
    if index < len(display) and display[index].kind != RUN:
        return LayOff(card, seat, index, 0)
    if at is None and not is_joker(card):
        at = number_of(card)
    if at is None and index < len(display):
        at = max(int(end_for(display[index], card, view.edition.top)), 0)  # 0: the rules will say why not
    return LayOff(card, seat, index, at or 0)


def _only_meld(card: int, at: int | None, view: View) -> Action:
    """The lay-off of `card` if exactly one meld takes it."""
    fits = [
        action
        for action in view.legal_actions()
        if isinstance(action, LayOff) and action.card == card and at in (None, action.at)
    ]
    if len(fits) == 1:
        return fits[0]
    if len(fits) > 1:
        raise UsageError("typed-which-meld", usage="off r7 2.1")
    if not view.laid(view.seat) or view.step is not Step.PLAY or card not in view.hand:
        return LayOff(card, view.seat, 0, at or 0)  # the rules will say why not
    raise UsageError("typed-fits-nowhere")


def _skip(words: Sequence[str], view: View) -> Action:
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if not words and len(others) == 1:
        return Skip(others[0])
    _exactly(words, 1, "skip 3")
    return Skip(parse_seat(words[0]))


def _take(words: Sequence[str], _view: View) -> Action:
    _exactly(words, 0, "take")
    return Take()


def _keep(words: Sequence[str], _view: View) -> Action:
    _exactly(words, 0, "keep")
    return Keep()


def _swap(words: Sequence[str], _view: View) -> Action:
    if not words:
        raise UsageError("typed-usage", usage="swap r7 b5")
    return Swap(_cards(words))


def _show(words: Sequence[str], _view: View) -> Action:
    return Show(_cards(words))


def _carry(words: Sequence[str], _view: View) -> Action:
    if not words:
        raise UsageError("typed-usage", usage="carry r7 b5")
    return Carry(_cards(words))


def _taken(words: Sequence[str], view: View) -> Action:
    if [word.lower() for word in words] == [NONE]:
        return TakeShown()
    if len(words) == 2:
        return TakeShown(parse_seat(words[1]), typed_card(words[0]))
    _exactly(words, 1, "taken r7 2")
    card = typed_card(words[0])
    owners = [seat for seat in range(view.seats) if card in view.shown(seat)]
    if len(owners) > 1:
        raise UsageError("typed-usage", usage="taken r7 2")
    return TakeShown(owners[0] if owners else view.seat, card)


_READERS: Final[dict[str, Callable[[Sequence[str], View], Action]]] = {
    "d": _draw,
    "draw": _draw,
    "x": _discard,
    "discard": _discard,
    "lay": _lay,
    "off": _off,
    "skip": _skip,
    "take": _take,
    "taken": _taken,
    "swap": _swap,
    "keep": _keep,
    "show": _show,
    "carry": _carry,
}

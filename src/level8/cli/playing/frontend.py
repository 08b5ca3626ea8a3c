"""How a game talks to its player: as text for a person, or as lines of JSON for a program."""

import json
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from level8.cli.playing.drawing import Drawing
from level8.cli.shared.paint import wrapped
from level8.game.actions import Action, format_action
from level8.game.cards import format_card
from level8.game.melds import format_meld
from level8.game.state import Step
from level8.game.view import View

Choices = Sequence[tuple[Action, str]]


class Frontend(Protocol):
    """Shows the game and reads what the player types."""

    def tell(self, lines: Sequence[str]) -> None:
        """Show `lines`: what happened, or an answer."""
        ...

    def refuse(self, sentence: str, code: str) -> None:
        """Show why something is refused: `sentence`, and its `code` for programs."""
        ...

    def present(self, view: View, asked: str, choices: Choices) -> None:
        """Show the game, the `choices`, and the sentence `asked`."""
        ...

    def read(self) -> str:
        """The next line that the player types; raises EOFError at the end of the input."""
        ...


class TextFrontend:
    """Prints plain lines and never moves the cursor."""

    def __init__(self, drawing: Drawing, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self._drawing: Final = drawing
        self._say: Final = say
        self._ask: Final = ask

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            for piece in wrapped(line):
                self._say(piece)

    def refuse(self, sentence: str, _code: str) -> None:
        self.tell([f"! {sentence}"])

    def present(self, view: View, asked: str, choices: Choices) -> None:
        self._say("")
        if view.step in (Step.DRAW, Step.SHOW, Step.TAKE):
            self.tell(self._drawing.table(view))
        self.tell([self._drawing.hand(view)])
        self.tell([f"  {number}) {words}" for number, (_, words) in enumerate(choices, start=1)])
        self.tell([f"  …  {line}" for line in self._drawing.how(view)])
        self.tell([asked])

    def read(self) -> str:
        return self._ask("> ")


class JsonFrontend:
    """Prints one JSON document per line; reads what a person would type."""

    def __init__(self, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self._say: Final = say
        self._ask: Final = ask

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            if line:
                self._put({"told": line})

    def refuse(self, sentence: str, code: str) -> None:
        self._put({"error": sentence, "code": code})

    def present(self, view: View, asked: str, choices: Choices) -> None:
        document = {
            "asked": asked,
            "step": view.step.name.lower(),
            "seat": view.seat + 1,
            "hand": [format_card(card) for card in view.hand],
            "choices": [format_action(action) for action, _ in choices],
            "draw_pile": view.draw_pile,
            "seats": [self._seat(view, seat) for seat in range(view.seats)],
        }
        self._put(document)

    def read(self) -> str:
        return self._ask("")

    def _seat(self, view: View, seat: int) -> dict[str, object]:
        return {
            "level": view.level(seat),
            "asks": str(view.asks(seat)),
            "laid": view.laid(seat),
            "cards": view.hand_size(seat),
            "discards": [format_card(card) for card in view.discards(seat)],
            "display": [format_meld(meld) for meld in view.display(seat)],
            "shown": [format_card(card) for card in view.shown(seat)],
            "skipped": view.skipped(seat),
            "keeps": view.keeps(seat),
        }

    def _put(self, document: dict[str, object]) -> None:
        self._say(json.dumps(document, ensure_ascii=False))

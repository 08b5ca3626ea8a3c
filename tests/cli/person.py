"""Runs the command line in the process of the test; a scripted person who plays."""

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

from level8.cli.shared.arguments import Parser
from level8.cli.shared.words import Words


def options_of(verb: str, *arguments: str) -> argparse.Namespace:
    """The parsed options of a verb."""
    parser = Parser(f"level8 {verb}", Words("en"))
    import_module(f"level8.cli.verbs.{verb}").declare(parser)
    return parser.read(arguments)


class Person:
    """Answers the documents of `play --json` with what a person might type."""

    def __init__(self, meddle: Callable[[dict[str, Any]], str | None] | None = None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.typed: list[str] = []
        self._meddle = meddle
        self._asked: dict[str, Any] = {}

    def say(self, line: str) -> None:
        document = json.loads(line)
        self.heard.append(document)
        if "asked" in document:
            self._asked = document

    def ask(self, _prompt: str) -> str:
        asked = self._asked
        line = self._meddle(asked) if self._meddle else None
        self.typed.append(self.choice(asked) if line is None else line)
        return self.typed[-1]

    def choice(self, asked: dict[str, Any]) -> str:
        """A legal answer, typed in a form that depends on the step."""
        hand, choices, step = asked["hand"], asked["choices"], asked["step"]
        if step == "draw":
            return "d" if "draw" in choices else "1"
        if step == "show":
            return " ".join(hand[:3])
        if step == "take":
            return "2" if len(choices) > 1 else "none"
        if step == "carry":
            return f"carry {hand[-1]}"
        if choices and choices[0].startswith("lay "):
            return "lay"
        if choices:
            return "1"
        if "X" in hand:
            rest = [card for card in hand if card != "X"]
            return f"swap {' '.join(rest[:2]) or 'none'}"
        return str(hand[-1])


def told(heard: list[dict[str, Any]]) -> str:
    """All lines that were told."""
    return "\n".join([document["told"] for document in heard if "told" in document])

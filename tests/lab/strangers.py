"""Bots as other people might write them, most of them with faults."""

import time
from collections.abc import Sequence

from level8.game.actions import Action, Discard
from level8.game.state import Step
from level8.game.view import View


class First:
    """Takes no seed, and chooses the first action."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        assert type(view) is View
        return actions[0]


class Seeded:
    """Needs a seed."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[self.seed % len(actions)]


class Raises:
    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise ValueError("out\nof ideas")


class Illegal:
    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if view.step is Step.DRAW:
            return Discard(view.hand[0])
        return "the red one"  # type: ignore[return-value]


class Meddler:
    """Answers illegally, and changes everything that it gets."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        view.table.step = Step.OVER
        view.table.places.clear()
        actions.clear()  # type: ignore[attr-defined]
        return Discard(1)


class Late:
    """Thinks for ever, and catches all exceptions."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                continue


class Chatty:
    """Prints when it is made and whenever it chooses."""

    def __init__(self) -> None:
        print("hello")

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        print("thinking")
        return actions[0]


class Needy:
    def __init__(self, teacher: str) -> None:
        self.teacher = teacher


class Leaver:
    """Ends the program when it is made."""

    def __init__(self) -> None:
        raise SystemExit(3)


class Deaf:
    """Is not told the legal actions."""

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]


class Mute:
    """Has no method `choose`."""

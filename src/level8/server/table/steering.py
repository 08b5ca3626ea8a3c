"""Watching bots: how the host of a table at which nobody ever sat keeps them."""

from dataclasses import dataclass, replace

from level8.server.table.events import Steered, Step


@dataclass(frozen=True, slots=True)
class Steering:
    """Whether the bots play on by themselves, how quickly, and whether all hands are open."""

    pace: int  # milliseconds an action takes at least
    stopped: bool = False
    open: bool = False
    step: Step = ""  # what they may still do, though stopped
    prompt: bool = False  # whether the next action comes at once, for the host has just asked for it

    @property
    def resting(self) -> bool:
        """Whether no bot acts until the host says so."""
        return self.stopped and not self.step

    def steered(self, event: Steered) -> "Steering":
        """The Steering after an event of the host."""
        prompt = bool(event.step) or (self.stopped and not event.stopped)
        return Steering(event.pace, event.stopped, event.open, event.step, prompt)

    def acted(self, turn_over: bool) -> "Steering":
        """The Steering after an action, which ends a step; a step of a whole turn ends when `turn_over`."""
        if not self.step and not self.prompt:
            return self
        return replace(self, step="" if self.step == "action" or turn_over else self.step, prompt=False)

"""What puts messages into words: Python's own Fluent (`messages.py`), or the one of a page."""

from typing import Final, Protocol

_KINDS: Final = ("run", "set", "colour")


class Wording(Protocol):
    """The messages of one language."""

    def has(self, message: str) -> bool:
        """Whether the message with the id `message` exists."""

    def text(self, message: str, **values: str | int) -> str:
        """The message with its `values` filled in."""

    def level(self, notation: str) -> str:
        """The words for a level in `notation`, equal parts counted together; any other text unchanged."""
        counts: dict[str, int] = {}
        for part in notation.split(" + "):
            counts[part] = counts.get(part, 0) + 1
        words = ""
        for part, count in counts.items():
            kind, _, size = part.partition(" ")
            if kind not in _KINDS:
                return notation
            word = self.text(f"level-{kind}", count=count, size=size)
            words = self.text("level-join", first=words, second=word) if words else word
        return words

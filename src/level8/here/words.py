"""Sentences from the page: it has Fluent, and the messages of the language that it speaks."""

import json
from collections.abc import Callable
from typing import Final

from level8.wording import Wording

Speak = Callable[[str, str], str]  # a message and its values as JSON, put into words; "": there is none


class PageWords(Wording):
    """The messages of the language that a page speaks, and only the groups that it gave."""

    def __init__(self, speak: Speak) -> None:
        self._speak: Final = speak

    def has(self, message: str) -> bool:
        return self._speak(message, "{}") != ""

    def text(self, message: str, **values: str | int) -> str:
        return self._speak(message, json.dumps(values)) or message

"""What can be refused, as values: a code to translate, the rule it follows from, and what it is about.

The sentences are in locales/*.ftl under the message id of each error, in five languages.
"""

from typing import Final

Detail = dict[str, str]


class Level8Error(Exception):
    """The root of everything this package refuses; `message` names its sentence in the locales."""

    def __init__(self, message: str, detail: Detail) -> None:
        super().__init__(message, detail)
        self.message: Final = message
        self.detail: Final = detail

    def __str__(self) -> str:
        said = ", ".join([f"{key}={value}" for key, value in self.detail.items()])
        return f"{self.message} ({said})" if said else self.message


class Reason:
    """Why an action is refused: a code, the id of the rule, and what it is about.

    >>> print(Reason("not-in-hand", "T4", {"card": "r7"}))
    not-in-hand [T4] card=r7
    """

    def __init__(self, code: str, rule: str, detail: Detail | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.detail: Final[Detail] = {} if detail is None else detail

    @property
    def message(self) -> str:
        """The id of the sentence in the locales."""
        return f"reason-{self.code}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.code == other.code
            and self.rule == other.rule
            and self.detail == other.detail
        )

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __str__(self) -> str:
        said = "".join([f" {key}={value}" for key, value in self.detail.items()])
        return f"{self.code} [{self.rule}]{said}"

    def __repr__(self) -> str:
        return f"<Reason {self}>"


class IllegalAction(Level8Error):
    """An action that the rules refuse; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message, reason.detail)
        self.reason: Final = reason

    def __str__(self) -> str:
        return str(self.reason)


class SetupError(Level8Error):
    """A game that cannot be set up: unknown edition, side, number of seats or dealer."""

    def __init__(self, code: str, detail: Detail) -> None:
        super().__init__(f"setup-{code}", detail)


class EditionError(Level8Error):
    """An edition file that breaks a rule; names the file, the key and the reason (N1, N2)."""

    def __init__(self, file: str, key: str, code: str, detail: Detail | None = None) -> None:
        named = {"file": file, "key": key}
        named.update({} if detail is None else detail)
        super().__init__(f"edition-{code}", named)


class NotationError(Level8Error):
    """A text that is not the notation of what it should be."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"notation-{what}", {"text": text})


def problem_of(error: Exception) -> str:
    """What is wrong, as the system or a library says it; what is known of it, messages.py translates."""
    return (isinstance(error, OSError) and error.strerror) or str(error)

"""A coach in a worker of its own: what it says may take a while, and the tables do not wait for it."""

from typing import Final

import msgspec

from level8.server.thinking.thinker import Question, Thinker


class OwnCoach:
    """Judges actions, as a server's thinker does."""

    def __init__(self) -> None:
        self._thinker: Final = Thinker()

    def judge(self, question: str) -> str:
        """What there is to say (a list of Advised) about an action, from a Question; both as JSON."""
        asked = msgspec.json.decode(question, type=Question)
        return msgspec.json.encode(self._thinker.answer(asked).advice).decode()

"""What a table does not take."""

from level8.game.errors import Level8Error


class Refusal(Level8Error):
    """A message that a table does not take; the sentence is under server-… in the locales."""

    def __init__(self, code: str, **detail: str) -> None:
        super().__init__(f"server-{code}", detail)

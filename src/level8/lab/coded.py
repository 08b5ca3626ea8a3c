"""CodedGame: a game that is played by codes, for any learning library."""

from typing import Final, final

from level8.game.actions import Action
from level8.game.game import Game
from level8.lab.codes import Codes, Spelling


@final
class CodedGame:
    """A game that is played by codes, and the codes of the action that the seat to act has begun."""

    def __init__(self, game: Game, codes: Codes) -> None:
        self.game: Final = game
        self.codes: Final = codes
        self.begun: Spelling = ()
        self.turns = 1  # turns begun in the whole game
        self._legal: list[int] | None = None

    def copy(self) -> "CodedGame":
        """An independent copy in the same state."""
        twin = CodedGame(self.game.copy(), self.codes)
        twin.begun = self.begun
        twin.turns = self.turns
        return twin

    def legal(self) -> list[int]:
        """The codes that the seat to act may push now, ascending."""
        if self._legal is None:
            self._legal = self.codes.legal(self.game, self.begun)
        return self._legal

    def push(self, code: int) -> Action | None:
        """Add `code` to the spelling; if that completes an action, play and return it.

        >>> from level8.game.editions import edition
        >>> coded = CodedGame(Game.new(edition("modern"), 1, 4, 8), Codes(edition("modern")))
        >>> coded.push(coded.codes.draw)
        <draw>
        """
        if code not in self.legal():
            raise ValueError(f"not a legal code now: {code}")
        begun = (*self.begun, int(code))
        action = self.codes.action(self.game, begun)
        self._legal = None
        if action is None:
            self.begun = begun
            return None
        before = self.game.round, self.game.turn
        self.game.play(action)
        self.begun = ()
        if (self.game.round, self.game.turn) != before:
            self.turns += 1
        return action

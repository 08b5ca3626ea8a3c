"""Puzzles as values: a position in which one choice is clearly best, or a hand that is to be laid down."""

from dataclasses import dataclass
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import Action
from level8.game.editions import Edition, edition
from level8.game.errors import Level8Error, SetupError
from level8.game.game import Game
from level8.game.levels import Level
from level8.game.place import Place
from level8.game.shuffle import SEED_BYTES, FairChance
from level8.game.state import Step
from level8.game.view import View

Kind = Literal["draw", "discard", "lay", "way", "skip", "find"]
KINDS: Final[tuple[Kind, ...]] = ("draw", "discard", "lay", "way", "skip", "find")


class PuzzleError(Level8Error):
    """A text that is not a puzzle, or a puzzle that there is not."""

    def __init__(self, code: str, **detail: str) -> None:
        super().__init__(f"puzzle-{code}", detail)


@dataclass(frozen=True, slots=True)
class Position:
    """A round from its deal on: the levels at its start, the seed of its shuffles, and what was played."""

    edition: str
    side: int
    levels: tuple[int, ...]  # of all seats
    round: int
    dealer: int
    seed: int
    played: tuple[Action, ...] = ()

    @property
    def box(self) -> Edition:
        return edition(self.edition)

    def dealt(self) -> Game:
        """The round as it was dealt."""
        box, seats = self.box, len(self.levels)
        if not box.least_players <= seats <= box.most_players:
            limits = {"least": str(box.least_players), "most": str(box.most_players)}
            raise SetupError("seats", {"seats": str(seats), **limits})
        game = Game(box, self.side, seats, FairChance(self.seed.to_bytes(SEED_BYTES, "big")))
        game.places = [_at_level(level) for level in self.levels]
        game.dealer = self.dealer
        game.round = self.round - 1
        game.deal()
        return game

    def game(self) -> Game:
        """The position itself; refuses what the rules refuse."""
        game = self.dealt()
        for action in self.played:
            game.play(action)
        return game


def _at_level(level: int) -> Place:
    place = Place()
    place.level = level
    return place


@dataclass(frozen=True, slots=True)
class Worth:
    """A choice, and by how much of the game it is better than the best one: 0 for that, else less."""

    action: Action
    gain: float
    error: float  # the standard error of the gain
    out: int  # of a hundred playouts, in how many its seat went out or won
    up: int  # and in how many it climbed otherwise


@dataclass(frozen=True, slots=True)
class Proof:
    """How a puzzle was proved: the seed of its guesses, and everything that was compared, the best first."""

    seed: int
    chance: float  # to win, with the best choice
    worths: tuple[Worth, ...]

    @property
    def best(self) -> Action:
        return self.worths[0].action


@dataclass(frozen=True, slots=True)
class Failures:
    """How often in a hundred tries others miss a puzzle; by that it is graded."""

    novice: int
    steady: int
    brief: int  # a search that looks only a little ahead
    short: int  # one that looks four times as far


@dataclass(frozen=True, slots=True)
class Choice:
    """A puzzle: what is best here? The seat to act chooses."""

    kind: Kind
    grade: int
    position: Position
    proof: Proof
    failures: Failures

    def view(self) -> View:
        """What the one who is asked may know."""
        game = self.position.game()
        return game.view(game.to_act)


@dataclass(frozen=True, slots=True)
class Find:
    """A puzzle: find a way to lay this hand down. Any way that the rules allow is right."""

    grade: int
    edition: str
    side: int
    level: int
    hand: tuple[int, ...]

    @property
    def kind(self) -> Kind:
        return "find"

    @property
    def box(self) -> Edition:
        return edition(self.edition)

    @property
    def asks(self) -> Level:
        return self.box.ladder(self.side).level(self.level)

    def game(self) -> Game:
        """A game in which seat 1 holds the hand and may lay it down."""
        seats = int(self.box.least_players)
        game = Position(self.edition, self.side, (self.level,) * seats, 1, seats - 1, 0).dealt()
        game.places[0].hand = vec[i64](sorted(self.hand))
        game.step = Step.PLAY
        return game

    def view(self) -> View:
        """What the one who is asked may know."""
        return self.game().view(0)


Puzzle = Choice | Find

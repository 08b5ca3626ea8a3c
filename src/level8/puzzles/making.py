"""Makes puzzles: bots play rounds, a short look at each of their choices, a longer one, and then the proof.

A choice that looks best is one that was lucky as well. So what a puzzle says comes from the proof alone,
whose guesses have nothing in common with those that found it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from typing import Final

from level8.bots.comparing import Compared, Comparing
from level8.bots.novice import NoviceBot
from level8.bots.steady import SteadyBot
from level8.game.actions import Action
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import Step
from level8.puzzles.choosing import answers, choices_at, kind_of
from level8.puzzles.explaining import explains_itself
from level8.puzzles.grading import failures_of, grade_of
from level8.puzzles.mixing import hands, mixture
from level8.puzzles.proving import CLEAR, is_clear, proof_of
from level8.puzzles.puzzle import KINDS, Choice, Kind, Position, Puzzle
from level8.puzzles.text import format_puzzles, parse_puzzles

_LOOK: Final = {Step.DRAW: 36, Step.PLAY: 90}  # deals on which a choice is tried at first
_LOOK_AGAIN: Final = 300
_LIKELY: Final = 1.5  # standard errors over steady's choice that are worth another look
_HOPEFUL: Final = 2.5  # and over all others, that are worth a proof
_DROPPING: Final = 3.0
_SEEDS: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Setting:
    """Where puzzles are looked for."""

    edition: str
    side: int
    seats: int


SETTINGS: Final = (
    Setting("modern", 1, 4),
    Setting("modern", 2, 4),
    Setting("modern", 1, 3),
    Setting("master", 1, 4),
    Setting("modern", 2, 3),
    Setting("master", 2, 4),
    Setting("modern+master", 1, 4),
    Setting("original", 2, 5),
    Setting("master", 1, 3),
    Setting("modern", 1, 2),
)


@dataclass(frozen=True, slots=True)
class Task:
    """A round to be looked through for puzzles of some kinds."""

    setting: Setting
    seed: int
    kinds: tuple[Kind, ...] = KINDS


def looked_through(task: Task) -> list[Choice]:
    """The puzzles of a round, graded and proved."""
    maker, found = _Maker(task), []
    game = maker.start.dealt()
    steady, novice = SteadyBot(0), NoviceBot(task.seed)
    played: list[Action] = []
    weak = Random(task.seed).randrange(2 * game.seats)  # in every other round, one seat plays like a beginner
    while game.step not in (Step.OVER, Step.CARRY) and game.round == maker.start.round:
        puzzle = maker.puzzle(game, tuple(played))
        if puzzle is not None:
            found.append(puzzle)
        action = (novice if game.to_act == weak else steady).act(game)
        game.play(action)
        played.append(action)
    return found


class _Maker:
    """Looks at the positions of one round."""

    def __init__(self, task: Task) -> None:
        self._task: Final = task
        self._comparing: Final = Comparing()
        self._steady: Final = SteadyBot(0)
        self.start: Final = _start(task)

    def puzzle(self, game: Game, played: tuple[Action, ...]) -> Choice | None:
        """The puzzle that a position makes, if it makes one; `played` leads to it."""
        if game.step not in _LOOK or (game.step is Step.DRAW and "draw" not in self._task.kinds):
            return None
        view = game.view(game.to_act)
        usual = self._steady.act(view.table)
        choices = choices_at(view)
        same = {answers(view.table, "discard", each): each for each in choices}
        usual = same.get(answers(view.table, "discard", usual), usual)
        if len(choices) < 2 or usual not in choices:
            return None
        best = self._looks_best(game, usual, choices, len(played))
        kind = None if best is None else kind_of(best, usual)
        if best is None or kind is None or kind not in self._task.kinds:
            return None
        choices = [best, *[each for each in choices if each != best]]
        again = self._compared(game, choices, _LOOK_AGAIN, len(played) * 4 + 1)
        right = answers(view.table, kind, best)
        others = [one for one in again[1:] if answers(view.table, kind, one.action) != right]
        if answers(view.table, kind, usual) == right or any(
            one.gain > -0.8 * CLEAR or one.gain > -_HOPEFUL * one.error for one in others
        ):
            return None
        proof = proof_of(view, choices, (self._task.seed * 7919 + len(played)) % _SEEDS)
        if not (is_clear(view, kind, proof) and explains_itself(view, kind, proof)):
            return None
        failures = failures_of(view, kind, choices, proof.seed + 1)
        return Choice(kind, grade_of(failures), replace(self.start, played=played), proof, failures)

    def _looks_best(self, game: Game, usual: Action, choices: list[Action], number: int) -> Action | None:
        """What may be much better than the usual choice."""
        choices = [usual, *[each for each in choices if each != usual]]
        found = self._compared(game, choices, _LOOK[game.step], number * 4)
        best = max(found, key=lambda one: one.gain - one.error)
        return best.action if best.gain > max(0.5 * CLEAR, _LIKELY * best.error) else None

    def _compared(self, game: Game, choices: list[Action], deals: int, time: int) -> list[Compared]:
        chance = FastChance(self._task.seed | (time + 1) << 32)
        return self._comparing.compare(game, choices, deals * len(choices), chance, _DROPPING)


def _start(task: Task) -> Position:
    """The deal of a round: at levels, and with a dealer, at which a game between steady bots begins one."""
    setting, chance = task.setting, Random(task.seed)
    game = Game.new(edition(setting.edition), setting.side, setting.seats, chance.randrange(_SEEDS))
    bot, starts = SteadyBot(0), []
    number = 0
    while game.step is not Step.OVER:
        if game.round != number:
            number = int(game.round)
            starts.append((tuple([int(place.level) for place in game.places]), number, int(game.dealer)))
        game.play(bot.act(game))
    levels, number, dealer = chance.choice(starts)
    return Position(setting.edition, setting.side, levels, number, dealer, chance.randrange(_SEEDS))


# --- many ---


def make(
    count: int,
    seed: int,
    rounds: int,
    workers: int,
    kinds: tuple[Kind, ...] = KINDS,
    told: Callable[[], None] = lambda: None,
) -> list[Puzzle]:
    """The best mixture of `count` puzzles: of those found in `rounds` rounds, and of hands to lay down.

    The same seed gives the same puzzles, on however many `workers`. `told` is called after each round.
    """
    found: list[Puzzle] = []
    tasks = [task(seed, number, kinds) for number in range(rounds)]
    with get_context("spawn").Pool(workers) as pool:
        for text in pool.imap(worked, tasks):
            found += parse_puzzles(text)
            told()
    return mixture([*found, *(hands(seed, count) if "find" in kinds else ())], count, seed)


def task(seed: int, number: int, kinds: tuple[Kind, ...] = KINDS) -> Task:
    """The round that is looked through as one of many."""
    return Task(SETTINGS[number % len(SETTINGS)], (seed * 1_000_003 + number) % _SEEDS, kinds)


def worked(task: Task) -> str:
    """The puzzles of a round as text, in which they go from process to process; of each kind the first.

    Others of that kind would be much like it.
    """
    met: set[Kind] = set()
    first = []
    for puzzle in looked_through(task):
        if puzzle.kind not in met:
            met.add(puzzle.kind)
            first.append(puzzle)
    return format_puzzles(first)

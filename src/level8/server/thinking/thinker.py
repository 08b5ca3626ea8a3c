"""A process that thinks for bots: questions come in as lines of JSON, answers go out alike, one at a time."""

import gzip
import os
import sys
import time
from typing import Final, Protocol

import msgspec

from level8 import compiled
from level8.bots.policy import Policy
from level8.bots.seating import Seated, bring
from level8.game.actions import format_action, parse_action
from level8.game.errors import Level8Error
from level8.game.game import Game
from level8.game.shuffle import derived_number
from level8.record import verify_bytes
from level8.record.record import game_seed
from level8.review import Coach
from level8.server.table.difficulty import turns_of_levels
from level8.server.table.hand_questions import hand_told
from level8.server.table.replaying import replay
from level8.server.table.table import Table, table_edition
from level8.server.wire.own import DifficultyTold
from level8.server.wire.pages import Verified
from level8.server.wire.sheet import HandAsked, HandTold

ADVISED: Final = 5  # actions that a hint ranks
MEASURING: Final = 1.5  # seconds in which the turns of levels are counted; one deal is always counted
# Of a coach in plain Python, 25 times as slow: playouts to find the best choice, and guessed deals.
FEWER: Final = (40, 40)
KEPT: Final = 64  # games kept at hand between questions


class Question(msgspec.Struct, frozen=True, tag=True):
    """A position, as what has been played from a seed, and what is asked about it."""

    table: str
    edition: str
    edition_file: str
    side: int
    seats: int
    seed: str
    actions: list[str]
    bot: str
    think: str = ""
    explain: bool = False
    dealer: int | None = None  # of the first round; None: drawn (S3)
    judged: str = ""  # an action: asked is what would have been clearly better


class Measure(msgspec.Struct, frozen=True, tag=True):
    """How many turns the levels of a side take, for an edition of one's own."""

    edition_file: str
    side: int


class Solve(msgspec.Struct, frozen=True, tag=True):
    """What a hand of real cards can do."""

    asked: HandAsked


class Unroll(msgspec.Struct, frozen=True, tag=True):
    """A finished game step by step, from its record."""

    table: str
    number: int
    record: str


class Prove(msgspec.Struct, frozen=True, tag=True):
    """Whether a record is true."""

    record: bytes


Work = Question | Measure | Solve | Unroll | Prove


def question_of(table: Table, bot: str, *, explain: bool = False) -> Question:
    """The position of a table as a bot is asked about it; with `explain`, for advice."""
    assert table.history is not None
    pieces = tuple(bytes.fromhex(chair.entropy) for chair in table.chairs)
    seed = game_seed(bytes.fromhex(table.secret), pieces if any(pieces) else ())
    return Question(
        table=f"{table.id}/{table.number}",
        edition=table.made.edition,
        edition_file=table.made.edition_file,
        side=table.made.side,
        seats=len(table.chairs),
        seed=seed.hex(),
        dealer=table.first_dealer,
        actions=list(table.history.actions),
        bot=bot,
        explain=explain,
    )


class Advised(msgspec.Struct, frozen=True):
    """One piece of advice, ready for the wire."""

    action: str
    estimate: float
    message: str
    detail: dict[str, str]


class Answer(msgspec.Struct, frozen=True):
    """What to do, or what could be done; `trouble` tells why a stand-in answered for the bot asked."""

    action: str = ""
    advice: list[Advised] = []
    trouble: str = ""
    difficulty: DifficultyTold | None = None  # to Measure
    hand: HandTold | None = None  # to Solve
    replay: bytes = b""  # to Unroll: a Replay as JSON, packed by gzip
    verified: Verified | None = None  # to Prove


class Thinking(Protocol):
    """Whoever answers questions about positions."""

    async def ask(self, question: Question) -> Answer:
        """An answer whatever happens to the bot that is asked for it."""


class Thinker:
    """Answers questions, keeping the games they are about."""

    def __init__(self) -> None:
        self._games: dict[str, tuple[list[str], Game]] = {}

    def answer(self, work: Work) -> Answer:
        """The answer to whatever is asked."""
        if isinstance(work, Question):
            return self._choose(work)
        if isinstance(work, Solve):
            return Answer(hand=hand_told(work.asked))
        if isinstance(work, Unroll):
            unrolled = msgspec.json.encode(replay(work.table, work.number, work.record))
            return Answer(replay=gzip.compress(unrolled, 6, mtime=0))
        if isinstance(work, Prove):
            return Answer(verified=_verified(work.record))
        until = time.monotonic() + MEASURING
        box = table_edition("", work.edition_file)
        return Answer(difficulty=turns_of_levels(box, work.side, lambda: time.monotonic() < until))

    def _choose(self, question: Question) -> Answer:
        game = self._game(question)
        # A bot never gets the secret seed, only a number that follows from it, another for each decision.
        seed = derived_number(bytes.fromhex(question.seed), f"server bot {len(question.actions)}")
        if question.judged:
            return Answer(advice=_remarks(question, game, seed))
        if question.explain:
            return Answer(advice=_advice(question, game, seed))
        seated = Seated(question.bot, seed, question.think or None)
        return Answer(action=format_action(seated.choose(game)), trouble=seated.trouble)

    def _game(self, question: Question) -> Game:
        """The game of a question; the one at hand is played on where it is an earlier state of it."""
        played, game = self._games.pop(question.table, ([], None))
        if game is None or question.actions[: len(played)] != played:
            edition = table_edition(question.edition, question.edition_file)
            seed = bytes.fromhex(question.seed)
            game = Game.new(edition, question.side, question.seats, seed, question.dealer)
            played = []
        for action in question.actions[len(played) :]:
            game.play(parse_action(action))
        self._games[question.table] = (question.actions, game)
        if len(self._games) > KEPT:
            del self._games[next(iter(self._games))]
        return game


def _verified(record: bytes) -> Verified:
    fault = verify_bytes(record).fault
    if fault is None:
        return Verified(ok=True)
    cause = fault.__cause__
    about = dict(cause.detail) if isinstance(cause, Level8Error) else {}
    return Verified(ok=False, line=fault.line, message=fault.message, detail=dict(fault.detail), about=about)


def _remarks(question: Question, game: Game, seed: int) -> list[Advised]:
    """What would have been clearly better than an action."""
    coach = Coach(seed) if compiled else Coach(seed, *FEWER)
    remark = coach.remark(game.view(int(game.to_act)), parse_action(question.judged))
    if remark is None:
        return []
    why = remark.why_better
    message, detail = ("", {}) if why is None else (why.message, dict(why.detail))
    return [Advised(format_action(remark.better), -remark.lost.value, message, detail)]


def _advice(question: Question, game: Game, seed: int) -> list[Advised]:
    """What a built-in bot would do on the seat to act and why, best first."""
    bot = bring(question.bot, seed, question.think or None)
    if not isinstance(bot, Policy):
        return []
    return [
        Advised(format_action(each.action), each.estimate, each.reason.message, dict(each.reason.detail))
        for each in bot.explain(game.view(int(game.to_act)), ADVISED)
    ]


def main() -> None:
    """Answer until the questions end."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stranger's bot may print
    if hasattr(os, "nice"):
        os.nice(5)  # thinking must never keep a table waiting
    thinker, decoder = Thinker(), msgspec.json.Decoder(Work)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(thinker.answer(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()

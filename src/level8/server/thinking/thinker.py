"""A process that thinks for bots: questions come in as lines of JSON, answers go out alike, one at a time."""

import os
import sys
from typing import Final

import msgspec

from level8.bots.policy import Policy
from level8.bots.seating import Seated, bring
from level8.game.actions import format_action, parse_action
from level8.game.game import Game
from level8.game.shuffle import derived_number
from level8.server.table.table import table_edition

ADVISED: Final = 5  # actions that a hint ranks
KEPT: Final = 64  # games kept at hand between questions


class Question(msgspec.Struct, frozen=True):
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


class Thinker:
    """Answers questions, keeping the games they are about."""

    def __init__(self) -> None:
        self._games: dict[str, tuple[list[str], Game]] = {}

    def answer(self, question: Question) -> Answer:
        game = self._game(question)
        # Of the secret seed a bot gets nothing but what follows from it, another number for each decision.
        seed = derived_number(bytes.fromhex(question.seed), f"server bot {len(question.actions)}")
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
    thinker, decoder = Thinker(), msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(thinker.answer(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()

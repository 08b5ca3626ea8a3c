"""Seats bots: built-in ones by name, those of strangers by `module:Class`. Replaces their bad answers.

This room is never compiled: it runs code that others wrote, and has to be able to interrupt it.
"""

import contextlib
import ctypes
import inspect
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Final, Protocol, TextIO, overload

from level8.bots import Bot, make_bot
from level8.game.actions import Action
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.view import View

STAND_IN: Final = "steady"
STRANGERS_LIMIT: Final = 60.0  # seconds for an action, where no other limit is set
TROUBLES: Final = ("raised", "illegal", "late")
_PATIENCE: Final = 1.0  # seconds for a late bot to let go
_LONGEST_TROUBLE: Final = 200
_LONGEST_LABEL: Final = 32  # a record takes names of up to forty letters


def is_stranger(name: str) -> bool:
    """Whether `name` is that of somebody's own class: `module:Class`."""
    return ":" in name


def check_bot(name: str, think: str | None = None) -> None:
    """Refuse a bot that cannot be seated."""
    if not is_stranger(name):
        _built_in(name, 0, think)
        return
    if not all(name.partition(":")):
        raise SetupError("bot-name", {"name": name})
    try:
        bot = _stranger(name, 0)
    except (Exception, SystemExit) as error:
        problem = _told(error)[:_LONGEST_TROUBLE]
        raise SetupError("bot-class", {"name": name, "problem": problem}) from None
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise SetupError("bot-choose", {"name": name})
    _check_parameters(name, choose)


def _check_parameters(name: str, choose: Callable[..., object]) -> None:
    """Refuse the bot `name` if its method `choose` cannot be called with a view and actions."""
    try:
        wanted = inspect.signature(choose)
    except (TypeError, ValueError):  # a compiled method does not tell
        return
    try:
        wanted.bind(None, ())
    except TypeError:
        found = f"choose({', '.join(wanted.parameters)})"
        raise SetupError("bot-parameters", {"name": name, "found": found}) from None


def label(name: str) -> str:
    """What a bot is called in a record: its name, or that of its class.

    >>> label("novice"), label("my.bots:Hasty")
    ('novice', 'Hasty')
    """
    return name.rpartition(":")[2][:_LONGEST_LABEL]


def bring(name: str, seed: int, think: str | None = None) -> Bot:
    """A new bot called `name`; a stranger's class gets the seed if it has a parameter for it.

    >>> type(bring("novice", 1)).__name__
    'NoviceBot'
    >>> type(bring("level8.bots.random:RandomBot", 1)).__name__
    'RandomBot'
    """
    return _stranger(name, seed) if is_stranger(name) else _built_in(name, seed, think)


def _built_in(name: str, seed: int, think: str | None) -> Bot:
    if name.startswith("cheat"):
        raise SetupError("cheat", {"name": name})
    return make_bot(name, seed, think)


def _stranger(name: str, seed: int) -> Bot:
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:  # where somebody writing a bot has it
        sys.path.insert(0, os.getcwd())
    with printing_aside():
        made: Callable[..., Bot] = getattr(import_module(module), kind)
        return made(seed=seed) if _takes_seed(made) else made()


def _takes_seed(made: Callable[..., Bot]) -> bool:
    try:
        wanted = inspect.signature(made).parameters.values()
    except (TypeError, ValueError):  # a compiled class does not tell
        return True
    return any(one.name == "seed" or one.kind is inspect.Parameter.VAR_KEYWORD for one in wanted)


_aside: Final = threading.Lock()
_beside: list[TextIO] = []  # the true standard output, once for everybody who is printing aside now


@contextlib.contextmanager
def printing_aside() -> Iterator[None]:
    """What a stranger prints goes to standard error: the output is for what the command answers.

    Several seats may think at once, on threads of a cluster: the last of them puts the output back.
    """
    with _aside:
        _beside.append(_beside[0] if _beside else sys.stdout)
        sys.stdout = sys.stderr
    try:
        yield
    finally:
        with _aside:
            output = _beside.pop()
            if not _beside:
                sys.stdout = output


class Player(Protocol):
    """Whoever sits on a seat and chooses for it."""

    def choose(self, game: Game) -> Action: ...


def play_on(game: Game, players: Sequence[Player], play: Callable[[Action], object], most_turns: int) -> int:
    """Let the players choose until the game is over, for at most `most_turns` turns; the turns there were.

    Skipped turns count too.
    """
    before, turn, number = 0, int(game.turn), int(game.round)  # before: turns of the rounds that are over
    while not game.over:
        if before + turn > most_turns:
            return most_turns  # a skipped turn that passed with the last one is not waited for
        play(players[game.to_act].choose(game))
        if game.round != number:
            before, number = before + turn, int(game.round)
        turn = int(game.turn)
    return before + turn


class LegalActions(Sequence[Action]):
    """The legal actions of a view, listed when somebody looks: built-in bots seldom do."""

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._listed: list[Action] | None = None

    def _list(self) -> list[Action]:
        if self._listed is None:
            self._listed = self._view.legal_actions()
        return self._listed

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._list()[index]

    def __len__(self) -> int:
        return len(self._list())

    def __iter__(self) -> Iterator[Action]:
        return iter(self._list())


class Seated:
    """A bot on a seat; a stand-in answers whenever the bot raises, is late or answers illegally."""

    def __init__(self, name: str, seed: int, think: str | None = None, limit: float | None = None) -> None:
        self.name: Final = name
        self._stranger: Final = is_stranger(name)
        self._limit: Final = STRANGERS_LIMIT if limit is None and self._stranger else limit
        self._stand_in: Final = make_bot(STAND_IN, seed)
        self._asking: threading.Thread | None = None  # a late answer that is still being worked on
        self.replaced: Final = dict.fromkeys(TROUBLES, 0)
        self.trouble = ""  # the first one, for whoever wrote the bot
        self.last_trouble = ""  # one of TROUBLES if the last answer was replaced
        self._bot: Bot | None = None
        try:
            self._bot = bring(name, seed, think)
        except (Exception, SystemExit) as error:
            if not self._stranger:
                raise
            self._note("raised", _told(error))

    def choose(self, game: Game) -> Action:
        """What the seat to act does."""
        view = game.view(int(game.to_act))
        trouble, answer = self._asked(view)
        self.last_trouble = ""
        if not trouble and answer is not None and _is_legal(game, answer):
            return answer
        if not trouble:
            trouble = "illegal"
            self._note("illegal", repr(answer))
        self.last_trouble = trouble
        self.replaced[trouble] += 1
        view = game.view(int(game.to_act))  # afresh: the other one has been in a stranger's hands
        return self._stand_in.choose(view, LegalActions(view))

    def _asked(self, view: View) -> tuple[str, Action | None]:
        """What was wrong, if anything was, and the answer."""
        bot = self._bot
        if bot is None:
            return "raised", None
        if not self._stranger:
            return self._answer(bot, view, LegalActions(view))
        with printing_aside():
            return self._answer(bot, view, view.legal_actions())

    def _answer(self, bot: Bot, view: View, actions: Sequence[Action]) -> tuple[str, Action | None]:
        if self._limit is not None:
            return self._asked_in_time(bot, view, actions, self._limit)
        try:
            return "", bot.choose(view, actions)
        except Exception as error:
            self._note("raised", _told(error))
            return "raised", None

    def _asked_in_time(
        self, bot: Bot, view: View, actions: Sequence[Action], limit: float
    ) -> tuple[str, Action | None]:
        """Ask on a thread of its own: a signal would reach neither Windows nor the threads of a cluster."""
        if self._asking is not None and self._asking.is_alive():
            return "late", None
        answers: list[Action] = []
        errors: list[str] = []

        def ask() -> None:
            try:
                answers.append(bot.choose(view, actions))
            except BaseException as error:
                errors.append(_told(error))

        self._asking = threading.Thread(target=ask, daemon=True)
        self._asking.start()
        self._asking.join(limit)
        if self._asking.is_alive():
            self._note("late", f"> {limit:g} s")
            _interrupt(self._asking)
            self._asking.join(_PATIENCE)
            return "late", None
        if errors:
            self._note("raised", errors[0])
            return "raised", None
        return "", answers[0]

    def _note(self, kind: str, what: str) -> None:
        if not self.trouble:
            self.trouble = f"{kind}: {what}"[:_LONGEST_TROUBLE]


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _is_legal(game: Game, answer: Action) -> bool:
    try:
        return game.check(answer) is None
    except Exception:  # no action at all, or one of nonsense
        return False


class _TooLate(BaseException):
    """Ends the thinking of a late bot, even one that catches every Exception."""


def _interrupt(thread: threading.Thread) -> None:
    """Raise in a thread as soon as it is back in interpreted code."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(_TooLate))

"""HTTP for what needs no table of ours: editions of one's own, and games with real cards."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from level8.game.editions import parse_edition
from level8.messages import Messages
from level8.server.network.limits import Buckets, Limits
from level8.server.network.replies import body, slowed, told
from level8.server.table.hand_questions import fit_told, hand_of
from level8.server.table.own_editions import FILE, checked, rules_of
from level8.server.table.refusing import Refusal
from level8.server.table.sheet import sheet
from level8.server.thinking.thinker import Measure, Solve
from level8.server.thinking.thinkers import Thinkers
from level8.server.wire.own import DifficultyAsked, EditionAsked, RulesAsked
from level8.server.wire.sheet import FitAsked, HandAsked, SheetAsked


class AtHome:
    """The handlers, with what they share."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers: Final = thinkers
        self.questions: Final = Buckets(limits.asked, limits.asked_at_once)
        self._measurements: Final = Buckets(limits.measured, limits.measured_at_once)
        self.handlers: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
            "/api/own/check": self._check,
            "/api/own/difficulty": self._difficulty,
            "/api/own/rules": self._rules,
            "/api/sheet": self._sheet,
            "/api/hand": self._hand,
            "/api/fit": self._fit,
        }

    async def _check(self, request: Request) -> Response:
        return told(checked(await body(request, EditionAsked)))

    async def _difficulty(self, request: Request) -> Response:
        asked = await body(request, DifficultyAsked)
        parse_edition(asked.text, FILE).ladder(asked.side)
        slowed(self._measurements, request)
        answer = await self._thinkers.work_out(Measure(asked.text, asked.side))
        if answer is None:
            raise Refusal("no-answer")
        return told(answer.difficulty)

    async def _rules(self, request: Request) -> Response:
        asked = await body(request, RulesAsked)
        return told(rules_of(asked, Messages(asked.language)))

    async def _sheet(self, request: Request) -> Response:
        return told(sheet(await body(request, SheetAsked)))

    async def _hand(self, request: Request) -> Response:
        asked = await body(request, HandAsked)
        hand_of(asked)  # what is wrong with it is said at once
        answer = await self._thinkers.work_out(Solve(asked))
        if answer is None:
            raise Refusal("no-answer")
        return told(answer.hand)

    async def _fit(self, request: Request) -> Response:
        return told(fit_told(await body(request, FitAsked)))

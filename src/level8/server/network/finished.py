"""HTTP for finished games: replays, records, and whether a record is true; worked out elsewhere."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from level8.server.live.lobby import Lobby
from level8.server.network.limits import Buckets, Limits
from level8.server.network.replies import raw_body, slowed, told
from level8.server.table.refusing import Refusal
from level8.server.thinking.thinker import Prove, Unroll
from level8.server.thinking.thinkers import Thinkers

LONGEST_RECORD: Final = 1024 * 1024
MOST_KEPT: Final = 32 * 2**20  # bytes of replays at hand: some hundred games
Game = tuple[str, int]  # a table, and the number of its game
Made = tuple[str, int, str]  # the same, with the digest of the record that a replay is made from


class FinishedGames:
    """The handlers, with the replays made last."""

    def __init__(self, lobby: Lobby, thinkers: Thinkers, limits: Limits) -> None:
        self._lobby: Final = lobby
        self._thinkers: Final = thinkers
        self._replays: Final = Buckets(limits.replays, limits.replays_at_once)
        self._verifications: Final = Buckets(limits.verified, limits.verified_at_once)
        self._kept: Final[OrderedDict[Made, bytes]] = OrderedDict()
        self._making: Final[dict[Made, asyncio.Task[bytes]]] = {}

    async def replay(self, request: Request) -> Response:
        """A game step by step, made once; again only if its record has changed, as somebody was forgotten."""
        table, number = request.path_params["table"], request.path_params["number"]
        record = await self._lobby.record_of(table, number)
        made = table, number, hashlib.sha256(record.encode()).hexdigest()
        packed = self._kept.get(made)
        is_new = packed is None and made not in self._making
        if is_new:
            slowed(self._replays, request)
        if packed is None:
            packed = await self._made(made, record)
        else:
            self._kept.move_to_end(made)
        headers = {
            "cache-control": "private, max-age=86400, immutable",
            "etag": f'"{hashlib.sha256(packed).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(packed, media_type="application/json", headers=headers)
        if not is_new:  # to unpack it is work, too
            slowed(self._replays, request)
        plain = await asyncio.to_thread(gzip.decompress, packed)
        return Response(plain, media_type="application/json", headers=headers)

    async def record(self, request: Request) -> Response:
        """A game as its record."""
        table, number = request.path_params["table"], request.path_params["number"]
        text = await self._lobby.record_of(table, number)
        name = f'attachment; filename="level8-{table}-{number}.txt"'
        return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})

    async def verify(self, request: Request) -> Response:
        """Whether a record is one of a game that was played by the rules, from the shuffle that it names."""
        slowed(self._verifications, request)
        data = await raw_body(request, LONGEST_RECORD)
        answer = await self._thinkers.look_into(Prove(data))
        if answer is None:
            raise Refusal("no-answer")
        return told(answer.verified)

    async def _made(self, made: Made, record: str) -> bytes:
        """A replay, made once also where many ask at the same time."""
        making = self._making.get(made)
        if making is None:
            making = self._making[made] = asyncio.create_task(self._make(made, record), name="replay")
            making.add_done_callback(lambda _: self._making.pop(made, None))
        return await asyncio.shield(making)

    async def _make(self, made: Made, record: str) -> bytes:
        table, number, _ = made
        answer = await self._thinkers.look_into(Unroll(table, number, record))
        if answer is None:
            raise Refusal("no-answer")
        self._kept[made] = answer.replay
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)
        return answer.replay

"""HTTP for reviews of finished games: each is made once, when somebody first asks for it, and kept."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from level8.server.live.lobby import Lobby
from level8.server.network.finished import Game
from level8.server.network.guarding import is_own_origin
from level8.server.network.limits import Buckets, Limits
from level8.server.network.replies import TooSoon, slowed, told
from level8.server.store import Store
from level8.server.table.refusing import Refusal
from level8.server.thinking.reviews import Making, Reviews

TAKEN_ON_AGAIN: Final = 60.0  # seconds after which there may be room for another review


class Told(msgspec.Struct, frozen=True):
    """A ReviewState whose review is JSON already."""

    done: int
    of: int
    review: msgspec.Raw = msgspec.Raw(b"null")


class ReviewedGames:
    """The handler, with the reviews that are being made."""

    def __init__(self, store: Store, lobby: Lobby, reviews: Reviews, limits: Limits) -> None:
        self._store: Final = store
        self._lobby: Final = lobby
        self._reviews: Final = reviews
        self._asked: Final = Buckets(limits.reviews, limits.reviews_at_once)
        self._making: Final[dict[Game, Making]] = {}
        self._beginning: Final = asyncio.Lock()

    async def review(self, request: Request) -> Response:
        """The review of a game, or how far it has come; asking for the first time begins it."""
        game = request.path_params["table"], request.path_params["number"]
        making = self._making.get(game)
        # Looked for in the store only afterwards: a review is there before it is no longer in the making.
        review = await self._store.review(*game) if making is None else None
        if review is None:
            making = making or await self._begun(game, request)
            if not making.task.done():
                return told(Told(making.done, making.of), {"cache-control": "no-store"})
            review = making.task.result()
            if review is None:
                self._drop(game, making)  # whoever asks next begins it again
                raise Refusal("no-answer")
        return told(Told(1, 1, msgspec.Raw(review)), {"cache-control": "private, max-age=86400"})

    async def _begun(self, game: Game, request: Request) -> Making:
        """The review in the making; of several who ask at the same time, one begins it."""
        async with self._beginning:
            if game in self._making:
                return self._making[game]
            if not is_own_origin(request):  # it is work to do, though it is asked for by GET
                raise Refusal("foreign-page")
            text = await self._lobby.record_of(*game)
            if self._reviews.is_full:
                raise TooSoon(TAKEN_ON_AGAIN)
            slowed(self._asked, request)
            making = self._making[game] = self._reviews.begin(text)
            self._lobby.hall.spawn("review", self._keep(game, making))
            return making

    async def _keep(self, game: Game, making: Making) -> None:
        """Store a review as soon as it is made; that there is none must be told to somebody first."""
        review = await making.task
        if review is not None:
            if await self._is_of(game, making):
                await self._store.keep_review(*game, review)
            self._drop(game, making)

    def _drop(self, game: Game, making: Making) -> None:
        if self._making.get(game) is making:
            del self._making[game]

    async def _is_of(self, game: Game, making: Making) -> bool:
        """Whether a review is of the record as it is now, for somebody in it may have been forgotten."""
        return await self._lobby.record_of(*game) == making.record

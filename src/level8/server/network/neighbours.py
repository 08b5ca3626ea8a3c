"""Lets the others in the house in, where at first only the server's own machine could come.

A server listens to its own machine unless told otherwise, so that nobody opens a door without wanting to. Who
plays on that machine may open it: the server then listens at the machine's address in its network as well.
"""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Final, cast

import uvicorn
from starlette.requests import Request

from level8.server.network.guarding import host_of
from level8.server.network.listening import BACKLOG, NOWHERE, address_here, address_of, listen
from level8.server.table.refusing import Refusal

_OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")


class Neighbours:
    """The network around a server that runs; `listening` is where the server listens from the start."""

    def __init__(self, running: uvicorn.Server, listening: socket.socket) -> None:
        self._running: Final = running
        self._listening: Final = listening
        own = ip_address(listening.getsockname()[0])
        self.address = "" if own.is_loopback else address_of(listening)  # where they reach the server
        self._opening: Final = asyncio.Lock()

    async def let_in(self) -> str:
        """Listen to the network as well; the address there.

        Raises Refusal where there is no network, and SetupError where the port is taken there.
        """
        async with self._opening:
            if not self.address:
                await self._listen_to(address_here(socket.AF_INET))
        return self.address

    async def _listen_to(self, host: str) -> None:
        if host in NOWHERE.values():
            raise Refusal("no-network")
        opened = listen(host, self._listening.getsockname()[1])
        config = self._running.config
        visitor = partial(
            cast("Callable[..., asyncio.Protocol]", config.http_protocol_class),
            config=config,
            server_state=self._running.server_state,
            app_state=self._running.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        self._running.servers.append(await loop.create_server(visitor, sock=opened, backlog=BACKLOG))
        self.address = address_of(opened)


def is_at_home(request: Request) -> bool:
    """Whether a request comes from the server's own machine, by a name that only this machine has."""
    try:
        own = request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
    return own and host_of(request.scope) in _OWN_NAMES

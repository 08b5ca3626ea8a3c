"""Where a server listens, and what to type into a browser to get there."""

import os
import socket
import sys
from typing import Final

from level8.game.errors import SetupError, problem_of

BACKLOG: Final = 2048
HANDED_ON: Final = 3  # the descriptor of a socket that somebody else has opened


def address_of(listening: socket.socket) -> str:
    """What to type into a browser, in the whole house where the server listens to all of it."""
    host, port = listening.getsockname()[:2]
    if host == "0.0.0.0":
        host = address_here(socket.AF_INET)
    elif host == "::":
        alone = listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
        host = address_here(socket.AF_INET6 if alone else socket.AF_INET)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# Addresses kept for documentation: nobody is there, but the system knows which way it would go.
_ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
NOWHERE: Final = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def address_here(family: socket.AddressFamily) -> str:
    """This machine's address in its network; without a network, the one that only itself knows."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((_ELSEWHERE[family], 9))  # of a datagram socket: nothing is sent
            return str(way.getsockname()[0])
    except OSError:
        return NOWHERE[family]


def handed_on() -> socket.socket | None:
    """The open socket that whoever started us hands on, as systemd does: descriptor 3, sd_listen_fds(3).

    It belongs to no process alone: who connects while one server follows another waits in its queue.
    """
    told = {name: os.environ.pop(name, "") for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")}
    if told["LISTEN_PID"] != str(os.getpid()) or told["LISTEN_FDS"] != "1":
        return None
    os.set_inheritable(HANDED_ON, False)  # the bots' processes need it not
    listening = socket.socket(fileno=HANDED_ON)
    listening.setblocking(False)
    return listening


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for visitors; raises SetupError where it cannot be had.

    Its protocol is named: only then asyncio lets small messages go at once, not after an acknowledgement.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        detail = {"host": host, "port": str(port), "problem": problem_of(error)}
        raise SetupError("address", detail) from None
    listening.setblocking(False)
    return listening

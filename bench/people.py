"""Scripted people: they sit at a table, read the views they get, and play sensible actions."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from bench.sockets import Socket, asked, opened

Json = dict[str, Any]
PATIENCE: Final = 120.0  # seconds to wait for any message
NOT_NUMBERS: Final = "JSTXK"  # the first letters of jokers, skip and special cards


class Glimpse(msgspec.Struct, tag_field="is", tag="seen"):
    """A view, decoded as far as each person needs it; only the person to act decodes the rest."""

    version: int
    table: msgspec.Raw
    id: int = 0
    game: msgspec.Raw = msgspec.Raw(b"null")
    may: msgspec.Raw = msgspec.Raw(b"null")
    pause: msgspec.Raw = msgspec.Raw(b"null")


class No(msgspec.Struct, tag_field="is", tag="refused"):
    """A refusal."""

    message: str
    detail: dict[str, str]
    id: int = 0


_decoder: Final = msgspec.json.Decoder(Glimpse | No)
_NOTHING: Final = b"null"


class Person:
    """A person at a table, with a socket and the latest view."""

    def __init__(self, table: str, cookie: str, seen: Callable[["Person"], None]) -> None:
        self.table: Final = table
        self.cookie = cookie
        self.port = 0
        self.glimpse: Glimpse | None = None
        self.seen_at = 0.0
        self.refusals: Final[list[No]] = []
        self.lost: asyncio.Event = asyncio.Event()
        self._seen: Final = seen
        self._socket: Socket | None = None
        self._ids = 0
        self._answers: Final[dict[int, asyncio.Future[Glimpse | No]]] = {}

    @property
    def version(self) -> int:
        return 0 if self.glimpse is None else self.glimpse.version

    @property
    def asked(self) -> bool:
        """Whether this person is to act."""
        return self.glimpse is not None and bytes(self.glimpse.may) != _NOTHING

    async def come(self, port: int) -> None:
        """Open a socket and wait for the first view."""
        self.lost = asyncio.Event()
        self.glimpse = None
        self.port = port
        greeted = self._answers[0] = asyncio.get_running_loop().create_future()
        self._socket, self.cookie = await opened(
            port, f"/ws/{self.table}", self.cookie, self._hear, self._lose
        )
        await asyncio.wait_for(greeted, PATIENCE)

    def go(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def _lose(self) -> None:
        self.lost.set()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the server has gone"))
        self._answers.clear()

    def _hear(self, message: bytes) -> None:
        told = _decoder.decode(message)
        if isinstance(told, Glimpse):
            self.glimpse = told
            self.seen_at = time.perf_counter()
            self._seen(self)
        else:
            self.refusals.append(told)
        for number in list(self._answers) if isinstance(told, No) and not told.id else (told.id,):
            waiting = self._answers.pop(number, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(told)

    async def ask(self, what: str, **about: object) -> Glimpse | No:
        """Send the message `what` and wait for the answer."""
        assert self._socket is not None
        if self.lost.is_set():
            raise ConnectionError("the server has gone")
        self._ids += 1
        answer = self._answers[self._ids] = asyncio.get_running_loop().create_future()
        self._socket.say(msgspec.json.encode({"is": what, "id": self._ids, **about}))
        return await asyncio.wait_for(answer, PATIENCE)


class Party:
    """The people of one table."""

    def __init__(self, table: str, cookie: str, people: int) -> None:
        self.table: Final = table
        cookies = [cookie] + [""] * (people - 1)
        self.people: Final = [Person(table, each, self._seen) for each in cookies]
        self._wanted = 0
        self._all_see: asyncio.Future[None] | None = None

    def _seen(self, _person: Person) -> None:
        waiting = self._all_see
        if waiting is None or waiting.done():
            return
        if all(person.version >= self._wanted for person in self.people):
            waiting.set_result(None)

    async def come(self, port: int | Sequence[int]) -> None:
        """Open a socket for each person: all to one port, or each to a port of its own."""
        ports = [port] * len(self.people) if isinstance(port, int) else port
        await asyncio.gather(*(person.come(each) for person, each in zip(self.people, ports)))

    def go(self) -> None:
        for person in self.people:
            person.go()

    async def begin(self) -> None:
        """All people sit down, and the host deals."""
        host, *guests = self.people
        for number, guest in enumerate(guests, start=1):
            accepted(await guest.ask("join", name=f"Guest {number}"))
        accepted(await host.ask("start"))
        await self.all_see(host.version)

    async def all_see(self, version: int) -> None:
        """Wait until all people have seen `version`."""
        self._wanted = version
        waiting = self._all_see = asyncio.get_running_loop().create_future()
        self._seen(self.people[0])
        await asyncio.wait_for(waiting, PATIENCE)

    @property
    def newest(self) -> Person:
        """The person who has seen the highest version."""
        return max(self.people, key=lambda person: person.version)

    @property
    def around(self) -> Json:
        """The latest `table` of a view."""
        glimpse = self.newest.glimpse
        assert glimpse is not None
        around: Json = msgspec.json.decode(glimpse.table)
        return around

    @property
    def over(self) -> bool:
        return bool(self.around["state"] == "over")

    async def again(self) -> None:
        """Begin another game, which is dealt when all people have said so; some may have, before a kill."""
        await self.all_see(self.newest.version)
        await asyncio.gather(*(person.ask("again") for person in self.people))
        await self.all_see(self.newest.version)

    async def whose_turn(self) -> tuple[Person, int, str]:
        """The person to act, the seat, and the action to play."""
        await self.all_see(self.newest.version)
        while not any(person.asked for person in self.people):
            await self.continue_together()
        person = next(person for person in self.people if person.asked)
        glimpse = person.glimpse
        assert glimpse is not None
        game = msgspec.json.decode(glimpse.game)
        table = msgspec.json.decode(glimpse.table)
        return person, game["seat"], choose(msgspec.json.decode(glimpse.may), game, table)

    async def continue_together(self) -> None:
        """After a round everybody says continue, and then sees the next deal."""
        glimpse = self.newest.glimpse
        assert glimpse is not None
        pause = msgspec.json.decode(glimpse.pause)
        if pause is not None:
            number = pause["result"]["round"]
            # Whoever is the last to come back may be too late: the countdown was over.
            await asyncio.gather(*(person.ask("continue", round=number) for person in self.people))
        await self.all_see(self.newest.version)

    async def play_action(self) -> float:
        """Play one action; returns the seconds until all people have seen it."""
        person, seat, action = await self.whose_turn()
        version = person.version
        begun = time.perf_counter()
        accepted(await person.ask("act", version=version, seat=seat, action=action))
        await self.all_see(version + 1)
        return max(each.seen_at for each in self.people) - begun


def accepted(answer: Glimpse | No) -> Glimpse:
    """`answer`, unless it is a refusal, which raises."""
    if isinstance(answer, No):
        raise RuntimeError(f"refused: {answer.message} {answer.detail}")
    return answer


async def gathered(port: int, people: int = 4, **about: object) -> Party:
    """A new table at which all people have sat down and the cards are dealt."""
    seats = [{"kind": "me", "name": "Host"}] + [{"kind": "open"}] * (people - 1)
    body = msgspec.json.encode({"seats": seats, **about})
    made, cookie = await asked(port, "POST", "/api/tables", body)
    party = Party(msgspec.json.decode(made)["table"], cookie, people)
    await party.come(port)
    await party.begin()
    return party


def choose(may: Json, game: Json, table: Json) -> str:
    """The action to play: draw, lay down the best way, lay off, or discard the least useful card."""
    hand = game["hand"]
    if may["asks"] == "draw":
        pile = may["draw"][0]
        return "draw" if pile < 0 else f"draw {pile + 1}"
    if may["asks"] == "show":
        return "show " + " ".join(hand[: may["show"]]) if may["show"] else "show none"
    if may["asks"] == "take":
        return str(may["shown"][0]["action"]) if may["shown"] else "taken none"
    if may["asks"] == "carry":
        return "carry " + (" ".join(hand[: may["carry"]]) or "none")
    for action in [*may["ways"], *may["lay_off"]]:
        return str(action["action"])
    if may["skip"]:
        return f"skip {may['skip'][0] + 1}"
    level = min(game["places"][game["seat"]]["level"], len(table["ladder"])) - 1
    return f"discard {least_of_use(hand, table['ladder'][level]['parts'])}"


def least_of_use(hand: list[str], parts: list[Json]) -> str:
    """A rough guess at the card of `hand` that helps a level of `parts` least."""
    plain = [card for card in hand if card[0] not in NOT_NUMBERS]
    if not plain:
        return hand[0]
    numbers, colours = Counter(card[1:] for card in plain), Counter(card[0] for card in plain)
    sizes: dict[str, int] = {part["kind"]: part["size"] for part in parts}

    def use(card: str) -> float:
        run: float = sizes.get("run", 0) / numbers[card[1:]]
        return run + sizes.get("set", 0) * numbers[card[1:]] + sizes.get("colour", 0) * colours[card[0]]

    return min(plain, key=use)

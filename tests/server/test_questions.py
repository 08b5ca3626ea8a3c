"""A question goes to the right seat, and private things stay private (M1, M2, M3, F4, K1)."""

import asyncio
import contextlib
from collections import Counter
from pathlib import Path
from typing import Any

from level8.game.editions import parse_edition
from server.house import Client, House, open_house

Json = dict[str, Any]
SEATS = 3
QUESTIONS = {"draw", "play", "lay-off", "show", "take", "carry"}
PLAYS = {"take", "show", "taken", "swap", "keep", "skip", "carry"}
EVENTS = {"missedturn", "roundended", "dealt", "won", "tookshown", "carried"}
# Many special cards, and enough jokers for all rounds to end.
SPECIAL = """
name = "special"
goal = "victory"
players = [2, 3]
keep_cards = 3

[deck]
colours = 2
numbers = 3
take = 14
swap = 14
keep = 14
skip = 14

[[deck.joker]]
count = 50

[[side]]
carry_from = 1
carry_cards = 2
levels = ["2 set 2", "set 4", "2 set 2", "set 5"]
"""


class Round:
    """Three people and a spectator at one table; nobody acts before all have seen the last action."""

    def __init__(self, people: list[Client], spectator: Client) -> None:
        self.people, self.spectator = people, spectator
        self.asked: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.events: dict[int, list[Json]] = {}  # the latest view of each onlooker; the spectator is -1
        self.version = 0

    @property
    def everyone(self) -> list[tuple[int, Client]]:
        return [(-1, self.spectator), *enumerate(self.people)]

    @property
    def game(self) -> Json:
        game: Json = self.spectator.view["game"]
        return game

    async def settle(self, version: int) -> None:
        """Wait until all have seen a version, and keep the events that each was told."""
        for seat, client in self.everyone:
            while client.view["version"] < version:
                await client.hear()
            told = [message for message in client.told if message["is"] == "seen"]
            client.told[:] = [message for message in told if message["version"] > version]
            every = {str(event): event for view in told for event in view["events"]}
            self.events[seat] = [event for event in every.values() if event["version"] > self.version]
        self.version = version

    async def act(self, action: str) -> None:
        seat = self.game["to_act"]
        self.played[action.split(maxsplit=1)[0]] += 1
        answer = await self.people[seat].act(action, seat)
        assert answer["is"] == "seen", (action, answer)
        await self.settle(answer["version"])
        self.check()

    def check(self) -> None:
        """One seat is asked, and sees its own hand; nobody else is asked or sees another hand."""
        game = self.game
        for seat, client in self.everyone:
            view = client.view
            assert view["game"]["seat"] == (None if seat < 0 else seat)
            if seat < 0:
                assert view["game"]["hand"] == view["game"]["kept"] == []
            asked, pause = view["may"] is not None, view["pause"]
            assert (pause is not None) == (game["step"] == "pause")
            to_act = game["to_act"] if pause is None else pause["choosing"]
            assert asked == (game["step"] != "over" and to_act == seat), (seat, game)
            if asked:
                expected = {"play": ("play", "lay-off"), "pause": ("carry",)}.get(
                    game["step"], (game["step"],)
                )
                assert view["may"]["asks"] in expected
                self.asked[view["may"]["asks"]] += 1
        self.check_events()

    def check_events(self) -> None:
        """All are told the same, except for cards that only one seat may know."""
        for theirs in zip(*[self.events[seat] for seat, _ in self.everyone], strict=True):
            assert len({event["is"] for event in theirs}) == 1
            spectators = theirs[0]
            for seat, event in enumerate(theirs[1:]):
                assert without_secrets(event) == without_secrets(spectators)
                if not may_know(event, seat):
                    assert event == spectators
            kind = spectators["is"]
            if kind == "drew" and spectators["pile"] < 0:
                assert spectators["card"] is None
            if kind in ("tookshown", "swapped"):
                assert not spectators["drawn"]
            if kind == "carried":
                assert spectators["cards"] is None


def without_secrets(event: Json) -> Json:
    private = {"drew": ["card"], "tookshown": ["drawn"], "swapped": ["drawn"], "carried": ["cards"]}
    return {key: value for key, value in event.items() if key not in private.get(event["is"], [])}


def may_know(event: Json, seat: int) -> bool:
    return bool(seat == (event["whom"] if event["is"] == "tookshown" else event.get("seat")))


def special_play(may: Json, hand: list[str], played: Counter[str]) -> str | None:
    """The special card that may be played now and was played least often so far."""
    ready = []
    if may["take"]:
        ready.append("take")
    if may["swap"] >= 0:
        rest = list(hand)
        rest.remove("X")
        ready.append("swap " + (" ".join(rest[: may["swap"]]) or "none"))
    if may["keep"]:
        ready.append("keep")
    if may["skip"]:
        ready.append(f"skip {may['skip'][-1] + 1}")
    return min(ready, key=lambda action: played[action.split()[0]], default=None)


async def take(round_: Round) -> None:
    """M1: all others, from the left on, show three cards; then the player may take one of them."""
    player = round_.game["to_act"]
    await round_.act("take")
    order = []
    while round_.game["step"] == "show":
        seat = round_.game["to_act"]
        order.append(seat)
        client = round_.people[seat]
        hand, count = client.view["game"]["hand"], client.view["may"]["show"]
        assert count == min(3, len(hand))
        early = await round_.people[player].act("taken none", player)
        assert early["message"] == "reason-not-your-turn"
        others = await client.act("show " + " ".join([*hand, *hand][: count + 1]), seat)
        assert others["is"] == "refused"
        await round_.act("show " + (" ".join(hand[:count]) or "none"))
        for _, each in round_.everyone:
            assert sorted(each.view["game"]["places"][seat]["shown"]) == sorted(hand[:count])
    assert order == [(player + step) % SEATS for step in range(1, SEATS)]
    shown = round_.people[player].view["may"]["shown"]
    assert {each["seat"] for each in shown} <= set(order)
    if round_.played["taken"] % 3 == 2 or not shown:
        await round_.act("taken none")
        return
    chosen = shown[0]
    loser = round_.people[chosen["seat"]].view["game"]["hand"]
    await round_.act(chosen["action"])
    after = round_.people[chosen["seat"]].view["game"]["hand"]
    event = next(event for event in round_.events[chosen["seat"]] if event["is"] == "tookshown")
    if event["drawn"] is not None:
        assert Counter(after) == Counter(loser) - Counter([chosen["card"]]) + Counter([event["drawn"]])
    assert chosen["card"] in round_.people[player].view["game"]["hand"]


async def swap(round_: Round, action: str) -> None:
    """M2: the cards go onto one's own discard pile in the order chosen; what is drawn is one's own."""
    player, cards = round_.game["to_act"], action.split()[1:]
    await round_.act(action)
    event = next(event for event in round_.events[player] if event["is"] == "swapped")
    if cards != ["none"]:
        assert event["cards"] == cards
        assert round_.spectator.view["game"]["places"][player]["discards"][-1] == cards[-1]
        assert len(event["drawn"]) == len(cards)


async def carry(round_: Round) -> None:
    """F4: which cards are kept is private; so is how many, until the deal."""
    seat = round_.game["to_act"]
    client = round_.people[seat]
    hand, most = client.view["game"]["hand"], client.view["may"]["carry"]
    before = round_.game["places"][seat]["hand"]
    too_many = await client.act("carry " + " ".join(hand[: most + 1]), seat)
    assert len(hand) <= most or too_many["is"] == "refused"
    if too_many["is"] == "seen":
        await round_.settle(too_many["version"])
        return
    kept = hand[: max(0, most - round_.played["carry"] % 2)]
    number = round_.game["round"]
    await round_.act("carry " + (" ".join(kept) or "none"))
    own = next(event for event in round_.events[seat] if event["is"] == "carried")
    assert sorted(own["cards"]) == sorted(kept)
    assert round_.game["round"] == number
    assert round_.game["places"][seat]["hand"] == before
    assert sorted(client.view["game"]["kept"]) == sorted(kept)
    if round_.spectator.view["pause"]["choosing"] is None:
        await go_on(round_)
        if len(kept) <= 10:
            assert not Counter(kept) - Counter(client.view["game"]["hand"])


async def go_on(round_: Round) -> None:
    """Between rounds: whoever may keep cards chooses, then everyone says continue, and the deal is seen."""
    number = round_.game["round"]
    for client in round_.people:
        assert round_.game["round"] == number
        answer = await client.go_on()
        assert answer["is"] == "seen", answer
        await round_.settle(answer["version"])
    assert round_.game["round"] == number + 1
    round_.check()


async def play_one(round_: Round) -> None:
    pause = round_.spectator.view["pause"]
    if pause is not None and pause["choosing"] is None:
        await go_on(round_)
        return
    seat = round_.game["to_act"]
    view = round_.people[seat].view
    may, hand = view["may"], view["game"]["hand"]
    if may["asks"] == "draw":
        await round_.act("draw" if may["draw"][0] < 0 else f"draw {may['draw'][0] + 1}")
    elif may["asks"] == "carry":
        await carry(round_)
    else:
        special = special_play(may, hand, round_.played) if len(hand) > 1 else None
        fewest = min(round_.played[kind] for kind in ("take", "swap", "keep", "skip"))
        if special and (fewest < 3 or not (may["ways"] or may["lay_off"])):
            if special == "take":
                await take(round_)
            elif special.startswith("swap"):
                await swap(round_, special)
            else:
                await round_.act(special)
        elif may["ways"] or may["lay_off"]:
            await round_.act([*may["ways"], *may["lay_off"]][0]["action"])
        else:
            await round_.act(f"discard {may['discard'][0]}")


async def gathered(house: House, stack: contextlib.AsyncExitStack) -> Round:
    """A table with all people, after the deal."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    asked = {"seats": seats, "edition": "special", "edition_file": SPECIAL}
    table, cookie = await house.make(asked)
    people = [await stack.enter_async_context(house.at(table, who)) for who in (cookie, "", "")]
    spectator = await stack.enter_async_context(house.at(table))
    for client in [*people, spectator]:
        await client.first()
    for client in people[1:]:
        await client.ask("join", name="Guest")
    started = await people[0].ask("start")
    round_ = Round(people, spectator)
    await round_.settle(started["version"] - 1)
    await round_.settle(started["version"])
    round_.check()
    return round_


def test_every_question_of_every_card_goes_to_its_seat_and_no_secret_to_another(tmp_path: Path) -> None:
    assert parse_edition(SPECIAL, "special.toml").most_players == SEATS

    async def story() -> None:
        async with open_house(tmp_path) as house, contextlib.AsyncExitStack() as stack:
            asked: Counter[str] = Counter()
            played: Counter[str] = Counter()
            kinds: Counter[str] = Counter()
            while not (set(asked) >= QUESTIONS and set(played) >= PLAYS and set(kinds) >= EVENTS):
                round_ = await gathered(house, stack)
                while round_.game["step"] != "over":
                    await play_one(round_)
                    kinds.update(event["is"] for event in round_.events[-1])
                asked += round_.asked
                played += round_.played

    asyncio.run(story())

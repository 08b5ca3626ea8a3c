"""All courses of the cards, listed one by one: the slow truth about what a seat cannot see."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeVar

from level8.game.actions import Action, Discard, Draw
from level8.game.game import Game
from level8.game.view import SPECTATOR

T = TypeVar("T")
Copy = tuple[int, int]  # a face, and which of its copies
Cards = frozenset[Copy]


@dataclass(frozen=True)
class World:
    """Where each copy of each card lies; the order of the draw pile does not matter."""

    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    discards: tuple[tuple[Copy, ...], ...]
    pile: Cards


def every_world(game: Game, seat: int) -> Counter[World]:
    """All worlds that agree with what a seat sees now."""
    spare = {face: list(range(game.edition.count(face))) for face in game.edition.faces}

    def copies(cards: tuple[int, ...]) -> tuple[Copy, ...]:
        return tuple((card, spare[card].pop()) for card in cards)

    def hidden(seat: int) -> tuple[int, ...]:
        return tuple((Counter(game.places[seat].hand) - Counter(game.places[seat].known)).elements())

    discards = tuple(copies(tuple(place.discards)) for place in game.places)
    known = tuple(frozenset(copies(tuple(place.known))) for place in game.places)
    own = frozenset(copies(hidden(seat))) if seat != SPECTATOR else frozenset()
    unseen = frozenset((face, copy) for face, left in spare.items() for copy in left)
    sizes = [0 if other == seat else len(hidden(other)) for other in range(len(game.places))]
    found: Counter[World] = Counter()

    def deal(hands: tuple[Cards, ...], left: Cards) -> None:
        at = len(hands)
        if at == len(sizes):
            found[World(hands, known, discards, left)] += 1
            return
        for chosen in combinations(sorted(left), sizes[at]):
            hand = own if at == seat else frozenset(chosen)
            deal((*hands, known[at] | hand), left - frozenset(chosen))

    deal((), unseen)
    return found


def changed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def formed(world: World) -> World:
    """The world with a new draw pile if the old one is empty (P1)."""
    if world.pile:
        return world
    cards = frozenset(card for pile in world.discards for card in pile[:-1])
    return replace(world, discards=tuple(pile[-1:] for pile in world.discards), pile=cards)


def drawn(world: World, seat: int, told: int | None) -> list[World]:
    """All worlds after a seat has drawn any card of the pile, or any card of a given face."""
    return [
        formed(
            replace(
                world,
                hands=changed(world.hands, seat, world.hands[seat] | {card}),
                pile=world.pile - {card},
            )
        )
        for card in world.pile
        if told in (None, card[0])
    ]


def taken(world: World, seat: int, pile: int) -> list[World]:
    card = world.discards[pile][-1]
    return [
        replace(
            world,
            hands=changed(world.hands, seat, world.hands[seat] | {card}),
            known=changed(world.known, seat, world.known[seat] | {card}),
            discards=changed(world.discards, pile, world.discards[pile][:-1]),
        )
    ]


def put_out(world: World, seat: int, face: int) -> list[World]:
    """All worlds after a seat has discarded one of its copies of a face; a known copy goes first."""
    seen = sorted(card for card in world.known[seat] if card[0] == face)[:1]
    return [
        replace(
            world,
            hands=changed(world.hands, seat, world.hands[seat] - {card}),
            known=changed(world.known, seat, world.known[seat] - {card}),
            discards=changed(world.discards, seat, (*world.discards[seat], card)),
        )
        for card in seen or [card for card in world.hands[seat] if card[0] == face]
    ]


def followed(worlds: Counter[World], seat: int, action: Action, told: int | None) -> Counter[World]:
    """All worlds after an action that is possible in them and shows the same."""
    found: Counter[World] = Counter()
    for world, count in worlds.items():
        if isinstance(action, Discard):
            after = put_out(world, seat, action.card)
        else:
            assert isinstance(action, Draw)
            after = drawn(world, seat, told) if action.pile < 0 else taken(world, seat, action.pile)
        for following in after:
            found[following] += count
    return found


Deal = tuple[tuple[int, ...], ...]  # the hands, and the cards of the pile


def dealt(world: World) -> Deal:
    return tuple(tuple(sorted(face for face, _ in cards)) for cards in (*world.hands, world.pile))


def deals(worlds: Counter[World]) -> Counter[Deal]:
    found: Counter[Deal] = Counter()
    for world, count in worlds.items():
        found[dealt(world)] += count
    return found

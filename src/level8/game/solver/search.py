"""The best way to lay a level down: most cards to lay off at once, then most jokers kept.

It is a best-first search (A*) over the passes of walk.py, for all choices of the groups' colours at once.
Its lower bound of the jokers to spend is that of the distance; dominated nodes are left out.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.cards import NUMBERS, PALETTE, number_card
from level8.game.levels import COLOUR, RUN, Level
from level8.game.melds import Meld, meld
from level8.game.solver.shortage import can_lay_down
from level8.game.solver.walk import Colouring, Node, Problem

Waiting = tuple[int, int, int, int, Node]  # loss, jokers spent, minus the number reached, serial


def most_lay_offs(hand: Iterable[int], melds: Sequence[Meld], top: int) -> int:
    """The most cards of a hand that some sequence of lay-offs can place on melds (T3)."""
    problem = Problem(tuple(hand), Level(()), top, melds)
    colouring = Colouring(problem, {})
    loss, _ = colouring.least(_search([colouring]))
    return problem.cards - loss


def best_way(
    hand: Iterable[int], level: Level, top: int, table: Sequence[Meld] = ()
) -> tuple[Meld, ...] | None:
    """The way to lay a level down that leaves the most cards to lay off at once, and then keeps most jokers.

    Cards can be laid off onto the level's own melds and onto those of the `table`. None if there is no way.
    """
    cards = tuple(hand)
    if not can_lay_down(vec[i64](cards), level, top):
        return None
    problem = Problem(cards, level, top, table)
    end = _search([Colouring(problem, owed) for owed in _colour_choices(problem)])
    return _melds(end)


def _colour_choices(problem: Problem) -> list[dict[int, int]]:
    """For every choice of the groups' colours, how many slots the groups of each colour have together."""
    held = [int(count) for count in problem.holding.of_colour]
    palette = [colour for colour in range(PALETTE) if held[colour] > 0 or 0 not in held[:colour]]
    choices: list[dict[int, int]] = [{}]
    for size in problem.plan.groups:
        further: list[dict[int, int]] = []
        for owed in choices:
            for colour in palette:
                more = {**owed, colour: owed.get(colour, 0) + size}
                lacking = sum([max(0, slots - held[each]) for each, slots in more.items()])
                if lacking <= sum(problem.jokers) and more not in further:
                    further.append(more)
        choices = further
    return choices


def _search(colourings: list[Colouring]) -> Node:
    """The end of the pass that loses the fewest cards, and then spends the fewest jokers."""
    waiting: list[Waiting] = []
    # By colouring, number, stage and sunk jokers; a colouring is its own key, by identity.
    met: dict[tuple[Colouring, int, int, int], list[Node]] = {}
    serial = 0
    for colouring in colourings:
        serial += 1
        first = colouring.first()
        heappush(waiting, (*colouring.least(first), 0, serial, first))
    while True:
        node = heappop(waiting)[-1]
        colouring = node.colouring
        if node.number == colouring.problem.top:
            return node
        for after in colouring.after(node):
            rivals = met.setdefault((colouring, after.number, int(after.stage.index), after.sunk), [])
            if not any([colouring.dominates(rival, after) for rival in rivals]):
                rivals.append(after)
                serial += 1
                heappush(waiting, (*colouring.least(after), -after.number, serial, after))


# --- from a pass to melds ---


def _melds(end: Node) -> tuple[Meld, ...]:
    """The melds that a pass lays down for the level, equal parts in ascending order."""
    problem = end.colouring.problem
    values, of_number, of_colour = _laid(end)
    colours = _shared(problem.plan.groups, dict(zip(end.colouring.own, end.colouring.owed)))
    assert colours is not None, "colours are owed what the groups of some choice have together"
    parts = problem.level.parts
    melds: list[Meld] = []
    for part in parts:
        kind, size = int(part.kind), int(part.size)
        value = colours.pop(0) if kind == COLOUR else values[kind, size].pop(0)
        if kind == RUN:
            cards = [of_number[number].pop(0) for number in range(value, value + size)]
        else:
            pool = of_colour[value] if kind == COLOUR else of_number[value]
            cards = sorted(pool[:size])
            del pool[:size]
        melds.append(meld(kind, value, tuple(cards)))
    for part in parts:
        places = [at for at, other in enumerate(parts) if other == part]
        alike = sorted([melds[at] for at in places], key=lambda one: (int(one.value), one.cards))
        for at, one in zip(places, alike):
            melds[at] = one
    return tuple(melds)


Laid = tuple[dict[tuple[int, int], list[int]], list[list[int]], dict[int, list[int]]]


def _laid(end: Node) -> Laid:
    """The parameters of each shape's parts, and the cards for each number and for each group's colour.

    Of a number, the cards that should rather be in the level come first.
    """
    colouring = end.colouring
    problem = colouring.problem
    values: dict[tuple[int, int], list[int]] = {(kind, size): [] for kind, size in problem.plan.shapes}
    of_number: list[list[int]] = [[] for _ in range(NUMBERS)]
    of_colour: dict[int, list[int]] = {}
    for colour in colouring.own:
        of_colour[colour] = [
            int(number_card(colour, number))
            for number, faces in enumerate(problem.faces)
            for other, count in faces
            for _ in range(count)
            if other == colour
        ]
    node = end
    while node.before is not None and node.start is not None:
        number = node.number
        for (kind, size), count in zip(problem.plan.shapes, node.start.counts):
            values[kind, size] += [number] * count
        of_number[number] = _cards_at(node, node.before)
        for card in of_number[number]:
            for cards in of_colour.values():
                if card in cards:
                    cards.remove(card)
        node = node.before
    spare = [kind for at, kind in enumerate(problem.kinds) for _ in range(end.jokers[at])]
    for owed, colour in zip(colouring.owed, colouring.own):
        while len(of_colour[colour]) < owed:
            of_colour[colour].append(spare.pop(0))
    return values, of_number, of_colour


def _cards_at(node: Node, before: Node) -> list[int]:
    """The cards that a pass can use at a number: loose ones, others, own colours, then the jokers it took."""
    colouring = node.colouring
    problem = colouring.problem
    number = node.number
    loose: list[int] = []
    other: list[int] = []
    own: list[int] = []
    for colour, count in problem.faces[number]:
        card = int(number_card(colour, number))
        if colour in colouring.own:
            at = colouring.own.index(colour)
            own += [card] * (before.own[at] - node.own[at])
        elif number in problem.targets.sets or colour in problem.targets.colours:
            other += [card] * count
        else:
            loose += [card] * count
    jokers = [
        kind for at, kind in enumerate(problem.kinds) for _ in range(before.jokers[at] - node.jokers[at])
    ]
    return loose + other + own + jokers


def _shared(groups: tuple[int, ...], owed: dict[int, int]) -> list[int] | None:
    """A colour for each group, such that the groups of each colour have the slots it owes, or None."""
    if not groups:
        return []
    size = groups[0]
    for colour, slots in owed.items():
        if slots >= size:
            rest = _shared(groups[1:], {**owed, colour: slots - size})
            if rest is not None:
                return [colour, *rest]
    return None

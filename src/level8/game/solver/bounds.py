"""Quick lower bounds of what a hand lacks: nine times of ten they settle that it does not hold its level."""

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.bits import bit
from level8.game.cards import colour_of, is_joker, is_number, number_of
from level8.game.levels import COLOUR, RUN, Level
from level8.game.solver.holding import BY_COLOUR, BY_NUMBER


def may_hold(hand: vec[i64], level: Level, top: i64) -> bool:
    """Whether a hand might hold a level. False, the usual answer, is certain; True has to be looked into.

    The jokers must be enough for the cards that each run lacks by itself, each group by itself, and all sets
    together.
    """
    if len(hand) < level.cards:
        return False
    numbers: i64 = 0  # as bits
    jokers: i64 = 0
    for card in hand:
        if is_number(card):
            numbers |= bit(number_of(card))
        elif is_joker(card):
            jokers += 1
    jokers -= runs_lack(numbers, level, 0, top)
    if jokers < 0:
        return False
    plan = level.plan
    if len(plan.groups) > 0:
        colours = BY_COLOUR[:]
        for card in hand:
            if is_number(card):
                colours[colour_of(card)] += 1
        jokers -= groups_lack(colours, level, 0)
    if plan.largest_set > 0 and jokers >= 0:
        held = BY_NUMBER[:]
        for card in hand:
            if is_number(card):
                held[number_of(card)] += 1
        jokers -= sets_lack(held, level, 0, top)
    return jokers >= 0


def runs_lack(numbers: i64, level: Level, first: i64, top: i64) -> i64:
    """How many cards the runs of a level, from the part `first` on, lack at least; `numbers` are held."""
    lacking: i64 = 0
    for at in range(first, len(level.parts)):
        part = level.parts[at]
        if part.kind == RUN:
            size = part.size
            most: i64 = 0
            within: i64 = 0
            for number in range(1, top + 1):
                within += numbers >> number & 1
                if number > size:
                    within -= numbers >> (number - size) & 1
                if within > most:
                    most = within
            lacking += size - most
    return lacking


def groups_lack(colours: vec[i64], level: Level, first: i64) -> i64:
    """How many cards the groups of a level, from the part `first` on, lack at least.

    `colours` counts the cards of each colour.
    """
    lacking: i64 = 0
    most: i64 = 0
    for count in colours:
        if count > most:
            most = count
    for at in range(first, len(level.parts)):
        part = level.parts[at]
        if part.kind == COLOUR and part.size > most:
            lacking += part.size - most
    return lacking


def sets_lack(held: vec[i64], level: Level, first: i64, top: i64) -> i64:
    """How many cards the sets of a level, from the part `first` on, lack at least together.

    `held` counts the cards of each number.
    """
    plan = level.plan
    lacking: i64 = 0
    for height in range(1, plan.largest_set + 1):
        wanted = plan.tall_sets[first * (plan.largest_set + 1) + height]
        number = top
        while wanted > 0 and number > 0:
            left = held[number]
            while left >= height and wanted > 0:
                wanted -= 1
                left -= plan.smallest_set  # two sets may have the same number
            number -= 1
        lacking += wanted
    return lacking

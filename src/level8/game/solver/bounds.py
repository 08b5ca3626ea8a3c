"""Quick lower bounds of what a hand lacks: at nine of ten moments of a game they are all that is needed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.bits import bit
from level8.game.cards import colour_of, is_joker, is_number, number_of
from level8.game.levels import COLOUR, RUN, SET, Level
from level8.game.solver.holding import BY_COLOUR, BY_NUMBER


def may_lay_down(hand: vec[i64], level: Level, top: i64) -> bool:
    """Whether quick lower bounds allow that a hand holds a level; at most moments of a game they do not.

    The runs and groups, each by itself, and all sets together must not lack more cards than there are jokers.
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
    plan = level.plan
    if jokers < 0 or (plan.largest_set == 0 and len(plan.groups) == 0):
        return jokers >= 0
    held = BY_NUMBER[:]
    colours = BY_COLOUR[:]
    for card in hand:
        if is_number(card):
            held[number_of(card)] += 1
            colours[colour_of(card)] += 1
    return groups_lack(colours, level, 0) + sets_lack(held, level, 0, top) <= jokers


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
    smallest, largest = plan.smallest_set, plan.largest_set
    if largest == 0 or first == len(level.parts):
        return 0
    piles = BY_NUMBER[:]  # how many numbers have at least this many cards
    while len(piles) <= largest:
        piles = append(piles, 0)
    for number in range(1, top + 1):
        height = held[number]
        while height > 0:
            below = height
            if below > largest:
                below = largest
            while below > 0:
                piles[below] += 1
                below -= 1
            height -= smallest  # sets may share a number: what one leaves is as good as another number
    lacking: i64 = 0
    for at in range(first, len(level.parts)):
        part = level.parts[at]
        if part.kind == SET:
            for height in range(1, part.size + 1):
                if piles[height] > 0:
                    piles[height] -= 1
                else:
                    lacking += 1
    return lacking

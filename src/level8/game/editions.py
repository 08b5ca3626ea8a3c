"""An edition as a value: deck, players, ladders, allowances (E3); built in, mixed, or a user's own file."""

import os
from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from level8.game.cards import (
    JOKER,
    KEEP,
    SKIP,
    SWAP,
    TAKE,
    colour_of,
    is_joker,
    joker,
    number_card,
    number_of,
)
from level8.game.edition_file import Section, brief, read_toml
from level8.game.errors import EditionError, SetupError, problem_of
from level8.game.levels import COLOUR, RUN, SET, Ladder, Level

BUILT_IN: Final = ("original", "mario", "modern", "stitch", "master")
HAND: Final = 10  # cards dealt to a seat (S1)
MOST_SEATS: Final = 6
MOST_CARDS: Final = 1000


@final
class Mix:
    """Cards of another edition, shuffled in: all of them, or only its specials."""

    def __init__(self, name: str, add: str, only_specials: bool) -> None:
        self.name: Final = name
        self.add: Final = add
        self.only_specials: Final = only_specials


@final
class Edition:
    """What is printed on the box; rules ask it, and never for its name."""

    def __init__(
        self,
        name: str,
        goal: str,
        least_players: i64,
        most_players: i64,
        colours: i64,
        top: i64,
        deck: tuple[int, ...],
        sides: tuple[Ladder, ...],
        keep_cards: i64,
        mixes: tuple[Mix, ...],
        text: str,
    ) -> None:
        self.name: Final = name
        self.goal: Final = goal
        self.least_players: Final[i64] = least_players
        self.most_players: Final[i64] = most_players
        self.colours: Final[i64] = colours
        self.top: Final[i64] = top
        self.deck: Final = tuple(sorted(deck))
        self.faces: Final = tuple(sorted(set(deck)))
        self.sides: Final = sides
        self.keep_cards: Final[i64] = keep_cards
        self.mixes: Final = mixes
        self.text: Final = text  # the user's own file, empty if built in

    def count(self, card: i64) -> int:
        """How many copies of a face are in the deck."""
        return self.deck.count(int(card))

    def ladder(self, side: i64) -> Ladder:
        """The levels of a side, counted from 1."""
        if not 1 <= side <= len(self.sides):
            known = ", ".join([str(number + 1) for number in range(len(self.sides))])
            raise SetupError("side", {"side": str(side), "edition": self.name, "known": known})
        return self.sides[side - 1]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Edition)
            and self.name == other.name
            and self.deck == other.deck
            and self.sides == other.sides
            and self.text == other.text
        )

    def __hash__(self) -> int:
        return hash((self.name, self.deck))

    def __repr__(self) -> str:
        return f"Edition({self.name})"


_built_in: Final[dict[str, Edition]] = {}


def edition_names() -> tuple[str, ...]:
    """Every built-in edition and mix, as `edition` takes them."""
    names: list[str] = []
    for name in BUILT_IN:
        names.append(name)
        names.extend([f"{name}+{mix.name}" for mix in edition(name).mixes])
    return tuple(names)


def edition(name: str) -> Edition:
    """A built-in edition, a mix, or the file of a user's own.

    >>> len(edition("modern").deck), len(edition("modern+specials").deck)
    (101, 111)
    """
    known = _built_in.get(name)
    if known is not None:
        return known
    base, plus, mix = name.rpartition("+")
    if name in BUILT_IN or base in BUILT_IN:
        made = mixed(_read_built_in(base), mix, name) if plus else _read_built_in(name)
        _built_in[name] = made
        return made
    if plus and base.endswith(".toml") and not os.path.exists(name):
        return mixed(read_edition(base), mix, name)
    if name.endswith(".toml") or os.sep in name:
        return read_edition(name)
    raise _unknown(name)


def read_edition(path: str) -> Edition:
    """The edition in a user's own file."""
    try:
        with open(path, encoding="utf-8-sig") as file:  # some editors begin a file with a mark of its own
            text = file.read()
    except UnicodeDecodeError:
        raise EditionError(path, "-", "not-text") from None
    except (OSError, ValueError) as error:
        raise EditionError(path, "-", "unreadable", {"problem": problem_of(error)}) from None
    return parse_edition(text, path)


def parse_edition(text: str, file: str, built_in: bool = False) -> Edition:
    """The edition that a TOML text describes; `file` is what its errors call it."""
    root = Section(read_toml(text, file), file, text)
    name = _name(root)
    goal = root.text("goal")
    least, most = _players(root)
    deck, colours, top = _deck(root.section("deck"))
    sides = tuple([_side(side, deck, top) for side in root.sections("side")])
    mixes = tuple([_mix(mix) for mix in root.sections("mix")])
    keep_cards = root.whole("keep_cards", 0, HAND, 3)
    root.done()
    if not sides:
        raise root.error("side", "missing")
    made = Edition(
        name, goal, least, most, colours, top, deck, sides, keep_cards, mixes, "" if built_in else text
    )
    needed = HAND * most + 2  # the turned-up card, and one to draw (N1)
    if len(deck) < needed:
        shortage = {"cards": str(len(deck)), "seats": str(most), "needed": str(needed)}
        raise root.error("deck", "deck-too-small", shortage)
    return made


def _read_built_in(name: str) -> Edition:
    if name in _built_in:
        return _built_in[name]
    file = resources.files("level8.game") / "editions" / f"{name}.toml"
    made = parse_edition(file.read_text("utf-8"), f"{name}.toml", True)
    _built_in[name] = made
    return made


def mixed(base: Edition, mix_name: str, name: str) -> Edition:
    """An edition with the cards of one of its mixes added; `name` is what an error calls it."""
    for mix in base.mixes:
        if mix.name == mix_name:
            other = _read_built_in(mix.add)
            added = [card for card in other.deck if not mix.only_specials or card in (TAKE, SWAP, KEEP)]
            colours, top = base.colours, base.top
            if not mix.only_specials:
                colours, top = max(colours, other.colours), max(top, other.top)
            return Edition(
                f"{base.name}+{mix_name}",
                base.goal,
                base.least_players,
                base.most_players,
                colours,
                top,
                (*base.deck, *added),
                base.sides,
                base.keep_cards,
                (),
                base.text,
            )
    raise _unknown(name)


def _unknown(name: str) -> SetupError:
    return SetupError("edition", {"name": name, "known": ", ".join(edition_names())})


def _name(section: Section) -> str:
    """The name of an edition or a mix: what stands in a record, with a plus between them."""
    name = section.text("name")
    if not name or not all([c.isascii() and (c.isalnum() or c == "-") for c in name]):
        raise section.error("name", "name", {"value": brief(name)})
    return name


def _players(root: Section) -> tuple[int, int]:
    players = root.wholes("players", 2, MOST_SEATS)
    if len(players) != 2 or players[0] > players[1]:
        raise root.error("players", "players", {"value": str(players)})
    return players[0], players[1]


def _deck(deck: Section) -> tuple[tuple[int, ...], int, int]:
    colours = deck.whole("colours", 1, 6)
    top = deck.whole("numbers", 2, 30)
    copies = deck.whole("copies", 1, 10, 1)
    cards: list[int] = []
    for colour in range(colours):
        for number in range(1, top + 1):
            cards.extend([number_card(colour, number)] * copies)
    for entry in deck.sections("joker"):  # of any number of kinds: docs/speed.md has what they cost
        count = entry.whole("count", 0, 100)
        low = entry.whole("low", 1, top, 0)
        high = entry.whole("high", 1, top, 0)
        if (low == 0) != (high == 0):
            raise entry.error("high" if low else "low", "joker-half")
        if low > high:
            raise entry.error("low", "joker-range", {"value": f"{low}-{high}"})
        entry.done()
        cards.extend([joker(low, high) if low else JOKER] * count)
    for key, card in (("skip", SKIP), ("take", TAKE), ("swap", SWAP), ("keep", KEEP)):
        cards.extend([card] * deck.whole(key, 0, 100, 0))
    deck.done()
    if len(cards) > MOST_CARDS:
        raise deck.error("copies", "count", {"value": str(len(cards)), "expected": f"1-{MOST_CARDS}"})
    return tuple(cards), colours, top


def _side(side: Section, deck: tuple[int, ...], top: int) -> Ladder:
    levels = tuple(side.levels("levels"))
    if not 1 <= len(levels) <= 20:
        raise side.error("levels", "sides", {"value": str(len(levels))})
    for number, level in enumerate(levels, start=1):
        _check_level(side, number, level, deck, top)
    carry_from = side.whole("carry_from", 0, len(levels), 0)
    carry_cards = side.whole("carry_cards", 0, HAND, 0)
    if (carry_from == 0) != (carry_cards == 0):
        raise side.error("carry_from", "carry", {"value": f"{carry_from}, {carry_cards}"})
    side.done()
    return Ladder(levels, carry_from, carry_cards)


def _check_level(side: Section, number: int, level: Level, deck: tuple[int, ...], top: int) -> None:
    """N2, and that the deck holds enough cards for each part; `number` is that of the level."""
    key = f"levels[{number}]"
    text = {"text": str(level)}
    if level.cards > HAND:
        raise side.error(key, "level-too-big", {**text, "cards": str(level.cards)})
    jokers = len([card for card in deck if is_joker(card)])
    for part in level.parts:
        detail = {**text, "size": str(part.size)}
        if part.size < 2:
            raise side.error(key, "part-too-small", detail)
        if part.kind == RUN and part.size > top:
            raise side.error(key, "run-too-long", {**detail, "numbers": str(top)})
        if part.kind == SET and part.size > _of_number(deck, 1) + jokers:
            raise side.error(key, "part-too-big", detail)
        if part.kind == COLOUR and part.size > _of_colour(deck) + jokers:
            raise side.error(key, "part-too-big", detail)


def _of_number(deck: tuple[int, ...], number: int) -> int:
    """How many cards of a number a deck holds; of every number alike."""
    return len([card for card in deck if number_of(card) == number])


def _of_colour(deck: tuple[int, ...]) -> int:
    """How many cards of the first colour a deck holds; of every colour alike."""
    return len([card for card in deck if colour_of(card) == 0])


def _mix(mix: Section) -> Mix:
    name = _name(mix)
    add = mix.text("add")
    cards = mix.text("cards")
    if add not in BUILT_IN or cards not in ("all", "specials"):
        raise mix.error("add", "mix", {"value": f"{add} {cards}", "known": ", ".join(BUILT_IN)})
    mix.done()
    return Mix(name, add, cards == "specials")

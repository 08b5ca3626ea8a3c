"""The rules in words for one side of one edition, in each of our languages."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from level8.game.cards import (
    COLOUR_NAMES,
    JOKER,
    KEEP,
    SHAPES,
    SKIP,
    SWAP,
    TAKE,
    colour_of,
    is_joker,
    is_number,
    joker_high,
    joker_low,
)
from level8.game.editions import HAND, Edition
from level8.game.legality import SHOWN, SWAPPED
from level8.game.levels import COLOUR, RUN, Ladder, Level, Part, format_level
from level8.wording import Wording

WIDTH: Final = 80
_INDENT: Final = 4  # room for a rule id and a space


class Paragraph(NamedTuple):
    """A paragraph and the id of its rule in docs/rules.md."""

    rule: str
    text: str


class LevelCard(NamedTuple):
    """A level card: the name of the level in words, and its picture, three lines that need no words."""

    number: int
    name: str
    picture: tuple[str, str, str]
    notation: str
    source: str


class Section(NamedTuple):
    """A chapter of the rules; `levels` is empty except in the chapter about level cards."""

    name: str  # the same in every language
    title: str
    paragraphs: tuple[Paragraph, ...]
    levels: tuple[LevelCard, ...] = ()


class Rulebook(NamedTuple):
    """All rules of one side of one edition."""

    title: str
    sections: tuple[Section, ...]


def rulebook(edition: Edition, side: int, messages: Wording, drawn: bool = False) -> Rulebook:
    """The rules of `side` (counted from 1) of `edition`; `drawn` where a page draws the level cards itself.

    >>> from level8.game.editions import edition
    >>> from level8.messages import Messages
    >>> book = rulebook(edition("master"), 1, Messages("en"))
    >>> book.title
    'Level 8: the rules · Master, ★ side'
    """
    title = messages.text(
        "rules-title", edition=edition_title(edition.name, messages), side=messages.text("side", side=side)
    )
    return Rulebook(title, tuple(_Writer(edition, edition.ladder(side), messages, drawn).sections()))


def edition_title(name: str, messages: Wording) -> str:
    """The title of a built-in edition or mix; for a user's own, its `name`.

    >>> from level8.messages import Messages
    >>> edition_title("modern+specials", Messages("fr"))
    'Modern avec les cartes spéciales de Master'
    """
    base, _, mix = name.partition("+")
    title = _known(messages, "title", base)
    return messages.text(f"mix-{mix}", edition=title) if messages.has(f"mix-{mix}") else title


def level_cards(ladder: Ladder, messages: Wording) -> tuple[LevelCard, ...]:
    """The level cards of one side, in order."""
    return tuple(
        LevelCard(
            number,
            messages.level(format_level(level)),
            level_picture(level),
            format_level(level),
            _known(messages, "source", level.source),
        )
        for number, level in enumerate(ladder.levels, start=1)
    )


def level_picture(level: Level) -> tuple[str, str, str]:
    """`level` as small cards: A B C is a run, X X a set, squares are one colour.

    >>> from level8.game.levels import parse_level
    >>> print("\\n".join(level_picture(parse_level("run 3 + set 2 + colour 2"))))
    ╭─╮╭─╮╭─╮   ╭─╮╭─╮   ╭─╮╭─╮
    │A││B││C│ + │X││X│ + │■││■│
    ╰─╯╰─╯╰─╯   ╰─╯╰─╯   ╰─╯╰─╯
    """
    signs = list(_signs(level.parts))
    return (
        "   ".join("╭─╮" * len(cards) for cards in signs),
        " + ".join("".join(f"│{sign}│" for sign in cards) for cards in signs),
        "   ".join("╰─╯" * len(cards) for cards in signs),
    )


def _signs(parts: Iterable[Part]) -> Iterator[str]:
    """The signs on the small cards of each part; each set has a letter of its own."""
    letters = iter("XYZWVUTSRQ")
    for part in parts:
        if part.kind == RUN:
            yield "".join(chr(ord("A") + index) for index in range(part.size))
        elif part.kind == COLOUR:
            yield "■" * part.size
        else:
            yield next(letters) * part.size


def format_rulebook(book: Rulebook, width: int = WIDTH) -> str:
    """`book` as plain text with lines of at most `width` characters and the rule ids in the margin."""
    lines = [book.title, "=" * len(book.title)]
    for section in book.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for card in section.levels:
            lines += [
                f"{card.number:<{_INDENT}}{card.name}",
                *(" " * _INDENT + line for line in card.picture),
            ]
        for rule, text in section.paragraphs:
            margin = f"{rule:<{_INDENT}}"
            lines += textwrap.wrap(
                text, width, initial_indent=margin, subsequent_indent=" " * _INDENT, break_on_hyphens=False
            )
    return "\n".join(lines) + "\n"


def _known(messages: Wording, prefix: str, name: str) -> str:
    """The words for a built-in `name`; the name itself if a user has chosen it."""
    return messages.text(f"{prefix}-{name}") if name and messages.has(f"{prefix}-{name}") else name


class Numbers(NamedTuple):
    """A group of number cards: 1 to `top` in each of `colours` colours, `cards` in all."""

    cards: int
    top: int
    colours: int


def number_cards(edition: Edition) -> list[Numbers]:
    """The number cards of a deck; several groups if a mix added cards with another top number.

    >>> from level8.game.editions import edition
    >>> [tuple(each) for each in number_cards(edition("modern+master"))]
    [(90, 15, 6), (84, 14, 6)]
    """
    copies = Counter(card for card in edition.deck if is_number(card))
    found: Counter[tuple[int, int]] = Counter()
    for copy in range(1, max(copies.values()) + 1):
        tops = Counter(colour_of(card) for card, count in copies.items() if count >= copy)
        found.update((top, colours) for top, colours in Counter(tops.values()).items())
    return [Numbers(top * colours * times, top, colours) for (top, colours), times in found.items()]


class _Writer:
    """Writes the sections; leaves out the rules about cards that the edition lacks."""

    def __init__(self, edition: Edition, ladder: Ladder, messages: Wording, drawn: bool) -> None:
        self.edition: Final = edition
        self.ladder: Final = ladder
        self.messages: Final = messages
        self.drawn: Final = drawn
        self.skips: Final = edition.count(SKIP)
        self.specials: Final = sum(edition.count(card) for card in (TAKE, SWAP, KEEP))
        self.jokers: Final = [card for card in edition.faces if is_joker(card)]
        self.ranged: Final = [card for card in self.jokers if card != JOKER]
        self.face_up: Final = bool(self.skips or edition.count(TAKE) or edition.count(SWAP))
        self.carries: Final = bool(ladder.carry_cards or edition.count(KEEP))
        self.kinds: Final = "both" if self.skips and self.specials else "skip" if self.skips else "special"

    def sections(self) -> Iterator[Section]:
        yield self._section("goal", self._goal())
        yield self._section("cards", self._cards())
        yield self._section("levels", self._levels())._replace(levels=level_cards(self.ladder, self.messages))
        yield self._section("combinations", self._combinations())
        yield self._section("setup", (self._say("S1", "deal", hand=HAND), self._say("S2", "start")))
        yield self._section("turn", self._turn())
        yield self._section("pile", self._pile())
        if self.skips:
            yield self._section("skip", self._skip())
        if self.specials:
            yield self._section("special", self._special())
        yield self._section("round", self._round())
        if self.carries:
            yield self._section("carry", self._carry())
        yield self._section("game", self._game())
        yield self._section("rulings", self._rulings())

    def _section(self, name: str, paragraphs: Iterable[Paragraph]) -> Section:
        return Section(name, self.messages.text(f"rules-heading-{name}"), tuple(paragraphs))

    def _say(self, rule: str, name: str, **values: str | int) -> Paragraph:
        return Paragraph(rule, self.messages.text(f"rules-{name}", **values))

    def _goal(self) -> Iterator[Paragraph]:
        goal = _known(self.messages, "goal", self.edition.goal)
        yield self._say("E2", "goal", levels=self.ladder.top, goal=goal)
        yield self._say("N1", "players", least=self.edition.least_players, most=self.edition.most_players)

    def _cards(self) -> Iterator[Paragraph]:
        edition, text = self.edition, self.messages.text
        yield self._say("", "cards", cards=len(edition.deck))
        for cards, top, colours in number_cards(edition):
            yield self._item("numbers", numbers=cards, top=top, colours=colours)
        for card in self.jokers:
            if card == JOKER:
                yield self._item("jokers", count=edition.count(card))
            else:
                low, high = joker_low(card), joker_high(card)
                yield self._item("jokers-range", count=edition.count(card), low=low, high=high)
        for name, card in (("skips", SKIP), ("takes", TAKE), ("swaps", SWAP), ("keeps", KEEP)):
            if edition.count(card):
                yield self._item(name, count=edition.count(card))
        pairs = [
            text("rules-shape", colour=text(f"colour-{colour}"), shape=text(f"shape-{shape}"))
            for colour, shape in zip(COLOUR_NAMES, SHAPES, strict=True)
        ]
        yield self._say("E1", "shapes", list=", ".join(pairs[: edition.colours]))
        yield self._say("N1", "enough-cards", hand=HAND)

    def _item(self, name: str, **values: str | int) -> Paragraph:
        return Paragraph("", "· " + self.messages.text(f"rules-cards-{name}", **values))

    def _levels(self) -> Iterator[Paragraph]:
        yield self._say("", "drawn" if self.drawn else "pictures")
        spans: list[tuple[int, int, str]] = []
        for card in level_cards(self.ladder, self.messages):
            if spans and spans[-1][2] == card.source:
                spans[-1] = (spans[-1][0], card.number, card.source)
            else:
                spans.append((card.number, card.number, card.source))
        told = [
            self.messages.text(
                "rules-level-source", levels=f"{first}–{last}" if first < last else first, source=source
            )
            for first, last, source in spans
        ]
        yield self._say("E3", "levels-source", list="; ".join(told))

    def _combinations(self) -> Iterator[Paragraph]:
        yield self._say("C1", "run", top=self.edition.top)
        yield self._say("C2", "set")
        yield self._say("C3", "colour")
        yield self._say("C4", "alike")
        if self.jokers:
            yield self._say("C5", "joker")
        for card in self.ranged:
            yield self._say("C6", "joker-range", low=joker_low(card), high=joker_high(card))
        if self.skips or self.specials:
            yield self._say("C8", "no-special", kinds=self.kinds)

    def _turn(self) -> Iterator[Paragraph]:
        yield self._say("T1", "draw")
        yield self._say("T2", "lay-down")
        yield self._say("T3", "lay-off", top=self.edition.top)
        yield self._say("T4", "discard")
        if self.skips or self.specials:
            yield self._say("T4", "discard-instead", kinds=self.kinds)

    def _pile(self) -> Iterator[Paragraph]:
        yield self._say("P1", "reshuffle")
        if self.face_up:
            yield self._say("P2", "face-up")

    def _skip(self) -> Iterator[Paragraph]:
        yield self._say("K1", "skip")
        yield self._say("K2", "skipped")
        yield self._say("K3", "skip-discard")
        yield self._say("K4", "skip-last")

    def _special(self) -> Iterator[Paragraph]:
        yield self._say("T4", "special")
        if self.edition.count(TAKE):
            yield self._say("M1", "take", show=SHOWN)
        if self.edition.count(SWAP):
            yield self._say("M2", "swap", swap=SWAPPED)
        if self.edition.count(KEEP):
            yield self._say("M3", "keep", keep=self.edition.keep_cards)
        yield self._say("M4", "special-last")

    def _round(self) -> Iterator[Paragraph]:
        yield self._say("F1", "out")
        yield self._say("F2", "climb")
        yield self._say("F3", "next-round", carry="yes" if self.carries else "no")

    def _carry(self) -> Iterator[Paragraph]:
        if self.ladder.carry_cards:
            yield self._say("F4", "carry", **{"from": self.ladder.carry_from}, cards=self.ladder.carry_cards)
        if self.edition.count(KEEP):
            yield self._say("F4", "carry-keeps", keep=self.edition.keep_cards)
        yield self._say("F4", "carry-deal", hand=HAND)

    def _game(self) -> Iterator[Paragraph]:
        yield self._say("W1", "win", levels=self.ladder.top)
        if self.ladder.top > 1:
            yield self._say("W2", "win-over", levels=self.ladder.top, last=self.ladder.top - 1)

    def _rulings(self) -> Iterator[Paragraph]:
        yield self._say("", "rulings")
        takes, swaps, keeps = [self.edition.count(card) for card in (TAKE, SWAP, KEEP)]
        rulings = (
            ("E3", "editions", True),
            ("E3", "levels", True),
            ("E3", "mix", "+" in self.edition.name),
            ("C4", "alike", True),
            ("C6", "joker-colour", self.ranged),
            ("C7", "jokers-alone", self.jokers),
            ("S1", "shuffle", True),
            ("S3", "first-dealer", True),
            ("T5", "keep-one", True),
            ("P2", "face-up", self.face_up),
            ("P3", "empty-pile", True),
            ("K1", "skip-other", self.skips),
            ("K5", "skip-two", self.skips),
            ("M2", "swap-count", swaps),
            ("M2", "swap-empty", swaps),
            ("F2", "out-without-level", takes or keeps),
            ("F4", "carry-private", self.carries),
            ("F4", "carry-order", self.carries),
            ("F4", "short-deal", self.carries and takes and self.edition.text),
            ("W1", "win-laid", True),
            ("W3", "ranking", True),
            ("N2", "own-levels", True),
            ("N3", "no-points", True),
        )
        for rule, name, applies in rulings:
            if applies:
                text = self.messages.text(f"ruling-{name}", hand=HAND)
                yield Paragraph(rule, text)

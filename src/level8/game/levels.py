"""What a level asks for: parts, levels, and the ladder of one side."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.errors import NotationError

RUN: Final = 0
SET: Final = 1
COLOUR: Final = 2
KINDS: Final = ("run", "set", "colour")

# A packed start: above its lowest bits the index of the stage after it, in them how many cards it asks for.
AFTER: Final = 8
ASKED: Final = 255

Counts = tuple[int, ...]


@final
class Part:
    """One meld shape that a level asks for."""

    def __init__(self, kind: i64, size: i64) -> None:
        self.kind: Final[i64] = kind
        self.size: Final[i64] = size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.kind == other.kind and self.size == other.size

    def __hash__(self) -> int:
        return int(self.kind * 64 + self.size)

    def __str__(self) -> str:
        return f"{KINDS[self.kind]} {self.size}"

    def __repr__(self) -> str:
        return f"Part({self})"


@final
class Start:
    """One choice of what starts at a number: some runs, some sets, or nothing.

    `counts` says how many parts of each shape start; `asked` is how many cards of the number the level takes
    in all: one for every open or new run, and all cards of new sets.
    """

    def __init__(self, counts: Counts, after: "Stage", asked: i64, begun: i64, ended: i64, sets: i64) -> None:
        self.counts: Final = counts
        self.after: Final = after
        self.asked: Final[i64] = asked
        self.begun: Final[i64] = begun  # runs
        self.ended: Final[i64] = ended  # runs
        self.sets: Final[i64] = sets


@final
class Stage:
    """How far the runs and sets of a level are laid when the numbers are passed from 1 upwards.

    `to_start` counts the parts of each shape that have not started; `open_runs` holds how many cards each
    begun run still needs.
    """

    def __init__(self, index: i64, to_start: Counts, open_runs: Counts) -> None:
        self.index: Final[i64] = index
        self.to_start: Final = to_start
        self.open_runs: Final = open_runs
        self.runs_to_start: i64 = 0
        self.starts: Final[list[Start]] = []


@final
class Plan:
    """All stages of a level, with what may start at each: the graph that the solver walks.

    Colour groups have no numbers, so they are no part of any stage; `groups` lists their sizes.
    """

    def __init__(self, parts: tuple[Part, ...]) -> None:
        asked: dict[Counts, int] = {}
        groups: list[int] = []
        for part in parts:
            if part.kind == COLOUR:
                groups.append(int(part.size))
            else:
                shape = (int(part.kind), int(part.size))
                asked[shape] = asked.get(shape, 0) + 1
        self.groups: Final = tuple(groups)
        self.shapes: Final = sorted(asked)  # (kind, size); runs first
        sets = [size for kind, size in self.shapes if kind == SET]
        self.smallest_set: Final[i64] = min(sets, default=0)
        self.largest_set: Final[i64] = max(sets, default=0)
        self.tall_sets: Final = _tall_sets(parts, self.largest_set + 1)
        self.stages: Final[list[Stage]] = []
        self._known: Final[dict[tuple[Counts, Counts], Stage]] = {}
        self.first: Final = self._stage(tuple([asked[shape] for shape in self.shapes]), ())
        self.last: Final = self._stage((0,) * len(self.shapes), ())
        # The same graph packed for speed: for each stage the index of its first start, and the packed starts.
        self.begins: vec[i64] = vec[i64]()
        self.packed: vec[i64] = vec[i64]()
        for stage in self.stages:
            self.begins = append(self.begins, len(self.packed))
            for start in stage.starts:
                self.packed = append(self.packed, (start.after.index << AFTER) | start.asked)
        self.begins = append(self.begins, len(self.packed))

    def _stage(self, to_start: Counts, open_runs: Counts) -> Stage:
        stage = self._known.get((to_start, open_runs))
        if stage is None:
            stage = Stage(len(self.stages), to_start, open_runs)
            self._known[to_start, open_runs] = stage
            self.stages.append(stage)
            for (kind, _), count in zip(self.shapes, to_start):
                if kind == RUN:
                    stage.runs_to_start += count
            for counts in _choices(to_start):
                stage.starts.append(self._start(stage, counts))
        return stage

    def _start(self, stage: Stage, counts: Counts) -> Start:
        open_runs = [cards - 1 for cards in stage.open_runs if cards > 1]
        ended: i64 = len(stage.open_runs) - len(open_runs)
        asked: i64 = len(stage.open_runs)
        begun: i64 = 0
        sets: i64 = 0
        for (kind, size), count in zip(self.shapes, counts):
            if kind == SET:
                asked += count * size
                sets += count
            else:
                asked += count
                begun += count
                open_runs += [size - 1] * count
        open_runs.sort()
        to_start = tuple([before - now for before, now in zip(stage.to_start, counts)])
        return Start(counts, self._stage(to_start, tuple(open_runs)), asked, begun, ended, sets)


def _choices(to_start: Counts) -> list[Counts]:
    """Every choice of how many parts of each shape start at one number; the first is none."""
    choices: list[Counts] = [()]
    for count in to_start:
        choices = [(*choice, now) for choice in choices for now in range(count + 1)]
    return choices


def _tall_sets(parts: tuple[Part, ...], width: i64) -> vec[i64]:
    """How many sets from a part on have at least a height: at part × width + height."""
    counts = vec[i64]([0] * ((len(parts) + 1) * width))
    for part in range(len(parts) - 1, -1, -1):
        for height in range(width):
            tall = parts[part].kind == SET and parts[part].size >= height
            counts[part * width + height] = counts[(part + 1) * width + height] + (1 if tall else 0)
    return counts


@final
class Level:
    """All the parts that are laid down at once (T2).

    >>> level = parse_level("run 3 + set 2 + colour 4")
    >>> level.cards, format_level(level)
    (9, 'run 3 + set 2 + colour 4')
    """

    def __init__(self, parts: tuple[Part, ...], source: str = "") -> None:
        self.parts: Final = parts
        self.source: Final = source
        cards: i64 = 0
        runs = False
        sets = False
        groups = False
        for part in parts:
            cards += part.size
            runs = runs or part.kind == RUN
            sets = sets or part.kind == SET
            groups = groups or part.kind == COLOUR
        self.cards: Final[i64] = cards
        self.has_runs: Final = runs
        self.has_sets: Final = sets
        self.has_groups: Final = groups
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        """The stages in which this level can be laid; made when first asked for."""
        if self._plan is None:
            self._plan = Plan(self.parts)
        return self._plan

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Level) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __str__(self) -> str:
        return format_level(self)

    def __repr__(self) -> str:
        return f"Level({self})"


@final
class Ladder:
    """The levels of one side, with the carry rule that goes with them (F4)."""

    def __init__(self, levels: tuple[Level, ...], carry_from: i64 = 0, carry_cards: i64 = 0) -> None:
        self.levels: Final = levels
        self._levels: Final = list(levels)  # compiled code finds an item of a list much faster
        self.carry_from: Final[i64] = carry_from
        self.carry_cards: Final[i64] = carry_cards

    @property
    def top(self) -> int:
        """The number of the level that wins when it is laid (W1)."""
        return len(self.levels)

    def level(self, number: i64) -> Level:
        """The level of a number, counted from 1."""
        return self._levels[number - 1]

    def allowance(self, number: i64) -> i64:
        """How many cards a seat at this level may carry without keep cards (F4)."""
        return self.carry_cards if 0 < self.carry_from <= number else 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ladder)
            and self.levels == other.levels
            and self.carry_from == other.carry_from
            and self.carry_cards == other.carry_cards
        )

    def __hash__(self) -> int:
        return hash(self.levels)


def format_level(level: Level) -> str:
    """The text of a level, its parts one by one: "run 3 + run 3 + colour 4"."""
    return " + ".join([str(part) for part in level.parts])


def parse_level(text: str, source: str = "") -> Level:
    """The level that a text such as "2 run 3 + colour 4" asks for; a count before a part repeats it."""
    parts: list[Part] = []
    for piece in text.split("+"):
        words = piece.split()
        times = 1
        if len(words) == 3 and _is_count(words[0]):
            times = int(words[0])
            words = words[1:]
        if len(words) != 2 or words[0] not in KINDS or not _is_count(words[1]):
            raise NotationError("level", text)
        parts.extend([Part(KINDS.index(words[0]), int(words[1]))] * times)
    return Level(tuple(parts), source)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0"

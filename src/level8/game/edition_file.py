"""Reading an edition file strictly: every fault names the file, the line, the key and the reason."""

import re
import tomllib
from typing import Final, final

from level8.game.errors import Detail, EditionError, NotationError
from level8.game.levels import Level, parse_level

_LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
REQUIRED: Final = -1  # the default that says there is none; no number in a file is negative
LONGEST: Final = 20_000  # characters of a file
_MOST_DOTS: Final = 50  # in a line: a reader of TOML takes seconds over a key of thousands of parts


def read_toml(text: str, file: str) -> dict[str, object]:
    """What a text in TOML says; refuses what would keep a server busy before it is read."""
    if len(text) > LONGEST:
        raise EditionError(file, "-", "too-long", {"most": str(LONGEST)})
    for at, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS and not line.lstrip().startswith("#"):
            raise EditionError(f"{file}:{at}", "-", "too-many-dots", {"most": str(_MOST_DOTS)})
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        problem = str(error)
        position = _LINE.search(problem)
        if position is not None:
            # The reader's own words are English; where it stopped, we can say ourselves.
            problem = problem[: position.start()]
            file = f"{file}:{position[1] or max(1, len(text.splitlines()))}"
        raise EditionError(file, "-", "not-toml", {"problem": problem}) from None


@final
class Section:
    """One section of the file (TOML: a table); each key is asked for once, and `done` refuses the rest."""

    def __init__(self, data: dict[str, object], file: str, source: str, path: str = "") -> None:
        self._data: Final = data
        self._file: Final = file
        self._source: Final = source
        self._path: Final = path
        self._asked: Final[set[str]] = set()

    def error(self, key: str, code: str, detail: Detail | None = None) -> EditionError:
        """The error to raise about a key of this section."""
        line = line_of(self._source, self._path, key)
        file = f"{self._file}:{line}" if line else self._file
        return EditionError(file, self._named(key), code, detail)

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self._wrong_type(key, "text", value)
        return value

    def whole(self, key: str, least: int, most: int, default: int = REQUIRED) -> int:
        """A whole number in a range; the default where the key is absent."""
        if key not in self._data and default != REQUIRED:
            self._asked.add(key)
            return default
        return self._in_range(key, self._value(key), least, most)

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self._wrong_type(key, "list", value)
        return [self._in_range(key, item, least, most) for item in value]

    def section(self, key: str) -> "Section":
        value = self._value(key)
        if not isinstance(value, dict):
            raise self._wrong_type(key, "table", value)
        return Section(value, self._file, self._source, self._named(key))

    def sections(self, key: str) -> list["Section"]:
        """The sections of an array; none where the key is absent."""
        self._asked.add(key)
        value = self._data.get(key, [])
        if not isinstance(value, list):
            raise self._wrong_type(key, "tables", value)
        sections: list[Section] = []
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                raise self._wrong_type(key, "table", item)
            sections.append(Section(item, self._file, self._source, f"{self._named(key)}[{index + 1}]"))
        return sections

    def levels(self, key: str) -> list[Level]:
        """Levels as texts, or as sections that say what is asked and where it comes from."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self._wrong_type(key, "list", value)
        levels: list[Level] = []
        for index, item in enumerate(value):
            if isinstance(item, dict):
                entry = Section(item, self._file, self._source, f"{self._named(key)}[{index + 1}]")
                asks, source = entry.text("asks"), entry.text("source")
                entry.done()
            elif isinstance(item, str):
                asks, source = item, "user"
            else:
                raise self._wrong_type(key, "text", item)
            try:
                levels.append(parse_level(asks, source))
            except NotationError:
                raise self.error(f"{key}[{index + 1}]", "level", {"text": brief(asks)}) from None
        return levels

    def done(self) -> None:
        """Refuse a key that nobody asked for: it is most likely misspelt."""
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise self.error(key, "unknown-key", {"known": known})

    def _named(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def _value(self, key: str) -> object:
        self._asked.add(key)
        if key not in self._data:
            raise self.error(key, "missing")
        return self._data[key]

    def _in_range(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(key, "number", value)
        if not least <= value <= most:
            raise self.error(key, "count", {"value": brief(value), "expected": f"{least}-{most}"})
        return value

    def _wrong_type(self, key: str, expected: str, value: object) -> EditionError:
        return self.error(key, "type", {"expected": expected, "value": brief(value)})


def brief(value: object) -> str:
    """A value as an error shows it; a number of thousands of digits is not spelt out."""
    if isinstance(value, int) and not -(10**30) < value < 10**30:
        return "…"
    text = str(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def line_of(source: str, path: str, key: str) -> int:
    """The line of a key in a TOML text, of its section if the key has none of its own, or 0."""
    wanted, _, index = path.partition("[")
    nth = int(index.partition("]")[0]) if index else 1
    bare = key.partition("[")[0]
    header = f"{wanted}.{bare}" if wanted else bare
    inside = not wanted
    seen = 0
    section_line = 0
    for number, line in enumerate(source.splitlines(), start=1):
        words = line.strip()
        if words.startswith("["):
            name = words.partition("#")[0].strip(" []")
            seen += 1 if name == wanted else 0
            inside = name == wanted and seen == nth
            if inside or (name == header and not section_line):
                section_line = number
        elif inside and words.partition("=")[0].strip(" \"'") == bare and "=" in words:
            return number
    return section_line

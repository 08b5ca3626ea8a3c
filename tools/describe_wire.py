"""Generates the page's wire.ts, docs/protocol.schema.json and docs/protocol.md from the types of the wire.

`make wire` runs it; with --check it only tells whether the files are up to date.
"""

import ast
import inspect
import sys
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec

from level8.server.wire import PROTOCOL, asking, events, own, pages, puzzles, reviews, sheet, telling

ROOT: Final = Path(__file__).resolve().parent.parent
TYPES: Final = {
    "Asked": (asking.Asked, "What a client may say over the socket of a table."),
    "Telling": (telling.Telling, "What the server says over the socket of a table."),
    "TableEvent": (events.TableEvent, "The events of a table."),
}
PAGES: Final = [
    kind
    for room in (pages, own, sheet, reviews, puzzles)
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == room.__name__
]
ROOMS: Final = (asking, events, telling, pages, own, sheet, reviews, puzzles)
Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """The JSON Schema of each type on the wire, by name."""
    told = [union for union, _ in TYPES.values()]
    _, found = msgspec.json.schema_components([*told, *PAGES], ref_template="#/$defs/{name}")
    meanings = dict(chain.from_iterable(map(comments, ROOMS)))
    kinds = {name: kind for room in ROOMS for name, kind in vars(room).items() if isinstance(kind, type)}
    for name, schema in found.items():
        for base in reversed(kinds[name].__mro__):
            for field, described in schema["properties"].items():
                if (base.__name__, field) in meanings:
                    described["description"] = meanings[base.__name__, field]
    return dict(sorted(found.items()))


def comments(room: ModuleType) -> list[tuple[tuple[str, str], str]]:
    """The comment beside each field of the types in a room, by type and field."""
    source = inspect.getsource(room)
    lines = source.encode().splitlines()  # columns of a syntax tree count bytes
    found = []
    kinds = [each for each in ast.parse(source).body if isinstance(each, ast.ClassDef)]
    for kind in kinds:
        for field in kind.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                beside = lines[(field.end_lineno or 1) - 1][field.end_col_offset or 0 :].decode().strip()
                if beside:
                    meaning = beside.removeprefix("#").strip().replace("None", "null")
                    found.append(((kind.name, field.target.id), meaning))
    return found


def typescript(found: dict[str, Schema]) -> str:
    """The types as TypeScript."""
    lines = [
        "// Made by tools/describe_wire.py from the types in src/level8/server/wire. Do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
    ]
    for name, schema in found.items():
        if "description" in schema:
            lines += ["", f"/** {_sentence(schema['description'])} */"]
        else:
            lines += [""]
        lines.append(f"export interface {name} {{")
        required = set(schema.get("required", ()))
        sent = name not in _from_client()  # the server always sends all fields
        for field, kind in schema["properties"].items():
            optional = "" if field in required or sent else "?"
            meaning = f" // {kind['description']}" if "description" in kind else ""
            lines.append(f"  {field}{optional}: {_ts(kind)};{meaning}")
        lines.append("}")
    for name, (union, about) in TYPES.items():
        members = " | ".join(kind.__name__ for kind in get_args(union))
        lines += ["", f"/** {about} */", f"export type {name} = {members};"]
    return "\n".join(lines) + "\n"


def _from_client() -> set[str]:
    said = {kind.__name__ for kind in get_args(asking.Asked)}
    asked = {kind.__name__ for kind in PAGES if kind.__name__.endswith(("Asked", "Noted"))}
    return said | asked | {"NewTable", "SeatPlan", "Claim"}


def _ts(kind: Schema) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "enum" in kind:
        return " | ".join(_literal(value) for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_ts(each) for each in kind["anyOf"]))
    if kind.get("type") == "array":
        item = _ts(kind["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind.get("type") == "object":
        return f"Record<string, {_ts(kind.get('additionalProperties', {'type': 'string'}))}>"
    simple = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return simple[kind["type"]]


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _sentence(text: str) -> str:
    return " ".join(text.split())


def schema_file(found: dict[str, Schema]) -> str:
    """One JSON Schema document with all types."""
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Level 8, the wire"}
    roots = {
        name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
        for name, (union, _) in TYPES.items()
    }
    document = {**whole, "$defs": {**roots, **found}}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def tables(found: dict[str, Schema]) -> str:
    """A table of fields for every type, as Markdown, for docs/protocol.md."""
    lines: list[str] = []
    for title, names in _chapters(found):
        lines += [f"### {title}", ""]
        for name in names:
            schema = found[name]
            tag = schema["properties"].get("is", {}).get("enum", [""])[0]
            spoken = f' · `"is": "{tag}"`' if tag else ""
            lines += [f"**{name}**{spoken}  ", _sentence(schema.get("description", "")), ""]
            fields = [field for field in schema["properties"] if field != "is"]
            if fields:
                lines += ["| field | type | if left out | meaning |", "|---|---|---|---|"]
                lines += [_row(field, schema) for field in fields]
                lines.append("")
    return "\n".join(lines)


def _row(field: str, schema: Schema) -> str:
    kind = schema["properties"][field]
    default = msgspec.json.encode(kind["default"]).decode() if "default" in kind else ""
    left_out = "–" if field in schema.get("required", ()) else f"`{default}`"
    told = f"{_ts(kind)}{_limits(kind)}", left_out, kind.get("description", "")
    return " | ".join([f"| `{field}`", *(text.replace("|", "\\|") for text in told)]) + " |"


def _limits(kind: Schema) -> str:
    """What a value may be, of a number or of the length of a text or a list."""
    kind = next((each for each in kind.get("anyOf", ()) if each.get("type") != "null"), kind)
    for least, most, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", ""),
    ):
        if most in kind:
            return f", {kind.get(least, 0)}–{kind[most]}{unit}"
    return f", from {kind['minimum']}" if "minimum" in kind else ""


def _chapters(found: dict[str, Schema]) -> list[tuple[str, list[str]]]:
    named = [(about, [kind.__name__ for kind in get_args(union)]) for union, about in TYPES.values()]
    told = [name for _, names in named for name in names]
    rest = [name for name in found if name not in told]
    http = [kind.__name__ for kind in PAGES]
    return [
        *named,
        ("What these are made of.", [name for name in rest if name not in http]),
        ("Over HTTP.", [name for name in http if name in found]),
    ]


def files() -> dict[Path, str]:
    """The generated texts, by path."""
    found = components()
    protocol = ROOT / "docs" / "protocol.md"
    text = protocol.read_text("utf-8") if protocol.exists() else "<!-- types -->\n"
    head = text.partition("<!-- types -->")[0]
    return {
        ROOT / "web" / "src" / "ground" / "wire.ts": typescript(found),
        ROOT / "docs" / "protocol.schema.json": schema_file(found),
        protocol: f"{head}<!-- types -->\n\n{tables(found)}",
    }


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(
            f"{path.relative_to(ROOT)} {'is out of date: make wire' if '--check' in sys.argv else 'written'}"
        )
    if "--check" in sys.argv:
        return 1 if stale else 0
    made = files()
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

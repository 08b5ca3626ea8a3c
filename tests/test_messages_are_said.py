"""Every refusal in the source has a sentence, and the page says what is written down, and all of it."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import level8
from test_messages import RULE_ID, variables

SOURCE: Final = Path(level8.__file__).parent


# --- every refusal has a sentence ---


def constants(node: ast.expr) -> list[str]:
    """The texts that an argument can be: itself, or either branch of a conditional."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def detail(node: ast.expr | None, always: set[str]) -> set[str] | None:
    """The keys of a detail that is written in the call, or None if they cannot be seen."""
    if node is None:
        return always
    if not isinstance(node, ast.Dict) or None in node.keys:
        return None
    return always | {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def refusals(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that a source may raise, each with the values it fills in, if they can be seen."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name, args = ast.unparse(node.func).rpartition(".")[2], node.args
        third = args[2] if len(args) > 2 else None
        if name == "SetupError":
            yield from ((f"setup-{code}", detail(args[1], set())) for code in constants(args[0]))
        elif name == "NotationError":
            yield from ((f"notation-{what}", {"text"}) for what in constants(args[0]))
        elif name == "EditionError" and third is not None:
            fourth = args[3] if len(args) > 3 else None
            yield from ((f"edition-{code}", detail(fourth, {"file", "key"})) for code in constants(third))
        elif name == "error" and len(args) > 1:
            yield from ((f"edition-{code}", detail(third, {"file", "key"})) for code in constants(args[1]))
        elif name in ("UsageError", "RecordError", "StoreError"):
            always = {"line"} if name == "RecordError" else set()
            named = {keyword.arg for keyword in node.keywords}
            given = None if None in named else always | {str(key) for key in named}
            prefix = {"UsageError": "cli", "RecordError": "record", "StoreError": "store"}[name]
            yield from ((f"{prefix}-{code}", given) for code in constants(args[0]))
        elif name == "Reason":
            yield from ((f"reason-{code}", detail(third, set())) for code in constants(args[0]))
        else:
            # A function that makes a reason is called with its code followed by the id of its rule.
            for code, rule in pairwise(args):
                if any(RULE_ID.fullmatch(text) for text in constants(rule)):
                    yield from ((f"reason-{text}", None) for text in constants(code))


def test_every_refusal_in_the_source_has_a_sentence_and_fills_it_in() -> None:
    known = variables("en")
    seen, faults = set(), []
    for file in sorted(SOURCE.rglob("*.py")):
        for message, given in refusals(file.read_text("utf-8")):
            seen.add(message)
            if message not in known:
                faults.append(f"{file.name}: no text for {message}")
            elif given is not None and not known[message] <= given:
                faults.append(f"{file.name}: {message} lacks {sorted(known[message] - given)}")
    assert not faults, "\n".join(faults)
    assert {
        "reason-keep-one",
        "reason-no-skip-card",
        "reason-not-a-run",
        "setup-side",
        "edition-missing",
    } <= seen


def test_the_search_for_refusals_finds_every_way_to_write_one() -> None:
    source = """
Reason("plain", "T1", {"card": c})
lacks(hand, "by-a-function", "K1")
SetupError("set-up", {"known": k, **more})
EditionError(file, key, "file")
table.error("name", "table", {"value": v})
NotationError("first" if x else "second", text)
RecordError("third" if x else "fourth", 7, header=h)
UsageError("used", word=w)
StoreError("full", folder=f)
"""
    assert dict(refusals(source)) == {
        "reason-plain": {"card"},
        "reason-by-a-function": None,
        "setup-set-up": None,
        "edition-file": {"file", "key"},
        "edition-table": {"file", "key", "value"},
        "notation-first": {"text"},
        "notation-second": {"text"},
        "record-third": {"line", "header"},
        "record-fourth": {"line", "header"},
        "cli-used": {"word"},
        "store-full": {"folder"},
    }


# --- the page says what is there, and all of it ---

WEB: Final = Path(__file__).parents[1] / "web" / "src"
OWN: Final = ("web-", "pages-", "guide-", "scene-", "manner-")  # messages of the page alone


def test_the_page_says_only_what_is_written_down() -> None:
    asked = {
        name
        for file in WEB.rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
        for name in re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", file.read_text("utf-8"))
    }
    assert "web-title" in asked
    assert not asked - variables("en").keys()


def test_every_message_of_the_page_is_said_somewhere() -> None:
    files = [
        file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    ]
    text = "\n".join(file.read_text("utf-8") for file in files)
    # Some ids are made from a prefix and a value: `web-bot-${bot}`.
    begun = tuple(re.findall(r"`([a-z-]+-)\$\{", text))
    own = [name for name in variables("en") if name.startswith(OWN)]
    unsaid = [name for name in own if f'"{name}"' not in text and not name.startswith(begun)]
    assert own
    assert not unsaid

"""Each rule of docs/rules.md has a test that names it, and each rule that a test names exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "rules.md"
GAME = HERE.parent.parent / "src" / "level8" / "game"
MAKERS = ("Reason", "_misfit", "_absent")


def rules_of(page: str) -> set[str]:
    """The ids that begin a rule: a letter and a digit, then [B] or [R]."""
    return set(re.findall(r"^([A-Z]\d+) \[[BR]\]", page, flags=re.MULTILINE))


def cited_in(source: str) -> Iterator[str]:
    """The ids that the tests of a file are marked with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from [ast.literal_eval(argument) for argument in mark.args]


def cited() -> set[str]:
    return {rule for file in HERE.glob("test_*.py") for rule in cited_in(file.read_text(encoding="utf-8"))}


def test_the_page_has_the_chapters_and_rules_we_know_of() -> None:
    known = {"E": 3, "C": 8, "S": 3, "T": 5, "P": 3, "K": 5, "M": 4, "F": 4, "W": 3, "N": 3}
    rules = {f"{letter}{number}" for letter, last in known.items() for number in range(1, last + 1)}
    assert rules_of(PAGE.read_text(encoding="utf-8")) >= rules


def test_every_rule_is_cited_by_a_test() -> None:
    uncited = rules_of(PAGE.read_text(encoding="utf-8")) - cited()
    assert not uncited, f"no test keeps {', '.join(sorted(uncited))}"


def test_no_test_cites_an_unknown_rule() -> None:
    unknown = cited() - rules_of(PAGE.read_text(encoding="utf-8"))
    assert not unknown, f"docs/rules.md has no {', '.join(sorted(unknown))}"


def refusals() -> Iterator[list[str]]:
    """The texts, including code and rule, of all calls in the engine that make a Reason."""
    for file in sorted(GAME.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MAKERS:
                yield [
                    part.value
                    for part in node.args
                    if isinstance(part, ast.Constant) and type(part.value) is str
                ]


def test_every_reason_names_a_rule_of_the_page() -> None:
    named = {text for texts in refusals() for text in texts if re.fullmatch(r"[A-Z]\d+", text)}
    assert len(named) > 10
    assert named <= rules_of(PAGE.read_text(encoding="utf-8"))


def test_every_reason_is_provoked_by_a_test() -> None:
    codes = {text for texts in refusals() for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)}
    assert len(codes) > 35
    tests = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_[1-6]*.py"))
    assert {code for code in codes if not re.search(rf'"{code}[ "]', tests)} == set()

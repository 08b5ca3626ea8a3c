"""Shifts of bits in the engine, which is compiled to C."""

import ast
from pathlib import Path

import pytest

import level8
from level8 import purity
from level8.game.bits import bit


@pytest.mark.parametrize("at", range(63))
def test_a_bit_is_where_it_should_be(at: int) -> None:
    assert bit(at) == 2**at


def is_whole(node: ast.expr, has_words: bool) -> bool:
    """Whether an expression is certainly a Python int and no machine word."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "int":
        return True
    if has_words:
        return isinstance(node, ast.Constant)
    calls = [one.func for one in ast.walk(node) if isinstance(one, ast.Call)]
    return all(isinstance(func, ast.Name) and func.id in {"max", "min"} for func in calls)


def shifted_by_words(source: str) -> list[int]:
    """The lines that shift a literal number by what may be a machine word."""
    tree = ast.parse(source)
    has_words = any(isinstance(node, ast.alias) and node.name == "i64" for node in ast.walk(tree))
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not is_whole(node.right, has_words)
    ]


def test_no_literal_number_is_shifted_by_a_machine_word() -> None:
    """C takes the literal for a number of 32 bits: on some processors, distances were wrong."""
    package = Path(level8.__file__).parent
    found = {
        str(path.relative_to(package)): shifted_by_words(path.read_text(encoding="utf-8"))
        for path in purity.sources(package)
    }
    assert len(found) > 30
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("from mypy_extensions import i64\nx = 1 << at", [2]),
        ("from mypy_extensions import i64\nx = 1 << int(at)", []),
        ("from mypy_extensions import i64\nx = 1 << 40", []),
        ("x = 1 << at + max(1, 2)", []),
        ("x = 2 << joker_high(kind)", [1]),
        ("x = 2 << int(joker_high(kind))", []),
    ],
)
def test_such_a_shift_is_seen(source: str, lines: list[int]) -> None:
    assert shifted_by_words(source) == lines

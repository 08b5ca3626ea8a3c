"""The page has floors as the package has, and its imports run down only (web/README.md)."""

import re
from pathlib import Path
from typing import Final

import pytest

from circles import circle

PAGE: Final = Path(__file__).parents[1] / "web" / "src"
# Where no server answers, state/ asks here/, which builds on state/ itself. No other folder imports from
# another one on its floor.
ASK_EACH_OTHER: Final = frozenset({"state", "here"})
FLOORS: Final = (
    {"."},
    {"pages"},
    {"table"},
    {"parts"},
    {"state", "here"},
    {"cards"},
    {"words"},
    {"drawings"},
    {"ground", "style"},
)
# The folders of the table, which has floors of its own; its first two files are above them all.
FLOORS_OF_THE_TABLE: Final = (
    {"."},
    {"gathering"},
    {"seats"},
    {"menu"},
    {"ending", "hand"},
    {"explaining", "lying", "motion", "mountain", "watching"},
    {"sound", "talk"},
    {"faces"},
    {"playing"},
)


def page_graph(folder: Path) -> dict[str, set[str]]:
    """Every file of the page with those that it imports: at once, later, or for types alone."""
    files = {file.resolve() for end in ("ts", "svelte", "css") for file in folder.rglob(f"*.{end}")}
    graph = {}
    for file in files:
        asked = re.findall(
            r"""(?:from|import|import\(|new URL\()\s*"(\.[^"?]*)""", file.read_text(encoding="utf-8")
        )
        found = {(file.parent / f"{path}{end}").resolve() for path in asked for end in ("", ".ts", ".svelte")}
        graph[str(file.relative_to(folder.resolve()))] = {
            str(each.relative_to(folder.resolve())) for each in (found & files) - {file}
        }
    return graph


def folder(file: str) -> str:
    """The folder that a file lies in, the outermost one; `.` for a file beside the folders."""
    return file.split("/", 1)[0] if "/" in file else "."


def upward(graph: dict[str, set[str]], floors: tuple[set[str], ...]) -> list[str]:
    """The imports that lead up or to another room on the same floor, a line each."""
    depth = {room: index for index, floor in enumerate(floors) for room in floor}
    return [
        f"{importer} imports {imported}"
        for importer, all_imported in sorted(graph.items())
        for imported in sorted(all_imported)
        if depth[folder(importer)] >= depth[folder(imported)]
        and folder(importer) != folder(imported)
        and {folder(importer), folder(imported)} != ASK_EACH_OTHER
    ]


def inside(graph: dict[str, set[str]], room: str) -> dict[str, set[str]]:
    """The files of one folder, with what they import from that folder."""
    start = f"{room}/"
    return {
        file.removeprefix(start): {each.removeprefix(start) for each in imported if each.startswith(start)}
        for file, imported in graph.items()
        if file.startswith(start)
    }


def test_imports_of_the_page_run_downwards_only() -> None:
    found = upward(page_graph(PAGE), FLOORS)
    assert not found, "\n".join(found)


def test_imports_of_the_table_run_downwards_only() -> None:
    graph = inside(page_graph(PAGE), "table")
    assert "hand/Hand.svelte" in graph["Board.svelte"]
    found = upward(graph, FLOORS_OF_THE_TABLE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("words/names.ts", "state/api.ts"),
        ("state/api.ts", "App.svelte"),
        ("cards/Card.svelte", "parts/Sheet.svelte"),
    ],
)
def test_an_import_of_the_page_that_leads_up_is_caught(importer: str, imported: str) -> None:
    assert upward({importer: {imported}}, FLOORS) == [f"{importer} imports {imported}"]
    assert not upward({imported: {importer}}, FLOORS)


def test_no_imports_of_the_page_run_in_a_circle() -> None:
    graph = page_graph(PAGE)
    assert "App.svelte" in graph["main.ts"]
    assert "here/saving.ts" in graph["main.ts"]  # imported later
    assert not circle(graph), " imports ".join(circle(graph))


@pytest.mark.parametrize(
    "back", ['import A from "./A.svelte"', 'void import("./A.svelte")', 'export * from "../x/A.svelte"']
)
def test_a_circle_of_the_page_is_caught(back: str, tmp_path: Path) -> None:
    room = tmp_path / "x"
    room.mkdir()
    (room / "A.svelte").write_text('<script lang="ts">import { b } from "./b"</script>')
    (room / "b.ts").write_text(back)
    assert circle(page_graph(tmp_path)) == ["x/A.svelte", "x/b.ts", "x/A.svelte"]

"""Prints tables of text, drawn by rich."""

import sys
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import Final

_ANY_WIDTH: Final = 10_000
_NARROWEST: Final = 40  # narrower columns would have one letter a line


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Print `rows` under `headings`; the columns whose indexes are in `right` are right-aligned."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for index, heading in enumerate(headings):
        table.add_column(heading, overflow="fold", justify="right" if index in right else "left")
    for row in rows:
        table.add_row(*row)
    # Cells are folded to fit a terminal; in a file or a pipe the table has its natural width.
    width = max(_NARROWEST, get_terminal_size().columns) if sys.stdout.isatty() else _ANY_WIDTH
    # With a width but no height, rich would give a dumb terminal 80 columns.
    console = Console(highlight=False, markup=False, width=width, height=1)
    with console.capture() as captured:  # if rich printed, a closed pipe would end the program
        console.print(table)
    for line in captured.get().splitlines():
        print(line.rstrip())

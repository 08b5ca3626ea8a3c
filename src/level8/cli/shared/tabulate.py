"""Tables for people, drawn by rich and printed by us."""

import sys
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import Final

_ANY_WIDTH: Final = 10_000
_NARROWEST: Final = 40  # below it letters would stand one under the other


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Print a table; the columns named in `right` hold numbers."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for index, heading in enumerate(headings):
        table.add_column(heading, overflow="fold", justify="right" if index in right else "left")
    for row in rows:
        table.add_row(*row)
    # Cells fold where a terminal is narrow; in a file or a pipe the table is as wide as it is.
    width = max(_NARROWEST, get_terminal_size().columns) if sys.stdout.isatty() else _ANY_WIDTH
    console = Console(highlight=False, markup=False, width=width, height=1)  # both, or a dumb one has 80
    with console.capture() as captured:  # printed by rich itself, a closed pipe would end the program
        console.print(table)
    for line in captured.get().splitlines():
        print(line.rstrip())

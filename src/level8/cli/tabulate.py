"""Tables for people, drawn by rich and printed by us."""

from collections.abc import Iterable, Sequence


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Print a table; the columns named in `right` hold numbers."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for index, heading in enumerate(headings):
        table.add_column(heading, no_wrap=True, justify="right" if index in right else "left")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, markup=False)
    with console.capture() as captured:  # printed by rich itself, a closed pipe would end the program
        console.print(table)
    for line in captured.get().splitlines():
        print(line.rstrip())

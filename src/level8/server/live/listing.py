"""What the lists of tables tell of one: the public list, and the list of a person's own tables."""

import msgspec

from level8.server.table.guests import seats_for
from level8.server.table.table import Table
from level8.server.wire.pages import Listed

# A Listed as JSON, the people in whose own lists it is, and whether it is in the public one.
Listing = tuple[bytes, tuple[str, ...], bool]


def listing_version(table: Table) -> tuple[object, ...]:
    """What changes whenever a listing may have changed; a single action at the table seldom does that."""
    return table.around_version, table.number, table.state, table.lesson_step is None


def listing(table: Table) -> Listing:
    """How a table is to be listed now."""
    made = table.made
    free = sum(chair.open for chair in table.chairs)
    names = [chair.name for chair in table.chairs if not chair.open]
    over = table.state == "over" or (table.lesson is not None and table.lesson_step is None)
    seats, tried = len(table.chairs), table.tried is not None
    about = Listed(table.id, table.edition.name, made.side, names, free, seats, made.at, over, tried)
    there = table.attended or not table.people  # or whoever joins would sit there alone
    public = made.listed and table.state == "gathering" and free > 0 and there
    left = [person for person in table.known if seats_for(table, person)]  # and may come back
    return msgspec.json.encode(about), (*table.people, *left), public

"""What people are called at a table: no two names are alike, so that everybody knows who is meant."""

from collections.abc import Collection, Iterable

from level8.record import check_name
from level8.record.record import LONGEST_NAME
from level8.server.table.company import Company
from level8.server.table.plain_text import plain
from level8.server.table.refusing import Refusal


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The `wanted` name, with the next free number if it is `taken`; capitals make no difference.

    >>> free_name("Anna", ["Ben"]), free_name("Anna", ["ANNA"]), free_name("anna", ["Anna", "Anna 2"])
    ('Anna', 'Anna 2', 'anna 3')
    >>> free_name("Anna 2", ["Anna", "Anna 2"])
    'Anna 3'
    >>> free_name("", [""]), len(free_name(40 * "a", [40 * "a"]))
    ('', 40)
    """
    alike = {name.casefold() for name in taken if name}
    first, _, last = wanted.rpartition(" ")
    stem, number = (first, int(last)) if first and last.isdecimal() else (wanted, 1)
    name = wanted
    while name.casefold() in alike:
        number += 1
        name = f"{plain(stem[: LONGEST_NAME - len(f' {number}')])} {number}"
    return name


def name_for(table: Company, person: str, wanted: str, seat: int | None = None) -> str:
    """What a `person` is called who wants a name, on a `seat` or (None) for the next one that is free."""
    check_person_name(wanted)
    return free_name(wanted, names_of_others(table, person, () if seat is None else (seat,)))


def talkers_name(table: Company, person: str, wanted: str) -> str:
    """What a `person` who watches is called in the chat; also apart from the others who talk there."""
    check_person_name(wanted)
    talkers = [name for who, name in table.talkers.items() if who != person]
    return free_name(wanted, names_of_others(table, person) + talkers)


def names_of_others(table: Company, person: str, seats: Collection[int] = ()) -> list[str]:
    """The names on all seats but some `seats` of a `person`, and of all others who wait for one."""
    names = [chair.name for seat, chair in enumerate(table.chairs) if seat not in seats]
    return names + [guest.name for who, guest in table.waiting.items() if who != person]


def check_person_name(name: str) -> None:
    """Refuse a `name` that nobody could be called by."""
    check_name(name)
    if not name.strip():
        raise Refusal("no-name")

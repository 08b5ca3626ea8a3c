"""All installed versions are locked, so that a new release changes nothing."""

import re
from importlib.metadata import distributions
from pathlib import Path

LOCK = Path(__file__).parents[1] / "requirements" / "dev.txt"


def name_of(project: str) -> str:
    return re.sub(r"[-_.]+", "-", project).lower()


def test_what_is_asked_for_with_an_extra_is_locked_with_it() -> None:
    """Without the extra, pip takes the newest release of the package, for which there is no hash."""
    locked = dict(re.findall(r"^([\w.-]+)(?:\[([\w,.-]+)\])?==", LOCK.read_text(), re.MULTILINE))
    asked = 0
    for package in distributions():
        if name_of(package.name) in locked:
            for requirement in package.requires or []:
                match = re.match(r"([\w.-]+) ?\[([\w,. -]+)\]", requirement)
                if match and "extra ==" not in requirement:
                    extras = re.split(r"[, ]+", match[2])
                    assert set(extras) <= set(locked[name_of(match[1])].split(",")), requirement
                    asked += 1
    assert asked

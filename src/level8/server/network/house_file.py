"""A house's own rules: one TOML file, read strictly, so that a slip of the pen is no open door.

```toml
name = "The Millers"           # what the page is called
languages = ["de", "en"]       # that the page offers
open_tables = false            # whether there is a public list of tables
hosts = ["game.example.org"]   # like --hosts
proxies = ["127.0.0.1"]        # like --proxies
bots = ["my_bots:Clever"]      # like --bot

[limits]                       # each of Limits (limits.py); what is left out stays as it is
onlookers = 30

[tidy]                         # days without anybody at a table; what is left out never happens
finished = 90
```
"""

import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from level8.game.errors import SetupError, problem_of
from level8.messages import LANGUAGES
from level8.record.record import LONGEST_NAME
from level8.server.live.tidying import AS_IT_IS, Tidiness
from level8.server.network.limits import USUAL_LIMITS, Limits
from level8.server.network.page import USUAL_PLATE, Nameplate
from level8.server.table.plain_text import plain_name

MOST_DAYS: Final = 36_500
_PLATE: Final = ("name", "languages", "open_tables")
_LISTS: Final = ("hosts", "proxies", "bots")


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a house file says."""

    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    limits: Limits = USUAL_LIMITS
    tidy: Tidiness = AS_IT_IS
    plate: Nameplate = USUAL_PLATE


def house_rules(file: Path) -> HouseRules:
    """The rules in a file; raises SetupError where a key is unknown or has a value that cannot be."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return _read(data)
    except OSError as error:
        problem = problem_of(error)
    except (ValueError, RecursionError) as error:
        problem = str(error)
    raise SetupError("house-file", {"file": str(file), "problem": problem})


def _read(data: dict[str, Any]) -> HouseRules:
    for key in data:
        if key not in (*_LISTS, *_PLATE, "limits", "tidy"):
            raise ValueError(f"{key}?")
    lists = {key: _words(key, data.get(key, [])) for key in _LISTS}
    return HouseRules(
        **lists,
        limits=_limits(data.get("limits", {})),
        tidy=_tidy(data.get("tidy", {})),
        plate=_plate(data),
    )


def _plate(data: dict[str, Any]) -> Nameplate:
    name, open_tables = data.get("name", ""), data.get("open_tables", True)
    languages = _words("languages", data.get("languages", []))
    if not isinstance(name, str) or name != plain_name(name) or len(name) > LONGEST_NAME:
        raise ValueError(f"name = {name!r}")
    if not isinstance(open_tables, bool):
        raise ValueError(f"open_tables = {open_tables!r}")
    if set(languages) - set(LANGUAGES) or ("languages" in data and not languages):
        raise ValueError(f"languages = {data['languages']!r}: {', '.join(LANGUAGES)}")
    return Nameplate(name, languages, open_tables)


def _words(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) and word for word in value):
        raise ValueError(f'{key} = ["…"]')
    return tuple(value)


def _limits(data: object) -> Limits:
    if not isinstance(data, dict):
        raise ValueError("[limits]")
    known = {each.name: type(getattr(USUAL_LIMITS, each.name)) for each in fields(Limits)}
    for key, value in data.items():
        if key not in known:
            raise ValueError(f"[limits] {key}?")
        least = 0 if key == "connections" else 1 if known[key] is int or key.endswith("_at_once") else 0.001
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or (known[key] is int and not isinstance(value, int)) or not least <= value < 10**9:
            raise ValueError(f"[limits] {key} = {value!r}")
    return replace(USUAL_LIMITS, **data)


def _tidy(data: object) -> Tidiness:
    if not isinstance(data, dict):
        raise ValueError("[tidy]")
    known = {each.name for each in fields(Tidiness)}
    for key, value in data.items():
        if key not in known:
            raise ValueError(f"[tidy] {key}?")
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_DAYS:
            raise ValueError(f"[tidy] {key} = {value!r}")
    if "closed" in data and "unfinished" not in data:
        raise ValueError("[tidy] closed, but not unfinished?")
    return Tidiness(**data)

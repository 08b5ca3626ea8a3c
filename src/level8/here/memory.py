"""A shelf in memory: for tests, and for a browser that keeps nothing."""

import json
from typing import Final


class MemoryShelf:
    """Keeps everything until it is let go."""

    def __init__(self) -> None:
        self._logs: Final[dict[str, list[str]]] = {}
        self._rooms: Final[dict[str, dict[str, str]]] = {}

    async def append(self, table: str, version: int, events: str) -> str:
        log = self._logs.setdefault(table, [])
        if version != len(log) + 1:
            return "taken" if version <= len(log) else "gap"
        log.extend(json.loads(events))
        return "stored"

    async def events(self, table: str, after: int) -> str:
        return json.dumps(self._logs.get(table, [])[after:])

    async def put(self, room: str, key: str, text: str) -> None:
        self._rooms.setdefault(room, {})[key] = text

    async def take(self, room: str, key: str) -> str:
        return self._rooms.get(room, {}).get(key, "")

    async def all(self, room: str) -> str:
        return json.dumps(list(self._rooms.get(room, {}).values()))

"""`level8 tidy`: keeps house in a store. Without limits it removes nothing."""

import argparse
import asyncio
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Final

from level8.cli.shared.arguments import Parser, UsageError, add_common, filled, whole
from level8.cli.shared.words import Words
from level8.game.errors import problem_of

MOST_DAYS: Final = 36_500


def declare(parser: Parser) -> None:
    parser.option("--data", metavar="DIR", default=None, type=filled("--data"), says="cli-option-data")
    for name in ("finished", "unfinished", "closed"):
        option = f"--{name}"
        parser.option(
            option,
            metavar="DAYS",
            default=0,
            type=whole(option, 1, MOST_DAYS),
            says=f"cli-option-tidy-{name}",
        )
    parser.option(
        "--export", metavar="DIR", default=None, type=filled("--export"), says="cli-option-tidy-export"
    )
    parser.option("--dry-run", action="store_true", says="cli-option-tidy-dry-run")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.server.live.tidying import Done, Tidiness, Tidying, exported
    from level8.server.store import store_at
    from level8.server.store.folder import data_folder
    from level8.server.store.sqlite_files import DATABASE

    if options.closed and not options.unfinished:
        raise UsageError("needs-value", option="--unfinished")
    database = os.environ.get("LEVEL8_DATABASE")
    if database and options.data:
        raise UsageError("not-both")  # what is removed from the wrong one is gone
    folder = Path(options.data) if options.data else data_folder()
    if not database and not os.path.exists(folder / DATABASE):
        raise UsageError("no-tables", folder=str(folder))  # opening the store would make one

    async def work() -> tuple[Done, int, int]:
        store = store_at(database, folder)
        await store.open()
        try:
            written = await exported(store, Path(options.export)) if options.export else 0
            wanted = Tidiness(options.finished, options.unfinished, options.closed)
            done = await Tidying(store, wanted).tidy(only_look=options.dry_run)
            return done, written, await store.size()
        finally:
            await store.close()

    try:
        done, written, size = asyncio.run(work())
    except OSError as error:
        raise UsageError("no-export", file=str(options.export), problem=problem_of(error)) from None
    if options.json:
        told = {**asdict(done), "exported": written, "bytes": size, "dry_run": options.dry_run}
        print(json.dumps(told))
        return 0
    if options.export:
        print(words.say("cli-tidy-exported", records=written, folder=options.export))
    kind = "cli-tidy-would" if options.dry_run else "cli-tidy-done"
    print(words.say(kind, shrunk=done.shrunk, closed=done.closed, removed=done.removed))
    print(words.say("cli-tidy-size", megabytes=f"{size / 1e6:.1f}"))
    return 0

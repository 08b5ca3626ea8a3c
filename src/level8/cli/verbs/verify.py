"""`level8 verify`: proves the deals, the legality and the result of records."""

import argparse
import json

from level8.cli.shared.arguments import Parser, UsageError, add_common
from level8.cli.shared.files import read_bytes
from level8.cli.shared.words import Words, plain
from level8.record import Verdict, verify_bytes


def declare(parser: Parser) -> None:
    parser.option("files", metavar="FILE", nargs="*", says="cli-operand-records")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    if not options.files or "" in options.files:
        raise UsageError("missing-file")
    status = 0
    # All files are read first: a missing file is wrong input, not a wrong record.
    for path, data in [(path, read_bytes(path)) for path in options.files]:
        verdict = verify_bytes(data)
        status = status if verdict.ok else 1
        print(
            _document(path, verdict, words) if options.json else _sentence(path, verdict, words), flush=True
        )
    return status


def _sentence(path: str, verdict: Verdict, words: Words) -> str:
    if verdict.fault is not None:
        return plain(words.say("cli-not-verified", file=path, why=words.error(verdict.fault)))
    return plain(words.say("cli-verified" if verdict.finished else "cli-verified-so-far", file=path))


def _document(path: str, verdict: Verdict, words: Words) -> str:
    fault = verdict.fault
    document = {
        "file": path,
        "ok": verdict.ok,
        "finished": verdict.finished,
        "winner": None if verdict.winner is None else verdict.winner + 1,
        "line": None if fault is None else fault.line,
        "code": None if fault is None else fault.code,
        "error": None if fault is None else words.error(fault),
    }
    return json.dumps(document, ensure_ascii=False)

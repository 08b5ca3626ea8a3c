"""`level8 serve`: serves the page and its tables; `level8` alone also opens it in the browser."""

import argparse
import json
import os
import sys
import webbrowser
from ipaddress import ip_address, ip_network
from pathlib import Path

from level8.cli.shared.arguments import Parser, UsageError, add_common, filled, whole
from level8.cli.shared.words import Words


def declare(parser: Parser) -> None:
    parser.option("--host", metavar="ADDRESS", default="127.0.0.1", says="cli-option-host")
    parser.option("--port", metavar="N", type=whole("--port", 0, 65535), default=8008, says="cli-option-port")
    parser.option("--data", metavar="DIR", default=None, type=filled("--data"), says="cli-option-data")
    parser.option("--bot", metavar="module:Class", action="append", default=[], says="cli-option-serve-bot")
    parser.option("--proxies", metavar="ADDRESSES", default="", type=_proxies, says="cli-option-proxies")
    parser.option("--open", action="store_true", says="cli-option-open")
    parser.option("--verbose", action="store_true", says="cli-option-verbose")
    add_common(parser)


def _proxies(text: str) -> str:
    """Addresses and networks in the form that uvicorn takes; it would ignore a bad one silently."""
    if text.strip() in ("", "*"):
        return text.strip()
    return ",".join([_proxy(word.strip()) for word in text.split(",")])


def _proxy(word: str) -> str:
    try:
        return str(ip_network(word, strict=False) if "/" in word else ip_address(word))
    except ValueError:
        raise UsageError("not-a-proxy", text=word) from None


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.bots import BOT_NAMES
    from level8.bots.seating import check_bot
    from level8.server.network.serving import Serving, serve
    from level8.server.store.folder import data_folder

    for name in options.bot:
        check_bot(name)

    def ready(address: str) -> None:
        told = json.dumps({"address": address}) if options.json else words.say("cli-serving", address=address)
        print(told, flush=True)
        if options.open and not webbrowser.open(address):
            print(words.say("cli-no-browser"), file=sys.stderr)

    how = Serving(
        host=options.host,
        port=options.port,
        folder=Path(options.data) if options.data else data_folder(),
        database=os.environ.get("LEVEL8_DATABASE"),
        bots=(*BOT_NAMES, *options.bot),
        proxies=options.proxies,
        verbose=options.verbose,
    )
    serve(how, ready)
    return 0

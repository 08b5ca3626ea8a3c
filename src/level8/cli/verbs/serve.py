"""`level8 serve`: serves the page and its tables; `level8` alone also opens it in the browser."""

import argparse
import contextlib
import json
import os
import re
import sys
import webbrowser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, Literal

from level8.cli.shared.arguments import Parser, UsageError, add_common, filled, whole
from level8.cli.shared.words import Words


def declare(parser: Parser) -> None:
    parser.option("--host", metavar="ADDRESS", default="127.0.0.1", says="cli-option-host")
    parser.option("--port", metavar="N", type=whole("--port", 0, 65535), default=8008, says="cli-option-port")
    parser.option("--data", metavar="DIR", default=None, type=filled("--data"), says="cli-option-data")
    parser.option("--bot", metavar="module:Class", action="append", default=[], says="cli-option-serve-bot")
    parser.option("--proxies", metavar="ADDRESSES", default="", type=_proxies, says="cli-option-proxies")
    parser.option("--hosts", metavar="ADDRESSES", default=None, type=_hosts, says="cli-option-hosts")
    parser.option("--house", metavar="FILE", default=None, type=filled("--house"), says="cli-option-house")
    parser.option("--metrics", **_METRICS, says="cli-option-metrics")
    parser.option("--check", action="store_true", says="cli-option-check")
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


def _metrics(text: str) -> tuple[str, int] | Literal["here"]:
    """An address and a port, with a colon between; or beside the page, if none is named."""
    if text == "here":
        return "here"
    host, _, port = text.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) < 65536):
        raise UsageError("not-for-metrics", text=text)
    return host, int(port)


_METRICS: Final[dict[str, Any]] = {
    "metavar": "127.0.0.1:9008",
    "nargs": "?",
    "type": _metrics,
    "const": "here",
    "default": None,
}


def _hosts(text: str) -> frozenset[str]:
    """Names with commas between; a health check of this machine asks by one of the last three."""
    return frozenset(_host(word.strip().lower()) for word in text.split(",")) | {
        "localhost",
        "127.0.0.1",
        "::1",
    }


def _host(word: str) -> str:
    """A name as a browser sends it, without the port: any other would let nobody in."""
    name = word.removesuffix(".").removeprefix("[").removesuffix("]")
    with contextlib.suppress(ValueError):
        return str(ip_address(name))
    if not re.fullmatch(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?", name):
        raise UsageError("not-a-host", text=word)
    return name


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.bots import BOT_NAMES
    from level8.bots.seating import check_bot
    from level8.server.network.house_file import HouseRules, house_rules
    from level8.server.network.serving import Serving, needs_metrics, serve
    from level8.server.store.folder import data_folder

    house = house_rules(Path(options.house)) if options.house else HouseRules()
    bots = (*house.bots, *options.bot)
    for name in bots:
        check_bot(name)
    proxies = options.proxies or _proxies(",".join(house.proxies))
    hosts = options.hosts or (_hosts(",".join(house.hosts)) if house.hosts else None)
    if options.metrics:
        needs_metrics()
    if options.check:
        print(words.say("cli-house-good"))
        return 0

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
        bots=(*BOT_NAMES, *bots),
        proxies=proxies,
        hosts=hosts,
        limits=house.limits,
        tidy=house.tidy,
        plate=house.plate,
        metrics=options.metrics or "",
        verbose=options.verbose,
        alone=options.open,
    )
    serve(how, ready)
    return 0

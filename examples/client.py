"""Plays a whole game over the network against bots: python examples/client.py http://127.0.0.1:8008/

It uses the protocol of docs/protocol.md with only a WebSocket and JSON: it makes a table, opens its socket,
and plays one of the actions that each view offers, until the game is over.
"""

import argparse
import json
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]


def make_table(server: str, bots: int) -> tuple[str, str]:
    """Make a table for us and some bots and deal; returns its id and the cookie that is our identity."""
    seats = [{"kind": "me", "name": "Example"}] + [{"kind": "bot", "bot": "novice"}] * bots
    body = json.dumps({"seats": seats, "start": True, "pace": 0}).encode()
    request = urllib.request.Request(f"{server}api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return json.load(answer)["table"], cookie


def choose(may: Json, view: Json) -> str:
    """A simple legal action: draw, lay down the best way, lay off, or discard the first card."""
    hand = view["game"]["hand"]
    if may["asks"] == "draw":
        pile = may["draw"][0]
        return "draw" if pile < 0 else f"draw {pile + 1}"
    if may["asks"] == "show":
        return "show " + " ".join(hand[: may["show"]]) if may["show"] else "show none"
    if may["asks"] == "take":
        return str(may["shown"][0]["action"]) if may["shown"] else "taken none"
    if may["asks"] == "carry":
        return "carry " + " ".join(hand[: may["carry"]])
    for action in [*may["ways"], *may["lay_off"]]:
        return str(action["action"])
    if may["skip"]:
        return f"skip {may['skip'][0] + 1}"
    return f"discard {may['discard'][0]}"


def main(server: str, bots: int = 3) -> Json:
    """Play one game and return its last view."""
    table, cookie = make_table(server, bots)
    address = f"{server.replace('http', 'ws', 1)}ws/{table}"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        while True:
            view: Json = json.loads(socket.recv())
            if view["is"] != "seen":
                raise SystemExit(f"refused: {view}")
            if view["table"]["state"] == "over":
                return view
            if view["pause"] is not None and 0 in view["pause"]["awaited"]:
                socket.send(json.dumps({"is": "continue", "round": view["pause"]["result"]["round"]}))
            elif view["may"] is not None:
                action = choose(view["may"], view)
                socket.send(
                    json.dumps({"is": "act", "version": view["version"], "seat": 0, "action": action})
                )


if __name__ == "__main__":
    usage = argparse.ArgumentParser(description="Plays a whole game over the network against bots.")
    usage.add_argument("server", nargs="?", default="http://127.0.0.1:8008/", help="(default: %(default)s)")
    last = main(usage.parse_args().server.rstrip("/") + "/")
    print(
        "ranking by seat:", last["game"]["ranking"], "levels:", [p["level"] for p in last["game"]["places"]]
    )

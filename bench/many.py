"""A thousand tables of four people on one server process, each with an action every five seconds.

`python -m bench.many [--tables 1000] [--every 5] [--seconds 30]`: the load of bench/tables.py, but larger.
With `--sweep curve.json` it plays faster and faster, from an action every `--every` seconds on, until p99
passes 50 ms twice, and writes what each rate took; where matplotlib is installed, a picture beside it.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.figures import many_files, mebibytes
from bench.running import started
from bench.tables import load, make, options, played

AIM: Final = 0.050  # seconds: what p99 is to stay under
FASTER: Final = 1.25  # times as many actions at each step
MOST_STEPS: Final = 30


async def sweep(asked: argparse.Namespace) -> None:
    """Play at rising rates until p99 passes the aim; write the curve after each."""
    many_files()
    every, steps = asked.every, []
    with tempfile.TemporaryDirectory() as folder:
        server = await started(Path(folder))
        try:
            parties = await make(server.port, asked.tables)
            for _ in range(MOST_STEPS):
                seen = await played([server], parties, every, asked.seconds)
                if p99(seen.taken) > AIM:  # once more: it may have been the machine
                    again = await played([server], parties, every, asked.seconds)
                    seen = min(seen, again, key=lambda each: p99(each.taken))
                ordered = sorted(seen.taken)
                if not ordered or seen.errors:
                    raise SystemExit(f"at {asked.tables / every:.0f} actions a second: {seen.errors[:3]}")
                steps.append(
                    {
                        "wanted": asked.tables / every,
                        "done": len(ordered) / seen.span,
                        "p50": ordered[len(ordered) // 2],
                        "p99": p99(ordered),
                        "most": ordered[-1],
                        "server": seen.used / seen.span,
                        "load": seen.load_used / seen.span,
                        "mebibytes": mebibytes(server.id),
                    }
                )
                print(json.dumps({name: round(value, 4) for name, value in steps[-1].items()}), flush=True)
                curve = {"tables": asked.tables, "seconds": asked.seconds, "steps": steps}
                asked.sweep.write_text(json.dumps(curve, indent=2) + "\n")
                if steps[-1]["p99"] > AIM:
                    break
                every /= FASTER
        finally:
            server.close()
    draw(steps, asked.sweep.with_suffix(".svg"))


def p99(seconds: Sequence[float]) -> float:
    """The time that one in a hundred exceeds; 0 of none."""
    return sorted(seconds)[len(seconds) * 99 // 100] if seconds else 0.0


def draw(steps: list[dict[str, Any]], file: Path) -> None:
    """The curve as a picture, where matplotlib is installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for name in ("p50", "p99"):
        axes.plot([step["done"] for step in steps], [step[name] * 1e3 for step in steps], "o-", label=name)
    axes.axhline(AIM * 1e3, color="grey", linestyle=":")
    axes.set(xlabel="actions a second", ylabel="ms to every screen", yscale="log")
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


if __name__ == "__main__":
    parser = options(1000, 5.0)
    parser.add_argument("--sweep", type=Path, metavar="FILE", help="find the rate at which p99 passes 50 ms")
    told = parser.parse_args()
    asyncio.run(sweep(told) if told.sweep else load(told))

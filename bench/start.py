"""From the command to the first page: `python -m bench.start [--times 7]`, each time in a new data folder."""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from bench.figures import waits


def main(times: int) -> None:
    """Print how long the start takes, and the slowest imports."""
    took = [first_page() for _ in range(times)]
    print(f"from the command to the first page served, {waits(took)}")
    for line in slowest_imports(8):
        print("  ", line)


def command(folder: str) -> list[str]:
    program = "from level8.cli.main import main; raise SystemExit(main())"
    return [sys.executable, "-c", program, "serve", "--port", "0", "--data", folder]


def first_page() -> float:
    """Seconds from the command until a new server with an empty data folder has served its first page."""
    with tempfile.TemporaryDirectory() as place:
        begun = time.perf_counter()
        with subprocess.Popen(command(str(Path(place) / "data")), stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().decode().split() if "://" in word)
            try:
                with urllib.request.urlopen(address) as answer:
                    answer.read()
            except urllib.error.HTTPError as error:
                if error.code != 400:  # the page is not built, and the server says so
                    raise
            took = time.perf_counter() - begun
            server.send_signal(signal.SIGTERM)
    return took


def slowest_imports(most: int) -> list[str]:
    """The `most` slowest imports, each with everything that it imports."""
    program = "from level8.server.network import serving"
    asked = [sys.executable, "-X", "importtime", "-c", program]
    told = subprocess.run(asked, capture_output=True, text=True, env=os.environ, check=True).stderr
    rows = [line.removeprefix("import time:").split("|") for line in told.splitlines() if "us]" not in line]
    ranked = sorted(rows, key=lambda row: -int(row[1]))
    return [f"{int(row[1]) / 1000:6.0f} ms  {row[2].strip()}" for row in ranked[:most]]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    main(parser.parse_args().times)

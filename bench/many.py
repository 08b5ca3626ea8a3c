"""A thousand tables of four people on one server process, each with an action every five seconds.

`python -m bench.many [--tables 1000] [--every 5] [--seconds 30]`: the load of bench/tables.py, but larger.
"""

import asyncio

from bench.tables import load, options

if __name__ == "__main__":
    asyncio.run(load(options(1000, 5.0).parse_args()))

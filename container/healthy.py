"""The container's health check: whether the server can store and read; the port may be named."""

import sys
from urllib.request import urlopen

port = sys.argv[1] if len(sys.argv) > 1 else "8008"
urlopen(f"http://127.0.0.1:{port}/health", timeout=4).close()  # which raises where the answer is 503

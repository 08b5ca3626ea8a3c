#!/bin/sh
# build.sh FOLDER: install the server with all that it can use into a folder, from this checkout: the engine
# compiled, the page built, every version as it is locked. The Containerfile's first stage does nothing else.
# PYTHON names the Python to use, if it is not python3.
set -eu
into=$1
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

pip() { "$1/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --require-hashes -r "$2"; }

"${PYTHON:-python3}" -m venv "$tools/env"
pip "$tools/env" requirements/play.txt
"$tools/env/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    --wheel-dir "$tools" .
"${PYTHON:-python3}" -m venv "$into"
pip "$into" requirements/house.txt
"$into/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-index "$tools"/level8-*.whl
cp container/healthy.py "$into/healthy.py"

# An image with a slow engine or without the page is none.
LEVEL8_PURE='' "$into/bin/python" - <<'PYTHON'
import level8
from level8.server.network.page import built_page

assert level8.compiled, "the engine is not compiled"
assert built_page(), "the page is not built"
PYTHON

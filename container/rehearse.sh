#!/bin/sh
# Do what the Containerfile does, in a clean folder, where no container can be built: the same build from what is
# committed, then the server as a user without rights, its health check, and its clean end.
set -eu
cd "$(dirname "$0")/.."
clean=$(mktemp -d)
trap 'rm -rf "$clean"' EXIT
chmod 755 "$clean"
mkdir "$clean/src" "$clean/data"
git archive HEAD | tar -x -C "$clean/src"

without_rights=
if [ "$(id -u)" = 0 ]; then
    chown 65534:65534 "$clean/data"
    without_rights='setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs'
fi
# The first of these that a user without rights can read: root's own may lie in root's home.
for PYTHON in python3 /usr/bin/python3; do
    if $without_rights "$PYTHON" -c 'import ensurepip' 2>/dev/null; then break; fi
done
export PYTHON
sh "$clean/src/container/build.sh" "$clean/level8"
export HOME="$clean/data"
$without_rights "$clean/level8/bin/level8" serve --port 0 --data "$clean/data" >"$clean/said" 2>"$clean/log" &
server=$!
until grep -q http "$clean/said"; do kill -0 "$server"; sleep 0.1; done
port=$(sed 's/.*127\.0\.0\.1:\([0-9]*\).*/\1/' "$clean/said")
$without_rights "$clean/level8/bin/python" "$clean/level8/healthy.py" "$port"
sleep 3  # the bots start
kill "$server"
wait "$server"
if grep -v '"room for connections"' "$clean/log"; then exit 1; fi
echo "the container's steps work: built, healthy as a user without rights, ended cleanly"

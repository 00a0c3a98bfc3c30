#!/usr/bin/env bash
# Builds the wheel, with the client and the compiled engine inside; THEMIS_PURE=1 leaves the engine interpreted. Usage: wheel.sh PYTHON FOLDER
# Built from a copy, because setuptools would take along whatever an earlier build left in the tree.
set -euo pipefail
python=$(realpath -s "$1")
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r src setup.py pyproject.toml README.md LICENSE NOTICE.md "$work"
find "$work" -name '*.egg-info' -prune -exec rm -rf {} +
"$python" -m pip --quiet --disable-pip-version-check wheel --no-deps --no-build-isolation --wheel-dir "$folder" "$work"

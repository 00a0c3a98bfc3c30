#!/usr/bin/env bash
# Compiles the engine's modules into a folder of their own. Usage: compile.sh PYTHON FOLDER
# Never in the working tree: a stale compiled module would hide an edited source.
set -euo pipefail
python=$(realpath -s "$1")
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r src setup.py pyproject.toml README.md LICENSE NOTICE.md "$work"
echo "== compiling the engine into $folder (a minute or two)"
if ! (cd "$work" && mkdir lib && "$python" setup.py --quiet build_ext --build-temp out --build-lib lib) >"$work/log" 2>&1; then
    tail -40 "$work/log" >&2
    echo "themis: the engine could not be compiled, see above" >&2
    exit 1
fi
grep '^themis:' "$work/log" >&2 || true
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
mv "$work/lib" "$folder"

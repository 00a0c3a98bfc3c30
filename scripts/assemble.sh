#!/usr/bin/env bash
# Puts the package together from its sources and the compiled modules. Usage: assemble.sh COMPILED FOLDER
# The client is only pointed to, so that rebuilding it needs no assembling.
set -euo pipefail
compiled=$1
folder=$2
new=$folder.new
rm -rf "$new"
mkdir -p "$new"
cp -a src/themis "$new"
cp -a "$compiled/." "$new"
rm -rf "$new/themis/server/client"
ln -s "$(realpath -m --relative-to "$new/themis/server" src/themis/server/client)" "$new/themis/server/client"
rm -rf "$folder"
mv "$new" "$folder"

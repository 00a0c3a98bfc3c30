#!/usr/bin/env bash
# Prints where a Chromium is; installs Debian's if there is none. THEMIS_CHROMIUM names another one.
# The one without windows comes first: the same tests cost about half as much with it.
set -euo pipefail

find_one() {
    local name
    for name in ${THEMIS_CHROMIUM:+"$THEMIS_CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

impossible() {
    echo "themis: the browser tests need Chromium, and $1; install it, or put its path into THEMIS_CHROMIUM" >&2
    exit 1
}

find_one && exit
command -v apt-get >/dev/null || impossible "there is no apt-get to install it with"
as_root=()
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || impossible "only root can install it"
    as_root=(sudo)
fi
echo "== installing Chromium for the browser tests" >&2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends "$1"
}
if ! { "${as_root[@]}" apt-get -qq update && { install chromium-headless-shell || install chromium; }; } >"$log" 2>&1; then
    tail -20 "$log" >&2
    impossible "apt-get could not install it"
fi
find_one || impossible "apt-get installed none that can be found"

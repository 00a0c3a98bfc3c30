"""Writes `src/themis/server/lookalikes.py` from what Unicode says of letters that are drawn alike (its `confusables`, as ICU knows them).

    python scripts/lookalikes.py

Needs ICU on this machine, as most systems have it (`libicui18n`). Of its skeletons, which tell two texts apart that nobody takes for each other,
only those count that are one letter or digit of ours, or a colon; what Unicode itself puts right by compatibility (NFKC) is left to it.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Final

WRITTEN: Final = Path(__file__).parent.parent / "src" / "themis" / "server" / "lookalikes.py"
HEAD: Final = '''"""Letters and signs of all alphabets that are drawn like ours; written by `scripts/lookalikes.py` from Unicode's confusables {version}."""

from __future__ import annotations

from typing import Final

# By ours, those that are taken for it.
CONFUSABLES: Final = {{
'''
LARGEST: Final = 400
LAST: Final = 0x30000
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "


def main() -> None:
    version, skeleton = icu()
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for number in range(0x80, LAST):
        letter = chr(number)
        if unicodedata.category(letter)[0] not in "CZM" and unicodedata.normalize("NFKC", letter) == letter:
            ours = plain(skeleton(letter))
            if len(ours) == 1 and ours.isascii() and (ours.isalnum() or ours == ":"):
                alike[ours].append(f"\\U{number:08x}" if number > 0xFFFF else f"\\u{number:04x}")
    lines = [f'    "{ours}": "{"".join(alike[ours])}",\n' for ours in sorted(alike)]
    WRITTEN.write_text(HEAD.format(version=version) + "".join(lines) + "}\n", encoding="utf-8")


def plain(skeleton: str) -> str:
    """Small capitals as letters; Unicode takes m apart."""
    small = unicodedata.name(skeleton, "").removeprefix(SMALL_CAPITAL) if len(skeleton) == 1 else ""
    return small if len(small) == 1 else "m" if skeleton == "rn" else skeleton


def icu() -> tuple[str, Callable[[str], str]]:
    """The version of Unicode that ICU knows, and how it brings texts to what is seen of them."""
    name = ctypes.util.find_library("icui18n")
    found = re.search(r"\.so\.(\d+)", name or "")
    if name is None or found is None:
        raise SystemExit("there is no ICU on this machine")
    library, suffix, error = ctypes.CDLL(name), found[1], ctypes.c_int(0)
    open_checker, ask = library[f"uspoof_open_{suffix}"], library[f"uspoof_getSkeletonUTF8_{suffix}"]
    open_checker.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(open_checker(ctypes.byref(error)))
    unicode_version = (ctypes.c_uint8 * 4)()
    library[f"u_getUnicodeVersion_{suffix}"](unicode_version)

    def skeleton(text: str) -> str:
        said, made, failed = text.encode(), ctypes.create_string_buffer(LARGEST), ctypes.c_int(0)
        length = ask(checker, ctypes.c_uint32(0), said, len(said), made, LARGEST, ctypes.byref(failed))
        if failed.value > 0:
            raise SystemExit(f"ICU cannot tell what U+{ord(text):04X} looks like")
        return made.raw[:length].decode()

    return f"{unicode_version[0]}.{unicode_version[1]}", skeleton


if __name__ == "__main__":
    main()

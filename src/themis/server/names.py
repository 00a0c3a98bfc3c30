"""Names of guests: each has one visible form, none can be taken for a bot's, and at a table no two look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from themis.core.record import LONGEST_NAME, clean_name
from themis.speech.speech import BOT_PREFIX

NAMELESS: Final = "Guest"
# Letters by their nature, but nothing is seen of them.
INVISIBLE: Final = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)}
INVISIBLE_PLANE: Final = range(0xE0000, 0xE1000)
# Accents, one above the other, would reach into the lines around.
MOST_MARKS: Final = 2

# What is drawn like something else: Cyrillic and Greek like Latin, signs like a colon.
LOOKALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухһԁԛԝүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ։׃∶꞉ːˑ",  # noqa: RUF001
    "ABESIJKMHOPCTYXYGQWaesijopcyxhdqwyABEZHIKMNOPTYXaikvoptux::::::",
)
# And in small letters.
SMALL_LOOKALIKES: Final = str.maketrans("i10", "llo")


def guest_name(name: str, taken: Sequence[str] = ()) -> str:
    """A name that fits a record. One that looks like a name at the table becomes that name, so that it gets a number like any other double."""
    cleaned = visible(name)
    while shape(cleaned).startswith(shape(BOT_PREFIX)):
        colon = next(at for at, letter in enumerate(cleaned) if ":" in shape(letter))
        cleaned = visible(cleaned[colon + 1 :])
    return next((other for other in taken if shape(other) == shape(cleaned)), cleaned)


def visible(name: str) -> str:
    """The name without what cannot be seen."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", name):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if ord(letter) not in INVISIBLE and ord(letter) not in INVISIBLE_PLANE and marks <= MOST_MARKS:
            kept.append(letter)
    cleaned = clean_name("".join(kept))
    return cleaned if cleaned != "?" else NAMELESS


def shape(name: str) -> str:
    """What a name looks like at a glance: two names of one shape are taken for each other."""
    drawn = unicodedata.normalize("NFKC", name).translate(LOOKALIKES).casefold()
    return "".join(drawn.translate(SMALL_LOOKALIKES).split()).replace("rn", "m")


def distinct(name: str, taken: list[str]) -> str:
    """A name that nobody else at the table has."""
    return next(tried for tried in [name, *[f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, 12)]] if tried not in taken)

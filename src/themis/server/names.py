"""Names of guests: each has one visible form, none can be taken for a bot's, and at a table no two look alike.

What is harmless is put right: spaces, control characters, a third accent on one letter; a double gets a number.
Who looks like somebody else, or like nobody, is refused with the reason.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from themis.core.record import LONGEST_NAME, clean_name
from themis.errors import ThemisError
from themis.server.lookalikes import CONFUSABLES
from themis.speech.speech import BOT_PREFIX

NAMELESS: Final = "Guest"
# Letters by their nature, but nothing is seen of them.
INVISIBLE: Final = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)}
INVISIBLE_PLANE: Final = range(0xE0000, 0xE1000)
# Accents, one above the other, would reach into the lines around.
MOST_MARKS: Final = 2

# What else is drawn like our letters and like a colon, besides what Unicode knows of: rare letters, and such as differ in few typefaces.
ALSO_ALIKE: Final = {
    "a": "\u2c81",
    "A": "\u2c80",
    "B": "\u2c82",
    "c": "\u03c2",
    "e": "\u2c89",
    "E": "\u2c88",
    "i": "\u2c93",
    "I": "\u2c92",
    "k": "\u043a\u0138\u03ba\u2c95",
    "m": "\u043c\u028d",
    "o": "\u19d0",
    "Q": "\u051a",
    "x": "\u03c7\u2cad",
    "y": "\u2ca9",
    ":": "\u02d1\u1361\u1804\u22ee\u2982",
}
# What would be taken for the letters of a bot where one expects them: digits, letters with strokes, rings and crosses.
ALMOST_BOT: Final = {
    "b": "86\u00df\u03b2\u03d0\u0180\u0253\u0183\u00fe\u0e3f\u20bf",
    "o": "\u00f8\u0275\u04e9\u03b8\u00b0\u25cf\u25cb\u25ef\u2022",
    "t": "7+\u0167\u01ad\u2020",
}


def drawn_as(*alike: Mapping[str, str]) -> dict[int, str]:
    """By letters, ours that they are taken for."""
    return str.maketrans({letter: ours for each in alike for ours, letters in each.items() for letter in letters})


LOOKALIKES: Final = drawn_as(CONFUSABLES, ALSO_ALIKE)
BOTLIKE: Final = drawn_as(ALMOST_BOT)
# As Unicode calls whatever has two dots one above the other, or one above a comma; a currency is called so, too.
COLON: Final = re.compile(r"COLON\b(?! SIGN)")
# All of these are strokes through the letter before them.
OVERLAYS: Final = range(0x0334, 0x0339)
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
# And in small letters.
SMALL_LOOKALIKES: Final = str.maketrans("i10", "llo")


class BadName(ThemisError):
    """A name that is refused; `seat` is the seat of a new table for which it was wished."""

    seat = -1


class UnseenName(BadName):
    """Nothing of it can be seen."""

    def __init__(self) -> None:
        super().__init__("nothing of this name can be seen; choose another")


class BotName(BadName):
    """It begins like that of a bot."""

    def __init__(self) -> None:
        super().__init__(f"a name that begins with '{BOT_PREFIX}' is a bot's; choose another")


class AlikeName(BadName):
    """It is drawn like another at the table, with other letters."""

    def __init__(self, other: str) -> None:
        super().__init__(f"this name would be taken for {other}, who is at the table; choose another")


def guest_name(name: str, taken: Sequence[str] = ()) -> str:
    """A name that fits a record. One that is at the table already is returned as it is written there, and gets a number like any other double."""
    cleaned = visible(name)
    if not cleaned and name.strip():
        raise UnseenName
    if is_like_bot(cleaned):
        raise BotName
    for other in taken:
        if letters(other) == letters(cleaned):
            return other
        if shape(other) == shape(cleaned):
            raise AlikeName(other)
    return cleaned or NAMELESS


def visible(name: str) -> str:
    """The name without what cannot be seen; empty if nothing is left."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", name):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if ord(letter) not in INVISIBLE and ord(letter) not in INVISIBLE_PLANE and marks <= MOST_MARKS:
            kept.append(letter)
    return clean_name("".join(kept)) if any(letter.isprintable() and letter not in " |" for letter in kept) else ""


def letters(name: str) -> str:
    """The same name, however it is written."""
    return "".join(name.casefold().split())


def shape(name: str) -> str:
    """What a name looks like at a glance: two names of one shape are taken for each other."""
    plain = "".join(plain_letter(letter) for letter in unicodedata.normalize("NFKD", name) if ord(letter) not in OVERLAYS)
    # Small Cherokee letters become large ones where all others become small.
    drawn = plain.translate(LOOKALIKES).casefold().translate(LOOKALIKES).casefold()
    return "".join(drawn.translate(SMALL_LOOKALIKES).split()).replace("rn", "m").replace("vv", "w")


def plain_letter(letter: str) -> str:
    """Small capitals as letters, the digits of all alphabets as ours, and one sign for all that are like a colon."""
    name = unicodedata.name(letter, "")
    small = name.removeprefix(SMALL_CAPITAL)
    if len(small) == 1:
        return small
    return ":" if COLON.search(name) else str(unicodedata.decimal(letter, letter))


def is_like_bot(name: str) -> bool:
    """Whether a name begins like that of a bot, for somebody who does not look closely: no accent helps."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(letter))
    return shape(shape(bare.translate(BOTLIKE)).translate(BOTLIKE)).startswith(shape(BOT_PREFIX))


def beside(name: str, taken: Sequence[str]) -> str:
    """What a guest is called at a table where these names are taken."""
    return distinct(guest_name(name, taken), taken)


def apart(name: str, others: Sequence[str]) -> str:
    """The name of somebody who was there first, beside others who have come."""
    return distinct(name, [*others, name]) if shape(name) in [shape(other) for other in others] else name


def distinct(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    return next(tried for tried in [name, *[f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, 12)]] if tried not in taken)

"""What is written on a card, effect by effect, as the content names it (`draw:2:pile`) and the words of the game say it.

A message `effect-draw` gets the number and the word; an attribute named after a timing is the sentence where the effect has that timing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from themis.books.content import Row

if TYPE_CHECKING:
    from themis.speech.speech import Speech

# The symbols that say when the effects of a row happen.
TIMINGS: Final = {"free": "free", "adoration": "adoring", "influence": "influence"}


def timing_of(row: Row) -> str:
    """When the effects of a row happen, by the symbol that says so; without class and symbols they are powers."""
    symbols, effects = words_of(row, "symbols"), words_of(row, "effects")
    for symbol, timing in TIMINGS.items():
        if symbol in symbols:
            return timing
    if not row.has("class"):
        return "power"
    return "main" if effects else "ritual"


def text_of(speech: Speech, row: Row) -> str:
    """All that a row says of its effects; nothing in a game that does not tell them one by one."""
    return " ".join(sentence_of(speech, effect, timing_of(row)) for effect in words_of(row, "effects"))


def sentence_of(speech: Speech, effect: str, timing: str) -> str:
    """`draw:2:pile` is 2 cards from the pile, `ward:warrior` has no number, `activate:1` no word."""
    name, *parts = effect.split(":")
    number = next((int(part) for part in parts if part.isdigit()), 0)
    word = next((part for part in parts if not part.isdigit()), "")
    return speech.attribute(f"effect-{name}", timing, number=number, word=word) if speech.has(f"effect-{name}") else ""


def words_of(row: Row, column: str) -> list[str]:
    """A column of several words; none where the table has no such column."""
    value = row.values().get(column)
    return [str(word) for word in value] if isinstance(value, list) else []

"""What is written on a card, effect by effect, as the content names it and the words of the game say it.

A message `effect-draw` says `draw:2:pile`, with the number and the word; an attribute named after a timing is the sentence where the
effect has that timing. Where effects begin with when they happen, as `planning:gain:1:disciple`, the message is that of the verb, and
its `.next` continues the sentence of an effect of the same moment.
A message `monument-function` puts the columns of a row together, effects as their sentences.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from themis.books.content import TEXTS, Row

if TYPE_CHECKING:
    from themis.speech.speech import Argument, Speech

# The symbols that say when the effects of a row happen.
TIMINGS: Final = {"free": "free", "adoration": "adoring", "influence": "influence"}
EFFECTS: Final = "effects"
NUMBER: Final = re.compile(r"-?\d+")
# What is gained and lost, if a game names it.
THING: Final = "thing"


def timing_of(row: Row) -> str:
    """When the effects of a row happen, by the symbol that says so; without class and symbols they are powers."""
    symbols, effects = words_of(row, "symbols"), words_of(row, EFFECTS)
    for symbol, timing in TIMINGS.items():
        if symbol in symbols:
            return timing
    if not row.has("class"):
        return "power"
    return "main" if effects else "ritual"


def text_of(speech: Speech, row: Row, table: str) -> str:
    """All that a row says of its effects; nothing in a game that does not tell them one by one."""
    key = f"{table}-function"
    if not speech.has(key):
        return sentences_of(speech, row, EFFECTS)
    return re.sub(" +", " ", speech.text(key, **columns_of(speech, row, table))).strip(" ")


def columns_of(speech: Speech, row: Row, table: str) -> dict[str, Argument]:
    """The columns of a row for its message: effects as sentences, what was left out as 0."""
    declared = speech.game.content.schema.table(table)
    said: dict[str, Argument] = {}
    for column in declared.columns if declared is not None else []:
        value = row.values().get(column.name, 0)
        if column.kind == TEXTS:
            said[column.name] = sentences_of(speech, row, column.name)
        else:
            said[column.name] = value if isinstance(value, int | str) else 0
    return said


def sentences_of(speech: Speech, row: Row, column: str) -> str:
    """The effects in one column."""
    told: list[str] = []
    before = ""
    for effect in words_of(row, column):
        continued = sentence_of(speech, effect, "next") if told and goes_on(speech, before, effect) else ""
        if continued:
            told[-1] = f"{told[-1].removesuffix('.')}, {continued}"
        else:
            told.append(sentence_of(speech, effect, timing_of(row)))
        before = effect
    return " ".join(sentence for sentence in told if sentence)


def goes_on(speech: Speech, before: str, effect: str) -> bool:
    """Whether an effect continues the sentence of the one before: of the same moment, and both can."""
    names = [key_of(speech, text) for text in (before, effect)]
    return before.partition(":")[0] == effect.partition(":")[0] and all(speech.has_attribute(name, "next") for name in names)


def sentence_of(speech: Speech, effect: str, timing: str) -> str:
    """`draw:2:pile` is 2 cards from the pile, `ward:warrior` has no number, `activate:1` no word."""
    key = key_of(speech, effect)
    if not speech.has(key):
        return ""
    parts = effect.split(":")
    rest = parts[1:] if key == f"effect-{parts[0]}" else parts[2:]
    number = next((int(part) for part in rest if NUMBER.fullmatch(part)), 0)
    word = next((part for part in rest if not NUMBER.fullmatch(part)), "")
    more = rest[2] if len(rest) > 2 else "0"
    said: dict[str, Argument] = {"when": parts[0], "number": number, "word": word, "more": int(more) if NUMBER.fullmatch(more) else more}
    said |= {"signed": f"+{number}" if number > 0 else f"\u2212{-number}"}
    if speech.has(f"{THING}-{word}"):
        said |= {THING: speech.thing(THING, word), f"the-{THING}": speech.attribute(f"{THING}-{word}", "the")}
    return speech.attribute(key, timing, **said)


def key_of(speech: Speech, effect: str) -> str:
    """The message of an effect: that of its first word, or, if this says when, that of its second."""
    first, *rest = effect.split(":")
    return f"effect-{first}" if speech.has(f"effect-{first}") or not rest else f"effect-{rest[0]}"


def words_of(row: Row, column: str) -> list[str]:
    """A column of several words; none where the table has no such column."""
    value = row.values().get(column)
    return [str(word) for word in value] if isinstance(value, list) else []

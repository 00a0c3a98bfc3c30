"""What the rules know of Altar's components, whatever is printed on them: classes, symbols, the vocabulary of effects, and what a content file must be like.

What cards and powers do is written as effects of a closed vocabulary, explained at the head of `content.toml`.
The followers, gods and numbers of one content are in `tables.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from themis.books import content, reading
from themis.books.content import Content, Row, Schema, Table, show
from themis.books.findings import Finding, broken, departs, odd

FOLDER: Final = Path(__file__).parent
# The class of every follower. ALT-TERM-11
CLASSES: Final = ["priestess", "warrior", "rogue", "corruptor", "devotee"]
SYMBOLS: Final = ["free", "adoration", "influence", "protection", "activation"]
SPECIAL_SYMBOLS: Final = ["influence", "protection", "activation"]
DOMAINS: Final = ["darkness", "love", "war", "fear", "light"]
# Where cards and tokens can lie.
ZONES: Final = ["realm", "altars", "sanctuaries", "adoration", "influence", "hand", "display", "pile", "discards"] + [
    "altar-supply",
    "sanctuary-supply",
]

# When effects happen or are in force: those of followers by their symbols, those of gods as powers.
TIMINGS: Final = ["main", "free", "adoring", "influence", "ritual", "power"]
MAIN: Final = 0
FREE: Final = 1
ADORING: Final = 2
INFLUENCE: Final = 3
RITUAL_ONLY: Final = 4
POWER: Final = 5
# The symbols that say so; without one of them, effects are a main action.
TIMING_SYMBOLS: Final = ["free", "adoration", "influence"]
TIMING_BY_SYMBOL: Final = [FREE, ADORING, INFLUENCE]

ONCE: Final = [MAIN, FREE]
ALTAR_STATES: Final = ["any", "inactive"]
FORBIDDEN: Final = ["free", "ritual", "activation", "protection"]
BONUSES: Final = ["always", "inactive-altar"]
LARGEST_HAND_LIMIT: Final = 20
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
# Followers, and the two sides of every god's altars, are bits of one machine number.
MOST_FOLLOWERS: Final = 62
MOST_GODS: Final = 20
MOST_EFFECTS: Final = 9


@final
class Meaning:
    """One effect of the vocabulary: the largest number (0: it has none), the words, and when it may happen or be in force."""

    __slots__ = ("name", "most", "words", "timings")

    def __init__(self, name: str, most: int, words: list[str], timings: list[int]) -> None:
        self.name: Final = name
        self.most: Final = most
        self.words: Final = words
        self.timings: Final = timings

    def form(self) -> str:
        """How the effect is written."""
        parts = [self.name]
        if self.most:
            parts.append("number")
        if self.words:
            parts.append("word")
        return ":".join(parts)


@final
class Effect:
    """An effect as it stands on a card: its place in the vocabulary, its number (0: none), the place of its word (-1: none)."""

    __slots__ = ("effect", "number", "word")

    def __init__(self, effect: int, number: int, word: int) -> None:
        self.effect: Final = effect
        self.number: Final = number
        self.word: Final = word


VOCABULARY: Final = [
    # Done once.
    Meaning("activate", 4, [], ONCE),
    Meaning("discover", 4, ["inactive", "by-sanctuary"], ONCE),
    Meaning("draw", 9, ["any", "pile"], ONCE),
    Meaning("discard", 9, [], ONCE),
    Meaning("sift", 9, ["top", "bottom"], ONCE + [POWER]),
    Meaning("swap", 9, [], ONCE),
    Meaning("recover", 9, [], ONCE),
    Meaning("extra-action", 9, [], ONCE),
    Meaning("destroy", 4, ALTAR_STATES, ONCE),
    Meaning("seize", 4, ALTAR_STATES, ONCE),
    Meaning("deactivate", 4, [], ONCE),
    Meaning("steal", 9, [], ONCE),
    Meaning("banish", 9, [], ONCE),
    Meaning("lure", 9, [], ONCE),
    # In force while the follower adores or its Influence lasts.
    Meaning("ward", 0, CLASSES, [ADORING]),
    Meaning("ward-hand", 0, CLASSES, [ADORING]),
    Meaning("exempt", 0, [], [ADORING]),
    Meaning("sacrifice", 0, [], [ADORING]),
    Meaning("hand-limit", LARGEST_HAND_LIMIT, [], [ADORING, INFLUENCE]),
    Meaning("win-ties", 0, [], [ADORING, POWER]),
    Meaning("end-bonus", 9, BONUSES, [ADORING, POWER]),
    Meaning("forbid", 0, FORBIDDEN, [INFLUENCE]),
    # Powers of gods.
    Meaning("first-player", 0, [], [POWER]),
    Meaning("ritual-value", 9, CLASSES, [POWER]),
    Meaning("spoils", 9, CLASSES, [POWER]),
    Meaning("toll", 9, [], [POWER]),
]
EFFECTS: Final = [meaning.name for meaning in VOCABULARY]

# The effects done once, by their places in the vocabulary; the last six are the hostile ones.
ACTIVATES: Final = 0
DISCOVERS: Final = 1
DRAWS: Final = 2
DISCARDS: Final = 3
SIFTS: Final = 4
SWAPS: Final = 5
RECOVERS: Final = 6
GIVES_ACTIONS: Final = 7
DESTROYS: Final = 8
SEIZES: Final = 9
DEACTIVATES: Final = 10
STEALS: Final = 11
BANISHES: Final = 12
LURES: Final = 13

# Words by number; where only one word of an effect has a name here, the other is 0.
BY_SANCTUARY: Final = 1
DRAWN_ANYHOW: Final = 0
FROM_PILE: Final = 1
ON_TOP: Final = 0
UNDER_PILE: Final = 1
INACTIVE_ONLY: Final = 1
# What Influence forbids, and when an end bonus counts.
NO_FREE_ACTIONS: Final = 0
NO_RITUALS: Final = 1
NO_ACTIVATION: Final = 2
NO_PROTECTION: Final = 3
ALWAYS: Final = 0
WITH_INACTIVE_ALTAR: Final = 1

NUMBERS: Final = [
    content.whole("altars", 1, 99),
    content.whole("sanctuaries", 1, 99, documentation=True),
    content.whole("altar_spaces", 1, 9),
    content.whole("sanctuary_spaces", 1, 9),
    content.whole("first_altars", 1, 9),
    content.whole("ritual_cost", 1, 12),
    content.whole("adoring_ritual_factor", 1, 9),
    content.whole("complete_progress", 1, 18),
    content.whole("complete_sanctuaries", 1, 9),
    content.whole("hand_limit", 1, LARGEST_HAND_LIMIT),
]
TABLES: Final = [
    Table(
        "setup",
        [
            content.whole("players", FEWEST_SEATS, MOST_SEATS),
            content.whole("gods_each", 1, 2),
            content.whole("removed", 0, 9),
            content.whole("removed_inverse", 0, 9),
            content.whole("hand", 1, 9),
            content.whole("display", 1, 9),
            content.whole("sanctuaries", 1, 15),
            content.whole("draws", 1, 2),
            content.whole("actions", 1, 2),
        ],
        MOST_SEATS - FEWEST_SEATS + 1,
    ),
    Table(
        "follower",
        [
            content.rule("ALT-ABIL-01"),
            content.whole("copies", 0, 20),
            content.text("class", CLASSES),
            content.texts("symbols", SYMBOLS, required=False),
            content.whole("ritual", 0, 3, required=False),
            content.texts("effects", required=False),
            content.flag("removable"),
        ],
        32,
        MOST_FOLLOWERS,
    ),
    Table(
        "god",
        [
            content.text("domain", DOMAINS, documentation=True),
            content.text("first_altar", ["active", "inactive"]),
            content.texts("effects"),
        ],
        5,
        MOST_GODS,
    ),
]


# Reading rows


def timing_of(row: Row) -> int:
    """When a follower's effects happen, by its symbols. ALT-ABIL-06, ALT-ABIL-07, ALT-INF-01"""
    for i in range(len(TIMING_SYMBOLS)):
        if TIMING_SYMBOLS[i] in row.texts("symbols"):
            return TIMING_BY_SYMBOL[i]
    return MAIN if row.has("effects") else RITUAL_ONLY


def effects_of(row: Row) -> list[Effect]:
    """The effects of a follower or god, in the order of the row."""
    return [effect_of(text) for text in row.texts("effects")]


def effect_of(text: str) -> Effect:
    """A sound effect from its text, such as `draw:2:pile`."""
    parts = text.split(":")
    meaning = VOCABULARY[EFFECTS.index(parts[0])]
    number = int(parts[1]) if meaning.most else 0
    return Effect(EFFECTS.index(meaning.name), number, meaning.words.index(parts[-1]) if meaning.words else -1)


def amount(effects: list[Effect], name: str, word: str = "") -> int:
    """The number of an effect among those of a bearer, 1 if the effect has none, or 0 if it is not there."""
    for effect in effects:
        meaning = VOCABULARY[effect.effect]
        if meaning.name == name and word == (meaning.words[effect.word] if meaning.words else ""):
            return max(effect.number, 1)
    return 0


def is_special(row: Row) -> bool:
    """A follower with one of the three special symbols. ALT-TERM-08, ALT-RUL-17"""
    return len([symbol for symbol in row.texts("symbols") if symbol in SPECIAL_SYMBOLS]) > 0


def cards(rows: list[Row]) -> int:
    return sum([row.number("copies") for row in rows])


# What a row must be like


def wrong_effect(text: str, timing: int) -> str:
    """Why this cannot be an effect of the vocabulary that stands here; empty if it is one."""
    parts = text.split(":")
    if parts[0] not in EFFECTS:
        return f"{show(text)} is not an effect; the effects are {', '.join(EFFECTS)}"
    meaning = VOCABULARY[EFFECTS.index(parts[0])]
    if len(parts) != len(meaning.form().split(":")):
        return f"{show(text)} must be written {meaning.form()}"
    if timing not in meaning.timings:
        allowed = [TIMINGS[other] for other in meaning.timings]
        return f"{show(text)} cannot be an effect of the kind {TIMINGS[timing]}, only {' or '.join(allowed)}"
    # Only one way to write a number: a sign, a zero in front or a digit of another script would be a second one.
    if meaning.most and parts[1] not in [str(number) for number in range(1, meaning.most + 1)]:
        return f"the number of {show(text)} is not between 1 and {meaning.most}"
    if meaning.words and parts[-1] not in meaning.words:
        return f"the word of {show(text)} is not one of {', '.join(meaning.words)}"
    return ""


def wrong_effects(row: Row, timing: int) -> str:
    """Why a row cannot have its effects; empty if it can."""
    texts = row.texts("effects")
    if len(texts) > MOST_EFFECTS:
        return f"{len(texts)} effects are more than {MOST_EFFECTS}"
    seen: list[str] = []
    for text in texts:
        reason = wrong_effect(text, timing)
        if reason:
            return reason
        effect = effect_of(text)
        # What is in force is either in force or not; what is done once can be done again.
        if timing not in ONCE and f"{effect.effect} {effect.word}" in seen:
            return f"{show(text)} is a second {EFFECTS[effect.effect]}"
        seen.append(f"{effect.effect} {effect.word}")
    return ""


def wrong_symbols(row: Row) -> str:
    """Why a follower cannot have its symbols; empty if it can."""
    symbols = row.texts("symbols")
    for symbol in symbols:
        if symbols.count(symbol) > 1:
            return f"{show(symbol)} is there twice"
    saying = [symbol for symbol in TIMING_SYMBOLS if symbol in symbols]
    return f"{' and '.join(saying)} cannot be together: each says when the effects happen" if len(saying) > 1 else ""


def check_follower(row: Row) -> list[Finding]:
    """The symbols say when the effects happen, and a card must be of use. ALT-ABIL-06, ALT-ABIL-07, ALT-INF-01"""
    reason = wrong_symbols(row)
    if reason:
        return [broken("follower", row.id, "symbols", reason, "ALT-ABIL-07")]
    timing = timing_of(row)
    if timing in (FREE, INFLUENCE) and not row.has("effects"):
        return [broken("follower", row.id, "effects", f"it is missing, and {show(TIMINGS[timing])} is for effects")]
    reason = wrong_effects(row, timing)
    if not reason and not row.has("effects") and not row.number("ritual"):
        reason = "without effects and without ritual symbols the card has no use"
    return [broken("follower", row.id, "effects", reason)] if reason else []


def check_god(row: Row) -> list[Finding]:
    """No god can sift in two ways."""
    reason = wrong_effects(row, POWER)
    if not reason and len([text for text in row.texts("effects") if text.startswith("sift:")]) > 1:
        reason = "it sifts in two ways"
    return [broken("god", row.id, "effects", reason)] if reason else []


# What the rows must be like together


def check_numbers(found: Content) -> list[Finding]:
    """The numbers must make a game: realms that can be completed, and an altar for every space of the gods in play. ALT-ALT-09"""
    spaces = found.number("altar_spaces") + found.number("sanctuary_spaces")
    faults = at_most(found, "first_altars", found.number("altar_spaces"), "ALT-ALT-03")
    faults += at_most(found, "complete_progress", spaces, "ALT-TERM-04")
    faults += at_most(found, "complete_sanctuaries", found.number("sanctuary_spaces"), "ALT-TERM-04")
    in_play = max([row.number("players") * row.number("gods_each") for row in found.rows("setup")])
    needed = min(in_play, len(found.rows("god"))) * found.number("altar_spaces")
    if found.number("altars") < needed:
        reason = f"{found.number('altars')} are not enough for {needed} altar spaces"
        faults.append(broken(content.NUMBERS, "altars", "", reason, "ALT-ALT-09"))
    return faults


def at_most(found: Content, name: str, most: int, rule: str) -> list[Finding]:
    number = found.number(name)
    return [broken(content.NUMBERS, name, "", f"{number} is more than {most}", rule)] if number > most else []


def check_roles(found: Content) -> list[Finding]:
    """One follower leaves the game before the deal, and no two gods can have the first turn. ALT-SETUP-07, ALT-SETUP-11"""
    faults: list[Finding] = []
    removable = len([row for row in found.rows("follower") if row.flag("removable")])
    if removable != 1:
        faults.append(broken("follower", "", "removable", f"{removable} followers are removable, exactly one must be", "ALT-SETUP-07"))
    first = [row for row in found.rows("god") if "first-player" in row.texts("effects")]
    for row in first[1:]:
        faults.append(broken("god", row.id, "effects", "another god has the first turn already", "ALT-SETUP-11"))
    return faults


def check_setup(found: Content) -> list[Finding]:
    """One row for each number of players, and everything that is laid out must be there. ALT-SETUP-01"""
    faults: list[Finding] = []
    copies = cards([row for row in found.rows("follower") if row.flag("removable")])
    rows = found.rows("setup")
    for i in range(len(rows)):
        row = rows[i]
        players = row.number("players")
        left = cards(found.rows("follower")) - max(row.number("removed"), row.number("removed_inverse"))
        if players != FEWEST_SEATS + i:
            faults.append(broken("setup", row.id, "players", f"{players} counted, {FEWEST_SEATS + i} expected", "ALT-SETUP-01"))
        faults += enough(row, "removed", row.number("removed"), copies)
        faults += enough(row, "removed_inverse", row.number("removed_inverse"), copies)
        faults += enough(row, "gods_each", players * row.number("gods_each"), len(found.rows("god")))
        faults += enough(row, "sanctuaries", row.number("sanctuaries"), found.number("sanctuaries"))
        faults += enough(row, "hand", players * row.number("hand"), left)
    return faults


def enough(row: Row, column: str, needed: int, there: int) -> list[Finding]:
    reason = f"{needed} are needed, but there are {there}"
    return [broken("setup", row.id, column, reason, "ALT-SETUP-01")] if needed > there else []


# What is printed, and what is meant


def counted(found: Content) -> dict[str, int]:
    """The printed component list, card by card, under the names of the file's totals."""
    followers = found.rows("follower")
    totals = {"follower_types": len(followers), "follower_cards": cards(followers), "gods": len(found.rows("god"))}
    for name in CLASSES:
        totals[f"{name}_cards"] = cards([row for row in followers if row.text("class") == name])
    for symbol in SYMBOLS:
        totals[f"{symbol}_cards"] = cards([row for row in followers if symbol in row.texts("symbols")])
    totals["special_cards"] = cards([row for row in followers if is_special(row)])
    totals["ritual_cards"] = cards([row for row in followers if row.number("ritual")])
    totals["ritual_symbols"] = sum([row.number("copies") * row.number("ritual") for row in followers])
    for row in found.rows("setup"):
        players = row.number("players")
        dealt = players * row.number("hand") + row.number("display")
        totals[f"pile_{players}"] = cards(followers) - row.number("removed") - dealt
    return totals


def check_copies(found: Content) -> list[Finding]:
    return [departs("follower", row.id, "copies", "no copy of it is left") for row in found.rows("follower") if not row.number("copies")]


def check_sense(found: Content) -> list[Finding]:
    """Cards that nobody can use, that keep nobody out, or that are there under another name."""
    faults: list[Finding] = []
    seen: dict[str, str] = {}
    there = [row.text("class") for row in found.rows("follower") if row.number("copies")]
    for row in found.rows("follower"):
        effects = row.texts("effects")
        alike = f"{row.text('class')} {row.texts('symbols')} {row.number('ritual')} {effects}"
        if alike in seen:
            faults.append(odd("follower", row.id, "effects", f"it is the same card as {show(seen[alike])}"))
        seen[alike] = row.id
        if effects and not [text for text in effects if not text.startswith("discard:")]:
            faults.append(odd("follower", row.id, "effects", "nobody can use it, because discarding alone is no use", "ALT-ABIL-03"))
        for text in effects:
            if text.startswith("ward") and text.split(":")[-1] not in there:
                faults.append(odd("follower", row.id, "effects", f"{show(text)} keeps a class out that has no cards", "ALT-PROT-03"))
    return faults


def check_together(found: Content) -> list[Finding]:
    return check_numbers(found) + check_roles(found) + check_setup(found)


def check_meaning(found: Content) -> list[Finding]:
    return check_copies(found) + found.differences(counted(found)) + check_sense(found)


def check(found: Content) -> list[Finding]:
    """Each row by itself, then the rows together, then the printed list and what is hardly meant."""
    return found.gathered({"follower": check_follower, "god": check_god}, [check_together, check_meaning])


SCHEMA: Final = Schema(TABLES, NUMBERS, check)
DEFAULT_PATH: Final = FOLDER / "content.toml"
# The digest of what is published: a file that was edited in place has another, and the records of its games say so.
PUBLISHED: Final = "9c4f9f3c7c85"
CONTENT: Final = reading.load(DEFAULT_PATH, SCHEMA)

"""Altar's followers, gods and numbers as tables of whole numbers, read once from `content.toml`.

A follower's kind and a god's number are the places of their rows.
What cards and powers do is written as effects of a closed vocabulary, explained at the head of `content.toml`.
A bearer of effects is a follower, by its kind, or a god, by its number after all followers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from themis.core import content
from themis.core.content import Content, Row, Table, refuse, show
from themis.core.native import i64, vec

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
    "altars",
    "sanctuaries",
    "altar_spaces",
    "sanctuary_spaces",
    "first_altars",
    "ritual_cost",
    "adoring_ritual_factor",
    "complete_progress",
    "complete_sanctuaries",
    "hand_limit",
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
            content.text("french"),
            content.whole("copies", 1, 20),
            content.text("class", CLASSES),
            content.texts("symbols", SYMBOLS, required=False),
            content.whole("ritual", 0, 3, required=False),
            content.texts("effects", required=False),
            content.flag("removable"),
        ],
        32,
    ),
    Table(
        "god",
        [
            content.text("french"),
            content.text("domain", DOMAINS),
            content.text("first_altar", ["active", "inactive"]),
            content.texts("effects"),
        ],
        5,
    ),
]


def where(found: Content, table: str, row: Row, column: str) -> str:
    return f"{found.file}, {table} {show(row.id)}, column {show(column)}"


def parse_effect(at: str, text: str, timing: int) -> Effect:
    """An effect from its text, such as `draw:2:pile`; one that is not of the vocabulary, or cannot stand here, is refused."""
    parts = text.split(":")
    if parts[0] not in EFFECTS:
        refuse(at, f"{show(text)} is not an effect; the effects are {', '.join(EFFECTS)}")
    meaning = VOCABULARY[EFFECTS.index(parts[0])]
    if len(parts) != len(meaning.form().split(":")):
        refuse(at, f"{show(text)} must be written {meaning.form()}")
    if timing not in meaning.timings:
        allowed = [TIMINGS[other] for other in meaning.timings]
        refuse(at, f"{show(text)} cannot be an effect of the kind {TIMINGS[timing]}, only {' or '.join(allowed)}")
    number = parse_number(at, text, parts[1], meaning.most) if meaning.most else 0
    word = parse_word(at, text, parts[-1], meaning.words) if meaning.words else -1
    return Effect(EFFECTS.index(meaning.name), number, word)


def parse_number(at: str, text: str, written: str, most: int) -> int:
    # Only one way to write a number: a sign, a zero in front or a digit of another script would be a second one.
    for number in range(1, most + 1):
        if written == str(number):
            return number
    refuse(at, f"the number of {show(text)} is not between 1 and {most}")


def parse_word(at: str, text: str, written: str, words: list[str]) -> int:
    if written not in words:
        refuse(at, f"the word of {show(text)} is not one of {', '.join(words)}")
    return words.index(written)


def timing_of(found: Content, row: Row) -> int:
    """When a follower's effects happen, by its symbols. ALT-ABIL-06, ALT-ABIL-07, ALT-INF-01"""
    symbols = row.texts("symbols")
    for symbol in symbols:
        if symbols.count(symbol) > 1:
            refuse(where(found, "follower", row, "symbols"), f"{show(symbol)} is there twice")
    saying = [symbol for symbol in TIMING_SYMBOLS if symbol in symbols]
    if len(saying) > 1:
        refuse(where(found, "follower", row, "symbols"), f"{' and '.join(saying)} cannot be together: each says when the effects happen")
    if saying:
        if saying[0] != "adoration" and not row.has("effects"):
            refuse(where(found, "follower", row, "effects"), f"it is missing, and {show(saying[0])} is for effects")
        return TIMING_BY_SYMBOL[TIMING_SYMBOLS.index(saying[0])]
    return MAIN if row.has("effects") else RITUAL_ONLY


def read_effects(found: Content, table: str, row: Row) -> list[Effect]:
    """The effects of a follower or god, in the order of the row."""
    timing = POWER if table == "god" else timing_of(found, row)
    at = where(found, table, row, "effects")
    effects: list[Effect] = []
    for text in row.texts("effects"):
        effect = parse_effect(at, text, timing)
        for other in effects:
            # What is in force is either in force or not; what is done once can be done again.
            if timing not in ONCE and other.effect == effect.effect and other.word == effect.word:
                refuse(at, f"{show(text)} is a second {EFFECTS[effect.effect]}")
        effects.append(effect)
    return effects


def cards(rows: list[Row]) -> int:
    return sum([row.number("copies") for row in rows])


def check_numbers(found: Content) -> None:
    """The numbers must make a game: realms that can be completed, and an altar for every space. ALT-ALT-09"""
    for name in NUMBERS:
        if found.number(name) == 0:
            refuse(f"{found.file}, {content.NUMBERS}, {show(name)}", "it is 0, and must be at least 1")
    expect_at_most(found, "first_altars", found.number("altar_spaces"))
    expect_at_most(found, "complete_progress", found.number("altar_spaces") + found.number("sanctuary_spaces"))
    expect_at_most(found, "complete_sanctuaries", found.number("sanctuary_spaces"))
    spaces = len(found.rows("god")) * found.number("altar_spaces")
    if found.number("altars") < spaces:
        refuse(f"{found.file}, {content.NUMBERS}, 'altars'", f"{found.number('altars')} are not enough for {spaces} altar spaces")


def expect_at_most(found: Content, name: str, most: int) -> None:
    if found.number(name) > most:
        refuse(f"{found.file}, {content.NUMBERS}, {show(name)}", f"{found.number(name)} is more than {most}")


def check_followers(found: Content) -> None:
    for row in found.rows("follower"):
        if not read_effects(found, "follower", row) and not row.number("ritual"):
            refuse(where(found, "follower", row, "effects"), "without effects and without ritual symbols the card has no use")
    removable = [row.id for row in found.rows("follower") if row.flag("removable")]
    if len(removable) != 1:
        refuse(f"{found.file}, follower, column 'removable'", f"{len(removable)} followers are removable, exactly one must be")


def check_gods(found: Content) -> None:
    """No two gods can have the first turn, and no god can sift in two ways."""
    first = 0
    for row in found.rows("god"):
        names = [EFFECTS[effect.effect] for effect in read_effects(found, "god", row)]
        if names.count("sift") > 1:
            refuse(where(found, "god", row, "effects"), "it sifts in two ways")
        first += names.count("first-player")
        if first > 1:
            refuse(where(found, "god", row, "effects"), "another god has the first turn already")


def check_setup(found: Content) -> None:
    """One row for each number of players, and everything that is laid out must be there. ALT-SETUP-01"""
    copies = cards([row for row in found.rows("follower") if row.flag("removable")])
    rows = found.rows("setup")
    for i in range(len(rows)):
        row = rows[i]
        content.expect_total(where(found, "setup", row, "players"), row.number("players"), FEWEST_SEATS + i)
        expect_enough(found, row, "removed", row.number("removed"), copies)
        expect_enough(found, row, "removed_inverse", row.number("removed_inverse"), copies)
        expect_enough(found, row, "gods_each", row.number("players") * row.number("gods_each"), len(found.rows("god")))
        expect_enough(found, row, "sanctuaries", row.number("sanctuaries"), found.number("sanctuaries"))


def expect_enough(found: Content, row: Row, column: str, needed: int, there: int) -> None:
    if needed > there:
        refuse(where(found, "setup", row, column), f"{needed} are needed, but there are {there}")


def check_totals(found: Content) -> None:
    """The printed component list must come out, card by card."""
    followers = found.rows("follower")
    found.expect_total("follower_types", len(followers))
    found.expect_total("follower_cards", cards(followers))
    found.expect_total("gods", len(found.rows("god")))
    for name in CLASSES:
        found.expect_total(f"{name}_cards", cards([row for row in followers if row.text("class") == name]))
    for symbol in SYMBOLS:
        found.expect_total(f"{symbol}_cards", cards([row for row in followers if symbol in row.texts("symbols")]))
    found.expect_total("special_cards", cards([row for row in followers if is_special(row)]))
    found.expect_total("ritual_cards", cards([row for row in followers if row.number("ritual")]))
    found.expect_total("ritual_symbols", sum([row.number("copies") * row.number("ritual") for row in followers]))
    for row in found.rows("setup"):
        players = row.number("players")
        dealt = players * row.number("hand") + row.number("display")
        found.expect_total(f"pile_{players}", cards(followers) - row.number("removed") - dealt)


def is_special(row: Row) -> bool:
    """A follower with one of the three special symbols. ALT-TERM-08, ALT-RUL-17"""
    return len([symbol for symbol in row.texts("symbols") if symbol in SPECIAL_SYMBOLS]) > 0


def read(path: Path) -> Content:
    """A content file with everything checked that the game relies on."""
    found = content.load(path, TABLES, NUMBERS)
    check_numbers(found)
    check_followers(found)
    check_gods(found)
    check_setup(found)
    check_totals(found)
    return found


DEFAULT_PATH: Final = FOLDER / "content.toml"
CONTENT: Final = read(content.path_for("altar", DEFAULT_PATH))
_followers: Final = CONTENT.rows("follower")
_gods: Final = CONTENT.rows("god")

FOLLOWERS: Final[i64] = len(_followers)
GODS: Final[i64] = len(_gods)
FOLLOWER_SLUGS: Final = [row.id for row in _followers]
GOD_SLUGS: Final = [row.id for row in _gods]

COPIES: Final = vec[i64]([row.number("copies") for row in _followers])
CLASS: Final = vec[i64]([CLASSES.index(row.text("class")) for row in _followers])
RITUAL: Final = vec[i64]([row.number("ritual") for row in _followers])
TIMING: Final = vec[i64]([timing_of(CONTENT, row) for row in _followers])
FIRST_ALTAR_ACTIVE: Final = vec[i64]([1 if row.text("first_altar") == "active" else 0 for row in _gods])
REMOVABLE: Final[i64] = [row.flag("removable") for row in _followers].index(True)

_effects: Final = [read_effects(CONTENT, "follower", row) for row in _followers] + [read_effects(CONTENT, "god", row) for row in _gods]
_flat: Final = [effect for effects in _effects for effect in effects]
# The effects of a bearer are those from FIRST_EFFECT[bearer] up to, but not with, FIRST_EFFECT[bearer + 1].
FIRST_EFFECT: Final = vec[i64]([sum([len(effects) for effects in _effects[:bearer]]) for bearer in range(len(_effects) + 1)])
EFFECT: Final = vec[i64]([effect.effect for effect in _flat])
EFFECT_NUMBER: Final = vec[i64]([effect.number for effect in _flat])
EFFECT_WORD: Final = vec[i64]([effect.word for effect in _flat])


def written_effects(bearer: int) -> list[tuple[str, int, str]]:
    """The effects of a follower or god as name, number and word, for those who say them; 0 and "" where there is none."""
    found: list[tuple[str, int, str]] = []
    for effect in _effects[bearer]:
        meaning = VOCABULARY[effect.effect]
        found.append((meaning.name, effect.number, meaning.words[effect.word] if effect.word >= 0 else ""))
    return found


def amount(bearer: int, name: str, word: str = "") -> int:
    """The number of a bearer's effect, 1 if the effect has none, or 0 if the bearer does not have it."""
    for written in written_effects(bearer):
        if written[0] == name and written[2] == word:
            return max(written[1], 1)
    return 0


def followers_with(name: str, word: str = "") -> int:
    """The followers that have an effect, a bit each."""
    # Through `int`, because the compiled shift of an i64 is only 32 bits wide.
    return sum([1 << kind for kind in range(int(FOLLOWERS)) if amount(kind, name, word)])


# In force while such a follower adores: followers, a bit each; by class for those that keep a class out.
WARDERS: Final = vec[i64]([followers_with("ward", name) for name in CLASSES])
HAND_WARDERS: Final = vec[i64]([followers_with("ward-hand", name) for name in CLASSES])
EXEMPTING: Final[i64] = followers_with("exempt")
SACRIFICED: Final[i64] = followers_with("sacrifice")
TIE_WINNERS: Final[i64] = followers_with("win-ties")
# In force as Influence: followers, a bit each, by what is forbidden.
FORBIDDERS: Final = vec[i64]([followers_with("forbid", word) for word in FORBIDDEN])
# The hand limit that a follower sets, for its owner while it adores, for the others as Influence; 0 for none.
HAND_LIMIT_BY: Final = vec[i64]([amount(kind, "hand-limit") for kind in range(FOLLOWERS)])
HAND_LIMITERS: Final[i64] = followers_with("hand-limit")
# By follower, then by god, and by when it counts.
END_BONUS: Final = vec[i64]([amount(bearer, "end-bonus", word) for bearer in range(FOLLOWERS + GODS) for word in BONUSES])

# Powers by god; those about a class by god and class.
BEGINS: Final = vec[i64]([amount(FOLLOWERS + god, "first-player") for god in range(GODS)])
WINS_TIES: Final = vec[i64]([amount(FOLLOWERS + god, "win-ties") for god in range(GODS)])
RITUAL_VALUE: Final = vec[i64]([amount(FOLLOWERS + god, "ritual-value", name) for god in range(GODS) for name in CLASSES])
SPOILS: Final = vec[i64]([amount(FOLLOWERS + god, "spoils", name) for god in range(GODS) for name in CLASSES])
TOLL: Final = vec[i64]([amount(FOLLOWERS + god, "toll") for god in range(GODS)])
# How many cards a god's player sees instead of drawing blindly; 0 for a plain draw.
SIFTED_TO_TOP: Final = vec[i64]([amount(FOLLOWERS + god, "sift", "top") for god in range(GODS)])
SIFTED_TO_BOTTOM: Final = vec[i64]([amount(FOLLOWERS + god, "sift", "bottom") for god in range(GODS)])


def by_seats(column: str) -> list[int]:
    """A column of the setup, to be read by number of players."""
    return [0] * FEWEST_SEATS + [row.number(column) for row in CONTENT.rows("setup")]


GODS_EACH: Final = vec[i64](by_seats("gods_each"))
REMOVED: Final = vec[i64](by_seats("removed"))
REMOVED_INVERSE: Final = vec[i64](by_seats("removed_inverse"))
HAND_START: Final = vec[i64](by_seats("hand"))
DISPLAY: Final = vec[i64](by_seats("display"))
SANCTUARY_SUPPLY: Final = vec[i64](by_seats("sanctuaries"))
DRAWS_A_TURN: Final = vec[i64](by_seats("draws"))
ACTIONS_A_TURN: Final = vec[i64](by_seats("actions"))

ALTARS: Final[i64] = CONTENT.number("altars")
SANCTUARIES: Final[i64] = CONTENT.number("sanctuaries")
ALTAR_SPACES: Final[i64] = CONTENT.number("altar_spaces")
SANCTUARY_SPACES: Final[i64] = CONTENT.number("sanctuary_spaces")
FIRST_ALTARS: Final[i64] = CONTENT.number("first_altars")
RITUAL_COST: Final[i64] = CONTENT.number("ritual_cost")
ADORING_RITUAL_FACTOR: Final[i64] = CONTENT.number("adoring_ritual_factor")
COMPLETE_PROGRESS: Final[i64] = CONTENT.number("complete_progress")
COMPLETE_SANCTUARIES: Final[i64] = CONTENT.number("complete_sanctuaries")
HAND_LIMIT: Final[i64] = CONTENT.number("hand_limit")

"""Uruk's cards as tables of whole numbers, read once from `content.toml`.

A kind is a card's row number: the discoveries first, then the event cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from themis.core import content
from themis.core.content import Row, Table
from themis.core.native import i64, vec
from themis.core.reading import load

FOLDER: Final = Path(__file__).parent
COLOURS: Final = ["red", "pink", "yellow", "blue"]
FUNCTIONS: Final = [
    "store_level1",
    "discount_same_colour",
    "produce_own_colour",
    "store_from_display",
    "village_pay_with_cards",
    "free_swap_resource",
    "bid_bonus",
    "settle_discount_any",
    "produce_one_of_two",
    "store_catch_up",
    "end_hand_colours",
    "settle_discount_here",
    "end_extra_discovery",
    "tableau_limit",
    "produce_missing_colours",
    "action_move_disc",
    "produce_by_display_colour",
    "action_convert_cards_resources",
]
EVENT_EFFECTS: Final = [
    "place_discovery_free",
    "gain_3_same",
    "keep_vp_per_city",
    "half_price_next_disc",
    "draw_1_card_or_gain_1",
    "lose_1_disc",
    "lose_unsettled_discovery_or_3_cards",
    "next_turn_1_action",
]
GROUPS: Final = ["card_auction", "fewest_discs", "everyone", "secret_resource_bid"]
COMPENSATIONS: Final = ["gain_1_choice", "draw_1_card_optional"]
NUMBERS: Final = [
    "cubes_per_colour",
    "discs",
    "hand_start",
    "actions",
    "display",
    "tableau_limit",
    "hand_limit",
    "cubes_per_point",
    "first_reshuffle_removed",
    "cards_to_discard_2",
    "cards_to_discard_3",
    "cards_to_discard_4",
    "eruption_actions",
    "gift_cubes",
    "earthquake_cards",
]
TABLES: Final = [
    Table(
        "discovery",
        [
            content.text("german"),
            content.whole("level", 1, 4),
            content.text("colour", COLOURS),
            content.whole("copies", 1, 12),
            content.text("function", FUNCTIONS),
            content.texts("colours", COLOURS, required=False),
            content.whole("amount", 0, 12, required=False),
            content.whole("cubes_bonus", 0, 4, required=False),
            content.whole("cards_bonus", 0, 4, required=False),
            content.whole("village_bonus", 0, 4, required=False),
            content.whole("city_bonus", 0, 4, required=False),
        ],
        28,
    ),
    Table(
        "event",
        [
            content.text("german"),
            content.text("kind", ["god", "disaster"]),
            content.text("group", GROUPS),
            content.text("effect", EVENT_EFFECTS),
            content.text("compensation", COMPENSATIONS, required=False),
            content.flag("keep"),
        ],
        10,
    ),
    Table(
        "epoch",
        [
            content.whole("discs_2", 1, 24),
            content.whole("discs_3", 1, 24),
            content.whole("discs_4", 1, 24),
            content.flag("city"),
            content.whole("distinct", 0, 4),
            content.whole("any", 0, 1),
            content.flag("own_colour"),
            content.source("price_source"),
        ],
        4,
    ),
]

DEFAULT_PATH: Final = FOLDER / "content.toml"
CONTENT: Final = load(content.path_for("uruk", DEFAULT_PATH), TABLES, NUMBERS)
_discoveries: Final = CONTENT.rows("discovery")
_events: Final = CONTENT.rows("event")
_epochs: Final = CONTENT.rows("epoch")


def check_totals() -> None:
    """The printed component list must come out, card by card."""
    CONTENT.expect_total("discovery_cards", sum([row.number("copies") for row in _discoveries]))
    for level in range(1, 5):
        CONTENT.expect_total(f"level_{level}_cards", sum([row.number("copies") for row in _discoveries if row.number("level") == level]))
    for colour in COLOURS:
        CONTENT.expect_total("cards_per_colour", sum([row.number("copies") for row in _discoveries if row.text("colour") == colour]))
    for seats in (2, 3, 4):
        # Each player begins with a disc of his own; what is left stays in the box.
        used = sum([row.number(f"discs_{seats}") for row in _epochs]) + seats
        if used > CONTENT.number("discs"):
            content.refuse(CONTENT.file, f"{used} discs are laid out for {seats} players, but there are {CONTENT.number('discs')}")
    CONTENT.expect_total("god_cards", len([row for row in _events if row.text("kind") == "god"]))
    CONTENT.expect_total("disaster_cards", len([row for row in _events if row.text("kind") == "disaster"]))


check_totals()


def only(function: str) -> int:
    """The one discovery with a function that the rules know as a single card."""
    found = [i for i in range(len(_discoveries)) if _discoveries[i].text("function") == function]
    if len(found) != 1:
        content.refuse(CONTENT.file, f"{len(found)} discoveries have the function {function}, exactly one must")
    return found[0]


def colour_mask(row: Row) -> int:
    """The colours a producer can yield, a bit each."""
    return sum([1 << COLOURS.index(colour) for colour in row.texts("colours")])


DISCOVERIES: Final = len(_discoveries)
KINDS: Final = DISCOVERIES + len(_events)
DISCOVERY_SLUGS: Final = [row.id for row in _discoveries]
KIND_SLUGS: Final = DISCOVERY_SLUGS + [row.id for row in _events]
EPOCH_SLUGS: Final = [row.id for row in _epochs]

LEVEL: Final = vec[i64]([row.number("level") for row in _discoveries])
COLOUR: Final = vec[i64]([COLOURS.index(row.text("colour")) for row in _discoveries])
COPIES: Final = vec[i64]([row.number("copies") for row in _discoveries])
FUNCTION: Final = vec[i64]([FUNCTIONS.index(row.text("function")) for row in _discoveries])
AMOUNT: Final = vec[i64]([row.number("amount") for row in _discoveries])
YIELDS: Final = vec[i64]([colour_mask(row) for row in _discoveries])

# Functions by number, in the order of FUNCTIONS.
STORE_LEVEL1: Final = 0
DISCOUNT: Final = 1
PRODUCE: Final = 2
STORE_FROM_DISPLAY: Final = 3
PRODUCE_ONE_OF_TWO: Final = 8
STORE_CATCH_UP: Final = 9
PRODUCE_MISSING: Final = 14
PRODUCE_BY_DISPLAY: Final = 16

ROAD: Final[i64] = only("store_from_display")
SHADOOF: Final[i64] = only("village_pay_with_cards")
WHEEL: Final[i64] = only("free_swap_resource")
LIGHTHOUSE: Final[i64] = only("bid_bonus")
VAULT: Final[i64] = only("settle_discount_any")
PIPE: Final[i64] = only("store_catch_up")
SCALES: Final[i64] = only("end_hand_colours")
COINAGE: Final[i64] = only("settle_discount_here")
LYRE: Final[i64] = only("end_extra_discovery")
WATER_CLOCK: Final[i64] = only("tableau_limit")
ZIGGURAT: Final[i64] = only("produce_missing_colours")
GEAR_WHEEL: Final[i64] = only("action_move_disc")
ASTRONOMY: Final[i64] = only("produce_by_display_colour")
AQUEDUCT: Final[i64] = only("action_convert_cards_resources")

_lighthouse: Final = _discoveries[only("bid_bonus")]
LIGHTHOUSE_CUBES: Final[i64] = _lighthouse.number("cubes_bonus")
LIGHTHOUSE_CARDS: Final[i64] = _lighthouse.number("cards_bonus")
LIGHTHOUSE_DISCS: Final = vec[i64]([0, _lighthouse.number("village_bonus"), _lighthouse.number("city_bonus")])


def discount_cards() -> list[int]:
    """For each colour, the discovery that makes discoveries of that colour cheaper."""
    found = [[k for k in range(DISCOVERIES) if FUNCTION[k] == DISCOUNT and COLOUR[k] == colour] for colour in range(len(COLOURS))]
    for colour in range(len(COLOURS)):
        if len(found[colour]) != 1:
            content.refuse(CONTENT.file, f"{len(found[colour])} discoveries make {COLOURS[colour]} cheaper, exactly one must")
    return [kinds[0] for kinds in found]


DISCOUNT_OF: Final = vec[i64](discount_cards())

GROUP: Final = vec[i64]([0] * DISCOVERIES + [GROUPS.index(row.text("group")) for row in _events])
EFFECT: Final = vec[i64]([0] * DISCOVERIES + [EVENT_EFFECTS.index(row.text("effect")) for row in _events])
COMPENSATED_BY_CARD: Final = vec[i64](
    [0] * DISCOVERIES + [1 if row.text("compensation") == "draw_1_card_optional" else 0 for row in _events]
)

AUCTION: Final = 0
EVERYONE: Final = 2
DISASTER: Final = 3

FREE_DISCOVERY: Final = 0
GIFT: Final = 1
CITY_POINTS: Final = 2
HALF_PRICE: Final = 3
DROUGHT: Final = 5
EARTHQUAKE: Final = 6

EPOCHS: Final = len(_epochs)
EPOCH_CITY: Final = vec[i64]([1 if row.flag("city") else 0 for row in _epochs])
EPOCH_OWN_COLOUR: Final = vec[i64]([1 if row.flag("own_colour") else 0 for row in _epochs])
EPOCH_DISTINCT: Final = vec[i64]([row.number("distinct") for row in _epochs])
EPOCH_TOTAL: Final = vec[i64]([row.number("distinct") + row.number("any") for row in _epochs])


def epoch_discs(seats: i64) -> list[int]:
    """Discs on the four epoch cards at the start."""
    return [row.number(f"discs_{seats}") for row in _epochs]


def cards_to_discard(seats: i64) -> int:
    return CONTENT.number(f"cards_to_discard_{seats}")


CUBES_PER_COLOUR: Final[i64] = CONTENT.number("cubes_per_colour")
HAND_START: Final[i64] = CONTENT.number("hand_start")
ACTIONS: Final[i64] = CONTENT.number("actions")
DISPLAY: Final[i64] = CONTENT.number("display")
TABLEAU_LIMIT: Final[i64] = CONTENT.number("tableau_limit")
LONG_TABLEAU_LIMIT: Final[i64] = _discoveries[only("tableau_limit")].number("amount")
HAND_LIMIT: Final[i64] = CONTENT.number("hand_limit")
CUBES_PER_POINT: Final[i64] = CONTENT.number("cubes_per_point")
FIRST_RESHUFFLE_REMOVED: Final[i64] = CONTENT.number("first_reshuffle_removed")
ERUPTION_ACTIONS: Final[i64] = CONTENT.number("eruption_actions")
GIFT_CUBES: Final[i64] = CONTENT.number("gift_cubes")
EARTHQUAKE_CARDS: Final[i64] = CONTENT.number("earthquake_cards")

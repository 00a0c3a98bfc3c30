"""What the rules know of Uruk's components, whatever is printed on them: colours, the functions of discoveries, the effects of events, and what a content file must be like.

The discoveries, events, epochs and numbers of one content are in `tables.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from themis.books import content, reading
from themis.books.content import Content, Row, Schema, Table, show
from themis.books.findings import Finding, broken, departs, odd

FOLDER: Final = Path(__file__).parent
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
COLOURS: Final = ["red", "pink", "yellow", "blue"]
LEVELS: Final = 4

# What discoveries do, by number in this order.
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
STORE_LEVEL1: Final = 0
DISCOUNT: Final = 1
PRODUCE: Final = 2
STORE_FROM_DISPLAY: Final = 3
BID_BONUS: Final = 6
PRODUCE_ONE_OF_TWO: Final = 8
STORE_CATCH_UP: Final = 9
END_HAND_COLOURS: Final = 10
END_EXTRA_DISCOVERY: Final = 12
TABLEAU_LIMIT: Final = 13
PRODUCE_MISSING: Final = 14
PRODUCE_BY_DISPLAY: Final = 16
# The functions of the action "take resources".
RESOURCES: Final = [STORE_LEVEL1, PRODUCE, STORE_FROM_DISPLAY, PRODUCE_ONE_OF_TWO, STORE_CATCH_UP, PRODUCE_MISSING, PRODUCE_BY_DISPLAY]
# Functions that work without being used.
NEVER_USED: Final = [DISCOUNT, BID_BONUS, END_HAND_COLOURS, END_EXTRA_DISCOVERY, TABLEAU_LIMIT]
# Functions that several discoveries may have; the rules know the others as a single card each.
SHARED: Final = [STORE_LEVEL1, DISCOUNT, PRODUCE, STORE_FROM_DISPLAY, PRODUCE_ONE_OF_TWO, PRODUCE_BY_DISPLAY]

# How an event is resolved, by number in this order.
GROUPS: Final = ["card_auction", "fewest_discs", "everyone", "secret_resource_bid"]
AUCTION: Final = 0
FEWEST_DISCS: Final = 1
EVERYONE: Final = 2
DISASTER: Final = 3

# What an event does, by number in this order.
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
FREE_DISCOVERY: Final = 0
GIFT: Final = 1
CITY_POINTS: Final = 2
HALF_PRICE: Final = 3
CARD_OR_CUBE: Final = 4
DROUGHT: Final = 5
EARTHQUAKE: Final = 6
ERUPTION: Final = 7
# The effects that each group can have, and those whose card stays with a player.
EFFECTS_OF_GROUP: Final = [[FREE_DISCOVERY, GIFT, CITY_POINTS], [GIFT, HALF_PRICE], [CARD_OR_CUBE], [DROUGHT, EARTHQUAKE, ERUPTION]]
KEPT: Final = [CITY_POINTS, HALF_PRICE]

KINDS_OF_EVENT: Final = ["god", "disaster"]
COMPENSATIONS: Final = ["gain_1_choice", "draw_1_card_optional"]
# How many discards may leave at the first reshuffle: what is printed, or another number that a table may choose.
REMOVALS: Final = [0, 5, 10, 15, 20]

# Discoveries are bits of one machine number, hand cards of a colour a byte, and events bits of a small number.
MOST_DISCOVERIES: Final = 62
MOST_OF_A_COLOUR: Final = 255
MOST_EVENTS: Final = 30
MOST_COPIES: Final = 12
MOST_SLOTS: Final = 12
# The sums that hand cards can pay are bits too, so that no bid may be larger than 60.
MOST_CUBES_OF_A_COLOUR: Final = 15
LARGEST_CARD_BID: Final = 48

NUMBERS: Final = [
    content.whole("cubes_per_colour", 1, MOST_CUBES_OF_A_COLOUR),
    content.whole("discs", 1, 99),
    content.whole("hand_start", 0, 9),
    content.whole("actions", 1, 9),
    content.whole("display", 1, 9),
    content.whole("tableau_limit", 1, MOST_SLOTS),
    content.whole("hand_limit", 1, 99),
    content.whole("cubes_per_point", 1, 99),
    content.whole("first_reshuffle_removed", min(REMOVALS), max(REMOVALS)),
    content.whole("cards_to_discard_2", 0, 99),
    content.whole("cards_to_discard_3", 0, 99),
    content.whole("cards_to_discard_4", 0, 99),
    content.whole("eruption_actions", 0, 9),
    content.whole("gift_cubes", 0, 24),
    content.whole("earthquake_cards", 0, 24),
]
TABLES: Final = [
    Table(
        "discovery",
        [
            content.rule("URU-TURN-05"),
            content.text("german", required=False, documentation=True),
            content.whole("level", 1, LEVELS),
            content.text("colour", COLOURS),
            content.whole("copies", 0, MOST_COPIES),
            content.text("function", FUNCTIONS),
            content.texts("colours", COLOURS, required=False),
            content.whole("amount", 0, 12, required=False),
            content.whole("cubes_bonus", 0, 4, required=False),
            content.whole("cards_bonus", 0, 4, required=False),
            content.whole("village_bonus", 0, 4, required=False),
            content.whole("city_bonus", 0, 4, required=False),
        ],
        28,
        MOST_DISCOVERIES,
    ),
    Table(
        "event",
        [
            content.text("german", required=False, documentation=True),
            content.text("kind", KINDS_OF_EVENT, documentation=True),
            content.text("group", GROUPS),
            content.text("effect", EVENT_EFFECTS),
            content.text("compensation", COMPENSATIONS, required=False),
            content.flag("keep", documentation=True),
        ],
        10,
        MOST_EVENTS,
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


# Reading rows


def function_of(row: Row) -> int:
    return FUNCTIONS.index(row.text("function"))


def colour_of(row: Row) -> int:
    return COLOURS.index(row.text("colour"))


def with_function(rows: list[Row], function: int) -> list[int]:
    """The places of the discoveries with a function."""
    return [place for place in range(len(rows)) if function_of(rows[place]) == function]


def single(rows: list[Row], function: str) -> int:
    """The place of the one discovery with a function that the rules know as a single card."""
    return with_function(rows, FUNCTIONS.index(function))[0]


def most_slots(found: Content) -> int:
    """The slots of the largest tableau.  URU-INV-01, URU-INV-22"""
    rows = found.rows("discovery")
    return max(found.number("tableau_limit"), rows[single(rows, "tableau_limit")].number("amount"))


def largest_bid(found: Content) -> int:
    """More is never bid: all cubes there are, or what hand cards are worth at most."""
    return max(LARGEST_CARD_BID, len(COLOURS) * found.number("cubes_per_colour"))


def cards(rows: list[Row]) -> int:
    return sum([row.number("copies") for row in rows])


def of_level(rows: list[Row], level: int) -> list[Row]:
    return [row for row in rows if row.number("level") == level]


def of_colour(rows: list[Row], colour: str) -> list[Row]:
    return [row for row in rows if row.text("colour") == colour]


# What a row must be like


def check_discovery(row: Row) -> list[Finding]:
    """Level 1 and the cubes lying ready on a card go together, and a producer knows what it yields.  URU-SETUP-14, URU-RES-08, URU-FREE-01"""
    function = function_of(row)
    if (row.number("level") == 1) != (function == STORE_LEVEL1):
        return [broken("discovery", row.id, "function", f"level 1 and {show(FUNCTIONS[STORE_LEVEL1])} belong together", "URU-SETUP-14")]
    if function == PRODUCE and row.texts("colours") != [row.text("colour")]:
        return [broken("discovery", row.id, "colours", "it must be the colour of the card alone", "URU-RES-08")]
    if function == PRODUCE_ONE_OF_TWO and not row.has("colours"):
        return [broken("discovery", row.id, "colours", "it is missing, and the card yields one of them", "URU-RES-12")]
    if FUNCTIONS[function] == "free_swap_resource" and row.number("amount") != 1:
        return [broken("discovery", row.id, "amount", "one cube is swapped, no other number", "URU-FREE-01")]
    if FUNCTIONS[function] == "tableau_limit" and row.number("amount") < 1:
        return [broken("discovery", row.id, "amount", "a tableau holds at least one discovery", "URU-INV-22")]
    return []


def check_event(row: Row) -> list[Finding]:
    """Each way to resolve an event has its own effects.  URU-GOD-01, URU-GOD-10, URU-GOD-16, URU-DIS-01"""
    group = GROUPS.index(row.text("group"))
    effect = EVENT_EFFECTS.index(row.text("effect"))
    if (row.text("kind") == "disaster") != (group == DISASTER):
        return [broken("event", row.id, "kind", f"it does not go with the group {show(GROUPS[group])}")]
    if effect not in EFFECTS_OF_GROUP[group]:
        possible = [EVENT_EFFECTS[other] for other in EFFECTS_OF_GROUP[group]]
        return [broken("event", row.id, "effect", f"the group {show(GROUPS[group])} can only have {' or '.join(possible)}")]
    if row.has("compensation") != (group == FEWEST_DISCS):
        return [broken("event", row.id, "compensation", f"only {show(GROUPS[FEWEST_DISCS])} has one, and must", "URU-GOD-11")]
    if row.flag("keep") != (effect in KEPT):
        return [broken("event", row.id, "keep", f"it does not go with the effect {show(EVENT_EFFECTS[effect])}", "URU-EVT-11")]
    return []


def check_epoch(row: Row) -> list[Finding]:
    """A disc costs something.  URU-SET-07"""
    if row.flag("own_colour") or row.number("distinct") + row.number("any"):
        return []
    return [broken("epoch", row.id, "distinct", "a disc must cost at least one cube", "URU-SET-07")]


# What the rows must be like together


def check_functions(found: Content) -> list[Finding]:
    """What the rules know as one card must be one, and each colour is made cheaper by one.  URU-INV-19"""
    rows = found.rows("discovery")
    faults: list[Finding] = []
    for function in range(len(FUNCTIONS)):
        number = len(with_function(rows, function))
        if function not in SHARED and number != 1:
            faults.append(broken("discovery", "", "function", f"{number} have {show(FUNCTIONS[function])}, exactly one must"))
    for colour in COLOURS:
        number = len(with_function(of_colour(rows, colour), DISCOUNT))
        if number != 1:
            faults.append(broken("discovery", "", "function", f"{number} make {colour} cheaper, exactly one must", "URU-INV-19"))
    return faults


def check_setup(found: Content) -> list[Finding]:
    """Everything that is laid out at the start must be there.  URU-SETUP-03, URU-SETUP-05, URU-SETUP-08, URU-SETUP-10, URU-SETUP-14"""
    rows = found.rows("discovery")
    faults = enough("discovery", "copies", MOST_SEATS, "level-1 cards", cards(of_level(rows, 1)), "URU-SETUP-03")
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        dealt = seats * found.number("hand_start") + found.number("display") + found.number(f"cards_to_discard_{seats}")
        faults += enough("discovery", "copies", dealt, f"level-2 cards for {seats} players", cards(of_level(rows, 2)), "URU-SETUP-05")
        # Each player begins with a disc; what is left stays in the box.
        discs = sum([row.number(f"discs_{seats}") for row in found.rows("epoch")]) + seats
        faults += enough("epoch", f"discs_{seats}", discs, f"discs for {seats} players", found.number("discs"), "URU-SETUP-10")
    for colour in COLOURS:
        first = of_colour(of_level(rows, 1), colour)
        cubes = sum([row.number("copies") * row.number("amount") for row in first])
        faults += enough("discovery", "amount", cubes, f"{colour} cubes", found.number("cubes_per_colour"), "URU-SETUP-14")
    return faults


def enough(table: str, column: str, needed: int, what: str, there: int, rule: str) -> list[Finding]:
    reason = f"{needed} {what} are needed, but there are {there}"
    return [broken(table, "", column, reason, rule)] if needed > there else []


def check_room(found: Content) -> list[Finding]:
    """No colour may have more cards than a hand can count."""
    faults: list[Finding] = []
    for colour in COLOURS:
        number = cards(of_colour(found.rows("discovery"), colour))
        if number > MOST_OF_A_COLOUR:
            faults.append(broken("discovery", "", "copies", f"{number} {colour} cards are more than {MOST_OF_A_COLOUR}"))
    return faults


def check_removal(found: Content) -> list[Finding]:
    """The number must be one that a table may choose.  URU-RUL-04"""
    number = found.number("first_reshuffle_removed")
    reason = f"{number} is not one of {', '.join([str(other) for other in REMOVALS])}"
    return [] if number in REMOVALS else [broken(content.NUMBERS, "first_reshuffle_removed", "", reason, "URU-RUL-04")]


# What is printed, and what is meant


def counted(found: Content) -> dict[str, int]:
    """The printed component list, card by card, under the names of the file's totals."""
    rows = found.rows("discovery")
    events = found.rows("event")
    epochs = found.rows("epoch")
    # Everybody has an overview card.
    totals = {"discovery_types": len(rows), "discovery_cards": cards(rows), "epoch_cards": len(epochs), "overview_cards": MOST_SEATS}
    totals["cards"] = cards(rows) + len(events) + len(epochs) + MOST_SEATS
    # Of the rarest one, for all have the same number.
    totals["cards_per_colour"] = min([cards(of_colour(rows, colour)) for colour in COLOURS])
    for level in range(1, LEVELS + 1):
        totals[f"level_{level}_cards"] = cards(of_level(rows, level))
    for kind in KINDS_OF_EVENT:
        totals[f"{kind}_cards"] = len([row for row in events if row.text("kind") == kind])
    return totals


def check_copies(found: Content) -> list[Finding]:
    rows = found.rows("discovery")
    return [departs("discovery", row.id, "copies", "no copy of it is left") for row in rows if not row.number("copies")]


def check_sense(found: Content) -> list[Finding]:
    """Cards that are there under another name."""
    faults: list[Finding] = []
    seen: dict[str, str] = {}
    for row in found.rows("discovery"):
        alike = f"{row.number('level')} {row.text('colour')} {row.text('function')} {row.texts('colours')} {row.number('amount')}"
        if alike in seen:
            faults.append(odd("discovery", row.id, "function", f"it is the same card as {show(seen[alike])}"))
        seen[alike] = row.id
    return faults


def check_together(found: Content) -> list[Finding]:
    return check_functions(found) + check_setup(found) + check_room(found) + check_removal(found)


def check_meaning(found: Content) -> list[Finding]:
    return check_copies(found) + found.differences(counted(found)) + check_sense(found)


def check(found: Content) -> list[Finding]:
    """Each row by itself, then the rows together, then the printed list and what is hardly meant."""
    return found.gathered(
        {"discovery": check_discovery, "event": check_event, "epoch": check_epoch},
        [check_together, check_meaning],
    )


SCHEMA: Final = Schema(TABLES, NUMBERS, check)
DEFAULT_PATH: Final = FOLDER / "content.toml"
# The digest of what is published: a file that was edited in place has another, and the records of its games say so.
PUBLISHED: Final = "2d1c176cdf9d"
CONTENT: Final = reading.load(DEFAULT_PATH, SCHEMA)

"""Whether a content fits together: what no column can say of itself, as findings that name the row and the column to look at.

What the game relies on is broken if it is not so; what only differs from the component list departs from it.
Everything that is wrong with a map is found at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from themis.books import content, reading
from themis.books.content import Content, Row, Schema
from themis.books.findings import Finding, broken, odd
from themis.books.toml import show
from themis.core import hexes
from themis.games.pantheon.content import FEWEST_SEATS, MOST_SEATS, RANKS
from themis.games.pantheon.land import NOWHERE, Land
from themis.games.pantheon.schema import COSTS, NUMBERS, OFFERINGS, TABLES, TILE_KINDS

# How the map is made.  PAN-RUL-49
FEWEST_NEIGHBOURS: Final = 3
HOMES_APART: Final = 5
NEAREST_SYMBOL: Final = 3
FARTHEST_SYMBOL: Final = 4
SYMBOL_FROM_OTHER_HOMES: Final = 2
MOST_COLUMNS_IN_TWO_STEPS: Final = 2
TWO_STEPS: Final = 2


def check(found: Content) -> list[Finding]:
    """One thing after the other; then what is not as printed, and what is hardly meant."""
    return found.gathered({}, [check_cards, check_places, check_map, check_rows, check_supply, check_meaning])


# ---------------------------------------------------------------- The map


def check_places(found: Content) -> list[Finding]:
    """Every space has a place of its own; homes and people spaces belong to peoples, others do not; every people has its spaces.  PAN-EPOCH-10, PAN-RUL-05"""
    faults: list[Finding] = []
    taken = 0
    for row in found.rows("space"):
        here = hexes.spot(row.number("q"), row.number("r"))
        if taken & here:
            faults.append(broken("space", row.id, "q", "another space lies there"))
        taken |= here
        faults += check_owner(found, row)
    for people in found.rows("people"):
        faults += check_people(found, people.id)
    return faults


def check_owner(found: Content, row: Row) -> list[Finding]:
    kind = row.text("kind")
    owned = kind in ("home", "symbol")
    if owned and row.text("people") not in [people.id for people in found.rows("people")]:
        return [broken("space", row.id, "people", f"a space of kind {kind} belongs to one of the peoples", "PAN-EPOCH-10")]
    if row.has("people") and not owned:
        return [broken("space", row.id, "people", f"a space of kind {kind} belongs to no people", "PAN-MAP-06")]
    if row.has("players") != (kind == "symbol"):
        reason = "it is missing" if kind == "symbol" else f"a space of kind {kind} has no number"
        return [broken("space", row.id, "players", reason, "PAN-EPOCH-10")]
    return []


def check_people(found: Content, people: str) -> list[Finding]:
    """One home, and one people space more than there are players.  PAN-EPOCH-08, PAN-EPOCH-11, PAN-EPOCH-12, PAN-EPOCH-13"""
    own = [row for row in found.rows("space") if row.text("people") == people]
    homes = len([row for row in own if row.text("kind") == "home"])
    faults: list[Finding] = []
    if homes != 1:
        faults.append(broken("space", "", "people", f"{people} has {homes} homes, exactly one is needed", "PAN-EPOCH-19"))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        used = len([row for row in own if row.text("kind") == "symbol" and row.number("players") <= seats])
        if used != seats + 1:
            reason = f"{people} has {used} people spaces for {seats} players, {seats + 1} are needed"
            faults.append(broken("space", "", "players", reason, "PAN-EPOCH-10"))
    return faults


def check_map(found: Content) -> list[Finding]:
    """All that can be wrong with the map.  PAN-MAP-02, PAN-MAP-07, PAN-RUL-49"""
    land = Land(found)
    rows = found.rows("space")
    return check_ways(land, rows) + check_columns(land, rows) + check_homes(land, rows) + check_symbols(land, found)


def check_ways(land: Land, rows: list[Row]) -> list[Finding]:
    """Feet can walk from any space to any other, and no space is a dead end."""
    faults: list[Finding] = []
    open_spaces = hexes.field([(row.number("q"), row.number("r")) for row in rows if row.text("kind") != "column"])
    parts = hexes.parts(open_spaces)
    if parts > 1:
        faults.append(broken("space", "", "kind", f"without its column spaces the map falls into {parts} parts", "PAN-MOVE-07"))
    for space in range(len(rows)):
        number = len(beside(land, space))
        if number < FEWEST_NEIGHBOURS:
            reason = f"it has {number} neighbours, at least {FEWEST_NEIGHBOURS} are needed"
            faults.append(broken("space", rows[space].id, "q", reason, "PAN-MAP-01"))
    return faults


def check_columns(land: Land, rows: list[Row]) -> list[Finding]:
    """No column space touches another or a home.  PAN-MAP-07"""
    faults: list[Finding] = []
    for space in range(len(rows)):
        if rows[space].text("kind") == "column":
            for other in beside(land, space):
                kind = rows[other].text("kind")
                if kind == "home" or (kind == "column" and other > space):
                    faults.append(broken("space", rows[space].id, "kind", f"the column space touches {show(rows[other].id)}", "PAN-MAP-02"))
    return faults


def check_homes(land: Land, rows: list[Row]) -> list[Finding]:
    """Homes lie apart, have room all around, and hardly any column beside them.  PAN-RUL-49"""
    faults: list[Finding] = []
    homes = [int(home) for home in land.home]
    for place, home in enumerate(homes):
        for other in homes[place + 1 :]:
            apart = hexes.distance(land.q[home], land.r[home], land.q[other], land.r[other])
            if apart < HOMES_APART:
                reason = f"it is {apart} steps from {show(rows[other].id)}, at least {HOMES_APART} are needed"
                faults.append(broken("space", rows[home].id, "kind", reason, "PAN-RUL-49"))
        if len(beside(land, home)) < hexes.SIDES:
            faults.append(broken("space", rows[home].id, "kind", "a home has six neighbours", "PAN-MOVE-09"))
        close = [space for space in range(len(rows)) if rows[space].text("kind") == "column" and land.walk[place][space] <= TWO_STEPS]
        if len(close) > MOST_COLUMNS_IN_TWO_STEPS:
            reason = f"{len(close)} column spaces are {TWO_STEPS} steps away, at most {MOST_COLUMNS_IN_TWO_STEPS} may be"
            faults.append(broken("space", rows[home].id, "kind", reason, "PAN-RUL-49"))
    return faults


def check_symbols(land: Land, found: Content) -> list[Finding]:
    """People spaces are some steps from their home, and beside no other.  PAN-RUL-49"""
    rows = found.rows("space")
    faults: list[Finding] = []
    for people in range(len(found.rows("people"))):
        for symbol in land.symbols[people]:
            steps = land.walk[people][symbol]
            if not NEAREST_SYMBOL <= steps <= FARTHEST_SYMBOL:
                far = f"it is {steps} steps from its home, {NEAREST_SYMBOL} to {FARTHEST_SYMBOL} are needed"
                reason = "no way leads there from its home" if steps == NOWHERE else far
                faults.append(broken("space", rows[symbol].id, "kind", reason, "PAN-RUL-49"))
            for other in range(len(land.home)):
                home = land.home[other]
                apart = hexes.distance(land.q[home], land.r[home], land.q[symbol], land.r[symbol])
                if other != people and apart < SYMBOL_FROM_OTHER_HOMES:
                    faults.append(broken("space", rows[symbol].id, "kind", f"it touches {show(rows[home].id)}", "PAN-RUL-49"))
    return faults


def beside(land: Land, space: int) -> list[int]:
    """The neighbours that a space has."""
    around = [int(land.neighbours[space * hexes.SIDES + side]) for side in range(hexes.SIDES)]
    return [other for other in around if other >= 0]


# ---------------------------------------------------------------- Cards, tiles and numbers


def check_cards(found: Content) -> list[Finding]:
    """One kind of movement cards, the four offerings, then money of rising value; special money is money.  PAN-SETUP-11, PAN-SETUP-13"""
    rows = found.rows("card")
    faults: list[Finding] = []
    if [row.id for row in rows][:5] != ["movement", *OFFERINGS]:
        faults.append(broken("card", "", "id", f"the first rows must be movement, {', '.join(OFFERINGS)}, in this order"))
    for place, row in enumerate(rows):
        kind = "movement" if place == 0 else "offering" if place <= len(OFFERINGS) else "money"
        if row.text("kind") != kind:
            faults.append(broken("card", row.id, "kind", f"it must be {kind} here"))
        elif row.has("value") == (kind == "offering"):
            faults.append(broken("card", row.id, "value", "an offering has none" if kind == "offering" else "it is missing"))
        elif row.flag("special") and kind != "money":
            faults.append(broken("card", row.id, "special", "only money is special", "PAN-SETUP-11"))
    money = [row.number("value") for row in rows[1 + len(OFFERINGS) :]]
    if money != sorted(set(money)):
        faults.append(broken("card", "", "value", "money must rise in value from row to row", "PAN-SETUP-11"))
    return faults


def check_rows(found: Content) -> list[Finding]:
    """Costs have no gaps and fall from the top, rates and prices rise, tiles give what their effect needs.  PAN-CULT-02, PAN-SCORE-04, PAN-BUY-04"""
    faults: list[Finding] = []
    for row in found.rows("deity"):
        cost = [row.number(name) for name in COSTS]
        if cost != sorted(cost, reverse=True):
            faults.append(broken("deity", row.id, "first", "the numbers of a cost must not rise from the top", "PAN-CULT-02"))
        if row.text("effect") == "more_actions" and row.number("amount") != 1:
            faults.append(broken("deity", row.id, "amount", "a deity is given up for one action", "PAN-GOD-95"))
    rates = [row.number("columns") for row in found.rows("rate")]
    if rates != sorted(set(rates)) or rates[0] != 1:
        faults.append(broken("rate", "", "columns", "the rates begin with 1 column and rise", "PAN-SCORE-04"))
    prices = [found.number(f"rank_{rank}_price") for rank in range(1, RANKS + 1)]
    if prices != sorted(set(prices)):
        faults.append(broken(content.NUMBERS, f"rank_{RANKS}_price", "", "a higher rank must cost more", "PAN-BUY-05"))
    for row in found.rows("people"):
        if row.has("amount") == (row.text("ability") in ("swap_pieces", "turn_money")):
            faults.append(broken("people", row.id, "amount", "it is missing" if not row.has("amount") else "the ability needs none"))
    for row in found.rows("tile"):
        faults += check_tile(row)
    return faults


def check_tile(row: Row) -> list[Finding]:
    effect = row.text("effect")
    if (effect in ("upgrade", "draw_cards", "steps")) != row.has("amount"):
        return [broken("tile", row.id, "amount", f"it does not go with the effect {effect}")]
    if effect.startswith("reserve") != (row.number("feet") + row.number("columns") > 0):
        return [broken("tile", row.id, "feet", f"pieces do not go with the effect {effect}", "PAN-TILE-02")]
    if effect == "reserve_choice" and not (row.number("feet") and row.number("columns")):
        return [broken("tile", row.id, "feet", "there must be feet and columns to choose from", "PAN-TILE-02")]
    if row.text("kind") == "bonus" and (effect == "row_demigod" or row.number("copies") != 1):
        return [broken("tile", row.id, "effect", "a bonus tile exists once and takes demigods from the stack", "PAN-TILE-05")]
    if row.text("kind") == "booty" and effect in ("stack_demigod", "column"):
        return [broken("tile", row.id, "effect", f"only a bonus tile has the effect {effect}", "PAN-TILE-12")]
    return []


def check_supply(found: Content) -> list[Finding]:
    """There is enough of everything that is dealt, laid and revealed.  PAN-SETUP-16, PAN-SETUP-18, PAN-EPOCH-06, PAN-EPOCH-08, PAN-RUL-33"""
    epochs = len(found.rows("epoch"))
    faults = enough("people", "", epochs, "peoples", len(found.rows("people")), "PAN-EPOCH-06")
    tiles = found.rows("tile")
    faults += enough("tile", "copies", MOST_SEATS, "bonus tiles", counted(tiles, "bonus"), "PAN-SETUP-18")
    faults += enough("tile", "copies", epochs * (MOST_SEATS + 1), "booty tiles", counted(tiles, "booty"), "PAN-EPOCH-08")
    deities = sum([row.number("copies") for row in found.rows("deity")])
    faults += enough("deity", "copies", MOST_SEATS + found.number("more_deities"), "deities", deities, "PAN-EPOCH-07")
    cards = sum([row.number("copies") for row in found.rows("card") if not row.flag("special")])
    dealt = found.number("display") + MOST_SEATS * found.number("hand_start")
    faults += enough("card", "copies", dealt + 1, "cards", cards, "PAN-SETUP-17")
    for piece in ("feet", "columns"):
        starts = [found.number(f"start_{piece}")] + [found.number(f"start_{piece}_{seats}") for seats in range(2, MOST_SEATS + 1)]
        # One column more for the bonus tile that places one.
        faults += enough(content.NUMBERS, "", max(starts) + 1, piece, found.number(piece), "PAN-SETUP-16")
    return faults


def enough(table: str, column: str, needed: int, what: str, there: int, rule: str) -> list[Finding]:
    reason = f"{needed} {what} are needed, but there are {there}"
    return [broken(table, "", column, reason, rule)] if needed > there else []


def counted(rows: list[Row], kind: str) -> int:
    return sum([row.number("copies") for row in rows if row.text("kind") == kind])


# ---------------------------------------------------------------- What is printed, and what is meant


def totals(found: Content) -> dict[str, int]:
    """The printed component list under the names of the file's totals."""
    spaces = found.rows("space")
    cards = found.rows("card")
    printed = [row for row in cards if not row.flag("special")]
    summed = {
        "spaces": len(spaces),
        "column_spaces": len([row for row in spaces if row.text("kind") == "column"]),
        "peoples": len(found.rows("people")),
        "action_cards": sum([row.number("copies") for row in printed]),
        "special_money_cards": sum([row.number("copies") for row in cards if row.flag("special")]),
        "epochs": len(found.rows("epoch")),
    }
    for kind in ("movement", "offering", "money"):
        summed[f"{kind}_cards"] = counted(printed, kind)
    for table, name in (("deity", "deities"), ("demigod", "demigods")):
        summed[name] = sum([row.number("copies") for row in found.rows(table)])
    for kind in TILE_KINDS:
        summed[f"{kind}_tiles"] = counted(found.rows("tile"), kind)
    return summed


def check_meaning(found: Content) -> list[Finding]:
    """What is not as printed, and deities that are there under another name."""
    faults = found.differences(totals(found))
    seen: dict[str, str] = {}
    for row in found.rows("deity"):
        alike = str({name: value for name, value in row.values().items() if name not in ("id", "rule", "name", "icon", "copies")})
        if alike in seen:
            faults.append(odd("deity", row.id, "effect", f"it is the same deity as {show(seen[alike])}"))
        seen[alike] = row.id
    return faults


SCHEMA: Final = Schema(TABLES, NUMBERS, check)
FOLDER: Final = Path(__file__).parent
DEFAULT_PATH: Final = FOLDER / "content.toml"
# The digest of what is published: a file that was edited in place has another, and the records of its games say so.
PUBLISHED: Final = "918dbe25df54"
CONTENT: Final = reading.load(DEFAULT_PATH, SCHEMA)

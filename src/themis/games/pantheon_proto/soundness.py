"""What must fit together in a content beyond single cells, and the published content itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from themis.books import content, reading
from themis.books.content import Content, Row, Schema, show
from themis.books.findings import Finding, broken, odd
from themis.games.pantheon_proto import vocabulary
from themis.games.pantheon_proto.content import CELLS, FEWEST_SEATS, MOST_SEATS, PEOPLES, RESOURCES, SLOTS, TOKENS_EACH
from themis.games.pantheon_proto.schema import NUMBERS, PEOPLE_ORDER, TABLES
from themis.games.pantheon_proto.vocabulary import BUILT, EPILOGUE, GIFT, POWER, TOOL, wrong_effects


def check(found: Content) -> list[Finding]:
    """Each row by itself, then one thing after the other; then what is not as printed, and what is hardly meant."""
    by_row: dict[str, Callable[[Row], list[Finding]]] = {
        "people": check_people,
        "monument": check_monument,
        "power": check_power,
        "tool": check_tool,
        "quest": check_quest,
    }
    return found.gathered(by_row, [check_setup, check_cells, check_peoples, check_disciples, check_supply, check_meaning])


# ---------------------------------------------------------------- Rows


def check_effects(table: str, row: Row, column: str, bearer: str) -> list[Finding]:
    reason = wrong_effects(row, column, bearer)
    return [broken(table, row.id, column, reason)] if reason else []


def check_people(row: Row) -> list[Finding]:
    return check_effects("people", row, "gift", GIFT)


def check_power(row: Row) -> list[Finding]:
    return check_effects("power", row, "effects", POWER)


def check_tool(row: Row) -> list[Finding]:
    return check_effects("tool", row, "effects", TOOL)


def check_quest(row: Row) -> list[Finding]:
    return check_effects("quest", row, "light", EPILOGUE) + check_effects("quest", row, "dark", EPILOGUE)


def check_monument(row: Row) -> list[Finding]:
    """What it counts goes with what each of them is worth.  PRO-FIN-03"""
    faults = check_effects("monument", row, "gift", BUILT)
    if (row.number("per") > 0) != row.has("of"):
        reason = "it is missing" if not row.has("of") else "nothing is counted for 0 points"
        faults.append(broken("monument", row.id, "of", reason, "PRO-FIN-03"))
    return faults


# ---------------------------------------------------------------- The table


def check_setup(found: Content) -> list[Finding]:
    """A row for each number of players, and peoples enough to give every quest two different ones.  PRO-SETUP-02, PRO-SETUP-04, PRO-SETUP-37"""
    faults: list[Finding] = []
    for place, row in enumerate(found.rows("setup")):
        if row.number("players") != FEWEST_SEATS + place:
            faults.append(broken("setup", row.id, "players", f"it must be {FEWEST_SEATS + place} here", "PRO-SETUP-01"))
        if row.number("peoples") <= row.number("slots"):
            reason = f"{row.number('slots')} quests need more than {row.number('peoples')} peoples"
            faults.append(broken("setup", row.id, "peoples", reason, "PRO-SETUP-37"))
        if row.number("peoples") < row.number("players"):
            reason = f"{row.number('players')} players need an objective each, but there are {row.number('peoples')} peoples"
            faults.append(broken("setup", row.id, "peoples", reason, "PRO-SETUP-26"))
        if row.number("second") > row.number("first"):
            faults.append(broken("setup", row.id, "second", "the second cannot get more than the first", "PRO-SETUP-09"))
    return faults


def check_cells(found: Content) -> list[Finding]:
    """The twelve cells in their order, each with what it is for and a place of its own.  PRO-PLAN-04, PRO-NORM-01"""
    rows = found.rows("cell")
    if [row.id for row in rows] != CELLS:
        return [broken("cell", "", "id", f"the rows must be {', '.join(CELLS)}, in this order", "PRO-NORM-01")]
    faults: list[Finding] = []
    places: list[str] = []
    for row in rows:
        slot, _, side = row.id.rpartition("-")
        kind = side if slot else row.id if row.id == "initiative" else "resource"
        if row.text("kind") != kind:
            faults.append(broken("cell", row.id, "kind", f"it must be {kind} here", "PRO-PLAN-04"))
        if row.number("slot") != (SLOTS.index(slot) + 1 if slot else 0):
            faults.append(broken("cell", row.id, "slot", "it belongs to another quest, or to none", "PRO-PLAN-04"))
        place = f"{row.number('column')} {row.number('row')}"
        if place in places:
            faults.append(broken("cell", row.id, "column", "another cell is drawn there"))
        places.append(place)
    return faults


def check_peoples(found: Content) -> list[Finding]:
    """The six peoples in their order; those that stay away from a first game are as many as must.  PRO-SETUP-06"""
    rows = found.rows("people")
    if [row.id for row in rows] != PEOPLES:
        return [broken("people", "", "id", f"the rows must be {PEOPLE_ORDER}, in this order")]
    left_out = len([row for row in rows if row.flag("left_out")])
    needed = {len(rows) - row.number("peoples") for row in found.rows("setup")} - {0, left_out}
    reasons = [f"{left_out} stay away from a first game, but {number} must" for number in sorted(needed)]
    return [broken("people", "", "left_out", reason, "PRO-SETUP-06") for reason in reasons]


def check_disciples(found: Content) -> list[Finding]:
    """All disciples find room on the cells in play, and nobody starts with more than they may have.  PRO-PLAN-03, PRO-PLAN-05, PRO-REC-04"""
    most = found.number("most_disciples")
    faults: list[Finding] = []
    if found.number("start_disciples") > most:
        faults.append(broken(content.NUMBERS, "start_disciples", "", f"it is more than the {most} that anybody may have", "PRO-REC-04"))
    for row in found.rows("power"):
        for effect in vocabulary.effects_of(row, "effects"):
            if effect.verb == vocabulary.DISCIPLES and effect.number > most:
                faults.append(broken("power", row.id, "effects", f"{effect.number} disciples are more than {most}", "PRO-REC-04"))
    for row in found.rows("setup"):
        room = (len(RESOURCES) + 1 + 2 * row.number("slots")) * found.number("cell_most")
        if room < most:
            faults.append(
                broken("setup", row.id, "slots", f"there is room for {room} disciples, but {most} may have to be placed", "PRO-PLAN-03")
            )
    return faults


def check_supply(found: Content) -> list[Finding]:
    """There is enough of everything that is dealt and laid out.  PRO-SETUP-18, PRO-SETUP-21, PRO-SETUP-30, PRO-SETUP-31"""
    faults: list[Finding] = []
    for table in (POWER, TOOL):
        faults += enough(table, MOST_SEATS + 1, f"{table}s", len(found.rows(table)), "PRO-SETUP-18")
    faults += enough("quest", found.number("quest_pile"), "quests", len(found.rows("quest")), "PRO-SETUP-31")
    for row in found.rows("setup"):
        faults += enough("quest", row.number("slots"), "quests in the pile", found.number("quest_pile"), "PRO-SETUP-32")
        fewest = fewest_monuments(found, row.number("peoples"))
        faults += enough(
            "monument", found.number("display"), f"monuments of {row.number('peoples')} peoples and white", fewest, "PRO-SETUP-30"
        )
    return faults


def fewest_monuments(found: Content, peoples: int) -> int:
    """How many are in play at least, whatever peoples are left out."""
    colours = [row.text("colour") for row in found.rows("monument") if not row.flag("more")]
    by_people = sorted([colours.count(people) for people in PEOPLES])
    return colours.count("white") + sum(by_people[:peoples])


def enough(table: str, needed: int, what: str, there: int, rule: str) -> list[Finding]:
    reason = f"{needed} {what} are needed, but there are {there}"
    return [broken(table, "", "", reason, rule)] if needed > there else []


# ---------------------------------------------------------------- What is printed, and what is meant


def totals(found: Content) -> dict[str, int]:
    """The printed component list under the names of the file's totals."""
    monuments = [row for row in found.rows("monument") if not row.flag("more")]
    return {
        "gods": len(found.rows("god")),
        "peoples": len(found.rows("people")),
        "cells": len(found.rows("cell")),
        "tokens": TOKENS_EACH * len(found.rows("people")),
        "monuments": len(monuments),
        "more_monuments": len(found.rows("monument")) - len(monuments),
        "white_monuments": len([row for row in monuments if row.text("colour") == "white"]),
        "monument_cost": sum([row.number(name) for row in monuments for name in RESOURCES]),
        "powers": len(found.rows("power")),
        "tools": len(found.rows("tool")),
        "quests": len(found.rows("quest")),
    }


def check_meaning(found: Content) -> list[Finding]:
    """What is not as printed, and cards that are there under another name or do nothing."""
    faults = found.differences(totals(found))
    for table in (POWER, TOOL, "quest"):
        seen: dict[str, str] = {}
        for row in found.rows(table):
            alike = str({name: value for name, value in row.values().items() if name not in ("id", "name", "icon")})
            if alike in seen:
                faults.append(odd(table, row.id, "", f"it is the same card as {show(seen[alike])}"))
            seen[alike] = row.id
    for table in (POWER, TOOL):
        for row in found.rows(table):
            if not row.texts("effects"):
                faults.append(odd(table, row.id, "effects", "it does nothing"))
    return faults


SCHEMA: Final = Schema(TABLES, NUMBERS, check)
FOLDER: Final = Path(__file__).parent
DEFAULT_PATH: Final = FOLDER / "content.toml"
# The digest of what is published: a file that was edited in place has another, and the records of its games say so.
PUBLISHED: Final = "494ba62b096e"
CONTENT: Final = reading.load(DEFAULT_PATH, SCHEMA)

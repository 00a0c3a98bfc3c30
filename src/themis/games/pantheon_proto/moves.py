"""Everything a player can decide and everything the log can say, declared once."""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content
from themis.core.choice import Catalogue, Domain, numbers, series, verb
from themis.core.event import EventKind
from themis.games.pantheon_proto.content import CELL_COUNT, CELLS, RECRUITS_AT_ONCE, RESOURCES

# What chance is asked for.
STREAMS: Final = ["first-player", "peoples", "powers", "tools", "objectives", "monuments", "quests", "tokens"]
FIRST_STREAM: Final = 0
PEOPLES_STREAM: Final = 1
POWERS_STREAM: Final = 2
TOOLS_STREAM: Final = 3
OBJECTIVES_STREAM: Final = 4
MONUMENTS_STREAM: Final = 5
QUESTS_STREAM: Final = 6
TOKENS_STREAM: Final = 7

# ---------------------------------------------------------------- Events

# Set-up.
STARTED: Final = EventKind("started", ["seat"], "PRO-SETUP-11")
PEOPLE_LEFT_OUT: Final = EventKind("people-left-out", ["people"], "PRO-SETUP-05")
GOD_TAKEN: Final = EventKind("god-taken", ["seat", "god"], "PRO-SETUP-13")
POWER_REVEALED: Final = EventKind("power-revealed", ["power"], "PRO-SETUP-18")
POWER_TAKEN: Final = EventKind("power-taken", ["seat", "power"], "PRO-SETUP-19")
POWER_DEALT: Final = POWER_TAKEN.by("PRO-SETUP-42")
POWER_LEFT: Final = EventKind("power-left", ["power"], "PRO-SETUP-20")
TOOL_TAKEN: Final = EventKind("tool-taken", ["seat", "tool"], "PRO-SETUP-22")
TOOL_DEALT: Final = TOOL_TAKEN.by("PRO-SETUP-42")
TOOL_TAKEN_HIDDEN: Final = EventKind("tool-taken-hidden", ["seat"], "PRO-SETUP-22")
TOOL_DEALT_HIDDEN: Final = TOOL_TAKEN_HIDDEN.by("PRO-SETUP-42")
TOOL_LEFT: Final = EventKind("tool-left", ["tool"], "PRO-SETUP-24")
OBJECTIVES_DEALT: Final = EventKind("objectives-dealt", ["seat", "people", "other-people"], "PRO-SETUP-26")
OBJECTIVES_OPEN: Final = OBJECTIVES_DEALT.by("PRO-SETUP-43")
OBJECTIVES_HIDDEN: Final = EventKind("objectives-dealt-hidden", ["seat"], "PRO-SETUP-26")
MONUMENT_AT_SETUP: Final = EventKind("monument-shown", ["monument"], "PRO-SETUP-30")
MONUMENT_SHOWN: Final = MONUMENT_AT_SETUP.by("PRO-BUY-06")
QUEST_AT_SETUP: Final = EventKind("quest-laid", ["slot", "quest", "people", "other-people"], "PRO-SETUP-35")
QUEST_LAID: Final = QUEST_AT_SETUP.by("PRO-EPI-13")

# What cards give and take.
POWER_AT_START: Final = EventKind("power-gave", ["seat", "power", "thing", "number"], "PRO-SYM-02")
POWER_IN_PLANNING: Final = POWER_AT_START.by("PRO-SYM-03")
POWER_IN_RESOLUTION: Final = POWER_AT_START.by("PRO-SYM-04")
POWER_IN_PURCHASE: Final = POWER_AT_START.by("PRO-SYM-05")
POWER_BY_QUEST: Final = POWER_AT_START.by("PRO-GIFT-08")
TOOL_IN_PLANNING: Final = EventKind("tool-gave", ["seat", "tool", "thing", "number"], "PRO-SYM-03")
TOOL_IN_RESOLUTION: Final = TOOL_IN_PLANNING.by("PRO-SYM-04")
TOOL_IN_PURCHASE: Final = TOOL_IN_PLANNING.by("PRO-SYM-05")
TOOL_BY_QUEST: Final = TOOL_IN_PLANNING.by("PRO-GIFT-08")
START_DISCIPLES: Final = EventKind("start-disciples", ["seat", "power", "number"], "PRO-SYM-02")
MONUMENT_GAVE: Final = EventKind("monument-gave", ["seat", "monument", "thing", "number"], "PRO-BUY-11")
EPILOGUE_GAVE: Final = EventKind("epilogue-gave", ["seat", "quest", "thing", "number"], "PRO-EPI-04")
EPILOGUE_GAVE_OPPOSITE: Final = EPILOGUE_GAVE.by("PRO-EPI-05")
EPILOGUE_GAVE_FIRST: Final = EPILOGUE_GAVE.by("PRO-EPI-06")
EPILOGUE_TOOK: Final = EventKind("epilogue-took", ["seat", "quest", "thing", "number"], "PRO-EPI-04")
EPILOGUE_TOOK_OPPOSITE: Final = EPILOGUE_TOOK.by("PRO-EPI-05")
EPILOGUE_TOOK_FIRST: Final = EPILOGUE_TOOK.by("PRO-EPI-06")
LOSS_IGNORED: Final = EventKind("loss-ignored", ["seat", "thing", "number"], "PRO-SYM-11")
DISCIPLES_REFUSED: Final = EventKind("disciples-refused", ["seat", "number"], "PRO-REC-06")
DISCIPLES_REFUSED_NOW: Final = DISCIPLES_REFUSED.by("PRO-SYM-06")
DISCIPLES_FULL: Final = EventKind("disciples-full", ["seat", "number"], "PRO-RES-15")
REBATE: Final = EventKind("rebate", ["seat", "resource", "number"], "PRO-EPI-02")
NEUTRAL_ADDED: Final = EventKind("neutral-added", ["side", "number"], "PRO-EPI-10")

# A turn: planning.
TURN_BEGAN: Final = EventKind("turn-began", ["number"], "PRO-TURN-01")
PLAN_CUT: Final = EventKind("plan-cut", ["seat", "cell", "number"], "PRO-NORM-02")
PLAN_UNUSED: Final = EventKind("plan-unused", ["seat", "cell", "number"], "PRO-NORM-03")
PLAN_FILLED: Final = EventKind("plan-filled", ["seat", "cell", "number"], "PRO-NORM-04")
PLAN_FILLED_ALONE: Final = PLAN_FILLED.by("PRO-NORM-07")
PLAN_REMOVED: Final = EventKind("plan-removed", ["seat", "cell", "number"], "PRO-NORM-05")
PLAN_REVEALED: Final = EventKind("plan-revealed", ["seat", *CELLS], "PRO-INFO-06")

# Resolution.
BONUS_ADDED: Final = EventKind("bonus-added", ["seat", "cell"], "PRO-RES-12")
BONUS_PASSED: Final = EventKind("bonus-passed", ["seat", "column"], "PRO-RES-12")
BONUS_USED: Final = EventKind("bonus-used", ["seat", "cell", "number"], "PRO-RES-08")
BONUS_WAIVED: Final = EventKind("bonus-waived", ["seat", "cell", "number"], "PRO-RES-08")
HARVESTED: Final = EventKind("harvested", ["seat", *RESOURCES], "PRO-HARV-01")
INITIATIVE_SET: Final = EventKind("initiative-set", ["place", "seat", "number"], "PRO-INI-01")
QUEST_COUNTED: Final = EventKind("quest-counted", ["slot", "light", "dark", "neutral-light", "neutral-dark"], "PRO-QST-02")
QUEST_WON: Final = EventKind("quest-won", ["slot", "side"], "PRO-QST-03")
QUEST_BALANCED: Final = EventKind("quest-balanced", ["slot", "side"], "PRO-QST-05")
QUEST_DECIDED: Final = EventKind("quest-decided", ["slot", "side", "seat"], "PRO-QST-06")
QUEST_UNRESOLVED: Final = EventKind("quest-unresolved", ["slot"], "PRO-QST-04")
QUEST_DESERTED: Final = QUEST_UNRESOLVED.by("PRO-QST-10")
MARK_SET: Final = EventKind("mark-set", ["slot", "side", "number"], "PRO-QST-08")
PEOPLE_ROSE: Final = EventKind("people-rose", ["people", "position"], "PRO-SCALE-01")
PEOPLE_FELL: Final = EventKind("people-fell", ["people", "position"], "PRO-SCALE-02")
PEOPLE_STAYED: Final = EventKind("people-stayed", ["people", "position"], "PRO-SCALE-04")
RANKED: Final = EventKind("ranked", ["seat", "slot", "place", "number"], "PRO-SCORE-02")
RANKED_FIRST_ONLY: Final = RANKED.by("PRO-SCORE-03")
EPILOGUE: Final = EventKind("epilogue", ["slot", "quest", "side"], "PRO-EPI-01")
QUEST_FINISHED: Final = EventKind("quest-finished", ["slot", "quest", "people", "other-people"], "PRO-EPI-09")
BAG_REFILLED: Final = EventKind("bag-refilled", ["number"], "PRO-EPI-15")
BAG_REFILLED_FOR_OTHER: Final = BAG_REFILLED.by("PRO-EPI-16")
SLOT_EMPTY: Final = EventKind("slot-empty", ["slot"], "PRO-EPI-17")

# Purchase.
BUILT: Final = EventKind("built", ["seat", "monument"], "PRO-BUY-05")
CRAFTED: Final = EventKind("crafted", ["seat", "tool"], "PRO-TOOL-03")
RECRUITED: Final = EventKind("recruited", ["seat", "number"], "PRO-REC-02")
PAID_FOR_MONUMENT: Final = EventKind("paid", ["seat", *RESOURCES], "PRO-BUY-04")
PAID_FOR_TOOL: Final = PAID_FOR_MONUMENT.by("PRO-TOOL-01")
PAID_FOR_RECRUITS: Final = PAID_FOR_MONUMENT.by("PRO-REC-02")
PLACE_EMPTY: Final = EventKind("place-empty", ["number"], "PRO-BUY-07")

# The end. Why it comes, in the order of ENDINGS.
END_TRIGGERED: Final = [EventKind("end-triggered", ["ending"], f"PRO-END-{number}") for number in ("01", "02", "03", "07")]
OBJECTIVES_REVEALED: Final = EventKind("objectives-revealed", ["seat", "people", "other-people"], "PRO-FIN-04")
RESOURCES_SCORED: Final = EventKind("resources-scored", ["seat", "number"], "PRO-FIN-02")
MONUMENT_SCORED: Final = EventKind("monument-scored", ["seat", "monument", "number"], "PRO-FIN-03")
TOOL_SCORED: Final = EventKind("tool-scored", ["seat", "tool", "number"], "PRO-FIN-01")
OBJECTIVE_SCORED: Final = EventKind("objective-scored", ["seat", "people", "number"], "PRO-FIN-07")
SAME_PEOPLE_SCORED: Final = OBJECTIVE_SCORED.by("PRO-FIN-08")
BOTH_SCORED: Final = OBJECTIVE_SCORED.by("PRO-FIN-09")
FINISHED: Final = EventKind("finished", ["seat", "number"], "PRO-FIN-11")

# By when a line of a power or tool is carried out, in the order of the vocabulary: start, planning, resolution, purchase.
POWER_GAVE: Final = [POWER_AT_START, POWER_IN_PLANNING, POWER_IN_RESOLUTION, POWER_IN_PURCHASE]
TOOL_GAVE: Final = [TOOL_IN_PLANNING, TOOL_IN_PLANNING, TOOL_IN_RESOLUTION, TOOL_IN_PURCHASE]


@final
class Telling:
    """How the lines of a card are told, by whom they are for: winners, opposite side, first."""

    __slots__ = ("gave", "took")

    def __init__(self, gave: list[EventKind], took: list[EventKind]) -> None:
        self.gave: Final = gave
        self.took: Final = took


BY_EPILOGUE: Final = Telling(
    [EPILOGUE_GAVE, EPILOGUE_GAVE_OPPOSITE, EPILOGUE_GAVE_FIRST], [EPILOGUE_TOOK, EPILOGUE_TOOK_OPPOSITE, EPILOGUE_TOOK_FIRST]
)

# What can be told whatever is printed; what the peoples give is told in `Moves`.
TOLD: Final = [
    STARTED, PEOPLE_LEFT_OUT, GOD_TAKEN, POWER_REVEALED, POWER_TAKEN, POWER_DEALT, POWER_LEFT, TOOL_TAKEN, TOOL_DEALT, TOOL_TAKEN_HIDDEN,
    TOOL_DEALT_HIDDEN, TOOL_LEFT, OBJECTIVES_DEALT, OBJECTIVES_OPEN, OBJECTIVES_HIDDEN, MONUMENT_AT_SETUP, MONUMENT_SHOWN,
    QUEST_AT_SETUP, QUEST_LAID, POWER_AT_START, POWER_IN_PLANNING, POWER_IN_RESOLUTION, POWER_IN_PURCHASE, POWER_BY_QUEST,
    TOOL_IN_PLANNING, TOOL_IN_RESOLUTION, TOOL_IN_PURCHASE, TOOL_BY_QUEST, START_DISCIPLES, MONUMENT_GAVE, EPILOGUE_GAVE,
    EPILOGUE_GAVE_OPPOSITE, EPILOGUE_GAVE_FIRST, EPILOGUE_TOOK, EPILOGUE_TOOK_OPPOSITE, EPILOGUE_TOOK_FIRST, LOSS_IGNORED,
    DISCIPLES_REFUSED, DISCIPLES_REFUSED_NOW, DISCIPLES_FULL, REBATE, NEUTRAL_ADDED, TURN_BEGAN, PLAN_CUT, PLAN_UNUSED, PLAN_FILLED,
    PLAN_FILLED_ALONE, PLAN_REMOVED, PLAN_REVEALED, BONUS_ADDED, BONUS_PASSED, BONUS_USED, BONUS_WAIVED, HARVESTED, INITIATIVE_SET,
    QUEST_COUNTED, QUEST_WON, QUEST_BALANCED, QUEST_DECIDED, QUEST_UNRESOLVED, QUEST_DESERTED, MARK_SET, PEOPLE_ROSE, PEOPLE_FELL,
    PEOPLE_STAYED, RANKED, RANKED_FIRST_ONLY, EPILOGUE, QUEST_FINISHED, BAG_REFILLED, BAG_REFILLED_FOR_OTHER, SLOT_EMPTY, BUILT,
    CRAFTED, RECRUITED, PAID_FOR_MONUMENT, PAID_FOR_TOOL, PAID_FOR_RECRUITS, PLACE_EMPTY, *END_TRIGGERED, OBJECTIVES_REVEALED,
    RESOURCES_SCORED, MONUMENT_SCORED, TOOL_SCORED, OBJECTIVE_SCORED, SAME_PEOPLE_SCORED, BOTH_SCORED, FINISHED,
]  # fmt: skip


# ---------------------------------------------------------------- Verbs


@final
class Moves:
    """The verbs over the cards of one content, with their choices, and what is told of the gifts of its peoples."""

    __slots__ = (
        "god", "power", "tool", "plan", "put", "add", "skip", "use", "waive", "build", "craft", "pay", "recruit", "done",
        "catalogue", "by_gift", "events",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        cell = Domain("cell", CELLS)
        tool = Domain("tool", [row.id for row in found.rows("tool")])
        due = most_due(found)

        # Set-up.
        self.god: Final = verb("god", "god", Domain("god", [row.id for row in found.rows("god")]))
        self.power: Final = verb("power", "power", Domain("power", [row.id for row in found.rows("power")]))
        self.tool: Final = verb("tool", "tool", tool)
        # Planning, at once or cell by cell.
        self.plan: Final = series("plan", "cell", CELL_COUNT, found.number("most_disciples"))
        self.put: Final = verb("put", "cell", cell, numbers("number", 0, found.number("cell_most")))
        # Resolution.
        self.add: Final = verb("add", "cell", cell)
        self.skip: Final = verb("pass", closes=True)
        self.use: Final = verb("use", "cell", cell)
        self.waive: Final = verb("waive", closes=True)
        # Purchase. What is not paid with wood and metal is paid with wheat.
        self.build: Final = verb("build", "display", Domain("monument", [row.id for row in found.rows("monument")]))
        self.craft: Final = verb("craft", "tool", tool)
        self.pay: Final = verb("pay", "pay", numbers("wood", 0, due), numbers("metal", 0, due))
        self.recruit: Final = verb("recruit", "recruit", numbers("number", 1, RECRUITS_AT_ONCE), numbers("wood", 0, RECRUITS_AT_ONCE))
        self.done: Final = verb("done", closes=True)
        self.catalogue: Final = Catalogue(
            [self.god, self.power, self.tool, self.plan, self.put, self.add, self.skip, self.use, self.waive]
            + [self.build, self.craft, self.pay, self.recruit, self.done]
        )
        # By people: its line on the resolution card gives, or takes.
        gifts = [EventKind("gift", ["seat", "people", "thing", "number"], row.rule()) for row in found.rows("people")]
        losses = [EventKind("gift-took", ["seat", "people", "thing", "number"], row.rule()) for row in found.rows("people")]
        self.by_gift: Final = [Telling([gift] * 3, [loss] * 3) for gift, loss in zip(gifts, losses)]
        self.events: Final = TOLD + gifts + losses


def most_due(found: Content) -> int:
    """The most resources that are paid at a time."""
    cards = [sum([row.number(name) for name in RESOURCES]) for table in ("monument", "tool") for row in found.rows(table)]
    return max([*cards, RECRUITS_AT_ONCE * (found.number("recruit_wheat") + found.number("recruit_other"))])

"""Everything a player of Delphi can decide and everything the log can say, declared once.

Where the printed words are mixed up, these are the right ones.  DEL-RUL-56
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.choice import Catalogue, Choice, Domain, verb
from themis.core.event import EventKind
from themis.core.native import i64, vec
from themis.games.delphi import content
from themis.games.delphi.schema import COLOURS, GAINS, TASKS
from themis.games.delphi.tiles import Tiles, ids

# Task tiles by what they show: the four of any colour first, then each task in each colour.
TASK_FACES: Final = TASKS + [f"{task}-{colour}" for task in TASKS for colour in COLOURS]
FIRST_COLOURED_FACE: Final = len(TASKS)


def face_of(task: i64, colour: i64) -> i64:
    """The number of a task tile in the list above; colour -1 for white."""
    return task if colour < 0 else FIRST_COLOURED_FACE + task * content.COLOUR_COUNT + colour


# What chance is asked for; the sea comes first, as in `generator.py`.
STREAMS: Final = [
    "sea", "first-player", "pieces", "islands", "tasks", "ships",
    "oracle-dice", "battle-die", "titan-die", "oracle-cards", "wounds", "equipment",
]  # fmt: skip
FIRST_STREAM: Final = 1
PIECES_STREAM: Final = 2
ISLANDS_STREAM: Final = 3
TASKS_STREAM: Final = 4
SHIPS_STREAM: Final = 5
DICE_STREAM: Final = 6
BATTLE_STREAM: Final = 7
TITAN_STREAM: Final = 8
CARDS_STREAM: Final = 9
WOUNDS_STREAM: Final = 10
EQUIPMENT_STREAM: Final = 11

# ---------------------------------------------------------------- Causes: what gives something, and how that is told

FAVOURS_TOLD: Final = EventKind("gained-favours", ["seat", "number"], "")
CARD_TOLD: Final = EventKind("drew", ["seat", "colour"], "")
SHIELD_TOLD: Final = EventKind("shield-rose", ["seat", "number"], "")
STEP_TOLD: Final = EventKind("god-rose", ["seat", "god", "number"], "")
HEALED_TOLD: Final = EventKind("healed", ["seat", "number", "colour"], "")
TOOK_TOLD: Final = EventKind("took", ["seat", "equipment"], "")
BOARDED_TOLD: Final = EventKind("boarded", ["seat", "passenger"], "")


@final
class Cause:
    """Something that gives favours, cards and so on: how much of each, and the lines of the log with its rule."""

    __slots__ = ("index", "rule", "gains", "favours", "card", "shield", "step", "healed", "took", "boarded")

    def __init__(self, index: i64, rule: str, gains: vec[i64]) -> None:
        self.index: Final = index
        self.rule: Final = rule
        self.gains: Final = gains
        self.favours: Final = FAVOURS_TOLD.by(rule)
        self.card: Final = CARD_TOLD.by(rule)
        self.shield: Final = SHIELD_TOLD.by(rule)
        self.step: Final = STEP_TOLD.by(rule)
        self.healed: Final = HEALED_TOLD.by(rule)
        self.took: Final = TOOK_TOLD.by(rule)
        self.boarded: Final = BOARDED_TOLD.by(rule)

    def told(self) -> list[EventKind]:
        """The lines that this cause can bring into the log, in the order of its gains."""
        kinds = [self.favours, self.took, self.boarded, self.card, self.healed, self.shield, self.step]
        return [kinds[gain] for gain in range(content.GAIN_KINDS) if self.gains[gain]]


def one_gain(gain: i64, number: i64) -> vec[i64]:
    gains = vec[i64]([0] * content.GAIN_KINDS)
    gains[gain] = number
    return gains


def gains_of(row: Row) -> vec[i64]:
    """What a row gives, in the order in which it is carried out."""
    return vec[i64]([row.number(name) for name in GAINS])


# ---------------------------------------------------------------- Events

# Field names: seat, colour, number, and the domains above. The rest is told by causes.
SEA_LAID: Final = EventKind("sea-laid", ["board", "number"], "DEL-SETB-03")
SEA_LAID_COMPACT: Final = SEA_LAID.by("DEL-SETB-06")
STARTED: Final = EventKind("started", ["seat"], "DEL-GEN-05")
TASK_SHOWN: Final = EventKind("task-shown", ["task"], "DEL-SETP-13")
TASK_REMOVED: Final = EventKind("task-removed", ["task"], "DEL-VAR-02")
SHIP_OFFERED: Final = EventKind("ship-offered", ["ship"], "DEL-SETP-04")
SHIP_DEALT: Final = EventKind("ship-received", ["seat", "ship"], "DEL-SETP-03")
SHIP_DEALT_AT_FIRST: Final = SHIP_DEALT.by("DEL-SETP-05")
SHIP_CHOSEN: Final = SHIP_DEALT.by("DEL-SETP-04")
START_FAVOURS_TOLD: Final = FAVOURS_TOLD.by("DEL-SETP-02")
ROLLED_AT_SETUP: Final = EventKind("rolled", ["seat", "colour"], "DEL-SETP-07")
ROLLED: Final = ROLLED_AT_SETUP.by("DEL-ROLL-01")
FIRST_GOD_ROSE: Final = STEP_TOLD.by("DEL-SETP-10")
GODS_AT_ENTRY: Final = STEP_TOLD.by("DEL-SHIP-02")
TASK_RETURNED: Final = EventKind("task-returned", ["seat", "task"], "DEL-SHIP-05")
BOUNTY: Final = EventKind("bounty", ["seat", "number"], "DEL-SHIP-04")

# The turn.
ROUND_BEGAN: Final = EventKind("round-began", ["number"], "DEL-TURN-01")
TURN_BEGAN: Final = EventKind("turn-began", ["seat"], "DEL-TURN-02")
RECOVERING: Final = EventKind("recovering", ["seat"], "DEL-CHK-01")
WOUND_DISCARDED: Final = EventKind("wound-discarded", ["seat", "colour"], "DEL-CHK-02")
DIE_USED: Final = EventKind("die-used", ["seat", "colour"], "DEL-TURN-04")
CARD_USED: Final = EventKind("card-used", ["seat", "colour"], "DEL-TURN-05")
CARD_DISCARDED: Final = EventKind("card-discarded", ["seat", "colour"], "DEL-TURN-06")
ACTION_BOUGHT: Final = EventKind("equipment-used", ["seat", "equipment"], "DEL-EQ-14")
RITE_HELD: Final = ACTION_BOUGHT.by("DEL-EQ-12")
GOD_TRADED: Final = EventKind("god-traded", ["seat", "god"], "DEL-GOD-08")
GOD_FELL: Final = EventKind("god-fell", ["seat", "god", "number"], "DEL-GOD-07")
GOD_FELL_TO_ENTRY: Final = GOD_FELL.by("DEL-SHIP-02")
PAID_COLOUR: Final = EventKind("paid", ["seat", "number"], "DEL-COL-02")
PAID_RANGE: Final = PAID_COLOUR.by("DEL-MOVE-05")
PAID_ROUND: Final = PAID_COLOUR.by("DEL-FGT-07")
PAID_ACTION: Final = PAID_COLOUR.by("DEL-EQ-14")
RESHUFFLED_CARDS: Final = EventKind("reshuffled", ["number"], "DEL-DECK-01")
RESHUFFLED_WOUNDS: Final = EventKind("reshuffled-wounds", ["number"], "DEL-DECK-01")

# Actions.
MOVED: Final = EventKind("moved", ["seat", "berth", "number"], "DEL-MOVE-01")
MOVED_BY_POSEIDON: Final = EventKind("moved-by-god", ["seat", "berth"], "DEL-GOD-10")
ARRIVED: Final = EventKind("arrived", ["seat"], "DEL-END-01")
END_TRIGGERED: Final = EventKind("end-triggered", ["seat"], "DEL-END-02")
FIGHT_BEGAN: Final = EventKind("fight-began", ["seat", "colour", "lair"], "DEL-FGT-01")
BATTLE_ROLLED: Final = EventKind("battle-rolled", ["seat", "number", "strength"], "DEL-FGT-04")
BATTLE_LOST: Final = BATTLE_ROLLED.by("DEL-FGT-05")
GAVE_UP: Final = EventKind("gave-up", ["seat", "colour"], "DEL-FGT-08")
# Nobody was asked: there was nothing to pay another round with.
FIGHT_ENDED: Final = EventKind("fight-ended", ["seat", "colour"], "DEL-FGT-08")
DEFEATED: Final = EventKind("defeated", ["seat", "colour", "lair"], "DEL-FGT-11")
DEFEATED_BY_ARES: Final = DEFEATED.by("DEL-GOD-13")
LOOKED: Final = EventKind("looked", ["seat", "island", "tile"], "DEL-ACA-04")
LOOKED_AS_SCOUT: Final = LOOKED.by("DEL-EQ-19")
LOOKED_HIDDEN: Final = EventKind("looked-hidden", ["seat", "island"], "DEL-INF-03")
EXPLORED: Final = EventKind("explored", ["seat", "island", "tile"], "DEL-EXP-02")
EXPLORED_BY_ARTEMIS: Final = EXPLORED.by("DEL-GOD-12")
EXPLORED_BY_SCOUT: Final = EXPLORED.by("DEL-EQ-19")
FOUND_FOR: Final = EventKind("found-for", ["seat", "island"], "DEL-EXP-10")
SHRINE_FOUND: Final = EventKind("shrine-built", ["seat", "island"], "DEL-EXP-03")
SHRINE_BUILT: Final = SHRINE_FOUND.by("DEL-BLD-03")
OFFERING_LOADED: Final = EventKind("offering-loaded", ["seat", "colour", "offering-island"], "DEL-OFF-01")
OFFERING_GIVEN: Final = OFFERING_LOADED.by("DEL-EQ-17")
OFFERED: Final = EventKind("offered", ["seat", "colour", "temple"], "DEL-OFF-04")
STATUE_LOADED: Final = EventKind("statue-loaded", ["seat", "colour", "city"], "DEL-STA-01")
STATUE_GIVEN: Final = STATUE_LOADED.by("DEL-EQ-16")
STATUE_LOADED_BY_HERMES: Final = STATUE_LOADED.by("DEL-GOD-16")
STATUE_RAISED: Final = EventKind("statue-raised", ["seat", "colour", "statue-island"], "DEL-STA-04")
HEALED: Final = HEALED_TOLD.by("DEL-HEAL-01")
HEALED_BY_APHRODITE: Final = HEALED_TOLD.by("DEL-GOD-15")
HEALED_BY_HERO: Final = HEALED_TOLD.by("DEL-PAS-04")
TASK_DONE: Final = EventKind("task-done", ["seat", "task", "number"], "DEL-TASK-01")
ASCENDED: Final = STEP_TOLD.by("DEL-EQ-18")
DISPLAYED: Final = EventKind("displayed", ["equipment"], "DEL-EQ-02")
DISPLAYED_AT_SETUP: Final = DISPLAYED.by("DEL-SETS-04")
IN_VAIN: Final = EventKind("in-vain", ["seat", "equipment"], "DEL-RUL-34")
SCOUT_IN_VAIN: Final = IN_VAIN.by("DEL-EQ-20")

# Wounds and the Titan.
WOUNDED_AT_SETUP: Final = EventKind("wounded", ["seat", "colour"], "DEL-SETP-09")
WOUNDED_IN_FIGHT: Final = WOUNDED_AT_SETUP.by("DEL-FGT-06")
WOUNDED_BY_TITAN: Final = WOUNDED_AT_SETUP.by("DEL-TTN-03")
CRUSHED_BY_TITAN: Final = WOUNDED_AT_SETUP.by("DEL-TTN-02")
# Somebody else's roll moved no god, though it could have.
STEP_DECLINED: Final = EventKind("step-declined", ["seat"], "DEL-ROLL-02")
TITAN_ROLLED: Final = EventKind("titan-rolled", ["number"], "DEL-TTN-01")
TITAN_ROLLED_ALONE: Final = TITAN_ROLLED.by("DEL-TTN-04")

# The end.
ROUNDS_OVER: Final = EventKind("rounds-over", ["number"], "DEL-RUL-61")
WON: Final = EventKind("won", ["seat"], "DEL-END-04")
WON_BY_CARDS: Final = WON.by("DEL-END-05")
WON_BY_FAVOURS: Final = WON.by("DEL-END-06")
WON_TOGETHER: Final = WON.by("DEL-END-07")
WON_UNRETURNED: Final = WON.by("DEL-RUL-49")

# What can be told whatever is printed; what follows from cards and tiles is in `Moves`.
TOLD: Final = [
    SEA_LAID, SEA_LAID_COMPACT, STARTED, TASK_SHOWN, TASK_REMOVED, SHIP_OFFERED, SHIP_DEALT, SHIP_DEALT_AT_FIRST, SHIP_CHOSEN,
    START_FAVOURS_TOLD, ROLLED_AT_SETUP, ROLLED, FIRST_GOD_ROSE, GODS_AT_ENTRY, TASK_RETURNED, BOUNTY, ROUND_BEGAN, TURN_BEGAN, RECOVERING,
    WOUND_DISCARDED, DIE_USED, CARD_USED, CARD_DISCARDED, ACTION_BOUGHT, RITE_HELD, GOD_TRADED, GOD_FELL, GOD_FELL_TO_ENTRY, PAID_COLOUR,
    PAID_RANGE, PAID_ROUND, PAID_ACTION, RESHUFFLED_CARDS, RESHUFFLED_WOUNDS, MOVED, MOVED_BY_POSEIDON, ARRIVED, END_TRIGGERED, FIGHT_BEGAN,
    BATTLE_ROLLED, BATTLE_LOST, GAVE_UP, DEFEATED, DEFEATED_BY_ARES, LOOKED, LOOKED_AS_SCOUT, LOOKED_HIDDEN, EXPLORED, EXPLORED_BY_ARTEMIS,
    EXPLORED_BY_SCOUT, FOUND_FOR, SHRINE_FOUND, SHRINE_BUILT, OFFERING_LOADED, OFFERING_GIVEN, OFFERED, STATUE_LOADED, STATUE_GIVEN,
    STATUE_LOADED_BY_HERMES, STATUE_RAISED, HEALED, HEALED_BY_APHRODITE, HEALED_BY_HERO, TASK_DONE, ASCENDED, DISPLAYED, DISPLAYED_AT_SETUP,
    IN_VAIN, SCOUT_IN_VAIN, WOUNDED_AT_SETUP, WOUNDED_IN_FIGHT, WOUNDED_BY_TITAN, CRUSHED_BY_TITAN, STEP_DECLINED, TITAN_ROLLED,
    TITAN_ROLLED_ALONE, FIGHT_ENDED,
    ROUNDS_OVER, WON, WON_BY_CARDS, WON_BY_FAVOURS, WON_TOGETHER, WON_UNRETURNED,
]  # fmt: skip


# ---------------------------------------------------------------- Verbs and causes


@final
class Moves:
    """The verbs over the hexes, gods, tiles and cards of one content, with their choices, what gives something, and what is told of it.

    All verbs are here, also those that no card is about: their choices have their numbers among all others.
    """

    __slots__ = (
        "choose", "return_task", "invoke", "trade", "end", "draw", "take_favours", "look", "sail", "fight", "explore", "build",
        "load_offering", "offer", "load_statue", "raise_statue", "heal", "advance", "use", "move", "die", "play", "peek", "fight_on",
        "give_up", "take", "board", "ascend", "discard", "decline", "catalogue", "first_of_phase_2", "last_of_phase_2", "actions", "of_turn",
        "by_drawing", "by_taking_favours", "by_health", "by_trade", "by_advancing", "by_roll_of_others", "by_shrine_found",
        "by_shrine_built", "by_statue", "by_offering", "by_monster", "by_letter", "by_ship", "by_god", "by_equipment", "by_passenger",
        "causes", "god_invoked", "events",
    )  # fmt: skip

    def __init__(self, printed: Content, tiles: Tiles) -> None:
        slugs = tiles.hex_slugs
        colour = Domain("colour", COLOURS)
        berth = Domain("berth", slugs[: content.BERTHS])
        island = Domain("island", slugs[content.FIRST_LAND : content.FIRST_OFFERING])
        offering_island = Domain("offering-island", slugs[content.FIRST_OFFERING : content.FIRST_TEMPLE])
        temple = Domain("temple", slugs[content.FIRST_TEMPLE : content.FIRST_STATUE])
        statue_island = Domain("statue-island", slugs[content.FIRST_STATUE : content.FIRST_MONSTER])
        lair = Domain("lair", slugs[content.FIRST_MONSTER : content.FIRST_CITY])
        city = Domain("city", slugs[content.FIRST_CITY : content.FIRST_HOLE])
        god = Domain("god", ids(printed.rows("god")))
        ship = Domain("ship", ids(printed.rows("ship")))
        task = Domain("task", TASK_FACES)
        card = Domain("equipment", ids(printed.rows("equipment")))
        passenger = Domain("passenger", ids(printed.rows("passenger")))

        # Before the first turn.
        self.choose: Final = verb("choose", "ship-tile", ship)
        self.return_task: Final = verb("return", "task", task)
        # The turn: gods, the end, and what is done with a die, a card or a bought action.
        self.invoke: Final = verb("invoke", "god", god)
        self.trade: Final = verb("trade", "god", god)
        self.end: Final = verb("end", "oracle", closes=True)
        self.draw: Final = verb("draw", "oracle-deck")
        self.take_favours: Final = verb("favours", "favours")
        self.look: Final = verb("look", "spyglass")
        self.sail: Final = verb("sail", "ship")
        self.fight: Final = verb("fight", "hex", lair, colour)
        self.explore: Final = verb("explore", "hex", island)
        self.build: Final = verb("build", "hex", island)
        self.load_offering: Final = verb("load-offering", "hex", offering_island, colour)
        self.offer: Final = verb("offer", "hex", temple)
        self.load_statue: Final = verb("load-statue", "hex", city)
        self.raise_statue: Final = verb("raise", "hex", statue_island, colour)
        self.heal: Final = verb("heal", "wound", colour)
        self.advance: Final = verb("advance", "god", god)
        self.use: Final = verb("use", "equipment", card)
        # What follows from it: where the ship goes, what pays for it, and the rest.
        self.move: Final = verb("move", "hex", berth)
        self.die: Final = verb("die", "die", colour)
        self.play: Final = verb("play", "card", colour)
        self.peek: Final = verb("peek", "hex", island)
        self.fight_on: Final = verb("fight-on", "battle-die")
        self.give_up: Final = verb("give-up", "retreat", closes=True)
        self.take: Final = verb("take", "display", card)
        self.board: Final = verb("board", "passenger", passenger)
        self.ascend: Final = verb("ascend", "god", god)
        self.discard: Final = verb("discard", "wound", colour)
        self.decline: Final = verb("decline", "no-step", closes=True)
        self.catalogue: Final = Catalogue(
            [self.choose, self.return_task, self.invoke, self.trade, self.end]
            + [self.draw, self.take_favours, self.look, self.sail, self.fight, self.explore, self.build, self.load_offering, self.offer]
            + [self.load_statue, self.raise_statue, self.heal, self.advance, self.use, self.move, self.die, self.play, self.peek]
            + [self.fight_on, self.give_up, self.take, self.board, self.ascend, self.discard, self.decline]
        )
        # All that is done in phase 2, gods included, and what pays for it stand together in the catalogue.
        self.first_of_phase_2: Final = self.invoke.of(0).index
        self.last_of_phase_2: Final = self.play.of(content.COLOUR_COUNT - 1).index
        # What a die, a card or a bought action pays for, and what a turn asks about: where to sail is a question of its own.
        paid = (
            [self.draw, self.take_favours, self.look, self.fight, self.explore, self.build, self.load_offering, self.offer]
            + [self.load_statue, self.raise_statue, self.heal, self.advance, self.use]
        )  # fmt: skip
        self.actions: Final = paid + [self.move]
        self.of_turn: Final = paid + [self.sail, self.invoke, self.trade, self.end]

        self.causes: Final[list[Cause]] = []
        self.by_drawing: Final = self._cause("DEL-ACA-01", one_gain(content.CARDS, printed.number("action_oracle_cards")))
        self.by_taking_favours: Final = self._cause("DEL-ACA-03", one_gain(content.FAVOURS, printed.number("action_favours")))
        health = one_gain(content.FAVOURS, printed.number("unhurt_favours"))
        health[content.GOD_STEPS] = printed.number("unhurt_god_steps")
        self.by_health: Final = self._cause("DEL-CHK-04", health)
        self.by_trade: Final = self._cause("DEL-GOD-08", one_gain(content.CARDS, printed.number("trade_oracle_cards")))
        # An action on one god, and what a roll of somebody else does: no more than the line in the log.
        self.by_advancing: Final = self._cause("DEL-GODA-01", one_gain(content.GOD_STEPS, 1))
        self.by_roll_of_others: Final = self._cause("DEL-ROLL-02", one_gain(content.GOD_STEPS, 1))
        tasks = [gains_of(row) for row in printed.rows("task")]
        self.by_shrine_found: Final = self._cause("DEL-EXP-03", tasks[content.SHRINE])
        self.by_shrine_built: Final = self._cause("DEL-BLD-03", tasks[content.SHRINE])
        self.by_statue: Final = self._cause("DEL-STA-06", tasks[content.STATUE])
        self.by_offering: Final = self._cause("DEL-OFF-05", tasks[content.OFFERING])
        self.by_monster: Final = self._cause("DEL-FGT-11", tasks[content.MONSTER])
        self.by_letter: Final = self._causes(printed.rows("letter"))
        self.by_ship: Final = self._causes(printed.rows("ship"))
        self.by_god: Final = self._causes(printed.rows("god"))
        self.by_equipment: Final = self._causes(printed.rows("equipment"))
        self.by_passenger: Final = self._causes(printed.rows("passenger_kind"))

        self.god_invoked: Final = [EventKind("god-invoked", ["seat", "god"], row.rule()) for row in printed.rows("god")]
        self.events: Final = TOLD + self.god_invoked + [kind for told in self.causes for kind in told.told()]

    def _cause(self, rule: str, gains: vec[i64]) -> Cause:
        made = Cause(len(self.causes), rule, gains)
        self.causes.append(made)
        return made

    def _causes(self, rows: list[Row]) -> list[Cause]:
        """What each row of a table gives, by the rule about the row."""
        return [self._cause(row.rule(), gains_of(row)) for row in rows]

    def is_of_phase_2(self, choice: Choice) -> bool:
        """Whether a choice is an action, the use of a god, a way to pay, or the end of all that."""
        return self.first_of_phase_2 <= choice.index <= self.last_of_phase_2

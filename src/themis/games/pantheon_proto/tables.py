"""One content as tables of whole numbers, for the rules to read: a state carries it as `s.t`.

The number of a god, people, monument, power, tool or quest is the place of its row. Powers and tools together are the cards that a seat can own:
a tool has the number of its row after those of the powers.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.native import i64, vec
from themis.games.pantheon_proto import vocabulary
from themis.games.pantheon_proto.content import CELL_COUNT, COLOURS, FIRST_QUEST_CELL, MOST_SEATS, RESOURCE_COUNT, RESOURCES
from themis.games.pantheon_proto.moves import Moves
from themis.games.pantheon_proto.schema import COUNTED
from themis.games.pantheon_proto.vocabulary import Effect


@final
class Lines:
    """The effects of several cards: those of card k are the lines from `start[k]` to `start[k + 1]`."""

    __slots__ = ("start", "when", "verb", "number", "thing", "more")

    def __init__(self, cards: list[list[Effect]]) -> None:
        effects = [effect for card in cards for effect in card]
        self.start: Final = vec[i64]([sum([len(card) for card in cards[:k]]) for k in range(len(cards) + 1)])
        self.when: Final = vec[i64]([effect.when for effect in effects])
        self.verb: Final = vec[i64]([effect.verb for effect in effects])
        self.number: Final = vec[i64]([effect.number for effect in effects])
        self.thing: Final = vec[i64]([effect.thing for effect in effects])
        self.more: Final = vec[i64]([effect.more for effect in effects])


@final
class Tables:
    """What is printed, and the numbers of the rules; never changed, and shared by all states of a game."""

    __slots__ = (
        "moves", "slots", "peoples", "first_prize", "second_prize", "cell_kind", "cell_slot", "cell_column", "cell_row",
        "gods", "god_slugs", "people_slugs", "left_out", "gift_lines",
        "monuments", "monument_slugs", "colour", "cost", "base", "per", "counted", "more_monument", "monument_lines",
        "powers", "power_slugs", "tools", "tool_slugs", "tool_cost", "needs_monuments", "needs_colours", "card_lines",
        "bonus", "placed_bonus", "placed", "anywhere", "wild", "forbidden", "forbidden_in_resolution", "immune", "discount",
        "quests", "quest_slugs", "quest_lines",
        "start_disciples", "most_disciples", "cell_most", "scale_end", "display", "quest_pile", "marks", "objective_points",
        "same_people_points", "resources_per_point", "recruit_wheat", "recruit_other", "countdown", "most_turns",
    )  # fmt: skip

    def __init__(self, found: Content) -> None:
        setup = found.rows("setup")
        cells = found.rows("cell")
        peoples = found.rows("people")
        monuments = found.rows("monument")
        powers = found.rows("power")
        tools = found.rows("tool")
        quests = found.rows("quest")
        cards = [vocabulary.effects_of(row, "effects") for row in powers + tools]

        self.moves: Final = Moves(found)
        # By number of players.
        self.slots: Final = by_seats(setup, "slots")
        self.peoples: Final = by_seats(setup, "peoples")
        self.first_prize: Final = by_seats(setup, "first")
        self.second_prize: Final = by_seats(setup, "second")
        self.cell_kind: Final = [row.text("kind") for row in cells]
        self.cell_slot: Final = numbers(cells, "slot")
        self.cell_column: Final = numbers(cells, "column")
        self.cell_row: Final = numbers(cells, "row")

        self.gods: Final[i64] = len(found.rows("god"))
        self.god_slugs: Final = ids(found.rows("god"))
        self.people_slugs: Final = ids(peoples)
        self.left_out: Final = flags(peoples, "left_out")
        self.gift_lines: Final = Lines([vocabulary.effects_of(row, "gift") for row in peoples])

        self.monuments: Final[i64] = len(monuments)
        self.monument_slugs: Final = ids(monuments)
        self.colour: Final = vec[i64]([COLOURS.index(row.text("colour")) for row in monuments])
        # By card and resource.
        self.cost: Final = vec[i64]([row.number(name) for row in monuments for name in RESOURCES])
        self.base: Final = numbers(monuments, "base")
        self.per: Final = numbers(monuments, "per")
        self.counted: Final = vec[i64]([COUNTED.index(row.text("of")) if row.has("of") else -1 for row in monuments])
        self.more_monument: Final = flags(monuments, "more")
        self.monument_lines: Final = Lines([vocabulary.effects_of(row, "gift") for row in monuments])

        self.powers: Final[i64] = len(powers)
        self.power_slugs: Final = ids(powers)
        self.tools: Final[i64] = len(tools)
        self.tool_slugs: Final = ids(tools)
        self.tool_cost: Final = vec[i64]([row.number(name) for row in tools for name in RESOURCES])
        self.needs_monuments: Final = numbers(tools, "monuments")
        self.needs_colours: Final = numbers(tools, "colours")
        self.card_lines: Final = Lines(cards)
        # By power or tool, and cell: what it adds to the count; and what it adds if exactly so many disciples were placed there.
        self.bonus: Final = vec[i64]([bonus_of(card, cell, False) for card in cards for cell in range(CELL_COUNT)])
        self.placed_bonus: Final = vec[i64]([bonus_of(card, cell, True) for card in cards for cell in range(CELL_COUNT)])
        self.placed: Final = vec[i64]([placed_of(card, cell) for card in cards for cell in range(CELL_COUNT)])
        # By power or tool: cells of the owner's choice in each turn, and what holds as long as it is owned.
        self.anywhere: Final = vec[i64]([bonus_anywhere(card) for card in cards])
        self.wild: Final = having(cards, vocabulary.WILD)
        self.forbidden: Final = vec[i64]([forbidding(card, vocabulary.ALWAYS) for card in cards])
        self.forbidden_in_resolution: Final = vec[i64]([forbidding(card, vocabulary.IN_RESOLUTION) for card in cards])
        self.immune: Final = having(cards, vocabulary.IMMUNE)
        self.discount: Final = vec[i64]([discount_of(card, resource) for card in cards for resource in range(RESOURCE_COUNT)])

        self.quests: Final[i64] = len(quests)
        self.quest_slugs: Final = ids(quests)
        # By quest and side.
        self.quest_lines: Final = Lines([vocabulary.effects_of(row, side) for row in quests for side in ("light", "dark")])

        self.start_disciples: Final[i64] = found.number("start_disciples")
        self.most_disciples: Final[i64] = found.number("most_disciples")
        self.cell_most: Final[i64] = found.number("cell_most")
        self.scale_end: Final[i64] = found.number("scale_end")
        self.display: Final[i64] = found.number("display")
        self.quest_pile: Final[i64] = found.number("quest_pile")
        self.marks: Final[i64] = found.number("marks")
        self.objective_points: Final[i64] = found.number("objective_points")
        self.same_people_points: Final[i64] = found.number("same_people_points")
        self.resources_per_point: Final[i64] = found.number("resources_per_point")
        self.recruit_wheat: Final[i64] = found.number("recruit_wheat")
        self.recruit_other: Final[i64] = found.number("recruit_other")
        self.countdown: Final[i64] = found.number("countdown")
        self.most_turns: Final[i64] = found.number("most_turns")


def ids(rows: list[Row]) -> list[str]:
    return [row.id for row in rows]


def numbers(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([row.number(column) for row in rows])


def flags(rows: list[Row], column: str) -> vec[i64]:
    return vec[i64]([1 if row.flag(column) else 0 for row in rows])


def by_seats(setup: list[Row], column: str) -> vec[i64]:
    """Numbers to be read by number of players."""
    found = {row.number("players"): row.number(column) for row in setup}
    return vec[i64]([found.get(seats, 0) for seats in range(MOST_SEATS + 1)])


def is_about(effect: Effect, cell: int) -> bool:
    """Whether a modifier is about a cell, by itself or as one of its side.  PRO-SYM-08, PRO-SYM-12"""
    if effect.when != vocabulary.ON_CELL:
        return False
    if cell < FIRST_QUEST_CELL:
        return effect.thing == cell
    return effect.thing == vocabulary.LIGHT_CELLS + (cell - FIRST_QUEST_CELL) % 2


def bonus_of(card: list[Effect], cell: int, placed: bool) -> int:
    return sum([effect.number for effect in card if is_about(effect, cell) and (effect.more != vocabulary.NONE) == placed])


def placed_of(card: list[Effect], cell: int) -> int:
    """How many disciples must be placed on a cell for the bonus that looks at them; -1 if none does."""
    return max([effect.more for effect in card if is_about(effect, cell)], default=vocabulary.NONE)


def bonus_anywhere(card: list[Effect]) -> int:
    return len([effect for effect in card if effect.when == vocabulary.ON_CELL and effect.thing == vocabulary.ANY_CELL])


def having(cards: list[list[Effect]], verb: int) -> vec[i64]:
    return vec[i64]([1 if [effect for effect in card if effect.verb == verb] else 0 for card in cards])


def forbidding(card: list[Effect], when: int) -> int:
    return 1 if [effect for effect in card if effect.verb == vocabulary.FORBID and effect.when == when] else 0


def discount_of(card: list[Effect], resource: int) -> int:
    return sum([effect.number for effect in card if effect.verb == vocabulary.DISCOUNT and effect.thing == resource])

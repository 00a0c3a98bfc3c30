"""One content of Delphi as tables of whole numbers, for the rules to read: a state carries it as `s.t`.

The number of a god, ship tile, card, passenger, task tile or island tile is the place of its row.
"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Content, Row
from themis.core.native import i64, vec
from themis.games.delphi.content import ALL_COLOURS, BUY_ACTION, COLOUR_COUNT, DEMIGOD, FEWEST_SEATS, MOST_SEATS, ON_ACTION
from themis.games.delphi.layout import printed
from themis.games.delphi.moves import Moves
from themis.games.delphi.schema import COLOURS, FIRST_VOYAGE, FUNCTIONS, LETTERS, PASSENGER_KINDS, PLAYERS, POWERS, REACHES, TASKS, WHENS
from themis.games.delphi.tiles import Tiles, flags, ids, masks, numbers, places


@final
class Tables:
    """What is printed, and the numbers of the rules; never changed, and shared by all states of a game."""

    __slots__ = (
        "moves", "tiles", "first_voyage", "hex_colour", "hex_sites", "city_of",
        "oracle_cards", "wound_cards", "statues", "player_colour",
        "god_slugs", "god_colour", "god_of", "god_power",
        "task_tiles", "task", "task_colour", "task_back", "task_back_colour", "task_copies",
        "island_tile_slugs", "island_owner", "island_letter",
        "ships", "ship_slugs", "ship_storage", "ship_range", "ship_favour_bonus", "ship_task_tiles", "ship_recolour_discount",
        "ship_both_ways", "ship_gods_at_entry", "ship_first_game",
        "equipment", "equipment_slugs", "all_equipment", "equipment_when", "equipment_function", "equipment_colours", "equipment_gods",
        "equipment_tasks", "equipment_reach", "equipment_shallows", "equipment_range", "equipment_storage", "equipment_same_wounds",
        "equipment_total_wounds", "equipment_price", "equipment_looks", "rites", "sellers", "stamina",
        "kind_heals", "kind_roams", "passenger_slugs", "passenger_colour", "passenger_kind", "prices",
        "shrines", "dice", "start_favours", "start_wounds", "draft_more_ships", "marked_monsters", "display", "offering_faces",
        "short_game_most", "same_wounds", "total_wounds", "recovered_wounds", "unhurt_favours", "oracle_cards_a_turn", "action_oracle_cards", "action_favours",
        "action_looks", "range", "monster_strength", "battle_most", "titan_most", "titan_crush", "titan_crush_wounds", "titan_wounds",
        "hex_price", "fight_price", "shield_most", "god_top_row", "entry_rows",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        colours = content.rows("colour")
        gods = content.rows("god")
        task_tiles = content.rows("task_tile")
        island_tiles = content.rows("island_tile")
        ships = content.rows("ship")
        equipment = content.rows("equipment")
        kinds = content.rows("passenger_kind")
        passengers = content.rows("passenger")

        # The board. What the rules often ask of a hex has a short way.
        self.tiles: Final = Tiles(content)
        self.moves: Final = Moves(content, self.tiles)
        self.first_voyage: Final = printed(content, self.tiles, FIRST_VOYAGE)
        self.hex_colour: Final = self.tiles.hex_colour
        self.hex_sites: Final = self.tiles.hex_sites
        self.city_of: Final = self.tiles.city_of

        # By colour, and by seat.
        self.oracle_cards: Final = numbers(colours, "oracle_cards")
        self.wound_cards: Final = numbers(colours, "wound_cards")
        self.statues: Final = numbers(colours, "statues")
        self.player_colour: Final = places(content.rows("player"), "colour", PLAYERS)

        self.god_slugs: Final = ids(gods)
        self.god_colour: Final = places(gods, "colour", COLOURS)
        self.god_of: Final = inverse(self.god_colour)
        self.god_power: Final = places(gods, "power", POWERS)

        self.task_tiles: Final[i64] = len(task_tiles)
        self.task: Final = places(task_tiles, "task", TASKS)
        self.task_colour: Final = places(task_tiles, "colour", COLOURS)
        self.task_back: Final = places(task_tiles, "back", TASKS)
        self.task_back_colour: Final = places(task_tiles, "back_colour", COLOURS)
        self.task_copies: Final = numbers(task_tiles, "copies")
        self.island_tile_slugs: Final = ids(island_tiles)
        self.island_owner: Final = places(island_tiles, "owner", PLAYERS)
        self.island_letter: Final = places(island_tiles, "letter", LETTERS)

        self.ships: Final[i64] = len(ships)
        self.ship_slugs: Final = ids(ships)
        self.ship_storage: Final = numbers(ships, "storage")
        self.ship_range: Final = numbers(ships, "range")
        self.ship_favour_bonus: Final = numbers(ships, "favour_bonus")
        self.ship_task_tiles: Final = numbers(ships, "task_tiles")
        self.ship_recolour_discount: Final = numbers(ships, "recolour_discount")
        self.ship_both_ways: Final = flags(ships, "both_ways")
        self.ship_gods_at_entry: Final = flags(ships, "gods_at_entry")
        self.ship_first_game: Final = flags(ships, "first_game")  # DEL-RUL-55

        self.equipment: Final[i64] = len(equipment)
        self.equipment_slugs: Final = ids(equipment)
        self.all_equipment: Final[i64] = (1 << len(equipment)) - 1
        self.equipment_when: Final = vec[i64]([WHENS.index(row.text("when")) for row in equipment])
        self.equipment_function: Final = vec[i64]([FUNCTIONS.index(row.text("function")) for row in equipment])
        self.equipment_colours: Final = masks(equipment, "colours", COLOURS)
        self.equipment_gods: Final = masks(equipment, "gods", self.god_slugs)
        self.equipment_tasks: Final = masks(equipment, "tasks", TASKS)
        self.equipment_reach: Final = masks(equipment, "reach", REACHES)
        self.equipment_shallows: Final = flags(equipment, "shallows")
        self.equipment_range: Final = numbers(equipment, "range")
        self.equipment_storage: Final = numbers(equipment, "storage")
        self.equipment_same_wounds: Final = numbers(equipment, "same_wounds")
        self.equipment_total_wounds: Final = numbers(equipment, "total_wounds")
        self.equipment_price: Final = numbers(equipment, "price")
        self.equipment_looks: Final = numbers(equipment, "looks")
        # The cards that are an action, that sell one, and that change how many wounds are too many.
        self.rites: Final = cards_with(self.equipment_when, ON_ACTION)
        self.sellers: Final = cards_with(self.equipment_function, BUY_ACTION)
        self.stamina: Final = vec[i64]([card for card in range(len(equipment)) if self.equipment_same_wounds[card]])

        self.kind_heals: Final = flags(kinds, "heals")
        self.kind_roams: Final = numbers(kinds, "roams")
        self.passenger_slugs: Final = ids(passengers)
        self.passenger_colour: Final = places(passengers, "colour", COLOURS)
        self.passenger_kind: Final = places(passengers, "kind", PASSENGER_KINDS)

        self.shrines: Final[i64] = content.number("shrines")
        self.dice: Final[i64] = content.number("dice")
        self.start_favours: Final = vec[i64]([content.number(f"start_favours_{place}") for place in range(1, MOST_SEATS + 1)])
        self.start_wounds: Final[i64] = content.number("start_wounds")
        self.draft_more_ships: Final[i64] = content.number("draft_more_ships")
        self.marked_monsters: Final[i64] = content.number("marked_monsters")
        self.display: Final[i64] = content.number("display")
        self.offering_faces: Final[i64] = content.number("offering_faces")
        self.short_game_most: Final[i64] = content.number("short_game_most")
        self.same_wounds: Final[i64] = content.number("same_wounds")
        self.total_wounds: Final[i64] = content.number("total_wounds")
        self.recovered_wounds: Final[i64] = content.number("recovered_wounds")
        self.unhurt_favours: Final[i64] = content.number("unhurt_favours")
        self.oracle_cards_a_turn: Final[i64] = content.number("oracle_cards_a_turn")
        self.action_oracle_cards: Final[i64] = content.number("action_oracle_cards")
        self.action_favours: Final[i64] = content.number("action_favours")
        self.action_looks: Final[i64] = content.number("action_looks")
        self.range: Final[i64] = content.number("range")
        self.monster_strength: Final[i64] = content.number("monster_strength")
        self.battle_most: Final[i64] = content.number("battle_most")
        self.titan_most: Final[i64] = content.number("titan_most")
        self.titan_crush: Final[i64] = content.number("titan_crush")
        self.titan_crush_wounds: Final[i64] = content.number("titan_crush_wounds")
        self.titan_wounds: Final[i64] = content.number("titan_wounds")
        self.hex_price: Final[i64] = content.number("hex_price")
        self.fight_price: Final[i64] = content.number("fight_price")
        # From row 0; the row to which a god climbs from the bottom is by number of players.  DEL-RUL-25, DEL-RUL-26
        self.shield_most: Final[i64] = content.number("shield_most")
        self.god_top_row: Final[i64] = content.number("god_top_row")
        entries = [content.number(f"entry_row_{seats}") for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
        self.entry_rows: Final = vec[i64]([0] * FEWEST_SEATS + entries)

        # For each ship tile, set of demigods and colour of the source the price of each colour.
        wild = kinds[DEMIGOD].flag("wild")
        each = content.number("recolour_price")
        self.prices: Final = vec[i64]([price for row in ships for price in prices_with(row, each, wild)])


def inverse(table: vec[i64]) -> vec[i64]:
    """The row of each number, for a table in which every number stands once."""
    return vec[i64]([list(table).index(n) for n in range(len(table))])


def cards_with(column: vec[i64], value: i64) -> vec[i64]:
    return vec[i64]([card for card in range(len(column)) if column[card] == value])


# What colours cost


def prices_with(ship: Row, each: int, wild: bool) -> list[int]:
    """The prices of a ship tile, if a step around the wheel costs so much.  If demigods are wild, a source that has the colour of one, or is paid to have it, may be any colour.  DEL-PAS-06, DEL-RUL-17"""
    found: list[int] = []
    for demigods in range(ALL_COLOURS + 1):
        wild_colours = [colour for colour in range(COLOUR_COUNT) if wild and demigods >> colour & 1]
        for source in range(COLOUR_COUNT):
            direct = [direct_price(ship, each, source, wanted) for wanted in range(COLOUR_COUNT)]
            as_any = min([direct[colour] for colour in wild_colours], default=max(direct))
            found += [min(price, as_any) for price in direct]
        found += [0] * COLOUR_COUNT
    return found


def direct_price(ship: Row, each: int, source: int, wanted: int) -> int:
    """Steps around the wheel, and what the ship tile makes of them.  DEL-COL-01, DEL-COL-02, DEL-COL-03, DEL-SHIP-06, DEL-SHIP-08, DEL-RUL-13, DEL-RUL-14"""
    steps = (wanted - source) % COLOUR_COUNT
    if ship.flag("both_ways"):
        steps = min(steps, COLOUR_COUNT - steps)
    return max(steps * each - ship.number("recolour_discount"), 0)

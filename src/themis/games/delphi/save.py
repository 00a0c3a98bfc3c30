"""The state of Delphi as it is saved, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.game import Option
from themis.core.native import i64
from themis.core.save import Plain
from themis.core.shape import Held, Part, Shape, counted, counted_flag, each, flag, number, of_every_state, options, packed, row
from themis.errors import BadOptions, BadSave
from themis.games.delphi import content, state
from themis.games.delphi.frames import DECISIONS
from themis.games.delphi.frames.act import Pay, offer_actions, offer_moves
from themis.games.delphi.frames.fight import Fight
from themis.games.delphi.frames.rewards import ScoutIsland
from themis.games.delphi.frames.start import colour_of, task_of
from themis.games.delphi.moves import TASK_FACES
from themis.games.delphi.prices import best_prices
from themis.games.delphi.rules import ALL_ISLANDS, monsters_on, owner_of, strength
from themis.games.delphi.schema import MOST_CARDS, PASSENGER_KINDS, TASKS
from themis.games.delphi.sea import BITS, Sea, sea_from
from themis.games.delphi.state import Side, State, byte_of, colours_in, open_of
from themis.games.delphi.tables import Tables


def shape(t: Tables, fields: Fields, ways: list[Option], seats: i64) -> Shape:
    """The parts of a state with these tables and at a table of this size."""
    parts = [
        options("variant", {option.name: len(option.values) for option in ways}),
        sea(t),
        row("temples", content.COLOUR_COUNT, 0, content.COLOUR_COUNT - 1),
        row("islands", content.ISLAND_TILES, 0, content.ISLAND_TILES - 1),
        *task_tiles(t),
        number("first", 0, seats - 1),
        number("turn", 0, seats - 1),
        number("round", 1),
        each("sides", side_shape(t, seats), seats),
        row("board", state.BOARD_SIZE, 0, content.ALL_COLOURS),
        row("piles", state.PILES, 0, MOST_CARDS),
        number("explored", 0, ALL_ISLANDS),
        number("shrines", 0, ALL_ISLANDS),
        number("display", 0, t.all_equipment),
        number("equipment_deck", 0, t.all_equipment),
        number("ships", 0, BITS[t.ships] - 1),
        number("played", -1, content.COLOUR_COUNT - 1),
        flag("apollo"),
        flag("bought"),
        number("ending", state.NOT_ENDING, state.ROUND_LIMIT),
    ]
    return Shape(State, of_every_state(seats, DECISIONS, fields) + parts, {"t": t})


def side_shape(t: Tables, seats: i64) -> Shape:
    """The parts of what lies before one seat."""
    parts = [
        number("ship", -1, t.ships - 1),
        number("berth", 0, content.BERTHS - 1),
        flag("home"),
        number("favours"),
        number("shield", 0, t.shield_most),
        packed("gods", content.GODS, t.god_top_row),
        packed("wounds", content.COLOUR_COUNT, MOST_CARDS),
        packed("cards", content.COLOUR_COUNT, MOST_CARDS),
        packed("dice", t.dice, state.USED + content.COLOUR_COUNT - 1),
        number("equipment", 0, t.all_equipment),
        packed("passengers", len(PASSENGER_KINDS), content.ALL_COLOURS),
        packed("offerings", content.COLOUR_COUNT, seats),
        packed("statues", content.COLOUR_COUNT, content.STATUE_ISLANDS),
        packed("trophies", content.COLOUR_COUNT, seats),
        *task_tiles(t),
        packed("done", len(TASKS), content.ALL_COLOURS),
        number("returned", -1, len(TASK_FACES) - 1),
        number("looked", 0, ALL_ISLANDS),
        counted("range"),
        counted("storage"),
        counted("reaches"),
        counted_flag("crosses"),
    ]
    return Shape(Side, parts, {"t": t})


def task_tiles(t: Tables) -> list[Part]:
    """Those of any colour, and those of one; there are as many of each task as shrines."""
    return [packed("white", len(TASKS), t.shrines), packed("wanted", len(TASKS), content.ALL_COLOURS)]


def sea(t: Tables) -> Part:
    """The sea is saved as the text of its layout."""

    def read(p: Plain) -> Sea:
        try:
            return sea_from(t.tiles, p.text("sea"))
        except BadOptions as error:
            raise BadSave(str(error)) from None

    return Held("sea", lambda found: found.layout.text(), read, lambda found, fingerprint: fingerprint.data(found.layout.text().encode()))


def misplaced(s: State) -> str:
    """Why what lies on the stack cannot be asked here: it is about something that is not there."""
    if any([isinstance(frame, Pay) for frame in s.stack[:-1]]):
        return "something is to be paid later"
    for frame in s.stack[-1:]:
        if name_of(frame) != "ChooseShip" and min([side.ship for side in s.sides]) < 0:
            return "somebody has no ship tile"
        if isinstance(frame, Pay) and s.t.moves.catalogue.choices[frame.chosen] not in payable(s, frame.seat):
            return "something is to be paid that cannot be done"
        if isinstance(frame, Fight) and not monsters_on(s, frame.lair) & BITS[frame.colour]:
            return "there is no such monster to fight"
        if isinstance(frame, Fight) and frame.rolled >= strength(s.t, s.sides[frame.seat], frame.paid):
            return "a fight goes on after a roll that won it"
        if isinstance(frame, ScoutIsland) and frame.seen & s.explored:
            return "an island can be explored only once"
    return ""


def payable(s: State, seat: i64) -> list[Choice]:
    """The actions of a seat for which something must be paid."""
    offered: list[Choice] = []
    offer_actions(s, seat, offered)
    offer_moves(s, s.sides[seat], best_prices(s, s.sides[seat]), offered)
    return offered


# Conservation


def broken(s: State) -> str:
    """The conservation law that a state breaks: every card, tile and piece is somewhere."""
    found = broken_cards(s) or broken_sets(s) or broken_pieces(s)
    for seat in range(s.seats):
        found = found or broken_side(s, seat)
    return found


def broken_cards(s: State) -> str:
    """Oracle and wound cards, colour by colour."""
    for colour in range(content.COLOUR_COUNT):
        cards = s.piles[state.ORACLE_DECK + colour] + s.piles[state.ORACLE_DISCARDS + colour] + (1 if s.played == colour else 0)
        wounds = s.piles[state.WOUND_DECK + colour] + s.piles[state.WOUND_DISCARDS + colour]
        for side in s.sides:
            cards += side.cards_of(colour)
            wounds += side.wounds_of(colour)
        if cards != s.t.oracle_cards[colour]:
            return f"there are {cards} oracle cards of colour {colour}, not {s.t.oracle_cards[colour]}"
        if wounds != s.t.wound_cards[colour]:
            return f"there are {wounds} wounds of colour {colour}, not {s.t.wound_cards[colour]}"
    return ""


def broken_sets(s: State) -> str:
    """What exists once: equipment, passengers, ship tiles, island tiles, temples."""
    masks = [s.display, s.equipment_deck] + [side.equipment for side in s.sides]
    if sum(masks) != s.t.all_equipment or union(masks) != s.t.all_equipment:
        return "an equipment card is missing or there twice"
    aboard = [side.passengers for side in s.sides]
    if sum(aboard) != union(aboard):
        return "a passenger is there twice"
    tiles = [int(side.ship) for side in s.sides if side.ship >= 0]
    if len(set(tiles)) != len(tiles) or any([s.ships & BITS[ship] != 0 for ship in tiles]):
        return "a ship tile is there twice"
    if sorted(s.islands) != list(range(content.ISLAND_TILES)) or sorted(s.temples) != list(range(content.COLOUR_COUNT)):
        return "an island tile or a temple is missing"
    return "a shrine stands on an unexplored island" if s.shrines & ~s.explored else ""


def union(masks: list[i64]) -> i64:
    found: i64 = 0
    for mask in masks:
        found |= mask
    return found


def broken_pieces(s: State) -> str:
    """Offerings, monsters and statues, colour by colour; what a task was done with is counted there."""
    for colour in range(content.COLOUR_COUNT):
        offerings = colour_on(s, state.OFFERINGS_AT, content.OFFERING_ISLANDS, colour)
        monsters = colour_on(s, state.MONSTERS_AT, content.LAIRS, colour)
        raised = colour_on(s, state.RAISED_AT, content.STATUE_ISLANDS, colour)
        statues = s.board[state.STATUES_AT + colour] + raised
        for side in s.sides:
            offerings += byte_of(side.offerings, colour) + is_done(side, content.OFFERING, colour)
            monsters += byte_of(side.trophies, colour)
            statues += byte_of(side.statues, colour)
            raised -= is_done(side, content.STATUE, colour)
        if offerings != s.seats:
            return f"there are {offerings} offerings of colour {colour}, not {s.seats}"
        if monsters != s.seats:
            return f"there are {monsters} monsters of colour {colour}, not {s.seats}"
        if statues != s.t.statues[colour] or raised:
            return f"the statues of colour {colour} are miscounted"
    for island in range(content.STATUE_ISLANDS):
        if s.board[state.RAISED_AT + island] & ~s.t.hex_sites[content.FIRST_STATUE + island]:
            return f"a statue stands on no site of statue island {island}"
    return ""


def colour_on(s: State, start: i64, places: i64, colour: i64) -> i64:
    """On how many places of the board there is a colour."""
    found: i64 = 0
    for k in range(start, start + places):
        if s.board[k] & BITS[colour]:
            found += 1
    return found


def is_done(side: Side, task: i64, colour: i64) -> i64:
    return byte_of(side.done, task) >> colour & 1


def broken_side(s: State, seat: i64) -> str:
    """Tasks, shrines, storage and the return of one seat."""
    side = s.sides[seat]
    for task in range(len(TASKS)):
        gone = byte_of(s.white, task) + colours_in(byte_of(s.wanted, task)) - open_of(side, task)
        if side.returned >= 0 and task_of(side.returned) == task:
            gone -= 1
        done = shrines_of(s, seat) if task == content.SHRINE else colours_in(byte_of(side.done, task))
        if gone != done or byte_of(side.wanted, task) & byte_of(side.done, task):
            return f"the task {TASKS[task]} of seat {seat} is miscounted"
        if task == content.MONSTER and missing_trophy(side):
            return f"seat {seat} lacks a trophy"
    if any([side.die(k) & ~state.USED >= content.COLOUR_COUNT for k in range(s.t.dice)]):
        return f"a die of seat {seat} shows no colour"
    if byte_of(side.done, content.SHRINE):
        return f"a shrine of seat {seat} has a colour"
    if side.returned >= 0 and colour_of(side.returned) >= 0 and not was_dealt(s, side.returned):
        return f"seat {seat} returned a tile it never had"
    if side.ship >= 0 and side.cargo() > side.storage:
        return f"seat {seat} carries more than its ship holds"
    if side.home and (side.berth != content.ZEUS or side.open_tasks() or s.ending == state.NOT_ENDING):
        return f"seat {seat} cannot have returned"
    return ""


def shrines_of(s: State, seat: i64) -> i64:
    """The shrines of a seat on the board."""
    found: i64 = 0
    for island in range(content.ISLAND_TILES):
        if s.shrines & BITS[island] and owner_of(s, island) == seat:
            found += 1
    return found


def missing_trophy(side: Side) -> bool:
    for colour in range(content.COLOUR_COUNT):
        if is_done(side, content.MONSTER, colour) > byte_of(side.trophies, colour):
            return True
    return False


def was_dealt(s: State, face: i64) -> bool:
    return byte_of(s.wanted, task_of(face)) & BITS[colour_of(face)] != 0

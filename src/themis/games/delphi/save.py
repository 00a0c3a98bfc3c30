"""States as plain data and back, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.choice import Choice
from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.game import Option
from themis.core.native import i64, vec
from themis.core.save import Plain, plain_numbers
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
from themis.games.delphi.sea import BITS, sea_from
from themis.games.delphi.state import Side, State, byte_of, colours_in, empty_side, one_of, open_of
from themis.games.delphi.tables import Tables

MANY: Final = 1_000_000


def packed_bounds(t: Tables) -> dict[str, tuple[int, int]]:
    """The packed numbers of a side: how many bytes, and the most in each."""
    return {
        "gods": (content.GODS, int(t.god_top_row)),
        "wounds": (content.COLOUR_COUNT, MOST_CARDS),
        "cards": (content.COLOUR_COUNT, MOST_CARDS),
        "dice": (int(t.dice), state.USED + content.COLOUR_COUNT - 1),
        "passengers": (len(PASSENGER_KINDS), content.ALL_COLOURS),
        "offerings": (content.COLOUR_COUNT, 9),
        "statues": (content.COLOUR_COUNT, 9),
        "trophies": (content.COLOUR_COUNT, 9),
        "white": (len(TASKS), 12),
        "wanted": (len(TASKS), content.ALL_COLOURS),
        "done": (len(TASKS), content.ALL_COLOURS),
    }


def save(s: State) -> dict[str, object]:
    return {
        "seats": int(s.seats),
        "stack": DECISIONS.saved(s),
        "over": s.over,
        "variant": plain_numbers(s.variant),
        "sea": s.sea.layout.text(),
        "temples": plain_numbers(s.temples),
        "islands": plain_numbers(s.islands),
        "white": unpacked(s.white, len(TASKS)),
        "wanted": unpacked(s.wanted, len(TASKS)),
        "first": int(s.first),
        "turn": int(s.turn),
        "round": int(s.round),
        "sides": [save_side(s.t, side) for side in s.sides],
        "board": plain_numbers(s.board),
        "piles": plain_numbers(s.piles),
        "explored": int(s.explored),
        "shrines": int(s.shrines),
        "display": int(s.display),
        "equipment_deck": int(s.equipment_deck),
        "ships": int(s.ships),
        "played": int(s.played),
        "apollo": s.apollo,
        "bought": s.bought,
        "ending": int(s.ending),
    }


def unpacked(numbers: i64, count: i64) -> list[object]:
    return [int(byte_of(numbers, k)) for k in range(count)]


def save_side(t: Tables, side: Side) -> dict[str, object]:
    return {
        "ship": int(side.ship),
        "berth": int(side.berth),
        "home": side.home,
        "favours": int(side.favours),
        "shield": int(side.shield),
        "gods": unpacked(side.gods, content.GODS),
        "wounds": unpacked(side.wounds, content.COLOUR_COUNT),
        "cards": unpacked(side.cards, content.COLOUR_COUNT),
        "dice": unpacked(side.dice, t.dice),
        "equipment": int(side.equipment),
        "passengers": unpacked(side.passengers, len(PASSENGER_KINDS)),
        "offerings": unpacked(side.offerings, content.COLOUR_COUNT),
        "statues": unpacked(side.statues, content.COLOUR_COUNT),
        "trophies": unpacked(side.trophies, content.COLOUR_COUNT),
        "white": unpacked(side.white, len(TASKS)),
        "wanted": unpacked(side.wanted, len(TASKS)),
        "done": unpacked(side.done, len(TASKS)),
        "returned": int(side.returned),
        "looked": int(side.looked),
    }


# Loading


def load(t: Tables, fields: Fields, options: list[Option], plain: object) -> State:
    """The state a save describes, if it is a sound one."""
    p = Plain(plain, "the state")
    seats = p.number("seats", content.FEWEST_SEATS, content.MOST_SEATS)
    try:
        sea = sea_from(t.tiles, p.text("sea"))
    except BadOptions as error:
        raise BadSave(str(error)) from None
    s = State(
        t=t,
        seats=seats,
        stack=[DECISIONS.loaded(item, seats, fields) for item in p.items("stack", 100)],
        over=p.flag("over"),
        variant=load_variant(options, p),
        sea=sea,
        temples=p.numbers("temples", content.COLOUR_COUNT, 0, content.COLOUR_COUNT - 1),
        islands=p.numbers("islands", content.ISLAND_TILES, 0, content.ISLAND_TILES - 1),
        white=load_packed(t, p, "white"),
        wanted=load_packed(t, p, "wanted"),
        first=p.number("first", 0, seats - 1),
        turn=p.number("turn", 0, seats - 1),
        round=p.number("round", 1, MANY),
        sides=[load_side(t, item) for item in p.items("sides", seats)],
        board=p.numbers("board", state.BOARD_SIZE, 0, content.ALL_COLOURS),
        piles=p.numbers("piles", state.PILES, 0, MOST_CARDS),
        explored=p.number("explored", 0, ALL_ISLANDS),
        shrines=p.number("shrines", 0, ALL_ISLANDS),
        display=p.number("display", 0, t.all_equipment),
        equipment_deck=p.number("equipment_deck", 0, t.all_equipment),
        ships=p.number("ships", 0, BITS[t.ships] - 1),
        played=p.number("played", -1, content.COLOUR_COUNT - 1),
        apollo=p.flag("apollo"),
        bought=p.flag("bought"),
        ending=p.number("ending", state.NOT_ENDING, state.ROUND_LIMIT),
    )
    if len(s.sides) != seats:
        raise BadSave(f"the state has {len(s.sides)} sides for {seats} seats")
    broken = unsound(s)
    if broken:
        raise BadSave(f"the state is not sound: {broken}")
    check_asked(s)
    return s


def load_packed(t: Tables, p: Plain, name: str) -> i64:
    count, most = packed_bounds(t)[name]
    found = p.numbers(name, count, 0, most)
    packed: i64 = 0
    for k in range(count):
        packed += found[k] * one_of(k)
    return packed


def load_side(t: Tables, item: object) -> Side:
    p = Plain(item, "a side")
    side = empty_side(t, load_packed(t, p, "white"), load_packed(t, p, "wanted"))
    side.ship = p.number("ship", -1, t.ships - 1)
    side.berth = p.number("berth", 0, content.BERTHS - 1)
    side.home = p.flag("home")
    side.favours = p.number("favours", 0, MANY)
    side.shield = p.number("shield", 0, t.shield_most)
    side.gods = load_packed(t, p, "gods")
    side.wounds = load_packed(t, p, "wounds")
    side.cards = load_packed(t, p, "cards")
    side.dice = load_packed(t, p, "dice")
    side.equipment = p.number("equipment", 0, t.all_equipment)
    side.passengers = load_packed(t, p, "passengers")
    side.offerings = load_packed(t, p, "offerings")
    side.statues = load_packed(t, p, "statues")
    side.trophies = load_packed(t, p, "trophies")
    side.done = load_packed(t, p, "done")
    side.returned = p.number("returned", -1, len(TASK_FACES) - 1)
    side.looked = p.number("looked", 0, ALL_ISLANDS)
    side.refit(t)
    return side


def check_frame(s: State) -> None:
    """What is asked must be about things that are there."""
    frame = s.stack[-1]
    if isinstance(frame, Pay):
        offered: list[Choice] = []
        offer_actions(s, frame.seat, offered)
        offer_moves(s, s.sides[frame.seat], best_prices(s, s.sides[frame.seat]), offered)
        if s.t.moves.catalogue.choices[frame.chosen] not in offered:
            raise BadSave("something is to be paid that cannot be done")
    if isinstance(frame, Fight):
        if not monsters_on(s, frame.lair) & BITS[frame.colour]:
            raise BadSave("there is no such monster to fight")
        if frame.rolled >= strength(s.t, s.sides[frame.seat], frame.paid):
            raise BadSave("a fight goes on after a roll that won it")
    if isinstance(frame, ScoutIsland) and frame.seen & s.explored:
        raise BadSave("an island can be explored only once")


def load_variant(options: list[Option], p: Plain) -> vec[i64]:
    chosen = p.numbers("variant", state.VARIANTS, 0, 99)
    for i in range(state.VARIANTS):
        if chosen[i] >= len(options[i].values):
            raise BadSave(f"the option {options[i].name} has no such value")
    return chosen


def check_asked(s: State) -> None:
    """Whoever is asked must be able to answer; only before the first turn has somebody no ship tile yet."""
    if s.over:
        return
    asked = s.stack[-1].waiting(s) if s.stack else []
    if not asked:
        raise BadSave("the state is not over, but nobody is asked anything")
    if any([isinstance(frame, Pay) for frame in s.stack[:-1]]):
        raise BadSave("something is to be paid later")
    if name_of(s.stack[-1]) != "ChooseShip" and min([side.ship for side in s.sides]) < 0:
        raise BadSave("somebody has no ship tile")
    for seat in asked:
        if seat >= s.seats or not s.stack[-1].options(s, seat):
            raise BadSave(f"seat {seat} is asked, but nothing can be answered")
    check_frame(s)


# Conservation


def unsound(s: State) -> str:
    """The conservation law that a state breaks: every card, tile and piece is somewhere."""
    for broken in [unsound_cards(s), unsound_sets(s), unsound_pieces(s)] + [unsound_side(s, seat) for seat in range(s.seats)]:
        if broken:
            return broken
    return ""


def unsound_cards(s: State) -> str:
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


def unsound_sets(s: State) -> str:
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
    return ""


def union(masks: list[i64]) -> i64:
    found: i64 = 0
    for mask in masks:
        found |= mask
    return found


def unsound_pieces(s: State) -> str:
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


def unsound_side(s: State, seat: i64) -> str:
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
    if side.returned >= 0 and colour_of(side.returned) >= 0 and not was_dealt(s, side.returned):
        return f"seat {seat} returned a tile it never had"
    if side.ship >= 0 and side.cargo() > side.storage:
        return f"seat {seat} carries more than its ship holds"
    if side.home and (side.berth != content.ZEUS or side.open_tasks() or s.ending == state.NOT_ENDING):
        return f"seat {seat} cannot have returned"
    return ""


def shrines_of(s: State, seat: i64) -> i64:
    """The shrines of a seat on the board; only explored islands can have one."""
    found: i64 = 0
    for island in range(content.ISLAND_TILES):
        if s.shrines & BITS[island] and s.explored & BITS[island] and owner_of(s, island) == seat:
            found += 1
    return found


def missing_trophy(side: Side) -> bool:
    for colour in range(content.COLOUR_COUNT):
        if is_done(side, content.MONSTER, colour) > byte_of(side.trophies, colour):
            return True
    return False


def was_dealt(s: State, face: i64) -> bool:
    return byte_of(s.wanted, task_of(face)) & BITS[colour_of(face)] != 0

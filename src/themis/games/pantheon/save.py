"""The state of Panthéon as it is saved, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.native import i64
from themis.core.shape import Filled, Shape, counted, counted_row, each, flag, number, of_every_state, options, packed, row
from themis.games.pantheon import rules, state
from themis.games.pantheon.content import FIRST_LASTING, MORE_ACTIONS, MOST_LAID, OFFERING_COUNT, RANKS, RESERVE_CHOICE, STEPS
from themis.games.pantheon.frames import DECISIONS
from themis.games.pantheon.frames.buy import Buy
from themis.games.pantheon.frames.cult import PayDeity
from themis.games.pantheon.frames.move import Move
from themis.games.pantheon.frames.peoples import GalliaOffer
from themis.games.pantheon.frames.tiles import ReserveChoice
from themis.games.pantheon.options import OPTIONS
from themis.games.pantheon.schema import MOST_COPIES
from themis.games.pantheon.state import LANDED, POINTS, SEAT_BITS, Side, State, bit
from themis.games.pantheon.tables import Tables

# What follows from cards, tiles, deities and the map, and is known to a side for speed.
COUNTED: Final = ["hand_size", "standing", "steps", "jumps", "money", "draws", "extent"]


def shape(t: Tables, fields: Fields, seats: i64) -> Shape:
    """The parts of a state with these tables and at a table of this size."""
    last = seats - 1
    parts = [
        options("variant", {option.name: len(option.values) for option in OPTIONS}),
        number("first", 0, last),
        number("turn", 0, last),
        number("epoch", 0, t.epochs),
        row("track", t.epochs, -1, t.peoples - 1),
        flag("has_temple"),
        each("sides", shape_of_side(t), seats),
        row("cards", (state.HANDS + 2 * seats) * t.cards, 0, MOST_COPIES),
        counted("pile_size"),
        counted("discarded"),
        row("display", t.display, -1, t.cards - 1),
        flag("descending"),
        row("deities", (state.OWN_DEITIES + seats) * t.deities, 0, MOST_COPIES),
        row("row", seats + t.more_deities, -1, t.deities - 1),
        row("demigods", (state.OWN_DEMIGODS + 2 * seats) * len(t.values), 0, MOST_COPIES),
        row("tiles", (state.KEPT_TILES + seats) * t.tiles, 0, MOST_COPIES),
        row("laid", MOST_LAID, -1, t.tiles - 1),
        Filled("taken", "taken_size", MOST_LAID, t.tiles - 1),
        number("bonuses", 0, int(bit(t.tiles)) - 1),
        row("pieces", t.land.spaces, 0, 255),
        counted_row("reach", t.land.spaces),
        row("points", seats * POINTS, 0, 1_000_000),
        number("again"),
        flag("ended"),
        number("idle"),
    ]
    return Shape(State, of_every_state(seats, DECISIONS, fields) + parts, {"t": t})


def shape_of_side(t: Tables) -> Shape:
    """What is counted of a side is counted by the state."""
    parts = [
        number("feet", 0, t.feet),
        number("columns", 0, t.columns),
        number("spare_feet", 0, t.feet),
        number("spare_columns", 0, t.columns),
        packed("ranks", OFFERING_COUNT, RANKS),
        number("bonus", -1, t.tiles - 1),
        *[counted(name) for name in COUNTED],
    ]
    return Shape(Side, parts)


# Conservation


def broken(s: State) -> str:
    """The conservation law that a state breaks: every card, deity, demigod, tile and piece is somewhere."""
    return broken_track(s) or broken_cards(s) or broken_deities(s) or broken_demigods(s) or broken_tiles(s) or broken_sides(s)


def broken_track(s: State) -> str:
    """One people for each epoch so far, none twice, and at most as many as there are."""
    called = [int(people) for people in s.track if people >= 0]
    if called != [int(people) for people in s.track][: s.epoch] or len(set(called)) != len(called) or len(called) != s.epoch:
        return "the peoples on the epoch track do not go with the epoch"
    if s.again > s.effect_of(s.turn, MORE_ACTIONS):
        return "more actions are left than there are deities for them"
    if s.has_temple and s.epoch == 0:
        return "there is a temple marker before the first epoch"
    return "the game is over, but something is still to be decided" if s.over and s.stack else ""


def broken_cards(s: State) -> str:
    t = s.t
    for card in range(t.cards):
        found = s.cards[state.PILE * t.cards + card] + s.cards[state.DISCARDS * t.cards + card] + s.cards[state.SPECIAL * t.cards + card]
        found += sum([1 for place in range(t.display) if s.display[place] == card])
        for seat in range(s.seats):
            found += s.hand(seat, card)
            if s.known(seat, card) > s.hand(seat, card):
                return f"seat {seat} is known to hold more cards of kind {card} than it has"
        if found != t.card_copies[card]:
            return f"there are {found} cards of kind {card}, not {t.card_copies[card]}"
        if s.cards[state.SPECIAL * t.cards + card] and not t.card_special[card]:
            return f"a card of kind {card} is among the special money"
    return ""


def broken_deities(s: State) -> str:
    """Those revealed and not yet paid or refused are in a decision."""
    t = s.t
    for deity in range(t.deities):
        found = s.deities[state.DEITY_STACK * t.deities + deity] + s.deities[state.DEITY_BOX * t.deities + deity]
        found += sum([1 for place in range(len(s.row)) if s.row[place] == deity])
        found += sum([1 for frame in s.stack if isinstance(frame, GalliaOffer) and frame.deity == deity])
        for seat in range(s.seats):
            found += s.own_deities(seat, deity)
            if s.own_deities(seat, deity) and t.deity_effect[deity] < FIRST_LASTING:
                return f"seat {seat} has a deity of kind {deity}, which nobody keeps"
        if found != t.deity_copies[deity]:
            return f"there are {found} deities of kind {deity}, not {t.deity_copies[deity]}"
    return ""


def broken_demigods(s: State) -> str:
    kinds = len(s.t.values)
    for value in range(kinds):
        found: i64 = 0
        for place in range(state.OWN_DEMIGODS + s.seats):
            found += s.demigods[place * kinds + value]
        if found != s.t.value_copies[value]:
            return f"there are {found} demigods of kind {value}, not {s.t.value_copies[value]}"
        for seat in range(s.seats):
            if s.known_demigods(seat, value) > s.own_demigods(seat, value):
                return f"seat {seat} is known to have more demigods of kind {value} than it has"
    return ""


def broken_tiles(s: State) -> str:
    """Booty tiles in the bag, on the map, taken, kept or in the box; a bonus tile is kept, in the box, or nobody's."""
    t = s.t
    for tile in range(t.tiles):
        found: i64 = 0
        for place in range(state.KEPT_TILES + s.seats):
            found += s.tiles[place * t.tiles + tile]
        found += sum([1 for place in range(len(s.laid)) if s.laid[place] == tile])
        found += sum([1 for place in range(s.taken_size) if s.taken[place] == tile])
        found += 1 if s.bonuses & bit(tile) else 0
        if found != t.tile_copies[tile]:
            return f"there are {found} tiles of kind {tile}, not {t.tile_copies[tile]}"
        kept = found_at_seats(s, tile)
        if (kept and t.tile_effect[tile] != STEPS) or (t.tile_is_bonus[tile] and s.tiles[state.BAG * t.tiles + tile]):
            return f"a tile of kind {tile} is where it cannot be"
    return broken_places(s)


def found_at_seats(s: State, tile: i64) -> i64:
    kept: i64 = 0
    for seat in range(s.seats):
        kept += s.tiles[(state.KEPT_TILES + seat) * s.t.tiles + tile]
    return kept


def broken_places(s: State) -> str:
    """Tiles lie on people spaces that are used, and no bonus tile among them."""
    used = s.t.land.symbols_of[s.people()][s.seats] if s.epoch else 0
    for place in range(len(s.laid)):
        if s.laid[place] >= 0 and (place >= used or s.t.tile_is_bonus[s.laid[place]]):
            return "a tile lies where none can"
    for place in range(s.taken_size):
        if s.t.tile_is_bonus[s.taken[place]]:
            return "a bonus tile was taken from the map"
    return ""


def broken_sides(s: State) -> str:
    """Pieces of every colour; at most two on a space; what is known to a side for speed."""
    again = s.clone()
    again.recount()
    for seat in range(s.seats):
        side = s.sides[seat]
        feet = side.feet + side.spare_feet + on_map(s, seat, 1)
        columns = side.columns + side.spare_columns + on_map(s, seat, 0)
        if feet != s.t.feet or columns != s.t.columns:
            return f"seat {seat} has {feet} feet and {columns} columns, not {s.t.feet} and {s.t.columns}"
        for name in COUNTED:
            if getattr(side, name) != getattr(again.sides[seat], name):
                return f"{name} of seat {seat} is miscounted"
        if side.bonus >= 0 and (s.bonuses & bit(side.bonus) or not s.t.tile_is_bonus[side.bonus]):
            return f"the bonus tile of seat {seat} cannot be"
    return broken_map(s)


def on_map(s: State, seat: i64, feet: i64) -> i64:
    """Feet or columns of a seat on the map."""
    return sum([1 for space in range(s.t.land.spaces) if s.t.takes_foot[space] == feet and s.pieces[space] >> seat & 1])


def broken_map(s: State) -> str:
    for space in range(s.t.land.spaces):
        there = s.pieces[space]
        if there >> s.seats & (SEAT_BITS >> s.seats) or there >> (LANDED + s.seats):
            return f"somebody who is not at the table has a piece on {s.t.land.slugs[space]}"
        if rules.COUNT[there & SEAT_BITS] > rules.MOST_PIECES_ON_SPACE:
            return f"there are too many pieces on {s.t.land.slugs[space]}"
        if there >> LANDED & ~there & SEAT_BITS:
            return f"somebody landed on {s.t.land.slugs[space]} without a piece"
        if there and (rules.is_temple(s, space) or (not s.has_temple and (s.t.takes_foot[space] or there >> LANDED))):
            return f"a piece is on {s.t.land.slugs[space]}, where none can be now"
    return ""


# Decisions


def misplaced(s: State) -> str:
    """Why what lies on the stack cannot be asked here: it is about something that is not there."""
    if not s.stack or name_of(s.stack[0]) != "BeginEpoch":
        return "no epoch follows"
    frame = s.stack[-1]
    if s.epoch == 0 and name_of(frame) not in ("Upgrade", "ReserveChoice"):
        return f"{name_of(frame)} is asked before the first epoch"
    if isinstance(frame, ReserveChoice) and s.t.tile_effect[frame.tile] != RESERVE_CHOICE:
        return f"the tile {frame.tile} gives no pieces to choose from"
    if isinstance(frame, PayDeity) and not rules.is_in_row(s, frame.deity):
        return f"the deity {frame.deity} is to be paid, but is not in the row"
    if isinstance(frame, Move) or isinstance(frame, Buy):
        return misplaced_pieces(s, frame)
    return ""


def misplaced_pieces(s: State, frame: Move | Buy) -> str:
    """Pieces are placed beside a temple marker, for no more than the hand can pay."""
    if not s.has_temple:
        return "pieces are to be placed, but there is no temple marker"
    if frame.left(s) < 0:
        return f"seat {frame.seat} cannot pay what it has spent"
    return "there are not so many jumps" if isinstance(frame, Move) and frame.jumps > s.sides[frame.seat].jumps else ""

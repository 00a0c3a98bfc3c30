"""The state of Uruk as it is saved, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.native import i64
from themis.core.shape import Filled, Shape, counted, each, flag, number, of_every_state, options, row
from themis.games.uruk import content
from themis.games.uruk.frames import DECISIONS
from themis.games.uruk.frames.settle import PayDisc
from themis.games.uruk.moves import LARGEST_PAYMENT
from themis.games.uruk.options import first_reshuffle, first_reshuffle_removes, options_of
from themis.games.uruk.state import SLOT_WIDTH, STALL, Side, State
from themis.games.uruk.tables import Tables


def shape(t: Tables, fields: Fields, seats: i64) -> Shape:
    """The parts of a state with these tables and at a table of this size."""
    last = seats - 1
    parts = [
        options("variant", chosen(t)),
        number("first", 0, last),
        number("turn", 0, last),
        number("round", 1),
        each("sides", shape_of_side(t), seats),
        row("bank", 4, 0, t.cubes_per_colour),
        row("pile", t.kinds, 0, t.all_cards),
        counted("pile_size"),
        row("under", t.kinds, 0, t.all_cards),
        counted("under_size"),
        counted("events_in_pile"),
        Filled("discards", "discarded", t.all_cards, t.kinds - 1),
        row("boxed", t.kinds, 0, t.all_cards),
        number("reshuffles"),
        row("display", t.display, -1, t.discoveries - 1),
        number("omen", -1, t.kinds - 1),
        number("facedown", -1, t.kinds - 1),
        row("epochs", t.epochs, 0, t.discs),
        number("pool", 0, t.discs),
        number("used", 0, all_bits(t.discoveries)),
        number("received", 0, all_bits(4)),
        number("ending", 0, STALL),
        flag("last_round"),
        row("bids", seats, -1, t.largest_bid),
        flag("acted"),
        flag("progressed"),
        number("idle_rounds"),
        number("barren_rounds"),
    ]
    return Shape(State, of_every_state(seats, DECISIONS, fields) + parts, {"t": t})


def shape_of_side(t: Tables) -> Shape:
    parts = [
        row("hand", t.discoveries, 0, content.MOST_COPIES),
        row("known", t.discoveries, 0, content.MOST_COPIES),
        row("stock", 4, 0, t.cubes_per_colour),
        # Cards, discs and cubes alike, and there are fewer of these than kinds of cards.
        row("slots", t.slots * SLOT_WIDTH, 0, t.discoveries - 1),
        number("count", 0, t.slots),
        counted("tableau"),
        counted("held"),
        counted("hand_size"),
        counted("settled"),
        number("kept", 0, all_bits(t.kinds - t.discoveries)),
        flag("erupted"),
        number("lyre", -1, t.discoveries - 1),
    ]
    return Shape(Side, parts, {"t": t})


def chosen(t: Tables) -> dict[str, int]:
    """How many values each option has; of the first reshuffle the state keeps the number of cards itself."""
    values = {option.name: len(option.values) for option in options_of(t)}
    values[first_reshuffle(t).name] = max(content.REMOVALS) + 1
    return values


def all_bits(places: i64) -> int:
    return (1 << int(places)) - 1


def misplaced(s: State) -> str:
    """Why what lies on the stack cannot be asked here."""
    for frame in s.stack:
        if isinstance(frame, PayDisc) and frame.number > LARGEST_PAYMENT:
            return f"a disc does not cost {frame.number} cubes"
        card = DECISIONS.numbers(frame).get("card", -1)
        if card >= s.t.discoveries:
            return f"the card of {name_of(frame)} is {card}, which is no discovery"
    return ""


def broken(s: State) -> str:
    """The conservation law that a state breaks: every card, cube and disc of the box is somewhere."""
    for kind in range(s.t.kinds):
        expected = s.t.copies[kind] if kind < s.t.discoveries else 1
        if cards_of(s, kind) != expected:
            return f"there are {cards_of(s, kind)} cards of kind {kind}, not {expected}"
    for colour in range(4):
        if cubes_of(s, colour) != s.t.cubes_per_colour:
            return f"there are {cubes_of(s, colour)} cubes of colour {colour}, not {s.t.cubes_per_colour}"
    discs = sum(s.epochs) + s.pool + sum([side.settled for side in s.sides])
    if discs != s.t.discs_in_play[s.seats]:
        return f"there are {discs} discs in play"
    return broken_places(s) or broken_sides(s)


def cards_of(s: State, kind: i64) -> i64:
    """How many cards of a kind are anywhere."""
    found = s.pile[kind] + s.under[kind] + s.boxed[kind]
    found += sum([1 for i in range(s.discarded) if s.discards[i] == kind])
    if kind >= s.t.discoveries:
        kept = sum([1 for side in s.sides if side.kept >> (kind - s.t.discoveries) & 1])
        return found + kept + (1 if s.omen == kind else 0) + (1 if s.facedown == kind else 0)
    found += sum([1 for place in range(s.t.display) if s.display[place] == kind])
    for side in s.sides:
        found += side.hand[kind] + (1 if side.has(kind) else 0) + (1 if side.lyre == kind else 0)
    return found


def cubes_of(s: State, colour: i64) -> i64:
    found = s.bank[colour]
    for side in s.sides:
        found += side.stock[colour]
        for slot in range(side.count):
            found += side.cubes(slot, colour)
    return found


def broken_places(s: State) -> str:
    if 0 <= s.omen < s.t.discoveries or 0 <= s.facedown < s.t.discoveries:
        return "a discovery lies where an event card should"
    if first_reshuffle_removes(s) not in content.REMOVALS:
        return f"no table lets {first_reshuffle_removes(s)} cards leave at the first reshuffle"
    if s.over and s.stack:
        return "the game is over, but something is still to be decided"
    return ""


def broken_sides(s: State) -> str:
    for seat in range(s.seats):
        side = s.sides[seat]
        for kind in range(s.t.discoveries):
            if side.known[kind] > side.hand[kind]:
                return f"seat {seat} is known to hold more cards of kind {kind} than it has"
        if sum([1 for kind in range(s.t.discoveries) if side.has(kind)]) != side.count:
            return f"seat {seat} has a discovery twice"
        if max([side.discs(slot) for slot in range(s.t.slots)]) > 2:
            return f"seat {seat} has more than two discs above a discovery"
        if any([side.slots[at] for at in range(side.count * SLOT_WIDTH, s.t.slots * SLOT_WIDTH)]):
            return f"seat {seat} has something in an empty slot"
    return ""

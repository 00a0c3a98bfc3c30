"""The state of Altar as it is saved, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.native import i64
from themis.core.shape import MANY, Filled, Shape, counted, counted_row, flag, number, of_every_state, options, row
from themis.games.altar.content import ADORING, DESTROYS, LURES
from themis.games.altar.frames import DECISIONS
from themis.games.altar.moves import SIDES
from themis.games.altar.options import OPTIONS
from themis.games.altar.state import MOST_ASIDE, NO_CARDS, State, kind_of
from themis.games.altar.tables import Tables


def shape(t: Tables, fields: Fields, seats: i64) -> Shape:
    """The parts of a state with these tables and at a table of this size."""
    last = seats - 1
    cards = t.all_cards
    parts = [
        options("variant", {option.name: len(option.values) for option in OPTIONS}),
        number("oldest", 0, last),
        number("first", 0, last),
        number("turn", 0, last),
        number("round"),
        number("actions"),
        flag("acted"),
        number("passes"),
        number("ending", 0, NO_CARDS),
        row("owner", t.gods, -1, last),
        row("active", t.gods, 0, t.altar_spaces),
        row("inactive", t.gods, 0, t.altar_spaces),
        row("sanctuaries", t.gods, 0, t.sanctuary_spaces),
        row("adorers", t.gods, 0, all_bits(t.followers)),
        row("placed", t.gods, 0, MANY),
        number("placings"),
        counted("sanctuaries_left"),
        row("hands", seats * t.followers, 0, cards),
        row("known", seats * t.followers, 0, cards),
        counted_row("hand_size", seats),
        row("influence", seats * t.followers, 0, cards),
        counted_row("in_force", seats),
        row("pile", t.followers, 0, cards),
        counted("pile_size"),
        Filled("top", "top_size", MOST_ASIDE, seats * t.followers - 1),
        Filled("bottom", "bottom_size", cards, seats * t.followers - 1),
        row("display", t.display[seats], -1, t.followers - 1),
        row("discards", t.followers, 0, cards),
        row("boxed", t.followers, 0, cards),
        Filled("aside", "aside_size", MOST_ASIDE, t.followers - 1),
        number("played", -1, t.followers - 1),
        flag("struck"),
        number("tolled", 0, all_bits(t.gods)),
        number("spared", 0, all_bits(SIDES * t.gods)),
    ]
    return Shape(State, of_every_state(seats, DECISIONS, fields) + parts, {"t": t})


def all_bits(places: i64) -> int:
    return (1 << int(places)) - 1


# Decisions that only a card being used can ask for.
NEED_CARD: Final = ["Carry", "PutAway", "Activate", "Discover", "DiscardCards", "Give", "Recover", "Aim", "Strike", "Receive"]


def misplaced(s: State) -> str:
    """Why what lies on the stack cannot be asked here."""
    if s.played < 0 and any([name_of(frame) in NEED_CARD for frame in s.stack]):
        return "the text of a card is being carried out, but no card was played"
    for frame in s.stack:
        if name_of(frame) == "Aim" and not DESTROYS <= s.t.effect[DECISIONS.numbers(frame)["row"]] <= LURES:
            return "a card that is not hostile is aimed at somebody"
    return ""


def broken(s: State) -> str:
    """The conservation law that a state breaks: every card and token of the box is somewhere."""
    for kind in range(s.t.followers):
        if cards_of(s, kind) != s.t.copies[kind]:
            return f"there are {cards_of(s, kind)} cards of kind {kind}, not {s.t.copies[kind]}"
    if s.sanctuaries_left < 0:
        return f"{s.sanctuaries_left} sanctuaries are left beside {sum(s.sanctuaries)} placed"
    return broken_realms(s) or broken_sides(s)


def cards_of(s: State, kind: i64) -> i64:
    """How many cards of a follower are anywhere."""
    found = s.pile[kind] + s.discards[kind] + s.boxed[kind] + (1 if s.played == kind else 0)
    found += sum([1 for i in range(s.top_size) if kind_of(s.t, s.top[i]) == kind])
    found += sum([1 for i in range(s.bottom_size) if kind_of(s.t, s.bottom[i]) == kind])
    found += sum([1 for i in range(s.aside_size) if s.aside[i] == kind])
    found += sum([1 for place in range(len(s.display)) if s.display[place] == kind])
    found += sum([1 for god in range(s.t.gods) if s.adores(god, kind)])
    for seat in range(s.seats):
        found += s.hand(seat, kind) + s.influence[seat * s.t.followers + kind]
    return found


def broken_realms(s: State) -> str:
    for god in range(s.t.gods):
        if s.active[god] + s.inactive[god] > s.t.altar_spaces or s.sanctuaries[god] > s.t.sanctuary_spaces:
            return f"the realm of god {god} holds more than it has room for"
        if s.owner[god] < 0 and (s.active[god] or s.inactive[god] or s.sanctuaries[god] or s.adorers[god]):
            return f"god {god} has a realm, but no player"
        for kind in range(s.t.followers):
            if s.adores(god, kind) and s.t.timing[kind] != ADORING:
                return f"a follower of kind {kind} cannot adore"
    return ""


def broken_sides(s: State) -> str:
    for seat in range(s.seats):
        gods = sum([1 for god in range(s.t.gods) if s.owner[god] == seat])
        if gods > s.t.gods_each[s.seats] or (s.round and gods != s.t.gods_each[s.seats]):
            return f"seat {seat} controls {gods} gods"
        for kind in range(s.t.followers):
            if not 0 <= s.known[seat * s.t.followers + kind] <= s.hand(seat, kind):
                return f"seat {seat} is known to hold more cards of kind {kind} than it has"
    if s.played < 0 and (s.struck or s.tolled or s.spared):
        return "no card is being used, but one has done something"
    return ""

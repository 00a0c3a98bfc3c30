"""States as plain data and back, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import name_of
from themis.core.errors import BadSave
from themis.core.fields import Fields
from themis.core.native import i64, vec
from themis.core.save import Plain, plain_numbers, whole
from themis.games.altar.content import ADORING, DESTROYS, LURES, MOST_SEATS
from themis.games.altar.frames import DECISIONS
from themis.games.altar.moves import SIDES
from themis.games.altar.options import OPTIONS
from themis.games.altar.state import BIT, MOST_ASIDE, NO_CARDS, State, kind_of
from themis.games.altar.tables import Tables

MANY: Final = 1_000_000


def save(s: State) -> dict[str, object]:
    return {
        "seats": int(s.seats),
        "stack": DECISIONS.saved(s),
        "over": s.over,
        "variant": plain_numbers(s.variant),
        "oldest": int(s.oldest),
        "first": int(s.first),
        "turn": int(s.turn),
        "round": int(s.round),
        "actions": int(s.actions),
        "acted": s.acted,
        "passes": int(s.passes),
        "ending": int(s.ending),
        "owner": plain_numbers(s.owner),
        "active": plain_numbers(s.active),
        "inactive": plain_numbers(s.inactive),
        "sanctuaries": plain_numbers(s.sanctuaries),
        "adorers": plain_numbers(s.adorers),
        "placed": plain_numbers(s.placed),
        "placings": int(s.placings),
        "hands": plain_numbers(s.hands),
        "known": plain_numbers(s.known),
        "influence": plain_numbers(s.influence),
        "pile": plain_numbers(s.pile),
        "top": [int(s.top[i]) for i in range(s.top_size)],
        "bottom": [int(s.bottom[i]) for i in range(s.bottom_size)],
        "display": plain_numbers(s.display),
        "discards": plain_numbers(s.discards),
        "boxed": plain_numbers(s.boxed),
        "aside": [int(s.aside[i]) for i in range(s.aside_size)],
        "played": int(s.played),
        "struck": s.struck,
        "tolled": int(s.tolled),
        "spared": int(s.spared),
    }


def load(t: Tables, fields: Fields, plain: object) -> State:
    """The state a save describes, if it is a sound one with these tables."""
    p = Plain(plain, "the state")
    seats = p.number("seats", 2, MOST_SEATS)
    hands = p.numbers("hands", seats * t.followers, 0, t.all_cards)
    influence = p.numbers("influence", seats * t.followers, 0, t.all_cards)
    pile = p.numbers("pile", t.followers, 0, t.all_cards)
    sanctuaries = p.numbers("sanctuaries", t.gods, 0, t.sanctuary_spaces)
    s = State(
        t=t,
        seats=seats,
        stack=[DECISIONS.loaded(item, seats, fields) for item in p.items("stack", 100)],
        over=p.flag("over"),
        variant=load_variant(p),
        oldest=p.number("oldest", 0, seats - 1),
        first=p.number("first", 0, seats - 1),
        turn=p.number("turn", 0, seats - 1),
        round=p.number("round", 0, MANY),
        actions=p.number("actions", 0, MANY),
        acted=p.flag("acted"),
        passes=p.number("passes", 0, MANY),
        ending=p.number("ending", 0, NO_CARDS),
        owner=p.numbers("owner", t.gods, -1, seats - 1),
        active=p.numbers("active", t.gods, 0, t.altar_spaces),
        inactive=p.numbers("inactive", t.gods, 0, t.altar_spaces),
        sanctuaries=sanctuaries,
        adorers=p.numbers("adorers", t.gods, 0, all_bits(t.followers)),
        placed=p.numbers("placed", t.gods, 0, MANY),
        placings=p.number("placings", 0, MANY),
        sanctuaries_left=t.sanctuary_supply[seats] - sum(sanctuaries),
        hands=hands,
        known=p.numbers("known", seats * t.followers, 0, t.all_cards),
        hand_size=vec[i64]([sum(hands[seat * t.followers : (seat + 1) * t.followers]) for seat in range(seats)]),
        influence=influence,
        in_force=vec[i64]([force(t, influence, seat) for seat in range(seats)]),
        pile=pile,
        pile_size=sum(pile),
        top=load_places(p, "top", MOST_ASIDE, seats * t.followers - 1),
        top_size=len(p.items("top", MOST_ASIDE)),
        bottom=load_places(p, "bottom", t.all_cards, seats * t.followers - 1),
        bottom_size=len(p.items("bottom", t.all_cards)),
        display=p.numbers("display", t.display[seats], -1, t.followers - 1),
        discards=p.numbers("discards", t.followers, 0, t.all_cards),
        boxed=p.numbers("boxed", t.followers, 0, t.all_cards),
        aside=load_places(p, "aside", MOST_ASIDE, t.followers - 1),
        aside_size=len(p.items("aside", MOST_ASIDE)),
        played=p.number("played", -1, t.followers - 1),
        struck=p.flag("struck"),
        tolled=p.number("tolled", 0, all_bits(t.gods)),
        spared=p.number("spared", 0, all_bits(SIDES * t.gods)),
    )
    broken = unsound(s)
    if broken:
        raise BadSave(f"the state is not sound: {broken}")
    check_asked(s)
    return s


def force(t: Tables, influence: vec[i64], seat: i64) -> i64:
    """The Influence cards before a seat, a bit each."""
    found: i64 = 0
    for kind in range(t.followers):
        if influence[seat * t.followers + kind]:
            found |= BIT[kind]
    return found


def all_bits(number: i64) -> int:
    return (1 << int(number)) - 1


def load_places(p: Plain, name: str, length: int, highest: int) -> vec[i64]:
    """A row of cards, filled up with -1."""
    found = [whole(item, 0, highest, f"{p.where}.{name}") for item in p.items(name, length)]
    return vec[i64](found + [-1] * (length - len(found)))


def load_variant(p: Plain) -> vec[i64]:
    chosen = p.numbers("variant", len(OPTIONS), 0, MANY)
    for i in range(len(OPTIONS)):
        if chosen[i] >= len(OPTIONS[i].values):
            raise BadSave(f"the option {OPTIONS[i].name} has no such value")
    return chosen


def check_asked(s: State) -> None:
    """Whoever is asked must be able to answer."""
    if s.over:
        return
    asked = s.stack[-1].waiting(s) if s.stack else []
    if not asked:
        raise BadSave("the state is not over, but nobody is asked anything")
    needs_card = [frame for frame in s.stack if name_of(frame) in NEED_CARD]
    if needs_card and s.played < 0:
        raise BadSave("the text of a card is being carried out, but no card was played")
    for frame in s.stack:
        if name_of(frame) == "Aim" and not DESTROYS <= s.t.effect[DECISIONS.numbers(frame)["row"]] <= LURES:
            raise BadSave("a card that is not hostile is aimed at somebody")
    if not s.stack[-1].options(s, asked[0]):
        raise BadSave(f"seat {asked[0]} is asked, but nothing can be answered")


# Decisions that only a card being used can ask for.
NEED_CARD: Final = ["Carry", "PutAway", "Activate", "Discover", "DiscardCards", "Give", "Recover", "Aim", "Strike", "Receive"]


def unsound(s: State) -> str:
    """The conservation law that a state breaks: every card and token of the box is somewhere."""
    for kind in range(s.t.followers):
        if cards_of(s, kind) != s.t.copies[kind]:
            return f"there are {cards_of(s, kind)} cards of kind {kind}, not {s.t.copies[kind]}"
    if s.sanctuaries_left < 0 or s.sanctuaries_left + sum(s.sanctuaries) != s.t.sanctuary_supply[s.seats]:
        return f"{s.sanctuaries_left} sanctuaries are left beside {sum(s.sanctuaries)} placed"
    return unsound_realms(s) or unsound_sides(s)


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


def unsound_realms(s: State) -> str:
    for god in range(s.t.gods):
        if s.active[god] + s.inactive[god] > s.t.altar_spaces or s.sanctuaries[god] > s.t.sanctuary_spaces:
            return f"the realm of god {god} holds more than it has room for"
        if s.owner[god] < 0 and (s.active[god] or s.inactive[god] or s.sanctuaries[god] or s.adorers[god]):
            return f"god {god} has a realm, but no player"
        for kind in range(s.t.followers):
            if s.adores(god, kind) and s.t.timing[kind] != ADORING:
                return f"a follower of kind {kind} cannot adore"
    return ""


def unsound_sides(s: State) -> str:
    for seat in range(s.seats):
        gods = sum([1 for god in range(s.t.gods) if s.owner[god] == seat])
        if gods > s.t.gods_each[s.seats] or (s.round and gods != s.t.gods_each[s.seats]):
            return f"seat {seat} controls {gods} gods"
        if s.hand_size[seat] != sum([s.hand(seat, kind) for kind in range(s.t.followers)]):
            return f"the cards of seat {seat} are miscounted"
        if s.in_force[seat] != force(s.t, s.influence, seat):
            return f"the Influence of seat {seat} is miscounted"
        for kind in range(s.t.followers):
            if not 0 <= s.known[seat * s.t.followers + kind] <= s.hand(seat, kind):
                return f"seat {seat} is known to hold more cards of kind {kind} than it has"
    if s.pile_size != sum(s.pile):
        return "the pile is miscounted"
    if s.played < 0 and (s.struck or s.tolled or s.spared):
        return "no card is being used, but one has done something"
    return ""

"""States as plain data and back, and the conservation laws that a sound state keeps."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import name_of
from themis.core.fields import Fields
from themis.core.frame import Frame
from themis.core.native import i64, vec
from themis.core.save import Plain, plain_numbers, whole
from themis.core.shape import check_asked
from themis.errors import BadSave
from themis.games.uruk import content
from themis.games.uruk.frames import DECISIONS
from themis.games.uruk.frames.settle import PayDisc
from themis.games.uruk.moves import LARGEST_PAYMENT
from themis.games.uruk.options import options_of
from themis.games.uruk.state import BIT, RESHUFFLE_REMOVED, SLOT_WIDTH, STALL, VARIANTS, Side, State, one_of
from themis.games.uruk.tables import Tables

MANY: Final = 1_000_000


def save(s: State) -> dict[str, object]:
    return {
        "seats": int(s.seats),
        "stack": DECISIONS.saved(s),
        "over": s.over,
        "variant": plain_numbers(s.variant),
        "first": int(s.first),
        "turn": int(s.turn),
        "round": int(s.round),
        "sides": [save_side(side) for side in s.sides],
        "bank": plain_numbers(s.bank),
        "pile": plain_numbers(s.pile),
        "under": plain_numbers(s.under),
        "discards": [int(s.discards[i]) for i in range(s.discarded)],
        "boxed": plain_numbers(s.boxed),
        "reshuffles": int(s.reshuffles),
        "display": plain_numbers(s.display),
        "omen": int(s.omen),
        "facedown": int(s.facedown),
        "epochs": plain_numbers(s.epochs),
        "pool": int(s.pool),
        "used": int(s.used),
        "received": int(s.received),
        "ending": int(s.ending),
        "last_round": s.last_round,
        "bids": plain_numbers(s.bids),
        "acted": s.acted,
        "progressed": s.progressed,
        "idle_rounds": int(s.idle_rounds),
        "barren_rounds": int(s.barren_rounds),
    }


def save_side(side: Side) -> dict[str, object]:
    return {
        "hand": plain_numbers(side.hand),
        "known": plain_numbers(side.known),
        "stock": plain_numbers(side.stock),
        "slots": plain_numbers(side.slots),
        "count": int(side.count),
        "kept": int(side.kept),
        "erupted": side.erupted,
        "lyre": int(side.lyre),
    }


def load(t: Tables, fields: Fields, plain: object) -> State:
    """The state a save describes, if it is a sound one with these tables."""
    p = Plain(plain, "the state")
    seats = p.number("seats", content.FEWEST_SEATS, content.MOST_SEATS)
    discards = p.items("discards", t.all_cards)
    pile = p.numbers("pile", t.kinds, 0, t.all_cards)
    under = p.numbers("under", t.kinds, 0, t.all_cards)
    s = State(
        t=t,
        seats=seats,
        stack=[load_frame(t, fields, item, seats) for item in p.items("stack", 100)],
        over=p.flag("over"),
        variant=load_variant(t, p),
        first=p.number("first", 0, seats - 1),
        turn=p.number("turn", 0, seats - 1),
        round=p.number("round", 1, MANY),
        sides=[load_side(t, item) for item in p.items("sides", seats)],
        bank=p.numbers("bank", 4, 0, t.cubes_per_colour),
        pile=pile,
        pile_size=sum(pile),
        under=under,
        under_size=sum(under),
        events_in_pile=sum([pile[k] + under[k] for k in range(t.discoveries, t.kinds)]),
        discards=load_discards(t, discards),
        discarded=len(discards),
        boxed=p.numbers("boxed", t.kinds, 0, t.all_cards),
        reshuffles=p.number("reshuffles", 0, MANY),
        display=p.numbers("display", t.display, -1, t.discoveries - 1),
        omen=load_event(t, p, "omen"),
        facedown=load_event(t, p, "facedown"),
        epochs=p.numbers("epochs", t.epochs, 0, t.discs),
        pool=p.number("pool", 0, t.discs),
        used=p.number("used", 0, all_bits(t.discoveries)),
        received=p.number("received", 0, 15),
        ending=p.number("ending", 0, STALL),
        last_round=p.flag("last_round"),
        bids=p.numbers("bids", seats, -1, t.largest_bid),
        acted=p.flag("acted"),
        progressed=p.flag("progressed"),
        idle_rounds=p.number("idle_rounds", 0, MANY),
        barren_rounds=p.number("barren_rounds", 0, MANY),
    )
    if len(s.sides) != seats:
        raise BadSave(f"the state has {len(s.sides)} sides for {seats} seats")
    broken = unsound(s)
    if broken:
        raise BadSave(f"the state is not sound: {broken}")
    check_asked(s)
    return s


def all_bits(number: i64) -> int:
    return (1 << int(number)) - 1


def load_event(t: Tables, p: Plain, name: str) -> int:
    kind = p.number(name, -1, t.kinds - 1)
    if 0 <= kind < t.discoveries:
        raise BadSave(f"{p.where}.{name} is {kind}, which is no event card")
    return kind


def load_discards(t: Tables, items: list[object]) -> vec[i64]:
    found = [whole(item, 0, t.kinds - 1, "the state.discards") for item in items]
    return vec[i64](found + [-1] * (t.all_cards - len(found)))


def load_frame(t: Tables, fields: Fields, item: object, seats: int) -> Frame:
    frame = DECISIONS.loaded(item, seats, fields)
    if isinstance(frame, PayDisc) and frame.number > LARGEST_PAYMENT:
        raise BadSave(f"a disc does not cost {frame.number} cubes")
    card = DECISIONS.numbers(frame).get("card", 0)
    if card >= t.discoveries:
        raise BadSave(f"the card of {name_of(frame)} is {card}, which is no discovery")
    return frame


def load_variant(t: Tables, p: Plain) -> vec[i64]:
    options = options_of(t)
    chosen = p.numbers("variant", VARIANTS, 0, t.all_cards)
    for i in range(VARIANTS):
        allowed = options[i].values
        if (str(chosen[i]) not in allowed) if i == RESHUFFLE_REMOVED else chosen[i] >= len(allowed):
            raise BadSave(f"the option {options[i].name} has no such value")
    return chosen


def load_side(t: Tables, item: object) -> Side:
    p = Plain(item, "a side")
    hand = p.numbers("hand", t.discoveries, 0, content.MOST_COPIES)
    slots = p.numbers("slots", t.slots * SLOT_WIDTH, 0, content.MOST_DISCOVERIES)
    count = p.number("count", 0, t.slots)
    tableau: i64 = 0
    settled: i64 = 0
    held: i64 = 0
    for slot in range(count):
        card = slots[slot * SLOT_WIDTH]
        if card >= t.discoveries or tableau & BIT[card] or slots[slot * SLOT_WIDTH + 1] > 2:
            raise BadSave("a side has a slot that cannot be")
        tableau |= BIT[card]
        settled += slots[slot * SLOT_WIDTH + 1]
    for kind in range(t.discoveries):
        held += hand[kind] * one_of(t.colour[kind])
    return Side(
        t=t,
        hand=hand,
        known=p.numbers("known", t.discoveries, 0, content.MOST_COPIES),
        stock=p.numbers("stock", 4, 0, t.cubes_per_colour),
        slots=slots,
        count=count,
        tableau=tableau,
        held=held,
        hand_size=sum(hand),
        settled=settled,
        kept=p.number("kept", 0, all_bits(t.kinds - t.discoveries)),
        erupted=p.flag("erupted"),
        lyre=p.number("lyre", -1, t.discoveries - 1),
    )


def unsound(s: State) -> str:
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
    return unsound_side(s)


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


def unsound_side(s: State) -> str:
    for seat in range(s.seats):
        side = s.sides[seat]
        held: i64 = 0
        for kind in range(s.t.discoveries):
            held += side.hand[kind] * one_of(s.t.colour[kind])
            if not 0 <= side.known[kind] <= side.hand[kind]:
                return f"seat {seat} is known to hold more cards of kind {kind} than it has"
        if held != side.held or side.hand_size != sum(side.hand):
            return f"the cards of seat {seat} are miscounted"
        if sum([side.discs(slot) for slot in range(side.count)]) != side.settled:
            return f"the discs of seat {seat} are miscounted"
    return ""

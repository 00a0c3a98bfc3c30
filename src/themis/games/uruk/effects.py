"""Changes to a state of Uruk: cards, cubes and discs on the move, each told as it happens. Nothing here asks anybody anything.

Where a change has several reasons, `told` is the one that the log will name.
"""

from __future__ import annotations

from themis.core.chance import kind_at
from themis.core.event import EventKind, Io
from themis.core.native import i64, vec
from themis.games.uruk import content, moves, options
from themis.games.uruk.moves import Drawing
from themis.games.uruk.prices import half_price_card, open_epoch
from themis.games.uruk.rules import discovery_left
from themis.games.uruk.state import (
    BIT,
    LAST_DISC_BOUGHT,
    LAST_DISC_REMOVED,
    NOT_ENDING,
    SLOT_WIDTH,
    STALL,
    State,
    bit,
    event_bit,
)

# Cards


def draw_from_pile(s: State, io: Io, stream: i64) -> i64:
    """The next card of the draw pile, which must not be empty: any of its upper layer."""
    if s.pile_size == 0:
        s.pile, s.under = s.under, s.pile
        s.pile_size, s.under_size = s.under_size, 0
    kind = kind_at(s.pile, io.below(stream, s.pile_size))
    s.pile[kind] -= 1
    s.pile_size -= 1
    if kind >= s.t.discoveries:
        s.events_in_pile -= 1
    return kind


def draw_discovery(s: State, seat: i64, refused: EventKind, io: Io) -> i64:
    """Draws until a discovery comes, handling event cards on the way (`refused`: while an event is pending); -1 if there is none to be had.  URU-DRAW-04, URU-DECK-03, URU-DECK-05, URU-DECK-07, URU-RUL-05, URU-RUL-57"""
    while discovery_left(s):
        if s.pile_size + s.under_size == 0:
            reshuffle(s, io)
            if s.pile_size == 0:
                return -1
        kind = draw_from_pile(s, io, moves.PILE_STREAM)
        if kind < s.t.discoveries:
            return kind
        meet_event(s, seat, kind, refused, io)
    return -1


def reshuffle(s: State, io: Io) -> None:
    """The discard pile becomes the draw pile; the first time its oldest cards leave the game. Event cards come back too.  URU-DECK-01, URU-DECK-02, URU-DECK-04, URU-DECK-06, URU-RUL-04, URU-RUL-06"""
    start: i64 = 0
    told = moves.RESHUFFLED
    if s.reshuffles == 0:
        start = min_of(options.first_reshuffle_removes(s), s.discarded)
        for i in range(start):
            s.boxed[s.discards[i]] += 1
        io.tell(moves.BOXED if start < s.discarded else moves.BOXED_ALL, start)
        told = moves.RESHUFFLED_FIRST if start < s.discarded else moves.RESHUFFLED_NOTHING
    for i in range(start, s.discarded):
        s.pile[s.discards[i]] += 1
        s.pile_size += 1
        if s.discards[i] >= s.t.discoveries:
            s.events_in_pile += 1
    s.discarded = 0
    s.reshuffles += 1
    io.tell(told, s.pile_size)


def min_of(a: i64, b: i64) -> i64:
    return a if a < b else b


def meet_event(s: State, seat: i64, kind: i64, refused: EventKind, io: Io) -> None:
    """An event card was drawn: omen, trigger, or nothing at all.  URU-EVT-01, URU-EVT-02, URU-EVT-04, URU-EVT-05, URU-END-05, URU-RUL-31"""
    if s.last_round:
        io.tell(moves.EVENT_VOID, kind)
        put_on_discards(s, kind)
    elif s.facedown >= 0:
        io.tell(refused, kind)
        put_on_discards(s, kind)
    elif s.omen < 0:
        s.omen = kind
        io.tell(moves.OMEN, kind)
    else:
        s.facedown = kind
        io.tell(moves.TRIGGERED, seat, s.omen)
        io.tell_only(seat, moves.FACEDOWN_DRAWN, seat, kind)


def put_on_discards(s: State, kind: i64) -> None:
    s.discards[s.discarded] = kind
    s.discarded += 1


def draw_into_hand(s: State, seat: i64, drawing: Drawing, io: Io) -> None:
    """A card from the pile, seen by its owner only.  URU-DRAW-01, URU-DRAW-06"""
    kind = draw_discovery(s, seat, drawing.refused, io)
    s.sides[seat].add_card(kind)
    io.tell_only(seat, drawing.drew, seat, kind)
    io.tell_others(seat, drawing.drew_hidden, seat)


def take_from_display(s: State, seat: i64, kind: i64, told: EventKind, io: Io) -> None:
    """A card from the display, which is not refilled before the end of the turn.  URU-DRAW-01, URU-DRAW-03, URU-DRAW-06"""
    for place in range(s.t.display):
        if s.display[place] == kind:
            s.display[place] = -1
            break
    s.sides[seat].add_known_card(kind)
    io.tell(told, seat, kind)


def refill_display(s: State, io: Io) -> None:
    """Fills the gaps from the pile; event cards met on the way are handled and replaced.  URU-EOT-02, URU-RUL-48"""
    for place in range(s.t.display):
        if s.display[place] < 0:
            kind = draw_discovery(s, s.turn, moves.EVENT_DISCARDED, io)
            if kind < 0:
                return
            s.display[place] = kind
            io.tell(moves.REFILLED, kind)


def discard(s: State, seat: i64, kind: i64, told: EventKind, io: Io) -> None:
    """A hand card goes face up on the discard pile, in the order its owner chooses.  URU-INV-24"""
    s.sides[seat].remove_card(kind)
    put_on_discards(s, kind)
    io.tell(told, seat, kind)


def exchange(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A hand card goes to the discard pile for a cube of its colour.  URU-EXCH-02"""
    s.sides[seat].remove_card(kind)
    put_on_discards(s, kind)
    io.tell(moves.EXCHANGED, seat, kind, s.t.colour[kind])


# Discoveries


def lay(s: State, seat: i64, kind: i64, slot: i64, told: EventKind, io: Io) -> None:
    """Moves a discovery from hand into a slot; the one lying there returns to the hand, discs stay, cubes go to the bank.  URU-INV-03, URU-INV-04, URU-INV-06, URU-INV-07, URU-RUL-07, URU-RUL-55"""
    side = s.sides[seat]
    side.remove_card(kind)
    if slot < side.count:
        returned = side.card(slot)
        cubes_to_bank(s, seat, slot)
        side.add_known_card(returned)
        side.tableau ^= BIT[returned]
        io.tell(moves.RETURNED, seat, returned)
    else:
        side.count += 1
    side.slots[slot * SLOT_WIDTH] = kind
    side.tableau |= BIT[kind]
    s.progressed = True
    io.tell(told, seat, kind, slot + 1)


def cubes_to_bank(s: State, seat: i64, slot: i64) -> None:
    """The cubes lying on a discovery that leaves.  URU-INV-07, URU-RUL-07"""
    slots = s.sides[seat].slots
    for colour in range(4):
        at = slot * SLOT_WIDTH + 2 + colour
        s.bank[colour] += slots[at]
        slots[at] = 0


def stock_placed(s: State, seat: i64, kind: i64, io: Io) -> None:
    """Cubes a discovery gets when it is placed: the Road from the display; level 1 only if the table plays so.  URU-INV-18, URU-RES-09, URU-RES-10, URU-RUL-13, URU-RUL-17"""
    if s.t.function[kind] == content.STORE_FROM_DISPLAY:
        for place in range(s.t.display):
            if s.display[place] >= 0:
                put_on_card(s, seat, kind, s.t.colour[s.display[place]], moves.FILLED_ROAD, io)
    elif s.t.level[kind] == 1 and not options.level1_cubes_only_at_setup(s):
        for _ in range(s.t.amount[kind]):
            put_on_card(s, seat, kind, s.t.colour[kind], moves.FILLED_LEVEL1, io)


def put_on_card(s: State, seat: i64, kind: i64, colour: i64, told: EventKind, io: Io) -> None:
    """One cube from the bank on a discovery; a colour the bank lacks is left out.  URU-RES-10"""
    if s.bank[colour]:
        side = s.sides[seat]
        s.bank[colour] -= 1
        side.slots[side.slot_of(kind) * SLOT_WIDTH + 2 + colour] += 1
        io.tell(told, seat, kind, colour)


def lose_discovery(s: State, seat: i64, slot: i64, io: Io) -> None:
    """A discovery without disc is destroyed; the slots behind it move up.  URU-DIS-07"""
    side = s.sides[seat]
    kind = side.card(slot)
    cubes_to_bank(s, seat, slot)
    side.tableau ^= BIT[kind]
    last = (side.count - 1) * SLOT_WIDTH
    for at in range(slot * SLOT_WIDTH, last):
        side.slots[at] = side.slots[at + SLOT_WIDTH]
    for at in range(last, last + SLOT_WIDTH):
        side.slots[at] = 0
    side.count -= 1
    put_on_discards(s, kind)
    io.tell(moves.LOST_DISCOVERY, seat, kind)


def mark_used(s: State, kind: i64) -> None:
    """URU-TURN-05"""
    s.used |= BIT[kind]


def use(s: State, seat: i64, kind: i64, io: Io) -> None:
    """A function is used, and everybody hears of it.  URU-TURN-05, URU-SET-17"""
    mark_used(s, kind)
    io.tell(s.t.moves.used[kind], seat, kind)


# Cubes


def gain(s: State, seat: i64, colour: i64, number: i64, told: EventKind, io: Io) -> None:
    """Cubes from the bank into a stock, as many as are there.  URU-GOD-17"""
    given = min_of(number, s.bank[colour])
    s.bank[colour] -= given
    s.sides[seat].stock[colour] += given
    if given:
        receive(s, seat, colour)
        io.tell(told, seat, given, colour)


def receive(s: State, seat: i64, colour: i64) -> None:
    """Remembers what the active player received, for the Clay Pipes of the others, which are filled before an event gives more.  URU-RES-16, URU-RES-20, URU-FREE-03"""
    if seat == s.turn:
        s.received |= bit(colour)


def take_from_card(s: State, seat: i64, slot: i64, colour: i64, number: i64, told: EventKind, io: Io) -> None:
    """Cubes from an own discovery into the stock.  URU-RES-07, URU-RES-11, URU-RES-14"""
    side = s.sides[seat]
    side.slots[slot * SLOT_WIDTH + 2 + colour] -= number
    side.stock[colour] += number
    receive(s, seat, colour)
    io.tell(told, seat, number, colour)


def rob(s: State, seat: i64, victim: i64, colour: i64, told: EventKind, io: Io) -> None:
    """One cube of a colour the bank lacks, from the richest.  URU-RES-03"""
    s.sides[victim].stock[colour] -= 1
    s.sides[seat].stock[colour] += 1
    receive(s, seat, colour)
    io.tell(told, seat, colour, victim)


def pay_cubes(s: State, seat: i64, colour: i64, number: i64, told: EventKind, io: Io) -> None:
    if number:
        s.sides[seat].stock[colour] -= number
        s.bank[colour] += number
        io.tell(told, seat, number, colour)


def pay_bundle(s: State, seat: i64, bundle: i64, told: EventKind, io: Io) -> None:
    for colour in range(4):
        pay_cubes(s, seat, colour, moves.BUNDLE_CUBES[4 * bundle + colour], told, io)


def clear_display_of(s: State, colour: i64, io: Io) -> None:
    """Astronomy's cards leave the display at once.  URU-RES-22"""
    for place in range(s.t.display):
        if s.display[place] >= 0 and s.t.colour[s.display[place]] == colour:
            put_on_discards(s, s.display[place])
            io.tell(moves.LEFT_DISPLAY, s.display[place])
            s.display[place] = -1


# Discs


def settle_disc(s: State, seat: i64, slot: i64, io: Io) -> None:
    """A bought disc comes from the open epoch.  URU-SET-01, URU-SET-03, URU-SET-21"""
    s.epochs[open_epoch(s)] -= 1
    add_disc(s, seat, slot)
    s.progressed = True
    side = s.sides[seat]
    io.tell(moves.SETTLED, seat, slot + 1, side.card(slot), side.discs(slot))
    trigger_end_if_spent(s, LAST_DISC_BOUGHT, io)


def add_disc(s: State, seat: i64, slot: i64) -> None:
    side = s.sides[seat]
    side.slots[slot * SLOT_WIDTH + 1] += 1
    side.settled += 1


def remove_disc(s: State, seat: i64, slot: i64) -> None:
    side = s.sides[seat]
    side.slots[slot * SLOT_WIDTH + 1] -= 1
    side.settled -= 1


def move_disc(s: State, seat: i64, source: i64, target: i64, io: Io) -> None:
    """The Gear Wheel.  URU-ACT-05"""
    remove_disc(s, seat, source)
    add_disc(s, seat, target)
    io.tell(moves.MOVED, seat, source + 1, target + 1)


def lose_disc(s: State, seat: i64, slot: i64, io: Io) -> None:
    """Drought: a disc goes to the common pool.  URU-DIS-05"""
    remove_disc(s, seat, slot)
    s.pool += 1
    io.tell(moves.LOST_DISC, seat, slot + 1, s.sides[seat].card(slot))


def remove_epoch_disc(s: State, io: Io) -> None:
    """Step 1 of every event.  URU-EVT-07, URU-EVT-08, URU-END-04, URU-RUL-32"""
    epoch = open_epoch(s)
    if epoch < 0:
        return
    s.epochs[epoch] -= 1
    s.pool += 1
    io.tell(moves.DISC_REMOVED if s.ending == NOT_ENDING else moves.DISC_REMOVED_NEAR_END, epoch)
    trigger_end_if_spent(s, LAST_DISC_REMOVED, io)


def trigger_end_if_spent(s: State, reason: i64, io: Io) -> None:
    """The last disc of the last epoch was taken.  URU-END-01, URU-END-08"""
    if s.ending == NOT_ENDING and s.epochs[s.t.epochs - 1] == 0:
        trigger_end(s, reason, io)


def trigger_end(s: State, reason: i64, io: Io) -> None:
    """The pool goes on the last epoch, once and for all.  URU-END-02, URU-END-07, URU-RUL-32"""
    s.ending = reason
    s.epochs[s.t.epochs - 1] += s.pool
    io.tell(moves.END_TRIGGERED_BY_STALL if reason == STALL else moves.END_TRIGGERED, s.pool)
    s.pool = 0


# Event cards


def keep_omen(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """The omen card stays with a player.  URU-EVT-11, URU-GOD-09, URU-GOD-14, URU-GOD-15"""
    s.sides[seat].kept |= event_bit(s.t, s.omen)
    io.tell(told, seat, s.omen)
    s.omen = -1


def spend_half_price(s: State, seat: i64, io: Io) -> None:
    """The half-price card is used and discarded.  URU-SET-20"""
    kind = half_price_card(s.sides[seat])
    s.sides[seat].kept ^= event_bit(s.t, kind)
    put_on_discards(s, kind)
    io.tell(moves.SPENT_FAVOUR, seat, kind)


def discard_event_cards(s: State, io: Io) -> None:
    """After an event: the omen card, unless kept, and the face-down card, which never takes effect.  URU-EVT-11, URU-EVT-12"""
    if s.omen >= 0:
        put_on_discards(s, s.omen)
    put_on_discards(s, s.facedown)
    io.reveal(moves.FACEDOWN_DISCARDED, s.facedown)
    s.omen = -1
    s.facedown = -1


def forget_bids(s: State) -> None:
    s.bids = vec[i64]([-1] * s.seats)

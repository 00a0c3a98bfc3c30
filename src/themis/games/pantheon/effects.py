"""Changes to a state of Panthéon: cards, pieces, tiles, deities and demigods on the move, each told as it happens. Nothing here asks anybody anything.

Where a change has several reasons, `told` is the one that the log will name.
"""

from __future__ import annotations

from themis.core.event import EventKind, Io
from themis.core.native import i64, vec
from themis.games.pantheon import moves, options, rules
from themis.games.pantheon.content import (
    COLUMN,
    DRAW_DEITY,
    FIRST_LASTING,
    FIRST_OFFERING,
    FOOT,
    FROM_DEITIES,
    MORE_ACTIONS,
    MOVEMENT,
    OFFERING_COUNT,
    STEPS,
    TAKE_DEMIGODS,
    TAKE_MONEY,
)
from themis.games.pantheon.moves import Drawing
from themis.games.pantheon.state import (
    BAG,
    DEITY_BOX,
    DEITY_STACK,
    DEMIGOD_ROW,
    DEMIGOD_STACK,
    DISCARDS,
    HANDS,
    KEPT_TILES,
    LANDED,
    OWN_DEITIES,
    OWN_DEMIGODS,
    PILE,
    POINTS,
    SPECIAL,
    TILE_BOX,
    State,
    bit,
    plus,
    put,
    sum_at,
)

# Counted things


def taken_from(counted: vec[i64], place: i64, kinds: i64, number: i64) -> i64:
    """Takes one thing out of a place by its number among all that are there; returns its kind."""
    for kind in range(kinds):
        number -= counted[place * kinds + kind]
        if number < 0:
            counted[place * kinds + kind] -= 1
            return kind
    raise IndexError("place beyond the pile")


def score(s: State, seat: i64, source: i64, number: i64) -> None:
    """Points have no upper limit.  PAN-SCORE-10"""
    s.points = plus(s.points, seat * POINTS + source, number)


# Cards


def add_card(s: State, seat: i64, card: i64) -> None:
    s.cards[(HANDS + seat) * s.t.cards + card] += 1
    s.sides[seat].hand_size += 1


def add_known_card(s: State, seat: i64, card: i64) -> None:
    """A card that everybody sees going into a hand.  PAN-INFO-01, PAN-RUL-38"""
    add_card(s, seat, card)
    s.cards[(HANDS + s.seats + seat) * s.t.cards + card] += 1


def discard(s: State, seat: i64, card: i64) -> None:
    """A hand card goes on the common discard pile, special money too.  PAN-BUY-18, PAN-BUY-19, PAN-CULT-07"""
    s.cards[(HANDS + seat) * s.t.cards + card] -= 1
    s.sides[seat].hand_size -= 1
    known = (HANDS + s.seats + seat) * s.t.cards + card
    if s.cards[known]:
        s.cards[known] -= 1
    s.cards[DISCARDS * s.t.cards + card] += 1
    s.discarded += 1


def fill_pile(s: State, io: Io) -> None:
    """The discards become the pile if it is empty.  PAN-DRAW-04"""
    if s.pile_size or s.discarded == 0:
        return
    for card in range(s.t.cards):
        s.cards[PILE * s.t.cards + card] += s.cards[DISCARDS * s.t.cards + card]
        s.cards[DISCARDS * s.t.cards + card] = 0
    s.pile_size = s.discarded
    s.discarded = 0
    io.tell(moves.RESHUFFLED, s.pile_size)


def hand_in(s: State, io: Io) -> None:
    """All hands become the pile, unseen, the drawer's too; the open cards stay.  PAN-DRAW-05, PAN-DRAW-06, PAN-RUL-34, PAN-RUL-52"""
    for seat in range(s.seats):
        for card in range(s.t.cards):
            s.cards[PILE * s.t.cards + card] += s.hand(seat, card)
            s.cards[(HANDS + seat) * s.t.cards + card] = 0
            s.cards[(HANDS + s.seats + seat) * s.t.cards + card] = 0
        s.pile_size += s.sides[seat].hand_size
        s.sides[seat].hand_size = 0
    io.tell(moves.HANDED_IN, s.pile_size)


def drawn_from_pile(s: State, stream: i64, io: Io) -> i64:
    """The next card of the pile, which must not be empty."""
    card = taken_from(s.cards, PILE, s.t.cards, io.below(stream, s.pile_size))
    s.pile_size -= 1
    return card


def refill_display(s: State, io: Io) -> None:
    """Fills the gaps while pile and discards last; nobody hands in cards for it.  PAN-DRAW-03, PAN-RUL-34"""
    for place in range(s.t.display):
        if s.display[place] < 0:
            fill_pile(s, io)
            if s.pile_size == 0:
                return
            s.display[place] = drawn_from_pile(s, moves.CARDS_STREAM, io)
            io.tell(moves.REFILLED, s.display[place])


def draw_card(s: State, seat: i64, drawing: Drawing, io: Io) -> None:
    """A card from the pile, seen by its owner only; none if there is none anywhere.  PAN-DRAW-04, PAN-DRAW-05, PAN-DRAW-07, PAN-RUL-34"""
    refill_display(s, io)
    fill_pile(s, io)
    if s.pile_size == 0:
        hand_in(s, io)
    if s.pile_size == 0:
        return
    card = drawn_from_pile(s, moves.CARDS_STREAM, io)
    add_card(s, seat, card)
    io.tell_only(seat, drawing.drew, seat, card)
    io.tell_others(seat, drawing.drew_hidden, seat)


def draw_cards(s: State, seat: i64, number: i64, drawing: Drawing, io: Io) -> None:
    for _ in range(number):
        draw_card(s, seat, drawing, io)


def take_card(s: State, seat: i64, card: i64, told: EventKind, io: Io) -> None:
    """A card from the display, which is replaced at once.  PAN-DRAW-01, PAN-DRAW-03"""
    for place in range(s.t.display):
        if s.display[place] == card:
            s.display[place] = -1
            break
    add_known_card(s, seat, card)
    io.tell(told, seat, card)
    refill_display(s, io)


def take_special_money(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """The top card of the special money, if there is one, into the hand.  PAN-TILE-15, PAN-GOD-30, PAN-RUL-33, PAN-RUL-46"""
    card = rules.special_top(s)
    if card >= 0:
        s.cards[SPECIAL * s.t.cards + card] -= 1
        add_known_card(s, seat, card)
        io.tell(told, seat, card)


# Pieces


def place_piece(s: State, seat: i64, space: i64, told_foot: EventKind, told_column: EventKind, io: Io) -> None:
    """A piece from the reserve on the map; it belongs to the road.  PAN-MOVE-05, PAN-MOVE-06, PAN-MOVE-16, PAN-MOVE-17, PAN-MOVE-19"""
    price = rules.price_of(s, space)
    side = s.sides[seat]
    s.pieces[space] |= bit(seat)
    if s.t.takes_foot[space]:
        side.feet -= 1
        io.tell(told_foot, seat, space, price)
    else:
        side.columns -= 1
        side.standing += 1
        io.tell(told_column, seat, space, price)
    s.link(seat, space)
    take_tile(s, seat, space, io)


def land_piece(s: State, seat: i64, space: i64, io: Io) -> None:
    """A piece lands by a jump; the link stays for the rest of the epoch.  PAN-GOD-60, PAN-GOD-63, PAN-RUL-35"""
    io.tell(moves.JUMPED, seat, rules.jumped_over(s, seat, space), space)
    s.pieces[space] |= bit(LANDED + seat)
    place_piece(s, seat, space, moves.FOOT_PLACED, moves.COLUMN_PLACED, io)


def place_free_column(s: State, seat: i64, space: i64, io: Io) -> None:
    """The bonus tile's column comes from the supply and need not be linked.  PAN-TILE-12, PAN-TILE-13, PAN-RUL-45"""
    side = s.sides[seat]
    side.spare_columns -= 1
    side.standing += 1
    s.pieces[space] |= bit(seat)
    io.tell(moves.COLUMN_GIVEN, seat, space)


def take_tile(s: State, seat: i64, space: i64, io: Io) -> None:
    """A foot takes the booty tile of its space; what it does comes after the move.  PAN-MOVE-20, PAN-MOVE-21, PAN-MOVE-24, PAN-RUL-20"""
    tile = rules.tile_on(s, space)
    if tile < 0:
        return
    symbols = s.t.land.symbols[s.people()]
    for place in range(len(s.laid)):
        if s.laid[place] >= 0 and symbols[place] == space:
            s.laid = put(s.laid, place, -1)
    s.taken = put(s.taken, s.taken_size, tile)
    s.taken_size += 1
    s.idle = 0
    io.tell(moves.TILE_TAKEN, seat, tile, space)
    if rules.tiles_left(s) == 0:
        s.ended = True
        io.tell(moves.LAST_TILE, seat)


def next_taken(s: State) -> i64:
    """The first of the tiles taken in a move, which leaves the queue.  PAN-MOVE-25"""
    tile = s.taken[0]
    left = s.taken[:]
    s.taken_size -= 1
    for place in range(s.taken_size):
        left[place] = left[place + 1]
    left[s.taken_size] = -1
    s.taken = left
    return tile


def gain_pieces(s: State, seat: i64, piece: i64, number: i64, io: Io) -> None:
    """From the supply into the reserve, as many as are there.  PAN-TILE-02, PAN-TILE-03, PAN-RUL-36"""
    side = s.sides[seat]
    spare = side.spare_feet if piece == FOOT else side.spare_columns
    given = number if number < spare else spare
    if given:
        move_pieces(s, seat, piece, given)
        io.tell(moves.PIECES_GAINED, seat, piece, given)


def move_pieces(s: State, seat: i64, piece: i64, number: i64) -> None:
    """From the supply into the reserve; back again if the number is negative."""
    side = s.sides[seat]
    if piece == FOOT:
        side.spare_feet -= number
        side.feet += number
    else:
        side.spare_columns -= number
        side.columns += number


def buy_piece(s: State, seat: i64, piece: i64, told: EventKind, io: Io) -> None:
    """PAN-BUY-09"""
    move_pieces(s, seat, piece, 1)
    io.tell(told, seat, piece)


def swap_pieces(s: State, seat: i64, piece: i64, number: i64, io: Io) -> None:
    """Pieces of a kind from the reserve against as many of the other from the supply.  PAN-PEOPLE-07"""
    move_pieces(s, seat, piece, -number)
    move_pieces(s, seat, COLUMN if piece == FOOT else FOOT, number)
    io.tell(moves.SWAPPED, seat, piece, number)


def pay_steps(s: State, seat: i64, spent: i64, io: Io) -> None:
    """The fewest movement cards that cover a move are discarded; steps left over are lost.  PAN-MOVE-22, PAN-MOVE-23, PAN-REACT-06, PAN-RUL-15"""
    number = rules.cards_for(s, seat, spent)
    for _ in range(number):
        discard(s, seat, MOVEMENT)
    if number:
        io.tell(moves.STEPS_PAID if seat == s.turn else moves.STEPS_PAID_IN_REACTION, seat, number)


# Offering tiles


def set_rank(s: State, seat: i64, offering: i64, rank: i64, told: EventKind, io: Io) -> None:
    """An offering tile is taken, turned over, or exchanged for one of 3 and 4; what is exchanged never comes back.  PAN-BUY-06, PAN-BUY-07, PAN-TILE-09"""
    s.sides[seat].set_rank(offering, rank)
    io.tell(told, seat, offering, rank)


def pay_offer(s: State, seat: i64, price: i64, told: EventKind, io: Io) -> None:
    """The cards of an offer are discarded; tiles stay.  PAN-CULT-07, PAN-CULT-08"""
    for offering in range(OFFERING_COUNT):
        number = price >> 8 * offering & 255
        for _ in range(number):
            discard(s, seat, FIRST_OFFERING + offering)
        if number:
            io.tell(told, seat, number, FIRST_OFFERING + offering)


# Deities


def drawn_deity(s: State, io: Io) -> i64:
    """The top deity of the stack, or -1; an empty stack is made again from the box.  PAN-GOD-06, PAN-RUL-32"""
    kinds = s.t.deities
    deities = s.deities[:]
    s.deities = deities
    left = sum_at(deities, DEITY_STACK, kinds)
    if left == 0:
        for deity in range(kinds):
            deities[DEITY_STACK * kinds + deity] = deities[DEITY_BOX * kinds + deity]
            deities[DEITY_BOX * kinds + deity] = 0
        left = sum_at(deities, DEITY_STACK, kinds)
        if left == 0:
            return -1
        io.tell(moves.DEITIES_RESHUFFLED, left)
    return taken_from(deities, DEITY_STACK, kinds, io.below(moves.DEITIES_STREAM, left))


def box_deity(s: State, deity: i64) -> None:
    s.deities = plus(s.deities, DEITY_BOX * s.t.deities + deity, 1)


def take_from_row(s: State, seat: i64, deity: i64, io: Io) -> None:
    """A deity leaves the row, which is not refilled.  PAN-CULT-11, PAN-PHASE-02, PAN-RUL-30"""
    for place in range(len(s.row)):
        if s.row[place] == deity:
            s.row = put(s.row, place, -1)
            break
    s.idle = 0
    if rules.deities_left(s) == 0:
        s.ended = True
        io.tell(moves.LAST_DEITY, seat)


def worship(s: State, seat: i64, deity: i64, io: Io) -> None:
    """A deity of the row, gained by Cult.  PAN-CULT-01, PAN-CULT-09, PAN-CULT-10"""
    take_from_row(s, seat, deity, io)
    gain_deity(s, seat, deity, s.t.moves.worshipped[deity], True, io)


def gain_deity(s: State, seat: i64, deity: i64, told: EventKind, from_row: bool, io: Io) -> None:
    """The points of the epoch at once, then what it gives: at once and to the box, or for good.  PAN-CULT-10, PAN-GOD-01, PAN-GOD-02, PAN-GOD-03, PAN-GOD-04, PAN-GOD-05, PAN-TILE-08, PAN-RUL-37"""
    points = s.t.epoch_points[s.epoch - 1 if s.epoch else 0]
    score(s, seat, FROM_DEITIES, points)
    io.tell(told, seat, deity, points)
    effect = s.t.deity_effect[deity]
    if effect >= FIRST_LASTING:
        s.deities = plus(s.deities, (OWN_DEITIES + seat) * s.t.deities + deity, 1)
        s.recount_side(seat)
        return
    if effect == DRAW_DEITY and told is not moves.DEITY_BY_DEITY:
        for _ in range(s.t.deity_amount[deity]):
            gain_from_stack(s, seat, moves.DEITY_BY_DEITY, io)
    elif effect == TAKE_DEMIGODS:
        for _ in range(s.t.deity_amount[deity]):
            if from_row:
                take_demigod(s, seat, moves.DEMIGOD_BY_CULT, io)
            else:
                draw_demigod(s, seat, moves.DEMIGOD_DRAWN_BY_DEITY, moves.DEMIGOD_HIDDEN_BY_DEITY, io)
    elif effect == TAKE_MONEY:
        for _ in range(s.t.deity_amount[deity]):
            take_special_money(s, seat, moves.MONEY_BY_DEITY, io)
    box_deity(s, deity)


def gain_from_stack(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """The top deity of the stack without offerings; a Surparit drawn by a Surparit draws no other.  PAN-TILE-07, PAN-GOD-10, PAN-GOD-11, PAN-GOD-12, PAN-RUL-32, PAN-RUL-44"""
    deity = drawn_deity(s, io)
    if deity >= 0:
        gain_deity(s, seat, deity, told, False, io)


def spend_action_deity(s: State, seat: i64, io: Io) -> None:
    """A Traitera is used and goes to the box.  PAN-GOD-95, PAN-GOD-99"""
    for deity in range(s.t.deities):
        if s.t.deity_effect[deity] == MORE_ACTIONS and s.own_deities(seat, deity):
            s.deities = plus(s.deities, (OWN_DEITIES + seat) * s.t.deities + deity, -1)
            box_deity(s, deity)
            s.again -= 1
            io.tell(moves.AGAIN, seat)
            return


# Demigods


def stack_demigod(s: State, io: Io) -> i64:
    """The top demigod of the stack, or -1: the low ones lie above the high ones.  PAN-SETUP-06, PAN-SETUP-07, PAN-RUL-33"""
    kinds = len(s.t.values)
    for part in range(1, -1, -1):
        left: i64 = 0
        for value in range(kinds):
            if s.t.top_values[value] == part:
                left += s.demigods[DEMIGOD_STACK * kinds + value]
        if left:
            return stack_demigod_of(s, part, io.below(moves.DEMIGODS_STREAM, left))
    return -1


def stack_demigod_of(s: State, part: i64, number: i64) -> i64:
    for value in range(len(s.t.values)):
        if s.t.top_values[value] == part:
            number -= s.demigods[DEMIGOD_STACK * len(s.t.values) + value]
            if number < 0:
                s.demigods = plus(s.demigods, DEMIGOD_STACK * len(s.t.values) + value, -1)
                return value
    raise IndexError("place beyond the stack")


def reveal_demigod(s: State, told: EventKind, io: Io) -> None:
    """Into the demigod row.  PAN-EPOCH-15, PAN-EPOCH-16"""
    value = stack_demigod(s, io)
    if value >= 0:
        s.demigods = plus(s.demigods, DEMIGOD_ROW * len(s.t.values) + value, 1)
        io.tell(told, s.t.values[value])


def take_demigod(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """The highest demigod of the row, which belongs to nobody before, if there is one.  PAN-TILE-04, PAN-GOD-20, PAN-GOD-22, PAN-RUL-07, PAN-RUL-29"""
    kinds = len(s.t.values)
    best: i64 = -1
    for value in range(kinds):
        if s.demigods[DEMIGOD_ROW * kinds + value] and (best < 0 or s.t.values[value] > s.t.values[best]):
            best = value
    if best >= 0:
        demigods = s.demigods[:]
        demigods[DEMIGOD_ROW * kinds + best] -= 1
        demigods[(OWN_DEMIGODS + seat) * kinds + best] += 1
        demigods[(OWN_DEMIGODS + s.seats + seat) * kinds + best] += 1
        s.demigods = demigods
        io.tell(told, seat, s.t.values[best])


def draw_demigod(s: State, seat: i64, told: EventKind, told_hidden: EventKind, io: Io) -> None:
    """The top demigod of the stack, for its owner's eyes.  PAN-TILE-05, PAN-TILE-06, PAN-GOD-21, PAN-GOD-22, PAN-INFO-04"""
    value = stack_demigod(s, io)
    if value < 0:
        return
    s.demigods = plus(s.demigods, (OWN_DEMIGODS + seat) * len(s.t.values) + value, 1)
    if options.demigods_are_shown(s):
        io.tell(told, seat, s.t.values[value])
        return
    io.tell_only(seat, told, seat, s.t.values[value])
    io.tell_others(seat, told_hidden, seat)


# Tiles


def use_up(s: State, seat: i64, tile: i64, io: Io) -> None:
    """A tile is carried out: step tiles stay with their owner, all others go to the box.  PAN-TILE-16, PAN-TILE-19, PAN-RUL-36"""
    io.tell(s.t.moves.tile_used[tile], seat, tile)
    if s.t.tile_effect[tile] == STEPS:
        s.tiles = plus(s.tiles, (KEPT_TILES + seat) * s.t.tiles + tile, 1)
        s.sides[seat].steps += s.t.tile_amount[tile]
        io.tell(moves.STEPS_GAINED, seat, s.t.tile_amount[tile])
    else:
        s.tiles = plus(s.tiles, TILE_BOX * s.t.tiles + tile, 1)


def drawn_tile(s: State, io: Io) -> i64:
    """A booty tile from the bag.  PAN-EPOCH-08"""
    s.tiles = s.tiles[:]
    return taken_from(s.tiles, BAG, s.t.tiles, io.below(moves.BAG_STREAM, sum_at(s.tiles, BAG, s.t.tiles)))

"""Changes to a state of Delphi: cards, pieces, gods and ships on the move, each told as it happens. Nothing here asks anybody anything.

Where a change has several reasons, `told` is the one that the log will name.
"""

from __future__ import annotations

from themis.core.event import EventKind, Io
from themis.core.native import i64
from themis.games.delphi import content, moves, rules, state
from themis.games.delphi.moves import CARDS_STREAM, DICE_STREAM, EQUIPMENT_STREAM, WOUNDS_STREAM, face_of
from themis.games.delphi.sea import BITS
from themis.games.delphi.state import Side, State, byte_of, one_of
from themis.games.delphi.tables import Tables

# Favours


def gain_favours(s: State, seat: i64, number: i64, told: EventKind, io: Io) -> None:
    """Favours from the supply, which never runs out; the Bounty adds to every gain.  DEL-SETS-05, DEL-SHIP-04, DEL-RUL-11, DEL-RUL-46"""
    side = s.sides[seat]
    side.favours += number
    io.tell(told, seat, number)
    add_bounty(s.t, side, seat, io)


def add_bounty(t: Tables, side: Side, seat: i64, io: Io) -> None:
    bonus = t.ship_favour_bonus[side.ship]
    if bonus:
        side.favours += bonus
        io.tell(moves.BOUNTY, seat, bonus)


def pay(s: State, seat: i64, number: i64, told: EventKind, io: Io) -> None:
    if number:
        s.sides[seat].favours -= number
        io.tell(told, seat, number)


def buy_action(s: State, seat: i64, card: i64, io: Io) -> None:
    """One more action of any colour, once a turn.  DEL-EQ-14, DEL-RUL-16, DEL-RUL-58"""
    s.bought = True
    io.tell(moves.ACTION_BOUGHT, seat, card)
    pay(s, seat, s.t.equipment_price[card], moves.PAID_ACTION, io)


# Cards


def draw_colour(s: State, deck: i64, discards: i64, stream: i64, reshuffled: EventKind, io: Io) -> i64:
    """The next card of a deck: any of it, since nobody knows its order. An empty deck is made of its discard pile; -1 if that is empty too.  DEL-SETS-01, DEL-SETS-02, DEL-DECK-01, DEL-RUL-45"""
    left = cards_in(s, deck)
    if left == 0:
        for colour in range(content.COLOUR_COUNT):
            s.piles[deck + colour] = s.piles[discards + colour]
            s.piles[discards + colour] = 0
        left = cards_in(s, deck)
        if left == 0:
            return -1
        io.tell(reshuffled, left)
    place = io.below(stream, left)
    for colour in range(content.COLOUR_COUNT):
        place -= s.piles[deck + colour]
        if place < 0:
            s.piles[deck + colour] -= 1
            return colour
    return -1


def cards_in(s: State, pile: i64) -> i64:
    found: i64 = 0
    for k in range(pile, pile + content.COLOUR_COUNT):
        found += s.piles[k]
    return found


def draw_cards(s: State, seat: i64, number: i64, told: EventKind, io: Io) -> None:
    """Oracle cards into the hand, which all can see; there is no limit.  DEL-ACA-02, DEL-RUL-50"""
    for _ in range(number):
        colour = draw_colour(s, state.ORACLE_DECK, state.ORACLE_DISCARDS, CARDS_STREAM, moves.RESHUFFLED_CARDS, io)
        if colour < 0:
            return
        s.sides[seat].cards += one_of(colour)
        io.tell(told, seat, colour)


def play_card(s: State, seat: i64, colour: i64, io: Io) -> None:
    """The card stays on the table until the turn ends.  DEL-TURN-06, DEL-DECK-02"""
    s.sides[seat].cards -= one_of(colour)
    s.played = colour
    io.tell(moves.CARD_USED, seat, colour)


def discard_played_card(s: State, seat: i64, io: Io) -> None:
    """DEL-TURN-06, DEL-DECK-02"""
    if s.played >= 0:
        s.piles[state.ORACLE_DISCARDS + s.played] += 1
        io.tell(moves.CARD_DISCARDED, seat, s.played)
        s.played = -1


# Dice


def use_die(s: State, seat: i64, colour: i64, io: Io) -> None:
    """DEL-TURN-04"""
    side = s.sides[seat]
    for k in range(s.t.dice):
        if side.die(k) == colour:
            side.dice += state.USED * one_of(k)
            break
    io.tell(moves.DIE_USED, seat, colour)


def roll_dice(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """DEL-SETP-07, DEL-ROLL-01"""
    dice: i64 = 0
    for k in range(s.t.dice):
        colour = io.below(DICE_STREAM, content.COLOUR_COUNT)
        dice += colour * one_of(k)
        io.tell(told, seat, colour)
    s.sides[seat].dice = dice


def gain_omens(s: State, seat: i64, io: Io) -> None:
    """Favours of the Omen cards whose colour was rolled, each card once.  DEL-EQ-15"""
    side = s.sides[seat]
    if side.equipment == 0:
        return
    rolled = rules.rolled_colours(s.t, side)
    for card in range(s.t.equipment):
        if s.t.equipment_when[card] == content.ON_ROLL and side.has(card) and s.t.equipment_colours[card] & rolled:
            gain_favours(s, seat, s.t.moves.by_equipment[card].gains[content.FAVOURS], s.t.moves.by_equipment[card].favours, io)


# Wounds and shield


def draw_wound(s: State, seat: i64, told: EventKind, io: Io) -> i64:
    """A wound from the deck; a hero of its colour sends it to the discard pile at once. Returns the colour, or -1.  DEL-WND-01, DEL-WND-03, DEL-RUL-37, DEL-RUL-41"""
    colour = draw_colour(s, state.WOUND_DECK, state.WOUND_DISCARDS, WOUNDS_STREAM, moves.RESHUFFLED_WOUNDS, io)
    if colour < 0:
        return -1
    side = s.sides[seat]
    side.wounds += one_of(colour)
    io.tell(told, seat, colour)
    if s.t.kind_heals[content.HERO] and side.heroes() & BITS[colour]:
        heal(s, seat, colour, moves.HEALED_BY_HERO, io)
    return colour


def heal(s: State, seat: i64, colour: i64, told: EventKind, io: Io) -> None:
    """All wounds of a colour go to the discard pile.  DEL-HEAL-01, DEL-WND-02, DEL-DECK-02"""
    side = s.sides[seat]
    number = side.wounds_of(colour)
    if number:
        side.wounds -= number * one_of(colour)
        s.piles[state.WOUND_DISCARDS + colour] += number
        io.tell(told, seat, number, colour)


def discard_wound(s: State, seat: i64, colour: i64, io: Io) -> None:
    """One of the wounds of a recovery turn.  DEL-CHK-02"""
    s.sides[seat].wounds -= one_of(colour)
    s.piles[state.WOUND_DISCARDS + colour] += 1
    io.tell(moves.WOUND_DISCARDED, seat, colour)


def raise_shield(s: State, seat: i64, number: i64, told: EventKind, io: Io) -> None:
    """Up to the end of the track; what is lost there is not told.  DEL-SHD-02, DEL-SHD-03, DEL-RUL-25"""
    side = s.sides[seat]
    if side.shield == s.t.shield_most:
        return
    side.shield += number
    if side.shield > s.t.shield_most:
        side.shield = s.t.shield_most
    io.tell(told, seat, side.shield)


# Gods


def put_god(s: State, seat: i64, god: i64, row: i64, told: EventKind, io: Io) -> None:
    side = s.sides[seat]
    side.gods += (row - side.row(god)) * one_of(god)
    io.tell(told, seat, god, row)


def step(s: State, seat: i64, god: i64, told: EventKind, io: Io) -> None:
    """One step up, if there is one left.  DEL-GOD-03, DEL-RUL-27"""
    side = s.sides[seat]
    if rules.can_rise(s.t, side, god):
        put_god(s, seat, god, rules.row_after_step(s, side, god), told, io)


def lower_god(s: State, seat: i64, god: i64, io: Io) -> None:
    """After its use.  DEL-GOD-07, DEL-SHIP-02"""
    row = rules.row_after_use(s, s.sides[seat])
    put_god(s, seat, god, row, moves.GOD_FELL_TO_ENTRY if row else moves.GOD_FELL, io)


def ascend(s: State, seat: i64, god: i64, io: Io) -> None:
    """DEL-EQ-18"""
    put_god(s, seat, god, s.t.god_top_row, moves.ASCENDED, io)


# Ships


def place_ship(s: State, seat: i64, berth: i64, io: Io) -> None:
    """A ship stops somewhere; on the Zeus space only to finish.  DEL-END-01, DEL-END-02, DEL-MOVE-07, DEL-GOD-11"""
    side = s.sides[seat]
    side.berth = berth
    if berth == content.ZEUS:
        side.home = True
        io.tell(moves.ARRIVED, seat)
        if s.ending == state.NOT_ENDING:
            s.ending = state.RETURNED
            io.tell(moves.END_TRIGGERED, seat)


# Islands


def look(s: State, seat: i64, island: i64, told: EventKind, io: Io) -> None:
    """A secret look; the others see which island it is.  DEL-ACA-04, DEL-INF-03, DEL-RUL-50"""
    s.sides[seat].looked |= BITS[island]
    # The seat has learned something, so this cannot be taken back.
    io.revealed = True
    io.tell_only(seat, told, seat, island, s.islands[island])
    io.tell_others(seat, moves.LOOKED_HIDDEN, seat, island)


def uncover(s: State, seat: i64, island: i64, told: EventKind, io: Io) -> None:
    """A tile is turned face up for good; its owner notes it.  DEL-EXP-02, DEL-EXP-10"""
    s.explored |= BITS[island]
    io.reveal(told, seat, island, s.islands[island])
    owner = rules.owner_of(s, island)
    if owner >= 0 and owner != seat and rules.serves_shrine(s, owner, island):
        io.tell(moves.FOUND_FOR, owner, island)


def put_shrine(s: State, seat: i64, island: i64, told: EventKind, io: Io) -> None:
    """DEL-EXP-03, DEL-BLD-03"""
    s.shrines |= BITS[island]
    io.tell(told, seat, island)
    finish_task(s, seat, content.SHRINE, -1, io)


# Offerings, statues and monsters


def load_offering(s: State, seat: i64, island: i64, colour: i64, told: EventKind, io: Io) -> None:
    """DEL-OFF-01"""
    s.board[state.OFFERINGS_AT + island] &= ~BITS[colour]
    s.sides[seat].offerings += one_of(colour)
    io.tell(told, seat, colour, island)


def make_offering(s: State, seat: i64, temple: i64, io: Io) -> None:
    """The offering leaves the game; the temple takes any number.  DEL-OFF-04, DEL-OFF-05, DEL-OFF-06, DEL-STO-03"""
    colour = s.temples[temple]
    s.sides[seat].offerings -= one_of(colour)
    io.tell(moves.OFFERED, seat, colour, temple)
    finish_task(s, seat, content.OFFERING, colour, io)


def load_statue(s: State, seat: i64, city: i64, told: EventKind, io: Io) -> None:
    """DEL-STA-01"""
    colour = rules.city_colour(s.t, city)
    s.board[state.STATUES_AT + colour] -= 1
    s.sides[seat].statues += one_of(colour)
    io.tell(told, seat, colour, city)


def raise_statue(s: State, seat: i64, island: i64, colour: i64, io: Io) -> None:
    """DEL-STA-04, DEL-STO-03, DEL-RUL-51"""
    s.board[state.RAISED_AT + island] |= BITS[colour]
    s.sides[seat].statues -= one_of(colour)
    io.tell(moves.STATUE_RAISED, seat, colour, island)
    finish_task(s, seat, content.STATUE, colour, io)


def defeat_monster(s: State, seat: i64, lair: i64, colour: i64, told: EventKind, io: Io) -> bool:
    """The monster goes to the player board; returns whether a task was done with it.  DEL-FGT-11, DEL-TASK-02, DEL-RUL-19"""
    s.board[state.MONSTERS_AT + lair] &= ~BITS[colour]
    side = s.sides[seat]
    side.trophies += one_of(colour)
    io.tell(told, seat, colour, lair)
    if not rules.completes(side, content.MONSTER) & BITS[colour]:
        return False
    finish_task(s, seat, content.MONSTER, colour, io)
    return True


def finish_task(s: State, seat: i64, task: i64, colour: i64, io: Io) -> None:
    """A tile leaves the game: the coloured one if there is one, else a white one.  DEL-TASK-01, DEL-TASK-05, DEL-RUL-20"""
    side = s.sides[seat]
    if colour >= 0:
        side.done += BITS[colour] * one_of(task)
    if colour >= 0 and byte_of(side.wanted, task) & BITS[colour]:
        side.wanted -= BITS[colour] * one_of(task)
        io.tell(moves.TASK_DONE, seat, face_of(task, colour), side.open_tasks())
    else:
        side.white -= one_of(task)
        io.tell(moves.TASK_DONE, seat, task, side.open_tasks())


# Equipment and passengers


def take_equipment(s: State, seat: i64, card: i64, told: EventKind, io: Io) -> None:
    """A card from the display, which is filled up at once.  DEL-EQ-01, DEL-EQ-02, DEL-EQ-04, DEL-DECK-03, DEL-RUL-36"""
    side = s.sides[seat]
    s.display &= ~BITS[card]
    side.equipment |= BITS[card]
    side.recount()
    io.tell(told, seat, card)
    display_card(s, moves.DISPLAYED, io)


def display_card(s: State, told: EventKind, io: Io) -> None:
    """One more card on display, any of the deck.  DEL-SETS-04, DEL-EQ-02"""
    left: i64 = 0
    for card in range(s.t.equipment):
        if s.equipment_deck & BITS[card]:
            left += 1
    if left == 0:
        return
    place = io.below(EQUIPMENT_STREAM, left)
    for card in range(s.t.equipment):
        if s.equipment_deck & BITS[card]:
            if place == 0:
                s.equipment_deck &= ~BITS[card]
                s.display |= BITS[card]
                io.tell(told, card)
                return
            place -= 1


def take_passenger(s: State, seat: i64, passenger: i64, told: EventKind, io: Io) -> None:
    """DEL-PAS-01, DEL-PAS-08"""
    s.sides[seat].passengers += BITS[s.t.passenger_colour[passenger]] * one_of(s.t.passenger_kind[passenger])
    io.tell(told, seat, passenger)


def heal_by_hero(s: State, seat: i64, colour: i64, io: Io) -> None:
    """Old wounds of a hero's colour go too.  DEL-PAS-04, DEL-RUL-41"""
    heal(s, seat, colour, moves.HEALED_BY_HERO, io)


def heal_all(s: State, seat: i64, told: EventKind, io: Io) -> None:
    """DEL-GOD-15"""
    for colour in range(content.COLOUR_COUNT):
        heal(s, seat, colour, told, io)

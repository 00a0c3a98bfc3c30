"""From the table's options to the first state."""

from __future__ import annotations

from themis.core.event import Io
from themis.core.frame import Frame, counts
from themis.core.native import i64, vec
from themis.games.delphi import content, effects, moves, options, state
from themis.games.delphi.frames.start import ChooseShip, Provide
from themis.games.delphi.generator import BOARDS, SEA_STREAM, generate
from themis.games.delphi.moves import FIRST_STREAM, ISLANDS_STREAM, PIECES_STREAM, SHIPS_STREAM, TASKS_STREAM, face_of
from themis.games.delphi.sea import BITS, Sea, sea_from
from themis.games.delphi.state import State, byte_of, empty_side, last_seat, one_of, seats_from
from themis.games.delphi.tables import Tables


class Tasks:
    """The task tiles that everybody starts with, packed as in a side."""

    __slots__ = ("wanted", "white")

    def __init__(self) -> None:
        self.white: i64 = 0
        self.wanted: i64 = 0

    def add(self, task: i64, colour: i64, number: i64) -> None:
        if colour < 0:
            self.white += number * one_of(task)
        else:
            self.wanted |= BITS[colour] * one_of(task)

    def remove(self, task: i64, colour: i64) -> None:
        if colour < 0:
            self.white -= one_of(task)
        else:
            self.wanted &= ~(BITS[colour] * one_of(task))


def setup(t: Tables, seats: i64, chosen: list[int], io: Io) -> State:
    """The three chapters of setup, in their order; the players' part ends in frames, because it may ask. Each city gets the statues of its colour.  DEL-GEN-01, DEL-GEN-03, DEL-SETB-16, DEL-TASK-08, DEL-RUL-04"""
    sea = lay_sea(t, chosen, io)
    board = counts(state.BOARD_SIZE)
    deal_offerings(board, seats, io)
    temples = shuffled(content.COLOUR_COUNT, PIECES_STREAM, io)
    deal_monsters(t, board, seats, io)
    for colour in range(content.COLOUR_COUNT):
        board[state.STATUES_AT + colour] = t.statues[colour]
    islands = shuffled(content.ISLAND_TILES, ISLANDS_STREAM, io)
    tasks = set_tasks(t, options.tasks_removed(chosen), io)
    s = empty_table(t, seats, chosen, sea, temples, islands, tasks, board)
    for _ in range(t.display):
        effects.display_card(s, moves.DISPLAYED_AT_SETUP, io)
    s.first = io.below(FIRST_STREAM, seats)
    s.turn = s.first
    io.tell(moves.STARTED, s.first)
    give_favours(s, io)
    s.then(deal_ships(s, io) + [Provide()])
    return s


def empty_table(
    t: Tables, seats: i64, chosen: list[int], sea: Sea, temples: vec[i64], islands: vec[i64], tasks: Tasks, board: vec[i64]
) -> State:
    """Everything but the pieces on the board lies in the supply.  DEL-SETS-01, DEL-SETS-02, DEL-SETS-04, DEL-RUL-02"""
    piles = counts(state.PILES)
    for colour in range(content.COLOUR_COUNT):
        piles[state.ORACLE_DECK + colour] = t.oracle_cards[colour]
        piles[state.WOUND_DECK + colour] = t.wound_cards[colour]
    return State(
        t=t,
        seats=seats,
        stack=[],
        over=False,
        variant=vec[i64](chosen),
        sea=sea,
        temples=temples,
        islands=islands,
        white=tasks.white,
        wanted=tasks.wanted,
        first=0,
        turn=0,
        round=1,
        sides=[empty_side(t, tasks.white, tasks.wanted) for _ in range(seats)],
        board=board,
        piles=piles,
        explored=0,
        shrines=0,
        display=0,
        equipment_deck=t.all_equipment,
        ships=0,
        played=-1,
        apollo=False,
        bought=False,
        ending=state.NOT_ENDING,
    )


# The board


def lay_sea(t: Tables, chosen: list[int], io: Io) -> Sea:
    """The printed layout, or one by chance.  DEL-SETB-01, DEL-SETB-03, DEL-SETB-06, DEL-SETB-08, DEL-RUL-62"""
    if options.board_is_printed(chosen):
        io.tell(moves.SEA_LAID_COMPACT, options.board(chosen), -1)
        return sea_from(t.tiles, t.first_voyage.text())
    number = io.below(SEA_STREAM, BOARDS)
    io.tell(moves.SEA_LAID, options.board(chosen), number)
    return sea_from(t.tiles, generate(t.tiles, options.mode_of_board(chosen), number, options.board_is_fair(chosen)).text())


def shuffled(number: i64, stream: i64, io: Io) -> vec[i64]:
    """The numbers from 0 on in random order.  DEL-SETB-12, DEL-SETB-17, DEL-RUL-01"""
    left = list(range(number))
    return vec[i64]([left.pop(io.below(stream, len(left))) for _ in range(number)])


def deal_offerings(board: vec[i64], seats: i64, io: Io) -> None:
    """As many on each island as there are players, all different.  DEL-SETB-10, DEL-SETB-11, DEL-RUL-05"""
    deal(board, state.OFFERINGS_AT, [int(seats)] * (content.FIRST_TEMPLE - content.FIRST_OFFERING), seats, io)


def deal_monsters(t: Tables, board: vec[i64], seats: i64, io: Io) -> None:
    """Two on each marked island, on the others one fewer than players, all different.  DEL-SETB-13, DEL-SETB-14, DEL-SETB-15, DEL-RUL-05"""
    sizes = [int(seats) - 1] * (content.FIRST_MARKED - content.FIRST_MONSTER) + [int(t.marked_monsters)] * (
        content.FIRST_CITY - content.FIRST_MARKED
    )
    deal(board, state.MONSTERS_AT, sizes, seats, io)


def deal(board: vec[i64], start: i64, sizes: list[int], copies: i64, io: Io) -> None:
    """Pieces of all colours by chance, again and again until no island has a colour twice.  DEL-RUL-05"""
    while True:
        left = vec[i64]([copies] * content.COLOUR_COUNT)
        dealt = True
        for k in range(len(sizes)):
            board[start + k] = some_colours(left, sizes[k], io)
            dealt = dealt and board[start + k] >= 0
            if not dealt:
                break
        if dealt:
            return


def some_colours(left: vec[i64], number: i64, io: Io) -> i64:
    """So many different colours of the pieces left, each piece as likely as the others; -1 if there are too few."""
    chosen: i64 = 0
    for _ in range(number):
        pieces: i64 = 0
        for colour in range(content.COLOUR_COUNT):
            if not chosen & BITS[colour]:
                pieces += left[colour]
        if pieces == 0:
            return -1
        place = io.below(PIECES_STREAM, pieces)
        for colour in range(content.COLOUR_COUNT):
            if not chosen & BITS[colour]:
                place -= left[colour]
                if place < 0:
                    left[colour] -= 1
                    chosen |= BITS[colour]
                    break
    return chosen


# Tasks


def set_tasks(t: Tables, removed: i64, io: Io) -> Tasks:
    """The same tiles for everybody; of the two-sided ones some show the offering, the others the monster.  DEL-SETP-13, DEL-SETP-14, DEL-RUL-03"""
    tasks = Tasks()
    two_sided: list[int] = []
    for tile in range(t.task_tiles):
        if t.task_back[tile] >= 0:
            two_sided.append(tile)
        else:
            tasks.add(t.task[tile], t.task_colour[tile], t.task_copies[tile])
    fronts = [two_sided.pop(io.below(TASKS_STREAM, len(two_sided))) for _ in range(t.offering_faces)]
    for tile in fronts:
        show_task(tasks, t.task[tile], t.task_colour[tile], io)
    for tile in two_sided:
        show_task(tasks, t.task_back[tile], t.task_back_colour[tile], io)
    shorten(tasks, removed, io)
    return tasks


def show_task(tasks: Tasks, task: i64, colour: i64, io: Io) -> None:
    tasks.add(task, colour, 1)
    io.tell(moves.TASK_SHOWN, face_of(task, colour))


def shorten(tasks: Tasks, removed: i64, io: Io) -> None:
    """For a short game tiles leave in a fixed order; which of the coloured ones is drawn, for all alike.  DEL-VAR-01, DEL-VAR-02, DEL-VAR-03, DEL-VAR-04, DEL-RUL-52"""
    order: list[i64] = [content.STATUE, content.SHRINE, content.MONSTER, content.OFFERING]
    for k in range(removed):
        task = order[k]
        colours = [colour for colour in range(content.COLOUR_COUNT) if byte_of(tasks.wanted, task) & BITS[colour]]
        colour = colours[io.below(TASKS_STREAM, len(colours))] if colours else -1
        tasks.remove(task, colour)
        io.tell(moves.TASK_REMOVED, face_of(task, colour))


# The players


def give_favours(s: State, io: Io) -> None:
    """More for those who come later.  DEL-SETP-02"""
    seats = seats_from(s, s.first)
    for place in range(s.seats):
        s.sides[seats[place]].favours = s.t.start_favours[place]
        io.tell(moves.START_FAVOURS_TOLD, seats[place], s.t.start_favours[place])


def deal_ships(s: State, io: Io) -> list[Frame]:
    """A ship tile each: dealt at once, or laid open to be chosen.  DEL-SETP-03, DEL-SETP-04, DEL-SETP-05, DEL-RUL-55"""
    first_game = options.ships_are_for_a_first_game(s)
    left = [ship for ship in range(s.t.ships) if not first_game or s.t.ship_first_game[ship]]
    if options.ships_are_drafted(s):
        for _ in range(s.seats + s.t.draft_more_ships):
            ship = left.pop(io.below(SHIPS_STREAM, len(left)))
            s.ships |= BITS[ship]
            io.tell(moves.SHIP_OFFERED, ship)
        last = last_seat(s)
        return [ChooseShip((last + s.seats - k) % s.seats) for k in range(s.seats)]
    for seat in seats_from(s, s.first):
        ship = left.pop(io.below(SHIPS_STREAM, len(left)))
        s.sides[seat].ship = ship
        s.sides[seat].recount()
        io.tell(moves.SHIP_DEALT_AT_FIRST if first_game else moves.SHIP_DEALT, seat, ship)
    return []

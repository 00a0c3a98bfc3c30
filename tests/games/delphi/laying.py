"""How a table of Delphi is laid for a test.

    t = table(2).at(0, "0,2").dice(0, "red green green").favours(0, 3).monsters("1,2", "red").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"])
    assert ["monster-red"] == t.side(0)["done"]

The board is the first voyage, and its hexes are written as "q,r", in choices too. Seats 0 and 1 play red and yellow, seats 2 and 3
green and blue. The coloured tasks are offerings in yellow and blue, monsters in red and black, unless the test says otherwise.
Whatever is not placed is where it begins; the ship tiles given at first do nothing once the game has begun.
"""

from __future__ import annotations

from typing import Any, Self

import kit
from kit import rule

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import counts, settle
from themis.core.native import i64, vec
from themis.games.delphi import content, moves, setup, state
from themis.games.delphi.frames.act import Pay
from themis.games.delphi.frames.start import Provide
from themis.games.delphi.frames.turn import BeginTurn, Turn
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS, PASSENGER_KINDS, TASKS
from themis.games.delphi.sea import chart

__all__ = ["BERTHS", "PLACE_OF", "SLUG_AT", "ZEUS", "Table", "card", "colour", "hex_of", "mask", "new_game", "rule", "table"]

TABLES = GAME.tables
SEA = chart(TABLES.tiles, TABLES.first_voyage)
ZEUS = "-1,3"
SLUG_AT = {f"{SEA.q[h]},{SEA.r[h]}": TABLES.tiles.hex_slugs[h] for h in range(content.HEXES)}
PLACE_OF = {slug: place for place, slug in SLUG_AT.items()}
# Where a ship can be.
BERTHS = [PLACE_OF[slug] for slug in TABLES.tiles.hex_slugs[: content.BERTHS]]

# Ship tiles that do nothing after the start, as far as there are any.
SHIPS = ["bulwark", "arsenal", "indulgence", "galley"]
DISPLAY = ["range", "shallows", "devotion", "hull", "reach-war", "reach-statue", "reach-offering", "stamina", "extra", "omen-red"]
# What a piece of a colour lies on if the test does not say so: as many of these as there are players.
OFFERING_ORDER = [[(colour + k) % 6 for k in range(6)] for colour in range(6)]
LAIR_ORDER = [[6 + colour // 2] + [(colour - k) % 6 for k in range(6)] + [6 + (colour // 2 + k) % 3 for k in (1, 2)] for colour in range(6)]


def colour(name: str) -> int:
    return COLOURS.index(name)


def colours(names: str) -> list[int]:
    return [colour(name) for name in names.split()]


def mask(names: str) -> int:
    return sum([1 << colour(name) for name in names.split()])


def hex_of(place: str) -> int:
    return TABLES.tiles.hex_slugs.index(SLUG_AT[place])


def god(name: str) -> int:
    return TABLES.god_slugs.index(name)


def card(name: str) -> int:
    return TABLES.equipment_slugs.index(name)


def packed(numbers: list[int]) -> int:
    return sum([numbers[k] << 8 * k for k in range(len(numbers))])


def tasks_of(offerings: str, monsters: str, removed: str) -> setup.Tasks:
    """The tiles that everybody starts with; `removed` are tasks of which a white tile is missing."""
    tasks = setup.Tasks()
    tasks.add(content.SHRINE, -1, 3)
    tasks.add(content.STATUE, -1, 3)
    tasks.add(content.OFFERING, -1, 1)
    tasks.add(content.MONSTER, -1, 1)
    for name in colours(offerings):
        tasks.add(content.OFFERING, name, 1)
    for name in colours(monsters):
        tasks.add(content.MONSTER, name, 1)
    for task in removed.split():
        tasks.remove(TASKS.index(task), -1)
    return tasks


class Table(kit.Table[state.State]):
    """A table of Delphi in the making, then in play."""

    def __init__(self, seats: int, tasks: setup.Tasks, given: dict[str, str]) -> None:
        laid = setup.empty_table(
            TABLES,
            seats,
            GAME.meta.option_values(given),
            SEA,
            vec[i64](list(range(content.COLOUR_COUNT))),
            vec[i64](list(range(content.ISLAND_TILES))),
            tasks,
            counts(state.BOARD_SIZE),
        )
        super().__init__(GAME, laid)
        self._fixed: set[int] = set()
        self._decks: dict[int, list[int]] = {}
        for seat in range(seats):
            self.ship(seat, SHIPS[seat])
            self.dice(seat, "red black pink")

    # Putting the table together: a seat's side

    def ship(self, seat: int, name: str) -> Self:
        """A ship tile; whoever had it gets the one that this seat had."""
        tile = TABLES.ship_slugs.index(name)
        sides = self.state.sides
        for side in sides:
            if side.ship == tile:
                side.ship = sides[seat].ship
                side.recount()
        sides[seat].ship = tile
        sides[seat].recount()
        return self

    def at(self, seat: int, place: str) -> Self:
        self.state.sides[seat].berth = hex_of(place)
        return self

    def favours(self, seat: int, number: int) -> Self:
        self.state.sides[seat].favours = number
        return self

    def shield(self, seat: int, number: int) -> Self:
        self.state.sides[seat].shield = number
        return self

    def gods(self, seat: int, **rows: int) -> Self:
        """The rows of gods by name; the others stay where they are."""
        side = self.state.sides[seat]
        for name, row in rows.items():
            side.gods += (row - side.row(god(name))) * state.one_of(god(name))
        return self

    def wounds(self, seat: int, names: str) -> Self:
        self.state.sides[seat].wounds += packed([colours(names).count(k) for k in range(6)])
        return self

    def cards(self, seat: int, names: str) -> Self:
        self.state.sides[seat].cards += packed([colours(names).count(k) for k in range(6)])
        return self

    def dice(self, seat: int, names: str) -> Self:
        """The dice by colour; a colour in brackets is a used one."""
        found = [colour(name.strip("()")) + (state.USED if name.startswith("(") else 0) for name in names.split()]
        self.state.sides[seat].dice = packed(found)
        return self

    def equipment(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.sides[seat].equipment |= 1 << card(name)
        self.state.sides[seat].recount()
        return self

    def passengers(self, seat: int, *names: str) -> Self:
        """Each as "red hero"."""
        for name in names:
            of, kind = name.split()
            self.state.sides[seat].passengers += packed([mask(of) if each == kind else 0 for each in PASSENGER_KINDS])
        return self

    def cargo(self, seat: int, *names: str) -> Self:
        """Each as "offering red" or "statue red"; it comes from wherever a piece of that colour is left."""
        side = self.state.sides[seat]
        for name in names:
            piece, of = name.split()
            if piece == "offering":
                side.offerings += state.one_of(colour(of))
            else:
                side.statues += state.one_of(colour(of))
        return self

    def done(self, seat: int, *names: str) -> Self:
        """Tasks already done, each as "monster red" or "shrine"; what they leave on the board is laid by itself."""
        side = self.state.sides[seat]
        for name in names:
            words = name.split()
            task = TASKS.index(words[0])
            if task == content.SHRINE:
                self._lay_shrine(seat)
            else:
                self._finish(side, task, colour(words[1]))
            if task == content.SHRINE or not state.byte_of(side.wanted, task) >> colour(words[1]) & 1:
                side.white -= state.one_of(task)
            else:
                side.wanted -= mask(words[1]) * state.one_of(task)
        return self

    def all_done(self, seat: int) -> Self:
        """No task tile is left."""
        offerings = [COLOURS[k] for k in range(6) if state.byte_of(self.state.wanted, content.OFFERING) >> k & 1]
        monsters = [COLOURS[k] for k in range(6) if state.byte_of(self.state.wanted, content.MONSTER) >> k & 1]
        for name in [*[f"offering {of}" for of in offerings], *[f"monster {of}" for of in monsters]]:
            self.done(seat, name)
        side = self.state.sides[seat]
        for task in range(len(TASKS)):
            for k in range(6):
                if state.byte_of(side.white, task) and not state.byte_of(side.done, task) >> k & 1:
                    self.done(seat, TASKS[task] if task == content.SHRINE else f"{TASKS[task]} {COLOURS[k]}")
        return self

    def _finish(self, side: state.Side, task: int, of: int) -> None:
        side.done += (1 << of) * state.one_of(task)
        if task == content.MONSTER:
            side.trophies += state.one_of(of)
        if task == content.STATUE:
            free = [k for k in range(6) if (TABLES.hex_sites[content.FIRST_STATUE + k] & ~self.state.board[state.RAISED_AT + k]) >> of & 1]
            self.state.board[state.RAISED_AT + free[-1]] |= 1 << of

    def _lay_shrine(self, seat: int) -> None:
        s = self.state
        own = [k for k in range(12) if TABLES.island_owner[s.islands[k]] == TABLES.player_colour[seat] and not s.shrines >> k & 1]
        s.shrines |= 1 << own[-1]
        s.explored |= 1 << own[-1]

    def returned(self, seat: int, task: str) -> Self:
        """The Indulgence gave a task tile back, such as "offering-blue"."""
        side = self.state.sides[seat]
        side.returned = moves.TASK_FACES.index(task)
        words = task.split("-")
        if len(words) == 1:
            side.white -= state.one_of(TASKS.index(task))
        else:
            side.wanted -= mask(words[1]) * state.one_of(TASKS.index(words[0]))
        return self

    def looked(self, seat: int, *places: str) -> Self:
        for place in places:
            self.state.sides[seat].looked |= 1 << hex_of(place) - content.FIRST_LAND
        return self

    # The board

    def offerings(self, place: str, names: str) -> Self:
        """An offering island holds exactly these."""
        return self._put(state.OFFERINGS_AT + hex_of(place) - content.FIRST_OFFERING, mask(names))

    def monsters(self, place: str, names: str) -> Self:
        """A monster island holds exactly these."""
        return self._put(state.MONSTERS_AT + hex_of(place) - content.FIRST_MONSTER, mask(names))

    def _put(self, at: int, pieces: int) -> Self:
        self.state.board[at] = pieces
        self._fixed.add(at)
        return self

    def temple(self, place: str, name: str) -> Self:
        """The temple of a colour stands here; another one moves to where it stood."""
        temples = self.state.temples
        at, was = hex_of(place) - content.FIRST_TEMPLE, list(temples).index(colour(name))
        temples[at], temples[was] = temples[was], temples[at]
        return self

    def island(self, place: str, tile: str, explored: bool = False) -> Self:
        """An island tile lies here, such as "red-psi"; say this before shrines are done."""
        islands = self.state.islands
        at, was = hex_of(place) - content.FIRST_LAND, list(islands).index(TABLES.island_tile_slugs.index(tile))
        islands[at], islands[was] = islands[was], islands[at]
        self.state.explored |= int(explored) << at
        return self

    def face_down(self, *places: str) -> Self:
        """Only these islands are still unexplored."""
        self.state.explored = (1 << content.ISLAND_TILES) - 1
        for place in places:
            self.state.explored -= 1 << hex_of(place) - content.FIRST_LAND
        return self

    # The supply

    def display(self, *names: str) -> Self:
        """These cards are on display, and others up to six."""
        self.state.display |= sum([1 << card(name) for name in names])
        return self

    def oracle_deck(self, names: str) -> Self:
        """The deck holds exactly these; all others that are nowhere lie on the discard pile."""
        self._decks[state.ORACLE_DECK] = colours(names)
        return self

    def wound_deck(self, names: str) -> Self:
        self._decks[state.WOUND_DECK] = colours(names)
        return self

    def played(self, name: str) -> Self:
        """An oracle card has been used this turn."""
        self.state.played = colour(name)
        return self

    def first(self, seat: int) -> Self:
        self.state.first = seat
        return self

    # Starting

    def turn(self, seat: int) -> Self:
        """Phase 2 of a seat's turn."""
        self.state.turn = seat
        return self.ask(Turn(seat))

    def begin_turn(self, seat: int) -> Self:
        return self.ask(BeginTurn(seat))

    def provide(self, chance: list[str] | None = None) -> Self:
        """Ship tiles are dealt, and setup goes on: dice, first wounds, and what the tiles do."""
        return self.ask(Provide(), chance=chance)

    def spend(self, source: str, *actions: str, chance: list[str] | None = None) -> Self:
        """Makes the choices of one action and pays with "die red", "play red" or "use extra", which is not asked if nothing else can pay."""
        self.play(*actions[:-1])
        seat = self.waiting[0]
        ways = [choice.text for choice in Pay(seat, self.choice(actions[-1]).index).options(self.state, seat)]
        assert source in ways, f"'{source}' cannot pay, but {ways}"
        return self.play(actions[-1], *([source] if len(ways) > 1 else []), chance=chance)

    # Everything else

    def lay_the_rest(self) -> None:
        s = self.state
        for k in range(6):
            self._lay(
                state.OFFERINGS_AT,
                OFFERING_ORDER[k],
                k,
                [state.byte_of(side.offerings, k) + self._is_done(side, content.OFFERING, k) for side in s.sides],
            )
            self._lay(state.MONSTERS_AT, LAIR_ORDER[k], k, [state.byte_of(side.trophies, k) for side in s.sides])
            raised = [s.board[state.RAISED_AT + at] >> k & 1 for at in range(6)]
            s.board[state.STATUES_AT + k] = TABLES.statues[k] - sum(raised) - sum([state.byte_of(side.statues, k) for side in s.sides])
            cards = [side.cards_of(k) for side in s.sides] + [int(s.played == k)]
            self._stack(state.ORACLE_DECK, state.ORACLE_DISCARDS, k, TABLES.oracle_cards[k] - sum(cards))
            self._stack(state.WOUND_DECK, state.WOUND_DISCARDS, k, TABLES.wound_cards[k] - sum([side.wounds_of(k) for side in s.sides]))
        owned = sum([side.equipment for side in s.sides])
        for name in DISPLAY:
            if int(s.display).bit_count() < TABLES.display and not (owned | s.display) >> card(name) & 1:
                s.display |= 1 << card(name)
        s.equipment_deck = (1 << TABLES.equipment) - 1 - owned - s.display

    def _is_done(self, side: state.Side, task: int, of: int) -> int:
        return int(state.byte_of(side.done, task) >> of & 1)

    def _lay(self, start: int, order: list[int], of: int, taken: list[int]) -> None:
        """Lays the pieces of a colour that are not yet on the board."""
        board = self.state.board
        left = self.state.seats - sum(taken) - sum([board[start + at] >> of & 1 for at in range(len(set(order)))])
        for at in order:
            if left and start + at not in self._fixed and not board[start + at] >> of & 1:
                board[start + at] |= 1 << of
                left -= 1
        assert left == 0, f"the pieces in {COLOURS[of]} do not come out even"

    def _stack(self, deck: int, discards: int, of: int, left: int) -> None:
        dealt = self._decks[deck].count(of) if deck in self._decks else left
        assert 0 <= dealt <= left, f"more cards in {COLOURS[of]} were placed than there are"
        self.state.piles[deck + of] = dealt
        self.state.piles[discards + of] = left - dealt

    def dictated(self, words: list[str]) -> list[int]:
        """Each as "die red", "battle 7", "titan 4", "card blue", "wound pink" or "equipment hull"."""
        s = self.state
        decks = {"card": list(s.piles[0:6]), "wound": list(s.piles[12:18])}
        discards = {"card": list(s.piles[6:12]), "wound": list(s.piles[18:24])}
        hidden = s.equipment_deck
        outcomes = []
        for thing, value in [word.split() for word in words]:
            if thing == "die":
                outcomes.append(colour(value))
            elif thing == "battle":
                outcomes.append(int(value))
            elif thing == "titan":
                outcomes.append(int(value) - 1)
            elif thing == "equipment":
                assert hidden >> card(value) & 1, f"{value} is not in the deck"
                outcomes.append(int(hidden & (1 << card(value)) - 1).bit_count())
                hidden -= 1 << card(value)
            else:
                deck = decks[thing] if any(decks[thing]) else discards[thing]
                assert deck[colour(value)], f"there is no {value} {thing} in the deck"
                outcomes.append(sum(deck[: colour(value)]))
                deck[colour(value)] -= 1
        return outcomes

    # Looking

    def written(self, text: str) -> str:
        """With the names of hexes in the place of "q,r"."""
        return " ".join([SLUG_AT.get(word, word) for word in text.split()])

    def read(self, text: str) -> str:
        return " ".join([PLACE_OF.get(word, word) for word in text.split()])

    def objects(self, verb: str) -> list[str]:
        """What the offered choices of one verb are about, sorted."""
        return sorted([text.partition(" ")[2] for text in self.offered(verb)])

    def price(self, text: str) -> int:
        """What an offered choice costs."""
        return self.facts(text)["price"]

    def scene(self) -> dict[str, Any]:
        return GAME.scene(self.state)

    def side(self, seat: int) -> dict[str, Any]:
        """What lies before a seat, as all see it."""
        found = self.view()["sides"][seat]
        assert isinstance(found, dict)
        return found

    def berth(self, seat: int) -> str:
        return PLACE_OF[self.side(seat)["berth"]]

    def on(self, place: str) -> list[str]:
        """The pieces on an offering, statue or monster island."""
        found = self.view()
        for pieces in ("offerings", "raised", "monsters"):
            if SLUG_AT[place] in found[pieces]:
                return list(found[pieces][SLUG_AT[place]])
        raise AssertionError(f"no pieces lie on {place}")

    def island_at(self, place: str, seat: int = -1) -> dict[str, Any]:
        """An island as a seat sees it."""
        return dict(self.view(seat)["islands"][hex_of(place) - content.FIRST_LAND])


def table(seats: int = 2, offerings: str = "yellow blue", monsters: str = "red black", removed: str = "", **given: str) -> Table:
    """An empty table with these coloured tasks and game options."""
    return Table(seats, tasks_of(offerings, monsters, removed), given)


def new_game(seats: int = 2, seed: int = 1, **given: str) -> Table:
    """A game from its first step on, up to the first decision."""
    io = Io(Seeded(seed), False)
    s = GAME.setup(seats, GAME.meta.option_values(given), io)
    settle(s, io)
    t = table(seats)
    assert isinstance(s, state.State)
    t.state = s
    t.events = io.events
    return t

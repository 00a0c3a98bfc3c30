"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are: hands (but for cards everybody saw going there), demigods drawn from the stack, and the order of piles, stacks and bag.  PAN-INFO-01, PAN-INFO-02, PAN-INFO-03, PAN-INFO-04, PAN-INFO-05, PAN-RUL-38, PAN-RUL-52
"""

from __future__ import annotations

from typing import TypedDict, cast

from themis.core.chance import Chance
from themis.core.native import i64, vec
from themis.games.pantheon import options, rules, scoring, state
from themis.games.pantheon.content import FIRST_MONEY, SOURCES
from themis.games.pantheon.effects import stack_demigod_of, taken_from
from themis.games.pantheon.frames import DECISIONS
from themis.games.pantheon.frames.buy import Buy
from themis.games.pantheon.frames.move import Move, React
from themis.games.pantheon.frames.peoples import ToSize
from themis.games.pantheon.frames.turn import Turn
from themis.games.pantheon.routes import FAR, costs
from themis.games.pantheon.schema import OFFERINGS, SPACE_KINDS, SpaceKind, Terrain
from themis.games.pantheon.state import POINTS, SEAT_BITS, State, bit, plus, sum_at
from themis.games.pantheon.tables import Tables


class SpaceView(TypedDict):
    """A space and where it lies; `people` is whose home or people space it is, `players` from how many players on it is used, 0 for all others."""

    space: str
    q: int
    r: int
    terrain: Terrain
    kind: SpaceKind
    people: str | None
    players: int


class PantheonScene(TypedDict):
    """The map: no choice changes it."""

    spaces: list[SpaceView]


class SideView(TypedDict):
    """What lies before a seat. `feet` and `columns` are in the reserve, the `spare_` ones in the supply; `walking` feet and `standing` columns are on the map.

    `hand` and `values`, those of the demigods, are there for the seat itself, and the values for all if the table shows them; everybody saw the
    `known` cards and the `known_values` going there. `steps`, `jumps`, `money` and `draws` are what tiles and deities add to every move, Buy and Draw.
    """

    feet: int
    columns: int
    spare_feet: int
    spare_columns: int
    walking: int
    standing: int
    column_points: int
    ranks: dict[str, int]
    deities: dict[str, int]
    step_tiles: dict[str, int]
    steps: int
    jumps: int
    money: int
    draws: int
    bonus: str | None
    hand_size: int
    hand: dict[str, int] | None
    known: dict[str, int]
    demigods: int
    values: list[int] | None
    known_values: list[int]
    sources: dict[str, int]
    points: int


class PantheonView(TypedDict):
    """Everything a seat sees of the table, but for the scene.

    `epoch` is counted from 1, `track` has the people of each, `peoples` are those that may still come. `pieces` and `tiles` on the map are told by space;
    of `demigods` in the row the highest, of the `special` money the top card comes first. `bonuses` are the tiles to choose from, `taken` those of the move
    that is being made. The phase has `ended` if the action is the last. `ways` are there for the seat that places pieces now or may begin to move: the
    least that a piece on a space costs, with all that must be placed before it.
    """

    game: str
    seat: int
    over: bool
    decision: dict[str, object] | None
    epoch: int
    people: str | None
    track: list[str | None]
    peoples: list[str]
    first: int
    turn: int
    temple: str | None
    pieces: dict[str, list[int]]
    tiles: dict[str, str]
    row: list[str | None]
    demigods: list[int]
    display: list[str | None]
    pile: int
    discards: dict[str, int]
    special: list[str]
    descending: bool
    deity_stack: int
    deity_box: dict[str, int]
    demigod_stack: int
    demigod_box: list[int]
    bag: int
    tile_box: dict[str, int]
    bonuses: list[str]
    taken: list[str]
    ended: bool
    idle: int
    ways: dict[str, int]
    sides: list[SideView]


def scene(s: State) -> PantheonScene:
    """The map as it is printed."""
    return {"spaces": drawing(s.t)}


def drawing(t: Tables) -> list[SpaceView]:
    owners: dict[int, str] = {}
    players: dict[int, int] = {}
    for people in range(t.peoples):
        owners[int(t.land.home[people])] = t.people_slugs[people]
        for seats in range(2, len(t.land.symbols_of[people])):
            for k in range(t.land.symbols_of[people][seats - 1], t.land.symbols_of[people][seats]):
                owners[int(t.land.symbols[people][k])] = t.people_slugs[people]
                players[int(t.land.symbols[people][k])] = seats
    return [
        {
            "space": t.land.slugs[space],
            "q": int(t.land.q[space]),
            "r": int(t.land.r[space]),
            "terrain": "sea" if t.land.is_sea[space] else "land",
            "kind": cast(SpaceKind, SPACE_KINDS[t.land.kind[space]]),
            "people": owners.get(space),
            "players": players.get(space, 0),
        }
        for space in range(len(t.land.slugs))
    ]


def view(s: State, seat: i64) -> PantheonView:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    t = s.t
    people = s.people()
    return {
        "game": "pantheon",
        "seat": int(seat),
        "over": s.over,
        "decision": decision(s, seat),
        "epoch": int(s.epoch),
        "people": t.people_slugs[people] if people >= 0 else None,
        "track": [slug(t.people_slugs, other) for other in s.track],
        "peoples": [t.people_slugs[other] for other in range(t.peoples) if other not in s.track],
        "first": int(s.first),
        "turn": int(s.turn),
        "temple": t.land.slugs[t.land.home[people]] if s.has_temple else None,
        "pieces": pieces(s),
        "tiles": {t.land.slugs[t.land.symbols[people][k]]: t.tile_slugs[s.laid[k]] for k in range(len(s.laid)) if s.laid[k] >= 0},
        "row": [slug(t.deity_slugs, deity) for deity in s.row],
        "demigods": demigod_values(s, state.DEMIGOD_ROW),
        "display": [slug(t.card_slugs, card) for card in s.display],
        "pile": int(s.pile_size),
        "discards": counted(s.cards, state.DISCARDS, t.card_slugs),
        "special": special(s),
        "descending": s.descending,
        "deity_stack": int(sum_at(s.deities, state.DEITY_STACK, t.deities)),
        "deity_box": counted(s.deities, state.DEITY_BOX, t.deity_slugs),
        "demigod_stack": int(sum_at(s.demigods, state.DEMIGOD_STACK, len(t.values))),
        "demigod_box": demigod_values(s, state.DEMIGOD_BOX),
        "bag": int(sum_at(s.tiles, state.BAG, t.tiles)),
        "tile_box": counted(s.tiles, state.TILE_BOX, t.tile_slugs),
        "bonuses": bonuses(s),
        "taken": [t.tile_slugs[s.taken[k]] for k in range(s.taken_size)],
        "ended": s.ended,
        "idle": int(s.idle),
        "ways": ways(s, seat),
        "sides": [side_view(s, other, other == seat) for other in range(s.seats)],
    }


def decision(s: State, seat: i64) -> dict[str, object] | None:
    """What is being asked, and whom. What a hand can still pay is told to its owner alone."""
    asked = DECISIONS.shown(s)
    if asked is None:
        return None
    frame = s.stack[-1]
    if isinstance(frame, ToSize):
        asked["due"] = int(s.sides[frame.seat].hand_size - s.t.people_amount[s.people()])
    if isinstance(frame, Move) and frame.seat == seat:
        asked["left"] = int(frame.left(s))
        asked["movement"] = int(rules.cards_for(s, seat, frame.spent))
    if isinstance(frame, Buy) and frame.seat == seat:
        asked["left"] = int(frame.left(s))
    return asked


def pieces(s: State) -> dict[str, list[int]]:
    """Whose pieces are on which spaces."""
    found: dict[str, list[int]] = {}
    for space in range(s.t.land.spaces):
        there = s.pieces[space] & SEAT_BITS
        if there:
            found[s.t.land.slugs[space]] = [seat for seat in range(s.seats) if there >> seat & 1]
    return found


def special(s: State) -> list[str]:
    """The special money, the top card first."""
    cards = [card for card in range(FIRST_MONEY, s.t.cards) for _ in range(s.cards[state.SPECIAL * s.t.cards + card])]
    if s.descending:
        cards.reverse()
    return [s.t.card_slugs[card] for card in cards]


def bonuses(s: State) -> list[str]:
    """The bonus tiles that lie open to be chosen."""
    if not options.bonus_tiles_are_chosen(s) or all([side.bonus >= 0 for side in s.sides]):
        return []
    return [s.t.tile_slugs[tile] for tile in s.t.moves.bonus_of if s.bonuses & bit(tile)]


def ways(s: State, seat: i64) -> dict[str, int]:
    """What it costs to get a piece to each space, for the seat that places pieces now or may begin to."""
    most = spendable(s, seat)
    if most == 0:
        return {}
    found = costs(s, seat, most)
    return {s.t.land.slugs[space]: int(found[space]) for space in range(s.t.land.spaces) if found[space] != FAR}


def spendable(s: State, seat: i64) -> i64:
    """What a seat can spend on the map: the rest of a move or Buy, or all steps of a move that it may begin; 0 for everybody else."""
    frame = s.stack[-1] if s.stack and not s.over else None
    if (isinstance(frame, Move) or isinstance(frame, Buy)) and frame.seat == seat:
        return frame.left(s)
    if (isinstance(frame, Turn) or isinstance(frame, React)) and frame.seat == seat:
        return rules.budget(s, seat)
    return 0


def side_view(s: State, seat: i64, own: bool) -> SideView:
    side = s.sides[seat]
    t = s.t
    seen = own or options.demigods_are_shown(s) or s.over
    return {
        "feet": int(side.feet),
        "columns": int(side.columns),
        "spare_feet": int(side.spare_feet),
        "spare_columns": int(side.spare_columns),
        "walking": int(t.feet - side.feet - side.spare_feet),
        "standing": int(side.standing),
        "column_points": int(scoring.column_points(s, seat)),
        "ranks": {OFFERINGS[offering]: int(side.rank(offering)) for offering in range(len(OFFERINGS)) if side.rank(offering)},
        "deities": counted(s.deities, state.OWN_DEITIES + seat, t.deity_slugs),
        "step_tiles": counted(s.tiles, state.KEPT_TILES + seat, t.tile_slugs),
        "steps": int(side.steps),
        "jumps": int(side.jumps),
        "money": int(side.money),
        "draws": int(side.draws),
        "bonus": slug(t.tile_slugs, side.bonus),
        "hand_size": int(side.hand_size),
        "hand": counted(s.cards, state.HANDS + seat, t.card_slugs) if own else None,
        "known": counted(s.cards, state.HANDS + s.seats + seat, t.card_slugs),
        "demigods": int(scoring.demigod_tiles(s, seat)),
        "values": demigod_values(s, state.OWN_DEMIGODS + seat) if seen else None,
        "known_values": demigod_values(s, state.OWN_DEMIGODS + s.seats + seat),
        "sources": {SOURCES[k]: int(s.points[seat * POINTS + k]) for k in range(POINTS)},
        "points": int(scoring.points(s, seat)),
    }


def slug(slugs: list[str], kind: i64) -> str | None:
    return slugs[kind] if kind >= 0 else None


def counted(things: vec[i64], place: i64, slugs: list[str]) -> dict[str, int]:
    """The things at a place, without those of which there are none."""
    start = place * len(slugs)
    return {slugs[kind]: int(things[start + kind]) for kind in range(len(slugs)) if things[start + kind]}


def demigod_values(s: State, place: i64) -> list[int]:
    """The demigods at a place, the highest first."""
    start = place * len(s.t.values)
    found = [int(s.t.values[value]) for value in range(len(s.t.values)) for _ in range(s.demigods[start + value])]
    return sorted(found, reverse=True)


# Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat cannot tell from the true one: unknown cards of the others and their unknown demigods are dealt again from what is hidden.

    What a scoring tells of hidden demigods is forgotten: the one who imagines may know less than they could, never more.
    """
    world = s.clone()
    redeal_cards(world, seat, chance)
    if not options.demigods_are_shown(s):
        redeal_demigods(world, seat, chance)
    return world


def redeal_cards(world: State, seat: i64, chance: Chance) -> None:
    """The cards of other hands that nobody has seen, and the pile."""
    kinds = world.t.cards
    due = [0] * world.seats
    for other in range(world.seats):
        if other != seat:
            for card in range(kinds):
                unknown = world.hand(other, card) - world.known(other, card)
                world.cards[(state.HANDS + other) * kinds + card] -= unknown
                world.cards[state.PILE * kinds + card] += unknown
                due[other] += unknown
    left = world.pile_size + sum(due)
    for other in range(world.seats):
        for _ in range(due[other]):
            card = taken_from(world.cards, state.PILE, kinds, chance.below(0, left))
            world.cards[(state.HANDS + other) * kinds + card] += 1
            left -= 1


def redeal_demigods(world: State, seat: i64, chance: Chance) -> None:
    """Demigods of others that came from the stack, and the stack; those of the top part stay in it as long as there are any."""
    for part in range(2):
        redeal_part(world, seat, part, chance)


def redeal_part(world: State, seat: i64, part: i64, chance: Chance) -> None:
    kinds = len(world.t.values)
    world.demigods = world.demigods[:]
    due = [0] * world.seats
    left: i64 = 0
    for value in range(kinds):
        if world.t.top_values[value] == part:
            for other in range(world.seats):
                if other != seat:
                    unknown = world.own_demigods(other, value) - world.known_demigods(other, value)
                    world.demigods[(state.OWN_DEMIGODS + other) * kinds + value] -= unknown
                    world.demigods[state.DEMIGOD_STACK * kinds + value] += unknown
                    due[other] += unknown
            left += world.demigods[state.DEMIGOD_STACK * kinds + value]
    for other in range(world.seats):
        for _ in range(due[other]):
            value = stack_demigod_of(world, part, chance.below(0, left))
            world.demigods = plus(world.demigods, (state.OWN_DEMIGODS + other) * kinds + value, 1)
            left -= 1

"""What a seat may know, built piece by piece, and imagined worlds that look the same to it.

Secret are the tiles of unexplored islands, but for those a seat has looked at, and the order of the decks.  DEL-INF-01, DEL-INF-02, DEL-INF-03, DEL-RUL-50
"""

from __future__ import annotations

from typing import Final, TypedDict, cast

from themis.core.chance import Chance
from themis.core.choice import Choice
from themis.core.native import i64
from themis.games.delphi import content, rules, state
from themis.games.delphi.effects import cards_in
from themis.games.delphi.facts import courses
from themis.games.delphi.fields import DRAWN_KINDS, HexKind
from themis.games.delphi.frames import DECISIONS
from themis.games.delphi.frames.act import Pay
from themis.games.delphi.frames.start import is_open
from themis.games.delphi.frames.turn import Titan, Turn
from themis.games.delphi.moves import FIRST_COLOURED_FACE, TASK_FACES
from themis.games.delphi.schema import COLOURS, PLAYERS, TASKS, Colour
from themis.games.delphi.scoring import points, reason
from themis.games.delphi.sea import BITS, KEPT_SEAS, SIDES, Sea
from themis.games.delphi.state import Side, State, byte_of
from themis.games.delphi.tables import Tables
from themis.games.delphi.tiles import Tiles


class HexView(TypedDict):
    """A hex and where it lies; `sites` are the colours of the statues that can be raised there."""

    hex: str
    kind: HexKind
    colour: Colour | None
    sites: list[Colour]
    q: int
    r: int


class DelphiScene(TypedDict):
    """The sea as it was laid: no choice changes it."""

    hexes: list[HexView]


class IslandView(TypedDict):
    """An island: its tile only if it lies open or this seat has looked at it, the seat whose shrine stands there, or -1, and the seats that have looked at it."""

    hex: str
    explored: bool
    tile: str | None
    shrine: int
    looked: list[int]


class ShoreView(TypedDict):
    """Land next to the ship of the seat that looks: what it is, its colour if it has one, and the colours of what can be taken, fought, raised or offered there."""

    hex: str
    kind: HexKind
    colour: Colour | None
    pieces: list[Colour]


class ReachView(TypedDict):
    """A hex that the ship can reach now, and the fewest favours that it costs."""

    hex: str
    price: int


class DieView(TypedDict):
    colour: Colour
    used: bool


class SideView(TypedDict):
    """What lies before a seat. What is counted by colour has no zeros; `tasks` are the open tiles by what they show, `done` what tasks were done with, as faces of tiles."""

    colour: str
    ship: str | None
    berth: str
    home: bool
    favours: int
    shield: int
    range: int
    storage: int
    gods: dict[str, int]
    wounds: dict[str, int]
    cards: dict[str, int]
    dice: list[DieView]
    equipment: list[str]
    passengers: list[str]
    offerings: dict[str, int]
    statues: dict[str, int]
    trophies: dict[str, int]
    tasks: dict[str, int]
    done: list[str]
    returned: str | None
    points: int


class DelphiView(TypedDict):
    """Everything a seat sees of the table, but for the scene.

    Pieces on the board are told by hex, those of the supply and the discards by colour. `ships` are the tiles to choose from, `played` is the oracle
    card used this turn, `titan` the die while it lies on the table before the attack. `courses` are empty unless this seat may sail: by the
    choice that pays and by hex, what a voyage costs in all, for the colour, and beyond the range. `reach` says the same in short, the cheapest first; `beside` is the land next to the ship of this seat.
    """

    game: str
    seat: int
    round: int
    first: int
    turn: int
    over: bool
    decision: dict[str, object] | None
    ending: str
    islands: list[IslandView]
    offerings: dict[str, list[Colour]]
    temples: dict[str, Colour]
    raised: dict[str, list[Colour]]
    monsters: dict[str, list[Colour]]
    statues: dict[str, int]
    oracle_deck: int
    oracle_discards: dict[str, int]
    wound_deck: int
    wound_discards: dict[str, int]
    display: list[str]
    equipment_deck: int
    ships: list[str]
    played: Colour | None
    apollo: bool
    titan: int | None
    bought: bool
    courses: dict[str, dict[str, list[int]]]
    reach: list[ReachView]
    beside: list[ShoreView]
    sides: list[SideView]


# By the digest of the content and the text of the layout.
_drawn: Final[dict[str, list[HexView]]] = {}


def scene(s: State) -> DelphiScene:
    """The sea as it was laid: no choice changes it."""
    return {"hexes": drawing(s.t.tiles, s.sea)}


def view(s: State, seat: i64) -> DelphiView:
    """Everything a seat sees of the table; seat -1 is a spectator."""
    open_courses = courses(s, seat)
    return {
        "game": "delphi",
        "seat": int(seat),
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "over": s.over,
        "decision": decision(s),
        "ending": "" if s.ending == state.NOT_ENDING else reason(s),
        "islands": [island_view(s, seat, island) for island in range(content.ISLAND_TILES)],
        "offerings": by_hex(s, content.FIRST_OFFERING, content.FIRST_TEMPLE, state.OFFERINGS_AT),
        "temples": {
            s.t.tiles.hex_slugs[content.FIRST_TEMPLE + k]: named(s.temples[k]) for k in range(content.FIRST_STATUE - content.FIRST_TEMPLE)
        },
        "raised": by_hex(s, content.FIRST_STATUE, content.FIRST_MONSTER, state.RAISED_AT),
        "monsters": by_hex(s, content.FIRST_MONSTER, content.FIRST_CITY, state.MONSTERS_AT),
        "statues": {COLOURS[colour]: int(s.board[state.STATUES_AT + colour]) for colour in range(content.COLOUR_COUNT)},
        "oracle_deck": int(cards_in(s, state.ORACLE_DECK)),
        "oracle_discards": pile(s, state.ORACLE_DISCARDS),
        "wound_deck": int(cards_in(s, state.WOUND_DECK)),
        "wound_discards": pile(s, state.WOUND_DISCARDS),
        "display": equipment(s.t, s.display),
        "equipment_deck": len(equipment(s.t, s.equipment_deck)),
        "ships": [s.t.ship_slugs[ship] for ship in range(s.t.ships) if s.ships & BITS[ship]],
        "played": named(s.played) if s.played >= 0 else None,
        "apollo": s.apollo,
        "titan": titan(s) or None,
        "bought": s.bought,
        "courses": open_courses,
        "reach": reach(open_courses),
        "beside": beside(s, s.sides[seat].berth) if 0 <= seat < s.seats else [],
        "sides": [side_view(s, other) for other in range(s.seats)],
    }


def decision(s: State) -> dict[str, object] | None:
    """What is being asked, and whom."""
    asked = DECISIONS.shown(s)
    if asked is None:
        return None
    frame = s.stack[-1]
    if isinstance(frame, Pay):
        del asked["chosen"]
        asked.update(paid_for(s.t, s.t.moves.catalogue.choices[frame.chosen]))
    if isinstance(frame, Turn):
        asked["left"] = len([k for k in range(s.t.dice) if s.sides[frame.seat].die(k) < state.USED])
    return asked


def paid_for(t: Tables, action: Choice) -> dict[str, int]:
    """What is to be paid for: its kind, and what it is about by the names of the domains."""
    places = [action.a, action.b]
    found = {"action": t.moves.actions.index(action.verb)}
    for i, domain in enumerate(action.verb.domains):
        found[domain.name] = int(places[i])
    return found


def titan(s: State) -> int:
    """The Titan die while it lies on the table before the attack, else 0.  DEL-RUL-43"""
    for frame in s.stack:
        if isinstance(frame, Titan):
            return int(frame.roll)
    return 0


def drawing(tiles: Tiles, sea: Sea) -> list[HexView]:
    """All hexes with their places, enclosed gaps too; drawn once for each layout."""
    key = f"{tiles.digest} {sea.layout.text()}"
    found = _drawn.get(key)
    if found is None:
        if len(_drawn) >= KEPT_SEAS:
            _drawn.clear()
        found = [hex_view(tiles, sea, h) for h in range(sea.count)]
        _drawn[key] = found
    return found


def hex_view(tiles: Tiles, sea: Sea, h: i64) -> HexView:
    printed = h < content.HEXES
    return {
        "hex": tiles.hex_slugs[h] if printed else f"gap-{h - content.HEXES + 1}",
        "kind": cast(HexKind, DRAWN_KINDS[sea.kind(h)]),
        "colour": named(tiles.hex_colour[h]) if printed and tiles.hex_colour[h] >= 0 else None,
        "sites": colours(tiles.hex_sites[h]) if printed else [],
        "q": int(sea.q[h]),
        "r": int(sea.r[h]),
    }


def island_view(s: State, seat: i64, island: i64) -> IslandView:
    explored = s.explored & BITS[island] != 0
    known = explored or (0 <= seat < s.seats and s.sides[seat].looked & BITS[island] != 0)
    shrine = s.shrines & BITS[island] != 0
    return {
        "hex": s.t.tiles.hex_slugs[content.FIRST_LAND + island],
        "explored": explored,
        "tile": s.t.island_tile_slugs[s.islands[island]] if known else None,
        "shrine": int(rules.owner_of(s, island)) if shrine else -1,
        "looked": [other for other in range(s.seats) if s.sides[other].looked & BITS[island]],
    }


def by_hex(s: State, first: i64, last: i64, start: i64) -> dict[str, list[Colour]]:
    """The colours on each hex of a kind."""
    return {s.t.tiles.hex_slugs[first + k]: colours(s.board[start + k]) for k in range(last - first)}


def reach(open_courses: dict[str, dict[str, list[int]]]) -> list[ReachView]:
    """What each hex costs with the die or card that gets there most cheaply."""
    cheapest: dict[str, int] = {}
    for prices in open_courses.values():
        for slug, price in prices.items():
            cheapest[slug] = min(price[0], cheapest.get(slug, price[0]))
    order = sorted([(price, place, slug) for place, (slug, price) in enumerate(cheapest.items())])
    return [{"hex": slug, "price": price} for price, _, slug in order]


def beside(s: State, berth: i64) -> list[ShoreView]:
    """The land next to a ship, clockwise from the east."""
    lands = [s.sea.lands_beside[k] for k in range(berth * SIDES, (berth + 1) * SIDES)]
    return [shore_view(s, land) for land in lands if land >= 0]


def shore_view(s: State, land: i64) -> ShoreView:
    seen = hex_view(s.t.tiles, s.sea, land)
    return {"hex": seen["hex"], "kind": seen["kind"], "colour": seen["colour"], "pieces": colours(pieces(s, land))}


def pieces(s: State, land: i64) -> i64:
    """The colours of what can be taken, fought, raised or offered on a hex, a bit each."""
    if content.FIRST_OFFERING <= land < content.FIRST_TEMPLE:
        return rules.offerings_on(s, land - content.FIRST_OFFERING)
    if content.FIRST_TEMPLE <= land < content.FIRST_STATUE:
        return BITS[s.temples[land - content.FIRST_TEMPLE]]
    if content.FIRST_STATUE <= land < content.FIRST_MONSTER:
        return rules.free_sites(s, land - content.FIRST_STATUE)
    if content.FIRST_MONSTER <= land < content.FIRST_CITY:
        return rules.monsters_on(s, land - content.FIRST_MONSTER)
    return 0


def named(colour: i64) -> Colour:
    return cast(Colour, COLOURS[colour])


def colours(mask: i64) -> list[Colour]:
    return [named(colour) for colour in range(content.COLOUR_COUNT) if mask & BITS[colour]]


def pile(s: State, start: i64) -> dict[str, int]:
    return {COLOURS[colour]: int(s.piles[start + colour]) for colour in range(content.COLOUR_COUNT)}


def packed(numbers: i64) -> dict[str, int]:
    """Numbers by colour, those that are not 0."""
    return {COLOURS[colour]: int(byte_of(numbers, colour)) for colour in range(content.COLOUR_COUNT) if byte_of(numbers, colour)}


def equipment(t: Tables, mask: i64) -> list[str]:
    return [t.equipment_slugs[card] for card in range(t.equipment) if mask & BITS[card]]


def side_view(s: State, seat: i64) -> SideView:
    side = s.sides[seat]
    return {
        "colour": PLAYERS[s.t.player_colour[seat]],
        "ship": s.t.ship_slugs[side.ship] if side.ship >= 0 else None,
        "berth": s.t.tiles.hex_slugs[side.berth],
        "home": side.home,
        "favours": int(side.favours),
        "shield": int(side.shield),
        "range": int(side.range),
        "storage": int(side.storage),
        "gods": {s.t.god_slugs[god]: int(side.row(god)) for god in range(content.GODS)},
        "wounds": packed(side.wounds),
        "cards": packed(side.cards),
        "dice": [{"colour": named(side.die(k) & ~state.USED), "used": side.die(k) >= state.USED} for k in range(s.t.dice)],
        "equipment": equipment(s.t, side.equipment),
        "passengers": passengers(s.t, side),
        "offerings": packed(side.offerings),
        "statues": packed(side.statues),
        "trophies": packed(side.trophies),
        "tasks": tasks(side),
        "done": done(side),
        "returned": TASK_FACES[side.returned] if side.returned >= 0 else None,
        "points": int(points(s, seat)),
    }


def passengers(t: Tables, side: Side) -> list[str]:
    return [
        t.passenger_slugs[passenger]
        for passenger in range(content.PASSENGER_COUNT)
        if byte_of(side.passengers, t.passenger_kind[passenger]) & BITS[t.passenger_colour[passenger]]
    ]


def tasks(side: Side) -> dict[str, int]:
    """Open task tiles by what they show, with their number."""
    found: dict[str, int] = {}
    for face in range(len(TASK_FACES)):
        if is_open(side, face):
            found[TASK_FACES[face]] = int(byte_of(side.white, face)) if face < FIRST_COLOURED_FACE else 1
    return found


def done(side: Side) -> list[str]:
    """What tasks were done with, whatever the tile showed; of a shrine only the island tells."""
    return [f"{TASKS[task]}-{colour}" for task in range(len(TASKS)) for colour in colours(byte_of(side.done, task))]


# Imagined worlds


def determinise(s: State, seat: i64, chance: Chance) -> State:
    """A world that this seat cannot tell from the true one: the tiles that it does not know are dealt again. Decks have no order to imagine."""
    known = s.explored | s.sides[seat].looked
    unknown = [int(s.islands[island]) for island in range(content.ISLAND_TILES) if not known & BITS[island]]
    unknown.sort()
    islands = s.islands[:]
    for island in range(content.ISLAND_TILES):
        if not known & BITS[island]:
            islands[island] = unknown.pop(chance.below(0, len(unknown)))
    world = s.clone()
    world.islands = islands
    return world

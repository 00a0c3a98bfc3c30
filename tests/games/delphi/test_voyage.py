"""The imagined voyage home, stop by stop: where it goes, what each stop costs, and which colours the first actions need.

Costs are written out: a whole move is 100, a step 3 more, a favour 30, an action 100, and the colour of either 25.
"""

from __future__ import annotations

import pytest
from games.delphi.laying import PLACE_OF, TABLES, ZEUS, Table, colour, hex_of, mask, packed, table

from themis.games.delphi import charts, content, state, voyage
from themis.games.delphi.schema import COLOURS
from themis.games.delphi.sea import land_bit

STOPS = ["", "deliver", "raise", "load", "fetch", "fight", "build", "search"]
EVERY = ["shrine", "shrine", "shrine", "statue red", "statue blue", "statue green"]
EVERY += ["offering yellow", "offering blue", "offering red", "monster red", "monster black", "monster green"]
# An island of seat 0.
OWN = "1,0"


def left(*tasks: str) -> Table:
    """Seat 0, at one of the offering islands, has done everything else; a tile of any colour is given by the colour that is not done."""
    done = list(EVERY)
    for task in tasks:
        done.remove(task)
    return table(2).at(0, "0,2").shield(0, 2).done(0, *done)


def voyage_of(t: Table) -> voyage.Voyage:
    own = voyage.own_islands(t.state, 0)
    return voyage.Voyage(t.state, 0, own, voyage.searches_due(t.state, 0, own))


def place(h: int) -> str:
    return PLACE_OF[TABLES.tiles.hex_slugs[h]]


def stops(v: voyage.Voyage) -> list[str]:
    """Every stop: what is done with which colour at what land, from where, and what it costs."""
    found = []
    while v.find_stop():
        kind, land, name, before = STOPS[v.kind], place(v.land), COLOURS[v.colour], v.cost
        v.make_stop()
        found.append(f"{kind} {name} {land} from {place(v.berth)}: {v.cost - before}")
    return found


def made(t: Table, most: int = voyage.FAR_AWAY) -> int:
    v = voyage_of(t.turn(0))
    v.find_stop()
    return int(v.complete(most))


def cost(t: Table) -> int:
    return made(t) >> content.COLOUR_COUNT * TABLES.dice


def colours(t: Table) -> list[str]:
    """What would do for each of the first actions."""
    places = [made(t) >> content.COLOUR_COUNT * k & content.ALL_COLOURS for k in range(TABLES.dice)]
    return [" ".join(held(place)) for place in places]


def held(mask: int) -> list[str]:
    return [COLOURS[k] for k in range(6) if mask >> k & 1]


# Sailing


@pytest.mark.parametrize(
    ("range_", "steps", "expected"),
    [(3, 0, 0), (3, 1, 103), (3, 3, 109), (3, 4, 142), (3, 5, 175), (3, 6, 218), (3, 8, 284), (5, 9, 227), (1, 2, 206)],
)
def test_a_way_costs_whole_moves_and_for_the_rest_favours_or_another_move(range_: int, steps: int, expected: int) -> None:
    assert expected == voyage.sailing(range_, steps)
    assert expected == voyage.SAILING[range_ * charts.FARTHEST + steps]


def test_ships_without_range_sail_step_by_step_and_those_with_much_as_if_it_were_twelve() -> None:
    assert 13 * charts.FARTHEST == len(voyage.SAILING)
    assert 103 + 103 == voyage.SAILING[2]
    for range_, expected in [(11, 11), (12, 12), (13, 12), (40, 12)]:
        t = left()
        t.state.sides[0].range = range_

        assert expected * charts.FARTHEST == voyage_of(t).row


def test_equipment_shows_ways_across_the_shallows_and_over_the_sea() -> None:
    plain, crossing, reaching = left(), left().equipment(0, "shallows"), left().equipment(0, "reach-war")

    assert [0, charts.CROSSING, charts.REACHING] == [voyage_of(t).war_way for t in (plain, crossing, reaching)]
    assert [0, charts.CROSSING, 0] == [voyage_of(t).statue_way for t in (plain, crossing, reaching)]


# What a seat knows


def test_own_islands_are_those_it_knows_and_has_not_built_on() -> None:
    t = left("shrine", "shrine")
    own = [place(content.FIRST_LAND + k) for k in range(12) if TABLES.island_owner[t.state.islands[k]] == TABLES.player_colour[0]]
    foreign = next(place(content.FIRST_LAND + k) for k in range(12) if place(content.FIRST_LAND + k) not in own)
    assert 0 == voyage.own_islands(t.state, 0)

    t.looked(0, own[0], foreign)
    t.state.explored |= 1 << hex_of(own[1]) - content.FIRST_LAND

    assert sum([1 << hex_of(at) - content.FIRST_LAND for at in own[:2]]) == voyage.own_islands(t.state, 0)
    assert t.state.shrines == 1 << hex_of(own[2]) - content.FIRST_LAND


def test_tiles_and_islands_are_counted() -> None:
    white = packed([3, 1, 2, 4])

    assert 10 + 2 + 3 + 4 == voyage.tiles_in(white, packed([0, mask("red green"), mask("red blue green"), mask("red black yellow green")]))
    assert [0, 1, 1, 2, 12] == [voyage.islands_in(found) for found in (0, 1, 1 << 11, 1 << 5 | 1 << 6, (1 << 12) - 1)]


@pytest.mark.parametrize(
    ("tasks", "looked", "expected"),
    [
        (["shrine", "shrine", "shrine"], 0, 300 + 70 * (3 * 1300 // 4 - 300) // 100),
        (["shrine", "shrine", "shrine"], 2, 300 + 70 * (3 * 1100 // 4 - 300) // 100),
        (["shrine"], 0, 100 + 70 * (1100 // 2 - 100) // 100),
        ([], 0, 0),
    ],
)
def test_unknown_islands_are_searched_until_all_shrines_have_a_place(tasks: list[str], looked: int, expected: int) -> None:
    t = left(*tasks)
    foreign = [k for k in range(12) if TABLES.island_owner[t.state.islands[k]] != TABLES.player_colour[0]]
    t.looked(0, *[place(content.FIRST_LAND + k) for k in foreign[:looked]])

    assert expected == voyage.searches_due(t.state, 0, voyage.own_islands(t.state, 0))


def test_what_is_known_need_not_be_searched() -> None:
    t = left("shrine", "shrine")
    own = [k for k in range(12) if TABLES.island_owner[t.state.islands[k]] == TABLES.player_colour[0] and not t.state.shrines >> k & 1]
    t.looked(0, place(content.FIRST_LAND + own[0]))
    # One of one among ten unknown ones is missing.
    assert 100 + 70 * (1100 // 2 - 100) // 100 == voyage.searches_due(t.state, 0, voyage.own_islands(t.state, 0))

    t.looked(0, place(content.FIRST_LAND + own[1]))
    assert 0 == voyage.searches_due(t.state, 0, voyage.own_islands(t.state, 0))


def test_the_first_colour_is_the_first_of_the_wheel() -> None:
    assert [0, 0, 1, 4] == [voyage.first_of(mask(names)) for names in ("", "red green", "black blue", "yellow green")]


# Stop by stop


@pytest.mark.parametrize(
    ("t", "expected", "in_all", "first_colours"),
    [
        (
            left(),
            [],
            128,
            ["red black pink blue yellow green", "", ""],
        ),
        (
            left("offering red"),
            [
                "load red 0,1 from 0,2: 125",
                "deliver red -4,3 from -3,3: 259",
            ],
            515,
            ["red", "yellow", "red"],
        ),
        (
            left("offering yellow", "offering red"),
            [
                "load red 0,1 from 0,2: 125",
                "deliver red -4,3 from -3,3: 259",
                "load yellow -1,5 from -1,4: 259",
                "deliver yellow -5,7 from -4,7: 259",
            ],
            1069,
            ["red", "yellow", "red"],
        ),
        (
            left("statue red"),
            [
                "fetch pink -5,9 from -4,8: 368",
                "raise pink -2,2 from -2,3: 325",
            ],
            821,
            ["red black pink blue yellow green", "blue", "pink"],
        ),
        (
            left("statue red", "statue blue").cargo(0, "statue red"),
            [
                "raise red -2,2 from -1,2: 253",
                "fetch black -3,-3 from -3,-2: 368",
                "raise black -2,2 from -1,1: 325",
            ],
            1077,
            ["red pink yellow", "red", "red black pink blue yellow green"],
        ),
        (
            left("monster red", "monster black"),
            [
                "fight red 1,2 from 0,2: 215",
                "fight black 2,4 from 1,4: 349",
            ],
            698,
            ["red", "pink", "black"],
        ),
        (
            left("monster green"),
            [
                "fight yellow 4,-1 from 3,0: 349",
            ],
            516,
            ["red blue", "yellow", "red black pink blue yellow green"],
        ),
        (
            left("shrine"),
            [
                "search green 1,0 from 1,1: 162",
                "search red 2,-1 from 2,0: 162",
                "search red 6,-2 from 5,-1: 168",
                "search pink 2,-4 from 2,-3: 277",
                "search blue 3,-4 from 2,-3: 5",
            ],
            1017,
            ["blue yellow", "green", "blue yellow"],
        ),
        (
            left("shrine", "shrine").looked(0, OWN),
            [
                "build green 1,0 from 1,1: 253",
                "search red 2,-1 from 2,0: 162",
                "search green 2,2 from 3,1: 165",
                "search red 6,-2 from 5,-1: 165",
                "search pink 2,-4 from 2,-3: 277",
                "search blue 3,-4 from 2,-3: 5",
            ],
            1270,
            ["blue yellow", "green", "blue yellow"],
        ),
        (
            left("offering red", "offering blue", "offering yellow", "statue red").cargo(0, "offering red", "offering blue"),
            [
                "deliver red -4,3 from -3,3: 259",
                "load yellow -1,5 from -1,4: 259",
                "deliver yellow -5,7 from -4,7: 259",
                "fetch pink -5,9 from -4,8: 253",
                "raise pink -2,2 from -2,3: 325",
                "deliver blue 5,-5 from 4,-4: 434",
            ],
            2065,
            ["yellow", "red", "green"],
        ),
        (
            left(*EVERY),
            [
                "fight red 1,2 from 0,2: 215",
                "load red 0,1 from 0,2: 125",
                "deliver red -4,3 from -3,3: 259",
                "search pink -3,4 from -3,3: 52",
                "fight pink -5,5 from -4,4: 343",
                "search black -3,7 from -4,7: 186",
                "fight black -2,7 from -2,6: 346",
                "load yellow -1,5 from -2,6: 125",
                "deliver yellow -5,7 from -4,7: 256",
                "search blue -6,8 from -5,8: 180",
                "fetch pink -5,9 from -5,8: 125",
                "raise pink -2,2 from -2,3: 325",
                "search green 1,0 from 1,1: 186",
                "search red 2,-1 from 2,0: 180",
                "search green 2,2 from 3,1: 183",
                "search red 6,-2 from 5,-1: 183",
                "search yellow 1,5 from 1,4: 181",
                "fetch red 2,5 from 3,4: 259",
                "raise red -2,2 from -1,2: 401",
                "load blue -1,-3 from -1,-2: 292",
                "fetch black -3,-3 from -3,-2: 256",
                "raise black -2,2 from -1,1: 325",
                "deliver blue 5,-5 from 4,-4: 401",
            ],
            5660,
            ["red", "red", "yellow"],
        ),
        (
            left(*EVERY).equipment(0, "reach-war", "reach-statue", "shallows"),
            [
                "fight red 1,2 from 0,2: 215",
                "search green 1,0 from 0,2: 52",
                "load red 0,1 from 0,2: 125",
                "deliver red -4,3 from -3,3: 256",
                "fight pink -5,5 from -3,3: 215",
                "search pink -3,4 from -3,3: 52",
                "fight black 2,4 from 0,4: 349",
                "search yellow 1,5 from 0,4: 52",
                "load yellow -1,5 from 0,4: 125",
                "search green 2,2 from 1,4: 180",
                "search black -3,7 from -1,6: 183",
                "deliver yellow -5,7 from -4,7: 259",
                "search blue -6,8 from -4,7: 52",
                "fetch pink -5,9 from -4,7: 125",
                "raise pink -2,2 from -2,4: 259",
                "search red 2,-1 from 1,1: 183",
                "search red 6,-2 from 4,0: 131",
                "fetch blue 8,-2 from 6,-1: 256",
                "raise blue 4,3 from 3,2: 292",
                "fetch red 2,5 from 3,3: 253",
                "raise red -2,2 from 0,2: 292",
                "load blue -1,5 from -1,4: 253",
                "deliver blue 5,-5 from 4,-4: 401",
            ],
            4836,
            ["red", "green", "red"],
        ),
        (
            left(*EVERY).ship(0, "galley").at(0, "-7,3"),
            [
                "fetch yellow -8,4 from -7,3: 125",
                "fight yellow -5,4 from -6,4: 346",
                "search black -5,3 from -6,4: 52",
                "search pink -3,4 from -3,3: 192",
                "raise yellow -3,5 from -2,4: 256",
                "fight red 1,2 from 0,3: 346",
                "load red 1,3 from 0,3: 125",
                "fight black 2,4 from 1,4: 346",
                "search yellow 1,5 from 1,4: 52",
                "deliver red -4,3 from -3,3: 265",
                "search yellow -2,-1 from -2,0: 186",
                "search green 1,0 from 1,-1: 186",
                "search red 2,-1 from 1,-1: 52",
                "search pink 2,-4 from 2,-3: 183",
                "search blue 3,-4 from 2,-3: 37",
                "fetch black -3,-3 from -3,-2: 265",
                "raise black -2,2 from -1,1: 265",
                "load yellow -1,5 from -1,4: 262",
                "load blue -1,5 from -1,4: 125",
                "deliver yellow -5,7 from -4,7: 259",
                "fetch pink -5,9 from -4,8: 253",
                "raise pink -2,2 from -2,3: 265",
                "deliver blue 5,-5 from 4,-4: 364",
            ],
            5013,
            ["yellow", "yellow green", "yellow"],
        ),
    ],
)
def test_a_voyage_goes_from_stop_to_stop_and_home(t: Table, expected: list[str], in_all: int, first_colours: list[str]) -> None:
    assert expected == stops(voyage_of(t.turn(0)))
    assert in_all == cost(t)
    assert first_colours == colours(t)


def test_there_is_always_room_for_what_is_aboard() -> None:
    for t in (left(*EVERY), left(*EVERY).ship(0, "merchantman"), left(*EVERY).cargo(0, "statue red", "offering blue")):
        v = voyage_of(t.turn(0))
        while v.find_stop():
            v.make_stop()

            assert 0 <= v.room == t.state.sides[0].storage - len(held(v.offerings)) - len(held(v.statues))


@pytest.mark.parametrize(("shield", "expected"), list(enumerate([170, 125, 90, 62, 42, 30])))
def test_a_fight_takes_the_less_the_higher_the_shield(shield: int, expected: int) -> None:
    assert [f"fight red 1,2 from 0,2: {125 + expected}"] == stops(voyage_of(left("monster red").shield(0, shield).turn(0)))


@pytest.mark.parametrize(
    ("t", "kind", "weight"),
    [
        (left("offering red").cargo(0, "offering red").at(0, "-3,3"), "deliver", 0),
        (left("statue red").cargo(0, "statue red").at(0, "-1,2"), "raise", 0),
        (left("monster red"), "fight", 0),
        (left("shrine").looked(0, OWN).at(0, "1,1"), "build", 0),
        (left("shrine").at(0, "1,1"), "search", 20),
        (left("offering red"), "load", 106 // 2),
        (left("statue red").at(0, "-4,8"), "fetch", 175 // 2),
    ],
    ids=STOPS[1:3] + STOPS[5:] + STOPS[3:5],
)
def test_at_hand_a_stop_weighs_nothing_but_the_unknown_and_half_the_way_to_deliver(t: Table, kind: str, weight: int) -> None:
    v = voyage_of(t.turn(0))

    assert v.find_stop()
    assert (kind, weight) == (STOPS[v.kind], v.best)


def test_a_city_without_statues_is_left_out() -> None:
    t = left("statue red").turn(0)
    t.state.board[state.STATUES_AT + colour("pink")] = 0

    assert "fetch pink" not in stops(voyage_of(t))[0]


def test_a_task_without_a_way_counts_for_six_actions() -> None:
    t = left("offering yellow").at(0, ZEUS).cargo(1, "offering yellow", "offering yellow")

    assert 600 == cost(t)


def test_a_voyage_that_costs_too_much_is_given_up() -> None:
    stops_cost = 125 + 259

    assert made(left("offering red"), stops_cost) == made(left("offering red"))
    assert 1_000_000 << 18 == made(left("offering red"), stops_cost - 1)


def test_only_the_first_stop_can_be_barred() -> None:
    v = voyage_of(left("monster red", "monster black").monsters("-2,7", "pink green").turn(0))
    v.barred = land_bit(hex_of("1,2"))
    v.find_stop()
    first = place(v.land)
    v.complete(voyage.FAR_AWAY)

    assert ("2,4", "1,2") == (first, place(v.land))


# Islands


def own_islands(t: Table) -> list[str]:
    """Those on which seat 0 can still build."""
    s = t.state
    own = [k for k in range(12) if TABLES.island_owner[s.islands[k]] == TABLES.player_colour[0] and not s.shrines >> k & 1]
    return [place(content.FIRST_LAND + k) for k in own]


def test_letters_are_worth_less_where_more_islands_are_ones_own() -> None:
    t = left("shrine", "shrine", "shrine")
    foreign = [at for at in map(place, range(content.FIRST_LAND, content.FIRST_LAND + 12)) if at not in own_islands(t)]
    found = []
    for at in foreign[:5]:
        found.append(int(voyage_of(t).letter))
        t.looked(0, at)

    assert [73, 70, 66, 61, 55] == found
    assert 0 == voyage_of(left()).letter


def test_nothing_is_searched_when_all_that_is_missing_is_known() -> None:
    t = left("shrine").at(0, "-7,3").looked(0, OWN)

    assert ["build green 1,0 from 1,-1: 434"] == stops(voyage_of(t.turn(0)))
    assert 434 + 200 == cost(t)


def test_what_is_known_is_built_even_after_the_last_search() -> None:
    t = left("shrine", "shrine").at(0, "-7,3")
    found = stops(voyage_of(t.looked(0, own_islands(t)[1]).turn(0)))

    assert ["search", "build 2,2"] == [found[0].split()[0], f"{found[-1].split()[0]} {found[-1].split()[2]}"]


@pytest.mark.parametrize(("searches", "parts"), [(0, []), (1, [1]), (99, [99]), (100, [100]), (101, [100, 1])])
def test_islands_are_searched_in_whole_ones_and_a_rest(searches: int, parts: list[int]) -> None:
    v = voyage.Voyage(left("shrine").turn(0).state, 0, 0, searches)
    found = []
    while v.find_stop():
        before = v.searches
        v.make_stop()
        found.append(before - v.searches)

    assert parts == found


# Colours


def test_there_is_a_place_for_the_colours_of_each_die_and_one_for_the_cost() -> None:
    assert [1, 1 << 6, 1 << 12, 1 << 18, 1 << 24, 1 << 30] == list(voyage.PLACES)


def test_the_last_of_several_moves_ends_at_the_stop() -> None:
    """Four steps with a range of three are one move in any colour and one to the shore."""
    t = left("monster red").turn(0)
    chart, lair = charts.chart_of(t.state.sea), hex_of("1,2")
    far = next(h for h in range(content.SEAS) if chart.steps[h * content.LANDS + lair - content.FIRST_LAND] == 4)
    v = voyage_of(t)
    v.berth, v.land = far, lair
    v.sail()

    assert (2, content.ALL_COLOURS) == (v.noted, v.colours & content.ALL_COLOURS)


def test_all_shores_in_range_will_do() -> None:
    s = left().turn(0).state
    v = voyage_of(left().turn(0))
    for land in range(content.FIRST_LAND, content.FIRST_HOLE):
        shores = [h for h in range(content.SEAS) if s.sea.beside[h] & land_bit(land)]
        for berth in range(content.BERTHS):
            v.land, v.berth = land, berth
            in_range = [h for h in shores if s.sea.lanes.distance(berth, h) <= 3]
            expected = {TABLES.hex_colour[h] for h in [shores[0], *in_range]}

            assert sum([1 << found for found in expected]) == v.colours_of_stops(shores[0])

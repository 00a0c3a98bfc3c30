"""What each seat sees of the table and what is hidden from it, and the imagined worlds that look the same to it."""

from __future__ import annotations

from typing import Any

import pytest
from games.delphi.laying import SLUG_AT, Table, hex_of, new_game, rule, table

from themis.core.chance import Seeded
from themis.core.event import Event, Io
from themis.core.frame import play_at_random
from themis.core.session import start
from themis.games.delphi.content import FIRST_LAND, HEX_KIND, HEXES, ISLAND_TILES
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import HEX_KINDS
from themis.games.delphi.state import State

EVERYBODY = (-1, 0, 1, 2)
ROLL = ["die red", "die red", "die red"]


def imagine(s: State, seat: int, seed: int) -> State:
    world = GAME.determinise(s, seat, Seeded(seed))
    assert isinstance(world, State)
    return world


def tile_in(s: State, place: str) -> str:
    return GAME.tables.island_tile_slugs[s.islands[hex_of(place) - FIRST_LAND]]


def seen_by(t: Table, seat: int) -> list[Event]:
    return [event for event in t.events if event.is_for(seat)]


def tiles(t: Table, place: str) -> list[str | None]:
    """The tile on an island as a spectator and the three seats see it."""
    return [t.island_at(place, seat)["tile"] for seat in EVERYBODY]


# Islands


@rule("DEL-INF-02")
def test_unexplored_islands_are_face_down_for_everybody() -> None:
    t = new_game(3)
    for seat in EVERYBODY:
        assert [None] * 12 == [island["tile"] for island in t.view(seat)["islands"]]


@rule("DEL-INF-02", "DEL-EXP-02")
def test_an_explored_island_is_open_to_all() -> None:
    t = table(3).island("1,0", "green-psi", explored=True).turn(0)
    assert ["green-psi"] * 4 == tiles(t, "1,0")


@rule("DEL-INF-03", "DEL-ACA-04", "DEL-RUL-50")
def test_what_a_player_has_looked_at_only_that_player_sees() -> None:
    t = table(3).island("1,0", "green-psi").turn(1).play("look", "die red", "peek 1,0", "peek 6,-2")
    assert [None, None, "green-psi", None] == tiles(t, "1,0")


@rule("DEL-INF-03", "DEL-RUL-50")
def test_which_islands_were_looked_at_and_by_whom_is_open_to_all() -> None:
    t = table(3).turn(1).play("look", "die red", "peek 1,0", "peek 6,-2")
    assert [[1]] * 4 == [t.island_at("1,0", seat)["looked"] for seat in EVERYBODY]
    assert [[]] * 4 == [t.island_at("2,2", seat)["looked"] for seat in EVERYBODY]


@rule("DEL-INF-03")
def test_the_others_are_told_where_somebody_looks_but_not_what_is_there() -> None:
    t = table(3).island("1,0", "green-psi").turn(1).play("look", "die red", "peek 1,0")
    island, tile = hex_of("1,0") - FIRST_LAND, GAME.tables.island_tile_slugs.index("green-psi")
    assert [["looked", [1, island, tile]]] == [event.plain() for event in seen_by(t, 1)]
    for seat in (-1, 0, 2):
        assert [["looked-hidden", [1, island]]] == [event.plain() for event in seen_by(t, seat)]


@rule("DEL-INF-03", "DEL-RUL-50")
def test_what_a_player_has_seen_is_remembered_for_the_rest_of_the_game() -> None:
    t = table().island("1,0", "green-psi").wounds(0, "blue").wounds(1, "blue").turn(0).play("look", "die red", "peek 1,0", "peek 6,-2")
    t.play("end", chance=ROLL).play("end", chance=[*ROLL, "titan 1", "wound red", "wound red"])
    assert (2, "green-psi") == (t.view()["round"], t.island_at("1,0", 0)["tile"])


@rule("DEL-RUL-54", "DEL-ACA-04")
def test_a_known_tile_may_be_looked_at_again() -> None:
    t = table().looked(0, "1,0").turn(0).play("look", "die red")
    assert 12 == len(t.objects("peek"))
    t.play("peek 1,0")
    assert ("Look", ["DEL-ACA-04"]) == (t.asked, t.why("peek 1,0"))


@rule("DEL-RUL-54", "DEL-ACA-05")
def test_with_one_tile_left_one_is_looked_at() -> None:
    t = table().face_down("1,0").turn(0).play("look", "die red", "peek 1,0")
    assert ("Turn", "red-phi") == (t.asked, t.island_at("1,0", 0)["tile"])


# The open table


@rule("DEL-INF-01", "DEL-RUL-50")
def test_oracle_cards_in_hand_are_open_to_all() -> None:
    t = table(3).cards(1, "red red blue").turn(0)
    assert [{"red": 2, "blue": 1}] * 4 == [t.view(seat)["sides"][1]["cards"] for seat in EVERYBODY]


@rule("DEL-INF-01", "DEL-RUL-50")
def test_the_colour_of_a_drawn_card_is_told_to_everybody() -> None:
    t = table(3).turn(0).play("draw", "die red", chance=["card blue"])
    for seat in EVERYBODY:
        assert ["drew"] == [event.kind.name for event in seen_by(t, seat) if event.kind.name == "drew"]


def busy() -> Table:
    """Something of everything lies before seat 1."""
    t = (
        table(3)
        .ship(1, "merchantman")
        .at(1, "0,2")
        .favours(1, 7)
        .shield(1, 3)
        .gods(1, ares=4, hermes=6)
        .wounds(1, "red blue")
        .cards(1, "green")
    )
    t.dice(1, "red (black) pink").equipment(1, "range", "hull").passengers(1, "red hero", "green creature")
    return t.cargo(1, "offering yellow", "statue green").done(1, "monster red", "statue blue", "shrine")


@rule("DEL-INF-01", "DEL-WND-03", "DEL-TASK-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_before_a_player_is_open_to_all(seat: int) -> None:
    side: dict[str, Any] = busy().turn(0).view(seat)["sides"][1]
    assert ("yellow", "merchantman", SLUG_AT["0,2"], False) == (side["colour"], side["ship"], side["berth"], side["home"])
    assert (7, 3, 4, 5) == (side["favours"], side["shield"], side["range"], side["storage"])
    assert {"aphrodite": 0, "ares": 4, "hermes": 6, "poseidon": 0, "apollo": 0, "artemis": 0} == side["gods"]
    assert ({"red": 1, "blue": 1}, {"green": 1}) == (side["wounds"], side["cards"])
    assert [("red", False), ("black", True), ("pink", False)] == [(die["colour"], die["used"]) for die in side["dice"]]
    assert (["range", "hull"], ["odysseus", "pegasus"]) == (side["equipment"], side["passengers"])
    assert ({"yellow": 1}, {"green": 1}, {"red": 1}) == (side["offerings"], side["statues"], side["trophies"])
    assert {"shrine": 2, "statue": 2, "offering": 1, "monster": 1, "offering-blue": 1, "offering-yellow": 1, "monster-black": 1} == side[
        "tasks"
    ]
    assert ["statue-blue", "monster-red"] == side["done"]


@rule("DEL-INF-01")
def test_what_is_next_to_a_ship_is_told_with_its_colour_and_pieces() -> None:
    t = table(3).at(1, "1,1").offerings("0,1", "red green").turn(0)
    beside = {row["hex"]: row for row in t.view(1)["beside"]}

    assert {"hex": SLUG_AT["0,1"], "kind": "offering-island", "colour": None, "pieces": ["red", "green"]} == beside[SLUG_AT["0,1"]]
    assert [] == t.view(-1)["beside"]
    assert {"island", "offering-island"} <= {row["kind"] for row in beside.values()}
    assert all((row["colour"] is None) != (row["kind"] in ("island", "city")) for row in beside.values())


@rule("DEL-INF-01")
def test_the_whole_table_looks_the_same_to_all_until_somebody_looks_at_an_island() -> None:
    t = busy().turn(0)
    views = [t.view(seat) for seat in EVERYBODY]
    for view in views:
        view.pop("seat")
        # What a ship can reach is told to whoever may steer it now, what is next to it to its owner.
        for own in ("courses", "reach", "beside"):
            view.pop(own)
    assert [views[0]] * 4 == views


@rule("DEL-INF-01")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_board_display_and_discard_piles_are_open_to_all(seat: int) -> None:
    t = (
        table(3)
        .offerings("0,1", "red green blue")
        .monsters("1,2", "black pink")
        .temple("-4,3", "green")
        .oracle_deck("red red")
        .wound_deck("blue")
    )
    seen = t.display("scout").played("pink").turn(0).view(seat)
    assert ["red", "blue", "green"] == seen["offerings"][SLUG_AT["0,1"]]
    assert (["black", "pink"], "green") == (seen["monsters"][SLUG_AT["1,2"]], seen["temples"][SLUG_AT["-4,3"]])
    assert {"red": 3, "black": 5, "pink": 4, "blue": 5, "yellow": 5, "green": 5} == seen["oracle_discards"]
    assert {"red": 7, "black": 7, "pink": 7, "blue": 6, "yellow": 7, "green": 7} == seen["wound_discards"]
    assert (6, True, "pink") == (len(seen["display"]), "scout" in seen["display"], seen["played"])


def test_kinds_of_hexes_are_called_by_names_that_nothing_else_has() -> None:
    named = {HEX_KINDS[HEX_KIND[h]]: hex["kind"] for h, hex in enumerate(table().turn(0).scene()["hexes"][:HEXES])}
    others = [slug for domain, slugs in GAME.slugs.items() if domain != "kind" for slug in slugs]

    assert GAME.slugs["kind"] == [named[kind] for kind in HEX_KINDS]
    assert [] == [kind for kind in named.values() if kind in others]


@rule("DEL-TTN-01")
def test_the_titan_die_is_seen_only_while_it_lies_on_the_table() -> None:
    t = table().gods(0, aphrodite=3).wounds(0, "red").wounds(1, "red").turn(1)
    assert t.view()["titan"] is None
    t.play("end", chance=["die red", "die red", "die red", "titan 4"])
    assert ("OthersStep", 4) == (t.asked, t.view()["titan"])


@rule("DEL-INF-02")
def test_decks_are_shown_as_a_size_and_nothing_else() -> None:
    seen = table().turn(0).view(0)
    assert (30, 42, 16) == (seen["oracle_deck"], seen["wound_deck"], seen["equipment_deck"])


@rule("DEL-INF-01")
def test_the_decision_asked_is_open_to_all() -> None:
    t = table(3).at(0, "0,2").monsters("1,2", "red black").favours(0, 1).dice(0, "red pink pink").turn(0)
    t.play("fight 1,2 red", chance=["battle 5"])
    assert {"name": "Fight", "waiting": [0], "seat": 0, "lair": 0, "colour": 0, "paid": 0, "rolled": 5} == t.view(2)["decision"]


@rule("DEL-INF-01", "DEL-COL-05")
def test_what_is_to_be_paid_for_is_open_to_all() -> None:
    t = table(3).at(0, "0,2").monsters("1,2", "red black").favours(0, 2).dice(0, "red black black").turn(0).play("fight 1,2 black")
    asked = {"name": "Pay", "waiting": [0], "seat": 0, "action": GAME.slugs["action"].index("fight"), "lair": 0, "colour": 1}
    assert asked == t.view(2)["decision"]
    t = table(3).at(0, "1,1").favours(0, 9).turn(0).play("sail", "move 2,0")
    berth = hex_of("2,0")
    assert ("move", berth) == (GAME.slugs["action"][t.view()["decision"]["action"]], t.view()["decision"]["berth"])


def test_at_the_end_nothing_is_asked() -> None:
    t = table().first(1).all_done(0).at(0, "-1,2").dice(0, "green green green").turn(0).play("sail", "move -1,3", "end")
    assert (True, None, "returned") == (t.view()["over"], t.view()["decision"], t.view()["ending"])


# Undo


@rule("DEL-INF-03")
def test_a_look_at_an_island_cannot_be_taken_back() -> None:
    session = start(GAME, ["Ann", "Ben"], {"ships": "first-game"}, Seeded(3))
    seat = session.waiting()[0]
    session.choose(seat, "look")
    while "peek" not in session.options(seat)[0].text:
        session.choose(seat, session.options(seat)[0].text)
    assert "" == session.undo_refusal(seat)

    session.choose(seat, session.options(seat)[0].text)

    assert "" != session.undo_refusal(seat)


# Imagined worlds


def played(seats: int, seed: int, choices: int) -> State:
    """A real game after some random choices; somebody has looked at islands."""
    s = new_game(seats, seed, ships="first-game").state
    play_at_random(s, Io(Seeded(seed), True), choices)
    while s.stack[-1].waiting(s) != [0] and not s.over:
        play_at_random(s, Io(Seeded(seed), True), 1)
    s.sides[0].looked |= 0b000000000111
    s.sides[1].looked |= 0b000000111000
    return s


@pytest.mark.parametrize("choices", [0, 40, 120])
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(choices: int) -> None:
    s = played(3, 5, choices)
    seen = GAME.view(s, 0)
    for seed in range(10):
        world = imagine(s, 0, seed)
        assert seen == GAME.view(world, 0)
        assert "" == GAME.unsound(world)


def test_imagining_changes_nothing_in_the_true_world() -> None:
    s = played(3, 5, 40)
    before = GAME.save(s)
    imagine(s, 0, 5)
    assert before == GAME.save(s)


@rule("DEL-INF-02", "DEL-INF-03")
def test_tiles_that_a_seat_knows_stay_in_every_imagined_world() -> None:
    t = table().island("1,0", "green-psi").island("6,-2", "red-omega", explored=True).looked(0, "1,0").turn(0)
    worlds = [imagine(t.state, 0, seed) for seed in range(30)]
    assert {("green-psi", "red-omega")} == {(tile_in(world, "1,0"), tile_in(world, "6,-2")) for world in worlds}


@rule("DEL-INF-02", "DEL-INF-03")
def test_tiles_that_only_others_know_are_imagined_afresh() -> None:
    t = table().island("1,0", "green-psi").island("6,-2", "red-omega", explored=True).looked(1, "1,0").looked(0, "2,2").turn(0)
    known = {"red-omega", tile_in(t.state, "2,2")}
    worlds = [imagine(t.state, 0, seed) for seed in range(300)]
    assert set(GAME.tables.island_tile_slugs) - known == {tile_in(world, "1,0") for world in worlds}
    assert {tuple(range(ISLAND_TILES))} == {tuple(sorted(world.islands)) for world in worlds}


@rule("DEL-INF-03")
def test_whose_eyes_imagine_decides_what_is_kept() -> None:
    t = table().island("1,0", "green-psi").looked(0, "1,0").turn(0)
    assert [1, 12] == [len({tile_in(imagine(t.state, seat, seed), "1,0") for seed in range(300)}) for seat in (0, 1)]


def test_with_one_unknown_tile_there_is_nothing_to_imagine() -> None:
    t = table().face_down("1,0").turn(0)
    assert {tile_in(t.state, "1,0")} == {tile_in(imagine(t.state, 0, seed), "1,0") for seed in range(20)}

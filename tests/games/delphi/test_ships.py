"""The eight ship tiles, at the start and during the game (chapter SHIP)."""

from __future__ import annotations

import pytest
from games.delphi import boards
from games.delphi.laying import ZEUS, Table, new_game, rule, table

from themis.games.delphi.game import GAME

DICE = ["die red", "die red", "die red"]
# What setup draws for two players: dice and a wound each.
SETUP = [*DICE, *DICE, "wound blue", "wound pink"]


def started(ship: str, favours: int = 0) -> Table:
    """Seat 0 has this ship tile when setup comes to its end; the tile of seat 1 does nothing then."""
    return table().ship(0, ship).ship(1, "galley").favours(0, favours).provide(SETUP)


def rows(t: Table) -> list[int]:
    return [t.side(0)["gods"][god] for god in GAME.tables.god_slugs]


@rule("DEL-SHIP-01", "DEL-SHD-02")
def test_the_bulwark_begins_with_a_shield_of_two() -> None:
    assert (2, 0) == (started("bulwark").side(0)["shield"], started("galley").side(0)["shield"])


@rule("DEL-SHIP-02", "DEL-RUL-12")
def test_all_gods_of_the_olympian_begin_on_the_entry_row_and_the_first_wound_adds_nothing() -> None:
    t = started("olympian")
    assert [3] * 6 == rows(t)
    assert {"DEL-SHIP-02"} == {event.kind.rule for event in t.events_named("god-rose") if event.values[0] == 0}
    assert [0, 0, 0, 3, 0, 0] == rows(started("bulwark"))


@rule("DEL-SHIP-02", "DEL-RUL-12", "DEL-GOD-07")
@pytest.mark.parametrize("choice", ["invoke aphrodite", "trade aphrodite"])
def test_a_used_or_traded_god_of_the_olympian_returns_to_the_entry_row(choice: str) -> None:
    t = table(3).ship(0, "olympian").gods(0, aphrodite=6).turn(0).play(choice)
    assert 2 == t.side(0)["gods"]["aphrodite"]


def reached(ship: str) -> list[str]:
    """The black hexes that a ship on the Zeus space reaches without favours."""
    return table().ship(0, ship).dice(0, "black black black").turn(0).play("sail").objects("move")


@rule("DEL-SHIP-03", "DEL-MOVE-06")
def test_the_galley_moves_two_hexes_farther() -> None:
    assert boards.within(ZEUS, 5, "black") == reached("galley")
    assert boards.within(ZEUS, 3, "black") == reached("bulwark") != reached("galley")


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_begins_with_one_favour_more() -> None:
    assert [4, 3] == [started("bounty", 3).side(0)["favours"], started("bulwark", 3).side(0)["favours"]]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_the_favour_action() -> None:
    assert 3 == table().ship(0, "bounty").turn(0).play("favours", "die red").side(0)["favours"]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_the_reward_of_an_offering() -> None:
    assert 4 == table().ship(0, "bounty").at(0, "-3,2").cargo(0, "offering red").turn(0).play("offer -4,3").side(0)["favours"]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_a_psi() -> None:
    t = table().ship(0, "bounty").at(0, "-3,3").island("-3,4", "green-psi").dice(0, "pink red red").turn(0).play("explore -3,4")
    assert 5 == t.side(0)["favours"]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_the_bonus_for_no_wounds() -> None:
    assert 3 == table().ship(0, "bounty").begin_turn(0).play("favours").side(0)["favours"]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_one_to_a_rite() -> None:
    t = table().ship(0, "bounty").equipment(0, "rite-pink").dice(0, "pink red red").turn(0)
    assert 2 == t.play("use rite-pink", chance=["card red"]).side(0)["favours"]


@rule("DEL-SHIP-04", "DEL-RUL-11")
def test_the_bounty_adds_nothing_where_no_favour_is_gained() -> None:
    t = table().ship(0, "bounty").favours(0, 2).gods(0, ares=6).dice(0, "red red red").turn(0)
    t.play("trade ares", chance=["card blue"]).play("draw", "die red", chance=["card blue"]).play("advance ares")
    assert 1 == t.side(0)["favours"]


@rule("DEL-SHIP-05", "DEL-RUL-10")
def test_the_indulgence_returns_a_task_tile_of_choice_without_reward() -> None:
    t = started("indulgence")
    assert ["monster", "monster-black", "monster-red", "offering", "offering-blue", "offering-yellow", "shrine", "statue"] == t.objects(
        "return"
    )

    t.play("return offering-blue")

    assert (11, "offering-blue", 0) == (sum(t.side(0)["tasks"].values()), t.side(0)["returned"], t.side(0)["favours"])
    assert ["task-returned"] == t.event_names[:1]


@rule("DEL-SHIP-05", "DEL-RUL-10")
def test_with_the_indulgence_and_a_full_short_game_seven_tasks_are_left() -> None:
    seeds = [seed for seed in range(200) if "ReturnTask" == new_game(2, seed, tasks_removed="4").asked]
    t = new_game(2, seeds[0], tasks_removed="4")
    seat = t.waiting[0]
    t.play("return statue")
    assert 7 == sum(t.side(seat)["tasks"].values())


@rule("DEL-SHIP-06", "DEL-RUL-14")
@pytest.mark.parametrize("god, price", [("hermes", 0), ("poseidon", 0), ("apollo", 1), ("ares", 4)])
def test_the_chameleon_pays_one_favour_less_for_a_recolouring(god: str, price: int) -> None:
    t = table().ship(0, "chameleon").dice(0, "pink pink pink").favours(0, 9).turn(0)
    assert price == t.price(f"advance {god}")
    t.play(f"advance {god}")
    assert 9 - price == t.side(0)["favours"]


@rule("DEL-SHIP-07", "DEL-EQ-01", "DEL-RUL-09")
def test_the_arsenal_takes_a_card_of_the_display_and_draws_an_oracle_card_before_the_first_turn() -> None:
    t = started("arsenal")
    assert ["take range", "take shallows", "take devotion", "take hull", "take reach-war", "take reach-statue"] == t.options

    t.play("take range", chance=["equipment omen-red", "card green"])

    side = t.side(0)
    assert (["range"], {"green": 1}, 4) == (side["equipment"], side["cards"], side["range"])
    assert ("Turn", [0]) == (t.asked, t.waiting)


@rule("DEL-SHIP-07", "DEL-RUL-09")
def test_the_first_roll_brings_no_favours_by_an_omen_of_the_arsenal() -> None:
    t = table().ship(0, "arsenal").ship(1, "galley").display("omen-red").provide(SETUP)
    t.play("take omen-red")
    assert (0, "red") == (t.side(0)["favours"], t.side(0)["dice"][0]["colour"])


@rule("DEL-SHIP-08", "DEL-RUL-13", "DEL-COL-03")
@pytest.mark.parametrize("god, price", [("artemis", 0), ("apollo", 1), ("poseidon", 2), ("hermes", 3), ("ares", 2), ("aphrodite", 1)])
def test_the_merchantman_recolours_the_shorter_way_round(god: str, price: int) -> None:
    t = table().ship(0, "merchantman").dice(0, "green green green").favours(0, 9).turn(0)
    assert price == t.price(f"advance {god}")

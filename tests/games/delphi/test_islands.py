"""Islands: exploring them, shrines found and built, and the rewards of the letters."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.games.delphi.schema import COLOURS


def beside(tile: str = "green-psi", dice: str = "green (red) (red)", seats: int = 2) -> Table:
    """Seat 0, who plays red, lies next to the island 1,0 with the green border, under which this tile is."""
    return table(seats).wounds(0, "yellow").wounds(1, "yellow").at(0, "1,1").island("1,0", tile).dice(0, dice)


def explored(tile: str, seats: int = 2, chance: list[str] | None = None) -> Table:
    return beside(tile, seats=seats).turn(0).play("explore 1,0", chance=chance)


# ---------------------------------------------------------------- Exploring


@rule("DEL-EXP-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_source_must_have_the_colour_of_the_border(colour: str) -> None:
    t = beside(dice=f"{colour} (red) (red)").turn(0)
    assert (colour == "green") == t.offers("explore 1,0")
    assert ([] if colour == "green" else ["DEL-COL-06"]) == t.why("explore 1,0")


@rule("DEL-EXP-01")
def test_only_a_tile_that_is_face_down_is_explored() -> None:
    t = table().at(0, "1,1").island("1,0", "green-psi", True).dice(0, "green (red) (red)").turn(0)
    assert not t.offers("explore 1,0")
    assert ["DEL-EXP-01"] == t.why("explore 1,0")


@rule("DEL-EXP-01")
def test_the_island_must_be_next_to_the_ship() -> None:
    t = beside().at(0, "0,2").turn(0)
    assert not t.offers("explore 1,0")
    assert ["DEL-ACB-01"] == t.why("explore 1,0")


@rule("DEL-EXP-02")
def test_an_explored_tile_lies_open_for_all_and_for_good() -> None:
    t = explored("blue-phi", chance=["card red", "card red"])
    for eyes in (-1, 0, 1):
        assert (True, "blue-phi") == (t.island_at("1,0", eyes)["explored"], t.island_at("1,0", eyes)["tile"])
    t.play("end", chance=["die red"] * 3)
    assert "blue-phi" == t.island_at("1,0", 1)["tile"]


# ---------------------------------------------------------------- An own shrine


@rule("DEL-EXP-03", "DEL-RUL-23")
def test_an_own_building_gives_a_shrine_and_a_god_step_and_no_letter() -> None:
    t = explored("red-psi")
    assert (0, 2) == (t.island_at("1,0")["shrine"], t.side(0)["tasks"]["shrine"])
    assert ("GodSteps", 0) == (t.asked, t.side(0)["favours"])
    t.play("advance hermes")
    assert (3, "Turn") == (t.side(0)["gods"]["hermes"], t.asked)
    assert ["DEL-EXP-03"] == [event.kind.rule for event in t.events_named("god-rose")]


@rule("DEL-EXP-03", "DEL-EXP-09", "DEL-RUL-21")
@pytest.mark.parametrize("letter", ["phi", "psi", "omega"])
def test_any_letter_serves_for_any_shrine_task(letter: str) -> None:
    for done in range(3):
        t = beside(f"red-{letter}")
        t.done(0, *["shrine"] * done).turn(0).play("explore 1,0")
        assert 2 - done == t.side(0)["tasks"].get("shrine", 0)


@rule("DEL-RUL-21")
def test_an_own_building_without_an_open_shrine_task_gives_the_letter() -> None:
    t = table(removed="shrine").wounds(0, "yellow").at(0, "1,1").island("1,0", "red-psi").dice(0, "green (red) (red)")
    t.done(0, "shrine", "shrine").turn(0).play("explore 1,0")
    assert (4, -1, "Turn") == (t.side(0)["favours"], t.island_at("1,0")["shrine"], t.asked)


@rule("DEL-RUL-23")
def test_the_shrine_is_placed_without_asking_and_the_island_takes_no_second_one() -> None:
    t = beside("red-psi", "green green (red)").turn(0).play("explore 1,0")
    assert {"advance", "decline"} == {text.split()[0] for text in t.options}
    t.play("decline")
    assert 0 == t.island_at("1,0")["shrine"]
    assert not t.offers("build 1,0")
    assert ["DEL-BLD-01"] == t.why("build 1,0")


# ---------------------------------------------------------------- Foreign islands and letters


@rule("DEL-EXP-04")
@pytest.mark.parametrize("tile", ["yellow-psi", "green-psi"])
def test_any_other_building_gives_the_reward_of_its_letter(tile: str) -> None:
    t = explored(tile)
    assert (4, 3, -1) == (t.side(0)["favours"], t.side(0)["tasks"]["shrine"], t.island_at("1,0")["shrine"])


@rule("DEL-RUL-22")
@pytest.mark.parametrize("seats,tile", [(2, "green-psi"), (3, "blue-phi"), (2, "blue-phi")])
def test_islands_of_absent_players_give_their_letter_and_are_never_built_on(seats: int, tile: str) -> None:
    t = explored(tile, seats, ["card red", "card red"] if tile == "blue-phi" else [])
    assert (4 if tile == "green-psi" else 0, {} if tile == "green-psi" else {"red": 2}) == (t.side(0)["favours"], t.side(0)["cards"])
    assert [] == t.events_named("found-for")
    t.dice(0, "green green green")
    assert not t.offers("build 1,0")


@rule("DEL-EXP-05")
def test_psi_gives_four_favours() -> None:
    t = explored("green-psi")
    assert (4, "Turn") == (t.side(0)["favours"], t.asked)
    assert ["DEL-EXP-05"] == [event.kind.rule for event in t.events_named("gained-favours")]


@rule("DEL-EXP-06")
def test_phi_gives_two_oracle_cards() -> None:
    t = explored("blue-phi", chance=["card red", "card blue"])
    assert ({"red": 1, "blue": 1}, "Turn") == (t.side(0)["cards"], t.asked)
    assert ["DEL-EXP-06"] * 2 == [event.kind.rule for event in t.events_named("drew")]


@rule("DEL-EXP-07")
@pytest.mark.parametrize("steps", [["ares", "ares", "ares"], ["ares", "hermes", "ares"], ["ares", "hermes", "artemis"]])
def test_sigma_gives_three_god_steps_for_one_god_or_several(steps: list[str]) -> None:
    t = explored("green-sigma", seats=4).play(*[f"advance {god}" for god in steps])
    # With four players a god enters on row 1.
    assert {god: steps.count(god) for god in steps} == {god: row for god, row in t.side(0)["gods"].items() if row}
    assert "Turn" == t.asked


@rule("DEL-EXP-08", "DEL-RUL-24")
def test_omega_discards_one_colour_of_wounds_then_raises_the_shield() -> None:
    t = beside("blue-omega").wounds(0, "red red blue").turn(0).play("explore 1,0")
    assert ["heal red", "heal blue", "heal yellow"] == t.options
    assert 0 == t.side(0)["shield"]
    assert ["DEL-RUL-24"] == t.why("heal pink")
    t.play("heal red")
    assert ({"blue": 1, "yellow": 1}, 1) == (t.side(0)["wounds"], t.side(0)["shield"])
    assert ["healed", "shield-rose"] == t.event_names
    assert {"DEL-EXP-08"} == {event.kind.rule for event in t.events}


@rule("DEL-RUL-24")
def test_omega_without_wounds_raises_the_shield_alone() -> None:
    t = table().at(0, "1,1").island("1,0", "blue-omega").dice(0, "green (red) (red)").turn(0).play("explore 1,0")
    assert (1, "Turn") == (t.side(0)["shield"], t.asked)
    assert [] == t.events_named("healed")


@rule("DEL-RUL-24", "DEL-RUL-25")
def test_omega_raises_the_shield_to_five_at_most() -> None:
    t = beside("blue-omega").shield(0, 5).turn(0).play("explore 1,0")
    assert (5, {}) == (t.side(0)["shield"], t.side(0)["wounds"])
    assert 5 == beside("blue-omega").shield(0, 4).turn(0).play("explore 1,0").side(0)["shield"]


@rule("DEL-RUL-25")
def test_two_more_are_lost_where_the_shield_track_ends() -> None:
    t = table().wounds(0, "yellow").shield(0, 4).at(0, "-1,2").cargo(0, "statue red").turn(0)
    t.spend("die red", "raise -2,2 red").play("board odysseus")
    assert 5 == t.side(0)["shield"]


@rule("DEL-EXP-10")
def test_an_island_of_somebody_else_is_only_noted() -> None:
    t = beside("yellow-psi")
    before = t.turn(0).side(1)
    t.play("explore 1,0")
    assert before == t.side(1)
    assert -1 == t.island_at("1,0")["shrine"]
    assert [("DEL-EXP-10", 1)] == [(event.kind.rule, event.values[0]) for event in t.events_named("found-for")]


# ---------------------------------------------------------------- Building


def found(tile: str = "red-psi", dice: str = "green (red) (red)") -> Table:
    """Somebody has explored the island 1,0."""
    return table().wounds(0, "yellow").wounds(1, "yellow").at(0, "1,1").island("1,0", tile, True).dice(0, dice)


@rule("DEL-BLD-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_building_needs_a_source_of_the_colour_of_the_border(colour: str) -> None:
    t = found(dice=f"{colour} (red) (red)").turn(0)
    assert (colour == "green") == t.offers("build 1,0")
    assert ([] if colour == "green" else ["DEL-COL-06"]) == t.why("build 1,0")


@rule("DEL-BLD-01")
def test_only_the_own_building_is_built_on() -> None:
    t = found("yellow-psi").turn(0)
    assert not t.offers("build 1,0")
    assert ["DEL-BLD-01"] == t.why("build 1,0")


@rule("DEL-BLD-01")
def test_an_island_face_down_is_not_built_on_and_the_refusal_tells_nothing() -> None:
    for tile in ("red-psi", "yellow-psi"):
        t = beside(tile).turn(0)
        assert not t.offers("build 1,0")
        assert ["DEL-BLD-01"] == t.why("build 1,0")


@rule("DEL-BLD-01")
def test_building_happens_next_to_the_ship() -> None:
    t = found().at(0, "0,2").turn(0)
    assert not t.offers("build 1,0")
    assert ["DEL-ACB-01"] == t.why("build 1,0")


@rule("DEL-BLD-02")
def test_building_needs_an_open_shrine_task() -> None:
    t = table(removed="shrine").wounds(0, "yellow").at(0, "1,1").island("1,0", "red-psi", True).island("2,2", "red-phi")
    t.island("-6,8", "red-omega").dice(0, "green (red) (red)").done(0, "shrine", "shrine").turn(0)
    assert -1 == t.island_at("1,0")["shrine"]
    assert not t.offers("build 1,0")
    assert ["DEL-BLD-02"] == t.why("build 1,0")


@rule("DEL-BLD-03")
def test_a_built_shrine_completes_its_task_and_gives_a_god_step_but_no_letter() -> None:
    t = found().turn(0).play("build 1,0")
    assert (0, 2, 0) == (t.island_at("1,0")["shrine"], t.side(0)["tasks"]["shrine"], t.side(0)["favours"])
    assert "GodSteps" == t.asked
    t.play("advance ares")
    assert ("Turn", 3, 0) == (t.asked, t.side(0)["gods"]["ares"], t.side(0)["favours"])
    assert ["DEL-BLD-03"] == [event.kind.rule for event in t.events_named("god-rose")]


@rule("DEL-BLD-03")
def test_the_task_is_done_before_the_reward() -> None:
    t = found().turn(0).play("build 1,0")
    assert t.event_names.index("shrine-built") < t.event_names.index("task-done")
    assert 11 == sum(t.side(0)["tasks"].values())

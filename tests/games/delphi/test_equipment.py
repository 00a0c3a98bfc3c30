"""Equipment: the display, and the cards that last until the end of the game (chapter EQ)."""

from __future__ import annotations

import pytest
from games.delphi import boards
from games.delphi.laying import ZEUS, Table, rule, table

from themis.games.delphi.game import GAME

ROLL = ["die red", "die red", "die red"]
PALE = ["die green", "die green", "die green"]
# Next to the monster island 1,2.
LAIR = "0,2"
# The shallow water of the first voyage: two holes of rings, and the Zeus space.
SHALLOWS = {(0, 0), (2, 1), (-1, 3)}


def victory(*display: str) -> Table:
    """Seat 0 has just defeated a monster and chooses equipment."""
    t = table().at(0, LAIR).monsters("1,2", "red").display(*display).dice(0, "red pink pink").turn(0)
    return t.play("fight 1,2 red", chance=["battle 9"])


def owner(*cards: str, at: str = ZEUS, dice: str = "red black pink") -> Table:
    return table().at(0, at).equipment(0, *cards).dice(0, dice)


# The display


@rule("DEL-EQ-01", "DEL-TASK-07")
def test_a_monster_task_brings_one_card_of_the_display() -> None:
    t = victory()
    assert ["devotion", "hull", "range", "reach-statue", "reach-war", "shallows"] == t.objects("take")
    assert ["DEL-EQ-01"] == t.why("take windfall")


@rule("DEL-EQ-02", "DEL-DECK-03", "DEL-RUL-36")
def test_the_display_is_filled_up_to_six_when_a_card_is_taken() -> None:
    t = victory().play("take range", chance=["equipment omen-red"])
    assert ["devotion", "hull", "omen-red", "reach-statue", "reach-war", "shallows"] == sorted(t.view()["display"])
    assert 15 == t.view()["equipment_deck"]


@rule("DEL-RUL-36")
def test_the_display_is_filled_up_before_a_card_works_once() -> None:
    t = victory("windfall").play("take windfall", chance=["equipment omen-red", "card blue"])
    assert ["took", "displayed", "gained-favours", "drew"] == t.event_names


@rule("DEL-RUL-36")
def test_a_fourth_equipment_card_may_be_taken() -> None:
    t = table().at(0, LAIR).monsters("1,2", "red").equipment(0, "range", "hull", "stamina").dice(0, "red pink pink").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take extra")
    assert ["range", "hull", "stamina", "extra"] == t.side(0)["equipment"]


@rule("DEL-EQ-04")
def test_the_effect_of_a_card_lasts() -> None:
    t = table().at(0, LAIR).monsters("1,2", "red").wounds(0, "blue").wounds(1, "blue").dice(0, "red pink pink").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take range").play("end", chance=ROLL)
    t.play("end", chance=[*ROLL, "titan 1", "wound pink", "wound pink"])
    assert (2, [0], 4) == (t.view()["round"], t.waiting, t.side(0)["range"])


# Range and shallows


@rule("DEL-EQ-05", "DEL-MOVE-06")
def test_the_range_card_makes_the_range_one_greater() -> None:
    t = owner("range", dice="blue blue blue").turn(0).play("sail")
    assert boards.within(ZEUS, 4, "blue") == t.objects("move") != boards.within(ZEUS, 3, "blue")


@rule("DEL-EQ-06", "DEL-RUL-33")
@pytest.mark.parametrize("start, colour", [("1,-1", "green"), ("-1,2", "black"), ("3,0", "yellow")])
def test_with_the_shallows_card_shallow_water_does_not_count(start: str, colour: str) -> None:
    dice = " ".join([colour] * 3)
    crossing = boards.within(start, 3, colour, SHALLOWS)

    assert crossing == owner("shallows", at=start, dice=dice).turn(0).play("sail").objects("move")

    around = boards.within(start, 3, colour)
    assert around == owner(at=start, dice=dice).turn(0).play("sail").objects("move")
    assert crossing != around


@rule("DEL-RUL-33", "DEL-MOVE-09", "DEL-RUL-47")
def test_the_shallows_card_lets_a_ship_cross_the_zeus_space_but_not_stop_there() -> None:
    t = owner("shallows", at="-1,2", dice="green green green").turn(0).play("sail")
    assert t.offers("move -1,4")
    assert ["DEL-MOVE-09"] == t.why("move -1,3")


@rule("DEL-RUL-33", "DEL-MOVE-10")
def test_the_zeus_space_as_destination_counts_one_step_with_the_shallows_card_too() -> None:
    t = owner("shallows", at="-1,-1").all_done(0)
    away = boards.steps(GAME.tables.first_voyage, (-1, -1), SHALLOWS)
    assert 3 == min(away[h] for h in boards.around((-1, 3)))

    t.favours(0, 1).turn(0).play("sail")

    assert 1 == t.price("move -1,3")


# Devotion


@rule("DEL-EQ-07")
def test_devotion_gives_a_god_step_for_an_offering() -> None:
    t = owner("devotion", at="-3,2").cargo(0, "offering red").turn(0).play("offer -4,3")
    assert "GodSteps" == t.asked
    t.play("advance ares")
    assert ("Turn", 3) == (t.asked, t.side(0)["gods"]["ares"])


@rule("DEL-EQ-07")
def test_devotion_gives_a_god_step_for_a_statue() -> None:
    t = owner("devotion", at="-3,2").cargo(0, "statue red").turn(0).play("raise -2,2 red", "board odysseus")
    assert "GodSteps" == t.asked


@rule("DEL-EQ-07")
def test_devotion_gives_a_god_step_for_a_monster() -> None:
    t = owner("devotion", at=LAIR).monsters("1,2", "red").turn(0).play("fight 1,2 red", chance=["battle 9"]).play("take range")
    assert "GodSteps" == t.asked


@rule("DEL-EQ-07")
def test_devotion_gives_nothing_for_a_shrine() -> None:
    t = owner("devotion", at="1,-1", dice="green red red").island("1,0", "red-phi", explored=True).turn(0)
    t.play("build 1,0").play("advance ares")
    assert "Turn" == t.asked


@rule("DEL-EQ-07", "DEL-RUL-19")
def test_devotion_gives_nothing_for_a_monster_that_was_no_task() -> None:
    t = table(free_tasks="yes").at(0, LAIR).equipment(0, "devotion").monsters("1,2", "red").done(0, "monster red").turn(0)
    assert "Turn" == t.play("fight 1,2 red", chance=["battle 9"]).asked


@rule("DEL-RUL-35")
def test_devotion_gives_nothing_for_the_monster_that_brought_it() -> None:
    assert "Turn" == victory().play("take devotion").asked


# Reach


@rule("DEL-EQ-09", "DEL-RUL-32")
def test_war_reach_fights_explores_and_builds_over_one_sea_hex() -> None:
    def position() -> Table:
        t = owner(at="-1,2", dice="red pink green").monsters("1,2", "red").island("-3,4", "green-psi")
        return t.island("1,0", "red-phi", explored=True)

    assert [["DEL-ACB-01"], ["DEL-ACB-01"]] == [position().turn(0).why(text) for text in ("fight 1,2 red", "explore -3,4")]
    t = position().equipment(0, "reach-war").turn(0)
    assert (["1,2 red"], ["-3,4"]) == (t.objects("fight"), t.objects("explore"))

    far = owner("reach-war", at="2,-2", dice="green red red").island("1,0", "red-phi", explored=True)
    assert ["1,0"] == far.turn(0).objects("build")


@rule("DEL-EQ-09")
def test_war_reach_does_not_help_with_offerings_and_statues() -> None:
    t = owner("reach-war", at="-2,3", dice="red black black").offerings("0,1", "red green").cargo(0, "offering red", "statue black").turn(0)
    assert ["DEL-ACB-01"] == t.why("offer -4,3")
    assert ["-2,2 black"] == t.objects("raise")


@rule("DEL-EQ-10", "DEL-RUL-32")
def test_statue_reach_loads_and_raises_over_one_sea_hex() -> None:
    assert ["DEL-ACB-01"] == owner(at="3,3").turn(0).why("load-statue 2,5")
    assert ["2,5"] == owner("reach-statue", at="3,3").turn(0).objects("load-statue")

    def laden(*cards: str) -> Table:
        return owner(*cards, at="-2,3", dice="yellow red red").cargo(0, "statue yellow").turn(0)

    assert ["DEL-ACB-01"] == laden().why("raise -3,5 yellow")
    assert ["-3,5 yellow"] == laden("reach-statue").objects("raise")


@rule("DEL-EQ-11", "DEL-RUL-32")
def test_offering_reach_loads_and_makes_offerings_over_one_sea_hex() -> None:
    def position(*cards: str) -> Table:
        return owner(*cards, at="-2,3", dice="red yellow yellow").offerings("0,1", "yellow green").cargo(0, "offering red").turn(0)

    assert [["DEL-ACB-01"]] * 2 == [position().why(text) for text in ("load-offering 0,1 yellow", "offer -4,3")]
    t = position("reach-offering")
    assert (["0,1 yellow"], ["-4,3"]) == (t.objects("load-offering"), t.objects("offer"))


@rule("DEL-RUL-32")
def test_shallow_water_is_no_sea_hex_to_reach_over_even_with_the_shallows_card() -> None:
    t = owner("reach-war", "shallows", at="-1,0", dice="green green green").turn(0)
    assert ["DEL-ACB-01"] == t.why("explore 1,0")
    t = owner("reach-offering", "shallows", at="0,-1").offerings("0,1", "red green").turn(0)
    assert ["DEL-ACB-01"] == t.why("load-offering 0,1 red")


@rule("DEL-RUL-32")
def test_an_island_is_no_sea_hex_to_reach_over() -> None:
    t = owner("reach-war", at="-1,2", dice="green green green").turn(0)
    assert ["DEL-ACB-01"] == t.why("explore 1,0")


@rule("DEL-RUL-32")
def test_with_a_reach_card_land_next_to_the_ship_can_still_be_used() -> None:
    assert ["1,2 red"] == owner("reach-war", at=LAIR).monsters("1,2", "red").turn(0).objects("fight")


@rule("DEL-RUL-32")
def test_a_reach_card_works_from_the_zeus_space() -> None:
    assert ["1,2 red"] == owner("reach-war").monsters("1,2", "red").turn(0).objects("fight")


# Rites


@rule("DEL-EQ-12", "DEL-RUL-16")
@pytest.mark.parametrize("colour, god", [("blue", "poseidon"), ("green", "artemis"), ("pink", "hermes")])
def test_a_rite_gives_a_favour_a_card_and_a_step_for_the_god_of_its_colour(colour: str, god: str) -> None:
    t = owner(f"rite-{colour}", dice=f"{colour} (red) (red)").turn(0).play(f"use rite-{colour}", chance=["card red"])
    side = t.side(0)
    assert (1, {"red": 1}, 3) == (side["favours"], side["cards"], side["gods"][god])


@rule("DEL-EQ-12")
def test_a_rite_needs_its_card_and_a_source_of_its_colour() -> None:
    t = owner("rite-blue", dice="pink green green").turn(0)
    assert [["DEL-COL-06"], ["DEL-EQ-12"]] == [t.why(f"use rite-{colour}") for colour in ("blue", "pink")]


@rule("DEL-EQ-12", "DEL-RUL-16")
def test_a_rite_is_paid_for_with_an_oracle_card_as_well() -> None:
    t = owner("rite-blue", dice="(red) (red) (red)").cards(0, "blue").turn(0).play("use rite-blue", chance=["card red"])
    assert ("blue", {"red": 1}) == (t.view()["played"], t.side(0)["cards"])


@rule("DEL-EQ-12", "DEL-GOD-05")
def test_a_rite_may_be_held_for_favour_and_card_when_its_god_is_on_the_top_row() -> None:
    t = owner("rite-blue", dice="blue (red) (red)").gods(0, poseidon=6).turn(0).play("use rite-blue", chance=["card red"])
    assert (1, 6) == (t.side(0)["favours"], t.side(0)["gods"]["poseidon"])


# Stamina


@rule("DEL-EQ-13")
@pytest.mark.parametrize(
    "wounds, asked",
    [
        ("red red red", "Turn"),
        ("red red red red black", "Recover"),
        ("red red black black pink pink blue", "Turn"),
        ("red red black black pink pink blue blue", "Recover"),
    ],
)
def test_with_stamina_one_recovers_at_four_of_a_colour_or_eight_in_all(wounds: str, asked: str) -> None:
    assert asked == owner("stamina").wounds(0, wounds).begin_turn(0).asked


# Extra


@rule("DEL-EQ-14", "DEL-RUL-58")
def test_after_all_dice_are_used_the_extra_card_sells_an_action_of_any_colour_for_three_favours() -> None:
    t = owner("extra", dice="(red) (red) (red)").favours(0, 3).turn(0)
    assert 6 == len(t.objects("advance"))
    t.play("advance artemis")
    assert (0, 3) == (t.side(0)["favours"], t.side(0)["gods"]["artemis"])


@rule("DEL-EQ-14")
def test_two_favours_do_not_buy_an_action() -> None:
    t = owner("extra", dice="(red) (red) (red)").favours(0, 2).turn(0)
    assert ["end"] == t.options
    assert ["DEL-EQ-14"] == t.why("use extra")


@rule("DEL-EQ-14", "DEL-RUL-58")
def test_only_one_action_a_turn_can_be_bought() -> None:
    t = owner("extra", dice="(red) (red) (red)").favours(0, 9).wounds(0, "blue").wounds(1, "blue").turn(0)
    t.play("advance artemis")
    assert ["end"] == t.options
    t.play("end", chance=ROLL)
    t.play("end", chance=[*ROLL, "titan 1", "wound pink", "wound pink"])
    t.play("advance artemis")
    assert "use extra" in t.options


@rule("DEL-RUL-58", "DEL-SHIP-06")
def test_nothing_makes_the_three_favours_fewer() -> None:
    t = owner("extra", dice="(red) (red) (red)").ship(0, "chameleon").favours(0, 2).turn(0)
    assert ["end"] == t.options
    t = owner("extra", dice="(red) (red) (red)").ship(0, "chameleon").favours(0, 4).turn(0).play("advance artemis")
    assert 1 == t.side(0)["favours"]


@rule("DEL-RUL-58", "DEL-RUL-16")
def test_the_bought_action_may_be_a_rite_or_one_of_any_colour() -> None:
    def buyer() -> Table:
        return owner("extra", "rite-blue", dice="(red) (red) (red)").favours(0, 3).turn(0)

    assert {"draw", "favours", "look", "use rite-blue"} <= set(buyer().options)
    assert 1 == buyer().play("use rite-blue").side(0)["favours"]
    assert 2 == buyer().play("favours").side(0)["favours"]


@rule("DEL-RUL-16", "DEL-RUL-58", "DEL-PAS-07")
def test_a_creature_helps_a_bought_move() -> None:
    t = owner("extra", dice="(red) (red) (red)").passengers(0, "green creature").favours(0, 3).turn(0).play("sail")
    assert boards.within(ZEUS, 6) == t.objects("move")


# Omens


@rule("DEL-EQ-15")
@pytest.mark.parametrize("colour", ["yellow", "red", "black"])
def test_an_omen_brings_two_favours_when_its_colour_is_rolled_once_or_more(colour: str) -> None:
    t = owner(f"omen-{colour}").turn(0).play("end", chance=[f"die {colour}", "die pink", f"die {colour}"])
    assert 2 == t.side(0)["favours"]


@rule("DEL-EQ-15")
def test_an_omen_brings_nothing_when_its_colour_is_not_rolled() -> None:
    assert 0 == owner("omen-red").turn(0).play("end", chance=PALE).side(0)["favours"]


@rule("DEL-EQ-15")
def test_an_omen_brings_nothing_for_the_roll_of_somebody_else() -> None:
    t = owner("omen-red").wounds(1, "blue").turn(1).play("end", chance=[*ROLL, "titan 1", "wound pink", "wound pink"])
    assert 0 == t.side(0)["favours"]

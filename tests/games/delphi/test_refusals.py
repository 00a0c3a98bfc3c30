"""A refusal names the rule that is really in the way, not one that happens to be near; what is another moment's choice is not refused at all."""

from __future__ import annotations

import pytest
from games.delphi.laying import BERTHS, PLACE_OF, ZEUS, Table, rule, table

from themis.games.delphi.soundness import CONTENT

COLOUR_AT = {PLACE_OF[row.id]: row.text("colour") for row in CONTENT.rows("hex") if row.text("kind") == "sea"}


def sailor(dice: str) -> Table:
    return table().wounds(0, "red").dice(0, dice)


# What pays


@rule("DEL-COL-06")
def test_a_die_that_can_pay_is_not_refused_before_anything_is_paid() -> None:
    t = sailor("red (red) (red)").cards(0, "blue").turn(0)
    assert [[], []] == [t.why("die red"), t.why("play blue")]
    assert [["DEL-TURN-04"], ["DEL-COL-08"]] == [t.why("die blue"), t.why("play red")]


@rule("DEL-COL-06")
def test_a_source_of_the_wrong_colour_is_refused_for_its_colour() -> None:
    t = sailor("red red pink").wounds(0, "pink").cards(0, "pink").turn(0).play("heal pink")
    assert [[], [], ["DEL-COL-06"]] == [t.why("die pink"), t.why("play pink"), t.why("die red")]


@rule("DEL-MOVE-05", "DEL-MOVE-11")
def test_a_source_that_does_not_take_the_ship_so_far_is_refused_for_the_range() -> None:
    """Of two dice and a card, only those of the creature's colour go more than three hexes."""
    t = sailor("red blue (red)").cards(0, "red").passengers(0, "red creature").turn(0).play("sail")
    far = next(place for place in t.objects("move") if COLOUR_AT[place] == "blue" and t.facts(f"move {place}")["steps"] > 3)
    t.play(f"move {far}")
    assert [["DEL-MOVE-05"], []] == [t.why("die blue"), t.why("die red")]


@rule("DEL-MOVE-02", "DEL-MOVE-05")
def test_a_source_of_the_wrong_colour_that_does_not_go_so_far_is_refused_for_both() -> None:
    t = sailor("red blue (red)").cards(0, "red").passengers(0, "red creature").turn(0).play("sail")
    far = next(place for place in t.objects("move") if COLOUR_AT[place] == "pink" and t.facts(f"move {place}")["steps"] > 3)
    t.play(f"move {far}")
    assert ["DEL-MOVE-02", "DEL-MOVE-05"] == t.why("die blue")


@rule("DEL-TURN-08")
@pytest.mark.parametrize("begun", ["sail", "favours"])
def test_in_the_middle_of_an_action_no_god_is_used_and_the_turn_does_not_end(begun: str) -> None:
    t = sailor("red blue pink").gods(0, ares=6).turn(0).play(begun)
    assert [["DEL-TURN-08"]] * 3 == [t.why("invoke ares"), t.why("trade ares"), t.why("end")]


# Sailing


@rule("DEL-MOVE-02", "DEL-MOVE-05")
def test_without_a_hex_in_range_that_has_the_colour_of_a_source_nobody_sails() -> None:
    starts = [place for place in BERTHS if not sailor("red (red) (red)").at(0, place).turn(0).offers("sail")]

    assert starts
    assert ["DEL-MOVE-02", "DEL-MOVE-05"] == sailor("red (red) (red)").at(0, starts[0]).turn(0).why("sail")
    assert ["DEL-TURN-04"] == sailor("(red) (red) (red)").at(0, starts[0]).turn(0).why("sail")


# Cards


@rule("DEL-EQ-05", "DEL-EQ-12", "DEL-EQ-14")
def test_a_card_that_is_no_action_is_refused_by_its_own_rule() -> None:
    t = sailor("blue (red) (red)").equipment(0, "range", "extra").turn(0)
    assert ["DEL-EQ-05", "DEL-EQ-08", "DEL-EQ-12", "DEL-EQ-14"] == [
        rule_id for card in ("range", "hull", "rite-blue", "extra") for rule_id in t.why(f"use {card}")
    ]


@rule("DEL-EQ-14", "DEL-EQ-08")
def test_only_a_card_that_sells_actions_pays() -> None:
    t = sailor("blue red (red)").favours(0, 2).equipment(0, "hull", "extra").turn(0).play("favours")
    assert [["DEL-EQ-08"], ["DEL-EQ-14"]] == [t.why("use hull"), t.why("use extra")]


# At a place


@rule("DEL-ACB-01", "DEL-FGT-01")
def test_what_is_not_there_and_too_far_away_is_refused_for_both() -> None:
    t = sailor("red red red").at(0, ZEUS).monsters("-5,5", "black").turn(0)
    assert ["DEL-ACB-01", "DEL-FGT-01"] == t.why("fight -5,5 red")
    assert ["DEL-ACB-01", "DEL-OFF-01"] == t.offerings("5,-2", "black").why("load-offering 5,-2 red")


@rule("DEL-OFF-01", "DEL-EQ-17")
def test_an_offering_gift_takes_only_what_lies_on_the_island() -> None:
    t = table().at(0, "0,2").monsters("1,2", "red").offerings("5,-2", "red").offerings("0,1", "yellow")
    t.display("offering-gift-red-green-yellow").dice(0, "red pink pink").turn(0)
    t.play("fight 1,2 red", chance=["battle 9"]).play("take offering-gift-red-green-yellow")
    assert ["DEL-OFF-01"] == t.why("load-offering 5,-2 yellow")
    assert [] == t.why("load-offering 0,1 yellow")

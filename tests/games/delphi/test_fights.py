"""Fights: which monster, how strong it is, round by round, giving up, and the reward."""

from __future__ import annotations

import pytest
from games.delphi.laying import Table, rule, table

from themis.errors import BadSave
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS


def beside(monsters: str = "red", favours: int = 0, dice: str = "red (red) (red)") -> Table:
    """Seat 0 lies next to the monsters on 1,2."""
    return table().wounds(0, "yellow").wounds(1, "yellow").at(0, "1,1").monsters("1,2", monsters).favours(0, favours).dice(0, dice)


# ---------------------------------------------------------------- Which monster


@rule("DEL-FGT-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_source_must_have_the_colour_of_the_monster(colour: str) -> None:
    t = beside("black", dice=f"{colour} (red) (red)").turn(0)
    assert (colour == "black") == t.offers("fight 1,2 black")
    assert ([] if colour == "black" else ["DEL-COL-06"]) == t.why("fight 1,2 black")


@rule("DEL-FGT-01")
def test_the_monster_must_be_on_the_island() -> None:
    assert ["DEL-FGT-01"] == beside("red", dice="blue (red) (red)").turn(0).why("fight 1,2 blue")


@rule("DEL-FGT-01")
def test_a_monster_far_away_cannot_be_fought() -> None:
    t = beside("red").at(0, "2,0").turn(0)
    assert not t.offers("fight 1,2 red")
    assert ["DEL-ACB-01"] == t.why("fight 1,2 red")


@rule("DEL-FGT-02")
def test_a_colour_already_defeated_is_not_fought_again() -> None:
    t = beside("red").done(0, "monster red").turn(0)
    assert not t.offers("fight 1,2 red")
    assert ["DEL-FGT-02"] == t.why("fight 1,2 red")


@rule("DEL-FGT-02")
def test_without_a_white_tile_only_colours_on_tiles_are_fought() -> None:
    t = beside("red blue", dice="red blue (red)").done(0, "monster green").turn(0)
    assert ["1,2 red"] == t.objects("fight")
    assert ["DEL-FGT-02"] == t.why("fight 1,2 blue")


@rule("DEL-FGT-02")
def test_the_white_tile_allows_any_colour_not_done() -> None:
    t = beside("red blue", dice="red blue (red)").done(0, "monster red").turn(0)
    assert ["1,2 blue"] == t.objects("fight")


@rule("DEL-FGT-12")
def test_among_several_monsters_the_player_chooses() -> None:
    t = table(3).wounds(0, "yellow").at(0, "-4,4").monsters("-5,4", "red blue").monsters("-5,5", "red black")
    t.dice(0, "red blue black").turn(0)
    assert ["-5,4 blue", "-5,4 red", "-5,5 black", "-5,5 red"] == t.objects("fight")
    t.spend("die red", "fight -5,5 red", chance=["battle 9"])
    assert (["black"], ["red", "blue"]) == (t.on("-5,5"), t.on("-5,4"))


# ---------------------------------------------------------------- Rounds


@rule("DEL-FGT-03", "DEL-FGT-04", "DEL-FGT-05")
@pytest.mark.parametrize("shield", [0, 1, 2, 3, 4, 5])
def test_the_die_must_reach_nine_less_the_shield(shield: int) -> None:
    for roll in range(1, 10):
        t = beside("red", 1).shield(0, shield).turn(0).play("fight 1,2 red", chance=[f"battle {roll}"])
        assert ("TakeEquipment" if roll >= 9 - shield else "Fight") == t.asked


@rule("DEL-FGT-04")
def test_every_face_from_zero_to_nine_can_come_up() -> None:
    t = beside("red").turn(0).play("fight 1,2 red", chance=["battle 9"])
    assert [[0, 9, 9]] == [event.values for event in t.events_named("battle-rolled")]
    t = beside("red").turn(0).play("fight 1,2 red", chance=["battle 0", "wound red"])
    assert [[0, 0, 9]] == [event.values for event in t.events_named("battle-rolled")]


@rule("DEL-FGT-05")
def test_a_lost_round_leaves_the_monster_where_it_is() -> None:
    t = beside("red", 1).turn(0).play("fight 1,2 red", chance=["battle 8"])
    assert ["DEL-FGT-05"] == [event.kind.rule for event in t.events_named("battle-rolled")]
    assert (["red"], []) == (t.on("1,2"), t.side(0)["done"])


@rule("DEL-FGT-06")
def test_losing_with_a_zero_brings_a_wound() -> None:
    t = beside("red", 1).turn(0).play("fight 1,2 red", chance=["battle 0", "wound green"])
    assert {"yellow": 1, "green": 1} == t.side(0)["wounds"]
    assert ["DEL-FGT-06"] == [event.kind.rule for event in t.events_named("wounded")]


@rule("DEL-FGT-06")
def test_losing_with_another_number_brings_none() -> None:
    t = beside("red", 1).turn(0).play("fight 1,2 red", chance=["battle 1"])
    assert {"yellow": 1} == t.side(0)["wounds"]


@rule("DEL-FGT-07")
def test_each_favour_makes_the_monster_weaker_by_one_and_pays_for_a_round() -> None:
    t = beside("red", 5).turn(0).play("fight 1,2 red", chance=["battle 6"])
    strengths = [9]
    for _ in range(2):
        t.play("fight-on", chance=["battle 6"])
        strengths += [event.values[2] for event in t.events_named("battle-rolled")]
    assert [9, 8, 7] == strengths
    t.play("fight-on", chance=["battle 6"])
    assert ("TakeEquipment", 2) == (t.asked, t.side(0)["favours"])


@rule("DEL-FGT-07")
def test_fighting_on_is_paid() -> None:
    t = beside("red", 2).turn(0).play("fight 1,2 red", chance=["battle 1"]).play("fight-on", chance=["battle 1"])
    assert 1 == t.side(0)["favours"]
    assert [("DEL-FGT-07", [0, 1])] == [(event.kind.rule, event.values) for event in t.events_named("paid")]


@rule("DEL-FGT-08")
def test_whoever_does_not_want_to_pay_gives_up_and_has_spent_the_source() -> None:
    t = beside("red", 3, "red red (red)").turn(0).play("fight 1,2 red", chance=["battle 4"])
    before = {**t.side(0)}
    t.play("give-up")
    assert before == t.side(0)
    assert [True, False, True] == [die["used"] for die in t.side(0)["dice"]]
    assert "Turn" == t.asked


@rule("DEL-FGT-08")
def test_a_fight_ends_for_whoever_cannot_pay_and_nobody_is_told_that_they_gave_up() -> None:
    t = beside("red", 0, "red red (red)").turn(0).play("fight 1,2 red", chance=["battle 4"])
    assert ("Turn", "fight-ended") == (t.asked, t.event_names[-1])
    t = beside("red", 1, "red red (red)").turn(0).play("fight 1,2 red", chance=["battle 4"]).play("fight-on", chance=["battle 4"])
    assert ("Turn", "fight-ended") == (t.asked, t.event_names[-1])


@rule("DEL-FGT-09")
def test_the_next_fight_begins_at_full_strength_again() -> None:
    t = beside("red", 2, "red red (red)").turn(0).play("fight 1,2 red", chance=["battle 4"]).play("fight-on", chance=["battle 4"])
    t.play("give-up", "fight 1,2 red", chance=["battle 8"])
    assert [[0, 8, 9]] == [event.values for event in t.events_named("battle-rolled")]
    assert "Fight" == t.asked


@rule("DEL-FGT-10")
def test_nothing_else_can_be_done_in_a_fight() -> None:
    t = beside("red", 1, "red red red").gods(0, ares=6).cards(0, "blue").turn(0)
    t.spend("die red", "fight 1,2 red", chance=["battle 2"])
    assert ["fight-on", "give-up"] == t.options
    for text in ("favours", "draw", "sail", "play blue", "fight 1,2 red", "invoke ares", "trade ares", "end"):
        assert ["DEL-FGT-10"] == t.why(text)


@rule("DEL-FGT-05")
def test_the_roll_of_the_round_that_was_lost_lies_on_the_table_for_all() -> None:
    t = beside("red", 2, "red red red").turn(0).spend("die red", "fight 1,2 red", chance=["battle 4"])
    assert [4] * 3 == [t.view(seat)["decision"]["rolled"] for seat in (-1, 0, 1)]
    t.play("fight-on", chance=["battle 7"])
    assert (7, 1) == (t.view()["decision"]["rolled"], t.view()["decision"]["paid"])


def test_a_fight_comes_back_from_a_save_with_its_last_roll() -> None:
    t = beside("red", 2, "red red red").turn(0).spend("die red", "fight 1,2 red", chance=["battle 4"])
    saved = GAME.save(t.state)
    assert t.view() == GAME.view(GAME.load(saved), -1)

    stack = saved["stack"]
    assert isinstance(stack, list)
    stack[-1][1][-1] = 9
    with pytest.raises(BadSave, match="a roll that won it"):
        GAME.load(saved)


# ---------------------------------------------------------------- The reward


@rule("DEL-FGT-11")
def test_a_defeated_monster_completes_its_task_and_brings_equipment() -> None:
    t = beside("red black").display("range", "hull").turn(0).play("fight 1,2 red", chance=["battle 9"])
    assert ["black"] == t.on("1,2")
    assert {"red": 1} == t.side(0)["trophies"]
    assert (["monster-red"], 11) == (t.side(0)["done"], sum(t.side(0)["tasks"].values()))
    assert "monster-red" not in t.side(0)["tasks"]
    assert t.event_names.index("defeated") < t.event_names.index("task-done")

    assert "TakeEquipment" == t.asked
    assert [f"take {name}" for name in t.view()["display"]] == t.options
    t.play("take range", chance=["equipment windfall"])
    assert (["range"], "Turn") == (t.side(0)["equipment"], t.asked)


@rule("DEL-FGT-11")
def test_a_monster_in_another_colour_completes_the_white_task() -> None:
    t = beside("blue", dice="blue (red) (red)").turn(0).play("fight 1,2 blue", chance=["battle 9"])
    assert "monster" not in t.side(0)["tasks"]
    assert {"monster-red", "monster-black"} <= set(t.side(0)["tasks"])

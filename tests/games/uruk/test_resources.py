"""Taking resources: what each discovery up to level 3 yields, and what happens when the bank runs short."""

from __future__ import annotations

import pytest
from games.uruk.laying import Table, kind, rule, table

FULL = ("road", "axe", "kiln")


def short_of_yellow(mine: str = "", ben: str = "yyy", cleo: str = "yyy") -> Table:
    """Seat 0 owns Rollers; the bank has no yellow cube, what nobody has in stock lies on a Road of seat 2."""
    on_road = "y" * (12 - (mine + ben + cleo).count("y"))
    t = table(3).tableau(0, "rollers 1").tableau(1, "net 1").tableau(2, "mud-house 1", f"road 0 {on_road}")
    return t.stock(0, mine).stock(1, ben).stock(2, cleo).display(*FULL)


# The action


@rule("URU-RES-01")
def test_one_action_uses_one_function_and_fills_the_own_stock() -> None:
    t = table().tableau(0, "kiln", "rollers").turn(0).play("use kiln")
    assert "r" == t.stock_of(0)
    assert 11 == t.bank.count("r")
    assert 2 == t.actions_left()
    assert [["used", [0, kind("kiln")]], ["gained", [0, 1, 0]]] == [event.plain() for event in t.events]


@rule("URU-RES-01")
def test_a_function_used_this_turn_gives_no_more_resources() -> None:
    t = table().tableau(0, "kiln", "rollers").turn(0).play("use kiln")
    assert ["use rollers"] == t.offered("use")
    assert ["URU-TURN-05"] == t.why("use kiln")


@rule("URU-RES-01")
def test_neither_anothers_discovery_nor_a_card_in_hand_gives_resources() -> None:
    t = table().tableau(0, "net").tableau(1, "kiln").hand(0, "rollers").turn(0)
    assert [] == t.offered("use")
    assert ["URU-RES-01"] == t.why("use kiln")
    assert ["URU-RES-01"] == t.why("use rollers")


@rule("URU-RES-01")
def test_three_functions_fill_a_turn_and_none_works_twice() -> None:
    """EX-08"""
    t = table().tableau(0, "cistern 0 b", "water-wheel", "ziggurat").stock(0, "bbr").turn(0)
    t.play("use cistern", "use water-wheel")
    assert "rbbbb" == t.stock_of(0)
    t.play("use ziggurat")
    assert "rpybbbb" == t.stock_of(0)
    assert ["end"] == t.options


@rule("URU-RES-02")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("mud-house 0 rrr", ["use mud-house"]),
        ("kiln", ["use kiln"]),
        ("road 0 rrr", ["use road", "gain red"]),
        ("pulley", ["use pulley", "gain red"]),
    ],
)
def test_a_discovery_gives_one_cube_unless_it_promises_more(card: str, choices: list[str]) -> None:
    t = table().tableau(0, card).turn(0).play(*choices)
    assert "r" == t.stock_of(0)
    assert "Turn" == t.asked


# The bank runs short


@rule("URU-RES-03")
def test_a_colour_the_bank_lacks_is_taken_from_the_one_with_most_of_it() -> None:
    t = short_of_yellow(ben="yy", cleo="yyy").turn(0).play("use rollers")
    assert ["rob 2"] == t.options
    assert ["URU-RES-03"] == t.why("rob 1")
    t.play("rob 2")
    assert ("y", "yy", "yy") == (t.stock_of(0), t.stock_of(1), t.stock_of(2))
    assert ["robbed"] == t.event_names


@rule("URU-RES-03")
def test_nobody_is_robbed_while_the_bank_has_the_colour() -> None:
    t = table().tableau(0, "rollers").stock(1, "y" * 11).turn(0).play("use rollers")
    assert ("y", "y" * 11) == (t.stock_of(0), t.stock_of(1))
    assert "Turn" == t.asked


@rule("URU-RES-04", "URU-RUL-15")
def test_the_robbed_player_takes_a_cube_of_another_colour_from_the_bank_at_once() -> None:
    """EX-09"""
    t = short_of_yellow().turn(0).play("use rollers", "rob 1")
    assert [1] == t.waiting
    assert ["gain red", "gain pink", "gain blue"] == t.options
    assert ["URU-RES-04"] == t.why("gain yellow")
    t.play("gain blue")
    assert "yyb" == t.stock_of(1)
    assert ([0], "Turn") == (t.waiting, t.asked)


@rule("URU-RES-04")
def test_an_empty_bank_compensates_nobody() -> None:
    t = table().tableau(0, "rollers").stock(0, "r" * 12 + "p" * 12 + "b" * 12).stock(1, "y" * 12).turn(0).play("use rollers", "rob 1")
    assert ([0], "Turn") == (t.waiting, t.asked)
    assert "y" * 11 == t.stock_of(1)


@rule("URU-RES-05", "URU-RUL-15")
def test_the_taker_breaks_a_tie_for_most() -> None:
    """EX-09"""
    t = short_of_yellow().turn(0).play("use rollers")
    assert [0] == t.waiting
    assert ["rob 1", "rob 2"] == t.options


@rule("URU-RES-05", "URU-RUL-15")
def test_if_nobody_else_has_the_colour_nothing_can_be_taken() -> None:
    t = short_of_yellow(mine="yyyyyy", ben="", cleo="").turn(0)
    assert not t.offers("use rollers")
    assert ["URU-RES-05"] == t.why("use rollers")


@rule("URU-RES-05", "URU-RUL-15")
def test_cubes_on_cards_are_safe_and_make_nobody_the_richest() -> None:
    t = short_of_yellow(ben="y", cleo="").turn(0).play("use rollers")
    assert ["rob 1"] == t.options
    t.play("rob 1", "gain red")
    assert ["mud-house 1", "road 0 " + "y" * 11] == t.slots_of(2)


@rule("URU-RES-05", "URU-RUL-15")
def test_the_taker_is_not_the_one_with_most() -> None:
    t = short_of_yellow(mine="yyyy", ben="y", cleo="yy").turn(0).play("use rollers")
    assert ["rob 2"] == t.options


@rule("URU-RES-06", "URU-RUL-16")
def test_an_exchange_gives_no_cube_that_the_bank_lacks() -> None:
    t = table().tableau(0, "rollers").hand(0, "rollers").stock(1, "y" * 12).turn(0)
    assert not t.offers("exchange rollers")
    assert ["URU-EXCH-04"] == t.why("exchange rollers")


@rule("URU-RUL-16")
def test_where_every_gain_may_rob_an_exchange_does() -> None:
    t = table(shortage_scope="every-gain").tableau(0, "rollers").hand(0, "rollers").stock(1, "y" * 12).turn(0)
    t.play("exchange rollers", "rob 1", "gain red")
    assert ("y", "r" + "y" * 11) == (t.stock_of(0), t.stock_of(1))


@rule("URU-RES-06", "URU-RUL-16")
def test_the_aqueduct_gives_no_cube_that_the_bank_lacks() -> None:
    t = table().tableau(0, "aqueduct").hand(0, "axe").stock(1, "y" * 12).turn(0).play("use aqueduct", "discard axe")
    assert ["gain red", "gain pink", "gain blue"] == t.options
    assert ["URU-RES-06"] == t.why("gain yellow")


@rule("URU-RUL-16")
def test_where_every_gain_may_rob_the_aqueduct_does() -> None:
    t = table(shortage_scope="every-gain").tableau(0, "aqueduct").hand(0, "axe").stock(1, "y" * 12).turn(0)
    t.play("use aqueduct", "discard axe", "gain yellow", "rob 1", "gain red")
    assert "y" == t.stock_of(0)


@rule("URU-RES-06", "URU-RUL-16")
@pytest.mark.parametrize(("scope", "targets"), [("take-resources", ["pink", "blue"]), ("every-gain", ["pink", "yellow", "blue"])])
def test_the_free_swap_gives_no_cube_the_bank_lacks_unless_the_table_plays_so(scope: str, targets: list[str]) -> None:
    t = table(shortage_scope=scope).tableau(0, "wheel-and-axle").stock(0, "r").stock(1, "y" * 12).turn(0).play("use wheel-and-axle")
    assert [f"swap red {target}" for target in targets] == t.options


@rule("URU-RUL-16")
def test_three_cubes_of_a_god_are_what_the_bank_has_left() -> None:
    t = table().tableau(1, "net 1").stock(1, "y" * 10).display(*FULL).omen("gibil").facedown("enlil").turn(0).play("end", "gain yellow")
    assert ("yy", "y" * 10) == (t.stock_of(0), t.stock_of(1))
    assert ("Gift", [1]) == (t.asked, t.waiting)


@rule("URU-RUL-16")
def test_where_every_gain_may_rob_a_god_does() -> None:
    t = table(shortage_scope="every-gain").tableau(1, "net 1").stock(1, "y" * 10).display(*FULL).omen("gibil").facedown("enlil").turn(0)
    t.play("end", "gain yellow", "rob 1", "gain red")
    assert ("yyy", "r" + "y" * 9) == (t.stock_of(0), t.stock_of(1))


@rule("URU-RUL-16")
def test_a_god_does_not_offer_a_colour_the_bank_lacks() -> None:
    t = table().stock(1, "y" * 12).display(*FULL).omen("ishtar").facedown("enlil").turn(0).play("end")
    assert ["gain red", "gain pink", "gain blue", "draw"] == t.options
    assert ["URU-GOD-17"] == t.why("gain yellow")


# Levels 1 and 2


@rule("URU-RES-07")
@pytest.mark.parametrize(("card", "letter"), [("mud-house", "r"), ("net", "p"), ("clay-pot", "y"), ("cistern", "b")])
def test_a_level_1_discovery_gives_a_cube_that_lies_on_it(card: str, letter: str) -> None:
    t = table().tableau(0, f"{card} 1 {letter * 2}").turn(0).play(f"use {card}")
    assert [f"{card} 1 {letter}"] == t.slots_of(0)
    assert letter == t.stock_of(0)
    assert 10 == t.bank.count(letter)


@rule("URU-RES-07")
@pytest.mark.parametrize("card", ["mud-house", "net", "clay-pot", "cistern"])
def test_an_empty_level_1_discovery_has_no_function(card: str) -> None:
    t = table().tableau(0, f"{card} 1").turn(0)
    assert not t.offers(f"use {card}")
    assert ["URU-RES-07"] == t.why(f"use {card}")


@rule("URU-RES-08", "URU-RUL-51")
@pytest.mark.parametrize(("card", "letter"), [("kiln", "r"), ("domestication", "p"), ("rollers", "y"), ("water-wheel", "b")])
def test_a_level_2_producer_gives_a_cube_of_its_own_colour_from_the_bank(card: str, letter: str) -> None:
    t = table().tableau(0, card).turn(0).play(f"use {card}")
    assert letter == t.stock_of(0)
    assert 11 == t.bank.count(letter)
    assert "Turn" == t.asked


# The Road


@rule("URU-RES-09", "URU-RUL-17")
@pytest.mark.parametrize(
    ("display", "cubes"),
    [([], ""), (["gear-wheel"], " p"), (["gear-wheel", "vault"], " rp"), (["axe", "shadoof", "sewers"], " ppb")],
)
def test_a_road_gets_a_cube_for_each_display_card_when_placed(display: list[str], cubes: str) -> None:
    """EX-07 is the case of two cards."""
    t = table().tableau(0, "net").hand(0, "road", "road").display(*display).turn(0).play("place road", "new-slot", "copy")
    assert ["net 0", f"road 0{cubes}"] == t.slots_of(0)
    assert 48 - len(cubes.strip()) == len(t.bank)
    assert "" == t.stock_of(0)


@rule("URU-RUL-17")
def test_a_card_taken_before_in_the_turn_gives_the_road_no_cube() -> None:
    t = table().tableau(0, "net").hand(0, "road", "road").display("axe", "kiln", "sewers").turn(0)
    t.play("take kiln", "place road", "new-slot", "copy")
    assert "road 0 pb" == t.slots_of(0)[1]


@rule("URU-RUL-17")
def test_a_road_placed_by_enlil_counts_the_refilled_display() -> None:
    t = table().tableau(0, "net").hand(0, "road", "kiln").display("axe").omen("enlil").facedown("gibil").turn(0)
    t.play("end", chance=["sewers", "lyre"]).play("bid 2", "pass", "discard kiln", "place road", "new-slot")
    assert ["net 0", "road 0 pyb"] == t.slots_of(0)


@rule("URU-RES-10")
def test_the_omen_gives_the_road_no_cube() -> None:
    t = table().tableau(0, "net").hand(0, "road", "road").display("axe").omen("ishtar").turn(0).play("place road", "new-slot", "copy")
    assert "road 0 p" == t.slots_of(0)[1]


@rule("URU-RES-10")
def test_a_colour_the_bank_lacks_is_left_out_on_the_road() -> None:
    t = table().tableau(0, "net").hand(0, "road", "road").display("axe", "shadoof", "kiln").stock(1, "p" * 11).turn(0)
    t.play("place road", "new-slot", "copy")
    assert "road 0 rp" == t.slots_of(0)[1]
    assert "p" * 11 == t.stock_of(1)


@rule("URU-RES-11", "URU-RUL-20")
def test_a_road_gives_one_cube_of_the_owners_choice() -> None:
    t = table().tableau(0, "road 0 ryy").turn(0).play("use road")
    assert ["gain red", "gain yellow"] == t.options
    assert ["URU-RES-11"] == t.why("gain blue")
    t.play("gain yellow")
    assert ["road 0 ry"] == t.slots_of(0)
    assert "y" == t.stock_of(0)


@rule("URU-RUL-20")
def test_a_table_may_let_a_road_give_all_its_cubes() -> None:
    t = table(road_take="all").tableau(0, "road 0 ryy").turn(0).play("use road")
    assert ["road 0"] == t.slots_of(0)
    assert "ryy" == t.stock_of(0)
    assert "Turn" == t.asked


# Level 3


@rule("URU-RES-12")
def test_a_pulley_gives_red_or_yellow() -> None:
    t = table().tableau(0, "pulley").turn(0).play("use pulley")
    assert ["gain red", "gain yellow"] == t.options
    assert ("y", 11) == (t.play("gain yellow").stock_of(0), t.bank.count("y"))


@rule("URU-RES-13")
def test_sewers_give_pink_or_blue() -> None:
    t = table().tableau(0, "sewers").turn(0).play("use sewers")
    assert ["gain pink", "gain blue"] == t.options
    assert ("b", 11) == (t.play("gain blue").stock_of(0), t.bank.count("b"))


@rule("URU-RES-12", "URU-RES-05")
def test_a_pulley_does_not_offer_a_colour_that_nobody_can_give() -> None:
    t = table().tableau(0, "pulley").stock(0, "y" * 12).turn(0).play("use pulley")
    assert ["gain red"] == t.options
    assert ["URU-RES-05"] == t.why("gain yellow")


@rule("URU-RES-14")
@pytest.mark.parametrize("cubes", ["y", "yy", "rb"])
def test_a_clay_pipe_gives_all_its_cubes(cubes: str) -> None:
    t = table().tableau(0, f"clay-pipe 0 {cubes}").turn(0).play("use clay-pipe")
    assert ["clay-pipe 0"] == t.slots_of(0)
    assert cubes == t.stock_of(0)
    assert "Turn" == t.asked


@rule("URU-RES-15")
def test_a_clay_pipe_is_empty_when_placed() -> None:
    t = table().tableau(0, "axe").hand(0, *["clay-pipe"] * 2).display(*FULL).turn(0)
    t.play("place clay-pipe", "new-slot", "discount", "copy")
    assert ["axe 0", "clay-pipe 0"] == t.slots_of(0)
    assert 48 == len(t.bank)

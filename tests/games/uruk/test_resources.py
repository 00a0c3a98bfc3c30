"""Taking resources: what each discovery yields, the Road, the Clay Pipe, Astronomy and the Ziggurat, and what happens when the bank runs short."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, Table, kind, rule, table

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


# The Clay Pipe fills


def beside_pipe(active: int, owner: int, cubes: str = "") -> Table:
    """Seat 0 with a Kiln and Rollers is active; seat 1 owns a Clay Pipe; both have so many discs."""
    t = table().tableau(0, f"kiln {min(active, 2)}", f"rollers {max(active - 2, 0)}").tableau(1, f"clay-pipe {owner} {cubes}")
    return t.epochs(3, 6, 4, 5 - active - owner).display(*FULL).turn(0)


@rule("URU-RES-16", "URU-RUL-18")
def test_a_player_with_more_discs_who_received_a_cube_fills_the_clay_pipe() -> None:
    t = beside_pipe(2, 1).play("use kiln", "end")
    assert ("FillPipe", [1]) == (t.asked, t.waiting)
    assert ["gain red"] == t.options
    t.play("gain red")
    assert ["clay-pipe 1 r"] == t.slots_of(1)
    assert ("r", 10) == (t.stock_of(0), t.bank.count("r"))
    assert ["filled", "turn-began"] == t.event_names


@rule("URU-RES-16", "URU-RUL-18")
@pytest.mark.parametrize(("active", "owner"), [(1, 1), (1, 2), (0, 0)])
def test_a_player_without_more_discs_fills_no_clay_pipe(active: int, owner: int) -> None:
    t = beside_pipe(active, owner).play("use kiln", "end")
    assert ("Turn", [1]) == (t.asked, t.waiting)
    assert [f"clay-pipe {owner}"] == t.slots_of(1)


@rule("URU-RES-16")
def test_a_turn_without_a_cube_fills_no_clay_pipe() -> None:
    t = beside_pipe(2, 1).play("take road", "end")
    assert "Turn" == t.asked


@rule("URU-RES-16", "URU-RUL-18")
def test_discs_are_compared_at_the_end_of_the_turn() -> None:
    t = table().tableau(0, "kiln 1", "mud-house").tableau(1, "clay-pipe 1").display(*FULL).turn(0)
    t.play("use kiln", "disc 2", "pay r", "end")
    assert ("FillPipe", [1]) == (t.asked, t.waiting)


@rule("URU-RES-16")
def test_the_owners_own_turn_does_not_fill_his_clay_pipe() -> None:
    t = table().tableau(0, "clay-pipe 1", "kiln 1").display(*FULL).turn(0).play("use kiln", "end")
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("URU-RES-16", "URU-RUL-18")
def test_each_turn_of_a_player_ahead_fills_the_clay_pipe_not_only_the_leaders() -> None:
    """EX-30: seat 1 has 4 discs, seat 2 leads with 5, seat 3 has as many as the owner."""
    t = table(4).tableau(0, "clay-pipe 2", "axe 1").tableau(1, "kiln 2", "water-wheel 2").tableau(2, "net 2", "axe 2", "road 1")
    t.tableau(3, "rollers 2", "shadoof 1").epochs(0, 2, 4, 3).display("lyre", "vault", "sewers").turn(1)
    t.play("use kiln", "use water-wheel", "end")
    assert ["gain red", "gain blue"] == t.options
    t.play("gain blue", "end", "use rollers", "end")
    assert ("Turn", [0]) == (t.asked, t.waiting)
    assert ["clay-pipe 2 b", "axe 1"] == t.slots_of(0)


@rule("URU-RUL-18")
@pytest.mark.parametrize(("trigger", "asked"), [("anybody-ahead", "FillPipe"), ("leader", "Turn")])
def test_a_table_may_let_only_the_leader_fill_clay_pipes(trigger: str, asked: str) -> None:
    t = table(3, pipe_trigger=trigger).tableau(0, "clay-pipe").tableau(1, "kiln 1").tableau(2, "net 2").display(*FULL).turn(1)
    assert asked == t.play("use kiln", "end").asked


@rule("URU-RUL-18")
def test_the_leader_fills_clay_pipes_where_only_the_leader_does() -> None:
    t = table(3, pipe_trigger="leader").tableau(0, "clay-pipe").tableau(1, "kiln 2").tableau(2, "net 1").display(*FULL).turn(1)
    assert "FillPipe" == t.play("use kiln", "end").asked


@rule("URU-RUL-18")
@pytest.mark.parametrize(
    ("choices", "gain"),
    [
        (["use mud-house"], "gain red"),
        (["exchange axe"], "gain pink"),
        (["use aqueduct", "discard axe", "gain yellow"], "gain yellow"),
        (["use wheel-and-axle", "swap yellow blue"], "gain blue"),
    ],
)
def test_every_cube_that_came_into_the_stock_counts_as_received(choices: list[str], gain: str) -> None:
    t = table().tableau(0, "mud-house 2 r", "aqueduct", "wheel-and-axle").tableau(1, "clay-pipe", "axe").hand(0, "axe").stock(0, "y")
    t.display(*FULL).turn(0).play(*choices, "end")
    assert ("FillPipe", [gain]) == (t.asked, t.options)


@rule("URU-RES-16", "URU-RES-17")
def test_a_cube_taken_from_another_player_counts_as_received_but_the_bank_lacks_its_colour() -> None:
    t = table().tableau(0, "rollers 2", "kiln").tableau(1, "clay-pipe").stock(1, "y" * 12).display(*FULL).turn(0)
    t.play("use rollers", "rob 1", "gain red", "end")
    assert ("Turn", [1]) == (t.asked, t.waiting)


@rule("URU-RES-15", "URU-RES-18")
def test_a_clay_pipe_with_two_cubes_gets_no_third() -> None:
    t = beside_pipe(2, 1, "yy").play("use kiln", "end")
    assert "Turn" == t.asked
    assert ["clay-pipe 1 yy"] == t.slots_of(1)


@rule("URU-RES-15")
def test_a_clay_pipe_with_one_cube_gets_a_second() -> None:
    t = beside_pipe(2, 1, "y").play("use kiln", "end", "gain red")
    assert ["clay-pipe 1 ry"] == t.slots_of(1)


@rule("URU-RES-17")
def test_the_owner_of_the_clay_pipe_chooses_among_the_colours_received() -> None:
    t = beside_pipe(2, 1).play("use kiln", "use rollers", "end")
    assert [1] == t.waiting
    assert ["gain red", "gain yellow"] == t.options
    assert ["URU-RES-17"] == t.why("gain blue")


@rule("URU-RES-17")
def test_only_colours_still_in_the_bank_fill_the_clay_pipe() -> None:
    t = table().tableau(0, "kiln 2", "rollers").tableau(1, "clay-pipe").stock(1, "r" * 11).display(*FULL).turn(0)
    t.play("use kiln", "use rollers", "end")
    assert ["gain yellow"] == t.options


@rule("URU-RES-18")
def test_one_turn_fills_one_cube_however_many_were_received() -> None:
    t = beside_pipe(2, 1).play("use kiln", "use rollers", "end", "gain red")
    assert ["clay-pipe 1 r"] == t.slots_of(1)
    assert "Turn" == t.asked


@rule("URU-RES-19", "URU-RUL-18")
def test_several_clay_pipes_are_filled_clockwise_from_the_active_player() -> None:
    t = table(3).tableau(1, "kiln 2").tableau(0, "clay-pipe 1").tableau(2, "clay-pipe").stock(0, "r" * 9).display(*FULL).turn(1)
    t.play("use kiln", "end")
    assert [2] == t.waiting
    t.play("gain red")
    assert [0] == t.waiting
    t.play("gain red")
    assert (["clay-pipe 0 r"], ["clay-pipe 1 r"]) == (t.slots_of(2), t.slots_of(0))


@rule("URU-RES-19")
def test_the_last_cube_of_the_bank_goes_to_the_clay_pipe_that_comes_first() -> None:
    t = table(3).tableau(1, "kiln 2").tableau(0, "clay-pipe 1").tableau(2, "clay-pipe").stock(0, "r" * 10).display(*FULL).turn(1)
    t.play("use kiln", "end", "gain red")
    assert ("Turn", [2]) == (t.asked, t.waiting)
    assert (["clay-pipe 0 r"], ["clay-pipe 1"]) == (t.slots_of(2), t.slots_of(0))


@rule("URU-RES-20")
def test_cubes_from_an_event_fill_no_clay_pipe() -> None:
    t = (
        table(3)
        .tableau(0, "net 1")
        .tableau(1, "mud-house 2")
        .tableau(2, "clay-pipe")
        .display(*FULL)
        .omen("ishtar")
        .facedown("enlil")
        .turn(0)
    )
    t.play("end", "gain red", "gain blue", "gain pink")
    assert ("Turn", [1]) == (t.asked, t.waiting)
    t.play("end")
    assert ("Turn", [2]) == (t.asked, t.waiting)
    assert ["clay-pipe 0"] == t.slots_of(2)


@rule("URU-RES-20")
def test_the_compensation_of_a_robbed_player_fills_no_clay_pipe() -> None:
    t = table(3).tableau(0, "rollers 2").tableau(1, "net 1").tableau(2, "clay-pipe").stock(1, "y" * 12).display(*FULL).turn(0)
    t.play("use rollers", "rob 1", "gain blue", "end")
    assert ("Turn", [1]) == (t.asked, t.waiting)


# Astronomy


@rule("URU-RES-21", "URU-RES-22")
def test_astronomy_gives_a_cube_for_each_display_card_of_a_colour_and_discards_them() -> None:
    """EX-10"""
    t = table().tableau(0, "astronomy").display("lighthouse", "kiln", "sewers").turn(0).play("use astronomy")
    assert ["gain red", "gain blue"] == t.options
    assert ["URU-RES-21"] == t.why("gain pink")
    t.play("gain blue")
    assert "bb" == t.stock_of(0)
    assert ["kiln"] == t.display_cards
    assert ["lighthouse", "sewers"] == t.discard_pile


@rule("URU-RES-21")
@pytest.mark.parametrize(("display", "stock"), [(["kiln"], "r"), (["kiln", "road", "vault"], "rrr")])
def test_astronomy_gives_one_to_three_cubes(display: list[str], stock: str) -> None:
    assert stock == table().tableau(0, "astronomy").display(*display).turn(0).play("use astronomy", "gain red").stock_of(0)


@rule("URU-RES-22")
def test_the_gaps_astronomy_leaves_are_filled_at_the_end_of_the_turn() -> None:
    t = table().tableau(0, "astronomy").display("lighthouse", "kiln", "sewers").turn(0).play("use astronomy", "gain blue")
    t.play("end", chance=["lyre", "axe"])
    assert sorted(["lyre", "kiln", "axe"]) == sorted(t.display_cards)


@rule("URU-RES-23")
def test_astronomy_needs_a_card_in_the_display() -> None:
    t = table().tableau(0, "astronomy").omen("ishtar").turn(0)
    assert not t.offers("use astronomy")
    assert ["URU-RES-23"] == t.why("use astronomy")


@rule("URU-RES-26", "URU-RES-03")
def test_astronomy_takes_from_the_richest_what_the_bank_lacks_cube_by_cube() -> None:
    t = table(3).tableau(0, "astronomy").display("kiln", "road", "vault").stock(1, "rrrrrr").stock(2, "rrrrr").turn(0)
    t.play("use astronomy", "gain red")
    assert ["rob 1", "enough"] == t.options
    t.play("rob 1", "gain blue")
    assert ["rob 1", "rob 2", "enough"] == t.options
    t.play("rob 2", "gain blue")
    assert ("rrr", "rrrrrb", "rrrrb") == (t.stock_of(0), t.stock_of(1), t.stock_of(2))


@rule("URU-RES-26", "URU-RES-03")
def test_taking_from_another_is_optional_once_the_bank_gave_something() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "road").stock(1, "r" * 11).turn(0).play("use astronomy", "gain red", "enough")
    assert ("r", "r" * 11) == (t.stock_of(0), t.stock_of(1))
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_cubes_of_astronomy_that_nobody_can_give_are_left_out() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "road", "vault").stock(0, "r" * 10).turn(0).play("use astronomy", "gain red")
    assert "r" * 12 == t.stock_of(0)
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_a_colour_of_which_no_cube_can_be_had_is_not_offered_by_astronomy() -> None:
    t = table().tableau(0, "astronomy").display("kiln", "axe").stock(0, "r" * 12).turn(0).play("use astronomy")
    assert ["gain pink"] == t.options
    assert ["URU-RES-05"] == t.why("gain red")


# The Ziggurat


@rule("URU-RES-24")
@pytest.mark.parametrize(("before", "after"), [("", "rpyb"), ("rr", "rrpyb"), ("rpb", "rpyb")])
def test_a_ziggurat_gives_a_cube_of_each_colour_the_stock_lacks(before: str, after: str) -> None:
    t = table().tableau(0, "ziggurat").stock(0, before).turn(0).play("use ziggurat")
    assert after == t.stock_of(0)
    assert 48 - len(after) == len(t.bank)
    assert "Turn" == t.asked


@rule("URU-RES-24", "URU-RUL-03")
def test_a_ziggurat_may_not_be_used_with_all_colours_in_stock() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "rpyb").turn(0)
    assert not t.offers("use ziggurat")
    assert ["URU-RES-24"] == t.why("use ziggurat")


@rule("URU-RES-25", "URU-RUL-19")
def test_cubes_on_own_cards_are_no_stock_for_the_ziggurat() -> None:
    t = table().tableau(0, "ziggurat", "mud-house 0 rrr", "road 0 pyb").turn(0).play("use ziggurat")
    assert "rpyb" == t.stock_of(0)


@rule("URU-RUL-19")
def test_cubes_on_own_cards_pay_for_no_disc_and_score_nothing() -> None:
    t = table().tableau(0, "mud-house 0 rrr", "road 0 rrr").turn(0)
    assert [] == t.offered("disc")
    assert ["URU-SET-06"] == t.why("disc 1")
    assert 2 == GAME.outcome(t.state).scores[0]


@rule("URU-RUL-19")
def test_cubes_on_own_cards_cannot_be_bid_in_a_disaster() -> None:
    t = table().tableau(0, "mud-house 0 rrr").stock(0, "b").display(*FULL).omen("drought").facedown("enlil").turn(0).play("end")
    assert ["bid 0", "bid 1"] == t.options


@rule("URU-RES-26", "URU-RES-03")
def test_the_taker_orders_the_cubes_of_a_ziggurat_when_the_bank_is_short() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "rp").stock(1, "y" * 12).turn(0).play("use ziggurat")
    assert ["gain yellow", "gain blue"] == t.options
    t.play("gain yellow", "rob 1", "gain red")
    assert "rpyb" == t.stock_of(0)
    assert "Turn" == t.asked


@rule("URU-RES-26")
def test_a_compensation_may_take_the_cube_that_a_ziggurat_wanted_next() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "b" * 11).stock(0, "rp").stock(1, "y" * 12).turn(0)
    t.play("use ziggurat", "gain yellow", "rob 1", "gain blue")
    assert ["gain blue", "enough"] == t.options
    t.play("gain blue", "rob 1", "gain red")
    assert ("rpyb", "r" + "y" * 11) == (t.stock_of(0), t.stock_of(1))


@rule("URU-RES-24", "URU-RES-26")
def test_of_the_cubes_of_a_ziggurat_only_those_of_other_players_may_be_declined() -> None:
    t = table().tableau(0, "ziggurat").stock(0, "r").stock(1, "y" * 12).turn(0).play("use ziggurat", "gain pink")
    assert ["gain yellow", "gain blue"] == t.options
    t.play("gain blue")
    assert ["gain yellow", "enough"] == t.options
    assert "rpb" == t.play("enough").stock_of(0)


@rule("URU-RES-26")
def test_a_cube_of_a_ziggurat_that_nobody_can_give_is_left_out() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "y" * 12).stock(0, "rp").turn(0).play("use ziggurat")
    assert ["gain blue"] == t.options
    assert ["URU-RES-05"] == t.why("gain yellow")
    t.play("gain blue")
    assert ("Turn", "rpb") == (t.asked, t.stock_of(0))


@rule("URU-RES-26")
def test_a_ziggurat_needs_at_least_one_cube_to_be_had() -> None:
    t = table().tableau(0, "ziggurat", "road 0 " + "y" * 12).stock(0, "rpb").turn(0)
    assert not t.offers("use ziggurat")


# Exchange


@rule("URU-RUL-21")
def test_any_number_of_cards_is_exchanged_in_one_action() -> None:
    """EX-11, with a second colour."""
    t = table().tableau(0, "kiln").tableau(1, "water-wheel").hand(0, "water-wheel", "water-wheel", "kiln", "sailing-ship").turn(0)
    assert ["exchange kiln", "exchange water-wheel"] == t.offered("exchange")
    assert ["URU-EXCH-01"] == t.why("exchange sailing-ship")
    t.play("exchange water-wheel", "exchange kiln", "exchange water-wheel")
    assert "rbb" == t.stock_of(0)
    assert 2 == t.play("enough").actions_left()


@rule("URU-RUL-21")
def test_a_card_is_exchanged_only_while_its_discovery_lies_in_a_tableau() -> None:
    t = table().tableau(0, "water-wheel").hand(0, "water-wheel", "kiln", "kiln").turn(0)
    assert t.offers("exchange water-wheel")
    t.play("place kiln", "replace 1", "copy")
    assert ["URU-EXCH-01"] == t.why("exchange water-wheel")

"""The Clay Pipe fills when a player who is ahead has received cubes: when, with what, and in which order."""

from __future__ import annotations

import pytest
from games.uruk.laying import Table, rule, table

FULL = ("road", "axe", "kiln")


# The Clay Pipe fills


def beside_pipe(active: int, owner: int, cubes: str = "") -> Table:
    """Seat 0 with a Kiln and Rollers is active; seat 1 owns a Clay Pipe; both have that many discs."""
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

"""The end of an action phase: what ends it, who gets the points, and who goes first in the next epoch."""

from __future__ import annotations

import pytest
from games.pantheon.laying import Table, rule, table


def endings(t: Table) -> list[int]:
    """The points of each seat for the ends of epochs."""
    found: list[int] = next(points for source, points in t.outcome.sources if source == "endings")
    return found


def one_tile(seats: int, name: str = "step-1") -> Table:
    """The last booty tile is on 0704, one step from a road of each seat."""
    t = table(seats).tiles(f"0704 {name}")
    for seat in range(2):
        t.feet(seat, "0503", "0603")
    return t


@rule("PAN-PHASE-01")
def test_the_phase_ends_with_the_last_tile() -> None:
    t = one_tile(2).turn(0).play("move", "foot 0704")
    assert t.view()["ended"]
    assert ["last-tile"] == [name for name in t.event_names if name.startswith("last")]
    t.play("finish", "draw")
    assert (2, [3, 0]) == (t.view()["epoch"], endings(t))


@rule("PAN-PHASE-01")
def test_the_phase_goes_on_while_a_tile_is_left() -> None:
    t = table(2).feet(0, "0503", "0603").tiles("0704 step-1", "0201 money").turn(0).play("move", "foot 0704", "finish", "draw")
    assert (1, [0, 0], False) == (t.view()["epoch"], endings(t), t.view()["ended"])


@rule("PAN-PHASE-01", "PAN-BUY-13")
def test_a_tile_taken_for_money_ends_the_phase_too() -> None:
    t = one_tile(2).hand(0, "money-1").turn(0).play("buy", "foot 0704", "finish", "pay money-1")
    assert (2, [3, 0]) == (t.view()["epoch"], endings(t))


@rule("PAN-PHASE-02")
def test_the_phase_ends_with_the_last_deity_of_the_row() -> None:
    t = table(2).row("stonkus-1").hand(0, *["gift"] * 4).turn(0).play("worship stonkus-1", "offer g")
    assert "last-deity" in t.event_names
    assert (2, [3, 0]) == (t.view()["epoch"], endings(t))


@rule("PAN-PHASE-02")
def test_the_phase_goes_on_while_a_deity_is_left() -> None:
    t = table(2).row("stonkus-1", "vinthrad").hand(0, *["gift"] * 4).turn(0).play("worship stonkus-1", "offer g")
    assert (1, [0, 0]) == (t.view()["epoch"], endings(t))


@rule("PAN-PHASE-02", "PAN-GOD-12")
def test_a_deity_from_the_stack_leaves_the_row_alone() -> None:
    t = table(2).row("stonkus-1").feet(0, "0503", "0603").tiles("0704 deity", "0201 money").turn(0)
    t.play("move", "foot 0704", "finish", "draw")
    assert (1, "stonkus-1") == (t.view()["epoch"], t.view()["row"][0])


@rule("PAN-PHASE-03")
def test_the_action_and_its_tiles_are_finished_first() -> None:
    t = one_tile(2, "offering-2").hand(0, *["movement"] * 2).turn(0).play("move", "foot 0704")
    t.play("foot 0401", "finish")
    assert ("Upgrade", [0], 1) == (t.asked, t.waiting, t.view()["epoch"])
    t.play("upgrade gift", "upgrade gift", "draw")
    assert (2, 2) == (t.view()["epoch"], t.side(0)["ranks"]["gift"])


@rule("PAN-PHASE-04")
def test_everybody_still_reacts_after_the_last_tile() -> None:
    t = one_tile(3).hand(1, "movement").turn(0).play("move", "foot 0704", "finish")
    assert ("React", [1]) == (t.asked, t.waiting)
    t.play("move", "foot 0401", "foot 0402", "finish")
    assert ("React", [2]) == (t.asked, t.waiting)
    t.play("draw")
    assert 2 == t.view()["epoch"]


@rule("PAN-PHASE-05", "PAN-RUL-30")
def test_the_points_go_to_the_active_player_whoever_took_the_last_tile() -> None:
    t = one_tile(3).hand(1, "movement").turn(0).play("move", "foot 0401", "finish", "move", "foot 0704", "finish")
    assert ("React", [2], [0, 0, 0]) == (t.asked, t.waiting, endings(t))
    t.play("draw")
    assert [3, 0, 0] == endings(t)
    assert [[0, 3]] == [event.values for event in t.events_named("epoch-ended")]


@rule("PAN-PHASE-06", "PAN-RUL-30")
def test_the_points_are_given_once_per_epoch() -> None:
    t = one_tile(2).row("stonkus-1").ranks(0, gift=4).hand(1, "movement").turn(0)
    t.play("move", "foot 0704", "finish", "move", "foot 0401", "finish")
    assert ([3, 0], 2) == (endings(t), t.view()["epoch"])
    assert 1 == len(t.events_named("epoch-ended"))


@rule("PAN-PHASE-06", "PAN-RUL-30")
@pytest.mark.parametrize("epoch", [3, 6])
def test_the_points_come_before_the_scoring_in_the_last_epoch_too(epoch: int) -> None:
    t = one_tile(2).demigods(0, 2).epoch(epoch).people("gallia").turn(0).play("move", "foot 0704", "finish", "draw")
    names = [name for name in t.event_names if name in ("epoch-ended", "demigods-scored")]
    assert (["epoch-ended", "demigods-scored"], [3, 0]) == (names, endings(t))
    assert (epoch == 6) == t.state.over


@rule("PAN-PHASE-07", "PAN-RUL-30")
@pytest.mark.parametrize(("first", "active"), [(0, 0), (0, 1), (2, 1)])
def test_the_next_epoch_begins_to_the_left_of_the_active_player(first: int, active: int) -> None:
    t = one_tile(3).first(first).turn(active).play("move", "foot 0704", "finish", "draw", "draw")
    assert (active + 1) % 3 == t.view()["first"]
    assert [3 if seat == active else 0 for seat in range(3)] == endings(t)


@rule("PAN-PHASE-07")
def test_the_first_player_of_the_next_epoch_has_its_first_turn() -> None:
    t = one_tile(3).turn(1).play("move", "foot 0704", "finish", "draw", "draw", chance=people_first("roma"))
    assert (("Turn", [2]), 2) == ((t.asked, t.waiting), t.view()["epoch"])
    t.play("draw", "draw", "draw")
    assert (("Turn", [0]), 2) == ((t.asked, t.waiting), t.view()["epoch"])


def people_first(name: str) -> list[str]:
    """The card of the last reaction, then the preparation of an epoch of three players; Roma gives 2 cards to each."""
    return ["gift", name, *["gaiviles"] * 4, *["money"] * 4, *["gift"] * 6]


@rule("PAN-PHASE-08", "PAN-RUL-31")
def test_no_traitera_after_the_end() -> None:
    t = one_tile(2).deities(0, "traitera").turn(0).play("move", "foot 0704", "finish", "draw")
    assert 2 == t.view()["epoch"]
    assert {"traitera": 1} == t.side(0)["deities"]


@rule("PAN-RUL-31")
def test_the_second_action_may_end_the_phase() -> None:
    t = one_tile(2).deities(0, "traitera").turn(0).play("draw", "draw", "draw", "again", "move", "foot 0704", "finish", "draw")
    assert (2, [3, 0]) == (t.view()["epoch"], endings(t))

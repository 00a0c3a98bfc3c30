"""The decline of a people: feet go home, columns stay, and the rest goes to the box."""

from __future__ import annotations

import pytest
from games.pantheon.laying import SLUG_AT, rule, table


@rule("PAN-DECL-01")
def test_feet_return_to_the_reserve_not_to_the_supply() -> None:
    t = table(2).feet(0, "0602", "0702").feet(1, "0602").decline()
    assert (6, 6, 5, 7) == (t.side(0)["feet"], t.side(0)["spare_feet"], t.side(1)["feet"], t.side(1)["spare_feet"])
    assert [[0, 2], [1, 1]] == [event.values for event in t.events_named("feet-returned")]
    assert {} == t.view()["pieces"]


@rule("PAN-DECL-01")
def test_feet_on_homes_and_people_spaces_return_too() -> None:
    t = table(2).feet(0, "0901", "0704").decline()
    assert (6, {}) == (t.side(0)["feet"], t.view()["pieces"])


@rule("PAN-DECL-02")
def test_columns_stay() -> None:
    t = table(2).columns(0, "0703", "0300").columns(1, "0703").feet(0, "0602").decline()
    assert {SLUG_AT["0703"]: [0, 1], SLUG_AT["0300"]: [0]} == t.view()["pieces"]
    assert (3, 2) == (t.side(0)["columns"], t.side(0)["standing"])


@rule("PAN-DECL-02", "PAN-MOVE-17")
def test_a_column_of_an_earlier_epoch_is_not_linked_in_the_next() -> None:
    t = table(2).columns(0, "0404").feet(0, "0304", "0403").hand(0, *["movement"] * 3)
    t.decline(1, chance=["iberia", *["gaiviles"] * 3, *["cards-2"] * 3])
    assert (0, 0) == (t.view()["first"], t.view()["turn"])
    t.play("upgrade gift", "upgrade gift", "move")
    assert ["0105", "0106", "0107", "0205", "0207", "0306"] == t.places("foot")
    t.play("foot 0205", "foot 0304")
    assert {"0403", "0504"} <= set(t.places("foot"))


@rule("PAN-DECL-03")
def test_deities_left_in_the_row_go_to_the_box() -> None:
    t = table(2).row("surparit", "surparit", "pietalte").decline()
    assert {"surparit": 2, "pietalte": 1} == t.view()["deity_box"]


@rule("PAN-DECL-04")
def test_demigods_left_in_the_row_go_to_the_box() -> None:
    t = table(2).demigod_row(1, 3, 3).tiles().decline()
    assert [1, 3, 3] == sorted(t.view()["demigod_box"])


@rule("PAN-DECL-05")
def test_tiles_left_on_the_map_go_to_the_box() -> None:
    t = table(2).tiles("0704 cards-3", "0201 step-2").decline()
    assert {"cards-3": 1, "step-2": 1} == t.view()["tile_box"]


@rule("PAN-DECL-06")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_there_is_a_scoring_after_the_third_and_the_sixth_epoch_only(epoch: int) -> None:
    t = table(2).demigods(0, 3).columns(0, "0703").epoch(epoch).people("gallia").decline()
    scored = epoch in (3, 6)
    assert [4 if scored else 0, 0] == t.scores
    assert scored == ("columns-scored" in t.event_names)
    assert (epoch < 6) == ("epoch-began" in t.event_names)

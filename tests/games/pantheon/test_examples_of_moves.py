"""Examples of the rulebook about moves, placed on our map."""

from __future__ import annotations

from games.pantheon.laying import rule, table


@rule("PAN-MOVE-04")
def test_foot_foot_column_uses_up_the_big_foot_and_one_card() -> None:
    t = table(3).hand(0, "movement").turn(0).play("move", "foot 0602", "foot 0702", "column 0703")

    assert ["finish"] == t.options
    assert (0, 1) == (t.view(0)["decision"]["left"], t.view(0)["decision"]["movement"])
    t.play("finish")
    assert [] == t.hand_of(0)
    assert [0] == t.pieces_on("0703")
    assert [1] == t.waiting


@rule("PAN-MOVE-13")
def test_the_second_piece_on_a_space_costs_two_steps_and_a_tile_is_taken_and_carried_out_after_the_cards() -> None:
    t = table(3).hand(2, *["movement"] * 3).feet(0, "0602", "0702").columns(0, "0703").tiles("0704 cards-2", "0201 money")
    t.react(0).play("draw", seat=1)
    t.play("move", "foot 0503", "foot 0603", "column 0703", "foot 0704", seat=2)

    assert {"name": "Move", "waiting": [2], "seat": 2, "spent": 5, "jumps": 0, "left": 1, "movement": 3} == t.view(2)["decision"]
    assert "left" not in t.view(1)["decision"]
    t.play("finish", chance=["gift", "temple"], seat=2)
    assert ["gift", "temple"] == t.hand_of(2)
    assert [0, 2] == t.pieces_on("0703")


@rule("PAN-GOD-60")
def test_a_jump_over_a_foot_right_from_the_temple_marker() -> None:
    t = table(3).deities(2, "gaiviles").hand(2, "movement").feet(1, "0602").turn(2).play("move", "jump 0702", "column 0703")

    assert 0 == t.view(2)["decision"]["jumps"]
    assert [2] == t.pieces_on("0703")

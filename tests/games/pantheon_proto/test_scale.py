"""The power scale: who rises and who falls with each quest, and where it ends."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import rule, table


@rule("PRO-SCALE-01", "PRO-SCALE-02")
@pytest.mark.parametrize(("light", "dark", "scale"), [(3, 2, (1, -1)), (2, 3, (-1, 1))])
def test_the_people_of_the_winning_side_rises_and_the_other_falls(light: int, dark: int, scale: tuple[int, int]) -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "dwarf").plan(0, i_light=light).plan(1, i_dark=dark).resolve()
    assert scale == (t.scale_of("elf"), t.scale_of("dwarf"))
    assert [0] * 4 == [t.scale_of(people) for people in ("orc", "fairy", "undead", "human")]


@rule("PRO-SCALE-01", "PRO-SCALE-02")
def test_a_people_on_two_quests_moves_twice() -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "dwarf").quest("ii", "the-eclipse", "orc", "elf")
    t.plan(0, i_light=1, ii_dark=1).resolve()
    assert (2, -1, -1) == (t.scale_of("elf"), t.scale_of("dwarf"), t.scale_of("orc"))


@rule("PRO-SCALE-03", "PRO-RUL-04")
def test_the_scale_has_seven_cells_on_either_side_of_the_middle() -> None:
    t = table(4).scale(elf=6, orc=-6).quest("i", "the-sacred-grove", "elf", "orc").plan(0, i_light=1).resolve()
    assert (7, -7, 7) == (t.scale_of("elf"), t.scale_of("orc"), t.scene()["scale_end"])


@rule("PRO-SCALE-03")
def test_markers_share_cells() -> None:
    t = table(4).scale(elf=2, human=3).quest("i", "the-sacred-grove", "elf", "orc").plan(0, i_light=1).resolve()
    assert 3 == t.scale_of("elf") == t.scale_of("human")


@rule("PRO-SCALE-04", "PRO-RUL-05")
def test_a_marker_on_an_end_cell_does_not_move_beyond_it() -> None:
    t = table(4).scale(elf=6, orc=-6).quest("i", "the-sacred-grove", "elf", "orc").quest("ii", "the-eclipse", "elf", "orc")
    t.plan(0, i_light=1, ii_light=1).resolve()
    assert (7, -7) == (t.scale_of("elf"), t.scale_of("orc"))
    assert ["PRO-SCALE-04"] * 2 == t.rules_behind("people-stayed")


@rule("PRO-SCALE-05", "PRO-EPI-12", "PRO-RUL-29")
def test_both_move_when_nobody_is_on_the_winning_side() -> None:
    t = table(4).quest("i", "the-eclipse", "elf", "dwarf", dark=1).quest("ii", "the-sacred-grove", "human", "fairy")
    t.plan(0, i_dark=1).resolve()
    assert (-1, 1) == (t.scale_of("human"), t.scale_of("fairy"))


@rule("PRO-QST-04", "PRO-SCALE-01")
def test_nobody_moves_for_a_quest_that_is_not_resolved() -> None:
    t = table(4).quest("i", "the-sacred-grove", "elf", "dwarf").plan(0, wood=3).resolve()
    assert [0] * 6 == list(t.view()["scale"].values())


@rule("PRO-SCALE-03", "PRO-FIN-10")
def test_only_peoples_in_play_are_on_the_scale() -> None:
    t = table(3).plan(0, wood=3).resolve()
    assert {"dwarf", "fairy", "elf", "human"} == set(t.view()["scale"])

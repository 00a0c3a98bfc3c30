"""Resolution in general: what is applied first, the order of columns, and what modifies a count."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import rule, table
from games.pantheon_proto.sending import buy_nothing, counts, decide, hand_in, send, stock, told, totals, verdict, why, written

# What comes first


@rule("PRO-RES-01", "PRO-RUL-18")
def test_gains_of_the_resolution_phase_come_before_the_harvest() -> None:
    t = send(table(2).power(0, "abundance"), "wood 2")
    assert t.event_names.index("power-gave") < t.event_names.index("harvested")
    assert 3 == stock(t, 0)["wood"]


@rule("PRO-RES-01", "PRO-RUL-18")
def test_they_come_every_turn_whatever_is_placed() -> None:
    t = send(table(2).turn(7).power(0, "abundance").stock(0, wood=4), "metal 1")
    assert 5 == stock(t, 0)["wood"]


@rule("PRO-RES-02")
def test_columns_are_resolved_from_left_to_right() -> None:
    t = send(table(4), "wood 1, initiative 1, I-L 1, II-L 1, III-L 1, IV-L 1")
    columns = [name for name in t.event_names if name in ("harvested", "initiative-set", "quest-counted")]
    assert ["harvested"] + ["initiative-set"] * 4 + ["quest-counted"] * 4 == columns
    assert [0, 1, 2, 3] == [values[0] for values in told(t, "quest-counted")]


# Counts


@rule("PRO-RES-03", "PRO-RES-04")
def test_without_modifiers_a_count_is_the_number_of_disciples() -> None:
    t = send(table(4), "wood 1, metal 2, wheat 3, initiative 4, I-L 5, IV-D 1")
    assert [1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 1] == counts(t, 0)


@rule("PRO-RES-03", "PRO-RES-05")
def test_power_and_built_tool_modify_a_count() -> None:
    t = send(table(2).power(0, "the-herald").tool(1, "winged-sandals", crafted=True), "initiative 1", "initiative 2")
    assert [[1, 1, 4], [2, 0, 3]] == told(t, "initiative-set")
    t = send(table(2).power(0, "the-herald").tool(0, "winged-sandals", crafted=True), "initiative 1", "initiative 2")
    assert [[1, 0, 5], [2, 1, 2]] == told(t, "initiative-set")


@rule("PRO-RES-05", "PRO-SETUP-25")
@pytest.mark.parametrize(("crafted", "wheat"), [(True, 3), (False, 1)])
def test_a_tool_that_is_not_built_modifies_nothing(crafted: bool, wheat: int) -> None:
    assert wheat == stock(send(table(2).tool(0, "golden-sickle", crafted=crafted), "wheat 1"), 0)["wheat"]


@rule("PRO-SETUP-25")
def test_a_tool_that_is_not_built_gives_nothing_and_protects_nobody() -> None:
    t = table(2).tool(0, "shepherds-crook").begin_turn()
    assert 15 == t.side(0)["disciples"]
    t = send(table(2).tool(0, "aegis").quest("i", "the-eclipse", "orc", "elf"), "I-D 1", "I-L 2")
    assert (14, 0) == (t.side(0)["disciples"], t.track[0])


@rule("PRO-RES-05")
def test_monuments_and_gods_modify_nothing() -> None:
    t = send(table(2).monuments(0, "necropolis", "votive-statue"), "wood 2, I-L 3")
    assert [2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0] == counts(t, 0)


# Fixed bonuses


@rule("PRO-RES-08", "PRO-RUL-22")
def test_fixed_bonuses_apply_by_themselves() -> None:
    t = send(table(2).power(0, "the-herald").tool(0, "golden-sickle", crafted=True), "wheat 1", "initiative 1")
    assert 3 == stock(t, 0)["wheat"]
    assert 0 == t.view()["order"][0]


@rule("PRO-RES-08", "PRO-RES-06", "PRO-RUL-22")
@pytest.mark.parametrize(("answer", "wheat"), [("use wheat", 3), ("waive", 1)])
def test_who_asked_to_be_asked_may_waive_a_fixed_bonus(answer: str, wheat: int) -> None:
    t = send(table(2, bonuses="ask").tool(0, "golden-sickle", crafted=True), "wheat 1")
    assert ("UseBonus", [0], ["use wheat", "waive"]) == (t.asked, t.waiting, sorted(t.options))
    decide(t, answer)
    assert wheat == stock(t, 0)["wheat"]


@rule("PRO-RES-08", "PRO-RUL-22")
def test_power_and_tool_are_asked_about_one_by_one() -> None:
    t = table(2, bonuses="ask").power(0, "the-herald").tool(0, "winged-sandals", crafted=True)
    decide(send(t, "initiative 1"), "waive")
    assert "UseBonus" == t.asked
    decide(t, "use initiative")
    assert [[1, 0, 3]] == [values for values in told(t, "initiative-set") if values[1] == 0]


@rule("PRO-RES-08", "PRO-TURN-05")
def test_a_waived_bonus_is_there_again_in_the_next_turn() -> None:
    t = send(table(2, bonuses="ask").tool(0, "golden-sickle", crafted=True), "wheat 1")
    hand_in(buy_nothing(decide(t, "waive")), {0: "wheat 5, wood 5, metal 5", 1: "wheat 5, wood 5, metal 5"})
    assert 1 + 7 == stock(t.play("use wheat"), 0)["wheat"]


@rule("PRO-RES-06", "PRO-RUL-22")
def test_a_bonus_that_needs_five_disciples_is_not_asked_about_without_them() -> None:
    t = send(table(2, bonuses="ask").power(0, "dawn"), "I-L 4, II-L 5")
    assert ("UseBonus", ["use ii-light", "waive"]) == (t.asked, sorted(t.options))


@rule("PRO-RES-06", "PRO-RUL-63")
def test_a_malus_is_never_asked_about() -> None:
    t = send(table(2, bonuses="ask").power(0, "transmutation"), "wheat 3")
    assert "UseBonus" not in (t.asked, *t.event_names)
    assert 2 == stock(t, 0)["wheat"]


# Several who may


@rule("PRO-RES-07", "PRO-RUL-24")
@pytest.mark.parametrize("order", [(2, 1, 0), (0, 1, 2)])
def test_several_owners_decide_in_initiative_order_and_see_what_was_decided(order: tuple[int, ...]) -> None:
    t = table(3, bonuses="ask").power(1, "the-herald").tool(2, "winged-sandals", crafted=True).order(*order)
    send(t, "", "wood 1", "wood 1")
    first, second = [seat for seat in order if seat]
    assert [first] == t.waiting
    decide(t, "waive")
    assert ([second], ["bonus-waived"]) == (t.waiting, t.event_names)
    assert 0 == t.view(second)["sides"][first]["counts"][3]


# Maluses


@rule("PRO-RES-09", "PRO-RUL-63")
@pytest.mark.parametrize(("placed", "wheat"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_a_malus_applies_without_asking_and_never_below_zero(placed: int, wheat: int) -> None:
    t = send(table(2).power(0, "transmutation"), f"wheat {placed}, wood 1")
    assert wheat == stock(t, 0)["wheat"]


@rule("PRO-RES-10", "PRO-RUL-23", "PRO-RUL-59")
def test_modifiers_of_one_cell_are_added_up() -> None:
    t = send(table(2).power(0, "transmutation").tool(0, "golden-sickle", crafted=True), "wheat 2")
    assert 3 == stock(t, 0)["wheat"]


@rule("PRO-RUL-59")
def test_two_cards_of_the_same_kind_add_up() -> None:
    t = send(table(2).power(0, "dawn").tool(0, "sun-spear", crafted=True), "I-L 5", "I-D 1")
    assert (7, 1, 0, 0) == totals(t, "i")
    t = table(2).turn(2).power(0, "the-flock").tool(0, "shepherds-crook", crafted=True).begin_turn()
    assert 17 == t.side(0)["disciples"]


@rule("PRO-RUL-59")
def test_useless_pairs_are_legal() -> None:
    t = table(2).turn(2).power(0, "the-legion").disciples(0, 18).tool(0, "shepherds-crook", crafted=True).begin_turn()
    assert 18 == t.side(0)["disciples"]
    t = table(2).turn(2).power(0, "transmutation").tool(0, "philosophers-stone", crafted=True).begin_turn()
    assert "" == t.unsound()


@rule("PRO-RES-09", "PRO-RUL-23", "PRO-RUL-63")
def test_a_malus_stays_when_a_bonus_is_waived() -> None:
    t = table(2, bonuses="ask").power(0, "transmutation").tool(0, "golden-sickle", crafted=True)
    assert 2 == stock(decide(send(t, "wheat 3"), "waive"), 0)["wheat"]


@rule("PRO-RES-11", "PRO-RUL-23")
def test_a_bonus_applies_where_nobody_was_placed() -> None:
    t = send(table(2).tool(0, "golden-sickle", crafted=True).power(1, "the-herald"), "wood 1", "wood 1")
    assert 2 == stock(t, 0)["wheat"]
    assert [[1, 1, 2], [2, 0, 0]] == told(t, "initiative-set")


# Any cell


@rule("PRO-RES-12")
@pytest.mark.parametrize("cell", ["wood", "metal", "wheat"])
def test_any_cell_may_be_used_on_a_resource(cell: str) -> None:
    t = send(table(2).power(0, "ubiquity"), "wood 1")
    assert ["add metal", "add wheat", "add wood", "pass"] == sorted(t.options)
    decide(t, f"add {cell}")
    assert {"wood": 1, "metal": 0, "wheat": 0} | {cell: 2 if cell == "wood" else 1} == stock(t, 0)


@rule("PRO-RES-12", "PRO-RUL-24")
def test_the_owner_is_asked_once_before_each_column_until_it_is_used() -> None:
    t = send(table(4).power(0, "ubiquity"), "wood 1")
    asked = []
    while t.asked == "UseAny":
        asked.append(sorted(t.options))
        decide(t, "pass")
    quests = [[f"add {slot}-dark", f"add {slot}-light", "pass"] for slot in ("i", "ii", "iii", "iv")]
    assert [["add metal", "add wheat", "add wood", "pass"], ["add initiative", "pass"], *quests] == asked


@rule("PRO-RES-12", "PRO-TURN-05")
def test_it_is_used_once_per_turn() -> None:
    t = decide(send(table(4).power(0, "ubiquity"), "wood 1"), "add wheat")
    assert ("Purchase", 0) == (t.asked, t.side(0)["spare"])


@rule("PRO-TURN-05", "PRO-RUL-25")
@pytest.mark.parametrize("answer", ["pass", "add wheat"])
def test_used_or_not_it_is_there_once_in_the_next_turn(answer: str) -> None:
    t = send(table(2).power(0, "ubiquity"), "wood 1", "wood 1", answer={"resources": answer})
    assert 1 == buy_nothing(t).side(0)["spare"]


@rule("PRO-RES-12", "PRO-RUL-61")
def test_the_owner_is_asked_when_all_plans_are_known() -> None:
    t = send(table(2).power(0, "ubiquity"), "wood 1", "I-L 2")
    assert ("UseAny", [0, 0, 0, 0, 2]) == (t.asked, t.view(0)["sides"][1]["plan"][:5])


@rule("PRO-RES-12")
def test_it_adds_to_a_full_cell_too() -> None:
    t = send(table(2).power(0, "ubiquity"), "I-L 5", "I-D 5", answer={"i": "add i-light"})
    assert (6, 5, 0, 0) == totals(t, "i")


# Five on a cell


@rule("PRO-RES-13")
@pytest.mark.parametrize(("placed", "count"), [(4, 4), (5, 6)])
def test_five_on_a_light_cell_count_six(placed: int, count: int) -> None:
    for card in (table(4).power(0, "dawn"), table(4).tool(0, "sun-spear", crafted=True)):
        t = send(card, f"II-L {placed}, III-L {placed}, IV-D {placed}")
        assert [(count, 0), (count, 0), (0, placed)] == [totals(t, slot)[:2] for slot in ("ii", "iii", "iv")]


@rule("PRO-RES-13")
@pytest.mark.parametrize(("placed", "count"), [(4, 4), (5, 6)])
def test_five_on_a_dark_cell_count_six_with_the_veil(placed: int, count: int) -> None:
    t = send(table(4).tool(0, "veil-of-night", crafted=True), f"II-D {placed}, III-D {placed}, IV-L {placed}")
    assert [(0, count), (0, count), (placed, 0)] == [totals(t, slot)[:2] for slot in ("ii", "iii", "iv")]


@rule("PRO-RES-13", "PRO-RUL-23")
def test_five_must_be_placed_not_counted() -> None:
    t = table(2).power(0, "ubiquity").tool(0, "sun-spear", crafted=True)
    send(t, "I-L 4", answer={"i": "add i-light"})
    assert (5, 0, 0, 0) == totals(t, "i")


@rule("PRO-RES-13")
def test_five_on_initiative_or_a_resource_are_five() -> None:
    t = send(table(2).power(0, "dawn"), "wood 5, initiative 5")
    assert (5, 5) == (stock(t, 0)["wood"], told(t, "initiative-set")[0][2])


@rule("PRO-RES-13", "PRO-RES-08")
@pytest.mark.parametrize(("answer", "light"), [("use i-light", 7), ("waive", 6)])
def test_of_two_bonuses_for_five_disciples_one_may_be_waived(answer: str, light: int) -> None:
    t = send(table(2, bonuses="ask").power(0, "dawn").tool(0, "sun-spear", crafted=True), "I-L 5")
    decide(decide(t, "use i-light"), answer)
    assert (light, 0, 0, 0) == totals(t, "i")


# Disciples that come and go


@rule("PRO-RES-14", "PRO-RUL-19")
def test_a_disciple_lost_on_quest_i_still_counts_on_quest_ii() -> None:
    t = send(table(4).quest("i", "the-eclipse", "orc", "elf"), "I-D 1, II-L 2", "I-L 3")
    assert 14 == t.side(0)["disciples"]
    assert (2, 0, 0, 0) == totals(t, "ii")


@rule("PRO-RES-14", "PRO-RUL-19")
def test_a_disciple_won_on_quest_i_is_on_no_cell_this_turn() -> None:
    t = send(table(4).quest("i", "the-eclipse", "undead", "elf"), "I-L 1, III-D 1")
    assert 16 == t.side(0)["disciples"]
    assert [(1, 0), (0, 0), (0, 1), (0, 0)] == [totals(t, slot)[:2] for slot in ("i", "ii", "iii", "iv")]


@rule("PRO-RES-14", "PRO-REC-05")
def test_it_is_placed_in_the_next_turn() -> None:
    t = buy_nothing(send(table(4).quest("i", "the-eclipse", "undead", "elf"), "I-L 1"))
    assert [] == why(t, 0, written("wood 5, metal 5, wheat 5, I-L 1"))


@rule("PRO-RES-15", "PRO-RUL-21")
@pytest.mark.parametrize(("before", "after"), [(23, 24), (24, 25), (25, 25)])
def test_nobody_gains_more_than_25_disciples(before: int, after: int) -> None:
    t = send(table(4).quest("i", "the-eclipse", "undead", "elf").disciples(0, before), "I-L 5")
    assert after == t.side(0)["disciples"]
    assert (["PRO-RES-15"] if before == 25 else []) == t.rules_behind("disciples-full")


@rule("PRO-RES-15", "PRO-RUL-21")
def test_a_planning_phase_gives_nobody_a_26th_disciple() -> None:
    t = table(2).power(0, "the-flock").disciples(0, 25).begin_turn()
    assert (25, ["PRO-RES-15"]) == (t.side(0)["disciples"], t.rules_behind("disciples-full"))


@rule("PRO-RUL-20")
def test_nobody_has_fewer_than_no_disciples() -> None:
    t = table(4).disciples(0, 1).quest("i", "the-eclipse", "orc", "elf").quest("ii", "the-tower-of-ages", "orc", "dwarf")
    send(t, "I-D 1, II-D 1", "I-L 2, II-L 2")
    assert 0 == t.side(0)["disciples"]


@rule("PRO-QST-07", "PRO-RUL-30")
def test_somebody_on_both_sides_wins_and_suffers() -> None:
    t = send(table(4).quest("i", "the-eclipse", "orc", "elf"), "I-L 3, I-D 1")
    assert (14, 4) == (t.side(0)["disciples"], t.track[0])
    assert ("won", "light") == verdict(t, "i")

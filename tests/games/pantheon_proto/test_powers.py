"""Every power: what it brings at the start, and what it does in each turn."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, choosing_a_power, rule, table

# With what the owner of a power starts: wood, metal, wheat, disciples.
STARTS = {
    "abundance": (2, 2, 1, 15),
    "the-flock": (0, 0, 2, 15),
    "the-legion": (0, 0, 0, 18),
    "transmutation": (2, 2, 2, 15),
    "ubiquity": (0, 0, 0, 14),
    "the-great-architect": (1, 1, 0, 15),
    "dawn": (2, 1, 3, 15),
    "dusk": (0, 0, 0, 16),
    "the-herald": (0, 0, 2, 15),
}
# What the owner of a power has more in the first planning phase.
PLANNING = {"the-flock": 1}


def owning(power: str) -> Table:
    return table(4).power(0, power).quest("i", "the-sacred-grove", "elf", "human")


@rule("PRO-SYM-02", "PRO-SETUP-39")
@pytest.mark.parametrize("power", STARTS)
def test_every_power_brings_what_is_printed_at_the_start(power: str) -> None:
    t = choosing_a_power(power, *[other for other in ("dawn", "dusk", "the-herald") if other != power][:2])
    seat = t.waiting[0]
    t.play(f"power {power}")
    assert STARTS[power] == (*t.stocks(seat), t.side(seat)["disciples"])


@rule("PRO-SYM-03", "PRO-PLAN-01", "PRO-RUL-18")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_flock_gains_a_disciple_in_each_planning_phase(power: str) -> None:
    t = owning(power).end_turn()
    assert 15 + PLANNING.get(power, 0) == t.side(0)["disciples"]
    assert 15 == t.side(1)["disciples"]


@rule("PRO-SYM-04", "PRO-RES-01", "PRO-RUL-18")
@pytest.mark.parametrize("power", STARTS)
def test_only_abundance_gains_wood_in_each_resolution_phase(power: str) -> None:
    t = owning(power).plan(0, wood=2).resolve()
    t.say_no()
    assert (3 if power == "abundance" else 2) == t.stocks(0)[0]


@rule("PRO-SYM-05", "PRO-BUY-01", "PRO-RUL-18")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_great_architect_gains_metal_in_each_purchase_phase(power: str) -> None:
    t = owning(power).stock(0, wood=9, metal=5, wheat=9).purchase()
    assert (9, 6 if power == "the-great-architect" else 5, 9) == t.stocks(0)


@rule("PRO-REC-06", "PRO-SYM-05", "PRO-RUL-44")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_legion_cannot_recruit(power: str) -> None:
    t = owning(power).stock(0, wood=4, wheat=4).recruit(0)
    assert (power != "the-legion") == (t.asked == "Recruit")


@rule("PRO-SYM-06", "PRO-REC-07", "PRO-GIFT-07")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_flock_and_the_legion_gain_no_disciple_in_the_resolution(power: str) -> None:
    t = owning(power).quest("i", "the-great-pilgrimage", "elf", "human", light=1).plan(0, i_light=1).stock(0, wood=9, metal=9, wheat=9)
    t.resolve()
    t.say_no()
    assert ("Build", 15 + (power not in ("the-flock", "the-legion"))) == (t.asked, t.side(0)["disciples"])


@rule("PRO-SYM-07", "PRO-BUY-10")
@pytest.mark.parametrize("power", STARTS)
def test_only_transmutation_pays_with_any_resource(power: str) -> None:
    t = (
        owning(power)
        .display("votive-statue", "guild-hall", "war-totem", "rune-stone", "bone-altar")
        .stock(0, wood=12)
        .stock(1, wood=1, wheat=2)
    )
    t.purchase()
    assert (power == "transmutation") == (t.asked == "Build" and t.offers("build votive-statue"))


@rule("PRO-HARV-03", "PRO-SYM-08", "PRO-RES-09")
@pytest.mark.parametrize("power", STARTS)
@pytest.mark.parametrize(("placed", "malus"), [(3, 1), (1, 1), (0, 0)])
def test_only_transmutation_gets_less_wheat(power: str, placed: int, malus: int) -> None:
    t = owning(power).plan(0, wheat=placed).resolve()
    t.say_no()
    assert placed - (malus if power == "transmutation" else 0) == t.stocks(0)[2]


@rule("PRO-SYM-09", "PRO-RES-12")
@pytest.mark.parametrize("power", STARTS)
def test_only_ubiquity_adds_to_a_cell_of_its_choice(power: str) -> None:
    t = owning(power).plan(0, wood=1).resolve()
    assert (power == "ubiquity") == (t.asked == "UseAny")
    if power == "ubiquity":
        t.play("add metal")
        assert ((1, 1, 0), "Planning") == (t.stocks(0), t.build_nothing().asked)


@rule("PRO-BUY-08", "PRO-SYM-10")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_great_architect_builds_for_less_wood(power: str) -> None:
    t = owning(power).shop("votive-statue").stock(0, wood=9, metal=9, wheat=9).purchase()
    if power == "transmutation":
        t.play("build votive-statue")
        assert "pay 2 2" in t.options
    else:
        assert (1 if power == "the-great-architect" else 2, 2, 2) == tuple(
            t.facts("build votive-statue")[name] for name in ("wood", "metal", "wheat")
        )


@rule("PRO-RES-13", "PRO-SYM-12")
@pytest.mark.parametrize("power", STARTS)
@pytest.mark.parametrize(("cell", "placed"), [("i_light", 5), ("i_light", 4), ("i_dark", 5)])
def test_only_dawn_counts_one_more_where_five_are_on_a_light_cell(power: str, cell: str, placed: int) -> None:
    _, light, dark, *_ = owning(power).plan(0, **{cell: placed}).resolve_quest("i").counted()[0]
    assert placed + (power == "dawn" and (cell, placed) == ("i_light", 5)) == light + dark


@rule("PRO-GIFT-08")
@pytest.mark.parametrize("power", STARTS)
@pytest.mark.parametrize("side", ["light", "dark"])
def test_only_dusk_scores_for_a_dark_victory(power: str, side: str) -> None:
    t = owning(power).plan(0, **{f"i_{side}": 1}).resolve()
    t.say_no()
    assert (power == "dusk" and side == "dark") == t.side(0)["sources"]["cards"]


@rule("PRO-GIFT-08")
def test_dusk_scores_nothing_where_it_has_no_dark_count() -> None:
    t = owning("dusk").plan(0, i_light=1).plan(1, i_dark=2).resolve()
    assert 0 == t.side(0)["track"]


@rule("PRO-SYM-08", "PRO-INI-01")
@pytest.mark.parametrize("power", STARTS)
def test_only_the_herald_counts_two_more_on_initiative(power: str) -> None:
    t = owning(power).order(1, 2, 0, 3).plan(1, initiative=1).plan(2, initiative=2).resolve()
    t.say_no()
    # Two against two: the one who was before stays before.
    assert ([2, 0, 1, 3] if power == "the-herald" else [2, 1, 0, 3]) == t.view()["order"]


@rule("PRO-RUL-59", "PRO-RES-10")
def test_the_herald_in_winged_sandals_counts_four_more() -> None:
    t = owning("the-herald").tool(0, "winged-sandals", crafted=True).order(1, 2, 0, 3).plan(1, initiative=3).plan(2, initiative=4).resolve()
    assert [2, 0, 1, 3] == t.view()["order"]


@rule("PRO-RUL-59", "PRO-RES-13")
def test_dawn_with_the_sun_spear_counts_two_more() -> None:
    t = owning("dawn").tool(0, "sun-spear", crafted=True).plan(0, i_light=5).resolve()
    assert 7 == t.counted()[0][1]


@rule("PRO-RUL-59", "PRO-PLAN-01")
def test_the_flock_with_the_shepherds_crook_gains_two_disciples() -> None:
    assert 17 == owning("the-flock").tool(0, "shepherds-crook", crafted=True).end_turn().side(0)["disciples"]


@rule("PRO-RUL-59", "PRO-REC-06")
def test_the_legion_gains_nothing_from_the_shepherds_crook_but_may_build_it() -> None:
    t = owning("the-legion").disciples(0, 18).tool(0, "shepherds-crook").stock(0, wood=1, wheat=2).purchase()
    t.play("craft shepherds-crook")
    assert ("Planning", 18) == (t.asked, t.side(0)["disciples"])
    assert ["PRO-REC-06"] == t.rules_behind("disciples-refused")


@rule("PRO-RUL-59", "PRO-BUY-10")
def test_transmutation_may_build_the_philosophers_stone() -> None:
    t = owning("transmutation").tool(0, "philosophers-stone").stock(0, wheat=2).purchase().play("craft philosophers-stone", "pay 0 0")
    assert (True, (0, 0, 0)) == (t.side(0)["crafted"], t.stocks(0))

"""Worked examples about construction, recruitment and the final scoring."""

from __future__ import annotations

import pytest
from games.pantheon_proto.filling import NAMED
from games.pantheon_proto.tables import GAME, Table, rule, table
from kit.variants import overlaid

from themis.games import find
from themis.games.pantheon_proto.state import State

# ---------------------------------------------------------------- Of the rulebook


@rule("PRO-FIN-02", "PRO-RUL-52")
def test_four_wood_two_metal_and_a_wheat_are_two_points() -> None:
    """EX-R10"""
    assert 2 == table(4).stock(0, wood=4, metal=2, wheat=1).finish().scores[0]


@rule("PRO-FIN-03", "PRO-RUL-48")
@pytest.mark.parametrize(("others", "points"), [([], 3), (["cathedral"], 5), (["cathedral", "guild-hall"], 7)])
def test_a_monument_of_one_and_two_per_yellow_scores_3_to_7(others: list[str], points: int) -> None:
    """EX-R11"""
    t = table(4).monuments(0, "roadside-chapel", *others).finish()
    assert points == t.monuments_scored(0)["roadside-chapel"]


# ---------------------------------------------------------------- Our own


@rule("PRO-BUY-09", "PRO-RUL-45", "PRO-BUY-11")
def test_three_discounts_on_the_city_in_the_canopy() -> None:
    """EX-15"""
    t = (
        table(4)
        .power(0, "the-great-architect")
        .tool(0, "masters-compass", crafted=True)
        .quest("i", "the-tower-of-ages", "orc", "human", light=1)
    )
    t.shop("city-in-the-canopy").stock(0, wood=5, metal=1, wheat=2).plan(0, i_light=1).resolve()
    assert {"wood": 5, "metal": 2, "wheat": 2} == {name: t.facts("build city-in-the-canopy")[name] for name in ("wood", "metal", "wheat")}
    t.play("build city-in-the-canopy")
    assert (2, 0, 0) == t.stocks(0)


@rule("PRO-BUY-08", "PRO-RUL-45")
def test_a_discount_on_wood_is_not_transferable() -> None:
    """EX-16"""
    t = with_other_cards(
        table(4).power(0, "the-great-architect").shop("rune-stone").stock(0, wood=1, metal=5, wheat=1).purchase(),
        "[monument.rune-stone]\nwood = 0\nmetal = 6\nwheat = 0",
    )
    assert [(0, 6, 0)] == t.prices("rune-stone")
    t.play("build rune-stone")
    assert (1, 0, 1) == t.stocks(0)


@pytest.mark.parametrize(("resource", "price"), [("wood", (2, 5, 2)), ("metal", (3, 4, 2)), ("wheat", (3, 5, 1))])
@rule("PRO-BUY-08")
def test_a_power_may_make_any_resource_cheaper(resource: str, price: tuple[int, int, int]) -> None:
    t = with_other_cards(
        table(4).power(0, "dusk").shop("rune-stone").stock(0, wood=9, metal=9, wheat=9).purchase(),
        f"[monument.rune-stone]\nwood = 3\nmetal = 5\nwheat = 2\n[power.dusk]\neffects = ['build:discount:1:{resource}']",
    )
    assert [price] == t.prices("rune-stone")


def with_other_cards(t: Table, cards: str) -> Table:
    """The same table with cards that say something else."""
    game = find("pantheon_proto", overlaid(GAME, f"{NAMED}\n{cards}"))
    state = game.load(t.game.save(t.state))
    assert isinstance(state, State)
    t.game, t.state = game, state
    return t


@rule("PRO-BUY-10", "PRO-RUL-46")
def test_transmutation_needs_nine_resources_for_the_triumphal_arch() -> None:
    """EX-17"""
    t = table(4).power(0, "transmutation").shop("triumphal-arch").stock(0, wood=1, metal=7).tool(0, "aegis").purchase()
    assert not t.offers("build triumphal-arch")
    t = table(4).power(0, "transmutation").shop("triumphal-arch").stock(0, wood=1, metal=8).tool(0, "aegis").purchase()
    t.play("build triumphal-arch", "pay 1 8")
    assert ((0, 0, 0), ["triumphal-arch"]) == (t.stocks(0), t.side(0)["monuments"])


@rule("PRO-REC-04", "PRO-REC-02")
def test_who_has_24_disciples_recruits_one_at_most() -> None:
    """EX-20"""
    t = table(4).disciples(0, 24).shop().stock(0, wood=3, wheat=9).recruit(0)
    assert ["recruit 1 1"] == t.offered("recruit")
    t.play("recruit 1 1")
    assert ((2, 0, 7), 25) == (t.stocks(0), t.side(0)["disciples"])


@rule("PRO-FIN-05", "PRO-FIN-06", "PRO-FIN-07", "PRO-FIN-08")
def test_objectives_on_a_scale_with_ties() -> None:
    """EX-21"""
    t = table(4).scale(human=4, elf=4, orc=-3, dwarf=1, fairy=-1)
    t.objectives(0, "elf", "orc").objectives(1, "human", "human").objectives(2, "dwarf", "fairy").finish()
    assert [20, 15, 0] == dict(t.outcome.sources)["objectives"][:3]


@rule("PRO-FIN-09", "PRO-RUL-49")
def test_objectives_when_all_peoples_are_level() -> None:
    """EX-22"""
    t = table(2).objectives(0, "elf", "elf").objectives(1, "human", "dwarf").finish()
    assert [20, 20] == dict(t.outcome.sources)["objectives"]


@rule("PRO-FIN-03", "PRO-FIN-01", "PRO-TOOL-02")
def test_six_monuments_and_the_laurel_crown() -> None:
    """EX-23"""
    five = ["roadside-chapel", "guild-hall", "votive-statue", "avenue-of-columns", "marble-quarry"]
    t = table(4).monuments(0, "rune-stone", *five).tool(0, "laurel-crown", crafted=True).finish()
    assert (37, 6, 43) == (dict(t.outcome.sources)["monuments"][0], dict(t.outcome.sources)["tools"][0], t.scores[0])
    t = table(4).monuments(0, *five).tool(0, "laurel-crown").shop("fairy-ring")
    t.stock(0, wood=2, metal=2, wheat=2).purchase()
    assert not t.offers("craft laurel-crown")
    assert 33 == table(4).monuments(0, *five).finish().scores[0]


@rule("PRO-FIN-12", "PRO-RUL-51")
def test_a_tie_at_71_goes_to_the_one_before_in_initiative() -> None:
    """EX-24"""
    t = table(3).order(2, 1, 0).points(0, 71).points(1, 71).apart().finish()
    assert ([71, 71, 0], [2, 1, 3]) == (t.scores, t.outcome.ranks)


@rule("PRO-BUY-07", "PRO-RUL-42", "PRO-END-02")
def test_after_the_pile_has_run_out_the_displayed_monuments_are_still_built() -> None:
    """EX-27"""
    t = table(3).pile(rest=2).display("votive-statue", "fairy-ring", "rune-stone", "singing-tree", "guild-hall")
    t.stock(0, wood=4, metal=6, wheat=4).stock(1, wood=4, metal=1, wheat=1).order(0, 1, 2).purchase()
    t.play("build votive-statue")
    assert ["monuments"] == t.view()["ends"]
    t.play("build rune-stone", "done")
    assert ("Build", [1]) == (t.asked, t.waiting)
    t.play("build singing-tree").buy_nothing()
    assert (["singing-tree"], True) == (t.side(1)["monuments"], t.state.over)


@rule("PRO-TOOL-02", "PRO-TOOL-03")
def test_a_statue_then_the_compass_then_a_cheaper_rune_stone() -> None:
    """EX-28"""
    t = table(4).tool(0, "masters-compass").shop("votive-statue", "rune-stone").stock(0, wood=4, metal=5, wheat=3).purchase()
    assert not t.offers("craft masters-compass")
    t.play("build votive-statue")
    assert 1 == t.facts("craft masters-compass")["wood"]
    t.play("craft masters-compass")
    assert {"wood": 1, "metal": 3, "wheat": 1} == {name: t.facts("build rune-stone")[name] for name in ("wood", "metal", "wheat")}
    t.play("build rune-stone")
    assert (0, 0, 0) == t.stocks(0)

"""Tools: how they are built, and what each of them does from then on."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table

# What each tool costs: wood, metal, wheat; and what must stand before.
TOOLS = {
    "golden-sickle": ((1, 1, 0), []),
    "winged-sandals": ((0, 0, 2), []),
    "philosophers-stone": ((1, 1, 0), []),
    "masters-compass": ((1, 0, 0), ["votive-statue"]),
    "sun-spear": ((0, 1, 0), []),
    "veil-of-night": ((1, 0, 0), []),
    "shepherds-crook": ((1, 0, 2), []),
    "aegis": ((0, 1, 0), []),
    "laurel-crown": ((0, 0, 0), ["votive-statue", "war-totem", "rune-stone"]),
}


def holding(tool: str) -> Table:
    """Seat 0 has a tool that is not built, and nobody can pay any displayed monument."""
    return table(4).tool(0, tool).shop()


def built(tool: str) -> Table:
    return table(4).tool(0, tool, crafted=True).quest("i", "the-sacred-grove", "elf", "human")


# ---------------------------------------------------------------- Building one


@rule("PRO-TOOL-01", "PRO-TOOL-03")
@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_is_built_for_its_cost(tool: str) -> None:
    cost, before = TOOLS[tool]
    t = holding(tool).monuments(0, *before).stock(0, wood=cost[0], metal=cost[1], wheat=cost[2]).purchase()
    assert dict(zip(["wood", "metal", "wheat"], cost, strict=True)) == t.facts(f"craft {tool}")
    t.play(f"craft {tool}")
    assert ((0, 0, 0), True, tool) == (t.stocks(0), t.side(0)["crafted"], t.view()["sides"][0]["tool"])


@rule("PRO-TOOL-01")
@pytest.mark.parametrize(("tool", "place"), [(tool, place) for tool in TOOLS for place in range(3) if TOOLS[tool][0][place]])
def test_a_tool_cannot_be_built_if_one_resource_is_missing(tool: str, place: int) -> None:
    cost, before = TOOLS[tool]
    stock = dict.fromkeys(("wood", "metal", "wheat"), 3)
    name = ["wood", "metal", "wheat"][place]
    stock[name] = cost[place] - 1
    t = holding(tool).monuments(0, *before).stock(0, **stock).purchase()
    assert not t.offers(f"craft {tool}")
    assert ["PRO-TOOL-01"] == t.why(f"craft {tool}")


@rule("PRO-TOOL-01", "PRO-TOOL-02", "PRO-RUL-43")
@pytest.mark.parametrize(
    ("tool", "monuments", "enough"),
    [
        ("masters-compass", [], False),
        ("masters-compass", ["war-totem"], True),
        ("laurel-crown", ["war-totem", "rune-stone"], False),
        ("laurel-crown", ["war-totem", "skull-arena", "rune-stone"], False),
        ("laurel-crown", ["war-totem", "rune-stone", "bone-altar"], True),
        ("laurel-crown", ["war-totem", "rune-stone", "votive-statue"], True),
        ("laurel-crown", ["triumphal-arch", "votive-statue", "war-totem"], False),
    ],
)
def test_a_prerequisite_must_be_met(tool: str, monuments: list[str], enough: bool) -> None:
    t = holding(tool).shop("marble-quarry").monuments(0, *monuments).stock(0, wood=3, metal=3, wheat=2).purchase()
    assert enough == t.offers(f"craft {tool}")
    assert ([] if enough else ["PRO-TOOL-02"]) == t.why(f"craft {tool}")


@rule("PRO-TOOL-02", "PRO-RUL-43")
def test_monuments_of_the_same_step_count() -> None:
    t = table(4).tool(0, "laurel-crown").monuments(0, "war-totem", "rune-stone").shop("votive-statue").stock(0, wood=2, metal=2, wheat=2)
    t.purchase()
    assert not t.offers("craft laurel-crown")
    t.play("build votive-statue")
    assert t.offers("craft laurel-crown")


@rule("PRO-TOOL-03", "PRO-SETUP-25")
def test_a_tool_in_hand_does_nothing() -> None:
    t = table(4).tool(0, "golden-sickle").plan(0, wheat=2).resolve()
    assert 2 == t.stocks(0)[2]


@rule("PRO-TOOL-03")
def test_a_discount_works_in_the_same_step() -> None:
    t = table(4).tool(0, "masters-compass").monuments(0, "war-totem").shop("votive-statue").stock(0, wood=3, metal=2, wheat=2).purchase()
    assert 2 == t.facts("build votive-statue")["metal"]
    t.play("craft masters-compass")
    assert 1 == t.facts("build votive-statue")["metal"]


@rule("PRO-TOOL-04")
def test_a_tool_is_built_once_and_nothing_replaces_it() -> None:
    t = table(4).shop("votive-statue").tool(0, "golden-sickle").stock(0, wood=4, metal=4, wheat=4).purchase().play("craft golden-sickle")
    assert (["build votive-statue", "done"], ["PRO-TOOL-04"]) == (t.options, t.why("craft golden-sickle"))
    assert "golden-sickle" == t.side(0)["tool"]


@rule("PRO-TOOL-04", "PRO-TOOL-01")
def test_nobody_builds_the_tool_of_another() -> None:
    t = holding("golden-sickle").tool(1, "aegis").stock(0, wood=4, metal=4, wheat=4).purchase()
    assert (["craft golden-sickle"], False) == (t.offered("craft"), t.offers("craft aegis"))
    assert t.why("craft aegis")


@rule("PRO-TOOL-05", "PRO-BUY-08")
def test_a_tool_is_not_cheaper_for_who_builds_monuments_for_less() -> None:
    t = holding("veil-of-night").power(0, "the-great-architect").stock(0, wood=1).purchase()
    assert 1 == t.facts("craft veil-of-night")["wood"]


@rule("PRO-TOOL-05", "PRO-FIN-03")
def test_a_tool_is_not_counted_as_a_monument() -> None:
    t = table(4).tool(0, "aegis", crafted=True).monuments(0, "avenue-of-columns").finish()
    assert 4 == t.scores[0]


@rule("PRO-TOOL-05", "PRO-RUL-43", "PRO-INFO-04")
def test_a_tool_that_is_not_built_is_worth_nothing() -> None:
    t = table(4).tool(0, "laurel-crown").monuments(0, "war-totem", "rune-stone", "votive-statue").finish()
    assert 3 + 3 + 5 == t.scores[0]


# ---------------------------------------------------------------- What each does


@rule("PRO-SYM-08", "PRO-TOOL-03")
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("placed", [0, 2])
def test_only_the_golden_sickle_harvests_two_more_wheat(tool: str, placed: int) -> None:
    t = built(tool).plan(0, wheat=placed).resolve()
    assert placed + (2 if tool == "golden-sickle" else 0) == t.stocks(0)[2]


@rule("PRO-SYM-08", "PRO-INI-01")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_winged_sandals_count_two_more_on_initiative(tool: str) -> None:
    t = built(tool).order(1, 2, 0, 3).plan(1, initiative=1).plan(2, initiative=2).resolve()
    assert ([2, 0, 1, 3] if tool == "winged-sandals" else [2, 1, 0, 3]) == t.view()["order"]


@rule("PRO-SYM-07", "PRO-BUY-10")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_the_philosophers_stone_pays_with_any_resource(tool: str) -> None:
    t = built(tool).shop("votive-statue").stock(0, wheat=6).stock(1, wood=9, metal=9, wheat=9).purchase()
    assert (tool == "philosophers-stone") == (t.waiting == [0] and t.offers("build votive-statue"))


@rule("PRO-BUY-08", "PRO-SYM-10")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_the_masters_compass_builds_for_less_metal(tool: str) -> None:
    t = built(tool).shop("votive-statue").stock(0, wood=2, metal=2, wheat=2).purchase()
    if tool != "philosophers-stone":
        assert (2, 1 if tool == "masters-compass" else 2, 2) == tuple(
            t.facts("build votive-statue")[name] for name in ("wood", "metal", "wheat")
        )


@rule("PRO-RES-13", "PRO-SYM-12")
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("placed", [4, 5])
def test_only_spear_and_veil_count_one_more_where_five_are(tool: str, side: str, placed: int) -> None:
    t = built(tool).plan(0, **{f"i_{side}": placed}).resolve()
    _, light, dark, *_ = t.counted()[0]
    more = (tool, side, placed) in [("sun-spear", "light", 5), ("veil-of-night", "dark", 5)]
    assert placed + more == light + dark


@rule("PRO-SYM-03", "PRO-PLAN-01")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_the_shepherds_crook_brings_a_disciple_in_each_planning_phase(tool: str) -> None:
    assert (16 if tool == "shepherds-crook" else 15) == built(tool).end_turn().side(0)["disciples"]


@rule("PRO-GIFT-08", "PRO-SYM-11", "PRO-EPI-05")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_the_aegis_ignores_losses_and_scores_on_the_losing_side(tool: str) -> None:
    t = (
        built(tool)
        .quest("i", "the-sacred-grove", "elf", "orc", dark=1)
        .stock(0, wood=2)
        .plan(0, i_light=1)
        .plan(1, i_dark=2)
        .resolve_quest("i")
    )
    expected = (15, 2, 1) if tool == "aegis" else (14, 0, 0)
    assert expected == (t.side(0)["disciples"], t.stocks(0)[0], t.side(0)["track"])


@rule("PRO-EPI-05")
def test_the_aegis_does_not_refuse_what_the_opposite_side_gains() -> None:
    t = built("aegis").quest("i", "the-sealed-gate", "elf", "human", light=1).plan(0, i_dark=1).plan(1, i_light=2).resolve()
    assert 2 == t.stocks(0)[1]


@rule("PRO-EPI-04", "PRO-EPI-05")
def test_the_aegis_does_not_help_against_what_winners_lose() -> None:
    t = built("aegis").quest("i", "the-endless-winter", "elf", "dwarf", dark=1).stock(0, wheat=5).plan(0, i_dark=3, i_light=1).resolve()
    assert 4 == t.stocks(0)[2]


@rule("PRO-FIN-01")
@pytest.mark.parametrize("tool", TOOLS)
def test_only_the_laurel_crown_scores_for_every_monument_at_the_end(tool: str) -> None:
    t = built(tool).monuments(0, "triumphal-arch", "votive-statue", "war-totem").finish()
    assert 7 + 5 + 3 + (3 if tool == "laurel-crown" else 0) == t.scores[0]

"""In the purchase phase nothing tells which tool somebody holds: neither a question nor its absence."""

from __future__ import annotations

from typing import Any

import pytest
from games.pantheon_proto.laying import PLAIN
from games.pantheon_proto.tables import GAME, Table, rule, table

from themis.core.chance import Seeded

TOOLS = GAME.slugs["tool"]


def asked_of(t: Table) -> list[tuple[str, list[int]]]:
    """Who is asked what until the next turn, if everybody always says no."""
    found = []
    while not t.state.over and t.asked != "Planning":
        found.append((t.asked, t.waiting))
        t.play("done")
    return found


@rule("PRO-INFO-04", "PRO-SETUP-23")
@pytest.mark.parametrize("stock", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 2), (1, 1, 0), (1, 0, 2), (2, 2, 1)])
def test_the_same_is_asked_whatever_tool_is_in_hand(stock: tuple[int, int, int]) -> None:
    wood, metal, wheat = stock
    tables = [
        table(4).shop().tool(0, tool).left_over(other(tool)).stock(0, wood=wood, metal=metal, wheat=wheat).purchase() for tool in TOOLS
    ]
    assert 1 == len({str(asked_of(t)) for t in tables})


@rule("PRO-INFO-04")
def test_the_same_is_asked_with_monuments_of_three_colours() -> None:
    built = ["votive-statue", "war-totem", "rune-stone"]
    tables = [table(4).shop().tool(0, tool).left_over(other(tool)).monuments(0, *built).purchase() for tool in TOOLS]
    assert 1 == len({str(asked_of(t)) for t in tables})


def other(tool: str) -> str:
    return "aegis" if tool != "aegis" else "sun-spear"


def without(seen: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees, but for what is its own."""
    seen.pop("seat")
    for name in ("tool", "seen_tools", "favoured", "disfavoured", "plan", "laid"):
        seen["sides"][seat].pop(name)
    return seen


@rule("PRO-INFO-04")
def test_others_see_the_same_table_whatever_tool_is_in_hand() -> None:
    views = []
    for tool in ("golden-sickle", "sun-spear"):
        t = table(4).shop().tool(0, tool).tool(1, "winged-sandals").tool(2, "shepherds-crook").tool(3, "laurel-crown").left_over("aegis")
        views.append(without(t.stock(0, wood=1, metal=1).purchase().view(-1), 0))
    assert views[0] == views[1]


@pytest.mark.parametrize("built", [False, True])
@rule("PRO-INFO-04")
def test_who_can_pay_only_for_tools_that_others_have_built_is_not_asked(built: bool) -> None:
    """One metal buys the Sun Spear or the Aegis, and nothing else."""
    t = table(4).shop().tool(0, "golden-sickle").tool(1, "sun-spear", crafted=built).tool(2, "aegis", crafted=built)
    assert built == (t.stock(0, metal=1).purchase().asked != "Build")


@rule("PRO-INFO-04")
def test_a_tool_is_known_as_soon_as_it_is_built() -> None:
    t = table(4).shop().tool(0, "aegis").stock(0, metal=1).purchase()
    assert [None, "aegis", None, None] == [t.view(seat)["sides"][0]["tool"] for seat in (-1, 0, 1, 2)]
    t.play("craft aegis")
    assert ["aegis"] * 4 == [t.view(seat)["sides"][0]["tool"] for seat in (-1, 0, 1, 2)]
    assert [1] * 4 == [len([event for event in t.events_for(seat) if event.kind.name == "crafted"]) for seat in (-1, 0, 1, 2)]


@rule("PRO-INFO-04", "PRO-INFO-03")
def test_worlds_that_are_imagined_keep_what_is_open_and_deal_the_rest_again() -> None:
    t = table(4).tool(0, "aegis").tool(1, "sun-spear", crafted=True).tool(2, "veil-of-night").first(0).objectives(1, "elf", "orc")
    t.stock(0, metal=1).purchase()
    seen = t.view(0)
    found = set()
    for seed in range(40):
        world = PLAIN.determinise(t.state, 0, Seeded(seed))
        assert seen == PLAIN.view(world, 0)
        assert "" == PLAIN.unsound(world)
        sides = [PLAIN.view(world, seat)["sides"][seat] for seat in range(4)]  # type: ignore[index]
        assert ("aegis", "sun-spear") == (sides[0]["tool"], sides[1]["tool"])
        found.add((sides[1]["favoured"], sides[1]["disfavoured"]))
    assert len(found) > 10

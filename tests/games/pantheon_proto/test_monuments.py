"""Every monument: its colour, what it costs, what it scores, and what it gives when it is built."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import GAME, rule, table

# By monument: colour, cost in wood, metal and wheat, points alone, points with a second of what it counts, and its gift.
MONUMENTS: dict[str, tuple[str, tuple[int, int, int], int, int, dict[str, int]]] = {
    "war-totem": ("orc", (3, 3, 0), 3, 5, {}),
    "skull-arena": ("orc", (3, 3, 1), 3, 6, {}),
    "warlords-citadel": ("orc", (5, 5, 2), 8, 8, {"wood": 1, "metal": 1}),
    "rune-stone": ("dwarf", (1, 4, 1), 3, 5, {}),
    "hall-of-anvils": ("dwarf", (2, 4, 1), 3, 6, {}),
    "mountain-gate": ("dwarf", (3, 7, 2), 8, 8, {"metal": 2}),
    "fairy-ring": ("fairy", (2, 2, 2), 3, 5, {}),
    "crystal-fountain": ("fairy", (2, 3, 2), 3, 6, {}),
    "palace-of-dew": ("fairy", (4, 4, 4), 8, 8, {"track": 1}),
    "bone-altar": ("undead", (2, 3, 1), 3, 5, {}),
    "silent-crypt": ("undead", (3, 3, 1), 3, 6, {}),
    "necropolis": ("undead", (5, 4, 3), 8, 8, {"disciples": 1}),
    "singing-tree": ("elf", (4, 1, 1), 3, 5, {}),
    "moon-bridge": ("elf", (4, 2, 1), 3, 6, {}),
    "city-in-the-canopy": ("elf", (7, 3, 2), 8, 8, {"wood": 2}),
    "roadside-chapel": ("human", (1, 2, 3), 3, 5, {}),
    "guild-hall": ("human", (2, 2, 3), 3, 6, {}),
    "cathedral": ("human", (3, 4, 5), 8, 8, {"wheat": 2}),
    "temple-of-the-pantheon": ("white", (5, 4, 4), 10, 10, {}),
    "triumphal-arch": ("white", (3, 4, 2), 7, 7, {}),
    "votive-statue": ("white", (2, 2, 2), 5, 5, {}),
    "avenue-of-columns": ("white", (4, 4, 2), 4, 5, {}),
    "marble-quarry": ("white", (3, 3, 2), 3, 6, {}),
    "house-of-novices": ("white", (4, 4, 4), 8, 8, {"disciples": 1}),
    "colossus": ("white", (5, 6, 5), 12, 12, {}),
    "garden-of-peoples": ("white", (3, 3, 3), 0, 2, {}),
    "white-obelisk": ("white", (2, 3, 1), 3, 5, {}),
}
EXTRA = ["colossus", "garden-of-peoples", "white-obelisk"]
# A second monument of each colour, of a fixed value.
FIXED = {
    "orc": "warlords-citadel", "dwarf": "mountain-gate", "fairy": "palace-of-dew", "undead": "necropolis",
    "elf": "city-in-the-canopy", "human": "cathedral", "white": "triumphal-arch",
}  # fmt: skip
each_monument = pytest.mark.parametrize("monument", MONUMENTS)


@rule("PRO-BUY-04", "PRO-BUY-05", "PRO-BUY-11", "PRO-RUL-47")
@each_monument
def test_every_monument_is_built_for_its_cost_and_gives_its_gift(monument: str) -> None:
    colour, cost, *_, gift = MONUMENTS[monument]
    t = table(4, monuments="27").shop(monument).stock(0, wood=cost[0], metal=cost[1], wheat=cost[2]).purchase().play(f"build {monument}")
    side = t.view()["sides"][0]
    assert [monument] == side["monuments"]
    assert {colour: 1} == {name: number for name, number in side["colours"].items() if number}
    assert tuple(gift.get(name, 0) for name in ("wood", "metal", "wheat")) == t.stocks(0)
    assert (gift.get("track", 0), 15 + gift.get("disciples", 0)) == (side["track"], side["disciples"])


@rule("PRO-BUY-04")
@pytest.mark.parametrize(("monument", "place"), [(name, place) for name in MONUMENTS for place in range(3) if MONUMENTS[name][1][place]])
def test_a_monument_cannot_be_built_if_one_resource_is_missing(monument: str, place: int) -> None:
    cost = list(MONUMENTS[monument][1])
    cost[place] -= 1
    t = table(4, monuments="27").shop(monument, "rune-stone" if monument != "rune-stone" else "bone-altar")
    t.stock(0, wood=cost[0], metal=cost[1], wheat=cost[2]).tool(0, "aegis").purchase()
    assert not (t.asked == "Build" and t.waiting == [0] and t.offers(f"build {monument}"))


@rule("PRO-FIN-03", "PRO-SYM-10", "PRO-RUL-48")
@each_monument
def test_every_monument_scores_its_value_alone_and_with_a_second(monument: str) -> None:
    colour, _, alone, together, _ = MONUMENTS[monument]
    t = table(4, monuments="27").monuments(0, monument).finish()
    assert alone == t.scores[0]
    second = FIXED["elf" if monument == "garden-of-peoples" else colour]
    if second == monument:
        second = "votive-statue"
    value = MONUMENTS[second][2]
    assert together + value == table(4, monuments="27").monuments(0, monument, second).finish().scores[0]


@rule("PRO-FIN-03", "PRO-SYM-10")
@pytest.mark.parametrize(
    "monument", [name for name in MONUMENTS if MONUMENTS[name][2] != MONUMENTS[name][3] and name != "avenue-of-columns"]
)
def test_a_monument_does_not_count_those_of_other_colours(monument: str) -> None:
    other = "white" if MONUMENTS[monument][0] != "white" or monument == "garden-of-peoples" else "elf"
    value = MONUMENTS[FIXED[other]][2]
    assert MONUMENTS[monument][2] + value == table(4, monuments="27").monuments(0, monument, FIXED[other]).finish().scores[0]


@rule("PRO-FIN-03")
def test_the_garden_counts_each_colour_of_a_people_once() -> None:
    built = ["war-totem", "skull-arena", "rune-stone", "votive-statue"]
    t = table(4, monuments="27").monuments(0, "garden-of-peoples", *built).finish()
    assert 2 * 2 + 5 + 6 + 3 + 5 == t.scores[0]


@rule("PRO-FIN-03")
def test_all_three_of_a_colour_are_worth_24() -> None:
    for first in ("war-totem", "rune-stone", "fairy-ring", "bone-altar", "singing-tree", "roadside-chapel"):
        names = list(MONUMENTS)
        place = names.index(first)
        assert 24 == table(4).monuments(0, *names[place : place + 3]).finish().scores[0]


@rule("PRO-FIN-03")
def test_monuments_of_others_do_not_count() -> None:
    t = table(4).monuments(0, "war-totem").monuments(1, "skull-arena").finish()
    assert [3, 3] == t.scores[:2]


@rule("PRO-BUY-11", "PRO-REC-06")
def test_the_legion_gets_no_disciple_from_a_monument() -> None:
    t = (
        table(4)
        .power(0, "the-legion")
        .shop("house-of-novices")
        .stock(0, wood=4, metal=4, wheat=4)
        .purchase()
        .play("build house-of-novices")
    )
    assert (15, ["house-of-novices"]) == (t.side(0)["disciples"], t.side(0)["monuments"])


@rule("PRO-BUY-11", "PRO-REC-07")
def test_the_flock_gets_a_disciple_from_a_monument() -> None:
    t = table(4).power(0, "the-flock").shop("house-of-novices").stock(0, wood=4, metal=4, wheat=4).purchase()
    t.play("build house-of-novices")
    assert ["monument-gave"] == [name for name in t.event_names if name in ("monument-gave", "disciples-refused")]


@rule("PRO-BUY-11", "PRO-RES-15", "PRO-RUL-21")
def test_a_monument_gives_no_disciple_beyond_25() -> None:
    t = table(4).disciples(0, 25).shop("necropolis").stock(0, wood=5, metal=4, wheat=3).purchase().play("build necropolis")
    assert 25 == t.side(0)["disciples"]


@rule("PRO-RUL-01", "PRO-SETUP-44")
def test_there_are_24_monuments_and_three_for_the_option() -> None:
    rows = GAME.content.rows("monument")
    assert set(MONUMENTS) == {row.id for row in rows}
    assert EXTRA == [row.id for row in rows if row.flag("more")]

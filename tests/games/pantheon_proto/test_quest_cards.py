"""Every quest card: what the epilogue of either side gives and takes."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table

# By quest: what a winner and a player of the opposite side have after its light and after its dark epilogue. Both begin with 5 wood, metal and
# wheat, 15 disciples and 5 points, and the winner has four monuments.
START = {"wood": 5, "metal": 5, "wheat": 5, "disciples": 15, "track": 5}
Change = dict[str, int]
QUESTS: dict[str, tuple[tuple[Change, Change], tuple[Change, Change]]] = {
    "the-dragons-hoard": (({"metal": 2}, {}), ({"track": 2, "metal": -1}, {})),
    "the-endless-winter": (({"wheat": 2}, {"wheat": 1}), ({"wheat": -1}, {"wheat": -2})),
    "the-sacred-grove": (({"wood": 2}, {}), ({}, {"wood": -2})),
    "the-great-pilgrimage": (({"disciples": 1}, {}), ({}, {"disciples": -1})),
    "the-eclipse": (({}, {}), ({}, {})),
    "the-tower-of-ages": (({}, {}), ({"track": 3}, {})),
    "the-heros-trial": (({"track": 1}, {"track": 1}), ({}, {"track": -2})),
    "the-lost-caravan": (({"wood": 1, "metal": 1, "wheat": 1}, {}), ({}, {"wood": 1, "metal": 1})),
    "the-black-plague": (({"wheat": 1}, {"wheat": 1}), ({"track": 3, "disciples": -1}, {})),
    "the-sealed-gate": (({}, {"metal": 2}), ({}, {})),
    "the-feast-of-the-gods": (({"track": 2, "wheat": -2}, {}), ({}, {"wheat": 2})),
    "the-usurpers-crown": (({}, {}), ({"track": 2}, {})),
}
# What the quests that follow have more on their sides, light and dark.
NEUTRAL = {
    ("the-eclipse", "light"): (1, 0),
    ("the-eclipse", "dark"): (0, 1),
    ("the-sealed-gate", "dark"): (0, 2),
    ("the-usurpers-crown", "light"): (2, 0),
}
EPILOGUES = [(name, side) for name in QUESTS for side in ("light", "dark")]


def ended(name: str, side: str, **plans: int) -> Table:
    """Seat 0 and the fairies bring the second mark, and seat 1 is on the opposite side."""
    other = "dark" if side == "light" else "light"
    peoples = ("fairy", "elf") if side == "light" else ("elf", "fairy")
    second = "the-sacred-grove" if name == "the-lost-caravan" else "the-lost-caravan"
    t = table(4).quest("i", name, *peoples, **{side: 1}).quest("ii", second, "dwarf", "human")
    for seat in (0, 1):
        t.stock(seat, wood=5, metal=5, wheat=5).points(seat, 5)
    t.monuments(0, "war-totem", "rune-stone", "votive-statue", "triumphal-arch")
    return t.plan(0, **{f"i_{side}": 2}).plan(1, **{f"i_{other}": 1}, **plans).resolve()


@rule("PRO-EPI-02", "PRO-EPI-04", "PRO-EPI-05", "PRO-EPI-06")
@pytest.mark.parametrize(("name", "side"), EPILOGUES, ids=[f"{name}-{side}" for name, side in EPILOGUES])
def test_every_epilogue_gives_and_takes_what_is_printed(name: str, side: str) -> None:
    t = ended(name, side)
    # Fairies give a point and the score card four.
    before = [{**START, "track": START["track"] + 5}, START]
    for seat, change in enumerate(QUESTS[name][0 if side == "light" else 1]):
        assert {key: before[seat][key] + change.get(key, 0) for key in START} == {key: t.side(seat)[key] for key in START}, seat


@rule("PRO-EPI-10")
@pytest.mark.parametrize(("name", "side"), EPILOGUES, ids=[f"{name}-{side}" for name, side in EPILOGUES])
def test_four_epilogues_leave_something_for_the_next_quests(name: str, side: str) -> None:
    t = ended(name, side, ii_light=5)
    second = next(event.values for event in t.events_named("quest-counted") if event.values[0] == 1)
    assert list(NEUTRAL.get((name, side), (0, 0))) == second[3:]


@rule("PRO-EPI-02", "PRO-BUY-09")
@pytest.mark.parametrize(("name", "side"), EPILOGUES, ids=[f"{name}-{side}" for name, side in EPILOGUES])
def test_only_the_light_tower_of_ages_makes_monuments_cheaper_for_its_winners(name: str, side: str) -> None:
    t = ended(name, side)
    assert "purchase" == t.view()["phase"]
    cheaper = {"wood": 1, "metal": 0, "wheat": 0} if (name, side) == ("the-tower-of-ages", "light") else {"wood": 0, "metal": 0, "wheat": 0}
    assert [cheaper, dict.fromkeys(cheaper, 0)] == [t.side(seat)["rebates"] for seat in (0, 1)]


@rule("PRO-EPI-04")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_the_dark_tower_of_ages_scores_for_three_monuments_at_most(number: int, points: int) -> None:
    built = ["war-totem", "rune-stone", "votive-statue", "triumphal-arch", "bone-altar"][:number]
    t = table(4).quest("i", "the-tower-of-ages", "elf", "human", dark=1).monuments(0, *built).plan(0, i_dark=1).resolve()
    assert points == t.side(0)["sources"]["epilogues"]


@rule("PRO-EPI-04", "PRO-EPI-05")
@pytest.mark.parametrize(
    ("name", "side", "field", "number"), [("the-heros-trial", "light", "track", 2), ("the-endless-winter", "dark", "wheat", -3)]
)
def test_who_is_on_both_sides_is_a_winner_and_opposite(name: str, side: str, field: str, number: int) -> None:
    other = "dark" if side == "light" else "light"
    t = table(4).quest("i", name, "elf", "dwarf", **{side: 1}).stock(0, wheat=9).plan(0, **{f"i_{side}": 2, f"i_{other}": 1})
    t.resolve()
    before = {"track": 4, "wheat": 9}[field]
    assert before + number == t.side(0)[field]


@rule("PRO-EPI-02", "PRO-TURN-05")
def test_the_tower_of_ages_is_forgotten_in_the_next_turn() -> None:
    t = table(4).quest("i", "the-tower-of-ages", "elf", "human", light=1).plan(0, i_light=1).resolve().buy_nothing()
    assert ("Planning", 0) == (t.asked, t.side(0)["rebates"]["wood"])

"""The final scoring: resources, monuments, objectives, and who wins."""

from __future__ import annotations

import pytest
from games.pantheon_proto.tables import Table, rule, table


def source(t: Table, name: str) -> list[int]:
    found: list[int] = dict(t.outcome.sources)[name]
    return found


@rule("PRO-FIN-01")
def test_the_score_is_the_sum_of_the_track_resources_monuments_objectives_and_tools() -> None:
    t = (
        table(4)
        .points(0, 11)
        .stock(0, wood=7)
        .monuments(0, "votive-statue", "war-totem", "rune-stone")
        .tool(0, "laurel-crown", crafted=True)
    )
    t.scale(elf=3, orc=-1).objectives(0, "elf", "human").finish()
    assert 11 + 2 + (5 + 3 + 3) + 10 + 3 == t.scores[0]
    assert (2, 11, 10, 3) == tuple(source(t, name)[0] for name in ("resources", "monuments", "objectives", "tools"))


@rule("PRO-FIN-01")
def test_the_sources_add_up_to_the_score() -> None:
    t = table(4).points(0, 11).stock(0, wood=7).monuments(0, "votive-statue").finish()
    assert t.scores == [sum(points) for points in zip(*[points for _, points in t.outcome.sources], strict=True)]
    assert ["ranks", "gifts", "cards", "epilogues", "resources", "monuments", "objectives", "tools"] == [
        name for name, _ in t.outcome.sources
    ]


@rule("PRO-FIN-02", "PRO-RUL-52")
@pytest.mark.parametrize(
    ("stock", "points"), [((0, 0, 0), 0), ((1, 1, 0), 0), ((1, 1, 1), 1), ((2, 2, 2), 2), ((3, 0, 2), 1), ((30, 30, 32), 30)]
)
def test_three_resources_are_a_point_whatever_they_are(stock: tuple[int, int, int], points: int) -> None:
    t = table(4).stock(0, wood=stock[0], metal=stock[1], wheat=stock[2]).finish()
    assert points == t.scores[0]


@rule("PRO-FIN-03", "PRO-RUL-48")
def test_monuments_score_together_with_those_they_count() -> None:
    t = table(4).monuments(0, "war-totem", "skull-arena", "marble-quarry", "votive-statue").finish()
    assert 5 + 6 + 6 + 5 == t.scores[0]
    assert {"war-totem": 5, "skull-arena": 6, "marble-quarry": 6, "votive-statue": 5} == t.monuments_scored(0)


@rule("PRO-FIN-04", "PRO-SETUP-28", "PRO-INFO-03")
def test_all_objectives_are_revealed() -> None:
    t = table(4).objectives(0, "elf", "orc").objectives(1, "orc", "elf").finish()
    assert [("elf", "orc"), ("orc", "elf")] == [(side["favoured"], side["disfavoured"]) for side in t.view(-1)["sides"][:2]]
    assert 4 == len(t.events_named("objectives-revealed"))


@rule("PRO-FIN-05", "PRO-FIN-07")
@pytest.mark.parametrize(
    ("favoured", "disfavoured", "points"),
    [("elf", "orc", 20), ("elf", "human", 10), ("human", "orc", 10), ("orc", "elf", 0), ("dwarf", "fairy", 0)],
)
def test_the_favoured_people_must_be_highest_and_the_disfavoured_lowest(favoured: str, disfavoured: str, points: int) -> None:
    t = table(4).scale(elf=2, orc=-2, human=1).objectives(0, favoured, disfavoured).finish()
    assert points == source(t, "objectives")[0]


@rule("PRO-FIN-05")
def test_highest_and_lowest_are_compared_and_not_the_ends_of_the_scale() -> None:
    t = table(4).scale(elf=-1, orc=-3, human=-2, dwarf=-2, fairy=-2, undead=-2).objectives(0, "elf", "orc").finish()
    assert 20 == source(t, "objectives")[0]


@rule("PRO-FIN-06")
def test_all_tied_peoples_are_highest_or_lowest() -> None:
    t = table(4).scale(elf=2, human=2, orc=-2, dwarf=-2).objectives(0, "elf", "dwarf").objectives(1, "human", "orc").finish()
    assert [20, 20] == source(t, "objectives")[:2]


@rule("PRO-FIN-08", "PRO-SETUP-27")
@pytest.mark.parametrize(("scale", "points"), [({"elf": 2}, 15), ({"elf": -2}, 15), ({"human": 1, "orc": -1}, 0)])
def test_the_same_people_on_both_cards_is_worth_15(scale: dict[str, int], points: int) -> None:
    t = table(4).scale(**scale).objectives(0, "elf", "elf").finish()
    assert points == source(t, "objectives")[0]


@rule("PRO-FIN-09", "PRO-RUL-49")
def test_if_all_peoples_are_level_both_cards_are_fulfilled() -> None:
    t = table(4).objectives(0, "elf", "elf").objectives(1, "orc", "human").finish()
    assert [20, 20] == source(t, "objectives")[:2]


@rule("PRO-FIN-08", "PRO-FIN-09", "PRO-FIN-07")
def test_the_log_names_the_rule_of_each_objective() -> None:
    one = table(4).scale(elf=1).objectives(0, "elf", "elf").objectives(1, "orc", "human").finish()
    assert "PRO-FIN-08" == one.rules_behind("objective-scored")[0]
    assert "PRO-FIN-07" in one.rules_behind("objective-scored")
    level = table(4).objectives(0, "elf", "elf").finish()
    assert "PRO-FIN-09" == level.rules_behind("objective-scored")[0]


@rule("PRO-FIN-10", "PRO-RUL-50")
def test_only_peoples_in_play_are_compared() -> None:
    """Orcs and undead are away: where they would stand counts for nothing."""
    t = table(2).scale(elf=-1, human=-1, dwarf=-2, fairy=-1).objectives(0, "elf", "dwarf").finish()
    assert 20 == source(t, "objectives")[0]
    t = table(2).scale(elf=1, human=1, dwarf=2, fairy=1).objectives(0, "dwarf", "fairy").finish()
    assert 20 == source(t, "objectives")[0]


@rule("PRO-FIN-11")
def test_the_highest_total_wins() -> None:
    t = table(4).points(0, 3).points(1, 9).points(2, 12).stock(3, wood=30).finish()
    ranks = t.outcome.ranks
    assert (2, 1) == (t.scores.index(max(t.scores)), ranks[2])
    assert sorted(ranks) == [1, 2, 3, 4]


@rule("PRO-FIN-12", "PRO-RUL-51")
def test_ties_go_by_the_final_initiative_order() -> None:
    t = table(4).order(3, 1, 0, 2).points(0, 90).points(1, 90).points(2, 50).points(3, 50).apart().finish()
    assert [2, 1, 4, 3] == t.outcome.ranks


@rule("PRO-FIN-12", "PRO-INI-03")
def test_the_order_of_the_last_turn_breaks_ties() -> None:
    t = table(4).order(0, 1, 2, 3).ends("scale").apart()
    t.points(0, 90).points(1, 90).points(2, 90).points(3, 90).plan(2, initiative=1).resolve()
    assert (True, [2, 3, 1, 4]) == (t.state.over, t.outcome.ranks)


@rule("PRO-FIN-13")
def test_points_have_no_upper_limit() -> None:
    t = table(4).points(0, 148).quest("i", "the-sacred-grove", "elf", "human").plan(0, i_light=1).resolve()
    assert 152 == t.side(0)["track"]


@rule("PRO-FIN-02", "PRO-FIN-03", "PRO-FIN-11")
def test_the_final_scoring_is_told_by_source() -> None:
    t = table(4).stock(0, wood=3).monuments(0, "votive-statue").finish()
    assert [[0, 1]] == [event.values for event in t.events_named("resources-scored") if event.values[0] == 0]
    assert [0, 1, 2, 3] == sorted(event.values[0] for event in t.events_named("finished"))
    assert t.scores == [event.values[1] for event in sorted(t.events_named("finished"), key=lambda event: event.values[0])]

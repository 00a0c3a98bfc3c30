"""The estimate knows what is certain, what is likely, and when the game ends."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import GAME, Table, new_game, people, table

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.games.pantheon_proto import heuristic
from themis.games.pantheon_proto.heuristic import FEATURES, PARTS, Outlook, features, prospects, turns_left


def feature(t: Table, seat: int, name: str) -> float:
    return features(t.state, seat)[FEATURES.index(name)]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_can_be_judged_and_the_end_is_exact(seats: int) -> None:
    s, io = new_game(seats, seats, gods="chosen").state, Io(Seeded(seats), True)
    while not s.over:
        found = [features(s, seat) for seat in range(seats)]
        assert len(FEATURES) == len(found[0])
        assert prospects(s) == pytest.approx([sum(one[: len(PARTS)]) for one in found])
        play_at_random(s, io, 3)

    assert prospects(s) == GAME.outcome(s).scores


def test_the_nearest_end_counts() -> None:
    begin = turns_left(table(4).planning().state)

    assert 3.5 < begin < 5.5
    assert turns_left(table(4).scale(elf=6).planning().state) < begin
    assert turns_left(table(4).quest_pile(1).planning().state) < begin
    assert turns_left(table(4).pile("rune-stone", rest=3).planning().state) < begin
    assert 0.0 == turns_left(table(4).ends("scale").build(0).state)


def test_disciples_are_worth_more_early() -> None:
    early = table(4).disciples(0, 20).planning()
    late = table(4).disciples(0, 20).scale(elf=6).planning()

    assert feature(early, 0, "disciples") > feature(late, 0, "disciples") > 0
    assert feature(early, 0, "disciples") > feature(early, 1, "disciples")


def test_objectives_are_worth_what_the_scale_makes_likely() -> None:
    t = table(4).scale(elf=3, orc=-3).objectives(0, "elf", "orc").objectives(1, "orc", "elf").planning()

    assert feature(t, 0, "objectives") > 10 > 2 > feature(t, 1, "objectives")
    assert 1.0 == pytest.approx(sum(Outlook(t.state).top)) == pytest.approx(sum(Outlook(t.state).bottom))


def test_the_same_people_on_both_cards_is_worth_more() -> None:
    t = table(2).objectives(0, "elf", "elf").objectives(1, "human", "dwarf").planning()

    assert feature(t, 0, "objectives") == pytest.approx(1.5 * feature(t, 1, "objectives"), rel=0.3)


def test_marks_tell_who_will_win() -> None:
    plain = table(4).quest("i", "the-eclipse", "elf", "dwarf").planning().state
    marked = table(4).quest("i", "the-eclipse", "elf", "dwarf", light=1).planning().state

    assert 0.5 == pytest.approx(heuristic.light_chance(plain, 0, 3.0))
    assert heuristic.light_chance(marked, 0, 3.0) > 0.7
    assert Outlook(marked).top[people("elf")] > Outlook(plain).top[people("elf")]


def test_a_set_may_still_grow_while_there_are_turns() -> None:
    t = table(4).monuments(0, "rune-stone").monuments(1, "votive-statue").planning()

    assert [3.0, 5.0] == [feature(t, seat, "monuments") for seat in (0, 1)]
    assert feature(t, 0, "sets") > 0 == feature(t, 1, "sets")


def test_what_there_is_much_of_is_worth_less() -> None:
    t = table(4).stock(0, wood=4, metal=4, wheat=4).stock(1, wood=12).power(2, "transmutation").stock(2, wood=12).planning()

    assert feature(t, 0, "stock") > feature(t, 1, "stock")
    assert feature(t, 2, "stock") > feature(t, 1, "stock")
    assert [4.0, 4.0] == [feature(table(4).ends("scale").stock(0, **stock).build(1), 0, "stock") for stock in ({"wood": 12}, {"wheat": 13})]


def test_a_built_tool_is_worth_more_than_one_in_hand() -> None:
    t = table(4).tool(0, "aegis", crafted=True).tool(1, "laurel-crown").planning()
    unbuilt = table(4).tool(0, "aegis").tool(1, "laurel-crown").planning()

    assert feature(t, 0, "cards") > feature(unbuilt, 0, "cards") > 0


@pytest.mark.parametrize(("power", "tool"), [("transmutation", "philosophers-stone"), ("the-legion", "shepherds-crook")])
@pytest.mark.parametrize("crafted", [True, False])
def test_a_tool_that_adds_nothing_to_the_power_is_worth_nothing(power: str, tool: str, crafted: bool) -> None:
    def worth(power: str) -> float:
        s = table(4).power(0, power).tool(0, tool, crafted=crafted).planning().state
        return heuristic.card_worth(s, 0, s.t.powers + s.tool[0], 3.0)

    assert worth("abundance") > 0.0 == worth(power)


def test_what_a_tool_brings_and_costs_is_known_before_it_is_built() -> None:
    t = table(4).tool(0, "aegis").tool(1, "laurel-crown").tool(2, "golden-sickle").tool(3, "winged-sandals").planning()
    names = ["tool_scoring_lines", "tool_harvest", "tool_cost"]

    assert [[1.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 2.0, 2.0], [0.0, 0.0, 2.0]] == [
        [feature(t, seat, name) for name in names] for seat in range(4)
    ]


def test_a_monument_that_scores_for_others_is_counted() -> None:
    t = table(4).monuments(0, "rune-stone").monuments(1, "votive-statue").planning()

    assert [1.0, 0.0] == [feature(t, seat, "counting") for seat in (0, 1)]

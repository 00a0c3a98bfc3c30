"""Planning: who places what and where, at once and in secret, as a whole or cell by cell."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import GAME, rule, table
from games.pantheon_proto.sending import all_of, hand_in, numbers, revealed, verdicts, why, written

from themis.core.chance import Sealed, Seeded
from themis.core.session import follow, start
from themis.errors import IllegalChoice
from themis.games.pantheon_proto.content import CELLS

LEGAL = "wood 5, metal 5, I-L 5"
BIG = pytest.mark.parametrize("seats", [4, 5, 6])
SMALL = pytest.mark.parametrize("seats", [2, 3])


# All at once, in secret


@rule("PRO-PLAN-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_plans_at_the_same_time(seats: int) -> None:
    t = table(seats).begin_turn()
    assert ("Planning", list(range(seats))) == (t.asked, t.waiting)


@rule("PRO-PLAN-02")
def test_plans_are_handed_in_in_any_order() -> None:
    t = table(3).begin_turn()
    for seat, left in [(2, [0, 1]), (0, [1])]:
        hand_in(t, {seat: LEGAL})
        assert left == t.waiting
    hand_in(t, {1: LEGAL})
    assert 3 == len(t.events_named("plan-revealed"))


@rule("PRO-PLAN-09", "PRO-INFO-05")
def test_a_plan_is_seen_by_its_owner_alone_until_the_last_is_handed_in() -> None:
    t = hand_in(table(3).begin_turn(), {1: LEGAL})
    assert [None, None, numbers(LEGAL), None] == [t.view(seat)["sides"][1]["plan"] for seat in (-1, 0, 1, 2)]
    assert [] == t.events


@rule("PRO-PLAN-09", "PRO-INFO-05")
def test_others_see_only_that_somebody_has_planned() -> None:
    one, other = [hand_in(table(3).begin_turn(), {1: plan}) for plan in (LEGAL, "III-D 5, wheat 5, metal 5")]
    for seat in (-1, 0, 2):
        assert one.view(seat) == other.view(seat)
    assert [False, True, False] == all_of(one, "planned")


@rule("PRO-PLAN-09")
def test_nothing_shows_how_far_somebody_has_come_cell_by_cell() -> None:
    t = table(3).begin_turn()
    before = [t.view(seat) for seat in (-1, 0, 2)]
    t.play("put wood 3", "put metal 2", seat=1)
    assert before == [t.view(seat) for seat in (-1, 0, 2)]
    assert 2 == t.view(1)["sides"][1]["laid"]


@rule("PRO-PLAN-08", "PRO-RUL-60")
def test_nothing_but_disciples_can_be_placed_and_nothing_promised_or_given() -> None:
    """Talking is free: the rules know nothing of it, and no choice hands anything over to somebody else."""
    verbs = {verb.name for verb in GAME.catalogue.verbs}
    assert {"god", "power", "tool", "plan", "put", "add", "pass", "use", "waive", "build", "craft", "pay", "recruit", "done"} == verbs
    assert not any(domain.name == "seat" for verb in GAME.catalogue.verbs for domain in verb.domains)


# What must be placed


@rule("PRO-PLAN-01", "PRO-RUL-18")
def test_a_disciple_of_the_planning_phase_is_placed_at_once() -> None:
    t = table(3).turn(2).power(0, "the-flock").tool(1, "shepherds-crook", crafted=True).begin_turn()
    assert [16, 16, 15] == all_of(t, "disciples")
    assert [] == why(t, 0, written("wood 5, metal 5, wheat 5, initiative 1"))
    assert ["PRO-PLAN-03"] == why(t, 0, written("wood 5, metal 5, wheat 5"))


@rule("PRO-PLAN-03")
@pytest.mark.parametrize(
    ("plan", "broken"), [("wood 5, I-L 5, I-D 5", False), ("wood 5, I-L 5, I-D 4", True), ("wood 5, I-L 5, I-D 5, IV-D 1", True)]
)
def test_a_plan_places_all_disciples_and_no_more(plan: str, broken: bool) -> None:
    assert (["PRO-PLAN-03"] if broken else []) == why(table(4).begin_turn(), 2, written(plan))


@rule("PRO-PLAN-03")
def test_cell_by_cell_the_last_disciples_must_be_placed() -> None:
    t = table(2).disciples(0, 8).begin_turn().play(*[f"put {cell} 0" for cell in CELLS[:8]], seat=0)
    assert ["put iii-light 3", "put iii-light 4", "put iii-light 5"] == t.options_of(0)
    assert ["PRO-PLAN-03"] == why(t, 0, "put iii-light 2")


@rule("PRO-PLAN-04", "PRO-PLAN-07")
@pytest.mark.parametrize(("seats", "number"), [(2, 10), (3, 10), (4, 12), (5, 12), (6, 12)])
def test_there_are_ten_cells_with_two_or_three_people_else_twelve(seats: int, number: int) -> None:
    assert CELLS[:number] == table(seats).begin_turn().scene()["cells"]


@rule("PRO-PLAN-04", "PRO-RUL-12")
def test_cells_lie_in_columns_with_the_quests_in_two_rows() -> None:
    scene = {cell["cell"]: (cell["column"], cell["row"]) for cell in table(4).begin_turn().scene()["temple"]}
    assert CELLS == list(scene)
    places = [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (2, 1), (3, 1), (4, 1), (5, 1)]
    assert places == list(scene.values())


@rule("PRO-PLAN-05")
@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_takes_at_most_five(cell: str) -> None:
    t = table(4).disciples(0, 6).begin_turn()
    for number, broken in [(5, []), (6, ["PRO-PLAN-05"])]:
        plan = [number if name == cell else 0 for name in CELLS]
        rest = CELLS.index("wood" if cell != "wood" else "metal")
        plan[rest] += 6 - number
        assert broken == why(t, 0, " ".join(["plan", *map(str, plan)]))


@rule("PRO-PLAN-05")
def test_cell_by_cell_nobody_is_offered_more_than_five() -> None:
    t = table(4).begin_turn()
    assert [f"put wood {number}" for number in range(6)] == t.options_of(0)
    assert 5 == t.scene()["cell_most"]


@rule("PRO-PLAN-06")
def test_both_sides_of_a_quest_may_be_played() -> None:
    plan = "I-L 5, I-D 5, II-L 2, II-D 3"
    t = table(2).begin_turn()
    assert [] == why(t, 0, written(plan))
    assert plan == revealed(hand_in(t, {0: plan, 1: LEGAL}), 0)


@rule("PRO-PLAN-07")
@SMALL
@pytest.mark.parametrize("cell", ["IV-L", "IV-D"])
def test_two_or_three_people_do_not_use_the_fourth_quest(seats: int, cell: str) -> None:
    t = table(seats).begin_turn()
    assert "PRO-PLAN-07" in why(t, 0, written(f"wood 5, metal 5, {cell} 5"))
    assert ["PRO-PLAN-07"] == why(t, 0, "put iv-light 1")


@rule("PRO-PLAN-07")
@BIG
def test_four_to_six_people_use_it(seats: int) -> None:
    assert [] == why(table(seats).begin_turn(), 0, written("wood 5, IV-L 5, IV-D 5"))


@rule("PRO-PLAN-07")
@SMALL
def test_cell_by_cell_two_or_three_people_are_not_asked_about_it(seats: int) -> None:
    t = table(seats).disciples(0, 5).begin_turn().play(*[f"put {cell} 0" for cell in CELLS[:9]], seat=0)
    assert 0 not in t.waiting


# Nobody takes back


@rule("PRO-PLAN-16", "PRO-PLAN-14")
def test_a_plan_that_was_handed_in_is_not_changed_any_more() -> None:
    t = hand_in(table(3).begin_turn(), {1: LEGAL})
    assert 1 not in t.waiting
    hand_in(t, {0: LEGAL, 2: LEGAL})
    assert [numbers(LEGAL)] * 3 == all_of(t, "plan")


@rule("PRO-PLAN-16")
def test_once_all_are_revealed_nothing_is_taken_back() -> None:
    session = start(GAME, ["Ann", "Ben"], {"cards": "dealt"}, Seeded(3))
    for seat in (0, 1):
        left = session.view(seat)["sides"][seat]["disciples"]  # type: ignore[index]
        session.choose(seat, f"plan 5 5 {left - 10} 0 0 0 0 0 0 0 0 0")
    assert ["revealed", "revealed"] == [session.undo_refusal(seat) for seat in (0, 1)]


@rule("PRO-PLAN-16")
def test_plans_legal_or_not_are_played_again_from_the_record() -> None:
    session = start(GAME, ["Ann", "Ben"], {"cards": "dealt"}, Sealed(bytes(32), []))
    for seat, plan in ((1, "wood 9, IV-L 3"), (0, "I-L 5, II-D 5")):
        session.choose(seat, written(plan))
    assert [written("wood 9, IV-L 3"), written("I-L 5, II-D 5")] == [line.text for line in session.record.lines]
    again = follow(GAME, session.record, bytes(32).hex())
    assert GAME.save(session.state) == GAME.save(again.state)


@pytest.mark.parametrize("text", ["plan 5 5 5", "plan 26 0 0 0 0 0 0 0 0 0 0 0", "put wood 6"])
def test_what_is_no_plan_at_all_is_refused(text: str) -> None:
    session = start(GAME, ["Ann", "Ben"], {"cards": "dealt"}, Seeded(3))
    with pytest.raises(IllegalChoice):
        session.choose(0, text)


def test_a_plan_is_refused_where_nobody_plans() -> None:
    session = start(GAME, ["Ann", "Ben"], {}, Seeded(3))
    with pytest.raises(IllegalChoice):
        session.choose(session.waiting()[0], written(LEGAL))


# The clock is told, not kept


@rule("PRO-PLAN-11", "PRO-RUL-15")
def test_twenty_seconds_are_left_when_most_are_ready() -> None:
    t = table(3).begin_turn()
    assert 20 == t.state.stack[-1].countdown(t.state)


@rule("PRO-PLAN-15", "PRO-RUL-15")
def test_or_the_table_waits_for_everybody() -> None:
    t = table(3, countdown="everybody").begin_turn()
    assert 0 == t.state.stack[-1].countdown(t.state)


# Without disciples


@rule("PRO-RUL-20")
def test_whoever_has_no_disciples_plans_nothing() -> None:
    t = table(3).disciples(1, 0).begin_turn()
    assert [0, 2] == t.waiting
    assert "" == revealed(hand_in(t, {0: LEGAL, 2: LEGAL}), 1)


@rule("PRO-RUL-20")
def test_if_nobody_has_disciples_the_turn_goes_on() -> None:
    t = table(2).disciples(0, 0).disciples(1, 0).begin_turn()
    assert ["unresolved"] * 3 == [word for _, word, _ in verdicts(t)][:3]

"""A refusal names the rule that is really in the way, and says it in both languages; what is another moment's choice is not refused at all."""

from __future__ import annotations

import pytest
from games.pantheon_proto.laying import Table
from games.pantheon_proto.tables import GAME, choosing_a_power, new_game, rule, table

from themis.core.frame import explain, options
from themis.speech.speech import LANGUAGES, Speech

SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}


# Which rule


@rule("PRO-SETUP-13", "PRO-SETUP-19", "PRO-SETUP-22")
def test_what_is_taken_or_not_there_cannot_be_chosen_in_the_set_up() -> None:
    t = new_game(4, gods="chosen").play("god sun")
    assert ["PRO-SETUP-13"] == t.why("god sun")
    powers = choosing_a_power("dawn", "dusk", "ubiquity")
    assert ([], ["PRO-SETUP-19"]) == (powers.why("power dawn"), powers.why("power abundance"))
    tools = powers.play("power dawn", "power dusk")
    taken = tools.options[0]
    tools.play(taken)
    assert ["PRO-SETUP-22"] == tools.why(taken)


@rule("PRO-PLAN-03", "PRO-PLAN-05", "PRO-PLAN-07", "PRO-NORM-01")
def test_a_plan_names_all_the_rules_that_it_breaks() -> None:
    t = table(2).planning()
    assert [] == t.why("plan 5 5 5 0 0 0 0 0 0 0 0 0")
    assert ["PRO-PLAN-03"] == t.why("plan 5 5 4 0 0 0 0 0 0 0 0 0")
    assert ["PRO-PLAN-05"] == t.why("plan 6 5 4 0 0 0 0 0 0 0 0 0")
    assert ["PRO-PLAN-07"] == t.why("plan 5 5 0 0 0 0 0 0 0 0 5 0")
    assert ["PRO-PLAN-03", "PRO-PLAN-05", "PRO-PLAN-07"] == t.why("plan 9 0 0 0 0 0 0 0 0 0 0 1")
    assert (["PRO-NORM-01"], ["PRO-PLAN-07"]) == (t.why("put metal 1"), t.why("put iv-dark 1"))


@rule("PRO-RES-12", "PRO-RES-08")
def test_a_bonus_is_refused_on_a_cell_of_another_column() -> None:
    t = table(4).power(0, "ubiquity").plan(0, wood=1).resolve()
    assert ([], ["PRO-RES-12"]) == (t.why("add wheat"), t.why("add initiative"))
    t = table(4, bonuses="ask").power(0, "the-herald").plan(0, wood=1).resolve()
    assert ([], ["PRO-RES-08"]) == (t.why("use initiative"), t.why("use wheat"))


@rule("PRO-BUY-03", "PRO-BUY-04", "PRO-TOOL-01", "PRO-TOOL-02", "PRO-TOOL-04")
def test_a_construction_is_refused_because_it_is_not_there_or_cannot_be_paid() -> None:
    t = table(4).shop("votive-statue").tool(0, "shepherds-crook").stock(0, wood=2, metal=2, wheat=1).purchase()
    assert [["PRO-BUY-04"], ["PRO-BUY-03"]] == [t.why(f"build {name}") for name in ("votive-statue", "war-totem")]
    assert [["PRO-TOOL-01"], ["PRO-TOOL-04"]] == [t.why(f"craft {name}") for name in ("shepherds-crook", "aegis")]
    t = table(4).shop().tool(0, "laurel-crown").stock(0, wood=2, metal=2, wheat=1).purchase()
    assert ["PRO-TOOL-02"] == t.why("craft laurel-crown")


@rule("PRO-BUY-04", "PRO-BUY-10", "PRO-RUL-46")
def test_a_mix_is_refused_that_is_too_dear_or_not_there() -> None:
    t = table(4).power(0, "transmutation").shop("votive-statue").stock(0, wood=1, metal=9).purchase().play("build votive-statue")
    assert [["PRO-BUY-10"], ["PRO-BUY-04"], ["PRO-BUY-10"]] == [t.why(text) for text in ("pay 2 4", "pay 1 6", "pay 1 4")]
    t = table(4).power(0, "transmutation").stock(0, wood=9).recruit(0)
    assert ["PRO-RUL-46"] == t.why("recruit 1 1")


@rule("PRO-REC-02", "PRO-REC-04")
def test_recruits_are_refused_that_cannot_be_paid_or_find_no_room() -> None:
    t = table(4).disciples(0, 23).stock(0, wood=1, metal=9, wheat=9).recruit(0)
    assert [["PRO-REC-02"], ["PRO-REC-02"], ["PRO-REC-04"], []] == [
        t.why(text) for text in ("recruit 2 2", "recruit 1 2", "recruit 3 0", "recruit 2 1")
    ]


@pytest.mark.parametrize(
    "text", ["god sun", "power dawn", "tool aegis", "put wood 1", "add wood", "use wood", "waive", "pass", "recruit 1 0", "pay 0 0"]
)
def test_what_is_another_moments_choice_is_not_refused(text: str) -> None:
    t = table(4).shop("votive-statue").stock(0, wood=9, metal=9, wheat=9).purchase()
    assert ([], False) == (t.why(text), t.offers(text))


def decisions() -> list[Table]:
    """One table of each decision."""
    rich = table(4).shop("votive-statue").stock(0, wood=9, metal=9, wheat=9)
    any_resource = table(4).power(0, "transmutation").tool(0, "aegis").shop("votive-statue").stock(0, wood=9, metal=2, wheat=1)
    tools = choosing_a_power("dawn", "dusk", "ubiquity").play("power dawn", "power dusk")
    return [
        new_game(4, gods="chosen"),
        choosing_a_power("dawn", "dusk", "ubiquity"),
        tools,
        table(3).planning(),
        table(4).power(0, "ubiquity").plan(0, wood=1).resolve(),
        table(4, bonuses="ask").power(0, "the-herald").plan(0, wood=1).resolve(),
        rich.purchase(),
        any_resource.purchase().play("build votive-statue"),
        table(4).stock(0, wood=9, metal=2, wheat=9).recruit(0),
        table(4).power(0, "transmutation").stock(0, wood=9, metal=2, wheat=9).recruit(0).play("recruit 2 0"),
    ]


@pytest.mark.parametrize("t", decisions(), ids=lambda t: t.asked)
def test_whatever_is_offered_has_no_reason_against_it_and_nothing_of_the_verbs_asked_for_lacks_one(t: Table) -> None:
    seat = t.waiting[0]
    free = options(t.state, seat)
    asked = {choice.verb.name for choice in free}
    for choice in t.game.catalogue.choices:
        reasons = explain(t.state, seat, choice)
        if choice in free:
            assert [] == reasons
        elif choice.verb.name in asked:
            assert reasons, choice.text


# What is said


@pytest.mark.parametrize(
    ("rule_id", "english", "french"),
    [
        ("PRO-PLAN-05", "5", "5"),
        ("PRO-BUY-04", "cost", "coût"),
        ("PRO-TOOL-02", "prerequisite", "prérequis"),
        ("PRO-REC-04", "25", "25"),
    ],
)
def test_a_refusal_says_its_rule_in_both_languages(rule_id: str, english: str, french: str) -> None:
    said = {language: speech.refusal([rule_id]) for language, speech in SPEECHES.items()}
    assert english in said["en"]
    assert french in said["fr"]
    assert all(rule_id in sentence for sentence in said.values())


def test_a_refusal_in_full() -> None:
    t = table(4).shop("votive-statue").tool(0, "aegis").stock(0, metal=1).purchase()
    assert SPEECHES["en"].refusal(t.why("build votive-statue")).startswith("Not now, by PRO-BUY-04: ")
    assert "That is not what is being decided now." == SPEECHES["en"].refusal(t.why("recruit 1 0"))

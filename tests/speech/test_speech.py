"""Numbers turned into sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.uruk.laying import T

from themis.core.chance import Sealed
from themis.core.event import EVERYBODY, Event, EventKind
from themis.core.session import start
from themis.errors import BadOptions, UndeclaredField
from themis.games import find
from themis.games.uruk import content, moves
from themis.speech.speech import Speech

GAME = find("uruk")
ENGLISH = Speech(GAME, "en")
FRENCH = Speech(GAME, "fr")
NAMES = ["Ada", "Ben"]
KILN = T.kind_slugs.index("kiln")
ROAD = T.kind_slugs.index("road")
BLUE = content.COLOURS.index("blue")


def event(kind: EventKind, *values: int) -> Event:
    return Event(kind, list(values), EVERYBODY)


def test_a_card_has_a_name_and_says_what_it_does() -> None:
    assert ("Kiln", "Four") == (ENGLISH.card("kiln"), FRENCH.card("kiln"))
    assert "Gain 1 red cube." == ENGLISH.function("kiln")


def test_a_designers_new_card_is_called_by_its_slug() -> None:
    assert "sun dial" == ENGLISH.card("sun-dial")
    assert "" == ENGLISH.function("sun-dial")


def test_a_choice_says_what_it_does_and_with_the_facts_what_it_costs() -> None:
    choice = T.moves.disc.of(1)
    facts = {"card": KILN, "discs": 1, "full": 2, "number": 1, "saved": 1, "different": 0, "colour": 0}

    assert "Place a disc in slot 2" == ENGLISH.choice(choice, NAMES)
    assert "Found a village above the Kiln (2 red; reduced price: 1)" == ENGLISH.choice(choice, NAMES, facts)
    assert "Fonder un village sur le Four (2 rouges\u00a0; prix réduit\u00a0: 1)" == FRENCH.choice(choice, NAMES, facts)


def test_two_arguments_of_a_kind_do_not_get_mixed_up() -> None:
    assert "Swap red for blue" == ENGLISH.choice(T.moves.swap.of2(0, BLUE), NAMES)


def test_a_set_of_cubes_is_spelled() -> None:
    choice = GAME.catalogue.parse("pay rryb")
    assert choice is not None

    assert "Pay R R Y B" == ENGLISH.choice(choice, NAMES)
    assert "Payer R R J B" == FRENCH.choice(choice, NAMES)


def test_events_are_told_with_names_articles_and_plurals() -> None:
    assert "Ada places the Kiln in slot 2." == ENGLISH.event(event(moves.PLACED, 0, KILN, 2), NAMES)
    assert "Ben gains 1 blue cube." == ENGLISH.event(event(moves.GAINED_BY_SWAP, 1, 1, BLUE), NAMES)
    assert "Ben reçoit 3 cubes bleus." == FRENCH.event(event(moves.GAINED_BY_NERGAL, 1, 3, BLUE), NAMES)
    assert "Ada takes 1 blue cube from Ben." == ENGLISH.event(event(moves.ROBBED, 0, BLUE, 1), NAMES)


def test_a_number_that_the_game_never_declared_is_named() -> None:
    with pytest.raises(UndeclaredField, match="'altitude'"):
        ENGLISH.event(event(EventKind("drew", ["seat", "altitude"], "URU-ACT-01"), 0, 3), NAMES)


def test_a_story_does_not_repeat_itself() -> None:
    events = [event(moves.PAID_BID, 0, 1, 0), event(moves.PAID_BID, 0, 2, BLUE), event(moves.PAID_BID, 1, 1, 0)]

    assert ["Ada pays 1 red cube, 2 blue.", "Ben pays 1 red cube."] == ENGLISH.story(events, NAMES)
    assert ["Ada paie 1 cube rouge, 2 bleus.", "Ben paie 1 cube rouge."] == FRENCH.story(events, NAMES)


def test_a_sentence_goes_on_although_another_rule_is_behind_it() -> None:
    events = [event(moves.DISCARDED_AS_COPY, 0, KILN), event(moves.DISCARDED_IN_PAIR, 0, ROAD)]

    assert ["Ada discards the Kiln, the Road."] == ENGLISH.story(events, NAMES)


def test_cards_that_come_and_go_are_listed() -> None:
    events = [event(moves.REFILLED, KILN), event(moves.REFILLED, ROAD)]

    assert ["New in the display: Kiln, Road."] == ENGLISH.story(events, NAMES)


def test_who_is_asked_is_spoken_to_and_all_others_are_told() -> None:
    session = start(GAME, NAMES, {}, Sealed(b"secret", []))
    seat = session.waiting()[0]

    assert ENGLISH.question(session.view(seat), NAMES).startswith(f"{NAMES[seat]}: ")
    assert ENGLISH.question(session.view(1 - seat), NAMES).startswith(f"{NAMES[seat]} ")


def test_a_refusal_gives_the_words_of_the_rules() -> None:
    assert ENGLISH.refusal(["URU-INV-14"]).startswith("Not now, by URU-INV-14: No jumping levels")
    assert 2 == len(ENGLISH.refusal(["URU-INV-14", "URU-INV-02"]).splitlines())
    assert "That is not what is being decided now." == ENGLISH.refusal([])


def test_a_ruling_is_told_with_its_reason() -> None:
    assert "They share the victory." in ENGLISH.rule("URU-RUL-44")
    assert "There is no rule URU-INV-99." == ENGLISH.rule("URU-INV-99")


@pytest.mark.parametrize("code", ["nothing", "other-seat", "chance", "revealed"])
def test_every_refusal_to_undo_is_a_sentence(code: str) -> None:
    assert ENGLISH.undo_refusal(code).endswith(".")
    assert FRENCH.undo_refusal(code).endswith(".")


def test_bots_get_names_and_people_keep_theirs_without_tricks() -> None:
    assert ["Ada", "Pythia", "Cassandra", "[2JEve"] == ENGLISH.names(["Ada", "bot:medium", "bot:hard", "\x1b[2JEve"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions, match="there are: en, fr"):
        Speech(GAME, "xx")


# What cards do, put together from their effects


PROTOTYPE = find("pantheon_proto")


@pytest.mark.parametrize(
    ("table", "slug", "said"),
    [
        ("power", "abundance", "Start: +2 wood, +2 metal, +1 wheat. Each resolution phase: +1 wood."),
        (
            "power",
            "transmutation",
            "Start: +2 wood, +2 metal, +2 wheat. You may pay any resource in place of another. Your count on the wheat cell: \u22121.",
        ),
        ("tool", "sun-spear", "Costs 1 metal. Your count on each light quest cell with exactly 5 of your disciples: +1."),
        ("tool", "laurel-crown", "Costs nothing. Requires built monuments of 3 colours. End of the game: +1 VP for each monument."),
        (
            "quest",
            "the-black-plague",
            "Light \u2013 Winners: +1 wheat. Opposite side: +1 wheat. Dark \u2013 Winners: +3 VP, \u22121 disciple.",
        ),
        ("monument", "war-totem", "Costs 3 wood, 3 metal. At the end: 1 VP, and 2 VP for each of your orange monuments."),
        ("people", "orc", "Opposite side: \u22121 disciple."),
    ],
)
def test_a_card_says_its_effects_and_those_of_one_moment_in_one_sentence(table: str, slug: str, said: str) -> None:
    assert said == Speech(PROTOTYPE, "en").function(slug, table)


def test_a_card_that_a_variant_changes_says_what_it_does_now() -> None:
    varied = Speech(find("pantheon_proto", Path(__file__).parents[1] / "games/pantheon_proto/variant.toml"), "fr")

    assert "Côté adverse\u00a0: \u22121 disciple. Gagnants\u00a0: +1 métal." == varied.function("orc", "people")
    assert varied.function("rune-stone", "monument").startswith(
        "Coût\u00a0: 1 bois, 3 métaux, 1 blé. À la fin\u00a0: 1 PV, plus 3 PV par monument gris"
    )


def test_a_whole_plan_is_said_place_by_place() -> None:
    plan = PROTOTYPE.catalogue.parse("plan 5 5 5 0 0 0 0 0 0 0 0 0")

    assert plan is not None
    assert "Plan: wood 5, metal 5, wheat 5" == Speech(PROTOTYPE, "en").choice(plan, [])

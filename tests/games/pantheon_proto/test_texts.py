"""The prototype's own words: names, what cards do, and sentences with what things cost."""

from __future__ import annotations

import re

import pytest
from games.pantheon_proto.tables import GAME, Table, table
from kit.texts import own_keys, variables, with_articles
from kit.variants import overlaid

from themis.core.choice import Verb
from themis.core.event import EVERYBODY, Event
from themis.games import find
from themis.games.pantheon_proto import moves
from themis.speech.speech import LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan", "Eve", "Odile"]
SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}
# What has a sentence that explains it, by domain.
EXPLAINED = ["people", "power", "tool", "quest", "monument"]
# What sentences are put together from, and the kind of a cell that is no column of its own.
PARTS = {
    "some-points", "some-disciples", "some-things", "some-resources", "resource-list", "resource-comma-1", "resource-comma-2", "scale-position",
    "effect-when", "effect-gain", "effect-lose", "effect-each", "effect-disciples", "effect-forbid", "effect-add", "effect-wild", "effect-discount",
    "effect-immune", "quest-function", "people-function", "tool-function", "monument-function", "plan-list", "kind-resource",
    *[f"plan-sign-{number}" for number in range(1, 13)],
}  # fmt: skip
# What a choice may know besides its arguments.
FACTS = ["wood", "metal", "wheat", "number", "left", "due", "disciples"]
# The numbers that the text of a card names, in their order: first on the light side, then on the dark one.
NUMBERS = {
    "the-dragons-hoard": "+2 +2 -1", "the-endless-winter": "+2 +1 -1 -2", "the-sacred-grove": "+2 -2", "the-great-pilgrimage": "+1 -1",
    "the-eclipse": "+1 +1", "the-tower-of-ages": "1 +1 3", "the-heros-trial": "+1 +1 -2", "the-lost-caravan": "+1 +1 +1 +1 +1",
    "the-black-plague": "+1 +1 +3 -1", "the-sealed-gate": "+2 +2", "the-feast-of-the-gods": "+2 -2 +2", "the-usurpers-crown": "+2 +2",
    "abundance": "+2 +2 +1 +1", "the-flock": "+2 +1", "the-legion": "18", "transmutation": "+2 +2 +2 -1", "ubiquity": "14 +1",
    "the-great-architect": "+1 +1 1 +1", "dawn": "+2 +1 +3 5 +1", "dusk": "16 +1", "the-herald": "+2 +2",
    "golden-sickle": "1 1 +2", "winged-sandals": "2 +2", "philosophers-stone": "1 1", "masters-compass": "1 1 1", "sun-spear": "1 5 +1",
    "veil-of-night": "1 5 +1", "shepherds-crook": "1 2 +1", "aegis": "1 +1", "laurel-crown": "3 +1",
    "orc": "-1", "dwarf": "+2", "fairy": "+1", "undead": "+1", "elf": "+2", "human": "+2",
}  # fmt: skip

languages = pytest.mark.parametrize("language", LANGUAGES)


def said(t: Table, language: str, text: str) -> str:
    """A choice as the seat that is asked reads it."""
    choice = t.choice(text)
    return Speech(t.game, language).choice(choice, NAMES, t.game.facts(t.state, t.waiting[0], choice))


def plain(text: str) -> str:
    """With a hyphen for a minus sign."""
    return text.replace("\N{MINUS SIGN}", "-")


# The files


@languages
def test_everything_has_a_message_and_no_message_is_left_over(language: str) -> None:
    keys = {f"{domain}-{slug}" for domain, slugs in GAME.slugs.items() for slug in slugs if domain != "column"}

    assert keys | PARTS == own_keys(GAME, language)


@languages
@pytest.mark.parametrize("verb", GAME.catalogue.verbs, ids=lambda verb: verb.name)
def test_a_choice_uses_only_its_arguments_and_facts(verb: Verb, language: str) -> None:
    # A whole plan has a number for each thing of its place.
    numbers = GAME.slugs[verb.place] if verb.length else []
    known = with_articles([*[domain.name for domain in verb.domains], *numbers, *FACTS])

    assert variables(GAME, language, f"choice-{verb.name}") <= known


# What cards do


@languages
@pytest.mark.parametrize("card", NUMBERS)
def test_the_text_of_a_card_names_its_numbers(card: str, language: str) -> None:
    domain = next(domain for domain in EXPLAINED if card in GAME.slugs[domain])
    assert NUMBERS[card] == " ".join(re.findall(r"[+-]?\d+", plain(SPEECHES[language].function(card, domain))))


@languages
def test_what_things_do_is_said_in_whole_sentences(language: str) -> None:
    speech = SPEECHES[language]
    sentences = [speech.function(slug, domain) for domain in EXPLAINED for slug in GAME.slugs[domain]]

    assert [] == [sentence for sentence in sentences if not sentence.strip().endswith(".") or not sentence[0].isupper()]


def test_a_changed_card_says_what_it_does_now() -> None:
    changed = find("pantheon_proto", overlaid(GAME, '[quest.the-eclipse]\ndark = ["first:lose:3:disciple"]\n[tool.aegis]\nwheat = 4'))
    assert "-3 disciples" in plain(Speech(changed, "en").function("the-eclipse", "quest"))
    assert "-3 disciples" in plain(Speech(changed, "fr").function("the-eclipse", "quest"))
    assert "4" in Speech(changed, "fr").function("aegis", "tool")


# Sentences


def test_a_monument_says_its_price_and_its_points() -> None:
    t = table(4).power(0, "the-great-architect").shop("rune-stone").stock(0, wood=3, metal=9, wheat=3).purchase()
    assert "Build the Rune Stone (4 metal, 1 wheat; 3 VP at the end)" == said(t, "en", "build rune-stone")
    assert "Construire la Pierre runique (4 métaux, 1 blé\u00a0; 3 PV à la fin)" == said(t, "fr", "build rune-stone")


def test_recruits_say_what_they_cost() -> None:
    t = table(4).stock(0, wood=3, metal=1, wheat=8).recruit(0)
    assert "Recruit 2 disciples (1 wood, 1 metal, 4 wheat)" == said(t, "en", "recruit 2 1")
    assert "Recruter 1 disciple (1 bois, 2 blés)" == said(t, "fr", "recruit 1 1")


def test_who_pays_with_anything_reads_the_mix() -> None:
    t = table(4).power(0, "transmutation").shop("votive-statue").stock(0, wood=3, metal=3, wheat=3).purchase().play("build votive-statue")
    assert "Pay 3 wood, 3 metal" == said(t, "en", "pay 3 3")
    assert "Payer 3 bois, 1 métal, 2 blés" == said(t, "fr", "pay 3 1")


@languages
def test_the_question_for_a_bonus_names_its_column(language: str) -> None:
    t = table(4).power(0, "ubiquity").plan(0, wood=1).resolve().play("pass", "pass")
    speech = Speech(t.game, language)
    asked, told = speech.question(t.view(0), NAMES), speech.question(t.view(1), NAMES)
    assert {"en": "quest I", "fr": "quête I"}[language] in asked
    assert asked.startswith("Ada") and told.startswith("Ada ") and "?" not in told


@languages
def test_a_plan_is_told_by_its_cells_alone(language: str) -> None:
    t = table(4).planning()
    for seat in range(4):
        t.submit(seat, 5, 0, 5, 1, 0, 4)
    event = next(event for event in t.events_named("plan-revealed") if event.values[0] == 0)
    told = Speech(t.game, language).event(event, NAMES)
    assert {"en": "wood 5, wheat 5, initiative 1, I dark 4", "fr": "bois 5, blé 5, initiative 1, I obscure 4"}[language] in told


@languages
@pytest.mark.parametrize("position", [-12, -7, -1, 0, 1, 12])
def test_a_place_on_the_scale_has_one_sign(position: int, language: str) -> None:
    longer = find("pantheon_proto", overlaid(GAME, "[numbers]\nscale_end = 12"))
    told = Speech(longer, language).event(Event(moves.PEOPLE_FELL, [0, position], EVERYBODY), NAMES)
    assert [f"{position:+}" if position else "0"] == re.findall(r"[+-]*\d+", plain(told))

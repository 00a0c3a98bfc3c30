"""Panthéon's own words: the names of spaces, deities, tiles and cards, what they do, and sentences with what they cost."""

from __future__ import annotations

import re

import pytest
from games.pantheon.laying import Table, table
from kit.texts import own_keys, variables, with_articles

from themis.core.choice import Verb
from themis.games.pantheon.game import GAME
from themis.games.pantheon.moves import OFFER_SLUGS
from themis.speech.speech import LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan"]
SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}
# What has a sentence that explains it, by domain.
EXPLAINED = ["people", "deity", "card", "tile"]
# What sentences are put together from.
PARTS = {
    "some-points", "some-cards", "some-pieces", "some-coins", "coins-left", "movement-cards", "wasted-steps", "placement", "placement-steps", "occupied",
    "offered-cards", "offered-list", "offered-comma-1", "offered-comma-2", "offered-comma-3",
}  # fmt: skip
# What a choice may know besides its arguments.
FACTS = ["price", "left", "movement", "tile", "number", "gift", "priest", "dancer", "temple", "rank", "due"]
# Where a space is, as it stands in a sentence.
WHERE = {
    "en": r"(?:at|in|on the|on the home space of|across from|(?:(?:north|south)-)?(?:east|west) of(?: the)?) [A-Z]",
    "fr": r"(?:à|en|sur l[ea]|sur l'|sur la case d'origine d|en face d|(?:à l'|au (?:nord|sud)-)(?:est|ouest) d)",
}

languages = pytest.mark.parametrize("language", LANGUAGES)


def said(t: Table, language: str, choice: str) -> str:
    """A choice as the seat that is asked reads it."""
    found = GAME.catalogue.parse(choice)
    assert found is not None
    return SPEECHES[language].choice(found, NAMES, GAME.facts(t.state, t.waiting[0], found))


# The files


@languages
def test_everything_has_a_message_and_no_message_is_left_over(language: str) -> None:
    keys = {f"{domain}-{slug}" for domain, slugs in GAME.slugs.items() for slug in slugs} | {f"offerings-{slug}" for slug in OFFER_SLUGS}
    keys |= {f"{domain}-{slug}-function" for domain in EXPLAINED for slug in GAME.slugs[domain]}

    assert keys | PARTS == own_keys(GAME, language)


@languages
@pytest.mark.parametrize("verb", GAME.catalogue.verbs, ids=lambda verb: verb.name)
def test_a_choice_uses_only_its_arguments_and_facts(verb: Verb, language: str) -> None:
    known = with_articles([*[domain.name for domain in verb.domains], *FACTS])

    assert variables(GAME, language, f"choice-{verb.name}") <= known


# Names


@languages
def test_every_space_says_where_it_is_in_words_of_its_own(language: str) -> None:
    where = [SPEECHES[language].attribute(f"space-{slug}", "the") for slug in GAME.slugs["space"]]

    assert len(where) == len(set(where))
    assert [] == [words for words in where if re.match(WHERE[language], words) is None]


@languages
def test_what_things_do_is_said_in_whole_sentences(language: str) -> None:
    speech = SPEECHES[language]
    sentences = [speech.function(slug, domain) for domain in EXPLAINED for slug in GAME.slugs[domain]]

    assert [] == [sentence for sentence in sentences if not sentence.endswith(".") or not (sentence[0].isupper() or sentence[0].isdigit())]


@languages
def test_the_rulebook_calls_every_deity_and_people_by_its_name(language: str) -> None:
    speech = SPEECHES[language]
    for domain in ("deity", "people"):
        for row in GAME.content.rows(domain):
            assert speech.thing(domain, row.id).split(" ")[0] in speech.rule(row.rule())


# Sentences


def test_a_placement_says_its_price_what_is_left_the_cards_and_the_tile() -> None:
    t = table(3).hand(0, "movement").feet(0, "0603").feet(1, "0604").tiles("0704 cards-2").turn(0).play("move")

    assert "Place a foot east of Gallia (1 step, 2 left; no movement card)" == said(t, "en", "foot c7")
    assert "Placer un pied à l'est de Gallia (1 pas, il en reste 2\u00a0; sans carte Déplacement)" == said(t, "fr", "foot c7")
    assert "Place a foot in Cisalpina (1 step, 2 left; no movement card; takes the tile for 2 cards)" == said(t, "en", "foot cisalpina")


def test_a_placement_that_is_bought_costs_coins() -> None:
    t = table(3).hand(0, "money-1", "money-1").feet(1, "0602").turn(0).play("buy")

    assert "Place a foot east of Gallia (2 coins, 0 left)" == said(t, "en", "foot c7")
    assert "Placer un pied à l'est de Gallia (2 pièces, il ne reste aucune pièce)" == said(t, "fr", "foot c7")


def test_an_offering_says_which_cards_it_takes_and_a_tile_takes_none() -> None:
    t = table(3).hand(0, *["dancer"] * 2, "temple", "gift").ranks(0, dancer=2).row("vinthrad", "gadicea").turn(0).play("worship vinthrad")

    assert "Offer dancer, temple (2 dancer cards, 1 temple card)" == said(t, "en", "offer dt")
    assert "Offrir Danseur, Don (1 carte Don, 2 cartes Danseur)" == said(t, "fr", "offer dg")


@languages
def test_a_move_says_how_far_one_is(language: str) -> None:
    t = table(3).hand(0, "movement").turn(0).play("move", "foot 0602")
    asked = SPEECHES[language].question(t.view(0), NAMES)
    told = SPEECHES[language].question(t.view(1), NAMES)

    expected = {
        "en": "Ada: where does your next piece go? Steps used: 1, left: 2. Movement cards so far: 0.",
        "fr": "Ada\u00a0: où placer le prochain pion\u00a0? Pas utilisés\u00a0: 1, restants\u00a0: 2. Cartes Déplacement jusqu'ici\u00a0: 0.",
    }
    assert expected[language] == asked
    assert told.startswith("Ada ") and told.endswith("1.")

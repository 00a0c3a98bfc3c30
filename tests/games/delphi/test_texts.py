"""Delphi's own words: the names of hexes, cards and tiles, and what they do."""

from __future__ import annotations

import pytest
from games.delphi.laying import table
from kit.texts import own_keys, variables, with_articles

from themis.books.rulebook import Rule
from themis.core.chance import Seeded
from themis.core.choice import Verb
from themis.core.event import Io
from themis.games.delphi import content, moves
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS, LETTERS
from themis.speech.speech import LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan"]
SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}
# What has a sentence that explains it, by domain.
EXPLAINED = {
    "equipment": GAME.tables.equipment_slugs,
    "ship": GAME.tables.ship_slugs,
    "god": GAME.tables.god_slugs,
    "passenger": GAME.tables.passenger_slugs,
    "letter": LETTERS,
}
# The Pythia has her seat in the middle of the oracle, so bots are called after other seers first.
BOTS = [f"bot-{number}" for number in range(1, 7)]
# What a choice may know besides its arguments.
FACTS = {"price", "number", "colour", "the-colour", "strength", "odds", "row", "steps"}

languages = pytest.mark.parametrize("language", LANGUAGES)


# The files


def expected_keys() -> set[str]:
    keys = {f"{domain}-{slug}" for domain, slugs in GAME.slugs.items() for slug in slugs}
    keys |= {f"{family}-{slug}{part}" for family, slugs in EXPLAINED.items() for slug in slugs for part in ("", "-function")}
    keys |= {f"monster-{row.id}" for row in GAME.content.rows("monster")} | {f"colour-{colour}-letter" for colour in COLOURS}
    return keys | {"the-monster", "some-wounds", "some-favours", "cost", *BOTS}


@languages
def test_everything_has_a_message_and_no_message_is_left_over(language: str) -> None:
    assert expected_keys() == own_keys(GAME, language)


@languages
@pytest.mark.parametrize("verb", GAME.catalogue.verbs, ids=lambda verb: verb.name)
def test_a_choice_uses_only_its_arguments_and_facts(verb: Verb, language: str) -> None:
    assert variables(GAME, language, f"choice-{verb.name}") <= with_articles([domain.name for domain in verb.domains]) | FACTS


# Names


@languages
def test_no_two_islands_have_the_same_name(language: str) -> None:
    lands = ["island", "offering-island", "temple", "statue-island", "lair"]
    names = [SPEECHES[language].thing(domain, slug) for domain in lands for slug in GAME.slugs[domain]]

    assert len(names) == len(set(names)) == content.LANDS - len(GAME.slugs["city"])


@languages
def test_waters_islands_and_cities_are_called_by_their_colour(language: str) -> None:
    speech = SPEECHES[language]
    for domain in ["berth", "island", "city"]:
        for slug in GAME.slugs[domain]:
            colour = GAME.tables.hex_colour[GAME.tables.tiles.hex_slugs.index(slug)]
            if colour >= 0:
                said = speech.attribute(f"{domain}-{slug}", "the")

                assert speech.thing("colour", COLOURS[colour]) in said, said


@languages
def test_colours_have_different_letters(language: str) -> None:
    letters = [SPEECHES[language].text(f"colour-{colour}-letter") for colour in COLOURS]

    assert len(COLOURS) == len(set(letters))
    assert all(len(letter) == 1 for letter in letters)


def test_english_passengers_have_the_names_on_their_cards_but_for_two_that_are_no_names() -> None:
    printed = {row.id: row.text("name") for row in GAME.content.rows("passenger")}

    said = {slug: SPEECHES["en"].thing("passenger", slug) for slug in GAME.tables.passenger_slugs}

    assert {**printed, "nereide": "Nereid", "gryphos": "Griffin"} == said


@languages
def test_the_rulebook_calls_every_ship_tile_and_god_by_its_name(language: str) -> None:
    speech = SPEECHES[language]
    for domain in ("ship", "god"):
        for row in GAME.content.rows(domain):
            found = speech.rulebook.find(row.rule())

            assert isinstance(found, Rule)
            assert found.text.startswith(speech.thing(domain, row.id))


# Sentences


@languages
def test_what_things_do_is_said_in_whole_sentences(language: str) -> None:
    said = [SPEECHES[language].text(f"{family}-{slug}-function") for family, slugs in EXPLAINED.items() for slug in slugs]

    assert [] == [sentence for sentence in said if not sentence.endswith(".") or not sentence[0].isupper() or "{" in sentence]
    assert len(said) == len(set(said))


def test_some_sentences_in_full() -> None:
    english, french = SPEECHES["en"], SPEECHES["fr"]
    fight = GAME.catalogue.parse("fight large-a-6 pink")
    assert fight is not None
    facts = {"price": 1, "strength": 7, "odds": 30}

    assert "Fight the pink Hydra on Mykonos (costs 1 favour): roll 7 or more, 30%" == english.choice(fight, NAMES, facts)
    assert "Combattre l'Hydre violette à Mykonos (coûte 1 faveur)\u00a0: il faut 7 ou plus, 30\u00a0%" == french.choice(fight, NAMES, facts)


def test_the_question_what_pays_says_for_what() -> None:
    t = table().at(0, "-3,2").cargo(0, "statue red").favours(0, 9).turn(0).play("raise -2,2 red")
    asked = [SPEECHES[language].question(t.view(0), NAMES) for language in ("en", "fr")]

    assert ["Ada: what do you spend on raising the statue?", "Ada\u00a0: que dépenser pour ériger la statue\u00a0?"] == asked


def test_colours_agree_with_feminine_words_in_french() -> None:
    io = Io(Seeded(1), False)
    for colour in range(len(COLOURS)):
        io.tell(moves.HEALED, 0, 2, colour)
    said = [SPEECHES["fr"].event(event, NAMES).removeprefix("Ada défausse ") for event in io.events]

    assert [f"2 blessures {word}s." for word in ["rouge", "noire", "violette", "bleue", "jaune", "verte"]] == said

"""No sentence of the program has a fault that a program makes: all recorded games told again, all messages, all rules, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from grammar import faults
from retold import NAMES, PAGES, of_choices, of_events, of_file, of_records, of_rules

from themis.games import GAMES, find
from themis.speech.speech import HOUSE, LANGUAGES, Speech

SOURCES: list[Callable[[Speech], Iterator[str]]] = [of_records, of_events, of_choices, of_rules]
FILES = [path for folder in (HOUSE, PAGES) for path in sorted(folder.rglob("*.ftl"))]
# Whose words a file of messages has.
HELD = {path: path.parent.name if path.is_relative_to(PAGES) else path.stem for path in FILES}
# What is typed or printed as it is, in any language.
VERBATIM = {"help", "keeping", "left", "not-keeping", "recorded", "list-separator"}

languages = pytest.mark.parametrize("language", LANGUAGES)


def found_in(language: str, sentences: set[str]) -> list[str]:
    return sorted({f"{fault} in: {sentence}" for sentence in sentences for fault in faults(language, sentence, NAMES)})


@languages
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("source", SOURCES, ids=[source.__name__ for source in SOURCES])
def test_what_is_said_of_a_game_has_no_faults(source: Callable[[Speech], Iterator[str]], game: str, language: str) -> None:
    sentences = set(source(Speech(find(game), language)))

    assert len(sentences) > 50
    assert [] == found_in(language, sentences)


@pytest.mark.parametrize("path", FILES, ids=[f"{HELD[path]}-{path.stem}" for path in FILES])
def test_what_the_house_and_the_pages_say_has_no_faults(path: Path) -> None:
    language = HELD[path]
    sentences = {sentence for key, sentence in of_file(path, language) if key not in VERBATIM}

    assert [] == found_in(language, sentences)


@languages
@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_and_the_quick_rules_say_has_no_faults(game: str, language: str) -> None:
    path = find(game).meta.folder / f"text/{language}.ftl"
    sentences = {sentence for key, sentence in of_file(path, language) if key.startswith(("table-", "quick-"))}

    assert len(sentences) > 50
    assert [] == found_in(language, sentences)


@languages
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("file", ["lessons", "reasons"])
def test_what_lessons_and_reasons_say_has_no_faults(game: str, file: str, language: str) -> None:
    sentences = {sentence for _, sentence in of_file(find(game).meta.folder / f"text/{file}.{language}.ftl", language)}

    assert len(sentences) > 10
    assert [] == found_in(language, sentences)


@languages
@pytest.mark.parametrize("game", GAMES)
def test_what_the_achievements_say_has_no_faults(game: str, language: str) -> None:
    sentences = {sentence for _, sentence in of_file(find(game).meta.folder / f"text/achievements.{language}.ftl", language)}

    assert len(sentences) > 10
    assert [] == found_in(language, sentences)


@languages
@pytest.mark.parametrize("game", GAMES)
def test_a_question_speaks_to_whom_it_asks_and_of_them_to_all_others(game: str, language: str) -> None:
    you = {"en": ("you", "your", "yours"), "fr": ("vous", "votre", "vos", "vôtre")}[language]
    colon = {"en": ":", "fr": "\u00a0:"}[language]
    for key, (question, told) in questions(game, language).items():
        assert question.startswith(f"Zéno{colon} "), key
        assert question.split(f"Zéno{colon} ")[1][0].islower() or question.split(f"Zéno{colon} ")[1][0].isdigit(), key
        assert "?" in question, key
        assert told.startswith("Zéno ") and told.endswith(".") and "?" not in told, key
        assert not set(you) & set(told.lower().replace(",", " ").replace(".", " ").split()), key


def questions(game: str, language: str) -> dict[str, tuple[str, str]]:
    """Every question of a game, to the one who is asked and to all others."""
    speech = Speech(find(game), language)
    path = speech.game.meta.folder / "text" / f"{language}.ftl"
    keys = {key for key, _ in of_file(path, language) if key.startswith("ask-")}
    return {key: (speech.text(key, player="Zéno"), speech.attribute(key, "others", player="Zéno")) for key in keys}


# What the shapes find


@pytest.mark.parametrize(
    "sentence",
    [
        "Au tour de Ada.",
        "Tous les dieux de Odile.",
        "Ada reçoit le autel.",
        "Ada choisit sa offrande.",
        "Ce autel est actif.",
        "Il faut que il passe.",
        "Ada vise le Hérétique.",
        "Au-dessus de le Pot d'argile.",
        "Au-dessus de les Rouleaux.",
        "Piocher : une carte",
        "Pioche 75: une carte",
        "Bienvenue à « Uruk ».",
        "Prendre une carte à none",
        "Le joueur takes une carte.",
        "Ada a {$number} cartes.",
        "ask-Rob",
        "C'est la fin..",
        "Vraiment\u00a0?.",
        "2 accord(s) sur 3",
        "Il reste 1 cubes.",
        "Il reste 0 cartes.",
        "Ada pose 3 cube.",
        "Ada prend  une carte.",
        "(option first_reshuffle_removed)",
        "L\u2019autel d'Ada.",
        "de de",
    ],
)
def test_french_faults_are_found(sentence: str) -> None:
    assert faults("fr", sentence, NAMES)


@pytest.mark.parametrize(
    "sentence",
    [
        "À Ada de jouer\u00a0: 3 actions.",
        "Ada décide de le garder.",
        "Il faut les défausser, c'est-à-dire à les prendre.",
        "Prenez-la avec vous.",
        "L'époque IV n'a que II disques.",
        "Le héros lance la hache au hasard.",
        "Une fois, 1 fois, 0 point, 2 points.",
        "Dr No passe\u00a0; O'Brien aussi.",
        "«\u00a0jusqu'à\u00a0» 3 cartes, 50\u00a0%.",
        "Ce à quoi vous avez droit.",
        "Et ensuite… Vous vous arrêtez.",
    ],
)
def test_good_french_passes(sentence: str) -> None:
    assert [] == faults("fr", sentence, NAMES)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ada takes a axe.",
        "Ada takes an card.",
        "1 cubes are left.",
        "Ada draws 2 card.",
        "Ada has 0 card.",
        "What now ?",
        "Take a card from none",
        "Ada takes the the Kiln.",
        "You don't have it.",
        "The color is red.",
        "That is it..",
        "The lesson begins anew.",
        "«\u00a0up to\u00a0»",
    ],
)
def test_english_faults_are_found(sentence: str) -> None:
    assert faults("en", sentence, NAMES)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ada takes an axe and a one-time card.",
        "1 cube, 0 cubes, 2 cubes; a 2-card hand.",
        "Dr No: what next? 3 actions left.",
        "“Up to” 3 cards (50%).",
    ],
)
def test_good_english_passes(sentence: str) -> None:
    assert [] == faults("en", sentence, NAMES)

"""Altar's words: every name is there in both languages, and the text of any card follows from its effects."""

from __future__ import annotations

from itertools import pairwise

import pytest
from games.altar.laying import GAME, T, rule, written_effects
from kit.texts import attributes, messages, own_keys, variables

from themis.books.rulebook import Rule, load
from themis.games.altar import content, moves
from themis.games.altar.content import CONTENT, Meaning
from themis.speech.speech import HOUSE, LANGUAGES, bundle

TEXT = content.FOLDER / "text"
BUNDLES = {language: bundle(language, [HOUSE, TEXT]) for language in LANGUAGES}
BEARERS = range(T.followers + T.gods)
# Beside what stands in the file, all six printed symbols have a name.
PRINTED_SYMBOLS = [*content.SYMBOLS, "ritual"]
FAMILIES = {
    "setup": [row.id for row in content.CONTENT.rows("setup")],
    "card": T.follower_slugs,
    "god": T.god_slugs,
    "domain": content.DOMAINS,
    "class": content.CLASSES,
    "symbol": PRINTED_SYMBOLS,
    "zone": content.ZONES,
    "timing": content.TIMINGS,
    "first-altar": ["active", "inactive"],
    "effect": content.EFFECTS,
    "altar": moves.ALTAR_SIDES,
}
OTHERS = ["special-follower", "ritual-symbols", "word-class"]

languages = pytest.mark.parametrize("language", LANGUAGES)
meanings = pytest.mark.parametrize("meaning", content.VOCABULARY, ids=content.EFFECTS)


def said(language: str, key: str, attribute: str = "", **arguments: str | int) -> str:
    """A message, or its attribute if it has it; nothing may go wrong in it."""
    message = BUNDLES[language].get_message(key)
    pattern = message.attributes.get(attribute) or message.value
    assert pattern is not None
    sentence, errors = BUNDLES[language].format_pattern(pattern, arguments)
    assert [] == errors
    return str(sentence)


def card_text(language: str, bearer: int) -> list[str]:
    timing = content.TIMINGS[T.timing[bearer] if bearer < T.followers else content.POWER]
    return [said(language, f"effect-{name}", timing, number=number, word=word) for name, number, word in written_effects(bearer)]


def sentences(language: str, meaning: Meaning, timing: int, number: int) -> list[str]:
    """An effect with a number, said with each of its words."""
    return [said(language, f"effect-{meaning.name}", content.TIMINGS[timing], number=number, word=word) for word in meaning.words or [""]]


# The files


@languages
def test_everything_has_a_message_and_no_message_is_left_over(language: str) -> None:
    assert {f"{family}-{slug}" for family, slugs in FAMILIES.items() for slug in slugs} | set(OTHERS) == own_keys(GAME, language)


# Names


@languages
@pytest.mark.parametrize("family", ["card", "god", "domain", "class", "symbol", "zone", "timing", "altar"])
def test_things_of_a_kind_can_be_told_apart(family: str, language: str) -> None:
    names = [said(language, f"{family}-{slug}") for slug in FAMILIES[family]]

    assert len(names) == len(set(names))
    assert "" not in names


@languages
def test_followers_and_gods_have_their_articles_and_classes_their_plural(language: str) -> None:
    known = messages(GAME, language)
    for family, part in [("card", "the"), ("god", "the"), ("class", "many")]:
        assert [] == [slug for slug in FAMILIES[family] if [part] != attributes(known[f"{family}-{slug}"])]


@languages
def test_a_name_with_its_article_ends_with_the_name(language: str) -> None:
    for key in [f"{family}-{slug}" for family in ("card", "god") for slug in FAMILIES[family]]:
        article = said(language, key, "the").removesuffix(said(language, key))

        assert article in {"en": ["the "], "fr": ["le ", "la ", "l'"]}[language]


@languages
def test_the_rulebook_calls_every_follower_by_its_name(language: str) -> None:
    book = load(content.FOLDER / "rulebook", language)
    for row in CONTENT.rows("follower"):
        found = book.find(row.rule())

        assert isinstance(found, Rule)
        name = said(language, f"card-{row.id}")
        assert found.text.startswith((f"{name},", f"{name}:", f"{name}\u00a0:"))


@languages
def test_the_rulebook_calls_every_god_and_class_by_its_name(language: str) -> None:
    book = load(content.FOLDER / "rulebook", language)
    gods = " ".join(found.text for found in book.rules if found.id.startswith("ALT-GOD-"))
    classes = book.find("ALT-TERM-11")

    assert isinstance(classes, Rule)
    assert [] == [slug for slug in T.god_slugs if said(language, f"god-{slug}") not in gods]
    assert [] == [slug for slug in content.CLASSES if said(language, f"class-{slug}", "many") not in classes.text]


# Effects


@meanings
@languages
def test_every_effect_has_a_sentence_for_every_number_word_and_timing(meaning: Meaning, language: str) -> None:
    for timing in meaning.timings:
        for number in range(1, meaning.most + 1) if meaning.most else [0]:
            for sentence in sentences(language, meaning, timing, number):
                assert sentence.endswith(".") and not sentence.endswith("..")
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert "{" not in sentence and "  " not in sentence and "\n" not in sentence and " ." not in sentence


@meanings
@languages
def test_different_words_and_numbers_make_different_sentences(meaning: Meaning, language: str) -> None:
    for timing in meaning.timings:
        numbers = range(1, meaning.most + 1) if meaning.most else [0]
        every = [sentence for number in numbers for sentence in sentences(language, meaning, timing, number)]

        assert len(every) == len(set(every))


@meanings
@languages
def test_an_effect_says_its_number_from_two_on(meaning: Meaning, language: str) -> None:
    for timing in meaning.timings:
        for number in range(2, meaning.most + 1):
            assert [] == [sentence for sentence in sentences(language, meaning, timing, number) if str(number) not in sentence]


@meanings
@languages
def test_an_effect_knows_nothing_but_its_number_and_word(meaning: Meaning, language: str) -> None:
    found = variables(GAME, language, f"effect-{meaning.name}")

    assert found <= {"number", "word"}
    assert ("number" in found) == (meaning.most > 0)


@meanings
@languages
def test_only_timings_that_an_effect_can_have_are_said_differently(meaning: Meaning, language: str) -> None:
    own = attributes(messages(GAME, language)[f"effect-{meaning.name}"])

    assert [] == [name for name in own if content.TIMINGS.index(name) not in meaning.timings]


@languages
@pytest.mark.parametrize("name", ["ward", "ward-hand", "ritual-value", "spoils"])
def test_an_effect_on_a_class_names_the_class(name: str, language: str) -> None:
    for slug in content.CLASSES:
        sentence = said(language, f"effect-{name}", number=1, word=slug)

        assert said(language, f"class-{slug}") in sentence or said(language, f"class-{slug}", "many") in sentence


@languages
def test_the_text_of_every_card_and_god_follows_from_its_effects(language: str) -> None:
    texts = [" ".join(card_text(language, bearer)) for bearer in BEARERS]
    without = [bearer for bearer in BEARERS if not texts[bearer]]

    assert [T.follower_slugs.index("hierophant")] == without


@languages
def test_only_cards_with_the_same_effects_have_the_same_text(language: str) -> None:
    texts = sorted((card_text(language, bearer), written_effects(bearer)) for bearer in BEARERS)

    assert [] == [(one, other) for one, other in pairwise(texts) if one[0] == other[0] and one[1] != other[1]]


@rule("ALT-CARD-14", "ALT-CARD-18", "ALT-CARD-32", "ALT-GOD-10")
def test_some_card_texts_in_full() -> None:
    def text(slug: str, language: str) -> str:
        return " ".join(card_text(language, (T.follower_slugs + T.god_slugs).index(slug)))

    assert "Rogues cannot target this god. Rogues cannot target your hand." == text("watchman", "en")
    assert "You may keep 8 cards when your turn ends." == text("scribe", "en")
    assert "Your enemies may keep only 4 cards when their turn ends." == text("tax-collector", "en")
    assert text("light", "en").startswith("When you draw from the pile in the second step of your turn, look at its top 2 cards")
    assert "Les Guerriers ne peuvent pas prendre ce dieu pour cible." == text("amazon", "fr")
    assert "Vos ennemis ne peuvent garder que 4 cartes quand leur tour se termine." == text("tax-collector", "fr")


@languages
@pytest.mark.parametrize("number", [0, 1, 2])
def test_ritual_symbols_can_be_counted(number: int, language: str) -> None:
    sentence = said(language, "ritual-symbols", number=number)

    assert (str(number) in sentence) == (number > 0)

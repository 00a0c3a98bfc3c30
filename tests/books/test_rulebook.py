"""Reading the law: numbers, languages, finding and searching."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.books import rulebook
from themis.books.rulebook import Rulebook
from themis.errors import BadContent

ENGLISH = """
title = "Uruk"
language = "en"

[[chapter]]
id = "SETUP"
title = "Setup"

[[chapter]]
id = "INV"
title = "Place a discovery"

[[rule]]
id = "URU-SETUP-01"
text = "Two to four seats play."
source = "rulebook: setup"

[[rule]]
id = "URU-INV-14"
text = "A new discovery is at most one level above the highest."
source = "rulebook: place a discovery"
see = ["URU-RUL-01"]

[[ruling]]
id = "URU-RUL-01"
question = "Does the replaced card count?"
decision = "Yes."
reason = "Otherwise a single discovery could never be improved."
"""

FRENCH = """
title = "Uruk"
language = "fr"

[[chapter]]
id = "SETUP"
title = "Mise en place"

[[chapter]]
id = "INV"
title = "Poser une découverte"

[[rule]]
id = "URU-SETUP-01"
text = "On joue à deux, trois ou quatre."

[[rule]]
id = "URU-INV-14"
text = "Une découverte dépasse au plus d'un niveau la plus élevée."

[[ruling]]
id = "URU-RUL-01"
question = "La carte remplacée compte-t-elle ?"
decision = "Oui."
reason = "Sinon une découverte seule ne progresserait jamais."
"""


def load(language: str, english: str = ENGLISH, french: str = FRENCH) -> Rulebook:
    with TemporaryDirectory() as folder:
        (Path(folder) / "en.toml").write_text(english, encoding="utf-8")
        (Path(folder) / "fr.toml").write_text(french, encoding="utf-8")
        return rulebook.load(Path(folder), language)


def found_ids(book: Rulebook, words: str) -> list[str]:
    return [found.id for found in book.search(words)]


def test_rules_and_rulings_come_in_reading_order() -> None:
    book = load("en")

    assert ["URU-SETUP-01", "URU-INV-14", "URU-RUL-01"] == book.ids()
    assert ["Setup", "Place a discovery"] == [chapter.title for chapter in book.chapters]


def test_a_rule_knows_chapter_source_and_neighbours() -> None:
    rule = load("en").rules[1]

    assert ("INV", "rulebook: place a discovery", ["URU-RUL-01"]) == (rule.chapter, rule.source, rule.see)


def test_a_translation_takes_sources_from_english() -> None:
    rule = load("fr").rules[1]

    assert rule.text.startswith("Une découverte")
    assert ("rulebook: place a discovery", ["URU-RUL-01"]) == (rule.source, rule.see)


@pytest.mark.parametrize("wanted", ["URU-INV-14", "uru-inv-14", "INV-14", " inv-14 "])
def test_a_rule_is_found_by_long_and_short_id_in_any_case(wanted: str) -> None:
    found = load("en").find(wanted)

    assert found is not None
    assert "URU-INV-14" == found.id


def test_a_ruling_is_found_too() -> None:
    found = load("en").find("rul-01")

    assert found is not None
    assert "URU-RUL-01" == found.id


@pytest.mark.parametrize("wanted", ["", "INV", "14", "URU-INV-99", "DEL-INV-14"])
def test_nothing_is_found_for_an_unknown_id(wanted: str) -> None:
    assert load("en").find(wanted) is None


def test_a_search_finds_what_has_all_the_words() -> None:
    book = load("en")

    assert ["URU-INV-14"] == found_ids(book, "LEVEL highest")
    assert ["URU-INV-14", "URU-RUL-01"] == found_ids(book, "discovery")
    assert [] == found_ids(book, "discovery elephant")
    assert [] == found_ids(book, "  ")


def test_a_search_does_not_mind_accents() -> None:
    assert ["URU-INV-14", "URU-RUL-01"] == found_ids(load("fr"), "decouverte")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "URU-INV-14"', 'id = "URU-INV-1"', "rule row 2: 'URU-INV-1' is not an id such as ABC-SETUP-01."),
        ('id = "URU-INV-14"', 'id = "uru-inv-14"', "'uru-inv-14' is not an id"),
        ('id = "URU-INV-14"', "id = 14", "rule row 2, column 'id': it must be a text, not 14."),
        ('id = "URU-INV-14"', 'id = "URU-SETUP-01"', "'URU-SETUP-01' is there twice."),
        ('id = "URU-INV-14"', 'id = "DEL-INV-14"', "DEL-INV-14: every id must begin with URU-."),
        ('id = "URU-INV-14"', 'id = "URU-RUL-14"', "rule URU-RUL-14: RUL is kept for rulings."),
        ('id = "URU-INV-14"', 'id = "URU-END-14"', "rule URU-END-14: there is no chapter 'END'."),
        ('id = "URU-RUL-01"', 'id = "URU-INV-01"', "ruling URU-INV-01: its id must look like URU-RUL-01."),
        ('id = "INV"', 'id = "SETUP"', "'SETUP' is there twice."),
        ('source = "rulebook: setup"\n', "", "rule URU-SETUP-01, column 'source': it is missing."),
        ('["URU-RUL-01"]', '["URU-RUL-02"]', "rule URU-INV-14, column 'see': there is no 'URU-RUL-02'."),
        ('["URU-RUL-01"]', '"URU-RUL-01"', "column 'see': it must be a list of ids"),
        ('["URU-RUL-01"]', "[1]", "column 'see': it must be a list of ids, not a list with 1."),
        ("see =", "sea =", "rule URU-INV-14: unknown entry 'sea'; known here are id, text, source, see."),
        ('decision = "Yes."', 'decision = ""', "ruling URU-RUL-01, column 'decision': it is empty."),
        ("reason =", "why =", "ruling URU-RUL-01: unknown entry 'why'"),
        ('title = "Uruk"\n', "", "column 'title': it is missing."),
        ('language = "en"', 'language = "fr"', "its language must be 'en'."),
        ("[[rule]]", "[[rules]]", "unknown entry 'rules'"),
    ],
)
def test_a_broken_law_is_refused_with_one_sentence(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadContent) as caught:
        load("en", english=ENGLISH.replace(old, new, 1))

    assert "en.toml" in str(caught.value)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "URU-INV-14"', 'id = "URU-INV-15"', "rule URU-INV-15: there is no such rule in en.toml."),
        ('id = "URU-RUL-01"', 'id = "URU-RUL-02"', "URU-RUL-01 of en.toml is missing."),
        (FRENCH[FRENCH.index("[[ruling]]") :], "", "URU-RUL-01 of en.toml is missing."),
        (FRENCH[FRENCH.index("[[ruling]]") :], FRENCH[FRENCH.index("[[ruling]]") :] * 2, "'URU-RUL-01' is there twice."),
        ('title = "Mise en place"', 'title = "Mise en place"\n[[chapter]]\nid = "END"\ntitle = "Fin"', "END is not in en.toml."),
        ('text = "On joue', 'source = "rulebook"\ntext = "On joue', "rule URU-SETUP-01: unknown entry 'source'"),
    ],
)
def test_a_translation_must_have_the_same_numbers_and_nothing_else(old: str, new: str, reason: str) -> None:
    assert old in FRENCH
    with pytest.raises(BadContent) as caught:
        load("fr", french=FRENCH.replace(old, new, 1))

    assert "fr.toml" in str(caught.value)
    assert reason in str(caught.value)


@pytest.mark.parametrize("language", ["", "FR", "../../secret", "fra", "f/"])
def test_a_language_is_two_small_letters(language: str) -> None:
    with pytest.raises(BadContent, match="is not a language code"):
        load(language)


def test_a_language_that_nobody_translated_is_refused() -> None:
    with pytest.raises(BadContent, match=r"de\.toml: there is no such file"):
        load("de")


@given(st.binary(max_size=300))
def test_random_bytes_are_always_bad_content(raw: bytes) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / "en.toml").write_bytes(raw)

        with pytest.raises(BadContent):
            rulebook.load(Path(folder), "en")


@given(st.integers(0, len(ENGLISH) - 1), st.text(max_size=6))
def test_a_damaged_law_loads_or_is_bad_content(position: int, junk: str) -> None:
    for damaged in [ENGLISH[:position], ENGLISH[:position] + junk + ENGLISH[position + 6 :]]:
        try:
            load("fr", english=damaged)
        except BadContent as error:
            assert "\n" not in str(error)

"""The quick rules: one page that says all that somebody must know to begin, and nothing that the law does not say."""

from __future__ import annotations

import re

import pytest
from walk import having

from themis.books.quick import FILE
from themis.games import GAMES, find
from themis.speech.speech import LANGUAGES, Speech

MOST_WORDS = 350
PARTS = ["goal", "turn", "costs", "end", "forgotten"]
# The chapters about what one plays for, what one does, and how it ends, under whatever of these names a game has them.
MUST = {"GEN", "TURN", "END", "SCORE", "WIN"}

paged = pytest.mark.parametrize("game_id", having(FILE))
languages = pytest.mark.parametrize("language", LANGUAGES)


@paged
def test_the_parts_come_in_order(game_id: str) -> None:
    ids = [paragraph.id for paragraph in Speech(find(game_id), "en").quick]

    assert PARTS == [part for part in ids if part in PARTS]
    assert len(ids) == len(set(ids))


@paged
def test_goal_turn_end_and_scoring_are_covered(game_id: str) -> None:
    speech = Speech(find(game_id), "en")
    named = {rule.split("-")[1] for paragraph in speech.quick for rule in paragraph.rules}

    assert MUST & {chapter.id for chapter in speech.rulebook.chapters} <= named


@pytest.mark.parametrize("game_id", GAMES)
def test_five_to_seven_figures_stand_beside_it(game_id: str) -> None:
    figures = [paragraph.figure for paragraph in Speech(find(game_id), "en").quick if paragraph.figure]

    assert 5 <= len(set(figures)) == len(figures) <= 7


@languages
@paged
def test_it_is_said_on_one_page(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    said = [text for paragraph in speech.quick for text in (speech.attribute(paragraph.key(), "title"), speech.text(paragraph.key()))]

    assert all(said)
    assert not any(text.startswith("quick-") for text in said)
    assert len(said) == len(set(said)), "a heading of its own for each"
    assert len(re.findall(r"[\w'-]+", " ".join(said))) <= MOST_WORDS

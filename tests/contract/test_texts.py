"""A game's words: everything that can be said is said in all languages, and every sentence can be filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from kit.texts import attributes, entries, keys_of_every_game, messages, messages_in, variables, with_articles
from walk import MOST_DECISIONS, PLAYED, decisions_of, last_options, own_tests_of, walk

from themis.core.chance import Sealed, Seeded
from themis.core.game import Game
from themis.core.outcome import Outcome
from themis.core.session import Session, start
from themis.games import find
from themis.speech.speech import HOUSE, LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan", "Eve", "Odile"]
# What everything asked and offered is told for: the first decisions of a game, then one now and then.
MOST_TOLD = 200
SELDOM = 25
MOST_WORDS_OF_A_TIP = 18
SCORE = "game-score"
FOLDERS = [HOUSE, *[find(game_id).meta.folder / "text" for game_id in PLAYED]]
# What a language may say of a game in its own way; else it has the same messages with the same parts.
FORMS = {domain for game_id in PLAYED for domain in find(game_id).slugs}

each_game = pytest.mark.parametrize("game_id", PLAYED)
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=["house", *PLAYED])
languages = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@languages
def test_every_revision_of_the_rules_says_what_it_corrected(game_id: str, language: str) -> None:
    game = find(game_id)
    speech = Speech(game, language)

    assert [] == [number for number in range(2, game.meta.rules + 1) if not speech.has(f"revision-{number}")]


@cache
def ended(game_id: str) -> Outcome:
    """How some game of it ended."""
    game = find(game_id)
    for s, *_ in walk(game, game.meta.fewest, 1):
        last = s
    return game.outcome(last)


# The files


@languages
@each_game
def test_everything_that_every_game_says_has_a_message(game_id: str, language: str) -> None:
    known = messages(find(game_id), language)

    assert set() == keys_of_every_game(find(game_id), decisions_of(game_id).asking, ended(game_id)) - known.keys()
    assert f"end-{ended(game_id).reason}" in known


@languages
@each_game
def test_no_message_tells_of_something_that_is_not_there(game_id: str, language: str) -> None:
    known = keys_of_every_game(find(game_id), decisions_of(game_id).asking, ended(game_id))
    families = ("choice-", "event-", "ask-", "option-", "source-", "stream-", "quick-")

    assert [] == [key for key in messages(find(game_id), language) if key.startswith(families) and key not in known]


@languages
@each_game
def test_whatever_explains_itself_says_its_name_what_it_does_and_its_rule(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    known = {rule.id for rule in speech.rulebook.rules}

    for key, message in messages(find(game_id), language).items():
        if key.startswith("about-"):
            assert (key, ["text", "rule"]) == (key, attributes(message))
            assert speech.attribute(key, "rule") in known, key


@languages
@each_game
def test_how_ties_are_broken_is_told_with_its_rule(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    book = speech.rulebook

    if speech.has("game-tie"):
        assert speech.attribute("game-tie", "rule") in {rule.id for rule in book.rules} | {ruling.id for ruling in book.rulings}


@languages
@each_game
def test_a_kind_of_thing_has_short_tips_for_all_its_members_or_for_none(game_id: str, language: str) -> None:
    known = {key: message for key, message in messages(find(game_id), language).items() if key.startswith("tip-")}
    speech = Speech(find(game_id), language)
    kinds = [{f"tip-{domain}-{slug}" for slug in slugs} for domain, slugs in find(game_id).slugs.items()]

    assert known.keys() == {key for kind in kinds if kind & known.keys() for key in kind}
    assert [] == [key for key in known if len(speech.text(key).split()) > MOST_WORDS_OF_A_TIP]


@languages
@each_folder
def test_the_files_are_sound_fluent_and_say_nothing_twice(folder: Path, language: str) -> None:
    read = entries(folder, language)
    keys = [entry.id.name for entry in read if isinstance(entry, ast.Message)]

    assert [] == [entry.content for entry in read if isinstance(entry, ast.Junk)]
    assert len(keys) == len(set(keys))


@languages
@each_folder
def test_all_languages_have_the_same_messages_in_the_same_order_with_the_same_parts(folder: Path, language: str) -> None:
    """Only the name of a thing may need more forms in one language than in English."""
    english, other = messages_in(folder, "en"), messages_in(folder, language)

    assert list(english) == list(other)
    for key, message in english.items():
        assert (message.value is None) == (other[key].value is None), key
        parts = attributes(other[key])
        if key.rpartition("-")[0] in FORMS:
            parts = [part for part in parts if part in attributes(message)]
        assert attributes(message) == parts, key


@languages
@each_game
def test_nothing_of_the_house_but_the_names_of_bots_and_what_is_counted_is_said_differently(game_id: str, language: str) -> None:
    """Turns are counted, too, where nobody has one alone."""
    own, house = messages(find(game_id), language), messages_in(HOUSE, language)

    assert [] == [key for key in house if key in own and not key.startswith(("bot-", SCORE, "view-turn"))]
    assert attributes(house[SCORE]) == attributes(own.get(SCORE, house[SCORE]))


@languages
@each_game
def test_a_sentence_that_can_be_continued_ends_with_a_full_stop(game_id: str, language: str) -> None:
    for key, message in messages(find(game_id), language).items():
        if "next" in attributes(message):
            assert message.value is not None
            last = message.value.elements[-1]

            assert isinstance(last, ast.TextElement) and last.value.endswith("."), key


def fields_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {field for value in data.values() for field in fields_in(value)}
    return {field for value in data for field in fields_in(value)} if isinstance(data, list) else set()


@each_game
def test_every_label_of_a_table_is_for_something_on_it(game_id: str) -> None:
    game, found = find(game_id), set()
    for s, seat, _, _ in walk(game, game.meta.most, 4, last_options(game)):
        found |= fields_in(game.view(s, seat)) | fields_in(game.scene(s))

    assert [] == [key for key in messages(game, "en") if key.startswith("view-") and key.removeprefix("view-") not in found]


# What stands in a sentence


@languages
@each_game
def test_an_event_line_uses_only_the_fields_of_its_kind(game_id: str, language: str) -> None:
    for kind in find(game_id).events:
        assert variables(find(game_id), language, f"event-{kind.name}") <= with_articles(kind.fields), kind.name


@cache
def asked_besides(game_id: str) -> list[str]:
    """What a decision shows beside its own numbers, in some game."""
    game, found = find(game_id), set()
    for s, seat, _, _ in walk(game, game.meta.fewest, 2):
        decision = game.view(s, seat)["decision"]
        assert isinstance(decision, dict)
        found |= decision.keys() - {"name", "waiting", *decisions_of(game_id).names[decision["name"]]}
    return sorted(found)


@languages
@each_game
def test_a_question_uses_only_what_its_decision_shows(game_id: str, language: str) -> None:
    for name in decisions_of(game_id).asking:
        known = with_articles(["seat", *decisions_of(game_id).names[name], *asked_besides(game_id)])

        assert variables(find(game_id), language, f"ask-{name}") <= known, name


# Sentences


@languages
@each_game
def test_the_plain_sentence_of_a_choice_needs_nothing_but_the_choice(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    sentences = [speech.choice(choice, NAMES) for choice in speech.game.catalogue.choices]

    assert [] == [sentence for sentence in sentences if not sentence or "{" in sentence]


@languages
@each_game
def test_choices_of_one_verb_can_be_told_apart(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    for verb in speech.game.catalogue.verbs:
        sentences = [speech.choice(choice, NAMES) for choice in verb.choices]

        assert len(sentences) == len(set(sentences)), verb.name


@languages
@each_game
def test_things_of_a_kind_have_names_and_can_be_told_apart(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    for domain, slugs in speech.game.slugs.items():
        names = [speech.thing(domain, slug) for slug in slugs]

        assert [] == [slug for slug in slugs if not speech.has(f"{domain}-{slug}") and not slug.isdigit()]
        assert len(names) == len(set(names)), domain


@languages
@each_game
def test_sources_of_points_and_draws_can_be_told_apart(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    sources = [speech.text(f"source-{source}") for source, _ in ended(game_id).sources]
    streams = [speech.text(f"stream-{stream}") for stream in speech.game.streams]

    assert len(sources) == len(set(sources))
    assert len(streams) == len(set(streams))


def telling(session: Session, speech: Speech, sought: set[str]) -> Iterator[str]:
    """Every question, choice and log line of a random game, in which whatever is about the things sought is done at once."""
    names, chance = session.record.names, Seeded(2)
    for number in range(MOST_DECISIONS):
        if session.state.over:
            return
        seat = session.waiting()[0]
        offered = session.options(seat)
        if number < MOST_TOLD or number % SELDOM == 0:
            for eyes in range(len(names)):
                yield speech.question(session.view(eyes), names)
            for choice in offered:
                yield speech.choice(choice, names, session.game.facts(session.state, seat, choice))
        about = [choice for choice in offered if sought & set(choice.text.split())] or offered
        for event in session.choose(seat, about[chance.below(0, len(about))].text):
            yield speech.event(event, names)


def check_told(game: Game, language: str, seats: int, given: dict[str, str], sought: set[str]) -> set[str]:
    session = start(game, NAMES[:seats], given, Sealed(b"told", []))
    sentences = set(telling(session, Speech(game, language), sought))

    assert [] == [sentence for sentence in sentences if not sentence or "{" in sentence or {"none", "-1"} & set(sentence.split())]
    return sentences


@languages
@each_game
def test_whole_games_can_be_told_without_a_gap(game_id: str, language: str) -> None:
    game = find(game_id)

    check_told(game, language, game.meta.fewest, {}, set())
    check_told(game, language, game.meta.most, last_options(game), set())


@languages
@each_game
def test_a_game_with_added_things_can_be_told_and_calls_them_by_their_names(game_id: str, language: str) -> None:
    published, game = find(game_id), find(game_id, own_tests_of(game_id) / "variant.toml")
    speech = Speech(game, language)
    added = {slug: domain for domain, slugs in game.slugs.items() for slug in slugs if slug not in published.slugs[domain]}
    sentences = check_told(game, language, min(3, game.meta.most), last_options(game), set(added))

    assert [slug for slug, domain in added.items() if any(speech.thing(domain, slug) in sentence for sentence in sentences)]

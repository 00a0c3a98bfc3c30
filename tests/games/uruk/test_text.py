"""Uruk's words: everything that can be said is said in both languages, and every sentence can be filled in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from games.uruk.laying import T

from themis.core.chance import Seeded
from themis.core.event import EventKind, Io
from themis.core.frame import apply, options, settle, waiting
from themis.games import find
from themis.games.uruk import content, moves, scoring
from themis.games.uruk.frames import DECISIONS
from themis.speech.speech import HOUSE, LANGUAGES, Speech

GAME = find("uruk")
NAMES = ["Ada", "Ben", "Chloé"]
VERBS = [verb.name for verb in GAME.catalogue.verbs]
ASKING = DECISIONS.asking
END_REASONS = ["last-disc-bought", "last-disc-removed", "stall"]
FOLDERS = [GAME.meta.folder / "text", HOUSE]

languages = pytest.mark.parametrize("language", LANGUAGES)
folders = pytest.mark.parametrize("folder", FOLDERS, ids=["uruk", "house"])


class Variables(Visitor):
    """Gathers the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(folder: object, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body  # type: ignore[operator]


def messages(folder: object, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def shape(message: ast.Message) -> tuple[bool, list[str]]:
    return message.value is not None, [attribute.id.name for attribute in message.attributes]


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def uruk(language: str) -> dict[str, ast.Message]:
    return messages(FOLDERS[0], language)


def with_articles(fields: list[str]) -> set[str]:
    named = {"player" if field == "seat" else field for field in fields}
    return named | {f"the-{field}" for field in named}


def options_and_values() -> Iterator[str]:
    for option in GAME.meta.options:
        yield f"option-{option.name}"
        yield f"option-{option.name}-about"
        for value in option.values:
            yield f"option-{option.name}-{value}"


def expected_keys() -> list[str]:
    keys = [f"choice-{verb}" for verb in VERBS] + [f"event-{kind.name}" for kind in GAME.events] + [f"ask-{name}" for name in ASKING]
    keys += [f"card-{slug}{part}" for slug in T.kind_slugs for part in ("", "-function")]
    keys += [f"colour-{colour}{part}" for colour in content.COLOURS for part in ("", "-letter")]
    keys += [f"epoch-{slug}" for slug in T.epoch_slugs] + [f"reduction-{slug}" for slug in moves.REDUCTIONS]
    keys += [f"cubes-{letter}" for letter in moves.LETTERS]
    keys += [f"end-{reason}" for reason in END_REASONS] + [f"source-{source}" for source in scoring.SOURCES]
    keys += [f"stream-{stream}" for stream in GAME.streams]
    return keys + list(options_and_values())


@languages
def test_everything_that_can_be_said_has_a_message(language: str) -> None:
    known = uruk(language)

    assert [] == [key for key in expected_keys() if key not in known]


@languages
def test_no_message_speaks_of_something_that_is_not_there(language: str) -> None:
    families = ("choice-", "event-", "ask-", "card-", "colour-", "cubes-", "reduction-", "end-", "source-", "option-", "stream-")

    assert [] == [key for key in uruk(language) if key.startswith(families) and key not in expected_keys()]


@folders
def test_all_languages_have_the_same_messages_with_the_same_parts(folder: object) -> None:
    english = {key: shape(message) for key, message in messages(folder, "en").items()}

    for language in LANGUAGES:
        assert english == {key: shape(message) for key, message in messages(folder, language).items()}


@folders
@languages
def test_the_files_are_sound_fluent_and_say_nothing_twice(folder: object, language: str) -> None:
    read = entries(folder, language)
    keys = [entry.id.name for entry in read if isinstance(entry, ast.Message)]

    assert [] == [entry.content for entry in read if isinstance(entry, ast.Junk)]
    assert len(keys) == len(set(keys))


@languages
@pytest.mark.parametrize("kind", GAME.events, ids=[f"{kind.name}-{kind.rule}" for kind in GAME.events])
def test_an_event_line_uses_only_the_fields_of_its_kind(kind: EventKind, language: str) -> None:
    assert variables(uruk(language)[f"event-{kind.name}"]) <= with_articles(kind.fields)


@languages
@pytest.mark.parametrize("name", ASKING)
def test_a_question_uses_only_the_numbers_of_its_decision(name: str, language: str) -> None:
    assert variables(uruk(language)[f"ask-{name}"]) <= with_articles(["seat", *DECISIONS.names[name]])


@languages
def test_the_plain_sentence_of_a_choice_needs_nothing_but_the_choice(language: str) -> None:
    speech = Speech(GAME, language)
    sentences = [speech.choice(choice, NAMES) for choice in GAME.catalogue.choices]

    assert [] == [sentence for sentence in sentences if not sentence or "{" in sentence]


@languages
def test_choices_of_one_verb_can_be_told_apart(language: str) -> None:
    """But for seats that this table does not have."""
    speech = Speech(GAME, language)
    names = [*NAMES, "Dan"]
    for verb in GAME.catalogue.verbs:
        sentences = [speech.choice(choice, names) for choice in verb.choices]

        assert len(sentences) == len(set(sentences))


@languages
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_told_without_a_gap(seed: int, language: str) -> None:
    speech = Speech(GAME, language)
    chance = Seeded(seed)
    io = Io(chance, False)
    state = GAME.setup(3, [0] * len(GAME.meta.options), io)
    settle(state, io)
    said: list[str] = []
    while not state.over:
        seat = waiting(state)[0]
        offered = options(state, seat)
        said.append(speech.question(GAME.view(state, seat), NAMES))
        said += [speech.choice(choice, NAMES, GAME.facts(state, seat, choice)) for choice in offered]
        apply(state, seat, offered[chance.below(0, len(offered))], io)
    said += [speech.event(event, NAMES) for event in io.events]

    assert [] == [sentence for sentence in said if not sentence or "{" in sentence or "none" in sentence.split()]


@languages
def test_a_sentence_that_can_be_continued_ends_with_a_full_stop(language: str) -> None:
    for key, message in uruk(language).items():
        if "next" in shape(message)[1]:
            assert message.value is not None
            last = message.value.elements[-1]

            assert isinstance(last, ast.TextElement) and last.value.endswith("."), key


@languages
def test_a_ruling_names_its_option_as_the_table_does(language: str) -> None:
    speech = Speech(GAME, language)
    quoted = "“{}”" if language == "en" else "«\u00a0{}\u00a0»"
    for option in GAME.meta.options:
        assert quoted.format(speech.text(f"option-{option.name}")) in speech.rule(option.rule)

"""Delphi's words: everything that can be said is said in both languages, and every sentence can be filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from games.delphi.positions import table

from themis.books.rulebook import Rule
from themis.core.chance import Seeded
from themis.core.choice import Verb
from themis.core.event import EventKind, Io
from themis.core.frame import StateBase, apply, options, settle, waiting
from themis.games.delphi import content, moves, scoring
from themis.games.delphi.frames import DECISIONS
from themis.games.delphi.game import GAME
from themis.games.delphi.schema import COLOURS, LETTERS
from themis.speech.speech import HOUSE, LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan"]
TEXT = GAME.meta.folder / "text"
SPEECHES = {language: Speech(GAME, language) for language in LANGUAGES}
ASKING = DECISIONS.asking
# The choice being paid for is told by what it does.
TOLD_INSTEAD = {"Pay": ["action"]}
END_REASONS = ["returned", "round-limit"]
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
# A preposition that must merge with the article after it, or an elision that was missed.
CLASHES = re.compile(r"\b(de|à) les?\b|\b([dD]e|[lL]e|[lL]a) [aeiouéAEIOUÉ]|  | ,|\.\.")

languages = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Gathers the names of the variables in a message, those of the messages it refers to included."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.attribute is None:
            self.visit(self.known[node.id.name])


def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def shape(key: str, message: ast.Message) -> tuple[str, bool, list[str]]:
    """A message's parts; only French needs a second form of a colour, for feminine words."""
    parts = [attribute.id.name for attribute in message.attributes]
    return key, message.value is not None, [] if key.startswith("colour-") else parts


def variables(language: str, key: str) -> set[str]:
    known = messages(language)
    found = Variables(known)
    found.visit(known[key])
    return found.names


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
    keys = ["game-world"] + [f"choice-{verb.name}" for verb in GAME.catalogue.verbs] + [f"ask-{name}" for name in ASKING]
    keys += [f"event-{kind.name}" for kind in GAME.events]
    keys += [f"{domain}-{slug}" for domain, slugs in GAME.slugs.items() for slug in slugs]
    keys += [f"{family}-{slug}{part}" for family, slugs in EXPLAINED.items() for slug in slugs for part in ("", "-function")]
    keys += [f"monster-{slug}" for slug in [row.id for row in GAME.content.rows("monster")]] + [
        f"colour-{colour}-letter" for colour in COLOURS
    ]
    keys += [f"end-{reason}" for reason in END_REASONS] + [f"source-{source}" for source in scoring.SOURCES]
    keys += [f"stream-{stream}" for stream in GAME.streams]
    return keys + list(options_and_values())


# The files


@languages
def test_everything_that_can_be_said_has_a_message(language: str) -> None:
    known = messages(language)

    assert [] == [key for key in expected_keys() if key not in known]


@languages
def test_no_message_speaks_of_something_that_is_not_there(language: str) -> None:
    """What only the drawn board says begins with `table-`; the page knows what it needs."""
    shared = ["the-monster", "some-wounds", "some-favours", "cost"]
    known = {*shared, *BOTS, *expected_keys(), *[f"view-{field}" for field in fields_of_views()]}

    assert [] == [key for key in messages(language) if key not in known and not key.startswith("table-")]


def fields_of_views() -> set[str]:
    """What the fields of a table are called, in a game that begins with a draft and at whatever is asked there."""
    found: set[str] = set()
    for state in random_game(4, [2, 1, 2, 4, 1], Io(Seeded(4), False)):
        found |= fields_in(GAME.view(state, waiting(state)[0])) | fields_in(GAME.scene(state))
    return found


def fields_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {field for value in data.values() for field in fields_in(value)}
    return {field for value in data for field in fields_in(value)} if isinstance(data, list) else set()


def test_all_languages_have_the_same_messages_in_the_same_order_with_the_same_parts() -> None:
    english = [shape(key, message) for key, message in messages("en").items()]

    for language in LANGUAGES:
        assert english == [shape(key, message) for key, message in messages(language).items()]


@languages
def test_the_files_are_sound_fluent_and_say_nothing_twice(language: str) -> None:
    read = entries(language)
    keys = [entry.id.name for entry in read if isinstance(entry, ast.Message)]

    assert [] == [entry.content for entry in read if isinstance(entry, ast.Junk)]
    assert len(keys) == len(set(keys))


@languages
def test_nothing_of_the_house_but_the_names_of_bots_is_said_differently_here(language: str) -> None:
    house = FluentParser().parse((HOUSE / f"{language}.ftl").read_text(encoding="utf-8")).body

    assert BOTS == [entry.id.name for entry in house if isinstance(entry, ast.Message) and entry.id.name in messages(language)]


@languages
@pytest.mark.parametrize("kind", {kind.name: kind for kind in GAME.events}.values(), ids=lambda kind: kind.name)
def test_an_event_line_uses_only_the_fields_of_its_kind(kind: EventKind, language: str) -> None:
    assert variables(language, f"event-{kind.name}") <= with_articles(kind.fields)


@languages
@pytest.mark.parametrize("name", ASKING)
def test_a_question_uses_only_the_numbers_of_its_decision(name: str, language: str) -> None:
    assert variables(language, f"ask-{name}") <= with_articles(["seat", *DECISIONS.names[name], *TOLD_INSTEAD.get(name, [])])


@languages
@pytest.mark.parametrize("verb", GAME.catalogue.verbs, ids=lambda verb: verb.name)
def test_a_choice_uses_only_its_arguments_and_facts(verb: Verb, language: str) -> None:
    assert variables(language, f"choice-{verb.name}") <= with_articles([domain.name for domain in verb.domains]) | FACTS


@languages
def test_a_sentence_that_can_be_continued_ends_with_a_full_stop(language: str) -> None:
    for key, message in messages(language).items():
        if "next" in [attribute.id.name for attribute in message.attributes]:
            assert message.value is not None
            last = message.value.elements[-1]

            assert isinstance(last, ast.TextElement) and last.value.endswith("."), key


# Names


@languages
@pytest.mark.parametrize("domain", GAME.slugs)
def test_things_of_a_kind_can_be_told_apart(domain: str, language: str) -> None:
    names = [SPEECHES[language].thing(domain, slug) for slug in GAME.slugs[domain]]

    assert len(names) == len(set(names))


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


@languages
def test_the_plain_sentence_of_a_choice_needs_nothing_but_the_choice(language: str) -> None:
    sentences = [SPEECHES[language].choice(choice, NAMES) for choice in GAME.catalogue.choices]

    assert [] == [sentence for sentence in sentences if not sentence or "{" in sentence]


@languages
def test_choices_of_one_verb_can_be_told_apart(language: str) -> None:
    for verb in GAME.catalogue.verbs:
        sentences = [SPEECHES[language].choice(choice, NAMES) for choice in verb.choices]

        assert len(sentences) == len(set(sentences))


@languages
@pytest.mark.parametrize("given", [[0, 0, 0, 0, 0], [2, 1, 2, 4, 1]], ids=["as recommended", "another way"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_told_without_a_gap(seats: int, given: list[int], language: str) -> None:
    said = told(SPEECHES[language], seats, given)

    assert [] == [sentence for sentence in said if not sentence or "{" in sentence or "none" in sentence.split() or "-1" in sentence]
    assert [] == [sentence for sentence in said if language == "fr" and CLASHES.search(sentence)]


def told(speech: Speech, seats: int, given: list[int]) -> set[str]:
    """Every question, choice and log line of a random game."""
    io = Io(Seeded(seats), False)
    said: set[str] = set()
    for state in random_game(seats, given, io):
        seat = waiting(state)[0]
        said |= {speech.question(GAME.view(state, eyes), NAMES) for eyes in range(seats)}
        said |= {speech.choice(choice, NAMES, GAME.facts(state, seat, choice)) for choice in options(state, seat)}
    return said | {speech.event(event, NAMES) for event in io.events}


def random_game(seats: int, given: list[int], io: Io) -> Iterator[StateBase]:
    """A game at each of its decisions."""
    chance = Seeded(seats)
    state = GAME.setup(seats, given, io)
    settle(state, io)
    while not state.over:
        yield state
        seat = waiting(state)[0]
        offered = options(state, seat)
        apply(state, seat, offered[chance.below(0, len(offered))], io)


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

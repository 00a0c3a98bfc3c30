"""Everything that the program says of a game: recorded games told again, and all messages with every thing, name and number in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations as subsets
from itertools import product
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from transcript import records, replay_of

from themis.core.event import EVERYBODY, Event, EventKind
from themis.core.frame import options, waiting
from themis.core.game import Game
from themis.core.record import Replay
from themis.server.describe import event_fields
from themis.speech.speech import Argument, Speech

# Vowels, an h, a title, an apostrophe.
NAMES: Final = ["Ada", "O'Brien", "Emil", "Dr No", "Odile", "Hugo"]
COUNTS: Final = [0, 1, 2, 5]
# No more counts of one sentence are mixed all together.
MOST_MIXED: Final = 6
SPECTATOR: Final = -1
PAGES: Final = Path(__file__).parent.parent.parent / "web/src/text"
# What a page may put into a message where the message does not say what it chooses between.
SAMPLES: Final = {"en": ["Samos"], "fr": ["Ithaque", "Samos"]}


def of_records(speech: Speech) -> Iterator[str]:
    """What is told, asked and offered in all recorded games."""
    for number, record in enumerate(records(speech.game.meta.id)):
        replay = replay_of(record)
        names = (NAMES[number:] + NAMES[:number])[: len(replay.record.names)]
        yield from speech.story(replay.events, names)
        while not replay.done():
            yield from asked(replay, speech, names)
            replay.forward()
            yield from speech.story(replay.events, names)


def asked(replay: Replay, speech: Speech, names: list[str]) -> Iterator[str]:
    game, state = replay.game, replay.state
    for seat in waiting(state):
        for eyes in (seat, SPECTATOR):
            yield speech.question(game.view(state, eyes), names)
        for choice in options(state, seat):
            yield speech.choice(choice, names, game.facts(state, seat, choice))


def of_events(speech: Speech) -> Iterator[str]:
    """Every event with every thing, name and count in it, and twice in a row."""
    for name, fields in event_fields(speech.game).items():
        for values in combinations(speech.game, fields):
            event = Event(EventKind(name, fields, ""), values, EVERYBODY)
            yield from speech.story([event, event], NAMES)


def combinations(game: Game, fields: list[str]) -> Iterator[list[int]]:
    """Each field in turn with all it can be, while the others stay what they were; counts with one another."""
    ranges = [range_of(game, field) for field in fields]
    plain = [values[0] for values in ranges]
    for place, values in enumerate(ranges):
        for value in values:
            yield [*plain[:place], value, *plain[place + 1 :]]
    counted = [place for place, values in enumerate(ranges) if values == COUNTS]
    for mixed in mixtures(len(counted)):
        found = dict(zip(counted, mixed, strict=True))
        yield [found.get(place, value) for place, value in enumerate(plain)]


def mixtures(number: int) -> Iterator[tuple[int, ...]]:
    """So many counts with one another; of very many, two at a time."""
    if number <= MOST_MIXED:
        yield from product(COUNTS, repeat=number)
        return
    for pair in subsets(range(number), 2):
        for two in product(COUNTS, repeat=2):
            found = dict(zip(pair, two, strict=True))
            yield tuple(found.get(place, COUNTS[0]) for place in range(number))


def range_of(game: Game, field: str) -> list[int]:
    meaning = game.fields.find(field)
    if meaning.is_seat:
        return list(range(len(NAMES)))
    return list(range(len(meaning.slugs))) if meaning.slugs is not None else COUNTS


def of_choices(speech: Speech) -> Iterator[str]:
    """Every choice of the game, as it stands in a refusal."""
    for choice in speech.game.catalogue.choices:
        yield speech.choice(choice, NAMES)


def of_rules(speech: Speech) -> Iterator[str]:
    """Every rule and ruling, as it stands in a refusal and in the rulebook."""
    for rule in speech.rulebook.rules:
        yield rule.text
    for ruling in speech.rulebook.rulings:
        yield from (ruling.question, ruling.decision, ruling.reason)
    for chapter in speech.rulebook.chapters:
        yield chapter.title


# Files of messages


class Blanks(Visitor):
    """The variables of a pattern and of the messages it is made of, with what is chosen between by them."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.keys: dict[str, list[str]] = {}
        self.messages = messages

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.messages:
            self.visit(self.messages[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants]
            self.keys[node.selector.id.name] = [*self.keys.get(node.selector.id.name, []), *keys]
        self.generic_visit(node)


def of_file(path: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every message of a file by its key, with all that can stand in its blanks."""
    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    entries = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    for name, entry in entries.items():
        for pattern, tree in parts(bundle.get_message(name), entry):
            blanks = Blanks(entries)
            blanks.visit(tree)
            for arguments in fillings(blanks, language):
                yield name, str(bundle.format_pattern(pattern, arguments)[0])


def parts(message: Message, entry: ast.Message) -> Iterator[tuple[Pattern, ast.Pattern]]:
    if message.value is not None and entry.value is not None:
        yield message.value, entry.value
    for attribute in entry.attributes:
        if attribute.value is not None:
            yield message.attributes[attribute.id.name], attribute.value


def fillings(blanks: Blanks, language: str) -> Iterator[dict[str, Argument]]:
    """Each blank in turn with all it can be, the others with the first; counts with one another."""
    ranges = {name: samples(name, keys, language) for name, keys in blanks.keys.items()}
    plain = {name: values[0] for name, values in ranges.items()}
    yield dict(plain)
    for name, values in ranges.items():
        for value in values[1:]:
            yield {**plain, name: value}
    counted = [name for name, values in ranges.items() if values == COUNTS]
    for mixed in mixtures(len(counted)):
        yield {**plain, **dict(zip(counted, mixed, strict=True))}


def samples(name: str, keys: list[str], language: str) -> list[Argument]:
    if any(key.isdigit() or key in ("one", "other") for key in keys) or "number" in name or name == "level":
        return list(COUNTS)
    if keys:
        return list(dict.fromkeys(keys))
    return list(NAMES) if name in ("player", "other", "leader", "players") else list(SAMPLES[language])

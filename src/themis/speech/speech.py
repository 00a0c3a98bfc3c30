"""Turns what a game says in numbers into sentences.

The words are Fluent files: those of a game in its folder `text/`, those of the house, the same for every game, beside this module.
The rules' own words are the game's rulebook. Nothing here knows a game: the names of fields and domains are its keys.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from themis.books.quick import Paragraph, load_quick
from themis.books.rulebook import Rule, Rulebook, load
from themis.core.choice import SEAT, Choice, Domain
from themis.core.event import Event
from themis.core.fields import OTHER
from themis.core.game import Game
from themis.core.record import clean_name
from themis.errors import BadOptions
from themis.speech.effects import text_of

HOUSE: Final = Path(__file__).parent / "text"
LANGUAGES: Final = sorted(path.stem for path in HOUSE.glob("*.ftl"))
NONE: Final = "none"
BOT_PREFIX: Final = "bot:"
# The one whom a sentence is about.
PLAYER: Final = "player"
# The files of all games of the house in both languages.
MOST_PARSED: Final = 64

Argument: TypeAlias = str | int


class Speech:
    """One game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there is no language '{language[:20]}'; there are: {', '.join(LANGUAGES)}")
        self.game: Final = game
        self.language: Final = language
        self._bundle: Final = bundle(language, [HOUSE, game.meta.folder / "text"])

    @cached_property
    def rulebook(self) -> Rulebook:
        return load(self.game.meta.folder / "rulebook", self.language)

    @cached_property
    def quick(self) -> list[Paragraph]:
        """The game on one page, if somebody has written it."""
        return load_quick(self.game.meta.folder, self.rulebook.ids())

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: Argument) -> str:
        """A message of the house or the game; an unknown key stands for itself."""
        return self._said(self._bundle.get_message(key), arguments) if self.has(key) else key

    def attribute(self, key: str, attribute: str, **arguments: Argument) -> str:
        """An attribute of a message, or else the message itself."""
        if not self.has(key):
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute)
        return str(self._bundle.format_pattern(pattern, arguments)[0]) if pattern is not None else self._said(message, arguments)

    def _said(self, message: Message, arguments: dict[str, Argument]) -> str:
        return str(self._bundle.format_pattern(message.value, arguments)[0]) if message.value is not None else ""

    # Things

    def card(self, slug: str) -> str:
        return self.thing("card", slug)

    def function(self, slug: str, domain: str = "card") -> str:
        """What a card, or another thing that does something, does; empty where nothing is written about it, as for a designer's new card."""
        key = f"{domain}-{slug}-function"
        row = self.game.content.find(slug)
        return self.text(key) if self.has(key) else text_of(self, row, domain) if row is not None else ""

    def thing(self, domain: str, slug: str) -> str:
        """The name of a thing, by our texts or by the variant that added it; else a slug is spelled letter by letter if its letters have names."""
        key = f"{domain}-{slug}"
        if self.has(key):
            return self.text(key)
        row = self.game.content.find(slug)
        if row is not None and row.name(self.language):
            return row.name(self.language)
        letters = [f"{domain}-{letter}" for letter in slug]
        if all(self.has(letter) for letter in letters):
            return " ".join(self.text(letter) for letter in letters)
        return slug.replace("-", " ")

    # Sentences

    def choice(self, choice: Choice, names: list[str], facts: dict[str, int] | None = None) -> str:
        """What a choice does; with the facts about it here (`Game.facts`), what it costs and gives as well."""
        key = f"choice-{choice.verb.name}"
        arguments = self._choice_arguments(choice, names)
        if not facts:
            return self.text(key, **arguments)
        return self.attribute(key, "here", **{**arguments, **self._arguments(facts.items(), names)})

    def drawn(self, choice: Choice) -> str:
        """What all choices of this kind do, where a table draws the number of each at its place; else empty."""
        key = f"choice-{choice.verb.name}"
        return self.attribute(key, "drawn") if self.has_attribute(key, "drawn") else ""

    def event(self, event: Event, names: list[str]) -> str:
        """A line of the log."""
        return self.text(f"event-{event.kind.name}", **self._arguments(zip(event.kind.fields, event.values, strict=True), names))

    def story(self, events: list[Event], names: list[str]) -> list[str]:
        """Several log lines; what a seat does again in the same way continues its sentence: "Ada pays 1 red cube, 2 blue."."""
        told: list[str] = []
        before: Event | None = None
        for event in events:
            continued = self._continued(before, event, names)
            if continued:
                told[-1] = f"{told[-1].removesuffix('.')}, {continued}"
            else:
                told.append(self.event(event, names))
            before = event
        return told

    def _continued(self, before: Event | None, event: Event, names: list[str]) -> str:
        """The event as the continuation of the one before, or nothing if it is another story."""
        if before is None or before.kind.name != event.kind.name or not self.has_attribute(f"event-{event.kind.name}", "next"):
            return ""
        if event.kind.fields[0] == "seat" and before.values[0] != event.values[0]:
            return ""
        arguments = self._arguments(zip(event.kind.fields, event.values, strict=True), names)
        return self.attribute(f"event-{event.kind.name}", "next", **arguments)

    def has_attribute(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._bundle.get_message(key).attributes

    def question(self, view: dict[str, object], names: list[str]) -> str:
        """What is being asked; in the third person to all others; empty when the game is over."""
        decision = view["decision"]
        if not isinstance(decision, dict):
            return ""
        numbers = [(field, value) for field, value in decision.items() if isinstance(value, int)]
        arguments = self._arguments(numbers, names)
        asked = asked_seat(view)
        arguments[PLAYER] = names[asked]
        key = f"ask-{decision['name']}"
        return self.text(key, **arguments) if asked == view["seat"] else self.attribute(key, "others", **arguments)

    def rule(self, rule_id: str) -> str:
        """The words of a rule or ruling."""
        found = self.rulebook.find(rule_id)
        if found is None:
            return self.text("rules-unknown", id=rule_id)
        if isinstance(found, Rule):
            return found.text
        return f"{found.question} {found.decision} {found.reason}"

    def refusal(self, rule_ids: list[str]) -> str:
        """Why a choice is not possible, a line for each rule in its way."""
        if not rule_ids:
            return self.text("refused-not-asked")
        return "\n".join(self.text("refused-by-rule", id=rule_id, rule=self.rule(rule_id)) for rule_id in rule_ids)

    def undo_refusal(self, code: str) -> str:
        return self.text(f"undo-{code}")

    def corrected(self, step: int, before: int, after: int, way: str) -> str:
        """That the rules became others after a number of choices, and what the game says of its new revisions."""
        numbered = "yes" if before != after else "no"
        told = self.text("rules-corrected", step=step, before=before, after=after, way=way, numbered=numbered)
        news = [f"revision-{number}" for number in range(before + 1, after + 1)]
        return " ".join([told, *[self.text(key) for key in news if self.has(key)]])

    def names(self, seats: list[str]) -> list[str]:
        """The names of a record's seats as they are spoken: bots get a seer's name, and nothing can upset a terminal."""
        spoken: list[str] = []
        for seat in seats:
            bots = sum(1 for other in seats[: len(spoken)] if other.startswith(BOT_PREFIX))
            spoken.append(self.text(f"bot-{bots + 1}") if seat.startswith(BOT_PREFIX) else clean_name(seat))
        return spoken

    # Arguments

    def _choice_arguments(self, choice: Choice, names: list[str]) -> dict[str, Argument]:
        if choice.numbers:
            # A whole plan has a number for each thing of its place, under the name of that thing.
            return dict(zip(self.game.slugs[choice.verb.place], choice.numbers, strict=True))
        arguments: dict[str, Argument] = {}
        places = [choice.a, choice.b]
        for i, domain in enumerate(choice.verb.domains):
            repeated = i == 1 and domain.name == choice.verb.domains[0].name
            self._add_chosen(arguments, domain, places[i], f"other-{domain.name}" if repeated else domain.name, names)
        return arguments

    def _add_chosen(self, arguments: dict[str, Argument], domain: Domain, place: int, field: str, names: list[str]) -> None:
        slug = domain.slugs[place]
        if domain.name == SEAT:
            self._add_number(arguments, field, int(slug), names)
        elif slug.isdigit():
            arguments[field] = int(slug)
        else:
            self._add_thing(arguments, field, domain.name, slug)

    def _arguments(self, fields: Iterable[tuple[str, int]], names: list[str]) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for field, value in fields:
            self._add_number(arguments, field, value, names)
        return arguments

    def _add_number(self, arguments: dict[str, Argument], field: str, value: int, names: list[str]) -> None:
        meaning = self.game.fields.find(field)
        if meaning.is_seat:
            arguments[PLAYER if field == SEAT else field] = names[value] if 0 <= value < len(names) else NONE
        elif meaning.slugs is not None:
            domain = field.removeprefix(OTHER)
            self._add_thing(arguments, field, domain, meaning.slugs[value] if 0 <= value < len(meaning.slugs) else NONE)
        else:
            arguments[field] = value

    def _add_thing(self, arguments: dict[str, Argument], field: str, domain: str, slug: str) -> None:
        arguments[field] = self.thing(domain, slug)
        arguments[f"the-{field}"] = self.attribute(f"{domain}-{slug}", "the") if self.has(f"{domain}-{slug}") else arguments[field]


def check_words(game: Game) -> None:
    """What cannot be read of a game in a folder, in whatever language, is said when it comes: a page that lists games shows all of them."""
    for language in LANGUAGES:
        _ = Speech(game, language).quick


def bundle(language: str, folders: list[Path]) -> FluentBundle:
    """The messages of all folders in one language; a terminal or a page needs no marks around what is filled in."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in files(folder, language):
            made.add_resource(parsed(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@lru_cache(MOST_PARSED)
def parsed(text: str) -> Resource:
    """The messages of a file; to find them takes as long as everything else about a game together, and the words of the house are in each."""
    # Where a word stood in its file is a third of all that is kept, and nobody asks for it.
    return FluentParser(with_spans=False).parse(text)


def files(folder: Path, language: str) -> list[Path]:
    """The words of a folder in one language: `fr.ftl`, and what is told apart from it, such as `lessons.fr.ftl`."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


def asked_seat(view: dict[str, object]) -> int:
    """The seat a view's question is put to: the one who looks, if it is asked, else the first that is."""
    decision = view["decision"]
    waiting = decision["waiting"] if isinstance(decision, dict) else []
    return view["seat"] if view["seat"] in waiting else waiting[0]  # type: ignore[return-value]

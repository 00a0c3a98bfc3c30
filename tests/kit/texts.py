"""The Fluent files of a game as they are written: their messages, and what stands in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from themis.core.game import Game
from themis.core.outcome import Outcome
from themis.speech.speech import Speech

# What every game says; whoever draws a board or shows a table or a gallery knows which labels it needs.
FAMILIES = (
    "choice-", "event-", "ask-", "option-", "source-", "stream-", "end-", "game-", "quick-", "table-", "view-", "column-", "about-", "gallery-", "tip-",
)  # fmt: skip


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages_in(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def messages(game: Game, language: str) -> dict[str, ast.Message]:
    return messages_in(game.meta.folder / "text", language)


def own_keys(game: Game, language: str) -> set[str]:
    """The messages that only this game has."""
    return {key for key in messages(game, language) if not key.startswith(FAMILIES)}


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


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


def variables(game: Game, language: str, key: str) -> set[str]:
    known = messages(game, language)
    found = Variables(known)
    found.visit(known[key])
    return found.names


def with_articles(fields: list[str]) -> set[str]:
    """The variables that these fields fill."""
    named = {"player" if field == "seat" else field for field in fields}
    return named | {f"the-{field}" for field in named}


def option_keys(game: Game) -> set[str]:
    keys = {f"option-{option.name}{part}" for option in game.meta.options for part in ("", "-about")}
    return keys | {f"option-{option.name}-{value}" for option in game.meta.options for value in option.values}


def keys_of_every_game(game: Game, asking: list[str], outcome: Outcome) -> set[str]:
    """The messages that a game must have whatever it is about."""
    keys = {f"choice-{verb.name}" for verb in game.catalogue.verbs} | {f"event-{kind.name}" for kind in game.events}
    keys |= {f"ask-{name}" for name in asking} | {f"stream-{stream}" for stream in game.streams}
    keys |= {f"source-{source}" for source, _ in outcome.sources}
    keys |= {paragraph.key() for paragraph in Speech(game, "en").quick}
    return keys | option_keys(game) | {"game-world", "game-goal"}

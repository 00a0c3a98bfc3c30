"""The Fluent files of a game as they are written: their messages, and what stands in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from themis.core.game import Game


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages_in(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def messages(game: Game, language: str) -> dict[str, ast.Message]:
    return messages_in(game.meta.folder / "text", language)


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

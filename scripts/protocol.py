"""Writes the TypeScript types of the protocol, of the games' views and of their events; with --check it only says whether they are up to date."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

from msgspec import Struct, inspect

from themis.core.game import Game
from themis.core.native import COMPILED
from themis.games import GAMES, find
from themis.server import protocol, protocol_http, protocol_learn
from themis.server.describe import event_fields

FOLDER = Path("web/src/generated")
WIRE = (protocol, protocol_learn, protocol_http)
BASES = (protocol.Command, protocol.Event)


def main() -> int:
    if COMPILED:
        print("mypyc forgets what lists hold: the types are read from the sources, without the compiled engine", file=sys.stderr)
        return 1
    files = {FOLDER / "protocol.ts": messages()}
    for game_id in GAMES:
        if find_spec(f"themis.games.{game_id}.view") is None:
            print(f"{game_id} has no view.py, from which the types of its view are read; see docs/howto/add-a-game.md", file=sys.stderr)
            return 1
        module = import_module(f"themis.games.{game_id}.view")
        types = [*[interface(kind) for kind in views(module)], events(find(game_id))]
        files[FOLDER / f"{game_id}.ts"] = head(module) + "\n".join(types)
    if "--check" not in sys.argv:
        for path, written in files.items():
            path.write_text(written, encoding="utf-8")
        return 0
    stale = [str(path) for path, written in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != written]
    if stale:
        print(f"{', '.join(stale)}: not what the protocol and the views say; run 'make types'", file=sys.stderr)
    return 1 if stale else 0


def head(*modules: ModuleType) -> str:
    sources = [f"src/{module.__name__.replace('.', '/')}.py" for module in modules]
    return f"// Written by scripts/protocol.py from {' and '.join(sources)}. Do not edit.\n\n"


def messages() -> str:
    structs = [value for module in WIRE for value in vars(module).values() if is_message(value, module)]
    return head(*WIRE) + "\n".join([*[interface(struct) for struct in structs], *[union(base, structs) for base in BASES]])


def is_message(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__ and value not in BASES


def views(module: ModuleType) -> list[type]:
    """The declared types of a game's view."""
    return [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]


def interface(struct: type) -> str:
    info = inspect.type_info(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"] if struct.__doc__ else []
    if isinstance(info, inspect.TypedDictType):
        lines.append(f"export interface {struct.__name__} {{")
        return "\n".join([*lines, *[f"  {field.encode_name}: {name_of(field.type)}" for field in info.fields], "}", ""])
    assert isinstance(info, inspect.StructType)
    if info.array_like:
        fields = ", ".join(f"{field.name}: {name_of(field.type)}" for field in info.fields)
        return "\n".join([*lines, f"export type {struct.__name__} = [{fields}]", ""])
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  type: '{info.tag}'")
    lines += [f"  {field.name}{'' if field.required else '?'}: {name_of(field.type)}" for field in info.fields]
    return "\n".join([*lines, "}", ""])


def events(game: Game) -> str:
    """The events of a game by name, with their fields as `web/src/games/scenes.ts` reads them."""
    name = "".join(part.title() for part in game.meta.id.split("_"))
    lines = [f"  {quoted(kind)}: {record(game, fields)}" for kind, fields in event_fields(game).items()]
    return "\n".join(
        ["/** What the log can tell, by its fields: a thing is a slug. */", f"export interface {name}Events {{", *sorted(lines), "}", ""]
    )


def record(game: Game, fields: list[str]) -> str:
    types = [f"{quoted(field)}: {'string' if field.removeprefix('other-') in game.slugs else 'number'}" for field in fields]
    return f"{{ {'; '.join(types)} }}" if types else "object"


def quoted(name: str) -> str:
    return f"'{name}'" if "-" in name else name


def union(base: type[Struct], structs: list[type[Struct]]) -> str:
    return f"export type Any{base.__name__} = {' | '.join(struct.__name__ for struct in structs if issubclass(struct, base))}\n"


def name_of(kind: inspect.Type) -> str:
    """The TypeScript name of a type."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return kind.cls.__name__
        case inspect.ListType():
            return f"{bracketed(name_of(kind.item_type))}[]"
        case inspect.TupleType():
            return f"[{', '.join(name_of(item) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {name_of(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(name_of(part) for part in kind.types)
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.CustomType() if kind.cls is object:
            return "unknown"
    raise TypeError(f"the protocol uses {kind}, for which there is no TypeScript type yet")


def bracketed(name: str) -> str:
    return f"({name})" if " | " in name else name


if __name__ == "__main__":
    sys.exit(main())

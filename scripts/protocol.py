"""Writes the TypeScript types of the protocol and of the games' views; with --check it only says whether they are up to date."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

from msgspec import Struct, inspect

from themis.core.native import COMPILED
from themis.games import GAMES
from themis.server import protocol, protocol_http

FOLDER = Path("web/src/generated")
WIRE = (protocol, protocol_http)
BASES = (protocol.Command, protocol.Event)


def main() -> int:
    if COMPILED:
        print("mypyc forgets what lists hold: the types are read from the sources, without the compiled engine", file=sys.stderr)
        return 1
    files = {FOLDER / "protocol.ts": messages()}
    for game_id in GAMES:
        module = import_module(f"themis.games.{game_id}.view")
        files[FOLDER / f"{game_id}.ts"] = head(module) + "\n".join([interface(kind) for kind in views(module)])
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

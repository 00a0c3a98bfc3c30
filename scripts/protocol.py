"""Writes the TypeScript types of the protocol from `themis.server.protocol`; with --check it only says whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import Struct, inspect

from themis.server import protocol

TARGET = Path("web/src/generated/protocol.ts")
HEAD = "// Written by scripts/protocol.py from src/themis/server/protocol.py. Do not edit.\n"
BASES = (protocol.Command, protocol.Event)


def main() -> int:
    written = typescript()
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(written, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == written:
        return 0
    print(f"{TARGET} is not what the protocol says: run 'make types'", file=sys.stderr)
    return 1


def typescript() -> str:
    structs = [value for value in vars(protocol).values() if is_message(value)]
    return "\n".join([HEAD, *[interface(struct) for struct in structs], *[union(base, structs) for base in BASES]])


def is_message(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value.__module__ == protocol.__name__ and value not in BASES


def interface(struct: type[Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"] if struct.__doc__ else []
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
        case inspect.StructType():
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

"""Plain data back into states: readers that refuse what is missing, of the wrong type or out of range, naming the field."""

from __future__ import annotations

import json
from typing import Final, final

from themis.core.native import i64, vec
from themis.errors import BadSave

LARGEST_SAVE: Final = 4_000_000


@final
class Plain:
    """One object of a save, read field by field."""

    __slots__ = ("fields", "where")

    def __init__(self, fields: object, where: str) -> None:
        if not isinstance(fields, dict):
            raise BadSave(f"{where} is not an object")
        self.fields: Final[dict[object, object]] = fields
        self.where: Final = where

    def get(self, name: str) -> object:
        if name not in self.fields:
            raise BadSave(f"{self.where} has no '{name}'")
        return self.fields[name]

    def number(self, name: str, lowest: int, highest: int) -> int:
        return whole(self.get(name), lowest, highest, f"{self.where}.{name}")

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise BadSave(f"{self.where}.{name} is not true or false")
        return value

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise BadSave(f"{self.where}.{name} is not a text")
        return value

    def items(self, name: str, longest: int) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list) or len(value) > longest:
            raise BadSave(f"{self.where}.{name} is not a list of at most {longest}")
        return value

    def numbers(self, name: str, length: int, lowest: int, highest: int) -> vec[i64]:
        """Exactly `length` whole numbers."""
        found = self.items(name, length)
        if len(found) != length:
            raise BadSave(f"{self.where}.{name} has {len(found)} numbers, not {length}")
        return vec[i64]([whole(item, lowest, highest, f"{self.where}.{name}") for item in found])

    def texts(self, name: str, longest: int) -> list[str]:
        texts = []
        for item in self.items(name, longest):
            if not isinstance(item, str):
                raise BadSave(f"{self.where}.{name} holds something that is not a text")
            texts.append(item)
        return texts


def whole(value: object, lowest: int, highest: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{where} is not a whole number")
    if not lowest <= value <= highest:
        raise BadSave(f"{where} is {value}, not between {lowest} and {highest}")
    return value


def read_json(text: str) -> object:
    """JSON of a bounded size, or BadSave."""
    if len(text) > LARGEST_SAVE:
        raise BadSave(f"the save is larger than {LARGEST_SAVE} characters")
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"the save is not JSON: {error}") from None
    return value

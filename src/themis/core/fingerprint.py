"""A position in a few letters: equal positions have the same, others almost surely not. The same in both engines.

A server makes one at every choice, so it reads the numbers where they are, instead of writing the position out.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import i64, vec

# Two sums of 32 bits, each with a factor of its own; nothing here grows beyond 63 bits, where the engines would differ.
LOW: Final = 0xFFFFFFFF
FIRST_FACTOR: Final = 16_777_619
SECOND_FACTOR: Final = 709_607_429


@final
class Fingerprint:
    """Takes in numbers, one after another."""

    __slots__ = ("first", "second")

    def __init__(self) -> None:
        self.first: i64 = 2_166_136_261
        self.second: i64 = 1

    def number(self, value: i64) -> None:
        low = value & LOW
        self.first = (self.first ^ low) * FIRST_FACTOR & LOW
        self.second = (self.second * SECOND_FACTOR + low + 1) & LOW
        if value != low:
            # A large or a negative one.
            self.number(value >> 32 & LOW)

    def row(self, values: vec[i64], length: i64) -> None:
        """The first ones of a row; most numbers come in rows, so these are taken in without a detour by the fields."""
        self.number(length)
        first, second = self.first, self.second
        for i in range(length):
            low = values[i] & LOW
            first = (first ^ low) * FIRST_FACTOR & LOW
            second = (second * SECOND_FACTOR + low + 1) & LOW
            if values[i] != low:
                self.first, self.second = first, second
                self.number(values[i] >> 32 & LOW)
                first, second = self.first, self.second
        self.first, self.second = first, second

    def numbers(self, values: tuple[int, ...]) -> None:
        for value in values:
            self.number(value)

    def rows(self, rows: tuple[vec[i64], ...]) -> None:
        for values in rows:
            self.row(values, len(values))

    def data(self, data: bytes) -> None:
        self.number(len(data))
        for byte in data:
            self.number(byte)

    def text(self) -> str:
        return f"{self.first:08x}{self.second:08x}"

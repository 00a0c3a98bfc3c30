"""A state that is declared once: what is counted is not saved, and must be right in everything the state holds."""

from __future__ import annotations

import pytest

from themis.core.fingerprint import Fingerprint
from themis.core.save import Plain
from themis.core.shape import Shape, counted, each, number, packed


class Purse:
    def __init__(self, rate: int, coins: int, worth: int) -> None:
        self.rate = rate
        self.coins = coins
        self.worth = worth

    def clone(self) -> Purse:
        return Purse(self.rate, self.coins, self.worth)

    def recount(self) -> None:
        self.worth = self.coins * self.rate


class Table:
    def __init__(self, dice: int, purses: list[Purse]) -> None:
        self.dice = dice
        self.purses = purses


PURSE = Shape(Purse, [number("coins", 0, 9), counted("worth")], {"rate": 5})
TABLE = Shape(Table, [packed("dice", 2, 6), each("purses", PURSE, 2)])


def table() -> Table:
    return Table(3 + (6 << 8), [Purse(5, 1, 5), Purse(5, 2, 10)])


def test_what_is_counted_is_not_saved_but_made_again() -> None:
    plain = TABLE.saved(table())
    loaded = TABLE.loaded(Plain(plain, "the table"))

    assert {"dice": [3, 6], "purses": [{"coins": 1}, {"coins": 2}]} == plain
    assert plain == TABLE.saved(loaded)
    assert [5, 10] == [purse.worth for purse in loaded.purses]


def test_a_fingerprint_is_that_of_what_is_saved_wherever_it_is_declared() -> None:
    other, miscounted = table(), table()
    other.purses[1].coins = 3
    miscounted.purses[1].worth = 11
    turned = Shape(Table, [each("purses", PURSE, 2), packed("dice", 2, 6)])

    assert fingerprint(TABLE, table()) == fingerprint(TABLE, miscounted) == fingerprint(turned, table())
    assert fingerprint(TABLE, table()) != fingerprint(TABLE, other)


def fingerprint(shape: Shape, found: Table) -> str:
    taken = Fingerprint()
    shape.take(found, taken)
    return taken.text()


def test_what_is_miscounted_is_named_wherever_it_is() -> None:
    wrong = table()
    wrong.purses[1].worth = 11

    assert "" == TABLE.miscounted(table())
    assert "worth is miscounted" == TABLE.miscounted(wrong)
    assert "worth is miscounted" == PURSE.miscounted(Purse(5, 1, 0))


def test_a_part_that_is_not_declared_is_found_when_the_shape_is_made() -> None:
    with pytest.raises(ValueError, match="worth"):
        Shape(Purse, [number("coins")], {"rate": 5})

"""Choices, declared once.

A game names its domains and verbs; from them follow all its choices as shared objects, made at import and compared by identity:
their text in records and on the wire, their number in the action space, and the thing on the table they are about.
"""

from __future__ import annotations

from typing import Final, final

from themis.core.native import i64

# The domain of the seats, counted from 0. A game declares as many as it can have; a table may have fewer.
SEAT: Final = "seat"


@final
class Domain:
    """A list of things a verb can be about, by slug; a thing's number is its place in the list.

    `things` says what stands for each of them on the table where that is not the slug itself; empty for nothing.
    """

    __slots__ = ("name", "slugs", "things")

    def __init__(self, name: str, slugs: list[str], things: list[str] | None = None) -> None:
        self.name: Final = name
        self.slugs: Final = slugs
        self.things: Final = slugs if things is None else things


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of whole numbers, written as numbers."""
    return Domain(name, [str(n) for n in range(first, last + 1)])


@final
class Choice:
    """One thing a seat can decide: a verb and up to two arguments (-1 where there is none); or a whole plan, with its `numbers`.

    Plans are too many to be listed: they have no number of their own (-1), and are made when they are read.
    """

    __slots__ = ("verb", "a", "b", "index", "text", "numbers")

    def __init__(self, verb: Verb, a: i64, b: i64, index: i64, text: str, numbers: list[int] | None = None) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.index: Final = index
        self.text: Final = text
        self.numbers: Final = numbers or []

    def __repr__(self) -> str:
        return self.text

    def target(self) -> str:
        """The thing on the table that stands for this choice, such as `hand:kiln`; empty for a mere button."""
        if not self.verb.place:
            return ""
        if not self.verb.domains:
            return self.verb.place
        thing = self.verb.domains[0].things[self.a]
        return self.verb.place + ":" + thing if thing else ""

    def fits(self, seats: i64) -> bool:
        """Whether a table with this number of seats has all that the choice is about."""
        domains = self.verb.domains
        return (self.a < seats or domains[0].name != SEAT) and (self.b < seats or domains[1].name != SEAT)


@final
class Verb:
    """What a player does, in the player's word, and where on the table it is done. What `closes` ends a turn or declines what is asked.

    The verb of whole plans says how many numbers a plan has, its `length`, and the `largest` of them; others have a length of 0.
    """

    __slots__ = ("name", "domains", "place", "closes", "length", "largest", "choices", "width")

    def __init__(self, name: str, domains: list[Domain], place: str, closes: bool, length: i64 = 0, largest: i64 = 0) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.place: Final = place
        self.closes: Final = closes
        self.length: Final = length
        self.largest: Final = largest
        self.choices: list[Choice] = []
        self.width: Final[i64] = len(domains[1].slugs) if len(domains) == 2 else 1

    def only(self) -> Choice:
        """The one choice of a verb without arguments."""
        return self.choices[0]

    def of(self, a: i64) -> Choice:
        return self.choices[a]

    def of2(self, a: i64, b: i64) -> Choice:
        return self.choices[a * self.width + b]

    def plan(self, numbers: list[int]) -> Choice:
        """A whole plan."""
        return Choice(self, -1, -1, -1, " ".join([self.name, *[str(number) for number in numbers]]), numbers)


def verb(name: str, place: str = "", first: Domain | None = None, second: Domain | None = None, closes: bool = False) -> Verb:
    """Declares a verb; `place` is where on the table its first argument lies (hand, display, tableau …)."""
    domains = []
    if first is not None:
        domains.append(first)
    if second is not None:
        domains.append(second)
    return Verb(name, domains, place, closes)


def series(name: str, place: str, length: i64, largest: i64) -> Verb:
    """Declares the verb of whole plans: so many numbers from 0 to the largest, one for each thing of the `place`, handed in at once."""
    return Verb(name, [], place, False, length, largest)


@final
class Catalogue:
    """All choices of a game, numbered in the order in which the verbs are declared; whole plans are read, never listed."""

    __slots__ = ("verbs", "choices", "by_text", "by_target", "has_plans")

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self.choices: Final[list[Choice]] = []
        self.by_text: Final[dict[str, Choice]] = {}
        self.by_target: Final[dict[str, list[Choice]]] = {}
        self.has_plans: Final = any([v.length > 0 for v in verbs])
        for v in verbs:
            if not v.length:
                self._make_choices(v)
        for choice in self.choices:
            if choice.target():
                self.by_target.setdefault(choice.target(), []).append(choice)

    def _make_choices(self, v: Verb) -> None:
        firsts = v.domains[0].slugs if v.domains else [""]
        seconds = v.domains[1].slugs if len(v.domains) == 2 else [""]
        for a in range(len(firsts)):
            for b in range(len(seconds)):
                text = " ".join([word for word in [v.name, firsts[a], seconds[b]] if word])
                made = Choice(v, a if firsts[a] else -1, b if seconds[b] else -1, len(self.choices), text)
                v.choices.append(made)
                self.choices.append(made)
                self.by_text[text] = made

    def parse(self, text: str) -> Choice | None:
        """The choice a text stands for, or None; spaces and capitals do not matter."""
        if text in self.by_text:
            return self.by_text[text]
        words = text.lower().split()
        return self.by_text.get(" ".join(words)) or self._plan(words)

    def _plan(self, words: list[str]) -> Choice | None:
        for v in self.verbs:
            if v.length and len(words) == v.length + 1 and words[0] == v.name and all([is_short_number(word) for word in words[1:]]):
                numbers = [int(word) for word in words[1:]]
                return v.plan(numbers) if max(numbers) <= v.largest else None
        return None

    def at(self, target: str) -> list[Choice]:
        """All choices that a thing on the table stands for, such as `hand:kiln`; none for what no choice is about."""
        return self.by_target.get(target, [])


def is_short_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3

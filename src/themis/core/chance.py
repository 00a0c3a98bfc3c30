"""The one door for chance.

Every random number of a game is asked here, by stream (what kind of draw it is) and size.
Live games use `Sealed`, whose every draw can be recomputed once the secret is published; lessons use `Arranged`, which is the same for everybody;
searches and simulations use `Seeded`, which is small and fast; replays and tests use `Scripted`, which reads the outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from themis.core.native import i64, vec
from themis.errors import BadRecord

MASK: Final = 0xFFFFFFFF


class Chance:
    """Answers `below(stream, n)` with a whole number from 0 to n - 1."""

    __slots__ = ()

    def below(self, stream: i64, n: i64) -> i64:
        raise NotImplementedError

    def copy(self) -> Chance:
        """The same chance once more: it will answer the same, and neither touches the other."""
        raise NotImplementedError


class Counted(Chance):
    """Chance whose answer depends on nothing but the stream and how many draws it has given: to know the counters is to know where one is.

    A `commitment` fixes all draws before the first without telling them; the draws of a `lesson` are no secret. Either is empty for the other.
    """

    __slots__ = ("counters", "lesson")

    def __init__(self, counters: list[int], lesson: str) -> None:
        self.counters: Final = counters
        self.lesson: Final = lesson

    def at(self, counters: list[int]) -> Counted:
        """The same chance after this many draws of each stream."""
        raise NotImplementedError

    def copy(self) -> Counted:
        return self.at(self.counters[:])

    def commitment(self) -> str:
        return ""

    def counted(self, stream: i64) -> int:
        """The number of the next draw of a stream, which is taken by asking."""
        while len(self.counters) <= stream:
            self.counters.append(0)
        self.counters[stream] += 1
        return self.counters[stream] - 1


@final
class Seeded(Chance):
    """A 32-bit xorshift generator: the same numbers interpreted and compiled, fast enough for search."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        # Neighbouring seeds must not give neighbouring streams, and the state must never be 0.
        mixed: i64 = ((seed & MASK) ^ 0x2545F491) * 0x5BD1E995 & MASK
        mixed = ((mixed ^ (mixed >> 15)) * 0x27D4EB2D) & MASK
        self.state: i64 = (mixed ^ (mixed >> 13)) | 1
        self.below(0, 2)
        self.below(0, 2)

    def below(self, stream: i64, n: i64) -> i64:
        x = self.state
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.state = x
        return (x * n) >> 32

    def copy(self) -> Seeded:
        twin = Seeded(0)
        twin.state = self.state
        return twin


@final
class Sealed(Counted):
    """Verifiable chance: draw k of a stream is HMAC-SHA256(secret, "stream k") reduced without bias."""

    __slots__ = ("secret",)

    def __init__(self, secret: bytes, counters: list[int]) -> None:
        super().__init__(counters, "")
        self.secret: Final = secret

    def at(self, counters: list[int]) -> Sealed:
        return Sealed(self.secret, counters)

    def commitment(self) -> str:
        """What may be published before the game: it fixes the secret without telling it."""
        return hashlib.sha256(b"themis commitment " + self.secret).hexdigest()

    def below(self, stream: i64, n: i64) -> i64:
        # Numbers from the incomplete last block would favour small outcomes: draw again.
        fair = (1 << 48) // int(n) * int(n)
        while True:
            message = f"{stream} {self.counted(stream)}".encode()
            digest = hmac.new(self.secret, message, hashlib.sha256).digest()
            value = int.from_bytes(digest[:6], "big")
            if value < fair:
                return value % int(n)


@final
class Arranged(Counted):
    """The open luck of a lesson: for each stream the outcomes that were found for it, then numbers by `luck` and the place of the draw.

    Looking ahead and playing agree whatever is chosen between two draws, and no draw of one stream moves those of another.
    """

    __slots__ = ("outcomes", "luck")

    def __init__(self, lesson: str, outcomes: list[list[int]], luck: i64, counters: list[int]) -> None:
        super().__init__(counters, lesson)
        self.outcomes: Final = outcomes
        self.luck: Final = luck

    def at(self, counters: list[int]) -> Arranged:
        return Arranged(self.lesson, self.outcomes, self.luck, counters)

    def below(self, stream: i64, n: i64) -> i64:
        place = self.counted(stream)
        if stream < len(self.outcomes) and place < len(self.outcomes[stream]):
            # Beside the way for which it was found, a pile may have become smaller.
            return self.outcomes[stream][place] % int(n)
        return Seeded(self.luck * 10_007 + stream * 1_009 + place).below(stream, n)


@final
class Scripted(Chance):
    """Outcomes given beforehand: by a record, or by a test that dictates what is drawn."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: Final = outcomes
        self.position: i64 = 0

    def below(self, stream: i64, n: i64) -> i64:
        if self.position >= len(self.outcomes):
            raise BadRecord("a draw is needed, but the record gives no outcome for it")
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < n:
            raise BadRecord(f"outcome {outcome} is not possible: the draw is from 0 to {n - 1}")
        self.position += 1
        return outcome

    def copy(self) -> Scripted:
        twin = Scripted(self.outcomes)
        twin.position = self.position
        return twin

    def left(self) -> int:
        """How many outcomes were not asked for."""
        return len(self.outcomes) - self.position


@final
class Draw:
    """A draw that was made: of which stream and the how manieth of it, from how many, and what came."""

    __slots__ = ("stream", "place", "size", "outcome")

    def __init__(self, stream: int, place: int, size: int, outcome: int) -> None:
        self.stream: Final = stream
        self.place: Final = place
        self.size: Final = size
        self.outcome: Final = outcome


@final
class Watched(Chance):
    """Another chance, and what was drawn from it since it had given `given` draws of each stream."""

    __slots__ = ("chance", "given", "draws")

    def __init__(self, chance: Chance, given: list[int]) -> None:
        self.chance: Final = chance
        self.given: Final = given
        self.draws: Final[list[Draw]] = []

    def below(self, stream: i64, n: i64) -> i64:
        outcome = self.chance.below(stream, n)
        while len(self.given) <= stream:
            self.given.append(0)
        self.draws.append(Draw(int(stream), self.given[stream], int(n), int(outcome)))
        self.given[stream] += 1
        return outcome


def kind_at(counts: vec[i64], place: i64) -> i64:
    """The kind of the card at a place of an unordered pile that is kept as a number per kind."""
    for kind in range(len(counts)):
        place -= counts[kind]
        if place < 0:
            return kind
    raise IndexError("place beyond the pile")

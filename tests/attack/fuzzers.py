"""Pages that send nonsense and remember what they are told: every message must be answered, and no eyes may be told what is not theirs."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from attack.nonsense import LONGEST_ID, Liar, Plausible, as_json, understood
from attack.tally import Tally
from attack.wire import BINARY, CLOSE, PING, TEXT, Closed, Socket, frame

from themis.server.protocol import SPECTATOR, Hello, Hint, Ping

LARGEST_COMMAND = 8_192
# What is sent before the answers are read, and over one line: fewer than a guest may say at once.
CHUNK = 8
PER_LINE = 32
ANSWERS = ("done", "refused", "reasons", "board", "advice", "warning", "pong")
TYPED = {1002, 1003, 1007, 1008, 1009, 1012, 1013, 4401, 4404, 4408, 4503}
HELLO, PONG, NOTHING = "\0hello", "\0pong", "\0nothing"

# Frames that break the protocol of sockets itself; each must end the line with a code.
BROKEN_FRAMES = [
    frame(b"\xff\xfe"),
    frame(b'{"type":"say","id":"1","text":"\xc3"}'),
    b"\x81\x02{}",  # not masked
    frame(b"", 3),
    frame(b"{}", TEXT | 0x40),
    frame(b"{}", 0),  # goes on with nothing
    frame(b"{", TEXT, is_last=False) * 2,
    frame(b"x" * 126, PING),
    frame(b"\x03", CLOSE),
    b"\x81\xff" + b"\xff" * 8 + bytes(4),
    frame(b"x" * 1_000_001),
    frame(b"{", TEXT, is_last=False) + frame(b" ", 0, is_last=False) * 70,
]


class Sight(NamedTuple):
    """Where and with whose eyes something was seen; `at` is a version for the game, a number of choices for a board of the past."""

    table: str
    at: int
    eyes: int


class Witness:
    """What pages were told, as far as it can be compared with what they may know."""

    def __init__(self) -> None:
        self.games: dict[Sight, set[bytes]] = {}
        self.boards: dict[Sight, set[bytes]] = {}
        # Secrets by the letters that must not be told before the game is over.
        self.secrets: dict[str, bytes] = {}

    def note(self, kept: dict[Sight, set[bytes]], sight: Sight, told: object) -> None:
        kept.setdefault(sight, set()).add(digest(told))


def digest(told: object) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(told, order="sorted"), digest_size=12).digest()


class Page:
    """One line to a table: what it knows makes its messages plausible."""

    def __init__(self, table: str, socket: Socket, liar: Liar, witness: Witness, tally: Tally) -> None:
        self.table = table
        self.socket = socket
        self.liar = liar
        self.witness = witness
        self.tally = tally
        self.seats: set[int] = set()
        self.game: dict[str, Any] = {}
        self.moves = 0
        self.paused = False
        self.ids = ["again"]
        self.expected: deque[str] = deque()
        # Hints are found beside everything else, and answered when they are.
        self.late: set[str] = set()
        self.plans = (0, 0)
        self.last = ""
        self.unread = 0

    async def run(self, messages: int, says_hello: bool) -> None:
        """As many messages as wanted, unless the server closes the line before; at the end sometimes one that breaks it."""
        try:
            if says_hello:
                await self.exchange([b'{"type":"hello"}'])
            while messages > 0:
                chunk = [self.liar.command(self.plausible()) for _ in range(min(CHUNK, messages))]
                messages -= len(chunk)
                await self.exchange([*chunk, *self.sense()])
            if self.liar.chance.random() < 0.3:
                await self.breaks()
        except Closed as closed:
            unanswered = len(self.expected) + len(self.late)
            self.tally.answered += unanswered
            self.tally.check(closed.code in TYPED, f"{closed} at {self.table}, with {unanswered} messages unanswered")
        finally:
            self.socket.close()

    async def exchange(self, texts: list[bytes]) -> None:
        """Sends messages together, and waits until each has its answer; the last one has an id that no other has."""
        self.last = f"last {self.tally.tried}"
        texts = [self.with_late(text, number) for number, text in enumerate(texts)]
        texts.append(as_json({"type": "undo", "id": self.last, "version": 0, "seat": 9}))
        kinds = [BINARY if self.liar.chance.random() < 0.1 else TEXT for _ in texts]
        self.tally.tried += len(texts)
        self.expected.extend(expected for expected in map(expected_of, texts) if expected not in self.late)
        self.socket.writer.writelines(frame(text, kind) for text, kind in zip(texts, kinds, strict=True))
        while self.expected or self.late:
            self.hear(await self.socket.receive())

    def with_late(self, text: bytes, number: int) -> bytes:
        """A message as it is sent: a question for a hint has an id that no other has."""
        command = understood(text)
        if not isinstance(command, Hint):
            return text
        self.late.add(f"hint {self.tally.tried + number}")
        return as_json({"type": "hint", "id": f"hint {self.tally.tried + number}", "version": command.version, "seat": command.seat})

    async def breaks(self) -> None:
        self.tally.tried += 1
        self.expected.append(NOTHING)
        self.socket.writer.write(self.liar.chance.choice(BROKEN_FRAMES))
        while True:
            self.hear(await self.socket.receive())

    # Hearing

    def hear(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind in ANSWERS:
            self.match(message)
        if kind == "table":
            self.seats = {number for number, seat in enumerate(message["seats"]) if seat["mine"]}
            self.paused = message["paused"]
        elif kind == "update":
            self.game = message
            self.moves = message["keep"] + len(message["moves"])
            self.check_eyes(message["eyes"])
            sight = Sight(self.table, message["version"], message["eyes"])
            self.witness.note(self.witness.games, sight, [message["view"], message["offers"]])
        elif kind == "board":
            self.check_eyes(message["view"]["seat"])
            self.witness.note(self.witness.boards, Sight(self.table, message["step"], message["view"]["seat"]), message["view"])
        elif kind == "draft":
            self.check_eyes(message["seat"])
        secret = self.witness.secrets.get(self.table, b"\0")
        self.tally.check(secret not in text or bool(message.get("result")), f"the secret of {self.table} was told")

    def check_eyes(self, eyes: int) -> None:
        self.tally.check(eyes in self.seats or eyes == SPECTATOR, f"eyes {eyes} at {self.table} for the seats {self.seats}")

    def match(self, answer: dict[str, Any]) -> None:
        """The answers come in the order of the messages; a hello is answered by the table itself.
        What comes too fast is refused unread, perhaps without an id: what it was is known when the last message is answered."""
        given = PONG if answer["type"] == "pong" else answer["id"]
        self.tally.refused += answer["type"] == "refused"
        if given in self.late:
            self.late.discard(given)
            self.tally.answered += 1
            return
        if answer.get("code") == "too-fast" and given != self.last:
            self.unread += 1
            return
        fits = {given, NOTHING} if answer.get("code") in ("malformed", "too-large") else {given}
        while self.expected and self.expected[0] not in fits and (self.expected[0] == HELLO or self.unread):
            self.unread -= self.expected[0] != HELLO
            self.drop()
        wanted = self.expected[0] if self.expected else ""
        self.tally.check(wanted in fits, f"{answer} in answer to {wanted!r}")
        self.drop()
        if given == self.last:
            self.unread = 0

    def drop(self) -> None:
        if self.expected:
            self.expected.popleft()
            self.tally.answered += 1

    # Speaking

    def plausible(self) -> Plausible:
        chance, game = self.liar.chance, self.game
        version = game.get("version", 0)
        seats = sorted(self.seats) or [0]
        return {
            "id": self.some_id,
            "version": lambda: chance.choice([version] * 8 + [version - 1, version + 1]),
            "seat": lambda: chance.choice([*seats * 4, chance.randrange(5)]),
            "eyes": lambda: chance.choice([-1, *seats]),
            "choice": self.some_choice,
            "step": lambda: chance.randrange(max(self.moves, 1) + 1),
            "steps": lambda: chance.randrange(max(self.moves, 1) + 1),
            "text": lambda: chance.choice(["hm", "x" * 300, "\u202e<b>", "'); DROP TABLE chats; --"]),
            "target": lambda: chance.choice([offer[2] or "hand:kiln" for offer in game.get("offers", [])] or ["hand:kiln"]),
        }

    def sense(self) -> list[bytes]:
        """What brings the game on, so that there is always something new to attack."""
        command: dict[str, object] = {}
        if self.paused:
            command = {"type": "pause", "on": False}
        elif self.game.get("offers") or self.game.get("drafts"):
            here = {"version": self.game["version"], "seat": self.game["eyes"], "choice": self.some_choice()}
            command = {"type": "plan", **here, "ready": True} if self.game["drafts"] else {"type": "choose", **here}
        return [as_json({**command, "id": self.some_id()})] if command else []

    def some_id(self) -> str:
        """New, or one that was used before."""
        chance = self.liar.chance
        if chance.random() < 0.9:
            self.ids.append(chance.randbytes(chance.choice([1, 6, LONGEST_ID // 2])).hex())
        return chance.choice(self.ids[-10:])

    def some_choice(self) -> str:
        chance = self.liar.chance
        if self.game.get("drafts"):
            length, largest = self.plans
            return " ".join([self.game["drafts"], *[str(chance.randrange(largest // 4 + 1)) for _ in range(length)]])
        offers = [offer[0] for offer in self.game.get("offers", [])]
        return chance.choice(offers) if offers and chance.random() < 0.8 else chance.choice(["end", "draw", "pass", "end end", "draw -1"])


def expected_of(text: bytes) -> str:
    if len(text) > LARGEST_COMMAND:
        return NOTHING
    command: Any = understood(text)
    if command is None:
        return NOTHING
    return HELLO if isinstance(command, Hello) else PONG if isinstance(command, Ping) else str(command.id)


def unknown_sights(told: dict[Sight, set[bytes]], known: dict[Sight, set[bytes]]) -> Iterable[Sight]:
    """What was told and may not be known."""
    return (sight for sight, digests in told.items() if not digests <= known.get(sight, set()))

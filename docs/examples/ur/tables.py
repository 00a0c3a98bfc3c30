"""What is printed, what can be decided and what is told, with one content as tables."""

from pathlib import Path
from typing import Final, final

from themis.books import content, reading
from themis.books.content import Content, Schema, Table
from themis.core.choice import Catalogue, Domain, verb
from themis.core.event import EventKind
from themis.core.fields import Fields, number, seat, thing
from themis.core.native import i64, vec

FOLDER: Final = Path(__file__).parent
TABLES: Final = [Table("square", [content.flag("shared"), content.flag("rosette")], 14, most=40)]
NUMBERS: Final = [content.whole("pieces", 1, 40), content.whole("dice", 1, 10)]
CONTENT: Final = reading.load(FOLDER / "content.toml", Schema(TABLES, NUMBERS, reading.nothing_more))
PUBLISHED: Final = "b2eb4295cd88"
STREAMS: Final = ["first-player", "dice"]
FIRST_STREAM: Final = 0
DICE_STREAM: Final = 1
BEGAN: Final = EventKind("began", ["seat"], "UR-BOARD-04")
THREW: Final = EventKind("threw", ["seat", "number"], "UR-THROW-01")
THREW_NOTHING: Final = EventKind("passed", ["seat"], "UR-THROW-02")
STUCK: Final = THREW_NOTHING.by("UR-THROW-03")
MOVED: Final = EventKind("moved", ["seat", "square", "other-square"], "UR-MOVE-01")
LEFT: Final = MOVED.by("UR-MOVE-06")
CAPTURED: Final = EventKind("captured", ["seat", "other", "square"], "UR-MOVE-03")
AGAIN: Final = EventKind("again", ["seat"], "UR-MOVE-05")
EVENTS: Final = [BEGAN, THREW, THREW_NOTHING, STUCK, MOVED, LEFT, CAPTURED, AGAIN]


@final
class Tables:
    """One content, which every state carries as `s.t`. On a path, place 0 is the start, then come the squares, then the end. UR-BOARD-01, UR-BOARD-02, UR-BOARD-03"""

    __slots__ = ("pieces", "dice", "end", "shared", "rosette", "throw", "move", "catalogue", "fields")

    def __init__(self, found: Content) -> None:
        squares = found.rows("square")
        names = ["start", *[row.id for row in squares], "end"]
        self.pieces: Final[i64] = found.number("pieces")
        self.dice: Final[i64] = found.number("dice")
        self.end: Final[i64] = len(squares) + 1
        self.shared: Final = vec[i64]([0] + [int(row.flag("shared")) for row in squares] + [0])
        self.rosette: Final = vec[i64]([0] + [int(row.flag("rosette")) for row in squares] + [0])
        self.throw: Final = verb("throw", "dice")
        self.move: Final = verb("move", "square", Domain("square", names[:-1]))
        self.catalogue: Final = Catalogue([self.throw, self.move])
        self.fields: Final = Fields({"seat": seat(), "other": seat(), "number": number(0, self.dice), "square": thing(names)})

"""What the tables of all games are drawn with: what one pair of eyes sees, things in a row, panels, and parts that share a page.

Each colour is doubled by its letter, so that nothing is lost without colours. A view holds plain data; it is read through `Plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from themis.core.save import Plain
from themis.speech.speech import Speech

View: TypeAlias = dict[str, object]

# How much room a table may take.
FULL: Final = 0
COMPACT: Final = 1
SMALL: Final = 2
# As many lines as it takes.
UNBOUNDED: Final = 1_000

STYLES: Final = {"red": "red", "pink": "magenta", "yellow": "yellow", "blue": "blue", "green": "green", "black": "white"}
POINTER: Final = "▸"
TIMES: Final = "\u00d7"
GAP: Final = " · "
MORE: Final = "…"
MANY: Final = 1_000


class Sight:
    """What is to be drawn: a view with its scene, the words for it, and the numbers of the options by the things they are about.

    What is plain is told in words alone, for whoever cannot see a drawing.
    """

    def __init__(self, view: View, names: list[str], speech: Speech, numbers: dict[str, int] | None = None, plain: bool = False) -> None:
        self.view: Final = view
        self.names: Final = names
        self.speech: Final = speech
        self.numbers: Final = numbers or {}
        self.plain: Final = plain


class Flow:
    """Small things in a row, as many on a line as fit, none of them broken; what is on more lines than wished is left out."""

    def __init__(self, things: list[Text], label: str = "", gap: str = GAP, most: int = UNBOUNDED) -> None:
        first = things[0] if things else Text()
        self.things: Final = [labelled(label, first) if label else first, *things[1:]]
        self.gap: Final = gap
        self.most: Final = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [Text()]
        for thing in self.things:
            if lines[-1] and lines[-1].cell_len + len(self.gap) + thing.cell_len > options.max_width:
                lines.append(Text())
            lines[-1].append(self.gap if lines[-1] else "", "dim").append_text(thing)
        if len(lines) > self.most:
            lines[self.most - 1] = one_line(lines[self.most - 1].append(f"{self.gap}{MORE}", "dim"))
        yield from lines[: self.most]


class Stretched:
    """Parts below one another; the one that can have any number of lines gets those that the others leave of the room."""

    def __init__(
        self, above: Sequence[RenderableType], part: Callable[[int], RenderableType], below: Sequence[RenderableType], room: int
    ) -> None:
        self.above: Final = above
        self.part: Final = part
        self.below: Final = below
        self.room: Final = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        taken = len(console.render_lines(Group(*self.above, *self.below), options))
        yield from self.above
        yield self.part(self.room - taken)
        yield from self.below


class Painter:
    """What all tables show in the same way: the heading, and whose turn it is."""

    def __init__(self, sight: Sight) -> None:
        self.view: Final = Plain(sight.view, "the view")
        self.names: Final = sight.names
        self.speech: Final = sight.speech
        self.numbers: Final = sight.numbers
        self.seat: Final = self.view.number("seat", -1, MANY)
        # Some games number their turns.
        has_turns = "turn" in self.view.fields and "turn" in self.speech.game.fields.seats
        self.turn: Final = self.view.number("turn", 0, MANY) if has_turns else -1
        self.sides: Final = [Plain(side, "a side") for side in self.view.items("sides", MANY)]

    def heading(self, words: list[str]) -> Group:
        """The game and where it stands, and how it is won."""
        heading = Text(self.speech.rulebook.title, "bold", no_wrap=True, overflow="ellipsis")
        for word in words:
            heading.append(GAP + word, "not bold dim")
        goal = one_line(Text(self.text("game-goal"), "dim italic"))
        return Group(heading, goal) if self.speech.has("game-goal") else Group(heading)

    def legend(self) -> Flow:
        """What the signs on the table mean, a line of the message for each."""
        return Flow([Text(line, "dim") for line in self.text("table-legend").splitlines()])

    def is_active(self, seat: int) -> bool:
        return seat == self.turn

    def title(self, seat: int, words: list[str]) -> Text:
        title = Text().append(f"{POINTER} " if self.is_active(seat) else "", "bold").append(self.names[seat], "bold")
        for word in words:
            title.append(GAP + word)
        return title

    def other_seats(self) -> list[int]:
        """Everybody else, in the order in which they will play."""
        count = len(self.names)
        return [(self.seat + step) % count for step in range(1, count)] if self.seat >= 0 else list(range(count))

    def text(self, key: str, **arguments: str | int) -> str:
        return self.speech.text(key, **arguments)

    def letter(self, colour: str) -> str:
        return self.text(f"colour-{colour}-letter")

    def coloured(self, text: str, colour: str) -> Text:
        """Coloured, but not what is added to it later."""
        return Text().append(text, f"bold {STYLES[colour]}")


def rows(place: Plain, name: str) -> list[Plain]:
    return [Plain(row, name) for row in place.items(name, MANY)]


def counts(place: Plain, name: str) -> dict[str, int]:
    """Things with their numbers."""
    counted = Plain(place.get(name), name)
    return {str(slug): counted.number(str(slug), 0, MANY) for slug in counted.fields}


def side_by_side(blocks: Sequence[RenderableType]) -> Table:
    """Blocks of the same width in a row."""
    grid = Table.grid(expand=True, padding=0)
    for _ in blocks:
        grid.add_column(ratio=1)
    grid.add_row(*blocks)
    return grid


def panel(content: RenderableType, title: str | Text, style: str = "dim", height: int | None = None) -> Panel:
    return Panel(content, title=title, title_align="left", box=ROUNDED, border_style=style, padding=(0, 1), height=height)


def labelled(label: str, content: Text) -> Text:
    return Text().append(f"{label}  ", "dim").append_text(content)


def one_line(text: Text) -> Text:
    """Cut where the line ends."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text

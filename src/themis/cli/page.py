"""The page on which a seat decides: the table, what just happened, the question as a bar across it, and below it what may be done."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from themis.cli import table
from themis.cli.drawing import COMPACT, FULL, POINTER, SMALL, UNBOUNDED, Flow, Sight, one_line
from themis.cli.offers import Offers
from themis.cli.screen import Screen
from themis.core.session import Session
from themis.speech.speech import Speech
from themis.speech.telling import paragraphs

FEWEST_LOG_LINES: Final = 2
MOST_LOG_LINES: Final = 5
LOG_GROUPS: Final = 30
FEWEST_OPTION_LINES: Final = 4
PROMPT_LINES: Final = 1
GAP: Final = "   "


class Page:
    """One game on one screen."""

    def __init__(self, session: Session, speech: Speech, names: list[str], screen: Screen, plain: bool = False) -> None:
        self.session: Final = session
        self.speech: Final = speech
        self.names: Final = names
        self.screen: Final = screen
        self.plain: Final = plain

    def whole(self, seat: int) -> Group:
        """What a person sees at once; what is read from top to bottom, by a program or a voice, may be longer."""
        return self.fitted(seat) if self.screen.is_live and not self.plain else self.at_length(seat)

    def fitted(self, seat: int) -> Group:
        """Everything at once: options first, then the largest table that leaves room for the news, then as much of the story as fits."""
        asked = Group(self.question(seat), self._options(seat))
        room = self.screen.height - self.screen.lines_of(asked) - PROMPT_LINES
        drawn = self._largest_that_fits(seat, room - self._lines_of_news(seat))
        left = max(room - self.screen.lines_of(drawn), 0)
        return Group(drawn, self.screen.last_lines(self.story(seat, LOG_GROUPS), left), asked)

    def at_length(self, seat: int) -> Group:
        """Everything, however long it is."""
        return Group(Text(), self.table(seat, COMPACT), self.question(seat), self.offers(seat).in_columns())

    def table(self, seat: int, size: int, room: int = UNBOUNDED) -> RenderableType:
        view = {**self.session.game.scene(self.session.state), **self.session.view(seat)}
        return table.paint(Sight(view, self.names, self.speech, self.offers(seat).targets(), self.plain), size, room)

    def offers(self, seat: int) -> Offers:
        return Offers(self.session, self.speech, self.names, seat)

    def story(self, seat: int, last: int) -> RenderableType:
        """What happened in the last choices, or with 0 from the start."""
        groups = self.session.story.groups
        steps = range(max(len(groups) - last, 0) if last else 0, len(groups))
        return Padding(Text("\n".join(text for step in steps for text in self.told(seat, step))), (0, 0, 0, 2))

    def told(self, seat: int, step: int) -> list[str]:
        """What happened by one choice; its maker is told what made itself."""
        events = paragraphs(self.session.story.groups[step], seat, self.speech, self.names)
        line = self.session.record.lines[step - 1] if step else None
        choice = self.session.parsed(line.text) if line is not None and line.seat == seat and self.session.forced[step - 1] else None
        return events if choice is None else [self.speech.text("forced", choice=self.speech.choice(choice, self.names)), *events]

    def question(self, seat: int) -> RenderableType:
        asked = self.speech.question(self.session.view(seat), self.names)
        return Padding(Text(f"{POINTER} {asked}"), 0, style="bold reverse", expand=True)

    def _largest_that_fits(self, seat: int, room: int) -> RenderableType:
        for size in (FULL, COMPACT):
            drawn = self.table(seat, size, room)
            if self.screen.lines_of(drawn) <= room:
                return drawn
        return self.table(seat, SMALL, room)

    def _lines_of_news(self, seat: int) -> int:
        """Room for what happened since this seat last decided, within reason."""
        since = 0
        for line in reversed(self.session.record.lines):
            since += 1
            if line.seat == seat:
                break
        return min(max(self.screen.lines_of(self.story(seat, since)), FEWEST_LOG_LINES), MOST_LOG_LINES)

    def _options(self, seat: int) -> RenderableType:
        """With what they do or in columns, if a third of the page is enough; else one after another, as many as there is room for."""
        offers, room = self.offers(seat), self._room_for_options(seat)
        if offers.is_one_number():
            return Flow(offers.in_a_row())
        explained, in_columns = offers.explained(), offers.in_columns()
        third, quarter = min(self.screen.height // 3, room), min(self.screen.height // 4, room)
        if explained and self.screen.lines_of(Group(*explained)) <= quarter:
            return Group(*explained)
        if 0 < len(explained) <= third:
            return Group(*[one_line(line) for line in explained])
        return in_columns if self.screen.lines_of(in_columns) <= third else self.first_options(offers.in_a_row(), room)

    def first_options(self, options: list[Text], room: int) -> RenderableType:
        """All of them, or the first ones, how to see the others, and the last one, which often ends the turn."""
        fitted = Flow(options, gap=GAP)
        for left_out in range(1, len(options) - 1):
            if self.screen.lines_of(fitted) <= room:
                break
            more = Text(self.speech.text("options-more", number=left_out), "dim")
            fitted = Flow([*options[: -left_out - 1], more, options[-1]], gap=GAP)
        return fitted

    def _room_for_options(self, seat: int) -> int:
        """What the smallest table leaves."""
        taken = self.screen.lines_of(Group(self.table(seat, SMALL, 0), self.question(seat)))
        return max(self.screen.height - taken - FEWEST_LOG_LINES - PROMPT_LINES, FEWEST_OPTION_LINES)

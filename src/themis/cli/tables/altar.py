"""Altar on a terminal: the face-up cards on top, the others' realms in the middle, one's own realm and hand below.

A realm is drawn as its spaces: sanctuaries, then altars, active or not; the legend says which is which.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from themis.cli.drawing import COMPACT, FULL, MANY, TIMES, Flow, Painter, Sight, counts, labelled, one_line, panel, side_by_side
from themis.core.save import Plain
from themis.speech.effects import timing_of

SANCTUARY: Final = "▲"
NO_SANCTUARY: Final = "△"
ACTIVE: Final = "●"
INACTIVE: Final = "○"
FREE_SPACE: Final = "·"
SYMBOL: Final = "✦"


def paint(sight: Sight, size: int, room: int) -> RenderableType:
    """The whole table, as the seat of the view sees it (-1: a spectator, who sees no hand)."""
    painter = AltarPainter(sight)
    return painter.full() if size == FULL else painter.compact(size == COMPACT)


class AltarPainter(Painter):
    """One view being drawn in one language."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        content = self.speech.game.content
        self.followers: Final = {row.id: row for row in content.rows("follower")}
        self.needed: Final = content.number("complete_progress")
        self.spaces: Final = content.number("altar_spaces")
        self.sanctuary_spaces: Final = content.number("sanctuary_spaces")
        self.realms: Final = [Plain(realm, "a realm") for realm in self.view.items("realms", MANY)]

    def is_active(self, seat: int) -> bool:
        """Nobody has a turn before the first round: the gods are chosen one after another."""
        decision = self.view.get("decision")
        if self.view.number("round", 0, MANY * MANY) or not isinstance(decision, dict):
            return super().is_active(seat)
        return seat in decision["waiting"]

    def full(self) -> Group:
        others: list[RenderableType] = [panel(Group(*self.belongings(seat)), self.title(seat, [])) for seat in self.other_seats()]
        parts: list[RenderableType] = [self.status(), *self.moment()]
        if self.display():
            parts.append(panel(self.cards(self.display()), self.text("table-display")))
        parts += [side_by_side(others), self.legend()]
        if self.seat >= 0:
            parts.append(panel(Group(*self.belongings(self.seat), *self.hand(True)), self.title(self.seat, []), "bold"))
        return Group(*parts)

    def compact(self, with_functions: bool) -> Group:
        parts: list[RenderableType] = [self.status(), *self.moment()]
        if self.display():
            parts.append(Flow([self.card(slug) for slug in self.display()], self.text("table-display")))
        parts += [self.legend()] if with_functions else []
        parts += [self.seat_line(seat) for seat in self.other_seats()]
        if self.seat >= 0:
            parts += [self.seat_line(self.seat), *self.hand(with_functions)]
        return Group(*parts)

    # The middle of the table

    def status(self) -> Group:
        number = self.view.number("round", 0, MANY * MANY)
        words = [self.text("table-round", number=number) if number else self.text("table-choosing")]
        if self.view.text("ending") and not self.view.flag("over"):
            words.append(self.text("table-ending"))
        words.append(self.text("table-pile", number=self.view.number("pile", 0, MANY)))
        words.append(self.text("table-discards", number=sum(counts(self.view, "discards").values())))
        words.append(self.text("table-sanctuaries-left", number=self.view.number("sanctuaries_left", 0, MANY)))
        return self.heading(words)

    def display(self) -> list[str]:
        return [slug for slug in self.view.items("display", MANY) if isinstance(slug, str)]

    def moment(self) -> list[RenderableType]:
        """What is out of its place for a moment: the card being used, cards set aside, known places of the pile."""
        found: list[RenderableType] = []
        played = self.view.get("played")
        if isinstance(played, str):
            words = Text().append(self.speech.card(played), "bold").append(f"  {self.speech.function(played)}")
            found.append(one_line(labelled(self.text("table-played"), words)))
        for place in ("aside", "top", "bottom"):
            cards = self.view.items(place, MANY)
            if cards:
                named = [self.card(slug) if isinstance(slug, str) else Text(self.text("table-hidden-card"), "dim") for slug in cards]
                found.append(Flow(named, self.text(f"table-{place}")))
        return found

    # The players

    def realms_of(self, seat: int) -> list[Plain]:
        return [realm for realm in self.realms if realm.number("owner", -1, MANY) == seat]

    def realm(self, realm: Plain) -> Text:
        """The spaces of a realm and how far it is."""
        sanctuaries, active = realm.number("sanctuaries", 0, MANY), realm.number("active", 0, MANY)
        inactive = realm.number("inactive", 0, MANY)
        line = Text().append(SANCTUARY * sanctuaries, "bold").append(NO_SANCTUARY * (self.sanctuary_spaces - sanctuaries), "dim")
        line.append(" ").append(ACTIVE * active, "bold").append(INACTIVE * inactive)
        line.append(FREE_SPACE * (self.spaces - active - inactive), "dim")
        if realm.flag("complete"):
            return line.append(f" {self.text('table-complete')}", "bold")
        return line.append(f" {self.text('table-progress', number=realm.number('progress', 0, MANY), needed=self.needed)}")

    def god(self, realm: Plain) -> Text:
        return Text(self.speech.thing("god", realm.text("god")), "italic")

    def belongings(self, seat: int) -> list[RenderableType]:
        """Realms with their worshippers, and what else is open: of one's own cards also what they do."""
        side, lines = self.sides[seat], list[RenderableType]()
        for realm in self.realms_of(seat):
            lines.append(Flow([self.god(realm), self.realm(realm)]))
            adorers = realm.texts("adorers", MANY)
            if seat == self.seat:
                lines.append(labelled(self.text("timing-power"), Text(self.speech.function(realm.text("god"), "god"), "dim")))
                lines += [self.effect(slug, "timing-adoring") for slug in adorers]
            else:
                lines += self.named(dict.fromkeys(adorers, 1), "table-adorers")
        lines += [self.effect(slug, "timing-influence") for slug in counts(side, "influence")]
        if seat != self.seat:
            lines.append(Flow([Text(self.hand_size(side)), *self.seen(side)]))
        return lines

    def effect(self, slug: str, label: str) -> Text:
        """A card that lies open and works: its name and what it does."""
        return labelled(self.text(label), Text(self.speech.card(slug))).append(f"  {self.speech.function(slug)}", "dim")

    def seat_line(self, seat: int) -> Flow:
        """All that is public about a seat, in as few letters as possible."""
        side, things = self.sides[seat], [self.title(seat, [])]
        for realm in self.realms_of(seat):
            things += [self.god(realm), self.realm(realm)]
            things += self.named(dict.fromkeys(realm.texts("adorers", MANY), 1), "table-adorers")
        things += self.named(counts(side, "influence"), "table-influence")
        if seat != self.seat:
            things += [Text(self.hand_size(side)), *self.seen(side)]
        return Flow(things)

    def hand_size(self, side: Plain) -> str:
        return self.text("table-cards", number=side.number("hand_size", 0, MANY))

    def seen(self, side: Plain) -> list[Text]:
        """Hand cards that everybody saw going there."""
        return self.named(counts(side, "known"), "table-seen")

    def named(self, cards: dict[str, int], label: str) -> list[Text]:
        """Cards by their names alone."""
        names = [self.speech.card(slug) + (f" {TIMES}{copies}" if copies > 1 else "") for slug, copies in cards.items()]
        return [labelled(self.text(label), Text(", ".join(names)))] if names else []

    def hand(self, with_functions: bool) -> list[RenderableType]:
        side = self.sides[self.seat]
        if side.get("hand") is None:
            return []
        held = counts(side, "hand")
        label = self.text("table-hand", number=sum(held.values()))
        limit = self.text("table-hand-limit", number=side.number("hand_limit", 0, MANY))
        if not with_functions:
            return [Flow([self.card(slug, copies) for slug, copies in held.items()], label)]
        return [labelled(label, Text(limit, "dim")), self.cards(list(held), held)]

    # Cards

    def cards(self, slugs: list[str], copies: dict[str, int] | None = None) -> Table:
        """One card a line, with what it does and when."""
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(2):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for slug in slugs:
            timing = self.text(f"timing-{timing_of(self.followers[slug])}")
            function = self.speech.function(slug)
            grid.add_row(self.card(slug, (copies or {}).get(slug, 1)), Text(timing, "dim"), one_line(Text(function)))
        return grid

    def card(self, slug: str, copies: int = 1) -> Text:
        """The name, then what it is worth in a ritual."""
        text = Text(self.speech.card(slug)).append(f" {SYMBOL * self.followers[slug].number('ritual')}".rstrip(), "yellow")
        return text.append(f" {TIMES}{copies}" if copies > 1 else "")

"""What is drawn: the tables in three sizes, and any view as labels and values."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, Group, RenderableType

from themis.cli import table
from themis.cli.drawing import COMPACT, FULL, SMALL, UNBOUNDED, Sight, View
from themis.core.chance import Sealed, Seeded
from themis.core.outcome import Outcome
from themis.core.session import Session, start
from themis.games import GAMES, find, invite
from themis.speech.speech import LANGUAGES, Speech

GAME = find("uruk")
NAMES = ["Ada", "Ben", "Chloé", "Dan"]
SIZES = [FULL, COMPACT, SMALL]

sizes = pytest.mark.parametrize("size", SIZES, ids=["full", "compact", "small"])


def painted(view: View, speech: Speech, size: int, names: list[str] = NAMES) -> RenderableType:
    return table.paint(Sight(view, names, speech), size, UNBOUNDED)


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def after(moves: int, seats: int = 4) -> Session:
    """A game some random choices later."""
    session = start(GAME, NAMES[:seats], {}, Sealed(b"a table to look at", []))
    chance = Seeded(5)
    for _ in range(moves):
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
    return session


@sizes
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moves", [0, 60, 150, 250])
def test_the_table_fits_eighty_columns_at_every_time_of_a_game(size: int, language: str, moves: int) -> None:
    session = after(moves)
    for seat in range(-1, 4):
        text = drawn(painted(session.view(seat), Speech(GAME, language), size))

        assert max(len(line) for line in text.splitlines()) <= 80
        assert all(name in text for name in NAMES)
        assert "{" not in text


@sizes
def test_nobody_sees_another_hand(size: int) -> None:
    session = after(0)
    speech = Speech(GAME, "en")
    for seat in range(4):
        text = drawn(painted(session.view(seat), speech, size))
        held = session.view(seat)["sides"][seat]["hand"]  # type: ignore[index]
        hidden = drawn(painted(session.view(-1), speech, size))

        assert all(speech.card(slug) in text for slug in held)
        assert 1 == text.count("Hand 5")
        assert "Hand" not in hidden


@sizes
def test_colours_are_doubled_by_letters(size: int) -> None:
    session = after(0)

    assert "P2 Axe" in "\n".join(drawn(painted(session.view(seat), Speech(GAME, "en"), size)) for seat in range(4))
    assert "J2 Statuette" in "\n".join(drawn(painted(session.view(seat), Speech(GAME, "fr"), size)) for seat in range(4))


def test_a_game_without_a_table_of_its_own_is_shown_as_labels_with_a_panel_for_each_seat() -> None:
    speech = Speech(find(invite(Path(__file__).parents[2] / "docs/examples/ur")), "en")
    session = start(speech.game, NAMES[:2], {}, Seeded(1))
    text = drawn(painted(session.view(0), speech, FULL, NAMES[:2]))

    assert text.startswith("The Royal Game of Ur\nBring your seven pieces home before the other player.\n")
    assert all(f"╭─ {name} ─" in text.replace("▸ ", "") for name in NAMES[:2])
    assert 2 == text.count("At the start: 7")


def test_labels_call_seats_by_their_names_and_leave_out_nobody() -> None:
    view = {"turn": 1, "rows": [{"first": 0, "cards": []}, {"first": -1, "active": 2}], "leader": 2, "bank": {"red": 2, "blue": 0}}
    labels = table.Labels(Sight({"seat": 0, "sides": [], **view}, NAMES, Speech(GAME, "en")), FULL)
    text = drawn(Group(*labels.lines(view)))

    assert all(line in text for line in ("Whose turn: Ben", "First player: Ada", "active: 2", "leader: Chloé", "Bank: red (2)\n"))
    assert 1 == text.count("First player")
    assert "cards" not in text


def test_labels_of_a_map_say_whose_things_are_and_where_points_are_from() -> None:
    speech = Speech(find("pantheon"), "fr")
    view = {"pieces": {"tyrus": [1, 0]}, "sources": {"deities": 2, "endings": 0}}
    text = drawn(Group(*table.Labels(Sight({"seat": 0, "sides": [], **view}, NAMES, speech), FULL).lines(view)))

    assert "Pions sur le plateau\u00a0: Tyrus (Ben, Ada)\nPoints jusqu'ici\u00a0: Divinités (2)\n" == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_name(game: str, language: str) -> None:
    speech = Speech(find(game), language)
    session = start(speech.game, NAMES[:3], {}, Seeded(3))
    labels = table.Labels(Sight(session.view(0), NAMES[:3], speech), FULL)
    unnamed: set[str] = set()
    chance = Seeded(5)
    while session.waiting():
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
        unnamed |= {field for field in fields(labels, session.view(seat)) if not speech.has(f"view-{field}")}

    assert set() == unnamed


def fields(labels: table.Labels, view: View) -> set[str]:
    """The fields of a view and of the rows in it; a map of things has none."""
    found = {field for field, _ in labels.shown(view)} - {"sides"}
    for _, value in labels.shown(view):
        if table.is_list_of_rows(value):
            found |= {field for row in value for field in fields(labels, row)}
    return found


def test_a_result_puts_the_winner_first_and_a_shared_victory_is_said() -> None:
    speech = Speech(GAME, "en")
    outcome = Outcome([2, 1, 1], [10, 12, 12], "stall", [("cubes", [10, 12, 12])])

    assert drawn(table.result(outcome, NAMES[:3], speech)).index("1. Ben") < drawn(table.result(outcome, NAMES[:3], speech)).index("2. Ada")
    assert "Ben, Chloé share the victory." == table.winners(outcome, NAMES[:3], speech)
    assert "Points" in drawn(table.result(outcome, NAMES[:3], speech))
    assert "Ada wins." == table.winners(Outcome([1, 2], [3, 2], "stall", []), NAMES[:2], speech)


def test_a_result_names_what_the_game_counts() -> None:
    outcome = Outcome([1, 2], [13, 12], "returned", [("shrines", [3, 3])])

    assert "Tasks and return" in drawn(table.result(outcome, NAMES[:2], Speech(find("delphi"), "en")))


def test_a_game_that_counts_its_turns_has_no_turn_of_a_seat() -> None:
    session = start(find("pantheon_proto"), NAMES[:2], {"cards": "dealt"}, Seeded(1))
    text = drawn(table.paint(Sight(session.view(0), NAMES[:2], Speech(session.game, "en"), plain=True), FULL, UNBOUNDED))

    assert "\nTurn: 1\n" in text
    assert "▸" not in text

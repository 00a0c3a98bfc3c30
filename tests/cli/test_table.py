"""What is drawn: Uruk's table in three sizes, and any view as a tree."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from themis.cli import table
from themis.core.chance import Sealed, Seeded
from themis.core.outcome import Outcome
from themis.core.session import Session, start
from themis.games import GAMES, find
from themis.speech.speech import LANGUAGES, Speech

GAME = find("uruk")
NAMES = ["Ada", "Ben", "Chloé", "Dan"]
SIZES = [table.FULL, table.COMPACT, table.SMALL]

sizes = pytest.mark.parametrize("size", SIZES, ids=["full", "compact", "small"])


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
        text = drawn(table.paint(session.view(seat), NAMES, Speech(GAME, language), size))

        assert max(len(line) for line in text.splitlines()) <= 80
        assert all(name in text for name in NAMES)
        assert "{" not in text


@sizes
def test_nobody_sees_another_hand(size: int) -> None:
    session = after(0)
    speech = Speech(GAME, "en")
    for seat in range(4):
        text = drawn(table.paint(session.view(seat), NAMES, speech, size))
        held = session.view(seat)["sides"][seat]["hand"]  # type: ignore[index]
        hidden = drawn(table.paint(session.view(-1), NAMES, speech, size))

        assert all(speech.card(slug) in text for slug in held)
        assert 1 == text.count("Hand 5")
        assert "Hand" not in hidden


@sizes
def test_colours_are_doubled_by_letters(size: int) -> None:
    session = after(0)

    assert "P2 Axe" in "\n".join(drawn(table.paint(session.view(seat), NAMES, Speech(GAME, "en"), size)) for seat in range(4))
    assert "J2 Statuette" in "\n".join(drawn(table.paint(session.view(seat), NAMES, Speech(GAME, "fr"), size)) for seat in range(4))


def test_a_game_without_a_table_of_its_own_is_shown_as_a_tree() -> None:
    speech = Speech(find("altar"), "en")
    session = start(speech.game, NAMES, {}, Seeded(1))
    text = drawn(table.paint(session.view(0), NAMES, speech, table.FULL))

    assert text.startswith("Altar\n")
    assert all(f"── {name}\n" in text for name in NAMES)


def test_a_tree_calls_seats_by_their_names_and_leaves_out_nobody() -> None:
    view = {"turn": 1, "rows": [{"first": 0, "cards": []}, {"first": -1, "active": 2}], "leader": 2, "bank": {"red": 2, "blue": 0}}
    text = drawn(table.Labels(NAMES, Speech(GAME, "en"), table.FULL).tree("Uruk", view))

    assert all(line in text for line in ("Whose turn: Ben", "First player: Ada", "active: 2", "leader: Chloé", "Bank: red (2)\n"))
    assert 1 == text.count("First player")
    assert "cards" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_name(game: str, language: str) -> None:
    speech = Speech(find(game), language)
    session = start(speech.game, NAMES[:3], {}, Seeded(3))
    labels = table.Labels(NAMES[:3], speech, table.FULL)
    unnamed: set[str] = set()
    chance = Seeded(5)
    while session.waiting():
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
        unnamed |= {field for field in fields(labels, session.view(seat)) if not speech.has(f"view-{field}")}

    assert set() == unnamed


def fields(labels: table.Labels, view: table.View) -> set[str]:
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
    assert "Ada wins." == table.winners(Outcome([1, 2], [3, 2], "stall", []), NAMES[:2], speech)

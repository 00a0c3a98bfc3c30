"""The page on which a seat decides: at every decision of a whole game it fits the screen and says what matters, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import RenderableType
from rich.text import Text

from themis.cli.page import Page
from themis.cli.screen import Screen
from themis.core.chance import Sealed, Seeded
from themis.core.game import Game
from themis.core.session import Session, start
from themis.games import GAMES, find
from themis.speech.speech import LANGUAGES, Speech

NAMES = ["Ada", "Ben", "Chloé", "Dan", "Eve", "Odile"]
SCREENS = [(100, 40), (80, 24)]
# Keys of messages, which show through where one is missing.
KEY = re.compile(r"\b(table|view|ask|choice|timing|game|options)-\w+")
# So many pages of a whole game are looked at.
PAGES = 30

screens = pytest.mark.parametrize(("width", "height"), SCREENS, ids=["100x40", "80x24"])
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def sized(monkeypatch: pytest.MonkeyPatch, width: int, height: int) -> Screen:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    return Screen()


def begun(game: Game) -> Session:
    return start(game, NAMES[: game.meta.most], {}, Sealed(b"a whole game", []))


def played(session: Session) -> Iterator[int]:
    """A game of random choices; the seat that is asked, at every decision."""
    chance = Seeded(5)
    while session.waiting():
        seat = session.waiting()[0]
        yield seat
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)


def lines(screen: Screen, what: RenderableType) -> list[str]:
    with screen.console.capture() as capture:
        screen.show(what)
    return capture.get().splitlines()


@screens
@languages
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_fits_the_screen(game_id: str, language: str, sized: Screen, width: int, height: int) -> None:
    game = find(game_id)
    session, step = begun(game), len(list(played(begun(game)))) // PAGES
    page = Page(session, Speech(game, language), NAMES[: game.meta.most], sized)
    for number, seat in enumerate(played(session)):
        if number % step == 0:
            shown = lines(sized, page.fitted(seat))
            text = "\n".join(shown)

            assert len(shown) < height, text
            assert max(len(line) for line in shown) <= width, text
            assert all(name in text for name in page.names), text
            assert not KEY.search(text) and "{" not in text, text


def page_of(game_id: str, options: dict[str, str], moves: list[str], screen: Screen, language: str = "en") -> str:
    """What the seat that is asked sees after some choices."""
    game = find(game_id)
    session = start(game, NAMES[:3], options, Sealed(b"the first board", []))
    for move in moves:
        session.choose(session.waiting()[0], move)
    return "\n".join(lines(screen, Page(session, Speech(game, language), NAMES[:3], screen).fitted(session.waiting()[0])))


FIRST_VOYAGE = {"ships": "first-game"}


@screens
def test_whose_turn_it_is_how_to_win_what_happened_and_what_may_be_done(sized: Screen) -> None:
    text = page_of("delphi", FIRST_VOYAGE, [], sized)

    assert "■ ▸ Ben · tasks 0/12" in text
    assert "Complete your twelve tasks and be back with Zeus before the others." in text
    assert text.index("Ben's turn.") < text.index("▸ Ben: what do you do next?") < text.index("End the turn and consult the oracle")


@screens
def test_the_map_shows_ships_and_what_the_next_voyage_costs(sized: Screen) -> None:
    text = page_of("delphi", FIRST_VOYAGE, [], sized)

    assert "πY    y0    y0    ▲■◆Z  p1    +RPB  r2" in text
    assert "Next to the ship  nothing" in text


@screens
def test_while_the_ship_is_steered_the_spaces_have_the_numbers_of_the_options(sized: Screen) -> None:
    text = page_of("delphi", FIRST_VOYAGE, ["sail"], sized)

    assert "πY    34:y0 32:y0 ▲■◆Z  20:p1 +RPB  5:r2" in text
    assert "1\u201348 Go to the space with this number on the map" in text


@screens
def test_what_is_next_to_the_ship_has_its_sign_and_its_name(sized: Screen) -> None:
    arrived = ["sail", "move ring-zeus-5", "die black"]

    assert "?P the pink island of Ithaca · iKBY the statue island of Kos" in page_of("delphi", FIRST_VOYAGE, arrived, sized)
    assert "?M l'île violette d'Ithaque" in page_of("delphi", FIRST_VOYAGE, arrived, sized, "fr")


FIRST_SEAT = {"first_player": "first-seat"}
# Bonus tiles and the people of the first epoch are carried out.
PREPARED = ["gain foot", *["upgrade dancer"] * 5, "column burdigala"]


@screens
def test_while_pieces_are_placed_the_spaces_round_the_temple_marker_have_the_numbers_of_the_options(sized: Screen) -> None:
    text = page_of("pantheon", FIRST_SEAT, [*PREPARED, "move"], sized)

    assert [" 1·  2·  ", " 3·  ⌂   4·  ", " 5·  6·  "] == [
        found for line in (r" 1. +2. +", r" 3. +⌂ +4. +", r" 5. +6. +") for found in re.findall(line, text)
    ]
    assert "1\u20136 Place a foot on the space with this number on the map" in text or "6  Place a foot south-east of Iberia" in text


@screens
def test_what_ends_the_epoch_what_deities_cost_and_who_stands_where_is_in_sight(sized: Screen) -> None:
    text = page_of("pantheon", FIRST_SEAT, PREPARED, sized, "fr")

    assert "époque 1 sur 6\u00a0: Iberia · avant la fin\u00a0: tuiles 4, divinités 4" in text
    assert all(deity in text for deity in ("Pietalte 3/2/1", "Depraccus 2/2/1", "Stonkus (+1) 4", "Stonkus (+2) 3/1/1"))
    assert "▲   +   ·" in text


@screens
def test_gods_are_chosen_by_what_they_can_do(sized: Screen) -> None:
    text = page_of("altar", {"god_choice": "chosen"}, [], sized)

    assert "▸ Chloé" in text and "▸ Ada" not in text
    assert "Take the God of Fear  While a follower worships this god, an enemy card" in text


@screens
def test_a_realm_shows_its_spaces_and_a_card_what_it_is_worth(sized: Screen) -> None:
    text = page_of("altar", {"god_choice": "chosen"}, ["choose war", "choose love", "choose light"], sized)

    assert "Goddess of Love · △△△ ●··· 1 of 5" in text
    assert "✦" in text and "Hand 4" in text
    assert "▲ sanctuary · ● active altar" in text or sized.height < 40, "the legend, where there is room"


@pytest.mark.parametrize(("width", "height"), [(80, 24)])
def test_if_options_are_too_many_the_last_is_there_all_the_same(sized: Screen) -> None:
    page = Page(begun(find("uruk")), Speech(find("uruk"), "en"), NAMES[:4], sized)
    options = [Text(f"{number} Do this or that with one of the many things") for number in range(1, 40)]
    shown = lines(sized, page.first_options(options, 5))

    assert 5 >= len(shown)
    assert "1 Do this" in shown[0] and "39 Do this" in shown[-1]
    assert "more: type words" in "\n".join(shown)


DEALT = {"cards": "dealt"}
# All disciples of three players on their temples: Ada, Ben, Chloé.
PLANNED = ["plan 5 5 4 0 0 0 0 0 0 0 0 0", "plan 0 0 2 3 5 0 0 5 0 0 0 0", "plan 0 0 0 0 1 4 2 3 5 0 0 0"]


@screens
def test_quests_show_their_sides_and_the_own_temple_the_cell_that_is_next(sized: Screen) -> None:
    text = page_of("pantheon_proto", DEALT, ["put wood 5"], sized)

    assert "quest II  The Sealed Gate   light  Humans ○○   dark  Orcs ○○" in text
    assert re.search(r"[Dd]ark .*Opposite side: \+2 wheat\.", text)
    assert "Scale ±7  Orcs 0 · Humans 0 · Fairies 0 · Elves 0" in text
    assert re.search(r"Ada +5 +▸ +· .* 9 $", text, re.MULTILINE), "9 are left"
    assert not re.search(r"^(Ben|Chloé) ", text, re.MULTILINE)
    assert re.search(r"1\. ▸ Chloé · .*0 VP", text) and "objectives +Humans \u2212Humans" in text
    assert "0\u20135 Place this number of disciples on the cell marked ▸" in text


@screens
def test_once_all_have_planned_the_quests_have_their_totals(sized: Screen) -> None:
    text = page_of("pantheon_proto", DEALT, PLANNED, sized, "fr")

    assert "quête I  Le Banquet des dieux   clair  Humains ○○ 6   obscur  Fées ○○ 4" in text
    assert re.search(r"Ada +5 +5 +4 +· ", text)
    assert re.search(r"Ben +· +· +2 +5 +5 ", text) or sized.height < 40, "everybody's counts, where there is room"
    assert "2. ▸ Ada" in text and "▸ Ben" not in text

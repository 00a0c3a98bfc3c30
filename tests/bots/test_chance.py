"""The chance to win: a whole, certain at the end, and read from a file that is checked as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.books.chances import FILE, Fit, load_chances
from themis.bots.chance import fit_of, softmax, win_chances
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random, settle, waiting
from themis.errors import BadContent
from themis.games import GAMES, find

ROW = "[[fit]]\nseats = 2\ngames = 600\nfitted = 2026-11-17\nbase = 0.1\ngrowth = 0.5\nasked = 0.3\nbrier = 0.4\nnaive = 0.5\ngap = 1.5\n"


def written(folder: Path, text: str) -> Path:
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_foretells_its_winners(game_id: str) -> None:
    """A gap above four points is refused when the file is read."""
    meta = find(game_id).meta
    fits = load_chances(meta.folder, int(meta.fewest), int(meta.most))

    assert list(range(meta.fewest, meta.most + 1)) == sorted([fit.seats for fit in fits])
    for fit in fits:
        assert fit.brier < fit.naive
        assert fit.games >= 300


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_are_a_whole_and_certain_at_the_end(game_id: str) -> None:
    game = find(game_id)
    seats = game.meta.most
    io = Io(Seeded(3), True)
    s = game.setup(seats, game.meta.option_values({}), io)
    settle(s, io)
    for _ in range(6):
        chances = win_chances(game, s, fit_of(game, seats))

        assert seats == len(chances)
        assert abs(sum(chances) - 1.0) < 1e-9
        assert game.time_left(s) >= 0.0
        play_at_random(s, io, 40)
    play_at_random(s, io, 1_000_000)
    ranks = game.outcome(s).ranks

    assert [rank == 1 for rank in ranks] == [chance > 0.0 for chance in win_chances(game, s, fit_of(game, seats))]


def test_whoever_is_asked_has_a_little_more() -> None:
    game = find("uruk")
    io = Io(Seeded(3), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    seat = waiting(s)[0]

    assert win_chances(game, s, Fit(2, 0.0, 0.0, 0.0))[seat] < win_chances(game, s, Fit(2, 0.0, 0.0, 0.5))[seat]


def test_a_lead_means_less_the_longer_the_game_lasts() -> None:
    game = find("uruk")
    io = Io(Seeded(3), True)
    s = game.setup(2, game.meta.option_values({}), io)
    settle(s, io)
    play_at_random(s, io, 200)

    assert max(win_chances(game, s, Fit(2, 0.0, 0.8, 0.0))) < max(win_chances(game, s, Fit(2, 0.0, 0.0, 0.0)))


def test_a_huge_lead_is_no_overflow() -> None:
    assert [1.0, 0.0] == softmax([1e6, 0.0], 0.1)


def test_a_game_without_the_file_goes_by_its_decisive_lead(tmp_path: Path) -> None:
    assert [] == load_chances(tmp_path, 2, 4)


def test_a_row_is_read_as_it_is_written(tmp_path: Path) -> None:
    fit = load_chances(written(tmp_path, "# head\n" + ROW), 2, 2)[0]

    assert (2, 0.1, 0.5, 0.3, 600, "2026-11-17", 0.4, 0.5, 1.5) == (
        fit.seats, fit.base, fit.growth, fit.asked, fit.games, fit.fitted, fit.brier, fit.naive, fit.gap,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gap = 1.5", "gap = 4.1", "line 11, gap: 4.1 is not from 0 to 4"),
        ("base = 0.1", "base = 'warm'", "line 6, base: it must be a number, not 'warm'"),
        ("games = 600", "games = 6.5", "line 4, games: it must be a whole number, not a fraction"),
        ("games = 600", "games = true", "line 4, games: it must be a whole number, not true"),
        ("asked = 0.3", "", "line 2, asked: it is missing"),
        ("asked = 0.3", "asked = 0.3\nluck = 1", "line 9, luck: unknown entry"),
        ("fitted = 2026-11-17", "fitted = 'today'", "line 5, fitted: it must be a date, not 'today'"),
        ("base = 0.1", "base = nan", "line 6, base: nan is not from -6 to 6"),
        ("seats = 2", "seats = 3", "0 rows have seats = 2"),
        ("[[fit]]", "[fit]", "it must have rows"),
        ("base = 0.1", "base = ", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        load_chances(written(tmp_path, "# head\n" + ROW.replace(old, new)), 2, 2)


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = ROW.replace("gap = 1.5", "gap = 9.0") + ROW.replace("seats = 2", "seats = 4").replace("base = 0.1", "base = 'x'")
    with pytest.raises(BadContent) as refused:
        load_chances(written(tmp_path, text), 2, 3)
    lines = str(refused.value).splitlines()

    assert 3 == len(lines)
    assert ["line 10, gap", "line 15, base"] == [line.split(".toml, ")[1].split(":")[0] for line in lines[:2]]
    assert "0 rows have seats = 3" in lines[2]

"""The ladder of a game as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.books.ladder import FILE, RUNGS, UNMEASURED, gives_as, load_ladder
from themis.errors import BadContent

FIGURES = "elo = 150\nlow = 120\nhigh = 181\ngames = 400\nmeasured = 2026-11-18\n"


def text(figures: str = FIGURES) -> str:
    rows = [f'[[rung]]\nname = "{name}"\nbot = "{bot}"\n' for name, bot in zip(RUNGS, UNMEASURED, strict=True)]
    return rows[0] + "".join([row + figures for row in rows[1:]])


def written(folder: Path, text: str) -> Path:
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


def test_each_rung_has_a_bot_and_what_was_measured(tmp_path: Path) -> None:
    rungs = load_ladder(written(tmp_path, text()))

    assert list(RUNGS) == [rung.name for rung in rungs]
    assert ("greedy:0.85", 0, "") == (rungs[0].bot, rungs[0].games, rungs[0].measured)
    assert ("ismcts:600", 150, 120, 181, 400, "2026-11-18") == (
        rungs[6].bot,
        rungs[6].elo,
        rungs[6].low,
        rungs[6].high,
        rungs[6].games,
        rungs[6].measured,
    )


def test_points_given_away_are_those_of_some_rung_if_that_was_measured(tmp_path: Path) -> None:
    rungs = load_ladder(written(tmp_path, text().replace('0.85"\n', '0.85"\ngives = 90\n').replace('"greedy"\n', '"greedy"\ngives = 30\n')))

    assert [90, -1, -1, -1, 30, -1, -1] == [rung.gives for rung in rungs]
    assert ["oracle", "oracle", "lamb", "lamb"] == [gives_as(rungs, points) for points in (0, 59, 61, 300)]
    assert "" == gives_as(load_ladder(written(tmp_path, text())), 50)
    assert "" == gives_as(rungs[4:], 50), "whoever gives away anything would be like the only one that was measured"


def test_a_search_on_a_rung_may_slip(tmp_path: Path) -> None:
    assert "duel:1200:0.25" == load_ladder(written(tmp_path, text().replace("ismcts:600", "duel:1200:0.25")))[6].bot


def test_a_game_that_was_not_measured_has_the_usual_bots(tmp_path: Path) -> None:
    assert list(UNMEASURED) == [rung.bot for rung in load_ladder(tmp_path)]
    assert [0] * 7 == [rung.games for rung in load_ladder(written(tmp_path, text("")))]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"shepherd"', '"sheep"', "line 5, name: rung 2 is 'shepherd', not 'sheep'."),
        ('"greedy:0.7"', '"random"', "line 6, bot: 'random' is no bot such as"),
        ('"greedy:0.7"', '"ismcts:0"', "line 6, bot: 'ismcts:0' is no bot such as"),
        ('"greedy:0.7"', '"ismcts:600:2.0"', "line 6, bot: 'ismcts:600:2.0' is no bot such as"),
        ('"greedy:0.7"', '"duel:0.2"', "line 6, bot: 'duel:0.2' is no bot such as"),
        ("elo = 150", "elo = 300", "line 7, elo: it is not between low and high."),
        ("elo = 150", "elo = 1.5", "line 7, elo: it must be a whole number, not a fraction."),
        ("games = 400\n", "", "line 4, games: it is missing."),
        ("measured = 2026-11-18", 'measured = "today"', "line 11, measured: it must be a date, not 'today'."),
        ("games = 400", "games = 400\nms = 3", "line 11, ms: unknown entry; known here are elo, low"),
        ('bot = "greedy:0.85"\n', "", "line 1, bot: it is missing."),
        (
            'bot = "greedy:0.85"',
            'bot = "greedy:0.85"\nelo = 3',
            "line 4, elo: unknown entry; known on the lowest rung are name, bot, gives.",
        ),
        (
            'bot = "greedy:0.85"',
            'bot = "greedy:0.85"\ngives = "much"',
            "line 4, gives: it must be a whole number from 0 to 1000, not 'much'.",
        ),
        ("games = 400", "games = 400\ngives = -1", "line 11, gives: it must be a whole number from 0 to 1000, not -1."),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        load_ladder(written(tmp_path, text().replace(old, new, 1)))

    assert str(caught.value).startswith(f"{tmp_path / FILE}, {complaint}")


def test_what_is_no_rung_is_not_passed_over(tmp_path: Path) -> None:
    more = 'title = "?"\n' + text().replace("games = 400", "games = 1", 1) + '[old]\nelo = 3\n[[ "rungs" ]]\n'

    with pytest.raises(BadContent) as caught:
        load_ladder(written(tmp_path, more))

    found = [line.removeprefix(f"{tmp_path / FILE}, line ").split(":")[0] for line in str(caught.value).splitlines()]
    assert ["1, title", "53, old", "55, rungs", "11, games"] == found


def test_all_findings_come_at_once(tmp_path: Path) -> None:
    broken = text().replace('"shepherd"', '"sheep"').replace('"hero"', '"heroine"') + '[[rung]]\nname = "zeus"\nbot = "greedy"\n'

    with pytest.raises(BadContent) as caught:
        load_ladder(written(tmp_path, broken))

    assert 3 == len(str(caught.value).splitlines())
    assert str(caught.value).endswith("it has 8 rungs; there are 7.")

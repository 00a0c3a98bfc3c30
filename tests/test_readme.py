"""What the README and the how-tos show works as it stands there, and the notice names who is to be named."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from themis.bots.bot import Bot, Knowledge
from themis.core.chance import Seeded
from themis.core.session import start
from themis.games import GAMES, find

ROOT = Path(__file__).parent.parent


def test_the_example_in_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert results.attempted >= 5
    assert 0 == results.failed


@pytest.mark.parametrize("game", GAMES)
def test_the_notice_names_the_makers_of_every_game_as_the_game_does(game: str) -> None:
    meta = find(game).meta
    rows = [line.strip("| ").split(" | ") for line in (ROOT / "NOTICE.md").read_text().splitlines() if line.startswith("| ")]
    designers, publisher = next(cells[1:] for cells in rows if cells[0].startswith(meta.title))

    assert meta.makers.designers == designers.split(", ")
    if meta.makers.publisher:
        assert f"{meta.makers.publisher}, {meta.makers.year}" == publisher


def test_the_bot_of_the_how_to_plays() -> None:
    text = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text()
    names: dict[str, object] = {}
    exec(text.split("```python\n")[1].split("```")[0], names)
    bot = names["Miser"]
    assert isinstance(bot, type) and issubclass(bot, Bot)
    session = start(find("uruk"), ["Ada", "Ben"], {}, Seeded(1))
    seat = session.waiting()[0]

    assert bot().choose(Knowledge(session.game, session.state, seat)) in session.options(seat)

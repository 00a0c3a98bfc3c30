"""What the README and the how-tos show works as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

from themis.bots.bot import Bot, Knowledge
from themis.core.chance import Seeded
from themis.core.session import start
from themis.games import find

ROOT = Path(__file__).parent.parent


def test_the_example_in_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert results.attempted >= 5
    assert 0 == results.failed


def test_the_bot_of_the_how_to_plays() -> None:
    text = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text()
    names: dict[str, object] = {}
    exec(text.split("```python\n")[1].split("```")[0], names)
    bot = names["Miser"]
    assert isinstance(bot, type) and issubclass(bot, Bot)
    session = start(find("uruk"), ["Ada", "Ben"], {}, Seeded(1))
    seat = session.waiting()[0]

    assert bot().choose(Knowledge(session.game, session.state, seat)) in session.options(seat)

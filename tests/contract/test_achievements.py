"""The achievements of every game: their goals name what the game tells, every word is there, and whoever plays meets them."""

from __future__ import annotations

import re

import pytest
from walk import having

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.native import COMPILED
from themis.core.session import Session, start
from themis.games import find
from themis.learn.achievements import FILE, achievements_of, met_by
from themis.speech.speech import LANGUAGES, Speech

MOST_WORDS = 30
# In so few games of bots most are met already, in some in fewer; scripts/achievements.py plays enough for all.
MATCHES = 12
FEWER = {"uruk": 6, "delphi": 4, "pantheon": 4, "pantheon_proto": 6}


def played(game_id: str, seed: int) -> Session:
    game = find(game_id)
    seats = range(game.meta.fewest)
    table = start(game, ["greedy" for _ in seats], {}, Seeded(seed))
    bots = [make("greedy", 2 * seed + seat) for seat in seats]
    while not table.state.over:
        seat = table.waiting()[0]
        table.choose(seat, bots[seat].choose(Knowledge(game, table.state, seat)).text)
    return table


@pytest.mark.parametrize("game_id", having(FILE))
def test_every_game_has_about_ten(game_id: str) -> None:
    assert 8 <= len(achievements_of(find(game_id))) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", having(FILE))
def test_every_achievement_says_what_to_do_and_what_for(game_id: str, language: str) -> None:
    speech = Speech(find(game_id), language)
    names = []
    for one in achievements_of(find(game_id)):
        key = f"achievement-{one.id}"
        names.append(speech.text(key))
        for said in (speech.attribute(key, "about"), speech.attribute(key, "advice")):
            assert said.endswith("."), key
            assert len(re.findall(r"[\w'-]+", said)) <= MOST_WORDS, key

    assert len(names) == len(set(names))


@pytest.mark.skipif(not COMPILED, reason="whole games of bots take long without the compiled engine")
@pytest.mark.parametrize("game_id", having(FILE))
def test_half_of_them_are_met_in_a_few_games(game_id: str) -> None:
    game = find(game_id)
    achievements = achievements_of(game)
    met: set[str] = set()
    for seed in range(FEWER.get(game_id, MATCHES)):
        table = played(game_id, seed)
        events = [event for group in table.story.groups for event in group]
        for seat in range(game.meta.fewest):
            met.update(met_by(game, achievements, events, table.state, seat))

    assert len(met) >= len(achievements) // 2

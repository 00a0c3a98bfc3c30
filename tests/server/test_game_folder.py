"""A game in a folder elsewhere at the web table: the page is told of it, and bots play it in their own processes."""

from __future__ import annotations

from pathlib import Path

from server.guests import Guest, play_out
from serving import Server

from themis.games import GAMES

FOLDER = Path(__file__).parents[2] / "docs/examples/ur"


def test_a_whole_game_against_a_bot(own_server: Server) -> None:
    own_server.start("--game-folder", str(FOLDER))
    ada = Guest(own_server.port, "Ada")
    with ada.at(ada.opens("me", "bot easy", game="ur")) as hers:
        play_out([hers])

        assert 7 == max(hers.game["result"]["scores"])
    assert [*GAMES, "ur"] == [game["id"] for game in ada.get("/api/games").body]

"""A game in a folder elsewhere at the web table: the page is told of it, and bots play it in their own processes."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from server.guests import Guest, play_on, play_out
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


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_a_broken_file_of_one_game_is_told_by_the_log_and_leaves_the_others_alone(own_server: Server, tmp_path: Path, kind: str) -> None:
    folder = Path(copytree(FOLDER, tmp_path / "ur", ignore=ignore_patterns(kind, "__pycache__")))
    (folder / kind).mkdir()
    (folder / kind / "broken.toml").write_text("[lesson]\ncolour = 1\n")
    own_server.start("--game-folder", str(folder))
    ada = Guest(own_server.port, "Ada")

    shown = [ada.get(path) for path in ("/api/lessons", "/api/puzzles", "/api/practice")]
    table = ada.post("/api/lessons", {"game": "uruk", "lesson": "first-village", "name": "Ada"})

    assert [200, 200, 200, 201] == [answer.status for answer in (*shown, table)]
    assert {"uruk", "delphi"} <= {line["game"] for line in shown[0].body["lessons"]} & {line["game"] for line in shown[1].body["puzzles"]}
    assert 404 == ada.post(f"/api/{kind}", {"game": "ur", kind.removesuffix("s"): "broken"}).status
    assert f"no {kind} of ur" in own_server.log.read_text()


@pytest.mark.parametrize("file", ["reasons.toml", "chances.toml"])
def test_whoever_asks_for_a_hint_that_a_broken_file_prevents_hears_of_no_file(own_server: Server, tmp_path: Path, file: str) -> None:
    folder = Path(copytree(FOLDER, tmp_path / "ur", ignore=ignore_patterns("__pycache__")))
    (folder / file).write_text("[[colour]]\n")
    own_server.start("--game-folder", str(folder))
    ada = Guest(own_server.port, "Ada")
    with ada.at(ada.opens("me", "bot easy", game="ur")) as hers:
        # Where only one thing can be done, there is nothing to look for.
        play_on([hers], lambda: len(hers.offers) > 1)
        answer = hers.ask("hint", seat=0, version=hers.version)

        assert ("not-now", "there are no hints for this game") == (answer["code"], answer["message"])
    assert str(folder / file) in own_server.log.read_text()

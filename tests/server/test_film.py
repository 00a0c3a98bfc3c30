"""Records as films: good ones are shown board by board, broken ones are refused in one sentence."""

from __future__ import annotations

from functools import cache

import pytest
from server.guests import Answer, Guest
from server.hosting import GAME, Shelved

from themis.core.record import parse
from themis.server.film import LONGEST_FILM


@cache
def record() -> str:
    return Shelved("Ada", "Ben").play(lambda session: session.state.over).session.record.written()


def unfinished() -> str:
    return Shelved("Ada", "Ben").play(lambda session: len(session.record.lines) == 30).session.record.written()


def shown(guest: Guest, text: str, eyes: int = -1) -> Answer:
    return guest.post("/api/replay", {"record": text, "eyes": eyes})


@pytest.mark.parametrize("eyes", [-1, 0, 1])
def test_a_record_is_shown_board_by_board(ada: Guest, eyes: int) -> None:
    film = shown(ada, record(), eyes).body

    lines = parse(record()).lines
    assert len(lines) + 1 == len(film["frames"])
    assert ["", *[line.text for line in lines]] == [frame["choice"] for frame in film["frames"]]
    assert {eyes} == {frame["view"]["seat"] for frame in film["frames"]}
    assert film["verified"] and film["result"]["secret"] == parse(record()).secret
    hidden = [frame["view"]["sides"][0]["hand"] is None for frame in film["frames"][:-1]]
    assert [eyes != 0] * len(hidden) == hidden


def test_a_game_that_is_not_over_has_a_film_that_is_not_verified(ada: Guest) -> None:
    film = shown(ada, unfinished()).body

    assert 31 == len(film["frames"])
    assert not film["verified"] and film["result"] is None


def test_a_record_without_its_secret_is_shown_but_not_verified(ada: Guest) -> None:
    film = shown(ada, "".join(line for line in record().splitlines(True) if not line.startswith("secret"))).body

    assert not film["verified"] and film["result"]["secret"] == ""


def tampered_draw() -> str:
    """One draw is another than the secret gives, but still possible."""
    lines = record().splitlines()
    place = max(place for place, line in enumerate(lines) if "  draw  {" in line)
    before, _, after = lines[place].partition("{")
    other = 1 if after.startswith("0") else 0
    return "\n".join([*lines[:place], f"{before}{{{other}}}", *lines[place + 1 :]])


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "themis record 1",
        "x" * 1000,
        record().replace("game     uruk 1", "game     uruk 0"),
        record().replace("secret   ", "secret   00"),
        record().replace("secret   ", "secret   xy"),
        record().replace("result   ", "result   9 "),
        record().replace("Ada | Ben", "Ada | Ben | Cy"),
        record() + record(),
        "\n".join(record().splitlines()[:8] + record().splitlines()[9:]),
        tampered_draw(),
    ],
    ids=range(11),
)
def test_a_broken_record_is_refused(ada: Guest, broken: str) -> None:
    refused = shown(ada, broken)

    assert (422, "bad-record") == (refused.status, refused.body["code"])
    assert "\n" not in refused.body["message"] and "Traceback" not in refused.body["message"]


@pytest.mark.parametrize(("old", "new"), [("game     uruk 1", "game     uruk 999"), ("themis record 1", "themis record 2")])
def test_a_record_of_a_later_themis_is_refused_as_such(ada: Guest, old: str, new: str) -> None:
    refused = shown(ada, record().replace(old, new))

    assert (422, "newer-record") == (refused.status, refused.body["code"])


def test_a_record_that_is_too_long_is_refused(ada: Guest) -> None:
    head = record().partition("\n0")[0].partition("\n1")[0]

    assert "bad-record" == shown(ada, head + "\n0  draw  {0}" * (LONGEST_FILM + 1)).body["code"]
    assert 413 == shown(ada, "x" * 4_200_000).status


def test_eyes_that_nobody_has_are_refused(ada: Guest) -> None:
    assert ["bad-record", "malformed", "malformed"] == [shown(ada, record(), eyes).body["code"] for eyes in (2, 10, -2)]


def test_a_record_of_another_game_is_refused(ada: Guest) -> None:
    assert "unknown-game" == shown(ada, record().replace("uruk", "babel")).body["code"]
    assert GAME.meta.id == shown(ada, record()).body["game"]

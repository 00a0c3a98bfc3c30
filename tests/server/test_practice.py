"""What finished games leave with their people: the rung that is proposed next, and what was achieved."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from server.guests import Message, play_out
from server.hosting import Inn, Shelved

from themis.books.ladder import RUNGS
from themis.server.practice import KEEP_PLAYED, LOSS, WIN, Played, gain, people_of, proposed, rung_of, writes
from themis.server.protocol import Rung
from themis.server.rows import Progress, SeatRow, TableRow
from themis.server.store import keep_progress

ADA = SeatRow("human", "Ada", user="ada")
BEN = SeatRow("human", "Ben", user="ben")
LAMB = SeatRow("bot", "", "lamb")


def row(*seats: SeatRow) -> TableRow:
    return TableRow("table", "altar", {}, list(seats), "ada", False, None, "")


def test_the_wire_knows_the_rungs_of_the_ladder() -> None:
    assert RUNGS == get_args(Rung)


@pytest.mark.parametrize(
    ("games", "rung"),
    [
        ([], "lamb"),
        ([("scribe", WIN)], "scribe"),
        ([("scribe", WIN), ("scribe", WIN)], "priest"),
        ([("scribe", LOSS), ("scribe", LOSS)], "shepherd"),
        ([("scribe", WIN), ("scribe", LOSS)], "scribe"),
        ([("scribe", 0), ("scribe", 0)], "scribe"),
        ([("scribe", WIN), ("shepherd", WIN)], "scribe"),
        ([("titan", WIN), ("titan", WIN)], "titan"),
        ([("lamb", LOSS), ("lamb", LOSS)], "lamb"),
    ],
)
def test_two_wins_lead_up_and_two_losses_lead_down(games: list[tuple[str, int]], rung: str) -> None:
    assert rung == proposed([Played(*game) for game in games], has_learned=False)


def test_whoever_has_taken_a_lesson_begins_one_rung_higher() -> None:
    assert "shepherd" == proposed([], has_learned=True)


def test_a_win_leaves_more_than_half_of_the_others_behind() -> None:
    assert [WIN, LOSS] == [gain([1, 2], seat) for seat in range(2)]
    assert [0, WIN, LOSS] == [gain([2, 1, 3], seat) for seat in range(3)]
    assert 0 == gain([1, 1], 0)


def test_only_one_person_against_bots_of_one_rung_climbs() -> None:
    assert "lamb" == rung_of(row(ADA, LAMB, LAMB))
    assert "" == rung_of(row(ADA, LAMB, SeatRow("bot", "", "titan")))
    assert "" == rung_of(row(ADA, SeatRow("bot", "", "medium")))
    assert "" == rung_of(row(ADA, BEN, LAMB))
    assert "" == rung_of(row(ADA, BEN))


def test_only_those_count_who_have_played_one_seat_themselves() -> None:
    assert {"ada": 0, "ben": 1} == people_of(row(ADA, BEN))
    assert {} == people_of(row(ADA, SeatRow("human", "Eve", user="ada"), LAMB))
    assert {} == people_of(row(SeatRow("human", "Ada", user="ada", relieved=True), LAMB))


def nearly_over(secret: int, left: int = 3) -> Shelved:
    """A game of Altar a few choices before its end."""
    whole = Shelved("Ada", "bot lamb", game="altar", secret=secret).play(lambda session: session.state.over)
    length = len(whole.session.record.lines) - left
    return Shelved("Ada", "bot lamb", game="altar", secret=secret).play(lambda session: len(session.record.lines) >= length)


def test_a_bot_in_ones_seat_achieves_nothing_for_its_person(inn: Inn) -> None:
    shelved = nearly_over(1, left=60)
    with inn.guest_of(shelved, "Ada").at(inn.shelve(shelved)) as line:
        steps = len(line.log)
        line.ask("warm", seat=0, on=True)
        while all(move["seat"] != 0 for move in line.log[steps:]):
            line.receive()
        line.ask("warm", seat=0, on=False)
        play_out([line])

    assert {""} == {one["table"] for one in stands(inn, shelved)["achievements"]}


def stands(inn: Inn, shelved: Shelved) -> Message:
    games: list[Message] = inn.guest_of(shelved, "Ada").get("/api/practice").body["games"]
    return next(game for game in games if game["game"] == "altar")


def test_a_new_guest_begins_with_the_lamb_and_all_achievements_to_come(inn: Inn) -> None:
    games = inn.guest("Zoe").get("/api/practice").body["games"]

    assert [("lamb", [], None)] * len(games) == [(game["rung"], game["beaten"], game["last"]) for game in games]
    assert {""} == {one["table"] for game in games for one in game["achievements"]}
    assert "peaceful" in [one["id"] for game in games for one in game["achievements"]]


@pytest.mark.parametrize("known", ["first-sanctuary", "2-01-03"], ids=["lesson", "puzzle"])
def test_whoever_knows_a_game_from_a_lesson_or_a_puzzle_begins_with_the_shepherd(inn: Inn, known: str) -> None:
    shelved = Shelved("Ada", "bot lamb", game="altar")
    inn.do(inn.house.store.write([keep_progress(shelved.user("Ada"), Progress("altar", known, 2, False, ""))]))
    assert "lamb" == stands(inn, shelved)["rung"]

    inn.do(inn.house.store.write([keep_progress(shelved.user("Ada"), Progress("altar", known, 2, True, ""))]))

    assert ("shepherd", [], None) == tuple(stands(inn, shelved)[part] for part in ("rung", "beaten", "last"))


def test_a_finished_game_is_remembered_even_by_a_server_that_is_started_again(tmp_path: Path) -> None:
    first = Inn(tmp_path / "themis.db").open()
    games = [nearly_over(1), nearly_over(2)]
    games[1].row.seats[0].user = games[1].row.host = games[0].row.host
    played = []
    for game in games:
        with first.guest_of(games[0], "Ada").at(first.shelve(game)) as line:
            play_out([line])
            played.append(Played("lamb", gain(line.heard_of("update")[-1]["result"]["ranks"], 0)))
    before = stands(first, games[0])
    first.close()

    again = Inn(tmp_path / "themis.db").open()
    after = stands(again, games[0])
    again.close()

    assert before == after
    assert proposed(played[::-1], has_learned=False) == after["rung"]
    assert {"table": games[1].id, "rung": "lamb", "gain": played[1].gain} == after["last"]
    assert (["lamb"] if WIN in [game.gain for game in played] else []) == after["beaten"]
    assert {one["table"] for one in after["achievements"]} - {""} <= {game.id for game in games}
    assert any(one["table"] for one in after["achievements"])


def test_a_rung_that_was_beaten_stays_so_in_the_order_of_the_ladder(inn: Inn) -> None:
    shelved = Shelved("Ada", "bot lamb", game="altar")
    games = [("scribe", WIN), ("lamb", WIN), ("lamb", LOSS), ("titan", 0), ("shepherd", LOSS)]
    rows = [(shelved.user("Ada"), "altar", f"table-{number}", *game, number) for number, game in enumerate(games)]
    inn.do(inn.house.store.write([(KEEP_PLAYED, row) for row in rows]))

    assert ["lamb", "scribe"] == stands(inn, shelved)["beaten"]
    assert {"table": "table-4", "rung": "shepherd", "gain": LOSS} == stands(inn, shelved)["last"]


def test_the_game_of_a_lesson_proves_nothing() -> None:
    lesson = nearly_over(1)
    lesson.row.lesson = "first-sanctuary"

    assert [] == writes(lesson.row, lesson.session, [])

"""Puzzles at the web table: in the middle of a real game, one for everybody each day, over real HTTP and real WebSockets."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from server.guests import Guest, Line, Message
from serving import Server

from themis.games import find
from themis.learn.puzzle import Puzzle, of_day, puzzles_of, record_of
from themis.server.puzzles import all_puzzles, turned

PUZZLE = puzzles_of(find("pantheon"))[0]
SOLUTION = [line.text for line in record_of(PUZZLE).lines[PUZZLE.begins :]]


def posed(guest: Guest, puzzle: Puzzle = PUZZLE) -> str:
    answer = guest.post("/api/puzzles", {"game": puzzle.game.meta.id, "puzzle": puzzle.id, "name": guest.name})
    assert answer.status == 201, answer.text
    return str(answer.body["table"])


def solved(line: Line) -> None:
    for text in SOLUTION:
        assert "done" == line.choose(text)["type"]


def coach(line: Line, wish: str) -> Message:
    return line.ask("coach", wish=wish, step=line.table["coach"]["step"])


def on_its_day(guest: Guest, puzzle: Puzzle = PUZZLE) -> Message:
    """What is told of the puzzle on a day when it is the one of its game."""
    puzzles, day = puzzles_of(puzzle.game), datetime.now(UTC).date()
    while of_day(puzzles, day) is not None and of_day(puzzles, day).id != puzzle.id:  # type: ignore[union-attr]
        day -= timedelta(1)
    told: list[Message] = guest.get(f"/api/puzzles/{day}").body["puzzles"]
    return next(one for one in told[1:] if one["game"] == puzzle.game.meta.id)


def test_a_puzzle_begins_at_its_decision_and_tells_how_it_came_about(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        posing = line.table["coach"]["puzzle"]

        assert (PUZZLE.begins, "goal") == (line.version, line.table["coach"]["kind"])
        assert {PUZZLE.best, PUZZLE.greedy} <= set(line.offers)
        assert (None, 0) == (posing["greedy"], posing["won"])
        assert PUZZLE.begins == line.game["moves"][-1]["step"]


def test_a_weaker_choice_is_answered_and_nothing_has_happened(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        refused = line.choose(PUZZLE.greedy)

        assert ("lesson", "greedy", PUZZLE.begins) == (refused["code"], refused["attribute"], line.version)


def test_what_was_tried_is_remembered_with_what_is_weaker_about_it(ada: Guest) -> None:
    table = posed(ada)
    with ada.at(table) as line:
        for text in ("draw", PUZZLE.greedy, "draw"):
            assert "lesson" == line.choose(text)["code"]
    with ada.at(table) as line:
        tried = line.table["coach"]["puzzle"]["tried"]

        assert [(PUZZLE.begins, PUZZLE.greedy, True), (PUZZLE.begins, "draw", False)] == [
            (one["step"], one["choice"], one["greedy"]) for one in tried
        ]
        assert all(0 <= one["points"] <= 100 for one in tried) and any(one["because"] for one in tried)
        assert round(PUZZLE.found.won - PUZZLE.found.won_greedy) == tried[0]["points"], "as many as are told with the solution"


def test_whoever_finds_the_move_is_told_what_it_is_worth_and_is_remembered(ada: Guest, ben: Guest) -> None:
    with ada.at(posed(ada)) as line:
        assert {"solved": False, "table": line.table["id"]}.items() <= on_its_day(ada).items()
        solved(line)
        posing = line.table["coach"]["puzzle"]
        assert "read" == line.table["coach"]["kind"] and PUZZLE.greedy == posing["greedy"][0] and posing["won"] > posing["won_greedy"]

        assert "done" == coach(line, "next")["type"]

        assert line.table["coach"] is None
        assert {"solved": True, "shown": False, "table": ""}.items() <= on_its_day(ada).items()
        assert {"solved": False, "table": ""}.items() <= on_its_day(ben).items()


def test_what_a_bot_has_solved_is_not_solved_by_its_guest(ada: Guest) -> None:
    puzzle = puzzles_of(find("uruk"))[0]
    with ada.at(posed(ada, puzzle)) as line:
        line.ask("warm", seat=0, on=True)
        line.until_table(lambda table: table["coach"]["kind"] == "read")
        line.ask("warm", seat=0, on=False)
        assert "done" == coach(line, "next")["type"]

        assert {"solved": False, "shown": True}.items() <= on_its_day(ada, puzzle).items()


def test_hints_lead_to_the_solution(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        while line.table["coach"]["kind"] == "goal":
            assert "done" == line.choose(coach(line, "hint")["choice"])["type"]


def test_a_hint_tells_the_whole_answer(ada: Guest) -> None:
    puzzle = puzzles_of(find("delphi"))[0]
    with ada.at(posed(ada, puzzle)) as line:
        told = coach(line, "hint")["line"]
        assert len(told) > 1 and puzzle.best == told[0]
        line.choose(told[0])

        assert told[1:] == coach(line, "hint")["line"]


def test_a_puzzle_is_not_solved_by_whoever_was_shown_its_answer(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        assert not line.table["coach"]["puzzle"]["shown"]
        coach(line, "hint")
        assert line.table["coach"]["puzzle"]["shown"]
        assert on_its_day(ada)["shown"]
        solved(line)
        assert line.table["coach"]["puzzle"]["shown"]

        assert "done" == coach(line, "next")["type"]

        assert {"solved": False, "shown": True, "table": ""}.items() <= on_its_day(ada).items()


def test_a_puzzle_that_is_left_after_its_answer_is_not_new(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        coach(line, "hint")
        coach(line, "leave")

    assert {"solved": False, "shown": True, "table": ""}.items() <= on_its_day(ada).items()


def test_a_puzzle_that_is_found_later_without_help_is_solved_for_good(ada: Guest) -> None:
    for is_shown in (True, False, True):
        with ada.at(posed(ada)) as line:
            if is_shown:
                coach(line, "hint")
            solved(line)
            coach(line, "next")

    assert {"solved": True, "shown": False}.items() <= on_its_day(ada).items()


def test_nothing_goes_back_behind_the_decision(ada: Guest) -> None:
    with ada.at(posed(ada)) as line:
        assert "refused" == line.undo()["type"]
        assert "not-now" == line.takeback()["code"]
        line.choose(SOLUTION[0])

        assert "done" == line.undo()["type"]

        assert {PUZZLE.best, PUZZLE.greedy} <= set(line.offers)
        solved(line)


def test_a_killed_server_comes_back_in_the_middle_of_a_puzzle(own_server: Server) -> None:
    own_server.start()
    ada = Guest(own_server.port, "Ada")
    table = posed(ada)
    with ada.at(table) as line:
        line.choose(SOLUTION[0])
    own_server.kill()
    own_server.start()

    with ada.at(table) as line:
        assert "done" == line.undo()["type"] and "not-now" == line.takeback()["code"]
        solved(line)
        assert "read" == line.table["coach"]["kind"]


def test_a_day_has_the_same_puzzles_for_everybody_and_a_future_one_has_none(ada: Guest, ben: Guest) -> None:
    today = ada.get("/api/puzzles").body

    assert today == ben.get(f"/api/puzzles/{today['today']}").body
    assert today["puzzles"][0]["id"]
    for unknown in ("2999-01-01", "yesterday", "2026-13-01"):
        assert 404 == ada.get(f"/api/puzzles/{unknown}").status
    assert 404 == ada.post("/api/puzzles", {"game": "uruk", "puzzle": "none", "name": "Ada"}).status


def test_all_puzzles_come_before_any_comes_again() -> None:
    days = [date(2026, 1, 1) + timedelta(day) for day in range(len(all_puzzles()))]

    assert len(all_puzzles()) == len({id(of_day(turned(), day)) for day in days})


@pytest.mark.parametrize("field", ["game", "puzzle"])
def test_what_is_no_wish_is_refused(ada: Guest, field: str) -> None:
    assert 400 == ada.post("/api/puzzles", {"game": "uruk", "puzzle": "1", field: 3}).status

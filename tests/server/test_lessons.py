"""Lessons at the web table: an ordinary table with a coach beside it, over real HTTP and real WebSockets."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server.guests import Guest, Line, Message
from server.hosting import Inn
from serving import Server

from themis.core.record import parse
from themis.errors import UnknownLesson
from themis.server import lessons

LESSON = {"game": "uruk", "lesson": "first-village"}


def begun(guest: Guest, **wish: str) -> str:
    answer = guest.post("/api/lessons", {**LESSON, "name": guest.name, **wish})
    assert answer.status == 201, answer.text
    return str(answer.body["table"])


def shelf(guest: Guest) -> Message:
    """What the guest's shelf says of the lesson."""
    lessons: list[Message] = guest.get("/api/lessons").body["lessons"]
    return next(lesson for lesson in lessons if LESSON == {"game": lesson["game"], "lesson": lesson["id"]})


def step(line: Line) -> int:
    coach = line.table["coach"]
    return int(coach["step"]) if coach is not None else 0


def coach(line: Line, wish: str, **fields: object) -> Message:
    return line.ask("coach", **{"wish": wish, "step": step(line), **fields})


def advised(line: Line) -> str:
    """What the coach proposes, or the house; nothing where the others have just ended the step."""
    advice = coach(line, "hint")
    if advice.get("code") == "stale":
        return ""
    if advice.get("code") == "house":
        advice = line.ask("hint", seat=0, version=line.version)
    assert "advice" == advice["type"], advice
    return str(advice["choice"])


def played(line: Line, to: int) -> None:
    """Follows the coach up to a step."""
    while step(line) != to:
        if line.table["coach"]["kind"] == "read":
            assert "done" == coach(line, "next")["type"]
        elif line.offers and (choice := advised(line)):
            assert "done" == line.choose(choice)["type"]
        else:
            line.receive()


@pytest.fixture
def learner(ada: Guest) -> Iterator[Line]:
    with ada.at(begun(ada)) as line:
        yield line


def test_a_lesson_begins_at_its_first_step_and_says_that_its_luck_is_open(learner: Line) -> None:
    table = learner.table

    assert ("first-village", "") == (table["lesson"], table["commitment"])
    assert {"step": 1, "of": 12, "key": "lesson-first-village-welcome", "kind": "read"}.items() <= table["coach"].items()
    assert ["human", "bot"] == [seat["kind"] for seat in table["seats"]]


def test_a_whole_lesson_is_learned_by_hints_and_the_game_goes_on(ada: Guest) -> None:
    with ada.at(begun(ada)) as line:
        played(line, 11)
        assert "play" == line.table["coach"]["kind"]
        assert "done" == coach(line, "next")["type"], "free play at the end lasts as long as one likes"
        assert {"reached": 12, "done": False, "table": line.table["id"]}.items() <= shelf(ada).items()

        assert "done" == coach(line, "next")["type"]

        assert (None, "first-village", "playing") == (line.table["coach"], line.table["lesson"], line.table["stage"])
        assert {"reached": 12, "done": True, "table": ""}.items() <= shelf(ada).items()
        line.until_asked()
        assert "done" == line.choose(line.offers[0])["type"]


def test_a_choice_that_leads_away_is_answered_by_the_step_and_nothing_has_happened(learner: Line) -> None:
    coach(learner, "next")

    refused = learner.choose("draw")

    assert ("lesson", "wrong-take", []) == (refused["code"], refused["attribute"], refused["rules"])
    assert 0 == learner.version and 2 == step(learner)


def test_the_id_of_the_coachs_hint_is_good_for_nothing_else(learner: Line) -> None:
    played(learner, 2)
    assert "advice" == coach(learner, "hint", id="once")["type"]

    assert "reused-id" == coach(learner, "leave", id="once")["code"]
    assert "advice" == coach(learner, "hint", id="once")["type"]


def test_no_action_is_spent_that_a_later_step_needs(learner: Line) -> None:
    """The village, the Axe and the Kiln take all three; a turn that is spent does not end by itself, for it can still be taken back."""
    played(learner, 5)
    learner.until_asked()

    assert "wrong-first" == learner.choose("use kiln")["attribute"]


def test_what_breaks_a_rule_is_answered_by_it_as_everywhere(learner: Line) -> None:
    refused = learner.choose("take lyre")

    assert ("illegal", "") == (refused["code"], refused["attribute"]) and refused["rules"]


def test_whoever_chooses_has_read(learner: Line) -> None:
    assert "done" == learner.choose("place kiln")["type"]

    assert 2 == step(learner)


def test_undo_takes_the_step_back_that_was_reached_by_it(learner: Line) -> None:
    played(learner, 3)

    assert "done" == learner.undo()["type"]

    assert 2 == step(learner) and "copy" in learner.offers
    played(learner, 3)


def test_a_take_back_goes_behind_what_others_chose(learner: Line) -> None:
    played(learner, 5)
    learner.until_asked()

    assert "done" == learner.takeback()["type"]

    assert 4 == step(learner) and "end" in learner.offers
    played(learner, 6)


def test_whoever_leaves_plays_an_ordinary_game(learner: Line) -> None:
    assert "done" == coach(learner, "leave")["type"]

    assert learner.table["coach"] is None
    assert "done" == learner.choose("draw")["type"]
    assert "done" == learner.choose("end")["type"]
    learner.until_asked()
    assert "not-now" == coach(learner, "next")["code"]


def test_lessons_are_read_once_however_many_are_asked_for_that_do_not_exist() -> None:
    with pytest.raises(UnknownLesson):
        lessons.coach_of("uruk", "no-such-lesson")

    assert lessons.coach_of(**LESSON).lesson in lessons.all_lessons("uruk"), "not another copy of it"


def test_the_shelf_remembers_each_guest_alone(ada: Guest, ben: Guest) -> None:
    assert {"reached": 0, "done": False, "table": ""}.items() <= shelf(ben).items()
    first, second = begun(ada), begun(ben)
    with ada.at(first) as hers, ben.at(second) as his:
        played(hers, 3)
        coach(his, "leave")

        assert {"reached": 3, "done": False, "table": first}.items() <= shelf(ada).items()
        assert {"reached": 1, "done": False, "table": ""}.items() <= shelf(ben).items()
    again = begun(ada)
    assert {"reached": 3, "table": again}.items() <= shelf(ada).items()


def test_the_shelf_forgets_a_table_that_has_left_the_house(own_inn: Inn, tmp_path: Path) -> None:
    ada = own_inn.guest("Ada")
    table = begun(ada)
    with closing(sqlite3.connect(tmp_path / "themis.db", isolation_level=None)) as database:
        database.execute("DELETE FROM tables WHERE id = ?", [table])

    assert {"reached": 1, "table": ""}.items() <= shelf(ada).items()


def test_the_shelf_says_what_each_lesson_is_about_in_every_language(ada: Guest) -> None:
    lessons = ada.get("/api/lessons").body["lessons"]

    assert all(set(lesson["titles"]) == set(lesson["abouts"]) == {"en", "fr"} for lesson in lessons)
    assert not any(said.startswith("lesson-") for lesson in lessons for said in [*lesson["titles"].values(), *lesson["abouts"].values()])
    assert lessons == sorted(lessons, key=lambda lesson: [one["game"] for one in lessons].index(lesson["game"]))


def test_a_killed_server_comes_back_in_the_middle_of_a_step(own_server: Server) -> None:
    own_server.start()
    ada = Guest(own_server.port, "Ada")
    table = begun(ada)
    with ada.at(table) as line:
        played(line, 5)
        line.until_asked()
        line.choose(advised(line))
        before, state = line.table["coach"], line.game["view"]
    own_server.kill()
    own_server.start()

    with ada.at(table) as line:
        assert (before, state) == (line.table["coach"], line.game["view"])
        played(line, 11)


def test_the_record_says_that_it_is_a_lesson(own_inn: Inn) -> None:
    ada = own_inn.guest("Ada")
    table = begun(ada)
    record = own_inn.do(own_inn.house.enter(table, own_inn.house.identity.user_of(ada.cookie)))
    assert record.session is not None

    assert ("first-village", "") == (parse(record.session.record.written()).lesson, record.session.record.commitment)


# Hostile


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "uruk", "lesson": "../../content"}, 404, "unknown-lesson"),
        ({"game": "nim", "lesson": "first-village"}, 404, "unknown-game"),
        ({"game": "uruk", "lesson": ""}, 404, "unknown-lesson"),
        ({"game": "uruk"}, 400, "malformed"),
        ({**LESSON, "step": 9}, 400, "malformed"),
    ],
)
def test_a_lesson_that_does_not_exist_is_refused(ada: Guest, wish: Message, status: int, code: str) -> None:
    answer = ada.post("/api/lessons", wish)

    assert (status, code) == (answer.status, answer.body["code"])


@pytest.mark.parametrize("wish", ["next", "hint", "leave"])
def test_nobody_coaches_at_an_ordinary_table(ada: Guest, wish: str) -> None:
    with ada.at(ada.opens("me", "bot easy")) as line:
        assert "not-now" == coach(line, wish, step=1)["code"]


def test_only_the_learner_is_coached_and_only_at_the_step_they_see(learner: Line, ben: Guest) -> None:
    assert "stale" == coach(learner, "next", step=7)["code"]
    assert "malformed" == coach(learner, "win")["code"]
    ben.claims(learner.table["id"], learner.table["watch"])
    with ben.at(learner.table["id"]) as watcher:
        assert 1 == step(watcher)
        assert "not-your-seat" == coach(watcher, "next")["code"]
        assert "not-your-seat" == watcher.choose("draw", seat=0)["code"]


def test_a_step_with_a_goal_cannot_be_skipped(learner: Line) -> None:
    coach(learner, "next")

    assert "not-now" == coach(learner, "next")["code"]


def test_free_play_before_other_steps_goes_on_to_its_goal(ada: Guest) -> None:
    with ada.at(begun(ada, game="pantheon_proto", lesson="first-turn")) as line:
        while line.table["coach"]["kind"] != "free":
            played(line, step(line) + 1)

        assert "not-now" == coach(line, "next")["code"]


def test_in_free_play_for_points_the_coach_leaves_hints_to_the_house(ada: Guest) -> None:
    with ada.at(begun(ada)) as line:
        played(line, 11)
        line.until_asked()

        assert "house" == coach(line, "hint")["code"]
        assert "advice" == line.ask("hint", seat=0, version=line.version)["type"]


def test_in_free_play_the_coach_knows_a_near_and_sure_way(ada: Guest) -> None:
    with ada.at(begun(ada, game="pantheon", lesson="columns")) as line:
        while line.table["coach"]["kind"] != "play":
            played(line, step(line) + 1)
        free = step(line)
        line.until_asked()

        assert ["move", "foot f8", "jump syracusae"] == coach(line, "hint")["line"]
        played(line, free + 1)


def test_choices_for_the_other_seat_out_of_turn_and_late_change_nothing(learner: Line) -> None:
    assert "not-your-seat" == learner.choose("end", seat=1)["code"]
    assert "stale" == learner.choose("end", version=5)["code"]
    assert 0 == learner.version


def test_a_seat_kept_warm_follows_the_hints(learner: Line) -> None:
    coach(learner, "next")

    assert "done" == learner.ask("warm", seat=0, on=True)["type"]

    learner.until_table(lambda table: table["coach"]["step"] == 9)

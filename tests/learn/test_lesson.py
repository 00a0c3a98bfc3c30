"""Lessons as files, checked like content: everything that is wrong is said at once, with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.core.game import Game
from themis.core.session import start
from themis.core.story import retold
from themis.errors import ThemisError
from themis.games import find
from themis.learn.coach import BrokenLesson, Coach
from themis.learn.goal import ME
from themis.learn.lesson import BadLesson, Lesson, read_lesson
from themis.learn.stage import arranged, stage_of

GAME = find("uruk")
FIRST = GAME.meta.folder / "lessons/first-village.toml"
SOUND = FIRST.read_text(encoding="utf-8")


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("instead", "now", "complaint"),
    [
        ("used seat=me card=kiln", "used seat=me card=kilm", r"line 7, step 'cubes', goal: card cannot be 'kilm'"),
        ('point = ["slot:2"]', "point = [3]", r"line 9, step 'village', point: it must be a list of texts"),
        ('use = "wrong-order"', 'uze = "wrong-order"', r"line 6, step 'place', wrong: 'uze' is neither a verb nor a choice of uruk"),
        ('"use cistern", ', '"use the cistern", ', r"line 9, step 'village', others: 'use the cistern' is no choice of uruk"),
        ('rules = ["URU-INV-08"]', 'rules = ["URU-INV-99"]', r"line 6, step 'place', rules: there is no rule 'URU-INV-99'"),
        (
            'id = "pair"',
            'id = "place"',
            r"line 6, step 'place', id: another step is called 'place', too.\n.*line 10, step 'place', id: another step is called 'place', too",
        ),
        ('{ id = "village", ', "{ ", r"line 9, step 5, id: it is missing"),
        ('{ id = "village", ', "{ depth = 99, ", r"line 9, step 5, depth: it must be a whole number from 1 to 8"),
        ('{ id = "village", ', '{ id = 5, depth = "deep", ', r"line 9, step '5', depth: it must be a whole number"),
        ("depth = 1", "deep = 1", r"step 'end', deep: unknown key"),
        ("depth = 1", "depth = 99", r"step 'end', depth: it must be a whole number from 1 to 8"),
        ('goal = ["points >= 6"], ', "", r"step 'free', free: a free step needs a goal"),
        ('"started seat=0"', '"started seat=7"', r"line 2\d, stage, deal: seat cannot be '7'"),
        ("luck = 11", "", r"stage, luck: it must be a whole number"),
        ('"bot:lamb"', '"bot:divine"', r"line 2\d, lesson, seats: the first is 'me'"),
        ('["me", "bot:lamb"]', '["me"]', r"lesson, seats: uruk is for 2 to 4 players, not 1"),
        ("minutes = 6", "hours = 6", r"lesson, hours: unknown key"),
        ("[stage]", "[scene]", r"unknown table 'scene'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, instead: str, now: str, complaint: str) -> None:
    text = SOUND.replace(instead, now)

    with pytest.raises(BadLesson, match=complaint):
        read_lesson(written(tmp_path, text), GAME)


def test_a_step_written_as_a_table_of_its_own_has_its_lines(tmp_path: Path) -> None:
    tables = "[[step]]\nid = 'read'\n[[step]]\npoint = []\ndepth = 99\n[[step]]\nid = 'read'\n"
    path = written(tmp_path, SOUND.partition("\n]\n")[2] + tables)

    with pytest.raises(BadLesson) as caught:
        read_lesson(path, GAME)

    first = path.read_text(encoding="utf-8").splitlines().index("[[step]]") + 1
    found = [line.split(", ")[1] for line in str(caught.value).splitlines()]
    assert [f"line {first + place}" for place in (2, 4, 1, 6)] == found


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = (
        SOUND.replace("placed seat=me card=kiln", "put seat=me").replace("minutes = 6", "minutes = 600").replace("luck = 11", "luck = -1")
    )

    with pytest.raises(BadLesson) as caught:
        read_lesson(written(tmp_path, text), GAME)

    assert 3 == len(str(caught.value).splitlines())
    assert all(line.startswith(f"{tmp_path / 'mine.toml'}, line ") for line in str(caught.value).splitlines())


@pytest.mark.parametrize(
    "text", ["step = [", "step = 3", "", 'step = ["welcome"]', "[lesson]\nid = 1\n", "\x00", "step = [{id = [[[[1]]]]}]"]
)
def test_what_is_no_lesson_at_all_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ThemisError):
        read_lesson(written(tmp_path, text), GAME)


def variant(folder: Path, number: str) -> Game:
    """Uruk with one number changed."""
    head = '[variant]\nid = "other"\ngame = "uruk"\ntitle = { en = "Other", fr = "Autre" }\nwhy = "to see what breaks"\n'
    path = folder / "variant.toml"
    path.write_text(f"{head}[numbers]\n{number}\n", encoding="utf-8")
    return find("uruk", path)


# A lesson stays right, or says where it does not


@pytest.mark.parametrize(
    ("number", "now", "complaint"),
    [
        ("actions", 2, "step (place|cubes|end): "),
        ("hand_start", 4, "no deal brings 'drew seat=0 card=domestication'"),
    ],
)
def test_changed_rules_break_it_at_a_step(tmp_path: Path, number: str, now: int, complaint: str) -> None:
    lesson = read_lesson(FIRST, variant(tmp_path, f"{number} = {now}"))

    with pytest.raises(BrokenLesson, match=complaint):
        arranged(lesson)


def test_a_stage_made_for_other_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenLesson, match=r"first-village\.rec: .*other cards.*scripts/lessons\.py makes it"):
        stage_of(read_lesson(FIRST, variant(tmp_path, "actions = 4")))


def test_dictated_choices_that_are_not_offered_break_it(tmp_path: Path) -> None:
    path = written(tmp_path, SOUND.replace('"use cistern", ', '"use kiln", '))

    with pytest.raises(BrokenLesson, match="step village: 'use kiln' is not offered to the others"):
        arranged(read_lesson(path, GAME))


def test_a_goal_that_no_way_leads_to_breaks_it(tmp_path: Path) -> None:
    path = written(tmp_path, SOUND.replace("settled seat=me card=kiln", "settled seat=me card=lyre"))

    with pytest.raises(BrokenLesson, match="step village: no way leads to the goal; offered are: "):
        arranged(read_lesson(path, GAME))


def refills(lesson: Lesson) -> list[str]:
    """What the display got after the setup of the main line."""
    groups = retold(GAME, arranged(lesson)).groups[1:]
    return [GAME.slugs["card"][event.values[0]] for group in groups for event in group if event.kind.name == "refilled"]


def test_wishes_for_the_draws_of_a_step_come_true(tmp_path: Path) -> None:
    wishful = written(tmp_path, SOUND.replace('"end-again", ', '"end-again", draws = ["refilled card=road"], '))

    assert ["road"] == refills(read_lesson(wishful, GAME)) != refills(read_lesson(FIRST, GAME))


def test_wishes_come_true_after_draws_that_nobody_wished_for(tmp_path: Path) -> None:
    drawn = SOUND.replace('"use cistern", "place', '"draw", "place').replace(
        'others = ["use water-wheel", "end"]', 'others = ["use cistern"]'
    )
    drawn = drawn.replace('["settled seat=other"], depth = 1, through = true, others = ["disc 2"]', '["turn-began seat=other"], depth = 1')
    wishful = written(tmp_path, drawn.replace('"end-again", ', '"end-again", draws = ["refilled card=road"], '))

    assert ["road"] == refills(read_lesson(wishful, GAME))


def test_advice_in_free_play_is_as_good_however_weak_the_others_are(tmp_path: Path) -> None:
    lesson = read_lesson(FIRST, GAME)
    session = start(GAME, lesson.names("Ada"), lesson.options, stage_of(lesson).luck)

    def advice(level: str, luck: int) -> str:
        text = SOUND.replace("bot:lamb", f"bot:{level}").replace("luck = 11", f"luck = {luck}")
        coach = Coach(read_lesson(written(tmp_path, text), GAME))
        return coach.bot(coach.moment(session.state, session.chance, 0, [], 0), ME).text

    assert [advice("easy", luck) for luck in range(4)] == [advice("lamb", luck) for luck in range(4)]

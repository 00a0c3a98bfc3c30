"""Several contents of one game in one process: each plays as it does alone, and none lends a choice to another.

Every game has a variant for these tests beside its own.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest
from steps import steps
from walk import PLAYED, TABLES, moments, own_tests_of, walk

import themis
from themis.books.content import FLAG, NUMBERS, TEXTS, WHOLE, Content
from themis.books.findings import is_broken
from themis.books.overlay import Overlay, laid_over, parse
from themis.core.chance import Sealed, Seeded
from themis.core.event import Io
from themis.core.frame import apply, options, play_at_random, waiting
from themis.core.game import Game
from themis.core.native import COMPILED
from themis.core.record import Replay
from themis.core.record import parse as parse_record
from themis.core.session import Session, resume, start
from themis.errors import BadRecord, BadSave, IllegalChoice
from themis.games import GAMES, MOST_KEPT, find

HERE = Path(__file__).parent
# How contents are shaken: how many of them, in how many cells, up to which number.
CONTENTS = 6 if COMPILED else 2
CELLS = 60
MOST_SHAKEN = 9
# A number that some game has and that may be another one.
EDITABLE = "(?:hand_limit|start_favours_1|hand_start|start_disciples)"
each_game = pytest.mark.parametrize("game_id", PLAYED)
everywhere = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def variant_of(game_id: str) -> Path:
    return own_tests_of(game_id) / "variant.toml"


def overlaid(game_id: str, text: str) -> Content:
    return laid_over(find(game_id).content, parse(text.encode(), "a test"))


def alone(game_id: str, seats: int, seed: int, content: Path | None) -> list[str]:
    """The same game in a process of its own."""
    words = [game_id, str(seats), str(seed)] + ([str(content)] if content is not None else [])
    ran = subprocess.run([sys.executable, str(HERE / "steps.py"), *words], env=os.environ, capture_output=True, text=True, timeout=120)

    assert (0, "") == (ran.returncode, ran.stderr)
    return ran.stdout.splitlines()


# Side by side


@everywhere
def test_two_contents_play_step_by_step_as_each_does_alone(game_id: str, seats: int) -> None:
    published, edited = find(game_id), find(game_id, variant_of(game_id))
    together = list(zip_longest(steps(published, seats, 7), steps(edited, seats, 7)))

    assert published is not edited
    assert alone(game_id, seats, 7, None) == [one for one, _ in together if one is not None]
    assert alone(game_id, seats, 7, variant_of(game_id)) == [other for _, other in together if other is not None]


@everywhere
def test_a_state_offers_only_choices_of_its_own_content(game_id: str, seats: int) -> None:
    for content in (None, variant_of(game_id)):
        game = find(game_id, content)
        for s, seat, offered, _ in walk(game, seats, 3):
            world = game.determinise(s, seat, Seeded(1))
            loaded = game.load(game.save(s))
            for choice in offered + options(s.clone(), seat) + options(world, seat) + options(loaded, seat):
                assert choice is game.catalogue.choices[choice.index]


@each_game
def test_no_two_contents_share_a_choice_or_a_verb(game_id: str) -> None:
    published, edited = find(game_id).catalogue, find(game_id, variant_of(game_id)).catalogue

    assert not {id(choice) for choice in published.choices} & {id(choice) for choice in edited.choices}
    assert not {id(verb) for verb in published.verbs} & {id(verb) for verb in edited.verbs}
    assert {choice.text for choice in published.choices} < {choice.text for choice in edited.choices}


# The contract holds for another content too


@everywhere
def test_another_content_keeps_the_contract(game_id: str, seats: int) -> None:
    game = find(game_id, variant_of(game_id))
    for seed in (5, 6):
        for number, (s, seat, offered, choice) in enumerate(moments(game, seats, seed)):
            assert len(offered) == len({one.index for one in offered}) > 0
            assert "" == game.unsound(s)
            loaded = game.load(json.loads(json.dumps(game.save(s))))
            apply(loaded, seat, choice, Io(Seeded(number), True))
            after = s.clone()
            apply(after, seat, choice, Io(Seeded(number), True))
            assert game.save(after) == game.save(loaded)
            for eyes in range(seats):
                assert game.view(s, eyes) == game.view(game.determinise(s, eyes, Seeded(number)), eyes)
            if number % 5 == 0:
                world = game.determinise(s, seat, Seeded(number))
                play_at_random(world, Io(Seeded(number), True), 60)
                assert "" == game.unsound(world)
            assert len(game.feature_names()) == len(game.features(s, seat))


@each_game
def test_the_text_of_every_choice_of_another_content_parses_back(game_id: str) -> None:
    catalogue = find(game_id, variant_of(game_id)).catalogue

    assert [] == [choice.text for choice in catalogue.choices if choice is not catalogue.parse(choice.text)]


# Nothing that a content says is ignored


@each_game
def test_every_number_and_column_is_read_when_the_game_is_built_or_is_documentation(game_id: str) -> None:
    """In a process of its own, because speech and tests read the same rows later."""
    asked = f"import sys; sys.path.append({str(HERE)!r}); from walk import find; print(find('{game_id}').content.ignored())"
    ran = subprocess.run([sys.executable, "-c", asked], env=os.environ, capture_output=True, text=True, timeout=120)

    assert ("[]\n", "") == (ran.stdout, ran.stderr)


@each_game
def test_every_table_of_numbers_is_used_by_the_rules(game_id: str) -> None:
    """What is read from a content but used by no other module is ignored all the same."""
    folder = find(game_id).meta.folder
    code = "".join([path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")) if path.name != "tables.py"])
    tables = [name for name in vars(import_module(f"themis.games.{game_id}.tables").Tables) if not name.startswith("_")]

    assert tables
    assert [] == [name for name in tables if not re.search(rf"\.{name}\b", code)]


# No content leaves anybody without an option


def some_cell(content: Content, dice: Random) -> dict[str, dict[str, object]]:
    """A number that its column allows in the place of another, or the list of a row with that of another row behind it, or the opposite flag."""
    if content.schema.numbers and dice.random() < 0.1:
        number = dice.choice(content.schema.numbers)
        return {NUMBERS: {number.name: dice.randint(number.least, min(number.most, MOST_SHAKEN))}}
    table, column = dice.choice(
        [(table, column) for table in content.schema.tables for column in table.columns if column.kind in (WHOLE, TEXTS, FLAG)]
    )
    row, other = dice.choice(content.rows(table.name)), dice.choice(content.rows(table.name))
    if column.kind == FLAG:
        return {table.name: {row.id: {column.name: not row.flag(column.name)}}}
    if column.kind == WHOLE:
        return {table.name: {row.id: {column.name: dice.randint(column.least, min(column.most, MOST_SHAKEN))}}}
    return {table.name: {row.id: {column.name: row.texts(column.name) + other.texts(column.name)}}}


@cache
def shaken(game_id: str) -> list[Game]:
    """Games whose contents differ in many cells and can still be played."""
    dice = Random(1)
    return [find(game_id, shaken_once(find(game_id), dice)) for _ in range(CONTENTS)]


def shaken_once(game: Game, dice: Random) -> Content:
    content = game.content
    for _ in range(CELLS):
        overlay = Overlay("a test", "shaken", game.meta.id, content.digest(), {}, "", some_cell(content, dice))
        changed = laid_over(content, overlay)
        content = content if is_broken(changed.findings) else changed
    return content


@everywhere
def test_whatever_content_can_be_played_asks_nobody_without_an_option(game_id: str, seats: int) -> None:
    for game in shaken(game_id):
        assert game is not find(game_id)
        for seed in range(3):
            assert 0 < len(list(walk(game, seats, seed)))


# Finding it


@each_game
def test_the_same_content_is_the_same_game(game_id: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes(variant_of(game_id).read_bytes() + b"\n# a comment\n")

    assert find(game_id, variant_of(game_id)) is find(game_id, copy)
    assert find(game_id, variant_of(game_id)) is find(game_id, find(game_id, copy).content)
    assert 12 == len(find(game_id, copy).digest)


@each_game
def test_what_does_not_differ_is_the_published_game(game_id: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes((find(game_id).meta.folder / "content.toml").read_bytes())
    empty = overlaid(game_id, f'[variant]\nid = "nothing"\ngame = "{game_id}"\n')

    assert find(game_id) is find(game_id, copy) is find(game_id, empty)
    assert "" == find(game_id).digest


@each_game
def test_only_a_few_games_are_kept(game_id: str) -> None:
    """The names of added rows are values too, so that other names make another content."""
    text = variant_of(game_id).read_text(encoding="utf-8")
    first = find(game_id, variant_of(game_id))
    others = [find(game_id, overlaid(game_id, text.replace('{ en = "', f'{{ en = "{number} '))) for number in range(MOST_KEPT)]

    assert MOST_KEPT == len({other.digest for other in others})
    assert others[-1] is find(game_id, others[-1].content)
    assert first is not find(game_id, variant_of(game_id))
    assert first.digest == find(game_id, variant_of(game_id)).digest


# Records and saves


def some_choices(game: Game) -> Session:
    """So few of them that even a short game is not over."""
    session = start(game, ["Ada", "Ben"], {}, Sealed(b"two contents", []))
    for _ in range(6):
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0].text)
    return session


@each_game
def test_a_record_names_its_content_and_is_refused_by_another(game_id: str) -> None:
    published, edited = find(game_id), find(game_id, variant_of(game_id))
    plain, other = some_choices(published).record.written(), some_choices(edited).record.written()

    assert "\ncontent " not in plain
    assert f"\ncontent  {edited.digest}\n" in other
    with pytest.raises(BadRecord, match=rf"^the record was made with other cards \(content {edited.digest}\)$"):
        Replay(published, parse_record(other))
    with pytest.raises(BadRecord, match=r"^the record was made with other cards \(content as published\)$"):
        Replay(edited, parse_record(plain))
    assert Replay(edited, parse_record(other)).run() is not None
    assert Replay(published, parse_record(plain)).run() is not None


@each_game
def test_what_is_published_has_the_digest_that_the_game_names(game_id: str) -> None:
    assert "" == find(game_id).digest


def test_a_file_edited_in_place_shows_in_records(tmp_path: Path) -> None:
    house = tmp_path / "themis"
    shutil.copytree(Path(themis.__file__).parent, house, ignore=shutil.ignore_patterns("client", "*.so", "__pycache__"))
    for file in house.glob("games/*/content.toml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(rf"({EDITABLE} += {{ value = )\d+", r"\g<1>7", text), encoding="utf-8")
    asked = "from themis.games import GAMES, find; print([game for game in GAMES if find(game).digest == find(game).content.digest()])"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, timeout=120)

    assert (f"{GAMES}\n", "") == (ran.stdout, ran.stderr)


@each_game
def test_a_save_goes_on_with_its_own_content_only(game_id: str) -> None:
    published, edited = find(game_id), find(game_id, variant_of(game_id))
    session = some_choices(edited)

    assert edited.save(session.state) == edited.save(resume(edited, session.saved()).state)
    with pytest.raises(BadSave, match="the record was made with other cards"):
        resume(published, session.saved())


@each_game
def test_a_state_of_another_content_is_no_state_of_this_game(game_id: str) -> None:
    published, edited = find(game_id), find(game_id, variant_of(game_id))
    s = some_choices(edited).state
    with pytest.raises(BadSave):
        published.load(edited.save(s))
    with pytest.raises(AssertionError, match="a state of another game or of another content"):
        published.view(s, 0)


@each_game
def test_a_choice_that_only_another_content_has_is_no_choice(game_id: str) -> None:
    published, edited = find(game_id), find(game_id, variant_of(game_id))
    known = {choice.text for choice in published.catalogue.choices}
    new = next(choice.text for choice in edited.catalogue.choices if choice.text not in known)
    session = some_choices(published)
    with pytest.raises(IllegalChoice, match="is no choice of"):
        session.choose(waiting(session.state)[0], new)

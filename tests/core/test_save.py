"""Plain data back into games: readers that refuse by name, and saves that were tampered with, which are refused or harmless."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable

import pytest
from games.uruk.laying import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.core.chance import Sealed, Seeded
from themis.core.record import Replay
from themis.core.save import LARGEST_SAVE, Plain, read_json, whole
from themis.core.session import Session, resume, start
from themis.errors import BadSave
from themis.games.uruk.frames import DECISIONS

JsonObject = dict[str, object]
WRONG_TYPES: list[object] = [None, True, 1.5, "1", [], {}]


def refusal_of(read: Callable[[], object]) -> str:
    with pytest.raises(BadSave) as refused:
        read()
    assert [str(refused.value)] == str(refused.value).splitlines()
    return str(refused.value)


# Reading field by field


def test_an_object_is_read_field_by_field() -> None:
    p = Plain({"number": 3, "flag": False, "text": "a", "numbers": [1, 2], "texts": ["x", "y"]}, "the thing")

    assert 3 == p.number("number", 0, 3)
    assert p.flag("flag") is False
    assert "a" == p.text("text")
    assert [1, 2] == list(p.numbers("numbers", 2, 1, 2))
    assert ["x", "y"] == p.texts("texts", 2)
    assert [1, 2] == p.items("numbers", 5)


@pytest.mark.parametrize("value", [None, 1, "x", [], [1], True])
def test_what_is_not_an_object_is_refused(value: object) -> None:
    assert "the thing is not an object" == refusal_of(lambda: Plain(value, "the thing"))


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda p: p.get("gone"), "the thing has no 'gone'"),
        (lambda p: p.number("gone", 0, 1), "the thing has no 'gone'"),
        (lambda p: p.number("text", 0, 1), "the thing.text is not a whole number"),
        (lambda p: p.number("flag", 0, 1), "the thing.flag is not a whole number"),
        (lambda p: p.number("half", 0, 1), "the thing.half is not a whole number"),
        (lambda p: p.number("number", 0, 2), "the thing.number is 3, not between 0 and 2"),
        (lambda p: p.number("number", 4, 9), "the thing.number is 3, not between 4 and 9"),
        (lambda p: p.flag("number"), "the thing.number is not true or false"),
        (lambda p: p.text("number"), "the thing.number is not a text"),
        (lambda p: p.items("text", 9), "the thing.text is not a list of at most 9"),
        (lambda p: p.items("numbers", 1), "the thing.numbers is not a list of at most 1"),
        (lambda p: p.numbers("numbers", 3, 0, 9), "the thing.numbers has 2 numbers, not 3"),
        (lambda p: p.numbers("numbers", 2, 0, 1), "the thing.numbers is 2, not between 0 and 1"),
        (lambda p: p.numbers("mixed", 2, 0, 1), "the thing.mixed is not a whole number"),
        (lambda p: p.texts("mixed", 2), "the thing.mixed holds something that is not a text"),
    ],
)
def test_a_field_that_cannot_be_is_refused_by_name(read: Callable[[Plain], object], sentence: str) -> None:
    p = Plain({"number": 3, "flag": True, "half": 0.5, "text": "a", "numbers": [1, 2], "mixed": [1, "x"]}, "the thing")

    assert sentence == refusal_of(lambda: read(p))


@pytest.mark.parametrize("value", WRONG_TYPES)
def test_only_whole_numbers_are_whole_numbers(value: object) -> None:
    assert "n is not a whole number" == refusal_of(lambda: whole(value, 0, 9, "n"))


def test_numbers_are_written_as_python_numbers() -> None:
    p = Plain({"numbers": [1, 2]}, "the thing")

    assert "[1, 2]" == json.dumps(list(p.numbers("numbers", 2, 0, 9)))


@pytest.mark.parametrize(
    "text", ["", " ", "{", "[1,", '{"a": }', "nul", "\x00", "'a'", '"\n"', "9" * 5000, "[" * 200_000, '{"a":' * 200_000]
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refusal_of(lambda: read_json(text)).startswith("the save is not JSON: ")


def test_too_much_json_is_refused_unread() -> None:
    assert f"the save is larger than {LARGEST_SAVE} characters" == refusal_of(lambda: read_json("[" + " " * LARGEST_SAVE + "]"))


# Saves that were tampered with


@functools.cache
def saved(choices: int = 60, seats: int = 3, seed: int = 2) -> str:
    """A random game, saved after that many choices."""
    session = start(GAME, ["Ada", "Ben", "Chloé", "Dov"][:seats], {}, Sealed(f"secret {seed}".encode(), []))
    chance = Seeded(seed)
    while not session.state.over and len(session.record.lines) < choices:
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
    return session.saved()


def plain_save(choices: int = 60) -> JsonObject:
    found = json.loads(saved(choices))
    assert isinstance(found, dict)
    return found


def state_of(plain: JsonObject) -> JsonObject:
    found = plain["state"]
    assert isinstance(found, dict)
    return found


def refused(plain: object) -> str:
    return refused_text(json.dumps(plain))


def refused_text(text: str) -> str:
    return refusal_of(lambda: resume(GAME, text))


def assert_sound(session: Session) -> None:
    """The state is the one the record leads to, and the session can be saved and goes on."""
    assert "" == GAME.unsound(session.state)
    assert GAME.save(session.state) == GAME.save(Replay(GAME, session.record).run())
    assert session.saved() == resume(GAME, session.saved()).saved()
    for seat in session.waiting():
        assert session.options(seat)


def sound_or_refused(text: str) -> bool:
    """Whether a save is taken; nothing but BadSave may come instead."""
    try:
        session = resume(GAME, text)
    except BadSave as refusal:
        assert str(refusal)
        return False
    assert_sound(session)
    return True


def test_a_true_save_is_taken() -> None:
    assert [True] * 3 == [sound_or_refused(saved(choices)) for choices in (0, 60, 100_000)]


@pytest.mark.parametrize("plain", [None, 1, "save", [], [{}], True])
def test_a_save_must_be_an_object(plain: object) -> None:
    assert "the save is not an object" == refused(plain)


@pytest.mark.parametrize("name", ["themis save", "version", "record", "state", "secret"])
def test_every_part_of_a_save_is_needed(name: str) -> None:
    plain = plain_save()
    del plain[name]

    assert f"the save has no '{name}'" in refused(plain)


@pytest.mark.parametrize("name", ["themis save", "version", "record", "state", "secret"])
@pytest.mark.parametrize("value", [None, True, 1.5, "zz", -1, 10**30, [None], [[]], {"a": 1}])
def test_no_part_of_a_save_can_be_of_the_wrong_type(name: str, value: object) -> None:
    refused({**plain_save(), name: value})


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("themis save", 2, "the save.themis save is 2, not between 1 and 1"),
        ("version", -1, "the save.version is -1, not between 0 and 1000000000"),
        ("version", 10**10, "the save.version is 10000000000, not between 0 and 1000000000"),
        ("secret", "zz", "the save's record does not fit: the secret is not hexadecimal"),
        ("secret", "abc", "the save's record does not fit: the secret is not hexadecimal"),
        ("secret", "٣٣", "the save's record does not fit: the secret is not hexadecimal"),
        ("secret", "", "the save's record does not fit: the secret is not the one that was committed to"),
        ("secret", b"secret 3".hex(), "the save's record does not fit: the secret is not the one that was committed to"),
        ("record", "", "the save's record does not fit: line 1: a record begins with 'themis record 1'"),
        ("record", "x" * 3_000_000, "the save's record does not fit: line 1: a record begins with 'themis record 1'"),
    ],
)
def test_a_part_that_cannot_be_is_refused_by_name(name: str, value: object, sentence: str) -> None:
    assert sentence == refused({**plain_save(), name: value})


def test_a_sound_state_of_another_moment_of_the_same_game_is_refused() -> None:
    plain = plain_save(60)
    plain["state"] = plain_save(59)["state"]

    assert "the saved state is not the one that the save's record leads to" == refused(plain)


def test_a_record_with_a_choice_more_or_less_than_the_state_is_refused() -> None:
    for choices in (59, 61):
        plain = plain_save(60)
        plain["record"] = plain_save(choices)["record"]
        assert "the saved state is not the one that the save's record leads to" == refused(plain)


def test_a_record_with_an_illegal_line_is_refused_with_its_reason() -> None:
    plain = plain_save()
    plain["record"] = f"{plain['record']}0  juggle\n"

    assert refused(plain).startswith("the save's record does not fit: line 66: ")


def test_a_record_of_other_draws_is_refused() -> None:
    plain = plain_save(0)
    record = str(plain["record"])
    at = record.index("setup    {") + len("setup    {")
    for digit in "012":
        plain["record"] = record[:at] + digit + record[at + 1 :]
        if record != plain["record"]:
            refused(plain)


def test_cards_cubes_or_discs_out_of_nothing_are_refused() -> None:
    for name, place in (("bank", 0), ("pile", 3), ("epochs", 1), ("boxed", 2)):
        plain = plain_save()
        numbers = state_of(plain)[name]
        assert isinstance(numbers, list)
        numbers[place] += 1
        assert refused(plain).startswith("the state")


def test_cards_swapped_between_two_hands_are_refused() -> None:
    """Nothing is lost or gained, but it is not what happened."""
    plain = plain_save()
    sides = state_of(plain)["sides"]
    assert isinstance(sides, list)
    for name in ("hand", "known"):
        sides[0][name], sides[1][name] = sides[1][name], sides[0][name]

    assert "the saved state is not the one that the save's record leads to" == refused(plain)


@pytest.mark.parametrize("name", DECISIONS.frames)
def test_no_other_decision_can_be_put_on_the_stack(name: str) -> None:
    """Not even an automatic step, which asks nobody anything."""
    for count in range(8):
        plain = plain_save(0)
        stack = state_of(plain)["stack"]
        assert isinstance(stack, list)
        stack.append([name, [0, 1, 2, 999, 0, 0, 0][:count]])
        refused(plain)


@pytest.mark.parametrize(
    "stack", [[], [[]], [["Turn"]], [["Turn", [0, 3], 1]], [[1, [0]]], [["Turn", ["0", 3]]], [["__init__", [0]]], "Turn"]
)
def test_no_stack_that_is_not_a_list_of_decisions_is_taken(stack: object) -> None:
    plain = plain_save(0)
    state_of(plain)["stack"] = stack

    refused(plain)


def test_a_save_cut_anywhere_is_refused() -> None:
    text = saved(0).rstrip()

    assert [] == [cut for cut in range(0, len(text), 11) if sound_or_refused(text[:cut])]


@pytest.mark.parametrize("name", ["state", "record", "version"])
def test_deep_nesting_is_refused(name: str) -> None:
    for deep in (500, 100_000):
        text = json.dumps({**plain_save(0), name: "HERE"}).replace('"HERE"', "[" * deep + "]" * deep)
        refused_text(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 4000, "9" * 5000, "-0.0"])
def test_exotic_numbers_are_refused(number: str) -> None:
    for name in ("version", "themis save"):
        text = json.dumps({**plain_save(0), name: "HERE"}).replace('"HERE"', number)
        refused_text(text)


# Any edit at all

ATOMS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(sorted(DECISIONS.frames)),
    st.sampled_from([[], {}, [[]], [0], 10**12, -(10**30), 2**63, 2**64]).map(copy.deepcopy),
)


@st.composite
def edited_saves(draw: st.DrawFn) -> str:
    """A true save with a few values, anywhere, replaced, removed, doubled or moved."""
    plain = plain_save(draw(st.sampled_from([0, 20, 60])))
    for _ in range(draw(st.integers(1, 3))):
        edit(draw, plain)
    return json.dumps(plain)


def edit(draw: st.DrawFn, holder: object) -> None:
    """Descends to some value and changes it."""
    while isinstance(holder, (dict, list)) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = draw(st.sampled_from(keys))
        inner = holder[key]
        if isinstance(inner, (dict, list)) and inner and draw(st.integers(0, 9)):
            holder = inner
            continue
        how = draw(st.integers(0, 9))
        if how == 0:
            del holder[key]
        elif how == 1:
            other = draw(st.sampled_from(keys))
            holder[key], holder[other] = holder[other], inner
        elif how == 2 and isinstance(holder, list):
            holder.insert(key, inner)
        elif how < 6 and type(inner) is int:
            holder[key] = inner + draw(st.integers(-2, 2))
        else:
            holder[key] = draw(ATOMS)
        return


@given(edited_saves())
@settings(max_examples=300, deadline=None)
def test_an_edited_save_is_sound_or_refused(text: str) -> None:
    sound_or_refused(text)


@given(edited_saves())
@settings(max_examples=300, deadline=None)
def test_an_edited_state_alone_is_loaded_soundly_or_refused(text: str) -> None:
    plain = json.loads(text)
    try:
        state = GAME.load(plain.get("state"))
    except BadSave:
        return
    assert "" == GAME.unsound(state)
    assert GAME.save(state) == GAME.save(GAME.load(json.loads(json.dumps(GAME.save(state)))))


@given(at=st.integers(0, 10**6), removed=st.integers(0, 5), piece=st.text(max_size=3) | st.sampled_from(list('0123456789"[]{},:\\ne-')))
@settings(max_examples=250, deadline=None)
def test_a_save_with_edited_characters_is_sound_or_refused(at: int, removed: int, piece: str) -> None:
    text = saved(20)
    at %= len(text)

    sound_or_refused(text[:at] + piece + text[at + removed :])


@given(st.text() | st.binary().map(lambda found: found.decode("latin-1")))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert not sound_or_refused(text)


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        (["PayDisc", [0, 0, 9, 0, -1, 0, 0]], "a disc does not cost 9 cubes"),
        (["ChooseSlot", [0, 40, 0]], "the card of ChooseSlot is 40, not between -1 and 37"),
        (["Turn", [0, 30]], "the actions of Turn is 30, not between 0 and 3"),
        (["ChooseSlot", [0, 27, 0]], "seat 0 is asked, but nothing can be answered"),
    ],
)
def test_a_decision_that_cannot_be_is_refused(frame: object, sentence: str) -> None:
    plain = GAME.save(start(GAME, ["Ada", "Ben"], {}, Seeded(1)).state)
    stack = plain["stack"]
    assert isinstance(stack, list)
    stack[-1] = frame

    with pytest.raises(BadSave) as refusal:
        GAME.load(plain)
    assert sentence in str(refusal.value)


def test_an_option_that_cannot_be_is_refused() -> None:
    plain = GAME.save(start(GAME, ["Ada", "Ben"], {}, Seeded(1)).state)
    plain["variant"] = [57] * 9

    with pytest.raises(BadSave, match="the option road_take has no such value"):
        GAME.load(plain)

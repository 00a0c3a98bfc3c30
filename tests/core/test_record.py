"""Games as text: what is written reads back the same, and what nobody wrote is refused with one sentence, never with anything else."""

from __future__ import annotations

import functools
import re

import pytest
from games.uruk.laying import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from themis.core.chance import Sealed, Seeded
from themis.core.frame import StateBase
from themis.core.record import HEADER, LARGEST_RECORD, LONGEST_NAME, MOST_OUTCOMES, Line, Record, Replay, clean_name, parse
from themis.core.session import Session, start
from themis.errors import BadRecord, NewerRecord

NAMES = ["Ada", "Ben", "Chloé", "Dov"]
LONGEST_SENTENCE = 400


def played(choices: int, names: list[str], seed: int = 1, options: dict[str, str] | None = None) -> Session:
    """A random game after that many choices, or over."""
    session = start(GAME, names, options or {}, Sealed(seed.to_bytes(4, "big"), []))
    chance = Seeded(seed)
    while not session.state.over and len(session.record.lines) < choices:
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.choose(seat, offered[chance.below(0, len(offered))].text)
    return session


@functools.cache
def true_text(choices: int, seats: int = 2) -> str:
    """A record that is right; its first choice stands on line 6."""
    return played(choices, NAMES[:seats]).record.written()


@functools.cache
def whole_text() -> str:
    return true_text(100_000)


def refused(text: str) -> str:
    """The sentence with which a record is refused, when it is read or when it is replayed."""
    with pytest.raises(BadRecord) as refusal:
        Replay(GAME, parse(text)).run()
    assert_one_sentence(str(refusal.value))
    return str(refusal.value)


def assert_one_sentence(sentence: str) -> None:
    assert sentence
    assert [sentence] == sentence.splitlines()
    assert len(sentence) <= LONGEST_SENTENCE


def legal_or_refused(text: str) -> StateBase | None:
    """The sound state a text leads to; None if it is refused, which is the only other thing that may happen."""
    try:
        state = Replay(GAME, parse(text)).run()
    except BadRecord as refusal:
        assert_one_sentence(str(refusal))
        return None
    assert "" == GAME.unsound(state)
    return state


def with_line(text: str, number: int, line: str) -> str:
    """The text with another line in the place of one; lines count from 1."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def without_line(text: str, number: int) -> str:
    lines = text.splitlines()
    return "\n".join(lines[: number - 1] + lines[number:]) + "\n"


def number_of(text: str, beginning: str) -> int:
    """The first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


# Writing and reading


@pytest.mark.parametrize("field", ["commit", "lesson", "result", "secret"])
def test_a_record_carries_nothing_beside_its_game(field: str) -> None:
    kept = [line for line in whole_text().splitlines() if not line.startswith(field)]
    place = len(kept) if field in ("result", "secret") else 4

    assert "more than 200 characters" in refused("\n".join([*kept[:place], f"{field} {'x' * 300}", *kept[place:]]))


def test_a_record_is_written_as_a_header_and_one_line_a_choice() -> None:
    record = Record("uruk", 1, ["Ada", "bot:medium"])
    record.content = "0123456789ab"
    record.options = {"road_take": "all", "pipe_trigger": "leader"}
    record.commitment = "c0ffee"
    record.setup = [5, 0, 2, 11]
    record.lines.extend([Line(0, "draw", [3], 1), Line(1, "place kiln", [], 2)])
    record.result = "1 2  24 20  last-disc"
    record.secret = "5ec2e7"

    assert [
        "themis record 1",
        "game     uruk 1",
        "content  0123456789ab",
        "options  pipe_trigger=leader road_take=all",
        "seats    Ada | bot:medium",
        "commit   c0ffee",
        "setup    {5 0 2 11}",
        "0  draw  {3}",
        "1  place kiln",
        "result   1 2  24 20  last-disc",
        "secret   5ec2e7",
    ] == record.written().splitlines()
    assert record.written() == parse(record.written()).written()


@given(
    seed=st.integers(0, 2**32 - 1),
    choices=st.integers(0, 80),
    names=st.lists(
        st.text(max_size=60) | st.sampled_from(["a|b", "Ada\nresult 1 2", "{3}", "0  draw", "bot:hard"]), min_size=2, max_size=4
    ),
    chosen=st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in GAME.meta.options}),
)
@settings(max_examples=60, deadline=None)
def test_what_is_written_reads_back_the_same(seed: int, choices: int, names: list[str], chosen: dict[str, str]) -> None:
    session = played(choices, names, seed, chosen)
    text = session.record.written()

    again = parse(text)

    assert text == again.written()
    assert session.record.names == again.names
    assert GAME.save(session.state) == GAME.save(Replay(GAME, again).run())


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_whole_game_reads_back_the_same_with_its_result(seats: int) -> None:
    text = true_text(100_000, seats)
    again = parse(text)

    assert text == again.written()
    assert GAME.outcome(Replay(GAME, again).run()).text() == again.result


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r", "\n\n", "  \n"])
def test_line_ends_blank_lines_and_trailing_spaces_do_not_matter(ending: str) -> None:
    text = whole_text()

    assert text == parse(text.replace("\n", ending)).written()


def test_lines_remember_where_they_stand() -> None:
    text = true_text(10)

    assert [text.splitlines()[line.number - 1] for line in parse(text).lines] == [line.written() for line in parse(text).lines]


# Names


@given(st.text() | st.text(alphabet="| \n\t\x1b\u2028\u202eaé", max_size=100))
def test_a_clean_name_is_one_short_line_without_bars_and_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)

    assert 1 <= len(clean) <= LONGEST_NAME
    assert clean.isprintable()
    assert "|" not in clean
    assert [clean] == [part.strip() for part in clean.splitlines()]
    assert clean == clean_name(clean)


@pytest.mark.parametrize(
    ("given_name", "expected"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("a|b", "ab"),
        ("", "?"),
        (" | ", "?"),
        ("x" * 99, "x" * 40),
        ("Zoë 🎲", "Zoë 🎲"),
    ],
)
def test_names_are_cleaned(given_name: str, expected: str) -> None:
    assert expected == clean_name(given_name)


def test_names_in_a_foreign_record_are_cleaned_too() -> None:
    """A name is shown in the terminal, and a record can come from anywhere."""
    text = with_line(true_text(0), 3, "seats    \x1b[2JAda\x07 | " + "x" * 1000)

    assert ["[2JAda", "x" * LONGEST_NAME] == parse(text).names


# Replaying


def test_a_replay_goes_step_by_step_and_keeps_the_events_of_the_last_step() -> None:
    session = played(0, NAMES[:2])
    replay = Replay(GAME, parse(true_text(5)))
    while not replay.done():
        line = replay.forward()
        told = session.choose(line.seat, line.text)
        assert [event.plain() for event in told] == [event.plain() for event in replay.events]

    assert 5 == replay.position


def test_a_record_without_choices_replays_to_the_first_decision() -> None:
    session = played(0, NAMES[:3])
    replay = Replay(GAME, parse(session.record.written()))

    assert replay.done()
    assert GAME.save(session.state) == GAME.save(replay.state)


def test_a_record_needs_no_secret_and_no_commitment() -> None:
    text = whole_text()
    bare = without_line(without_line(text, number_of(text, "secret")), number_of(text, "commit"))

    assert GAME.save(Replay(GAME, parse(text)).run()) == GAME.save(Replay(GAME, parse(bare)).run())


# Records that nobody wrote


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        " ",
        "themis",
        "themis record 0\n",
        "themis record two\n",
        "themis record 1 2\n",
        "themis record 9999999999\n",
        "hello\n" + "themis record 1\n",
        "\x00\x01\x02\xff",
        b"\x89PNG\r\n\x1a\n".decode("latin-1"),
        "\ufeffthemis record 1\n",
        "{" * 100_000,
    ],
)
def test_what_does_not_begin_like_a_record_is_none(text: str) -> None:
    assert "line 1: a record begins with 'themis record 1'" == refused(text)


@pytest.mark.parametrize(
    ("old", "new"), [("themis record 1", "themis record 2"), ("themis record 1", "themis record 11"), ("uruk 1", "uruk 2")]
)
def test_a_record_of_a_later_themis_is_told_from_a_broken_one(old: str, new: str) -> None:
    with pytest.raises(NewerRecord) as refusal:
        Replay(GAME, parse(true_text(3).replace(old, new, 1)))

    assert_one_sentence(str(refusal.value))


def test_a_record_of_five_megabytes_is_refused_unread() -> None:
    assert f"the record is larger than {LARGEST_RECORD} characters" == refused(true_text(3) + "0  draw\n" * 600_000)


@pytest.mark.parametrize("missing", ["game", "seats", "setup"])
def test_a_record_without_a_needed_line_is_refused(missing: str) -> None:
    text = true_text(3)

    assert f"the record has no line '{missing}'" == refused(without_line(text, number_of(text, missing)))


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (2, "game     uruk", "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     uruk one", "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     uruk \u0661", "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     uruk 1 2", "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     uruk -1", "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     uruk " + "9" * 5000, "the line 'game' must give the game and its rules version, such as 'game uruk 1'"),
        (2, "game     chess 1", "the record is of chess, not of uruk"),
        (2, "game     uruk 999", "the record was made with rules 999 of uruk; these are still rules 1"),
        (3, "seats    Ada", "uruk is for 2 to 4 players, not 1"),
        (3, "seats    Ada | Ben | Chloé | Dov | Eve", "uruk is for 2 to 4 players, not 5"),
        (3, "seats", "uruk is for 2 to 4 players, not 1"),
        (4, "content  0123456789ab", "the record was made with other cards (content 0123456789ab)"),
        (4, "options  weather=fine", "uruk has no option 'weather'; it has: road_take"),
        (4, "options  road_take=some", "option road_take cannot be 'some'; it can be: one, all"),
        (4, "options  road_take", "the option 'road_take' must be written name=value"),
        (4, "options  road_take=all road_take=one", "the option 'road_take' stands twice"),
        (4, f"options  {'x' * 9999}={'y' * 9999}", "uruk has no option 'xxx"),
        (4, "weather  fine", "line 4: 'weather' is not part of a record"),
        (4, "Seats    Ada | Ben", "line 4: 'Seats' is not part of a record"),
        (4, "seats    Ada | Ben", "line 4: 'seats' stands twice"),
        (4, "game     uruk 1", "line 4: 'game' stands twice"),
        (4, "w" * 5000, "line 4: 'wwwwwww"),
        (5, "setup    5 0 2", "the line 'setup': outcomes stand in braces, such as {3 0}"),
        (5, "setup    {5 0 2", "the line 'setup': outcomes stand in braces, such as {3 0}"),
        (5, "setup", "the line 'setup': outcomes stand in braces, such as {3 0}"),
        (5, "setup    {}", "setup: a draw is needed, but the record gives no outcome for it"),
        (5, "setup    {1 x}", "the line 'setup': the outcome 'x' is not a number"),
        (5, "setup    {-1}", "the line 'setup': the outcome '-1' is not a number"),
        (5, "setup    {9999999999}", "the line 'setup': the outcome '9999999999' is not a number"),
        (5, "setup    {999999999}", "setup: outcome 999999999 is not possible: the draw is from 0 to 1"),
        (5, "setup    {" + "0 " * (MOST_OUTCOMES + 1) + "}", f"the line 'setup': more than {MOST_OUTCOMES} outcomes"),
        (6, "2  draw  {0}", "line 6: there is no seat '2'"),
        (6, "99999999999999999999  draw", "line 6: there is no seat '99999999999999999999'"),
        (6, "0", "line 6: no choice stands after the seat"),
        (6, "0  {3}", "line 6: no choice stands after the seat"),
        (6, "0x draw", "line 6: there is no seat '0x'"),
        (6, "٣  draw", "line 6: there is no seat '٣'"),
        (6, "²  draw", "line 6: there is no seat '²'"),
        (6, "-1  draw", "line 6: '-1' is not part of a record"),
        (6, "0  draw  {3", "line 6: outcomes stand in braces, such as {3 0}"),
        (6, "0  draw  {3} x", "line 6: outcomes stand in braces, such as {3 0}"),
        (6, "0  draw  {3} {4}", "line 6: the outcome '3}' is not a number"),
        (6, "0  draw  {三}", "line 6: the outcome '三' is not a number"),
        (6, "0  draw  {1.0}", "line 6: the outcome '1.0' is not a number"),
        (6, "0  draw  {" + "1" * 5000 + "}", "line 6: the outcome '11111111111111111111' is not a number"),
    ],
)
def test_a_line_that_cannot_be_is_refused_by_name(number: int, line: str, sentence: str) -> None:
    assert refused(with_line(true_text(3), number, line)).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{seat}  juggle", "line 6: 'juggle' is no choice of uruk"),
        ("{seat}  " + "x" * 5000, "line 6: 'xxx"),
        ("{other}  draw  {{0}}", "line 6: seat {other} is not asked now"),
        ("{seat}  take mud-house", "line 6: 'take mud-house' is not possible here (URU-DRAW-01)"),
        ("{seat}  bid 3", "line 6: 'bid 3' is not possible here"),
        ("{seat}  draw", "line 6: a draw is needed, but the record gives no outcome for it"),
        ("{seat}  draw  {{}}", "line 6: a draw is needed, but the record gives no outcome for it"),
        ("{seat}  draw  {{999}}", "line 6: outcome 999 is not possible: the draw is from 0 to "),
        ("{seat}  draw  {{0 0}}", "line 6: 1 outcomes too many"),
        ("{seat}  draw  {{0 0 0}}", "line 6: 2 outcomes too many"),
        ("{seat}  end  {{0 0 0 0 0}}", "line 6: "),
    ],
)
def test_a_choice_that_the_rules_do_not_allow_is_refused_with_its_line(line: str, sentence: str) -> None:
    seat = played(0, NAMES[:2]).waiting()[0]
    words = {"seat": seat, "other": 1 - seat}

    assert refused(true_text(0) + line.format(**words) + "\n").startswith(sentence.format(**words))


def test_a_record_of_corrected_rules_reads_back_the_same_and_is_played_by_none() -> None:
    text = true_text(9).replace("uruk 1\n", "uruk 1\ncorrected 4:2 7:3\n")

    assert text == parse(text).written()
    assert [(4, 2), (7, 3)] == parse(text).cut(5).corrected
    assert "the first 4 choices follow rules 1, the next ones rules 2" in refused(text)


@pytest.mark.parametrize("pair", ["4", "4:", ":2", "4:two", "4:2:3", "-1:2"])
def test_a_correction_that_cannot_be_read_is_refused(pair: str) -> None:
    assert "must be written lines:rules" in refused(true_text(9).replace("uruk 1\n", f"uruk 1\ncorrected {pair}\n"))


def test_one_outcome_too_many_in_the_setup_is_refused() -> None:
    assert "setup: 1 outcomes too many" == refused(re.sub(r"(?m)^(setup .*)}$", r"\1 0}", true_text(3)))


def test_the_wrong_result_is_refused() -> None:
    text = whole_text()
    number = number_of(text, "result")
    true = text.splitlines()[number - 1].removeprefix("result   ")

    assert f"the record's result is '1 1  99 99  boredom', but the game ends '{true}'" == refused(
        with_line(text, number, "result   1 1  99 99  boredom")
    )


def test_a_result_before_the_end_is_refused() -> None:
    assert "the record gives a result, but the game is not over" == refused(true_text(3) + "result   1 2  10 9  last-disc\n")


def test_choices_after_the_end_are_refused() -> None:
    text = whole_text()
    number = number_of(text, "result")
    longer = with_line(text, number, "0  draw  {0}\n" + text.splitlines()[number - 1])

    assert f"line {number}: the game is already over" == refused(longer)


@pytest.mark.parametrize("line", ["game     uruk 1", "seats    Ada | Ben", "setup    {}", "content  x", "weather  fine"])
def test_after_the_choices_only_result_and_secret_may_stand(line: str) -> None:
    assert "line 9: only the result and the secret stand after the choices" == refused(true_text(3) + line + "\n")


@pytest.mark.parametrize("word", ["result", "secret"])
def test_result_and_secret_stand_at_most_once(word: str) -> None:
    text = whole_text()
    line = text.splitlines()[number_of(text, word) - 1]

    assert f"line {len(text.splitlines()) + 1}: '{word}' stands twice" == refused(text + line + "\n")
    assert f"'{word}' stands twice" in refused(with_line(text, 2, line + "\ngame     uruk 1"))


def test_a_choice_after_the_result_is_refused() -> None:
    text = whole_text() + "0  draw\n"

    assert f"line {len(text.splitlines())}: only the result and the secret stand after the choices" == refused(text)


def test_a_record_cut_anywhere_is_a_shorter_game_or_refused() -> None:
    text = true_text(12)
    legal = [cut for cut in range(len(text) + 1) if legal_or_refused(text[:cut]) is not None]

    first = text.index("setup")
    assert [] == [cut for cut in legal if cut < first]
    assert len(text) in legal


def test_a_finished_record_cut_at_any_line_is_a_shorter_game_or_refused() -> None:
    lines = whole_text().splitlines()
    legal = [cut for cut in range(0, len(lines) + 1, 9) if legal_or_refused("\n".join(lines[:cut])) is not None]

    assert list(range(9, len(lines) + 1, 9)) == legal


def test_a_record_with_any_two_neighbouring_lines_swapped_is_legal_or_refused() -> None:
    lines = true_text(60).splitlines()
    swapped = [lines[:at] + [lines[at + 1], lines[at]] + lines[at + 2 :] for at in range(len(lines) - 1)]
    legal = [at for at, found in enumerate(swapped) if legal_or_refused("\n".join(found)) is not None]

    # The order of the header does not matter, that of most choices does.
    assert [1, 2, 3] == legal[:3]
    assert len(legal) < 20


def test_no_draw_can_be_left_out() -> None:
    text = true_text(60)
    for number, line in enumerate(text.splitlines(), 1):
        if "{" in line and number > number_of(text, "setup"):
            assert re.match(rf"line {number}: a draw is needed", refused(with_line(text, number, line.partition("{")[0])))


# Any edit at all

PIECES = st.sampled_from(
    ["", " ", "\n", "|", "=", "{", "}", "{}", "{0}", "0", "1", "7", "-1", "9" * 30, "²", "٣", "\x00", "\x1b", "\u2028", "é"]
)
WORDS = st.sampled_from(["draw", "end", "place road", "bid 0", "pass", "result", "secret", "game", "seats", "setup", HEADER])


@st.composite
def edited_records(draw: st.DrawFn) -> str:
    """A true record in which a few stretches of characters or lines are removed, doubled, moved or replaced."""
    text = true_text(draw(st.sampled_from([0, 7, 40])), draw(st.integers(2, 3)))
    for _ in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            at = draw(st.integers(0, len(text)))
            piece = draw(PIECES | WORDS | st.text(max_size=5))
            text = text[:at] + piece + text[at + draw(st.integers(0, 6)) :]
        else:
            lines = text.splitlines() or [""]
            moved = lines[draw(st.integers(0, len(lines) - 1))]
            at = draw(st.integers(0, len(lines)))
            text = "\n".join(lines[:at] + [moved] + lines[at + draw(st.integers(0, 2)) :])
    return text


@given(edited_records())
@settings(max_examples=400, deadline=None)
def test_an_edited_record_is_a_legal_game_or_refused(text: str) -> None:
    if legal_or_refused(text) is not None:
        written = parse(text).written()
        assert written == parse(written).written()


@given(st.text() | st.text().map(lambda text: f"{HEADER}\n{text}") | st.binary().map(lambda found: found.decode("latin-1")))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert legal_or_refused(text) is None

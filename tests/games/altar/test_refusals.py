"""What Altar refuses in a content file: always with the row, the column and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from themis.books import reading
from themis.books.content import Column
from themis.errors import BadContent
from themis.games.altar import GAME, build, content
from themis.games.altar.content import CONTENT, SCHEMA

GOOD = content.DEFAULT_PATH.read_text(encoding="utf-8")
TOTALS = [line.split(" ")[0] for line in GOOD.partition("[totals]\n")[2].partition("\n\n")[0].splitlines()]


def changed(old: str, new: str, after: str = "") -> str:
    """The file with the first `old` after a place replaced."""
    start = GOOD.index(after)
    assert old in GOOD[start:]
    return GOOD[:start] + GOOD[start:].replace(old, new, 1)


def refusal(tmp_path: Path, text: str) -> str:
    """The sentence that refuses a file, without the path."""
    path = tmp_path / "edited.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        reading.load(path, SCHEMA)
    return str(caught.value).removeprefix(f"{path}, ")


def with_effect(effect: str) -> str:
    """The file with another effect for the Pilgrim, a main action."""
    return changed("discover:1:inactive", effect, after='id = "pilgrim"')


def with_number(name: str, value: int) -> str:
    """The file with another value for one of its numbers."""
    line = next(line for line in GOOD.splitlines() if line.split(" ")[0] == name)
    old = line.partition("value = ")[2].partition(",")[0]
    return changed(line, line.replace(f"value = {old}", f"value = {value}", 1))


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("dance:1", f"'dance:1' is not an effect; the effects are {', '.join(content.EFFECTS)}"),
        ("Discover:1:inactive", f"'Discover:1:inactive' is not an effect; the effects are {', '.join(content.EFFECTS)}"),
        ("discover", "'discover' must be written discover:number:word"),
        ("discover:1", "'discover:1' must be written discover:number:word"),
        ("discover:inactive:1:2", "'discover:inactive:1:2' must be written discover:number:word"),
        ("activate:1:", "'activate:1:' must be written activate:number"),
        ("discover:inactive:1", "the number of 'discover:inactive:1' is not between 1 and 4"),
        ("discover:0:inactive", "the number of 'discover:0:inactive' is not between 1 and 4"),
        ("discover:5:inactive", "the number of 'discover:5:inactive' is not between 1 and 4"),
        ("activate:-1", "the number of 'activate:-1' is not between 1 and 4"),
        ("activate:01", "the number of 'activate:01' is not between 1 and 4"),
        ("activate: 1", "the number of 'activate: 1' is not between 1 and 4"),
        ("activate:\u0661", "the number of 'activate:\u0661' is not between 1 and 4"),
        ("activate:", "the number of 'activate:' is not between 1 and 4"),
        ("discover:1:active", "the word of 'discover:1:active' is not one of inactive, by-sanctuary"),
        ("destroy:1:", "the word of 'destroy:1:' is not one of any, inactive"),
        ("ward:warrior", "'ward:warrior' cannot be an effect of the kind main, only adoring"),
        ("win-ties", "'win-ties' cannot be an effect of the kind main, only adoring or power"),
        ("forbid:free", "'forbid:free' cannot be an effect of the kind main, only influence"),
        ("toll:1", "'toll:1' cannot be an effect of the kind main, only power"),
    ],
)
def test_a_wrong_effect_is_refused_with_card_column_and_reason(tmp_path: Path, effect: str, reason: str) -> None:
    assert f"follower 'pilgrim', column 'effects': {reason}." == refusal(tmp_path, with_effect(effect))


@pytest.mark.parametrize(
    ("slug", "old", "new", "reason"),
    [
        ("amazon", "ward:warrior", "ward:angel", "the word of 'ward:angel' is not one of priestess, warrior, rogue, corruptor, devotee"),
        ("amazon", "ward:warrior", "activate:1", "'activate:1' cannot be an effect of the kind adoring, only main or free"),
        ("scribe", "hand-limit:8", "hand-limit:21", "the number of 'hand-limit:21' is not between 1 and 20"),
        ("siren", "forbid:protection", "forbid:speech", "the word of 'forbid:speech' is not one of free, ritual, activation, protection"),
        ("siren", "forbid:protection", "exempt", "'exempt' cannot be an effect of the kind influence, only adoring"),
        ("watchman", "ward-hand:rogue", "ward:rogue", "'ward:rogue' is a second ward"),
        ("scribe", '"hand-limit:8"', '"hand-limit:8", "hand-limit:9"', "'hand-limit:9' is a second hand-limit"),
    ],
)
def test_a_wrong_lasting_effect_is_refused(tmp_path: Path, slug: str, old: str, new: str, reason: str) -> None:
    edited = changed(old, new, after=f'id = "{slug}"')

    assert f"follower '{slug}', column 'effects': {reason}." == refusal(tmp_path, edited)


@pytest.mark.parametrize(
    ("slug", "old", "new", "reason"),
    [
        ("fear", "toll:1", "steal:1", "'steal:1' cannot be an effect of the kind power, only main or free"),
        (
            "war",
            "spoils:1:warrior",
            "spoils:1:mason",
            "the word of 'spoils:1:mason' is not one of priestess, warrior, rogue, corruptor, devotee",
        ),
        ("light", '"sift:2:bottom"', '"sift:2:bottom", "sift:2:top"', "it sifts in two ways"),
        ("fear", "toll:1", "first-player", "another god has the first turn already"),
    ],
)
def test_a_wrong_power_is_refused_with_god_column_and_reason(tmp_path: Path, slug: str, old: str, new: str, reason: str) -> None:
    edited = changed(old, new, after=f'id = "{slug}"')

    assert f"god '{slug}', column 'effects': {reason}." == refusal(tmp_path, edited)


@pytest.mark.parametrize(
    ("slug", "old", "new", "column", "reason"),
    [
        (
            "scout",
            '["free"]',
            '["free", "adoration"]',
            "symbols",
            "free and adoration cannot be together: each says when the effects happen",
        ),
        ("scout", '["free"]', '["free", "free"]', "symbols", "'free' is there twice"),
        ("scout", '["free"]', '["flying"]', "symbols", "'flying' is not one of free, adoration, influence, protection, activation"),
        ("scout", 'effects = ["discover:1:inactive"]\n', "", "effects", "it is missing, and 'free' is for effects"),
        ("siren", 'effects = ["forbid:protection"]\n', "", "effects", "it is missing, and 'influence' is for effects"),
        ("hierophant", "ritual = 2\n", "", "effects", "without effects and without ritual symbols the card has no use"),
        ("scout", '"devotee"', '"angel"', "class", "'angel' is not one of priestess, warrior, rogue, corruptor, devotee"),
        ("scout", "copies = 2", "copies = 0", "copies", "no copy of it is left"),
        ("scout", "copies = 2", "copies = 21", "copies", "21 is not between 0 and 20"),
        ("scout", "copies = 2", "copies = 2\npower = 3", "power", "unknown column in table 'follower'"),
        (
            "scout",
            'source = "reconstructed: a quicker',
            'origin = "reconstructed: a quicker',
            "origin",
            "unknown column in table 'follower'",
        ),
    ],
)
def test_a_wrong_follower_is_refused(tmp_path: Path, slug: str, old: str, new: str, column: str, reason: str) -> None:
    edited = changed(old, new, after=f'id = "{slug}"')

    assert f"follower '{slug}', column '{column}': {reason}." == refusal(tmp_path, edited)


def test_an_adorer_needs_no_effect_and_what_is_done_once_may_be_done_again(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(changed('effects = ["win-ties"]\n', "").replace('["draw:2:pile", "discard:1"]', '["draw:1:pile", "draw:1:pile"]'))

    assert "" != reading.load(path, SCHEMA).digest() != CONTENT.digest()


@pytest.mark.parametrize(
    ("table", "start"),
    [("setup", '[[setup]]\nid = "players-5"'), ("follower", '[[follower]]\nid = "tax-collector"'), ("god", '[[god]]\nid = "light"')],
)
def test_a_missing_row_is_refused(tmp_path: Path, table: str, start: str) -> None:
    before, _, rest = GOOD.partition(start)
    next_chapter = rest.partition("\n# ---")[2]
    rows = len(CONTENT.rows(table))

    assert f"{table}: {rows - 1} rows found, {rows} expected." == refusal(tmp_path, f"{before}#{next_chapter}")


@pytest.mark.parametrize(
    ("old", "new", "removable"),
    [("removable = true\n", "", 0), ('effects = ["activate:2"]\n', 'effects = ["activate:2"]\nremovable = true\n', 2)],
)
def test_exactly_one_follower_is_removable(tmp_path: Path, old: str, new: str, removable: int) -> None:
    reason = f"{removable} followers are removable, exactly one must be"

    assert f"follower, column 'removable': {reason}." == refusal(tmp_path, changed(old, new))


@pytest.mark.parametrize(
    ("slug", "old", "new", "column", "reason"),
    [
        ("players-3", "players = 3", "players = 4", "players", "4 counted, 3 expected"),
        ("players-3", "gods_each = 1", "gods_each = 2", "gods_each", "6 are needed, but there are 5"),
        ("players-3", "hand = 4", "hand = 0", "hand", "0 is not between 1 and 9"),
    ],
)
def test_a_wrong_setup_is_refused(tmp_path: Path, slug: str, old: str, new: str, column: str, reason: str) -> None:
    edited = changed(old, new, after=f'id = "{slug}"')

    assert f"setup '{slug}', column '{column}': {reason}." == refusal(tmp_path, edited)


@pytest.mark.parametrize("column", ["removed", "removed_inverse"])
def test_no_more_priestesses_can_be_removed_than_there_are(tmp_path: Path, column: str) -> None:
    few = changed("copies = 10", "copies = 2")
    place = few.index(f"\n{column} = ", few.index('id = "players-4"'))
    edited = few[:place] + few[place:].replace(few[place + 1 :].partition("\n")[0], f"{column} = 3", 1)

    assert f"setup 'players-4', column '{column}': 3 are needed, but there are 2." == refusal(tmp_path, edited)


def test_no_more_sanctuaries_can_be_laid_out_than_there_are(tmp_path: Path) -> None:
    edited = changed("sanctuaries           = { value = 15", "sanctuaries           = { value = 8")

    assert "setup 'players-2', column 'sanctuaries': 9 are needed, but there are 8." == refusal(tmp_path, edited)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("altars", 19, "19 are not enough for 20 altar spaces"),
        ("first_altars", 5, "5 is more than 4"),
        ("complete_progress", 8, "8 is more than 7"),
        ("complete_sanctuaries", 4, "4 is more than 3"),
    ],
)
def test_numbers_that_do_not_fit_together_are_refused(tmp_path: Path, name: str, value: int, reason: str) -> None:
    assert f"numbers, '{name}': {reason}." == refusal(tmp_path, with_number(name, value))


@pytest.mark.parametrize("number", content.NUMBERS, ids=[number.name for number in content.NUMBERS])
def test_a_number_out_of_bounds_is_refused(tmp_path: Path, number: Column) -> None:
    place = f"numbers '{number.name}', column 'value'"

    assert 1 == number.least
    for value in (0, number.most + 1):
        expected = f"{place}: {value} is not between 1 and {number.most}."
        assert expected == refusal(tmp_path, with_number(number.name, value))


def test_a_card_of_too_many_effects_is_refused(tmp_path: Path) -> None:
    edited = changed('"sift:3:top"', ", ".join(['"draw:1:any"'] * 10))

    assert "follower 'diviner', column 'effects': 10 effects are more than 9." == refusal(tmp_path, edited)


def test_no_more_cards_can_be_dealt_than_there_are(tmp_path: Path) -> None:
    edited = "\n".join("copies = 1" if line.startswith("copies = ") else line for line in GOOD.splitlines())
    edited = (
        edited.replace("removed = 2", "removed = 1").replace("removed_inverse = 2", "removed_inverse = 1").replace("hand = 6", "hand = 9")
    )

    assert "setup 'players-5', column 'hand': 45 are needed, but there are 32." == refusal(tmp_path, edited)


@pytest.mark.parametrize("name", TOTALS)
def test_a_total_that_does_not_match_is_refused(tmp_path: Path, name: str) -> None:
    expected = CONTENT.total(name)
    line = next(line for line in GOOD.splitlines() if line.split(" ")[0] == name)
    edited = changed(line, line.replace(f"value = {expected}", f"value = {expected + 1}", 1))

    assert f"totals, '{name}': {expected} counted, {expected + 1} expected." == refusal(tmp_path, edited)


def test_a_missing_total_is_refused(tmp_path: Path) -> None:
    line = next(line for line in GOOD.splitlines() if line.startswith("rogue_cards"))

    assert "totals: 'rogue_cards' is missing." == refusal(tmp_path, changed(line, ""))


def test_a_total_of_nothing_that_is_counted_is_refused(tmp_path: Path) -> None:
    edited = changed("[totals]\n", '[totals]\npriest_cards = { value = 3, source = "rulebook" }\n')

    assert "totals, 'priest_cards': nothing is counted under this name." == refusal(tmp_path, edited)


def test_a_designer_s_copy_can_take_the_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(changed("hand-limit:8", "hand-limit:9"), encoding="utf-8")
    edited = build(reading.load(path, SCHEMA))

    assert (8, 9) == (max(GAME.tables.hand_limit_by), max(edited.tables.hand_limit_by))
    assert ("", 12) == (GAME.digest, len(edited.digest))

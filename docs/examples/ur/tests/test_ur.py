"""The rules of Ur, rule by rule; what every game promises is tested in `tests/contract`."""

from pathlib import Path

import pytest
from kit import Table, rule

from themis.core.chance import Scripted
from themis.core.event import Io
from themis.core.frame import StateBase, waiting
from themis.games import find, invite

GAME = find(invite(Path(__file__).parent.parent))


def table(mine: list[int], others: list[int], thrown: int = 0, option: int = 0) -> Table[StateBase]:
    """Pieces on squares, 15 being the end and the rest at the start; the first player is to throw, or to move what was thrown."""
    places = [[7 - len(squares), *[squares.count(place) for place in range(1, 16)]] for squares in (mine, others)]
    stack = [["Move", [0, thrown]] if thrown else ["Throw", [0]]]
    return Table(GAME, GAME.load({"seats": 2, "stack": stack, "over": False, "variant": [option], "places": places[0] + places[1]}))


@rule("UR-BOARD-01", "UR-BOARD-02", "UR-BOARD-03", "UR-BOARD-04")
def test_the_game_begins_with_all_pieces_at_the_start() -> None:
    s = GAME.setup(2, [0], Io(Scripted([1]), False))
    squares = GAME.content.rows("square")

    assert [1] == waiting(s)
    assert [{"start": 7, "squares": [], "points": 0}] * 2 == GAME.view(s, 0)["sides"]
    assert [list(range(5, 13)), [4, 8, 14]] == [[int(row.id) for row in squares if row.flag(flag)] for flag in ("shared", "rosette")]


@rule("UR-THROW-01", "UR-THROW-02", "UR-THROW-03", "UR-MOVE-01", "UR-MOVE-03", "UR-MOVE-05", "UR-MOVE-06", "UR-END-01", "UR-RUL-01")
@pytest.mark.parametrize(
    ("t", "text", "dice", "events", "asked"),
    [
        (table([], []), "throw", [1, 0, 1, 1], "threw 0 3 UR-THROW-01", [0]),
        (table([], []), "throw", [0, 0, 0, 0], "threw 0 0 UR-THROW-01, passed 0 UR-THROW-02", [1]),
        (table([14] + [15] * 6, []), "throw", [1, 1, 0, 0], "threw 0 2 UR-THROW-01, passed 0 UR-THROW-03", [1]),
        (table([], [3], 3), "move start", [], "moved 0 0 3 UR-MOVE-01", [1]),
        (table([5], [7], 2), "move 5", [], "moved 0 5 7 UR-MOVE-01, captured 0 1 7 UR-MOVE-03", [1]),
        (table([], [], 4), "move start", [], "moved 0 0 4 UR-MOVE-01, again 0 UR-MOVE-05", [0]),
        (table([13], [], 2), "move 13", [], "moved 0 13 15 UR-MOVE-06", [1]),
        (table([14] + [15] * 6, [], 1), "move 14", [], "moved 0 14 15 UR-MOVE-06", []),
        (table([7], [8], 1, 1), "move 7", [], "moved 0 7 8 UR-MOVE-01, captured 0 1 8 UR-MOVE-03, again 0 UR-MOVE-05", [0]),
    ],
)
def test_what_a_choice_makes_happen(t: Table[StateBase], text: str, dice: list[int], events: str, asked: list[int]) -> None:
    t.play(text, chance=dice)

    assert events == ", ".join([" ".join([event.kind.name, *map(str, event.values), event.kind.rule]) for event in t.events])
    assert asked == t.waiting


@rule("UR-MOVE-01", "UR-MOVE-02", "UR-MOVE-04", "UR-MOVE-06", "UR-RUL-02")
def test_whoever_can_move_must_move_and_a_refusal_names_the_rule() -> None:
    t = table([5, 2, 14], [8], 3)
    rules = {"move 1": ["UR-MOVE-01"], "move 2": ["UR-MOVE-02"], "move 5": ["UR-MOVE-04"], "move 14": ["UR-MOVE-06"]}

    assert rules == {text: t.why(text) for text in rules}
    assert ["move start"] == t.options

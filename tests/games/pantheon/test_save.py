"""Saved states of Panthéon: what cannot be is refused with its reason, wherever it stands."""

from __future__ import annotations

import pytest
from games.pantheon.laying import GAME, LAND, T, Table, card, deity, new_game, space, table, tile
from kit.saves import Way, changed, is_taken, plain_of, why_refused

from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import play_at_random
from themis.games.pantheon import state

BEGIN = ["BeginEpoch", []]
HOME, FULL = space("0502"), space("0602")


def laid() -> Table:
    """A foot, a column, a card that is known, an own deity, a demigod and a step tile."""
    t = table(2).known(0, "gift").feet(0, "0602").columns(1, "0703").deities(0, "vinthrad").demigods(1, 3)
    return t.step_tiles(1, "step-1").turn(0)


def places(kind: int, place: int, kinds: int) -> int:
    return place * kinds + kind


def test_a_state_is_the_same_after_it_was_saved_and_loaded() -> None:
    offered = table().gifts("gallia").play("reveal", chance=["pietalte"])
    walking = table().deities(0, "gaiviles").hand(0, "movement").feet(1, "0602").turn(0).play("move", "jump 0702")
    taking = table().feet(0, "0503", "0603").tiles("0704 reserve-choice", "0201 money").turn(0).play("move", "foot 0704")
    for t in (laid(), offered, walking, taking, taking.play("finish"), new_game(4, 7), new_game(3, 2, bonus_tiles="chosen")):
        assert is_taken(GAME, plain_of(GAME, t.state))


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (["seats"], 5, "seats is 5"),
        (["variant", 0], 2, "the option bonus_tiles has no such value"),
        (["epoch"], 7, "epoch is 7"),
        (["epoch"], 2, "the peoples on the epoch track do not go with the epoch"),
        (["track", 1], 0, "the peoples on the epoch track do not go with the epoch"),
        (["track", 0], 8, "not between -1 and 7"),
        (["over"], True, "the game is over, but something is still to be decided"),
        (["again"], 1, "more actions are left than there are deities for them"),
        (["cards", places(card("movement"), state.PILE, T.cards)], 15, "there are 15 cards of kind 0, not 16"),
        (["cards", places(card("gift"), state.HANDS + 2, T.cards)], 2, "seat 0 is known to hold more cards of kind 1 than it has"),
        (["display", 0], -1, "there are 10 cards of kind 1, not 11"),
        (["row", 0], deity("vinthrad"), "there are 3 deities of kind 3, not 4"),
        (["deities", places(deity("vinthrad"), state.OWN_DEITIES, T.deities)], 2, "there are 5 deities of kind 4, not 4"),
        (["demigods", 0], 2, "there are 2 demigods of kind 0, not 3"),
        (["laid", 0], tile("bonus-step"), "there are 3 tiles of kind 6, not 4"),
        (["laid", 4], tile("money"), "there are 5 tiles of kind 6, not 4"),
        (["bonuses"], 0, "there are 0 tiles of kind 12, not 1"),
        (["sides", 0, "feet"], 5, "seat 0 has 13 feet and 12 columns, not 12 and 12"),
        (["sides", 1, "spare_columns"], 9, "seat 1 has 12 feet and 13 columns, not 12 and 12"),
        (["sides", 0, "bonus"], tile("bonus-step"), "the bonus tile of seat 0 cannot be"),
        (["sides", 0, "ranks", 0], 5, "not between 0 and 4"),
        (["pieces", FULL], 4, "seat 0 has 11 feet and 12 columns"),
        (["pieces", FULL], 5, "somebody who is not at the table has a piece on c7"),
        (["pieces", FULL], 1 | 2 << state.LANDED, "somebody landed on c7 without a piece"),
        (["has_temple"], False, "a piece is on c7, where none can be now"),
        (["points", 0], -1, "not between 0 and"),
        (["stack"], [], "no epoch follows"),
        (["stack"], [BEGIN, ["TakeTiles", [0]]], "nobody is asked anything"),
        (["stack"], [["Turn", [0]]], "no epoch follows"),
        (["stack"], [BEGIN, ["Sleep", [0]]], "there is no decision 'Sleep'"),
        (["stack"], [BEGIN, ["Turn", [2]]], "the seat of Turn is 2, not between 0 and 1"),
        (["stack"], [BEGIN, ["Draw", [0, 0]]], "Draw is asked, but nothing is due"),
        (["stack"], [BEGIN, ["Upgrade", [0, 0, 1]]], "Upgrade is asked, but nothing is due"),
        (["stack"], [BEGIN, ["Upgrade", [0, 1, 2]]], "the cause of Upgrade is 2, not between 0 and 1"),
        (["stack"], [BEGIN, ["Gift", [0, -1]]], "the left of Gift is -1"),
        (["stack"], [BEGIN, ["ReserveChoice", [0, tile("money")]]], "the tile 6 gives no pieces to choose from"),
        (["stack"], [BEGIN, ["PayDeity", [0, deity("surparit")]]], "the deity 0 is to be paid, but is not in the row"),
        (["stack"], [BEGIN, ["PayDeity", [0, deity("depraccus")]]], "nothing can be answered"),
        (["stack"], [BEGIN, ["GalliaOffer", [0, deity("vinthrad")]]], "there are 5 deities of kind 4, not 4"),
        (["stack"], [BEGIN, ["Move", [0, 3, 0]]], "seat 0 cannot pay what it has spent"),
        (["stack"], [BEGIN, ["Move", [0, 0, 1]]], "there are not so many jumps"),
        (["stack"], [BEGIN, ["Buy", [0, 1]]], "seat 0 cannot pay what it has spent"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(way: Way, value: object, sentence: str) -> None:
    assert sentence in why_refused(GAME, changed(plain_of(GAME, laid().state), way, value))


def test_nobody_keeps_a_yellow_deity() -> None:
    plain = plain_of(GAME, laid().state)
    plain["deities"][places(deity("surparit"), state.DEITY_STACK, T.deities)] -= 1
    plain["deities"][places(deity("surparit"), state.OWN_DEITIES, T.deities)] += 1

    assert "seat 0 has a deity of kind 0, which nobody keeps" in why_refused(GAME, plain)


def test_nobody_keeps_a_tile_but_one_with_steps() -> None:
    plain = plain_of(GAME, laid().state)
    plain["tiles"][places(tile("money"), state.BAG, T.tiles)] -= 1
    plain["tiles"][places(tile("money"), state.KEPT_TILES, T.tiles)] += 1

    assert "a tile of kind 6 is where it cannot be" in why_refused(GAME, plain)


def test_no_tile_lies_on_a_people_space_that_is_not_used() -> None:
    plain = plain_of(GAME, laid().state)
    plain["laid"] = [*plain["laid"][:2], -1, plain["laid"][2], -1]

    assert "a tile lies where none can" in why_refused(GAME, plain)


def test_no_piece_stands_under_the_temple_marker() -> None:
    plain = plain_of(GAME, laid().state)
    plain["pieces"][HOME] = 2
    plain["sides"][1]["feet"] -= 1

    assert "a piece is on home-gallia, where none can be now" in why_refused(GAME, plain)


def test_no_space_holds_three_pieces() -> None:
    plain = plain_of(GAME, table(3).feet(0, "0602").feet(1, "0602").turn(0).state)
    plain["pieces"][FULL] = 7
    plain["sides"][2]["feet"] -= 1

    assert f"there are too many pieces on {LAND.slugs[FULL]}" in why_refused(GAME, plain)


def test_special_money_is_money() -> None:
    plain = plain_of(GAME, laid().state)
    plain["cards"][places(card("gift"), state.PILE, T.cards)] -= 1
    plain["cards"][places(card("gift"), state.SPECIAL, T.cards)] += 1

    assert "a card of kind 1 is among the special money" in why_refused(GAME, plain)


def test_nothing_is_asked_before_the_first_epoch_but_what_bonus_tiles_ask() -> None:
    t = next(t for t in (new_game(2, seed) for seed in range(60)) if t.view()["epoch"] == 0)
    assert is_taken(GAME, plain_of(GAME, t.state))
    assert "Turn is asked before the first epoch" in why_refused(GAME, changed(plain_of(GAME, t.state), ["stack", -1], ["Turn", [0]]))


def test_a_side_that_is_miscounted_is_not_sound() -> None:
    s = laid().state
    s.sides[1].steps += 1

    assert "steps of seat 1 is miscounted" == GAME.unsound(s)


@pytest.mark.parametrize(
    "frames", [[["EndAction", [0]], ["Draw", [0, 999]]], [["Upgrade", [1, 999, 0]]], [["Gift", [0, 999]]], [["ToSize", [0]]]]
)
def test_a_save_that_exaggerates_can_still_be_played_to_the_end(frames: list[object]) -> None:
    s = GAME.load(changed(plain_of(GAME, laid().state), ["stack"], [BEGIN, *frames]))
    play_at_random(s, Io(Seeded(1), True), 100_000)

    assert s.over


def test_a_game_that_is_over_is_saved_too() -> None:
    s = new_game(2, 3).state
    play_at_random(s, Io(Seeded(3), True), 100_000)

    assert is_taken(GAME, plain_of(GAME, s))

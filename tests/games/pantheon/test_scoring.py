"""Scorings, and the end of the game with its ties."""

from __future__ import annotations

import pytest
from games.pantheon.laying import SLUG_AT, T, Table, rule, space, table

SPACES = [place for place in SLUG_AT if not T.takes_foot[space(place)]]
TOTALS = [0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48]


def scored(t: Table, epoch: int = 6) -> Table:
    """After the scoring of an epoch."""
    return t.epoch(epoch).people("gallia").decline()


def source(t: Table, name: str) -> list[int]:
    found: list[int] = dict(t.outcome.sources)[name]
    return found


@rule("PAN-SCORE-01")
@pytest.mark.parametrize("epoch", [3, 6])
def test_demigods_then_columns_then_pietaltes_are_scored(epoch: int) -> None:
    t = scored(table(2).demigods(0, 2).demigods(1, 5).columns(0, "0703").deities(1, "pietalte").ranks(1, gift=3), epoch)
    told = [event.kind.name for event in t.events if event.kind.name.endswith("-scored")]
    assert ["demigods-scored", "demigods-scored", "columns-scored", "ranks-scored"] == told
    assert ([2, 5], [1, 0], [0, 3]) == (source(t, "demigods"), source(t, "columns"), source(t, "ranks"))


@rule("PAN-SCORE-02")
def test_demigods_score_the_sum_of_their_values() -> None:
    t = scored(table(3).demigods(0, 6, 6, 1).demigods(1, 2))
    assert [13, 2, 0] == source(t, "demigods") == t.scores


@rule("PAN-SCORE-03")
def test_demigods_are_kept_and_count_again() -> None:
    t = scored(table(2).demigods(0, 4, 5), 3)
    assert (2, [4, 5], [9, 0]) == (t.side(0)["demigods"], sorted(t.side(0)["values"]), source(t, "demigods"))


@rule("PAN-SCORE-04", "PAN-SCORE-05")
@pytest.mark.parametrize("number", range(13))
def test_the_number_of_columns_sets_the_value_of_all_of_them(number: int) -> None:
    t = table(2).reserve(0, 4, 0).columns(0, *SPACES[:number]).turn(0)
    assert TOTALS[number] == t.side(0)["column_points"]
    again = scored(table(2).reserve(0, 4, 0).columns(0, *SPACES[:number]))
    assert [TOTALS[number], 0] == source(again, "columns")
    assert [[0, number, TOTALS[number]]] * (number > 0) == [event.values for event in again.events_named("columns-scored")]


@rule("PAN-SCORE-06")
def test_columns_count_in_both_scorings() -> None:
    t = scored(table(2).columns(0, *SPACES[:4]), 3)
    assert ([8, 0], 4) == (source(t, "columns"), t.side(0)["standing"])
    assert [8, 0] == source(scored(table(2).columns(0, *SPACES[:4]), 6), "columns")


@rule("PAN-SCORE-07")
def test_columns_beside_the_map_score_nothing() -> None:
    t = scored(table(2).reserve(0, 0, 11).columns(0, SPACES[0]))
    assert [1, 0] == t.scores


@rule("PAN-SCORE-08", "PAN-RUL-40", "PAN-GOD-90")
@pytest.mark.parametrize(("ranks", "points"), [({"gift": 1}, 1), ({"gift": 1, "temple": 3}, 3), ({"priest": 4, "dancer": 2}, 4)])
def test_a_pietalte_scores_the_highest_rank(ranks: dict[str, int], points: int) -> None:
    assert [points, 0] == source(scored(table(2).deities(0, "pietalte").ranks(0, **ranks)), "ranks")


@rule("PAN-SCORE-09", "PAN-GOD-07")
def test_several_pietaltes_score_the_same_tile() -> None:
    assert [9, 0] == source(scored(table(2).deities(0, *["pietalte"] * 3).ranks(0, gift=3, priest=2)), "ranks")


@rule("PAN-SCORE-09")
def test_without_an_offering_tile_a_pietalte_scores_nothing() -> None:
    t = scored(table(2).deities(0, "pietalte"))
    assert ([0, 0], []) == (t.scores, t.events_named("ranks-scored"))


@rule("PAN-SCORE-08")
def test_ranks_without_a_pietalte_score_nothing() -> None:
    assert [0, 0] == scored(table(2).ranks(0, gift=4)).scores


@rule("PAN-SCORE-10")
def test_points_have_no_upper_limit() -> None:
    assert [248, 99] == scored(table(2).points(0, 200).points(1, 99).reserve(0, 4, 0).columns(0, *SPACES[:12])).scores


# ---------------------------------------------------------------- The end


@rule("PAN-END-01")
def test_the_game_ends_after_the_second_scoring_and_most_points_win() -> None:
    t = scored(table(3).points(0, 10).points(1, 12).demigods(0, 3))
    assert t.state.over
    assert ([1, 2, 3], [13, 12, 0], "last-epoch") == (t.outcome.ranks, t.scores, t.outcome.reason)
    assert [[0, 13], [1, 12], [2, 0]] == [event.values for event in t.events_named("finished")]


@rule("PAN-END-01")
@pytest.mark.parametrize("epoch", [3, 5])
def test_the_game_does_not_end_before(epoch: int) -> None:
    assert not scored(table(2), epoch).state.over


@rule("PAN-END-02")
def test_more_demigods_break_a_tie_whatever_their_values() -> None:
    t = scored(table(2).points(0, 10).demigods(0, 6).points(1, 13).demigods(1, 1, 2))
    assert ([16, 16], [2, 1]) == (t.scores, t.outcome.ranks)


@rule("PAN-END-02")
def test_demigods_do_not_outweigh_a_point() -> None:
    t = scored(table(2).points(0, 17).points(1, 13).demigods(1, 1, 2))
    assert [1, 2] == t.outcome.ranks


@rule("PAN-END-03")
def test_those_who_are_still_tied_share_the_rank() -> None:
    t = scored(table(3).points(0, 7).points(1, 7).points(2, 9))
    assert [2, 2, 1] == t.outcome.ranks
    won = scored(table(3).points(0, 10).demigods(0, 2).points(1, 6).demigods(1, 6).points(2, 11))
    assert ([12, 12, 11], [1, 1, 3]) == (won.scores, won.outcome.ranks)


def test_the_sources_add_up_to_the_score() -> None:
    t = scored(table(2).points(0, 7).demigods(0, 2).columns(0, *SPACES[:5]).deities(0, "pietalte").ranks(0, gift=2))
    assert ["deities", "endings", "demigods", "columns", "ranks"] == [name for name, _ in t.outcome.sources]
    assert [7 + 2 + 10 + 2, 0] == t.scores == [sum(points) for points in zip(*[points for _, points in t.outcome.sources], strict=True)]

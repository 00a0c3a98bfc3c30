"""Setting up: what a real set-up leaves on the table, for every number of players and over many seeds."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pantheon.laying import GAME, T, Table, new_game, rule, table, tile

from themis.core.chance import Seeded
from themis.core.event import Event, Io
from themis.core.session import start
from themis.errors import BadOptions
from themis.games.pantheon import state
from themis.games.pantheon.effects import stack_demigod
from themis.games.pantheon.state import State

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TABLES = [2, 3, 4]
tables = pytest.mark.parametrize("seats", TABLES)


def laid_out(seats: int, seed: int = 1, **given: str) -> tuple[State, list[Event]]:
    """The table before the first bonus tile is dealt, and what was told until then."""
    io = Io(Seeded(seed), False)
    found = GAME.setup(seats, GAME.meta.option_values(given), io)
    assert isinstance(found, State)
    return found, io.events


def view(seats: int, seed: int = 1, **given: str) -> dict[str, object]:
    return GAME.view(laid_out(seats, seed, **given)[0], -1)


def bonuses(t: Table) -> list[str]:
    return [side["bonus"] for side in t.view()["sides"]]


def with_bonus(name: str, seats: int = 2) -> tuple[Table, int]:
    """A new game in which somebody was dealt a bonus tile, and who it was."""
    for seed in range(300):
        t = new_game(seats, seed)
        if name in bonuses(t):
            return t, bonuses(t).index(name)
    raise AssertionError(name)


# Who plays


@rule("PAN-SETUP-01")
@tables
def test_two_to_four_people_play(seats: int) -> None:
    t = new_game(seats)
    assert seats == len(t.view()["sides"])
    assert "" == t.unsound()


@rule("PAN-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_people_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(GAME, NAMES[:seats], {}, Seeded(1))


@rule("PAN-SETUP-20", "PAN-RUL-03")
@tables
def test_chance_decides_who_goes_first(seats: int) -> None:
    firsts = Counter(int(laid_out(seats, seed)[0].first) for seed in range(120))
    assert set(range(seats)) == set(firsts)
    assert min(firsts.values()) > 120 // seats // 2


@rule("PAN-SETUP-20", "PAN-RUL-03")
@tables
def test_or_the_table_lets_the_first_seat_begin(seats: int) -> None:
    assert {0} == {int(laid_out(seats, seed, first_player="first-seat")[0].first) for seed in range(20)}


@rule("PAN-SETUP-20")
def test_everybody_is_told_who_goes_first() -> None:
    s, events = laid_out(3)
    assert ["started", [s.first]] == events[0].plain()
    assert all(events[0].is_for(seat) for seat in (-1, 0, 1, 2))


@rule("PAN-SETUP-21")
def test_between_epochs_the_first_player_holds_the_temple_marker() -> None:
    seen = view(3)
    assert (None, 0) == (seen["temple"], seen["epoch"])
    t = table(3).decline(1, ["aegyptus", *["gaiviles"] * 4, *["cards-3"] * 2, *["deity"] * 2])
    assert ("Swap", [2], 2, None) == (t.asked, t.waiting, t.view()["first"], t.view()["temple"])


# What lies on the table


@rule("PAN-SETUP-02", "PAN-SETUP-16", "PAN-RUL-01")
@tables
def test_everybody_takes_4_of_12_feet_and_3_of_12_columns_whatever_the_number_of_players(seats: int) -> None:
    for side in laid_out(seats)[0].sides:
        assert (4, 3, 8, 9) == (side.feet, side.columns, side.spare_feet, side.spare_columns)


@rule("PAN-VAR-02", "PAN-RUL-01")
@pytest.mark.parametrize(("seats", "feet", "columns"), [(2, 6, 5), (3, 5, 4), (4, 4, 3)])
def test_in_the_variant_fewer_players_begin_with_more_pieces(seats: int, feet: int, columns: int) -> None:
    for side in laid_out(seats, start_supply="by-players")[0].sides:
        assert (feet, columns, 12 - feet, 12 - columns) == (side.feet, side.columns, side.spare_feet, side.spare_columns)


@rule("PAN-SETUP-04", "PAN-SETUP-05")
@tables
def test_forty_tiles_are_in_the_bag_and_forty_deities_in_the_stack(seats: int) -> None:
    seen = view(seats)
    assert (40, 40, 21) == (seen["bag"], seen["deity_stack"], seen["demigod_stack"])
    assert ({}, {}, []) == (seen["tile_box"], seen["deity_box"], seen["demigods"])


@rule("PAN-SETUP-05")
def test_deities_are_shuffled() -> None:
    rows = {tuple(new_game(2, seed, bonus_tiles="chosen").view()["row"]) for seed in range(20)}
    assert len(rows) > 15


@rule("PAN-SETUP-06", "PAN-SETUP-07")
def test_all_demigods_of_1_to_3_come_before_any_of_4_to_6() -> None:
    for seed in range(5):
        s = table().turn(0).state
        io = Io(Seeded(seed), False)
        drawn = [int(T.values[stack_demigod(s, io)]) for _ in range(21)]
        assert [1, 1, 1, 2, 2, 2, 3, 3, 3] == sorted(drawn[:9]) != drawn[:9]
        assert [4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6] == sorted(drawn[9:]) != drawn[9:]


@rule("PAN-SETUP-08", "PAN-SETUP-09")
def test_all_eight_peoples_lie_open_and_any_of_them_may_come_first() -> None:
    assert 8 == len(view(2)["peoples"])  # type: ignore[arg-type]
    assert set(T.people_slugs) == {new_game(2, seed, bonus_tiles="chosen").view()["people"] for seed in range(60)}


@rule("PAN-SETUP-10")
def test_there_is_an_offering_tile_of_each_type_and_rank_for_each_of_four_players() -> None:
    for rank in range(4):
        t = table(4)
        for seat in range(4):
            t.ranks(seat, gift=rank, priest=rank, dancer=rank, temple=rank)
        t.gifts("iberia")
        for _ in range(4):
            t.play("upgrade dancer")
        assert [rank + 1] * 4 == [t.side(seat)["ranks"]["dancer"] for seat in range(4)]


@rule("PAN-SETUP-11", "PAN-SETUP-12")
@tables
def test_the_special_money_is_a_stack_of_its_own_the_lowest_on_top(seats: int) -> None:
    s, _ = laid_out(seats)
    assert [f"money-{value}" for value in (2, 2, 3, 3, 4, 4, 5)] == GAME.view(s, -1)["special"]
    special = [kind for kind in range(T.cards) if T.card_special[kind]]
    assert {0} == {s.cards[place * T.cards + kind] for place in (state.PILE, state.DISCARDS) for kind in special}


@rule("PAN-SETUP-13", "PAN-SETUP-14", "PAN-SETUP-17")
@tables
def test_four_of_75_cards_are_turned_up_and_everybody_draws_five(seats: int) -> None:
    s, _ = laid_out(seats)
    seen = GAME.view(s, -1)
    assert 4 == len([card for card in seen["display"] if card])  # type: ignore[attr-defined]
    assert [5] * seats == [side["hand_size"] for side in seen["sides"]]  # type: ignore[attr-defined]
    assert (75 - 4 - 5 * seats, {}) == (seen["pile"], seen["discards"])


@rule("PAN-SETUP-13")
def test_cards_are_shuffled() -> None:
    assert len({tuple(laid_out(2, seed)[0].cards) for seed in range(20)}) == 20
    assert len({tuple(laid_out(2, seed)[0].display) for seed in range(20)}) > 10


@rule("PAN-SETUP-17", "PAN-INFO-01")
def test_only_its_owner_is_told_a_dealt_card() -> None:
    s, events = laid_out(3)
    own = [event for event in events if event.kind.name == "drew" and event.values[0] == 0]
    assert Counter(int(event.values[1]) for event in own) == Counter({k: int(s.hand(0, k)) for k in range(T.cards) if s.hand(0, k)})
    assert not any(event.is_for(seat) for event in own for seat in (-1, 1, 2))


@rule("PAN-SETUP-15")
@tables
def test_everybody_begins_with_no_points(seats: int) -> None:
    assert [0] * seats == GAME.outcome(laid_out(seats)[0]).scores


# Bonus tiles


@rule("PAN-SETUP-03", "PAN-SETUP-18")
def test_everybody_is_dealt_one_of_six_bonus_tiles_by_lot() -> None:
    dealt = [[int(event.values[1]) for event in new_game(2, seed).events_named("bonus-received")] for seed in range(100)]
    assert (
        {kind for kind in range(T.tiles) if T.tile_is_bonus[kind]} == {pair[0] for pair in dealt} == {pair[1] for pair in dealt if pair[1:]}
    )
    assert not [pair for pair in dealt if len(set(pair)) < len(pair)]


@rule("PAN-SETUP-18", "PAN-RUL-04", "PAN-INFO-05")
def test_bonus_tiles_that_nobody_was_dealt_leave_the_game_unseen() -> None:
    t = new_game(2)
    dealt = set(bonuses(t))
    for seat in (-1, 0, 1):
        seen = t.view(seat)
        assert [] == seen["bonuses"]
        assert {name for name in T.tile_slugs if name.startswith("bonus-") and name in str(seen)} == dealt


@rule("PAN-SETUP-19", "PAN-RUL-02")
def test_bonus_tiles_are_carried_out_before_the_first_epoch_the_first_player_first() -> None:
    for seed in range(12):
        t = new_game(4, seed)
        received = [event for event in t.events if event.kind.name in ("bonus-received", "epoch-began")]
        first = int(t.events_named("started")[0].values[0])
        order = [(first + k) % 4 for k in range(4)]
        assert order[: len(t.events_named("bonus-received"))] == [
            int(event.values[0]) for event in received if event.kind.name == "bonus-received"
        ]
        assert "epoch-began" not in [event.kind.name for event in received[:-1]]


@rule("PAN-SETUP-19", "PAN-TILE-01", "PAN-TILE-16")
def test_a_step_tile_is_received_in_the_set_up_and_kept() -> None:
    t, seat = with_bonus("bonus-step")
    assert (1, {"bonus-step": 1}) == (t.view()["sides"][seat]["steps"], t.view()["sides"][seat]["step_tiles"])


@rule("PAN-SETUP-19", "PAN-TILE-10", "PAN-RUL-02", "PAN-RUL-51")
def test_two_upgrades_are_decided_in_the_set_up() -> None:
    t, seat = with_bonus("bonus-offering")
    while t.view()["epoch"] == 0 and t.asked != "Upgrade":
        t.play(t.options[0])
    assert ("Upgrade", [seat], 2) == (t.asked, t.waiting, t.view()["decision"]["due"])
    t.play("upgrade priest", "upgrade priest")
    assert {"priest": 2} == t.side(seat)["ranks"]


@rule("PAN-SETUP-19", "PAN-TILE-08", "PAN-RUL-02")
def test_a_deity_of_the_set_up_scores_as_in_the_first_epoch() -> None:
    t, seat = with_bonus("bonus-deity")
    gained = t.events_named("deity-gained")
    assert [seat] * len(gained) == [event.values[0] for event in gained]
    assert {1} == {int(event.values[2]) for event in gained}
    assert len(gained) == t.view()["sides"][seat]["points"] > 0


@rule("PAN-SETUP-19", "PAN-TILE-05", "PAN-TILE-06")
def test_a_demigod_of_the_set_up_comes_from_the_top_of_the_stack_for_its_owners_eyes() -> None:
    t, seat = with_bonus("bonus-demigod")
    assert 1 == t.view()["sides"][seat]["demigods"]
    values = t.side(seat)["values"]
    assert values in ([1], [2], [3])
    assert [["demigod-hidden", [seat]]] == [
        e.plain() for e in t.events_for(1 - seat) if e.kind.name.startswith("demigod-") and "rev" not in e.kind.name
    ]


@rule("PAN-SETUP-19", "PAN-TILE-12", "PAN-EPOCH-21", "PAN-RUL-45")
def test_the_free_column_waits_for_the_end_of_the_first_preparation() -> None:
    t, seat = with_bonus("bonus-column")
    while t.asked != "BonusColumn":
        assert t.asked != "Turn"
        t.play(t.options[0])
    assert ([seat], 1) == (t.waiting, t.view()["epoch"])
    assert t.view()["temple"] is not None


# Chosen bonus tiles


def choosing(seats: int, seed: int = 1) -> Table:
    """A game in which bonus tiles are chosen, at the first of these choices."""
    t = new_game(seats, seed, bonus_tiles="chosen")
    while t.asked != "ChooseBonus":
        assert t.view()["epoch"] == 1 and t.asked != "Turn"
        t.play(t.options[-1])
    return t


@rule("PAN-VAR-01", "PAN-EPOCH-21", "PAN-RUL-04")
@tables
def test_in_the_variant_the_last_player_chooses_first_and_the_first_last(seats: int) -> None:
    t = choosing(seats)
    first = t.view()["first"]
    asked = []
    for name in ("bonus-step", "bonus-demigod", "bonus-deity", "bonus-column")[:seats]:
        assert "ChooseBonus" == t.asked
        asked += t.waiting
        t.play(f"choose {name}")
    assert [(first - k) % seats for k in range(1, seats + 1)] == asked


@rule("PAN-VAR-01", "PAN-RUL-04")
def test_in_the_variant_all_six_lie_open_and_a_taken_one_is_gone() -> None:
    t = choosing(2)
    assert 6 == len(t.options) == len(t.view()["bonuses"])
    assert t.view()["temple"] is not None
    t.play("choose bonus-step")
    assert "bonus-step" not in t.view()["bonuses"]
    assert ["PAN-VAR-01"] == t.why("choose bonus-step")
    t.play("choose bonus-demigod")
    assert [] == t.view()["bonuses"]


@rule("PAN-VAR-01", "PAN-RUL-04")
def test_in_the_variant_a_tile_is_carried_out_before_the_next_player_chooses() -> None:
    t = choosing(3)
    chooser = t.waiting[0]
    t.play("choose bonus-offering")
    assert ("Upgrade", [chooser]) == (t.asked, t.waiting)
    t.play("upgrade gift", "upgrade temple")
    assert ("ChooseBonus", False) == (t.asked, t.waiting == [chooser])
    chooser = t.waiting[0]
    t.play("choose bonus-column")
    assert ("BonusColumn", [chooser]) == (t.asked, t.waiting)


@rule("PAN-RUL-12", "PAN-VAR-01")
def test_a_depraccus_of_a_chosen_bonus_tile_draws_nothing_in_the_first_epoch() -> None:
    t = choosing(2)
    chooser = t.waiting[0]
    before = t.side(chooser)["hand_size"]
    t.play("choose bonus-deity", chance=["depraccus"]).play("choose bonus-step")
    assert ({"depraccus": 1}, before) == (t.side(chooser)["deities"], t.side(chooser)["hand_size"])
    assert "Turn" == t.asked


@rule("PAN-TILE-19", "PAN-RUL-36")
def test_a_bonus_tile_goes_to_the_box_when_it_is_used_a_step_tile_does_not() -> None:
    t = choosing(2).play("choose bonus-demigod", "choose bonus-step")
    assert {"bonus-demigod": 1} == t.view()["tile_box"]
    assert 0 == t.state.tiles[state.TILE_BOX * T.tiles + tile("bonus-step")]

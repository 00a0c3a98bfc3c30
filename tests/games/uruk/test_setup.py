"""Setting up: what a real set-up leaves on the table, for every number of players and over many seeds."""

from __future__ import annotations

from collections import Counter

import pytest
from games.uruk.laying import GAME, T, kind, rule

from themis.core.chance import Seeded
from themis.core.event import Event, Io
from themis.core.session import start
from themis.errors import BadOptions
from themis.games.uruk import content
from themis.games.uruk.save import cards_of, cubes_of
from themis.games.uruk.state import State

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TABLES = [2, 3, 4]
LEVEL_1 = {"mud-house", "net", "clay-pot", "cistern"}


def set_up(seats: int, seed: int = 1) -> State:
    found = start(GAME, NAMES[:seats], {}, Seeded(seed)).state
    assert isinstance(found, State)
    return found


def told_at_setup(seats: int) -> tuple[State, list[Event]]:
    io = Io(Seeded(1), False)
    found = GAME.setup(seats, GAME.meta.option_values({}), io)
    assert isinstance(found, State)
    return found, io.events


def cards(counts: list[int]) -> list[str]:
    return [T.kind_slugs[k] for k in range(len(counts)) for _ in range(counts[k])]


def levels(counts: list[int]) -> Counter[int]:
    """Cards per level; event cards count as level 0."""
    found: Counter[int] = Counter()
    for k, n in enumerate(counts):
        found[T.level[k] if k < T.discoveries else 0] += n
    return +found


def first_card(s: State, seat: int) -> str:
    return T.kind_slugs[s.sides[seat].card(0)]


@rule("URU-SETUP-01")
@pytest.mark.parametrize("seats", TABLES)
def test_two_to_four_people_play(seats: int) -> None:
    s = set_up(seats)
    assert seats == len(s.sides)
    assert "" == GAME.unsound(s)


@rule("URU-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_people_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        start(GAME, NAMES[:seats], {}, Seeded(1))


@rule("URU-SETUP-02", "URU-RUL-45")
@pytest.mark.parametrize("seats", TABLES)
def test_chance_decides_who_goes_first(seats: int) -> None:
    firsts = Counter(set_up(seats, seed).first for seed in range(200))
    assert set(range(seats)) == set(firsts)
    assert min(firsts.values()) > 200 // seats // 2


@rule("URU-SETUP-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_is_the_first_to_be_asked(seed: int) -> None:
    s = set_up(4, seed)
    assert s.first == s.turn
    assert [s.first] == s.stack[-1].waiting(s)


@rule("URU-SETUP-02")
def test_everybody_is_told_who_goes_first() -> None:
    s, events = told_at_setup(3)
    assert ["started", [s.first]] == events[0].plain()
    assert all(events[0].is_for(seat) for seat in (-1, 0, 1, 2))


@rule("URU-SETUP-03", "URU-RUL-47")
@pytest.mark.parametrize("seats", TABLES)
def test_everybody_begins_with_one_level_1_discovery_in_the_first_slot(seats: int) -> None:
    s = set_up(seats)
    assert [1] * seats == [side.count for side in s.sides]
    assert [1] * seats == [T.level[side.card(0)] for side in s.sides]
    assert seats == len({first_card(s, seat) for seat in range(seats)})


@rule("URU-SETUP-03")
def test_the_level_1_discovery_is_a_random_one() -> None:
    dealt = {(first_card(s, 0), first_card(s, 1)) for s in (set_up(2, seed) for seed in range(200))}
    assert {(a, b) for a in LEVEL_1 for b in LEVEL_1 if a != b} == dealt


@rule("URU-SETUP-03")
@pytest.mark.parametrize("seats", TABLES)
def test_level_1_cards_nobody_received_are_out_of_the_game(seats: int) -> None:
    s = set_up(seats)
    assert LEVEL_1 - {first_card(s, seat) for seat in range(seats)} == set(cards(list(s.boxed)))
    assert 4 - seats == sum(s.boxed)


@rule("URU-SETUP-03")
def test_the_level_1_discoveries_are_open_to_all() -> None:
    s, events = told_at_setup(2)
    dealt = [event for event in events if event.kind.name == "dealt"]
    assert [["dealt", [seat, kind(first_card(s, seat))]] for seat in (0, 1)] == [event.plain() for event in dealt]
    assert all(event.is_for(-1) for event in dealt)


@rule("URU-SETUP-04")
@pytest.mark.parametrize("seats", TABLES)
def test_levels_3_and_4_and_the_ten_event_cards_make_the_lower_part_of_the_pile(seats: int) -> None:
    s = set_up(seats)
    assert {3: 32, 4: 20, 0: 10} == levels(list(s.under))
    assert 62 == s.under_size


@rule("URU-SETUP-05")
@pytest.mark.parametrize("seats", TABLES)
def test_every_hand_begins_with_five_level_2_cards(seats: int) -> None:
    s = set_up(seats)
    assert [{2: 5}] * seats == [levels(list(side.hand)) for side in s.sides]
    assert [5] * seats == [side.hand_size for side in s.sides]


@rule("URU-SETUP-05")
def test_hands_are_dealt_at_random() -> None:
    hands = {tuple(cards(list(set_up(2, seed).sides[0].hand))) for seed in range(30)}
    assert len(hands) > 20


@rule("URU-SETUP-05", "URU-DRAW-06")
def test_only_its_owner_is_told_a_dealt_card() -> None:
    s, events = told_at_setup(2)
    drawn = [event for event in events if event.kind.name == "drew" and event.values[0] == 0]
    assert sorted(cards(list(s.sides[0].hand))) == sorted(T.kind_slugs[event.values[1]] for event in drawn)
    assert not any(event.is_for(1) or event.is_for(-1) for event in drawn)


@rule("URU-SETUP-06")
@pytest.mark.parametrize("seats", TABLES)
def test_only_level_2_cards_lie_on_top_of_the_pile(seats: int) -> None:
    assert {2} == set(levels(list(set_up(seats).pile)))


@rule("URU-SETUP-04", "URU-SETUP-06", "URU-SETUP-09")
def test_the_thirteen_level_2_cards_are_drawn_before_any_other() -> None:
    session = start(GAME, NAMES[:2], {}, Seeded(3))
    drawn: list[int] = []
    while len(drawn) < 16:
        seat = session.waiting()[0]
        if "draw" not in [choice.text for choice in session.options(seat)]:
            session.choose(seat, "end")
            continue
        drawn += [T.level[event.values[1]] for event in session.choose(seat, "draw") if event.kind.name == "drew"]
    assert [2] * 13 == drawn[:13]
    assert {3, 4} >= set(drawn[13:])


@rule("URU-SETUP-07")
@pytest.mark.parametrize("seats", TABLES)
def test_three_cards_of_the_pile_are_turned_up_and_the_omen_place_is_free(seats: int) -> None:
    s = set_up(seats)
    assert [2, 2, 2] == [T.level[k] for k in s.display]
    assert -1 == s.omen
    assert -1 == s.facedown


@rule("URU-SETUP-08")
@pytest.mark.parametrize(("seats", "discarded"), [(2, 10), (3, 5), (4, 1)])
def test_some_cards_of_the_pile_start_the_discard_pile(seats: int, discarded: int) -> None:
    s = set_up(seats)
    assert [2] * discarded == [T.level[s.discards[i]] for i in range(s.discarded)]


@rule("URU-SETUP-09")
@pytest.mark.parametrize(("seats", "upper", "whole"), [(2, 13, 75), (3, 13, 75), (4, 12, 74)])
def test_the_pile_has_its_size_when_everything_is_ready(seats: int, upper: int, whole: int) -> None:
    s = set_up(seats)
    assert upper == s.pile_size == sum(s.pile)
    assert whole == s.pile_size + s.under_size
    assert whole == GAME.view(s, 0)["pile"]


@rule("URU-SETUP-10", "URU-SETUP-11")
@pytest.mark.parametrize(("seats", "discs"), [(2, [3, 6, 4, 3]), (3, [5, 6, 4, 3]), (4, [7, 6, 4, 3])])
def test_the_epochs_get_their_discs(seats: int, discs: list[int]) -> None:
    s = set_up(seats)
    assert discs == list(s.epochs)
    assert dict(zip(["i", "ii", "iii", "iv"], discs, strict=True)) == GAME.view(s, 0)["epochs"]


@rule("URU-SETUP-12")
@pytest.mark.parametrize("seats", TABLES)
def test_everybody_begins_with_a_village(seats: int) -> None:
    s = set_up(seats)
    assert [1] * seats == [side.discs(0) for side in s.sides]
    assert [1] * seats == [side.settled for side in s.sides]


@rule("URU-SETUP-13")
@pytest.mark.parametrize(("seats", "box"), [(2, 6), (3, 3), (4, 0)])
def test_discs_not_needed_stay_in_the_box_and_the_pool_is_empty(seats: int, box: int) -> None:
    s = set_up(seats)
    assert 0 == s.pool
    assert box == content.CONTENT.number("discs") - sum(s.epochs) - sum(side.settled for side in s.sides)
    assert 24 == content.CONTENT.number("discs")


@rule("URU-SETUP-14", "URU-RUL-46")
@pytest.mark.parametrize("seats", TABLES)
def test_three_cubes_of_its_colour_lie_on_each_level_1_discovery_and_stocks_are_empty(seats: int) -> None:
    s = set_up(seats)
    for side in s.sides:
        own = T.colour[side.card(0)]
        assert [3 if colour == own else 0 for colour in range(4)] == [side.cubes(0, colour) for colour in range(4)]
        assert [0, 0, 0, 0] == list(side.stock)


@rule("URU-SETUP-14")
@pytest.mark.parametrize("seats", TABLES)
def test_the_bank_has_all_other_cubes_of_the_48(seats: int) -> None:
    s = set_up(seats)
    assert [12, 12, 12, 12] == [cubes_of(s, colour) for colour in range(4)]
    assert 48 - 3 * seats == sum(s.bank)


@rule("URU-SETUP-04", "URU-SETUP-05")
@pytest.mark.parametrize("seats", TABLES)
def test_the_cards_on_the_table_and_in_the_box_are_those_of_the_component_list(seats: int) -> None:
    found = [cards_of(set_up(seats), k) for k in range(T.kinds)]
    assert {1: 4, 2: 36, 3: 32, 4: 20, 0: 10} == levels(found)
    by_colour = Counter(T.colour[k] for k in range(T.discoveries) for _ in range(found[k]))
    assert {0: 23, 1: 23, 2: 23, 3: 23} == by_colour
    assert [1] * 10 == found[T.discoveries :]

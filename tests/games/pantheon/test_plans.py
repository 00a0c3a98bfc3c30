"""What a bot thinks of in the middle of an action: whole moves instead of single pieces, purchases that are worth their price."""

from __future__ import annotations

from games.pantheon.laying import GAME, SLUG_AT, Table, new_game, table

from themis.bots.bot import Knowledge
from themis.bots.levels import make
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import apply, options, waiting
from themis.games.pantheon import heuristic
from themis.games.pantheon.frames.move import Move
from themis.games.pantheon.routes import FAR, Ways


def advised(t: Table) -> list[str]:
    return [choice.text for choice in GAME.promising(t.state, t.waiting[0])]


def followed(t: Table) -> list[str]:
    """The whole action as it is advised."""
    found: list[str] = []
    while GAME.promising(t.state, 0):
        choice = GAME.promising(t.state, 0)[0]
        found.append(choice.text)
        apply(t.state, 0, choice, Io(Seeded(1), True))
    return found


def spaces(*places: str) -> set[str]:
    return {SLUG_AT[place] for place in places}


def test_only_what_is_offered_is_advised() -> None:
    s, chance = new_game(3, 7).state, Seeded(7)
    found = 0
    while not s.over:
        seat = waiting(s)[0]
        offered, advice = options(s, seat), GAME.promising(s, seat)
        assert set(advice) <= set(offered) and len(advice) == len(set(advice))
        found += len(advice)
        apply(s, seat, offered[chance.below(0, len(offered))], Io(chance, True))
    assert found > 100


def test_advice_follows_from_what_a_seat_knows() -> None:
    s, chance = new_game(2, 8).state, Seeded(8)
    compared = 0
    while not s.over:
        seat = waiting(s)[0]
        advice = GAME.promising(s, seat)
        if advice:
            assert advice == GAME.promising(GAME.determinise(s, seat, chance), seat)
            compared += 1
        offered = options(s, seat)
        apply(s, seat, offered[chance.below(0, len(offered))], Io(chance, True))
    assert compared > 50


def test_a_way_leads_to_its_target_piece_by_piece_at_the_price_it_names() -> None:
    t = table().hand(0, *["movement"] * 4).columns(0, "0703").feet(1, "0602", "0503").turn(0).play("move")
    ways = Ways(t.state, 0, 8)
    for space in range(len(ways.cost)):
        if ways.cost[space] < FAR:
            twin = t.state.clone()
            for step in ways.to(t.state, 0, space):
                verb = "foot" if twin.t.takes_foot[step] else "column"
                choice = GAME.catalogue.parse(f"{verb} {GAME.tables.land.slugs[step]}")
                assert choice in options(twin, 0)
                apply(twin, 0, choice, Io(Seeded(1), True))
            frame = twin.stack[-1]
            assert isinstance(frame, Move) and ways.cost[space] == frame.spent


def test_a_move_is_planned_as_a_whole() -> None:
    """Two feet and a column, and with what is left the tile beside them."""
    t = table(2).hand(0, "movement", "movement").tiles("0704 step-2", "0201 cards-2", "0405 cards-2").turn(0).play("move")
    placed = followed(t)
    assert "finish" == placed[-1]
    assert SLUG_AT["0704"] in {text.split()[1] for text in placed[:-1]}
    assert any(text.startswith("column") for text in placed)


def test_money_goes_where_it_lasts() -> None:
    assert "offering" == advised(table(2).hand(0, "money-3").turn(0).play("buy"))[0].split()[0]
    last = table(2).epoch(6).hand(0, "money-1").columns(0, "0006", "0009", "0203").feet(0, "0602", "0702").turn(0).play("buy")
    assert f"column {SLUG_AT['0703']}" == advised(last)[0]


def test_the_fourth_column_is_worth_more_than_the_third() -> None:
    s = table().epoch(6).turn(0).state
    worth = [heuristic.column_worth(s, standing) for standing in range(13)]
    assert worth[3] > worth[2] and worth[7] > worth[6] and worth[11] > worth[10] and 0.0 == worth[12]


def test_what_reasons_count_is_what_a_player_counts() -> None:
    laid = table(2).ranks(0, gift=4, temple=2).row("taksator", "depraccus").hand(0, "movement", "movement", "money-3", "money-1").turn(0)
    names = ["payable_deities", "movement", "coins"]
    assert [[1.0, 2.0, 4.0], [0.0, 0.0, 0.0]] == [[counted(laid, seat, name) for name in names] for seat in (0, 1)]


def test_near_is_what_three_steps_reach_with_the_pieces_there_are() -> None:
    t = table(2).reserve(0, 1, 0).reserve(1, 5, 2).turn(0)
    ways = [Ways(t.state, seat, 3) for seat in (0, 1)]
    tiles = [
        sum(way.cost[space] < FAR for space in heuristic.targets(t.state, seat) if t.state.t.takes_foot[space])
        for seat, way in enumerate(ways)
    ]
    assert tiles == [counted(t, seat, "near_tiles") for seat in (0, 1)]
    assert tiles[0] < tiles[1]
    assert 0.0 == counted(t, 0, "near_columns") < counted(t, 1, "near_columns")


def counted(t: Table, seat: int, name: str) -> float:
    return heuristic.features(t.state, seat)[heuristic.FEATURES.index(name)]


def test_the_greedy_bot_plays_the_last_epoch_to_its_end() -> None:
    s, bot = table(2).epoch(6).turn(0).state, make("medium", 1)
    while not s.over:
        seat = waiting(s)[0]
        apply(s, seat, bot.choose(Knowledge(GAME, s, seat)), Io(Seeded(5), True))
    assert max(GAME.outcome(s).scores) > 6


def test_the_hard_bot_sees_what_the_next_player_would_take() -> None:
    t = table(2).epoch(6).row("taksator").ranks(0, gift=4, temple=2).ranks(1, gift=4, temple=2).turn(0)
    assert "worship taksator" == make("ismcts:50", 1).choose(Knowledge(GAME, t.state, 0)).text

"""Boards laid by chance: lawful, different, and for ever the same for the same number."""

from __future__ import annotations

import hashlib

import pytest
from games.delphi import boards

from themis.core.chance import Scripted, Sealed, Seeded
from themis.core.event import Io
from themis.games.delphi import content
from themis.games.delphi.content import SEAS
from themis.games.delphi.game import GAME
from themis.games.delphi.generator import BOARDS, MODES, draw, generate, is_fair, voyage
from themis.games.delphi.layout import flaw, parse
from themis.games.delphi.sea import chart
from themis.games.delphi.state import State

TILES = GAME.tables.tiles
FIRST_VOYAGE = GAME.tables.first_voyage

rule = pytest.mark.rule

# Three boards of each mode.  They must never change: a record holds the number of its board and nothing else.
DIGESTS = ["fa8c0f2c05d98086", "814cc025f88f6237", "d78e03639f8df1f6", "30754668629ed19f"]


def tile(slug: str) -> int:
    return TILES.slugs.index(slug)


@rule("DEL-SETB-01", "DEL-SETB-02", "DEL-SETB-03", "DEL-SETB-06", "DEL-SETB-07")
@pytest.mark.parametrize("start", range(0, 50, 10))
@pytest.mark.parametrize("mode", range(4), ids=MODES)
def test_boards_by_chance_are_lawful(mode: int, start: int) -> None:
    for number in range(start, start + 10):
        layout = generate(TILES, mode, number, False)

        assert flaw(TILES, layout.placements) is None
        assert "" == boards.lawful(layout.placements)
        assert layout.text() == parse(TILES, layout.text()).text()


@rule("DEL-SETB-06")
def test_the_compact_board_fills_the_slots() -> None:
    slots = {(TILES.slot_kind[k], TILES.slot_q[k], TILES.slot_r[k]): TILES.slot_turns[k] for k in range(TILES.slots)}
    for number in range(20):
        found = [p for p in generate(TILES, 0, number, False).placements if not p.is_city()]

        assert set(slots) == {(TILES.kind[p.tile], p.q, p.r) for p in found}
        for p in found:
            assert slots[(TILES.kind[p.tile], p.q, p.r)] in (p.turns, content.FREE_TURN)


@rule("DEL-SETB-03")
def test_boards_differ_in_tiles_and_turns() -> None:
    found = [generate(TILES, mode, number, False) for mode in range(4) for number in range(8)]

    assert 32 == len({layout.text() for layout in found})
    for slug in TILES.slugs:
        assert 3 <= len({layout.placements[tile(slug)].turns for layout in found})


@rule("DEL-SETB-07")
def test_cities_lie_all_around_the_board() -> None:
    for mode in range(4):
        sea = chart(TILES, generate(TILES, mode, 5, False))
        # Seen from the middle there is a city on either side, whichever way a line is drawn.
        for a, b in boards.SIDES:
            middle = sum([sea.q[h] * a + sea.r[h] * b for h in range(SEAS)])
            ahead = [SEAS * (sea.q[city] * a + sea.r[city] * b) - middle for city in TILES.city_of]
            assert min(ahead) < 0 < max(ahead)


def shores(laid: dict[boards.Hex, str], land: boards.Hex) -> set[boards.Hex]:
    return {h for h in boards.around(land) if boards.KINDS.get(laid.get(h, "")) == "sea"}


@rule("DEL-RUL-62")
@pytest.mark.parametrize("mode", [0, 3], ids=[MODES[0], MODES[3]])
def test_on_a_fair_board_every_site_is_three_hexes_from_its_city_and_no_hex_farther_than_twelve_from_zeus(mode: int) -> None:
    sites = {row.id: row.texts("sites") for row in GAME.content.rows("hex") if row.text("kind") == "statue"}
    layout = generate(TILES, mode, 7, True)
    laid = boards.board(layout.placements)
    zeus = next(h for h in laid if boards.KINDS[laid[h]] == "zeus")
    assert 12 >= max(boards.steps(layout, zeus, set()).values())
    for city in [h for h in laid if boards.KINDS[laid[h]] == "city"]:
        ends = {h for land in laid if boards.COLOURS[laid[city]] in sites.get(laid[land], []) for h in shores(laid, land)}
        for start in shores(laid, city):
            away = boards.steps(layout, start, set())
            assert 3 <= min([away[h] for h in ends])


@rule("DEL-RUL-62")
@pytest.mark.parametrize("fair", ["yes", "no"])
def test_a_game_is_laid_out_as_its_options_say(fair: str) -> None:
    io = Io(Seeded(4), False)
    s = GAME.setup(2, GAME.meta.option_values({"board": "rulebook-compact", "fair_board": fair}), io)
    assert isinstance(s, State)
    assert generate(TILES, 0, io.outcomes[0], fair == "yes").text() == s.sea.layout.text()
    assert (fair == "yes") == is_fair(TILES, s.sea)


@rule("DEL-RUL-62")
def test_without_a_word_the_first_voyage_is_laid() -> None:
    s = GAME.setup(2, GAME.meta.option_values({}), Io(Seeded(1), False))
    assert isinstance(s, State)
    assert FIRST_VOYAGE.text() == s.sea.layout.text()


def test_not_every_board_is_fair() -> None:
    assert not all(is_fair(TILES, chart(TILES, generate(TILES, 0, number, False))) for number in range(4))


def test_a_board_is_drawn_with_one_outcome() -> None:
    io = Io(Sealed(b"a secret", []), False)
    drawn = draw(TILES, 1, False, io)

    assert 1 == len(io.outcomes)
    assert 0 <= io.outcomes[0] < BOARDS
    assert drawn.text() == draw(TILES, 1, False, Io(Scripted(io.outcomes), False)).text()


def test_the_largest_number_can_be_drawn_by_every_chance() -> None:
    found = [Seeded(seed).below(0, BOARDS) for seed in range(2000)]

    assert all(0 <= number < BOARDS for number in found)
    assert max(found) > BOARDS * 99 // 100


@pytest.mark.parametrize(("mode", "digest"), list(enumerate(DIGESTS)), ids=MODES)
def test_a_number_names_the_same_board_for_ever(mode: int, digest: str) -> None:
    texts = " ".join([generate(TILES, mode, number, False).text() for number in (1, 2, 999_999_999)])
    assert digest == hashlib.sha256(texts.encode()).hexdigest()[:16]


def test_the_first_voyage_has_no_trivial_and_no_hopeless_statue() -> None:
    sea = chart(TILES, FIRST_VOYAGE)
    nearest = []
    for colour in range(6):
        sites = [land for land in range(content.FIRST_STATUE, content.FIRST_MONSTER) if TILES.hex_sites[land] >> colour & 1]
        nearest.append(min([voyage(sea, TILES.city_of[colour], land) for land in sites]))

    assert [7, 5, 5, 6, 7, 8] == nearest
    assert is_fair(TILES, sea)

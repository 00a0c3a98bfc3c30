"""Boards laid by chance: lawful, different, and for ever the same for the same number."""

from __future__ import annotations

import hashlib

import pytest
from games.delphi import boards

from themis.core.chance import Scripted, Sealed, Seeded
from themis.core.event import Io
from themis.games.delphi import content
from themis.games.delphi.content import SEAS, TILE_SLUGS
from themis.games.delphi.generator import BOARDS, MODES, draw, generate, is_fair, voyage
from themis.games.delphi.layout import FIRST_VOYAGE, flaw, parse
from themis.games.delphi.sea import chart

rule = pytest.mark.rule

# Three boards of each mode.  They must never change: a record holds the number of its board and nothing else.
DIGESTS = ["fa8c0f2c05d98086", "814cc025f88f6237", "d78e03639f8df1f6", "30754668629ed19f"]


def tile(slug: str) -> int:
    return TILE_SLUGS.index(slug)


@rule("DEL-SETB-01", "DEL-SETB-02", "DEL-SETB-03", "DEL-SETB-06", "DEL-SETB-07")
@pytest.mark.parametrize("start", range(0, 50, 10))
@pytest.mark.parametrize("mode", range(4), ids=MODES)
def test_boards_by_chance_are_lawful(mode: int, start: int) -> None:
    for number in range(start, start + 10):
        layout = generate(mode, number, False)

        assert flaw(layout.placements) is None
        assert "" == boards.lawful(layout.placements)
        assert layout.text() == parse(layout.text()).text()


@rule("DEL-SETB-06")
def test_the_compact_board_fills_the_slots() -> None:
    slots = {(content.SLOT_KIND[k], content.SLOT_Q[k], content.SLOT_R[k]): content.SLOT_TURNS[k] for k in range(content.SLOTS)}
    for number in range(20):
        found = [p for p in generate(0, number, False).placements if not p.is_city()]

        assert set(slots) == {(content.TILE_KIND[p.tile], p.q, p.r) for p in found}
        for p in found:
            assert slots[(content.TILE_KIND[p.tile], p.q, p.r)] in (p.turns, content.FREE_TURN)


@rule("DEL-SETB-03")
def test_boards_differ_in_tiles_and_turns() -> None:
    found = [generate(mode, number, False) for mode in range(4) for number in range(8)]

    assert 32 == len({layout.text() for layout in found})
    for slug in TILE_SLUGS:
        assert 3 <= len({layout.placements[tile(slug)].turns for layout in found})


@rule("DEL-SETB-07")
def test_cities_lie_all_around_the_board() -> None:
    for mode in range(4):
        sea = chart(generate(mode, 5, False))
        # Seen from the middle there is a city on either side, whichever way a line is drawn.
        for a, b in boards.SIDES:
            middle = sum([sea.q[h] * a + sea.r[h] * b for h in range(SEAS)])
            ahead = [SEAS * (sea.q[city] * a + sea.r[city] * b) - middle for city in content.CITY_OF]
            assert min(ahead) < 0 < max(ahead)


def test_a_fair_board_is_fair() -> None:
    assert is_fair(chart(generate(0, 7, True)))


def test_not_every_board_is_fair() -> None:
    assert not all(is_fair(chart(generate(0, number, False))) for number in range(4))


def test_a_board_is_drawn_with_one_outcome() -> None:
    io = Io(Sealed(b"a secret", []), False)
    drawn = draw(1, False, io)

    assert 1 == len(io.outcomes)
    assert 0 <= io.outcomes[0] < BOARDS
    assert drawn.text() == draw(1, False, Io(Scripted(io.outcomes), False)).text()


def test_the_largest_number_can_be_drawn_by_every_chance() -> None:
    found = [Seeded(seed).below(0, BOARDS) for seed in range(2000)]

    assert all(0 <= number < BOARDS for number in found)
    assert max(found) > BOARDS * 99 // 100


@pytest.mark.parametrize(("mode", "digest"), list(enumerate(DIGESTS)), ids=MODES)
def test_a_number_names_the_same_board_for_ever(mode: int, digest: str) -> None:
    texts = " ".join([generate(mode, number, False).text() for number in (1, 2, 999_999_999)])
    assert digest == hashlib.sha256(texts.encode()).hexdigest()[:16]


def test_the_first_voyage_has_no_trivial_and_no_hopeless_statue() -> None:
    sea = chart(FIRST_VOYAGE)
    nearest = []
    for colour in range(6):
        sites = [land for land in range(content.FIRST_STATUE, content.FIRST_MONSTER) if content.HEX_SITES[land] >> colour & 1]
        nearest.append(min([voyage(sea, content.CITY_OF[colour], land) for land in sites]))

    assert [7, 5, 5, 6, 7, 8] == nearest
    assert is_fair(sea)

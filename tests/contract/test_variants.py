"""The variant of each game for the tests: whatever it changes says so, and nothing else does."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from walk import PLAYED, last_options, own_tests_of, walk

from themis.books.content import NUMBERS
from themis.books.overlay import laid_over, parse
from themis.games import GAMES, find

each_game = pytest.mark.parametrize("game_id", PLAYED)


@each_game
def test_what_is_published_has_no_finding(game_id: str) -> None:
    assert [] == find(game_id).content.findings


@each_game
def test_what_a_variant_changes_names_it_as_its_source(game_id: str) -> None:
    published = find(game_id).content
    overlay = parse((own_tests_of(game_id) / "variant.toml").read_bytes(), "a test")
    made = laid_over(published, overlay)
    for name in published.schema.numbers:
        expected = overlay.source() if name.name in overlay.cells.get(NUMBERS, {}) else published.number_source(name.name)
        assert expected == made.number_source(name.name)
    for table in published.tables():
        for row in made.rows(table):
            cells, printed = overlay.cells.get(table, {}).get(row.id), published.find(row.id)
            assert (overlay.source() if printed is None else printed.source) == row.source
            for column in row.values():
                changed = printed is None or (isinstance(cells, dict) and column in cells)
                assert (overlay.source() if changed else printed and printed.source_of(column)) == row.source_of(column)


@pytest.mark.parametrize("game_id", GAMES)
def test_something_that_a_variant_adds_is_seen_at_the_table(game_id: str) -> None:
    published, game = find(game_id), find(game_id, own_tests_of(game_id) / "variant.toml")
    added = {slug for domain, slugs in game.slugs.items() for slug in slugs if slug not in published.slugs[domain]}
    seen = "".join([json.dumps(game.view(s, seat)) for s, seat, _, _ in islice(walk(game, 3, 1, last_options(game)), 400)])

    assert [slug for slug in added if f'"{slug}"' in seen]

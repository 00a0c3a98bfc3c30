"""Uruk's own words: the names of its cards and colours, and the rulings that name an option."""

from __future__ import annotations

import pytest
from games.uruk.laying import GAME, T
from kit.texts import own_keys

from themis.games.uruk import content, moves
from themis.speech.speech import LANGUAGES, Speech

languages = pytest.mark.parametrize("language", LANGUAGES)


def expected_keys() -> set[str]:
    keys = {f"card-{slug}{part}" for slug in T.kind_slugs for part in ("", "-function")}
    keys |= {f"colour-{colour}{part}" for colour in content.COLOURS for part in ("", "-letter")}
    keys |= {f"epoch-{slug}" for slug in T.epoch_slugs} | {f"reduction-{slug}" for slug in moves.REDUCTIONS}
    return keys | {f"cubes-{letter}" for letter in moves.LETTERS} | {"epoch-price", "epoch-price-own", "group-everyone"}


@languages
def test_everything_has_a_message_and_no_message_is_left_over(language: str) -> None:
    assert expected_keys() == own_keys(GAME, language)


@languages
def test_a_ruling_names_its_option_as_the_table_does(language: str) -> None:
    speech = Speech(GAME, language)
    quoted = "“{}”" if language == "en" else "«\u00a0{}\u00a0»"
    for option in GAME.meta.options:
        assert quoted.format(speech.text(f"option-{option.name}")) in speech.rule(option.rule)

"""Variants of Altar: what may be changed, what is found about it, and that whatever is not broken can be played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.altar.laying import GAME
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import check_refused_or_played, findings, overlaid, play_out, toml, unhurried, what_breaks

from themis.books.findings import DEPARTS, ODD
from themis.games import find
from themis.games.altar import build, content
from themis.games.altar.game import Altar
from themis.speech.speech import Speech


def variant() -> Altar:
    """The one that the contract tests play."""
    game = find("altar", Path(__file__).parent / "variant.toml")
    assert isinstance(game, Altar)
    return game


# Any variant is refused or can be played


numbers = st.dictionaries(
    st.sampled_from([number.name for number in content.NUMBERS]), st.integers(0, 13) | st.integers(90, 100), max_size=3
)
effects = st.lists(
    st.sampled_from(content.VOCABULARY).flatmap(
        lambda meaning: st.tuples(
            st.just(meaning.name),
            st.integers(1, meaning.most).map(str) if meaning.most else st.just(""),
            st.sampled_from(meaning.words) if meaning.words else st.just(""),
        ).map(lambda parts: ":".join(part for part in parts if part))
    ),
    max_size=4,
)
cells = st.fixed_dictionaries(
    {},
    optional={
        "copies": st.integers(0, 20),
        "class": st.sampled_from(content.CLASSES),
        "symbols": st.lists(st.sampled_from(content.SYMBOLS), max_size=2),
        "ritual": st.integers(0, 3),
        "effects": effects,
        "removable": st.booleans(),
    },
)
ROWS = [row.id for row in GAME.content.rows("follower")]
changed_rows = st.dictionaries(st.sampled_from(ROWS), cells, max_size=4)


def fitting(row: dict[str, object]) -> dict[str, object]:
    """A row of which every required cell is there, and effects of which the first says when they happen."""
    texts = row.get("effects")
    names = [str(text).split(":")[0] for text in texts] if isinstance(texts, list) else []
    timings = [timing for name in names[:1] for timing in content.VOCABULARY[content.EFFECTS.index(name)].timings]
    symbols = {content.FREE: ["free"], content.ADORING: ["adoration"], content.INFLUENCE: ["influence"]}
    whole: dict[str, object] = {"copies": 3, "class": "devotee", "ritual": 1, **row, "removable": False}
    whole["symbols"] = symbols.get(timings[-1] if timings else content.MAIN, [])
    timing = timings[-1] if timings else content.MAIN
    if isinstance(texts, list):
        whole["effects"] = [text for text in texts if timing in content.VOCABULARY[content.EFFECTS.index(text.split(":")[0])].timings]
    return whole


added_rows = st.dictionaries(st.sampled_from(["oracle", "sphinx", "faun", "harpy"]), cells.map(fitting), max_size=4)


@unhurried(60)
@given(numbers, changed_rows, added_rows, st.integers(2, 5), st.integers(0, 10_000))
def test_any_variant_is_broken_or_can_be_played_to_its_end(
    numbers: dict[str, int], changed: dict[str, dict[str, object]], added: dict[str, dict[str, object]], seats: int, seed: int
) -> None:
    check_refused_or_played(GAME, toml(numbers, {"follower": {**changed, **added}}), seats, seed)


def test_altars_are_needed_only_for_gods_that_can_all_be_in_play() -> None:
    god = "domain = 'fear'\nfirst_altar = 'active'\neffects = ['toll:1']\n"

    assert [] == findings(GAME, f"[god.sea]\n{god}")
    assert ["it, numbers, 'altars': 20 are not enough for 24 altar spaces."] == findings(
        GAME, f"[setup.players-3]\ngods_each = 2\n[god.sea]\n{god}"
    )


# What is found


def test_everything_is_found_at_once_with_its_place_and_rule() -> None:
    text = "[follower.mason]\ncopies = 99\n[follower.pilgrim]\neffects = ['dance:1']\n[god.war]\ndomain = 'sea'\n[numbers]\nritual_cost = 0"
    places = [(finding.table, finding.row, finding.column) for finding in overlaid(GAME, text).findings]

    assert [
        ("follower", "mason", "copies"),
        ("god", "war", "domain"),
        ("numbers", "ritual_cost", "value"),
        ("follower", "pilgrim", "effects"),
    ] == places


@pytest.mark.parametrize(
    ("text", "sentence", "rule"),
    [
        ("[numbers]\naltar_spaces = 5", "it, numbers, 'altars': 20 are not enough for 25 altar spaces.", "ALT-ALT-09"),
        ("[numbers]\nfirst_altars = 5", "it, numbers, 'first_altars': 5 is more than 4.", "ALT-ALT-03"),
        ("[setup.players-3]\nplayers = 4", "it, setup 'players-3', column 'players': 4 counted, 3 expected.", "ALT-SETUP-01"),
        ("[setup.players-3]\ngods_each = 2", "it, setup 'players-3', column 'gods_each': 6 are needed, but there are 5.", "ALT-SETUP-01"),
        (
            "[god.war]\neffects = ['first-player']",
            "it, god 'war', column 'effects': another god has the first turn already.",
            "ALT-SETUP-11",
        ),
        (
            "[follower.scout]\nremovable = true",
            "it, follower, column 'removable': 2 followers are removable, exactly one must be.",
            "ALT-SETUP-07",
        ),
    ],
)
def test_what_the_game_relies_on_is_broken_by_a_rule(text: str, sentence: str, rule: str) -> None:
    assert [(sentence, rule)] == what_breaks(GAME, text)


def test_totals_that_do_not_come_out_depart_from_what_is_printed_and_are_played() -> None:
    text = "[follower.priestess]\ncopies = 9"
    departs = [
        "it, totals, 'follower_cards': 69 counted, 70 expected.",
        "it, totals, 'priestess_cards': 10 counted, 11 expected.",
        "it, totals, 'activation_cards': 10 counted, 11 expected.",
        "it, totals, 'special_cards': 25 counted, 26 expected.",
    ]

    assert departs == findings(GAME, text, DEPARTS)[:4]
    assert 4 + len(["pile_2", "pile_3", "pile_4", "pile_5"]) == len(findings(GAME, text, DEPARTS))
    assert [] == findings(GAME, text)
    play_out(build(overlaid(GAME, text)), 3, 1)


def test_a_card_can_be_taken_out() -> None:
    game = build(overlaid(GAME, "[follower.siren]\ncopies = 0"))

    assert "it, follower 'siren', column 'copies': no copy of it is left." in findings(GAME, "[follower.siren]\ncopies = 0", DEPARTS)
    assert (32, 69) == (game.tables.followers, game.tables.all_cards)
    play_out(game, 4, 2)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[follower.scout]\nsymbols = []\nritual = 1", "it, follower 'scout', column 'effects': it is the same card as 'pilgrim'."),
        (
            "[follower.acolyte]\neffects = ['discard:2']",
            "it, follower 'acolyte', column 'effects': nobody can use it, because discarding alone is no use.",
        ),
        (
            "[follower.thief]\ncopies = 0\n[follower.assassin]\ncopies = 0",
            "it, follower 'watchman', column 'effects': 'ward:rogue' keeps a class out that has no cards.",
        ),
    ],
)
def test_what_is_hardly_meant_is_odd(text: str, sentence: str) -> None:
    assert sentence in findings(GAME, text, ODD)
    assert [] == findings(GAME, text)


def test_there_can_be_as_many_followers_as_a_machine_number_has_room_for() -> None:
    row = '[follower.new-{}]\nname = {{ en = "New {}", fr = "Neuf {}" }}\ncopies = 1\nclass = "rogue"\nsymbols = ["adoration"]\nritual = 1'
    rows = [row.format(number, number, number) for number in range(31)]

    assert ["it, follower: 63 rows found, at most 62 are possible."] == findings(GAME, "\n".join(rows))
    play_out(build(overlaid(GAME, "\n".join(rows[:30]))), 2, 3)


# A card that is not printed works everywhere


def test_added_rows_stand_at_the_end_and_have_choices_of_their_own() -> None:
    game = variant()

    assert ["tax-collector", "oracle", "shield-bearer", "heckler"] == game.tables.follower_slugs[31:]
    assert ["light", "sea"] == game.tables.god_slugs[4:]
    for text in ("use oracle", "adore shield-bearer sea", "choose sea", "banish sea shield-bearer"):
        assert game.catalogue.parse(text) is not None
        assert GAME.catalogue.parse(text) is None


def test_the_log_of_an_added_card_names_the_rule_of_all_abilities() -> None:
    assert "ALT-ABIL-01" in {kind.rule for kind in variant().events}


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Oracle", "Shield bearer", "heckler"]), ("fr", ["Pythie", "Shield bearer", "heckler"])]
)
def test_an_added_card_is_called_by_its_own_name(language: str, names: list[str]) -> None:
    speech = Speech(variant(), language)

    assert names == [speech.card(slug) for slug in ("oracle", "shield-bearer", "heckler")]
    assert {"en": "Goddess of the Sea", "fr": "Déesse de la Mer"}[language] == speech.thing("god", "sea")

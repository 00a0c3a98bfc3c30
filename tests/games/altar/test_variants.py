"""Variants of Altar: what may be changed, what is found about it, and that whatever is not broken can be played to its end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.altar.laying import GAME
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from themis.books.content import Content
from themis.books.findings import BROKEN, DEPARTS, ODD
from themis.books.overlay import laid_over, parse
from themis.books.rulebook import load
from themis.core.chance import Sealed, Seeded
from themis.core.event import Io
from themis.core.frame import apply, explain, options, settle, waiting
from themis.core.session import start
from themis.errors import BadContent
from themis.games import find
from themis.games.altar import build, content
from themis.games.altar.game import Altar
from themis.speech.speech import Speech

HERE = Path(__file__).parent
HEAD = '[variant]\nid = "a-test"\ngame = "altar"\n'
RULES = load(GAME.meta.folder / "rulebook", "en").ids()
MOST_DECISIONS = 5_000


def overlaid(text: str) -> Content:
    return laid_over(GAME.content, parse((HEAD + text).encode(), "a test"))


def found(text: str, level: str = BROKEN) -> list[str]:
    """The findings of a level, as sentences."""
    return [finding.sentence("it") for finding in overlaid(text).findings if finding.level == level]


def variant() -> Altar:
    """The one that the contract tests play."""
    game = find("altar", HERE / "variant.toml")
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


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def toml(numbers: dict[str, int], rows: dict[str, dict[str, object]]) -> str:
    lines = ["[numbers]"] + [f"{name} = {value}" for name, value in numbers.items()]
    for row, values in rows.items():
        lines += [f"[follower.{row}]"] + [f"{name} = {written(value)}" for name, value in values.items()]
    return "\n".join(lines)


def play_out(game: Altar, seats: int, seed: int) -> None:
    """A random game to its end, sound at every decision."""
    chance = Seeded(seed)
    io = Io(chance, True)
    s = game.setup(seats, [0] * len(game.meta.options), io)
    settle(s, io)
    for number in range(MOST_DECISIONS):
        if s.over:
            assert game.outcome(s).reason
            return
        seat = waiting(s)[0]
        offered = options(s, seat)
        assert offered
        assert "" == game.unsound(s)
        if number % 9 == 0:
            assert game.save(s) == game.save(game.load(game.save(s)))
            assert set(RULES) >= {rule for choice in game.catalogue.choices[number % 7 :: 7] for rule in explain(s, seat, choice)}
            assert len(game.prospects(s)) == seats
        apply(s, seat, offered[chance.below(0, len(offered))], io)
    raise AssertionError("the game does not end")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(numbers, changed_rows, added_rows, st.integers(2, 5), st.integers(0, 10_000))
def test_any_variant_is_broken_or_can_be_played_to_its_end(
    numbers: dict[str, int], changed: dict[str, dict[str, object]], added: dict[str, dict[str, object]], seats: int, seed: int
) -> None:
    made = overlaid(toml(numbers, {**changed, **added}))
    if any(finding.level == BROKEN for finding in made.findings):
        with pytest.raises(BadContent):
            build(made)
    else:
        play_out(build(made), seats, seed)


def test_altars_are_needed_only_for_gods_that_can_all_be_in_play() -> None:
    god = "domain = 'fear'\nfirst_altar = 'active'\neffects = ['toll:1']\n"

    assert [] == found(f"[god.sea]\n{god}")
    assert ["it, numbers, 'altars': 20 are not enough for 24 altar spaces."] == found(f"[setup.players-3]\ngods_each = 2\n[god.sea]\n{god}")


# What is found


def test_the_published_cards_have_no_finding() -> None:
    assert [] == GAME.content.findings


def test_everything_is_found_at_once_with_its_place_and_rule() -> None:
    text = "[follower.mason]\ncopies = 99\n[follower.pilgrim]\neffects = ['dance:1']\n[god.war]\ndomain = 'sea'\n[numbers]\nritual_cost = 0"
    places = [(finding.table, finding.row, finding.column) for finding in overlaid(text).findings]

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
    broken = [finding for finding in overlaid(text).findings if finding.level == BROKEN]

    assert [(sentence, rule)] == [(finding.sentence("it"), finding.rule) for finding in broken]
    with pytest.raises(BadContent):
        find("altar", overlaid(text))


def test_totals_that_do_not_come_out_depart_from_what_is_printed_and_are_played() -> None:
    text = "[follower.priestess]\ncopies = 9"
    departs = [
        "it, totals, 'follower_cards': 69 counted, 70 expected.",
        "it, totals, 'priestess_cards': 10 counted, 11 expected.",
        "it, totals, 'activation_cards': 10 counted, 11 expected.",
        "it, totals, 'special_cards': 25 counted, 26 expected.",
    ]

    assert departs == found(text, DEPARTS)[:4]
    assert 4 + len(["pile_2", "pile_3", "pile_4", "pile_5"]) == len(found(text, DEPARTS))
    assert [] == found(text)
    play_out(build(overlaid(text)), 3, 1)


def test_a_card_can_be_taken_out() -> None:
    game = build(overlaid("[follower.siren]\ncopies = 0"))

    assert "it, follower 'siren', column 'copies': no copy of it is left." in found("[follower.siren]\ncopies = 0", DEPARTS)
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
    assert sentence in found(text, ODD)
    assert [] == found(text)


def test_there_can_be_as_many_followers_as_a_machine_number_has_room_for() -> None:
    row = '[follower.new-{}]\nname = {{ en = "New {}", fr = "Neuf {}" }}\ncopies = 1\nclass = "rogue"\nsymbols = ["adoration"]\nritual = 1'
    rows = [row.format(number, number, number) for number in range(31)]

    assert ["it, follower: 63 rows found, at most 62 are possible."] == found("\n".join(rows))
    play_out(build(overlaid("\n".join(rows[:30]))), 2, 3)


# A card that is not printed works everywhere


def test_added_rows_stand_at_the_end_and_have_choices_of_their_own() -> None:
    game = variant()

    assert ["tax-collector", "oracle", "shield-bearer", "heckler"] == game.tables.follower_slugs[31:]
    assert ["light", "sea"] == game.tables.god_slugs[4:]
    for text in ("use oracle", "adore shield-bearer sea", "choose sea", "banish sea shield-bearer"):
        assert game.catalogue.parse(text) is not None
        assert GAME.catalogue.parse(text) is None


def test_what_a_variant_changes_says_so() -> None:
    made = variant().content
    priestess, oracle = made.find("priestess"), made.find("oracle")

    assert priestess is not None and oracle is not None
    assert ("variant: sea-and-oracles", "rulebook: activation; active altars") == (
        priestess.source_of("copies"),
        priestess.source_of("effects"),
    )
    assert "variant: sea-and-oracles" == oracle.source == oracle.source_of("copies")
    assert "variant: sea-and-oracles" == made.number_source("ritual_cost")
    assert ("variant", 11) == made.provenance()[-1]


def test_the_log_and_the_refusals_of_an_added_card_name_a_rule_of_the_rulebook() -> None:
    game = variant()
    told = {kind.rule for kind in game.events}

    assert told <= set(RULES)
    assert "ALT-ABIL-01" in told


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Oracle", "Shield bearer", "heckler"]), ("fr", ["Pythie", "Shield bearer", "heckler"])]
)
def test_an_added_card_is_called_by_its_own_name(language: str, names: list[str]) -> None:
    speech = Speech(variant(), language)

    assert names == [speech.card(slug) for slug in ("oracle", "shield-bearer", "heckler")]
    assert {"en": "Goddess of the Sea", "fr": "Déesse de la Mer"}[language] == speech.thing("god", "sea")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_added_cards_can_be_told_without_a_gap(language: str) -> None:
    game = variant()
    speech = Speech(game, language)
    session = start(game, ["Ada", "Ben", "Eve"], {}, Sealed(b"oracles", []))
    chance = Seeded(2)
    said: list[str] = []
    while not session.state.over:
        seat = session.waiting()[0]
        offered = session.options(seat)
        said += [speech.choice(choice, session.record.names, game.facts(session.state, seat, choice)) for choice in offered]
        said.append(speech.question(game.view(session.state, seat), session.record.names))
        told = session.choose(seat, offered[chance.below(0, len(offered))].text)
        said += [speech.event(event, session.record.names) for event in told]

    assert [] == [sentence for sentence in said if not sentence or "{" in sentence or "none" in sentence.split()]
    assert any({"en": "Oracle", "fr": "Pythie"}[language] in sentence for sentence in said)


def test_an_added_card_is_seen_in_views_and_saved() -> None:
    game = variant()
    session = start(game, ["Ada", "Ben"], {}, Sealed(b"views", []))
    seen = ""
    chance = Seeded(1)
    while not session.state.over:
        seat = session.waiting()[0]
        offered = session.options(seat)
        seen += json.dumps(session.view(seat))
        assert game.save(session.state) == game.save(game.load(json.loads(json.dumps(game.save(session.state)))))
        session.choose(seat, offered[chance.below(0, len(offered))].text)

    assert '"oracle"' in seen and '"shield-bearer"' in seen

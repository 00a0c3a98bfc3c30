"""Variants of Uruk: what may be changed, what is found about it, and that whatever is not broken can be played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.uruk.laying import GAME
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import check_refused_or_played, findings, overlaid, play_out, toml, unhurried, what_breaks

from themis.books.findings import DEPARTS, ODD
from themis.core.chance import Seeded
from themis.core.event import Event, Io
from themis.core.frame import apply, options, settle
from themis.games import find
from themis.games.uruk import build, content
from themis.games.uruk.game import Uruk
from themis.games.uruk.state import SLOT_WIDTH, State
from themis.speech.speech import Speech


def variant() -> Uruk:
    """The one that the contract tests play."""
    game = find("uruk", Path(__file__).parent / "variant.toml")
    assert isinstance(game, Uruk)
    return game


# Any variant is refused or can be played


numbers = st.dictionaries(st.sampled_from([number.name for number in content.NUMBERS]), st.integers(0, 13), max_size=2)
cells = st.fixed_dictionaries(
    {},
    optional={
        "copies": st.integers(0, 6),
        "level": st.integers(2, 4),
        "amount": st.integers(0, 12),
    },
)
ROWS = [row.id for row in GAME.content.rows("discovery") if row.number("level") > 1]
changed_rows = st.dictionaries(st.sampled_from(ROWS), cells, max_size=4)
SHARED = ["produce_own_colour", "produce_one_of_two", "store_from_display", "produce_by_display_colour"]
new_rows = st.builds(
    lambda function, colour, level, copies, amount: {
        "level": level,
        "colour": colour,
        "copies": copies,
        "function": function,
        "amount": amount,
        **({"colours": [colour] if function == "produce_own_colour" else content.COLOURS[:3]} if function.startswith("produce_o") else {}),
    },
    st.sampled_from(SHARED),
    st.sampled_from(content.COLOURS),
    st.integers(2, 4),
    st.integers(0, 6),
    st.integers(0, 3),
)
added_rows = st.dictionaries(st.sampled_from(["granary", "loom", "harp", "dam"]), new_rows, max_size=4)
prices = st.dictionaries(
    st.sampled_from(["ii", "iii", "iv"]), st.fixed_dictionaries({"distinct": st.integers(0, 4), "any": st.integers(0, 1)}), max_size=2
)


@unhurried(40)
@given(numbers, changed_rows, added_rows, prices, st.integers(2, 4), st.integers(0, 10_000))
def test_any_variant_is_broken_or_can_be_played_to_its_end(
    numbers: dict[str, int],
    changed: dict[str, dict[str, object]],
    added: dict[str, dict[str, object]],
    prices: dict[str, dict[str, int]],
    seats: int,
    seed: int,
) -> None:
    check_refused_or_played(GAME, toml(numbers, {"discovery": {**changed, **added}, "epoch": prices}), seats, seed)


# What is found


def test_everything_is_found_at_once_with_its_place() -> None:
    text = "[discovery.axe]\ncopies = 99\n[discovery.kiln]\ncolours = ['blue']\n[event.enlil]\ngroup = 'dice'\n[numbers]\nactions = 0"
    places = [(finding.table, finding.row, finding.column) for finding in overlaid(GAME, text).findings]

    assert [
        ("discovery", "axe", "copies"),
        ("event", "enlil", "group"),
        ("numbers", "actions", "value"),
        ("discovery", "kiln", "colours"),
    ] == places


@pytest.mark.parametrize(
    ("text", "sentence", "rule"),
    [
        (
            "[discovery.road]\nlevel = 1",
            "it, discovery 'road', column 'function': level 1 and 'store_level1' belong together.",
            "URU-SETUP-14",
        ),
        (
            "[discovery.kiln]\ncolours = ['blue']",
            "it, discovery 'kiln', column 'colours': it must be the colour of the card alone.",
            "URU-RES-08",
        ),
        (
            "[discovery.pulley]\ncolours = []",
            "it, discovery 'pulley', column 'colours': it is missing, and the card yields one of them.",
            "URU-RES-12",
        ),
        (
            "[discovery.wheel-and-axle]\namount = 2",
            "it, discovery 'wheel-and-axle', column 'amount': one cube is swapped, no other number.",
            "URU-FREE-01",
        ),
        (
            "[discovery.water-clock]\namount = 0",
            "it, discovery 'water-clock', column 'amount': a tableau holds at least one discovery.",
            "URU-INV-22",
        ),
        (
            "[event.enlil]\neffect = 'half_price_next_disc'",
            "it, event 'enlil', column 'effect': the group 'card_auction' can only have"
            " place_discovery_free or gain_3_same or keep_vp_per_city.",
            "",
        ),
        ("[event.ishtar]\nkind = 'disaster'", "it, event 'ishtar', column 'kind': it does not go with the group 'everyone'.", ""),
        (
            "[event.enlil]\ncompensation = 'gain_1_choice'",
            "it, event 'enlil', column 'compensation': only 'fewest_discs' has one, and must.",
            "URU-GOD-11",
        ),
        (
            "[event.marduk]\nkeep = false",
            "it, event 'marduk', column 'keep': it does not go with the effect 'half_price_next_disc'.",
            "URU-EVT-11",
        ),
        ("[epoch.ii]\ndistinct = 0", "it, epoch 'ii', column 'distinct': a disc must cost at least one cube.", "URU-SET-07"),
        (
            "[discovery.axe]\ncolour = 'blue'",
            "it, discovery, column 'function': 0 make pink cheaper, exactly one must.",
            "URU-INV-19",
        ),
        (
            "[discovery.net]\ncopies = 0",
            "it, discovery, column 'copies': 4 level-1 cards are needed, but there are 3.",
            "URU-SETUP-03",
        ),
        (
            "[numbers]\nhand_start = 9",
            "it, discovery, column 'copies': 40 level-2 cards for 4 players are needed, but there are 36.",
            "URU-SETUP-05",
        ),
        (
            "[epoch.i]\ndiscs_4 = 8",
            "it, epoch, column 'discs_4': 25 discs for 4 players are needed, but there are 24.",
            "URU-SETUP-10",
        ),
        (
            "[numbers]\ncubes_per_colour = 2",
            "it, discovery, column 'amount': 3 red cubes are needed, but there are 2.",
            "URU-SETUP-14",
        ),
        (
            "[numbers]\nfirst_reshuffle_removed = 7",
            "it, numbers, 'first_reshuffle_removed': 7 is not one of 0, 5, 10, 15, 20.",
            "URU-RUL-04",
        ),
    ],
)
def test_what_the_game_relies_on_is_broken_by_a_rule(text: str, sentence: str, rule: str) -> None:
    assert (sentence, rule) in what_breaks(GAME, text)


def test_a_card_that_the_rules_know_as_one_cannot_be_two_or_none() -> None:
    text = "[discovery.vault]\nfunction = 'end_extra_discovery'"

    assert [
        "it, discovery, column 'function': 0 have 'settle_discount_any', exactly one must.",
        "it, discovery, column 'function': 2 have 'end_extra_discovery', exactly one must.",
    ] == findings(GAME, text)


def test_totals_that_do_not_come_out_depart_from_what_is_printed_and_are_played() -> None:
    text = "[discovery.vault]\ncopies = 3"
    departs = [
        "it, totals, 'discovery_cards': 91 counted, 92 expected.",
        "it, totals, 'cards': 109 counted, 110 expected.",
        "it, totals, 'cards_per_colour': 22 counted, 23 expected.",
        "it, totals, 'level_3_cards': 31 counted, 32 expected.",
    ]

    assert departs == findings(GAME, text, DEPARTS)
    assert [] == findings(GAME, text)
    play_out(build(overlaid(GAME, text)), 3, 1)


def test_a_card_can_be_taken_out() -> None:
    text = "[discovery.lyre]\ncopies = 0"

    assert "it, discovery 'lyre', column 'copies': no copy of it is left." in findings(GAME, text, DEPARTS)
    play_out(build(overlaid(GAME, text)), 2, 2)


def test_what_is_hardly_meant_is_odd() -> None:
    text = "[discovery.loom]\nname = { en = 'Loom', fr = 'Métier', de = 'Webstuhl' }\nlevel = 2\ncolour = 'red'\ncopies = 2\n"
    text += "function = 'produce_own_colour'\ncolours = ['red']\namount = 1"

    assert ["it, discovery 'loom', column 'function': it is the same card as 'kiln'."] == findings(GAME, text, ODD)
    assert [] == findings(GAME, text)


def test_there_can_be_as_many_inventions_as_a_machine_number_has_room_for() -> None:
    row = (
        '[discovery.new-{}]\nname = {{ en = "New {}" }}\nlevel = 2\ncolour = "red"\ncopies = 1\nfunction = "store_from_display"\namount = 1'
    )
    rows = [row.format(number, number) for number in range(35)]

    assert ["it, discovery: 63 rows found, at most 62 are possible."] == findings(GAME, "\n".join(rows))
    assert ["it, discovery, column 'copies': 299 red cards are more than 255."] == findings(
        GAME, "\n".join(rows[:23]).replace("copies = 1", "copies = 12")
    )
    play_out(build(overlaid(GAME, "\n".join(rows[:34]))), 2, 3)


# A card that is not printed works everywhere


def test_added_rows_stand_at_the_end_and_have_choices_of_their_own() -> None:
    game = variant()

    assert ["aqueduct", "granary", "bazaar", "observatory", "well"] == game.tables.discovery_slugs[27:]
    assert ["eruption", "enki", "utu", "flood"] == game.tables.kind_slugs[-4:]
    for text in ("use granary", "place bazaar", "exchange observatory", "take well", "disc 7", "bid 56"):
        assert game.catalogue.parse(text) is not None
        assert GAME.catalogue.parse(text) is None


def test_a_tableau_has_as_many_slots_as_its_longest_limit() -> None:
    assert (6, 7) == (GAME.tables.slots, variant().tables.slots)
    assert len(GAME.feature_names()) + 2 == len(variant().feature_names())


def test_the_first_value_of_the_option_is_what_is_printed() -> None:
    published, edited = [next(one for one in game.meta.options if one.name == "first_reshuffle_removed") for game in (GAME, variant())]

    assert ["15", "0", "5", "10", "20"] == published.values
    assert ["5", "0", "10", "15", "20"] == edited.values


# What an added or changed card does


def laid_out(game: Uruk, *cards: str) -> State:
    """A game in its first turn, in which the first player has these inventions instead of the one dealt."""
    io = Io(Seeded(1), True)
    s = game.setup(2, [0] * len(game.meta.options), io)
    settle(s, io)
    assert isinstance(s, State)
    side = s.sides[s.turn]
    for card in cards:
        kind = game.tables.kind_slugs.index(card)
        side.slots[side.count * SLOT_WIDTH] = kind
        side.tableau |= 1 << kind
        side.count += 1
    return s


def events_of(game: Uruk, s: State, *texts: str) -> list[Event]:
    """What happens when the first player makes these choices, all of which must be offered."""
    events: list[Event] = []
    for text in texts:
        choice = game.catalogue.parse(text)
        assert choice in options(s, s.turn)
        io = Io(Seeded(1), False)
        apply(s, s.turn, choice, io)
        events += io.events
    return events


def test_a_producer_yields_as_many_cubes_as_its_row_says() -> None:
    for game, number in ((GAME, 1), (variant(), 2)):
        s = laid_out(game, "kiln")
        facts = game.facts(s, s.turn, game.tables.moves.use.of(game.tables.kind_slugs.index("kiln")))
        events = events_of(game, s, "use kiln")

        assert number == s.sides[s.turn].stock[0] == facts["number"]
        assert [("used", "URU-RES-08"), ("gained", "URU-RES-08")] == [(event.kind.name, event.kind.rule) for event in events]


def test_an_added_producer_asks_for_one_of_its_colours() -> None:
    game = variant()
    s = laid_out(game, "granary")
    events_of(game, s, "use granary")

    assert ["gain pink", "gain yellow"] == [choice.text for choice in options(s, s.turn)]
    events_of(game, s, "gain yellow")
    assert [0, 0, 1, 0] == list(s.sides[s.turn].stock)


def test_an_added_store_gives_as_many_cubes_of_a_colour_as_its_row_says_and_it_has() -> None:
    game = variant()
    for there, taken in ((3, 2), (1, 1)):
        s = laid_out(game, "bazaar")
        side = s.sides[s.turn]
        side.slots[(side.count - 1) * SLOT_WIDTH + 2] = there
        s.bank[0] -= there
        events_of(game, s, "use bazaar", "gain red")

        assert (taken, there - taken) == (side.stock[0], side.cubes(side.count - 1, 0))


def test_an_added_astronomy_clears_the_display_of_a_colour() -> None:
    game = variant()
    s = laid_out(game, "observatory")
    colour = game.tables.colour[s.display[0]]
    alike = [kind for kind in s.display if game.tables.colour[kind] == colour]
    events_of(game, s, "use observatory", f"gain {content.COLOURS[colour]}")

    assert len(alike) == s.sides[s.turn].stock[colour]
    assert len(alike) == list(s.display).count(-1)


def test_two_cards_that_give_points_for_cities_both_count() -> None:
    game = variant()
    s = laid_out(game)
    side = s.sides[s.turn]
    side.slots[1] = 2
    side.kept = sum(1 << place for place, row in enumerate(game.content.rows("event")) if row.id in ("ninurta", "enki"))

    assert 2 == dict(game.outcome(s).sources)["ninurta"][s.turn]


# The words


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Granary", "Bazaar", "observatory"]), ("fr", ["Grenier", "Bazaar", "observatory"])]
)
def test_an_added_card_is_called_by_its_own_name(language: str, names: list[str]) -> None:
    speech = Speech(variant(), language)

    assert names == [speech.card(slug) for slug in ("granary", "bazaar", "observatory")]
    assert {"en": "Flood", "fr": "Déluge"}[language] == speech.card("flood")

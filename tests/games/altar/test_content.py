"""Altar's components: the printed totals come out, every card does what the rules say, and every row says where it comes from."""

from __future__ import annotations

import pytest
from games.altar.laying import GAME, T, written_effects

from themis.books.content import KINDS_OF_SOURCE
from themis.books.rulebook import load
from themis.games.altar import content, options
from themis.games.altar.content import CONTENT

rule = pytest.mark.rule

GOOD = content.DEFAULT_PATH.read_text(encoding="utf-8")
FOLLOWERS = range(T.followers)
SEATS = range(2, 6)


def kind(slug: str) -> int:
    return T.follower_slugs.index(slug)


def god(slug: str) -> int:
    return T.god_slugs.index(slug)


def effects(bearer: int) -> list[str]:
    """The effects as they are written in the file."""
    return [":".join([name] + [str(part) for part in (number, word) if part]) for name, number, word in written_effects(bearer)]


def followers(mask: int) -> list[str]:
    return [T.follower_slugs[k] for k in FOLLOWERS if mask >> k & 1]


def cards(kinds: list[int]) -> int:
    return sum(T.copies[k] for k in kinds)


# Components


@rule("ALT-SETUP-06")
def test_there_are_70_follower_cards_of_32_names() -> None:
    assert 32 == T.followers
    assert 70 == sum(T.copies)


@rule("ALT-TERM-11")
@pytest.mark.parametrize(
    ("name", "number"), [("priestess", 11), ("warrior", 6), ("rogue", 4), ("corruptor", 3), ("devotee", 46)], ids=content.CLASSES
)
def test_every_follower_has_one_of_five_classes(name: str, number: int) -> None:
    assert number == cards([k for k in FOLLOWERS if content.CLASSES[T.class_of[k]] == name])


@rule("ALT-TERM-08", "ALT-RUL-17")
def test_special_followers_are_those_with_influence_protection_or_activation() -> None:
    rows = CONTENT.rows("follower")
    special = [row.id for row in rows if {"influence", "protection", "activation"} & set(row.texts("symbols"))]

    assert special == [row.id for row in rows if content.is_special(row)]
    assert 26 == content.cards([row for row in rows if content.is_special(row)])


@rule("ALT-TERM-01", "ALT-ALT-09")
def test_there_is_a_token_for_every_space_of_every_realm() -> None:
    assert (4, 3) == (T.altar_spaces, T.sanctuary_spaces)
    assert (20, 15) == (T.altars, CONTENT.number("sanctuaries"))
    assert T.altars == T.gods * T.altar_spaces
    assert CONTENT.number("sanctuaries") == T.gods * T.sanctuary_spaces


def test_what_makes_a_realm_complete() -> None:
    assert (5, 1) == (T.complete_progress, T.complete_sanctuaries)


def test_what_a_ritual_costs_and_how_much_an_adorer_counts_in_it() -> None:
    assert (3, 2) == (T.ritual_cost, T.adoring_ritual_factor)


def test_the_hand_limits() -> None:
    set_by_followers = {T.follower_slugs[k]: T.hand_limit_by[k] for k in FOLLOWERS if T.hand_limit_by[k]}

    assert 6 == T.hand_limit
    assert {"scribe": 8, "tax-collector": 4} == set_by_followers


@rule("ALT-RIT-02")
def test_the_hierophant_shows_two_ritual_symbols_and_no_other_card_more_than_one() -> None:
    assert {"hierophant": 2} == {T.follower_slugs[k]: T.ritual[k] for k in FOLLOWERS if T.ritual[k] > 1}
    assert 39 == cards([k for k in FOLLOWERS if T.ritual[k]])


# The setup


@rule("ALT-SETUP-01", "ALT-RUL-43")
def test_there_is_a_setup_for_two_to_five_players() -> None:
    assert [2, 3, 4, 5] == [row.number("players") for row in CONTENT.rows("setup")]


@rule("ALT-SETUP-04", "ALT-SETUP-05", "ALT-SETUP-06", "ALT-TWO-01", "ALT-RUL-01")
def test_priestesses_are_removed_as_printed_or_the_other_way_round() -> None:
    printed, inverse = [0, 0, 0], [1, 0, 0]

    assert [2, 1, 2, 0] == [options.removed_priestesses(T, printed, seats) for seats in SEATS]
    assert [2, 2, 1, 0] == [options.removed_priestesses(T, inverse, seats) for seats in SEATS]


@rule("ALT-SETUP-07", "ALT-RUL-01")
def test_only_priestesses_can_be_removed_and_the_high_priestess_stays() -> None:
    assert "priestess" == T.follower_slugs[T.removable]


@rule("ALT-SETUP-13", "ALT-SETUP-15", "ALT-TWO-06")
def test_hands_and_face_up_cards_grow_with_the_players() -> None:
    assert [5, 4, 5, 6] == [T.hand_start[seats] for seats in SEATS]
    assert [5, 4, 5, 6] == [T.display[seats] for seats in SEATS]


@rule("ALT-SETUP-17", "ALT-SETUP-18", "ALT-SETUP-19", "ALT-TWO-07", "ALT-RUL-42")
def test_the_sanctuary_supply_depends_on_the_players() -> None:
    assert [9, 6, 9, 12] == [T.sanctuary_supply[seats] for seats in SEATS]


def test_two_players_have_two_gods_two_draws_and_two_actions() -> None:
    for column in (T.gods_each, T.draws_per_turn, T.actions_per_turn):
        assert [2, 1, 1, 1] == [column[seats] for seats in SEATS]


def test_what_is_left_for_the_pile() -> None:
    laid_out = [seats * T.hand_start[seats] + T.display[seats] + T.removed[seats] for seats in SEATS]

    assert [53, 53, 43, 34] == [sum(T.copies) - number for number in laid_out]


@rule("ALT-SETUP-08", "ALT-SETUP-09", "ALT-TWO-04", "ALT-GOD-03")
def test_every_realm_starts_with_one_altar_which_only_love_has_active() -> None:
    assert 1 == T.first_altars
    assert ["love"] == [slug for slug in T.god_slugs if T.first_altar_active[god(slug)]]


# Options


def test_every_option_has_a_ruling_and_begins_with_it() -> None:
    rulings = load(content.FOLDER / "rulebook", "en")
    for option in options.OPTIONS:
        assert rulings.find(option.rule) is not None
        assert len(option.values) == len(set(option.values)) > 1
    assert ["printed", "chosen", "random"] == [option.values[0] for option in options.OPTIONS]


def test_every_question_asks_about_its_own_option() -> None:
    inverse, dealt, oldest = [{option.name: option.values[1]} for option in options.OPTIONS]

    for given in ({}, inverse, dealt, oldest):
        chosen = GAME.meta.option_values(given)
        assert (given is inverse) == options.priestesses_leave_inversely(chosen)
        assert (given is dealt) == options.gods_are_dealt(chosen)
        assert (0 if given is oldest else -1) == options.oldest_seat(chosen, 3)


@rule("ALT-SETUP-10", "ALT-RUL-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_names_the_oldest_or_leaves_it_to_chance(seats: int) -> None:
    values = options.OLDEST_PLAYER.values
    named = [options.oldest_seat([0, 0, place], seats) for place in range(len(values))]

    assert ["random", "1", "2", "3", "4", "5"] == values
    assert [-1, *range(seats)] + [-1] * (5 - seats) == named


# Followers and gods


@pytest.mark.parametrize(
    ("slug", "timing", "written"),
    [
        pytest.param("priestess", "main", ["activate:1"], marks=rule("ALT-CARD-01")),
        pytest.param("high-priestess", "main", ["activate:2"], marks=rule("ALT-CARD-02")),
        pytest.param("pilgrim", "main", ["discover:1:inactive"], marks=rule("ALT-CARD-03")),
        pytest.param("scout", "free", ["discover:1:inactive"], marks=rule("ALT-CARD-04")),
        pytest.param("mason", "main", ["discover:1:by-sanctuary"], marks=rule("ALT-CARD-05")),
        pytest.param("diviner", "main", ["sift:3:top"], marks=rule("ALT-CARD-06")),
        pytest.param("acolyte", "main", ["draw:2:any"], marks=rule("ALT-CARD-07")),
        pytest.param("messenger", "free", ["draw:2:pile", "discard:1"], marks=rule("ALT-CARD-08")),
        pytest.param("merchant", "free", ["swap:2"], marks=rule("ALT-CARD-09")),
        pytest.param("necromancer", "main", ["recover:1"], marks=rule("ALT-CARD-10")),
        pytest.param("alchemist", "free", ["extra-action:1"], marks=rule("ALT-CARD-11")),
        pytest.param("hierophant", "ritual", [], marks=rule("ALT-CARD-12", "ALT-ABIL-06")),
        pytest.param("amazon", "adoring", ["ward:warrior"], marks=rule("ALT-CARD-13", "ALT-PROT-03")),
        pytest.param("watchman", "adoring", ["ward:rogue", "ward-hand:rogue"], marks=rule("ALT-CARD-14", "ALT-PROT-03")),
        pytest.param("vestal", "adoring", ["ward:corruptor"], marks=rule("ALT-CARD-15", "ALT-PROT-03")),
        pytest.param("exorcist", "adoring", ["exempt"], marks=rule("ALT-CARD-16", "ALT-PROT-03")),
        pytest.param("martyr", "adoring", ["sacrifice"], marks=rule("ALT-CARD-17", "ALT-PROT-03")),
        pytest.param("scribe", "adoring", ["hand-limit:8"], marks=rule("ALT-CARD-18")),
        pytest.param("chronicler", "adoring", ["win-ties"], marks=rule("ALT-CARD-19")),
        pytest.param("prophet", "adoring", ["end-bonus:1:always"], marks=rule("ALT-CARD-20")),
        pytest.param("warrior", "main", ["destroy:1:any"], marks=rule("ALT-CARD-21")),
        pytest.param("barbarian", "main", ["destroy:2:inactive"], marks=rule("ALT-CARD-22")),
        pytest.param("conqueror", "main", ["seize:1:any"], marks=rule("ALT-CARD-23")),
        pytest.param("thief", "free", ["steal:1"], marks=rule("ALT-CARD-24")),
        pytest.param("assassin", "free", ["banish:1"], marks=rule("ALT-CARD-25")),
        pytest.param("heretic", "main", ["deactivate:1"], marks=rule("ALT-CARD-26")),
        pytest.param("temptress", "main", ["lure:1"], marks=rule("ALT-CARD-27")),
        pytest.param("sorceress", "influence", ["forbid:free"], marks=rule("ALT-CARD-28")),
        pytest.param("tyrant", "influence", ["forbid:ritual"], marks=rule("ALT-CARD-29")),
        pytest.param("inquisitor", "influence", ["forbid:activation"], marks=rule("ALT-CARD-30")),
        pytest.param("siren", "influence", ["forbid:protection"], marks=rule("ALT-CARD-31")),
        pytest.param("tax-collector", "influence", ["hand-limit:4"], marks=rule("ALT-CARD-32")),
    ],
)
def test_what_a_follower_does_and_when(slug: str, timing: str, written: list[str]) -> None:
    assert timing == content.TIMINGS[T.timing[kind(slug)]]
    assert written == effects(kind(slug))


@pytest.mark.parametrize(
    ("slug", "written"),
    [
        pytest.param("old", ["first-player", "win-ties"], marks=rule("ALT-GOD-01", "ALT-GOD-02")),
        pytest.param("love", ["end-bonus:1:inactive-altar"], marks=rule("ALT-GOD-04")),
        pytest.param("war", ["ritual-value:1:warrior", "spoils:1:warrior"], marks=rule("ALT-GOD-05", "ALT-GOD-06")),
        pytest.param("fear", ["toll:1"], marks=rule("ALT-GOD-07")),
        pytest.param("light", ["sift:2:bottom"], marks=rule("ALT-GOD-10")),
    ],
)
def test_the_powers_of_a_god(slug: str, written: list[str]) -> None:
    assert written == effects(T.followers + god(slug))


@rule("ALT-ABIL-06", "ALT-ABIL-07")
def test_symbols_decide_when_a_card_works() -> None:
    for k in FOLLOWERS:
        symbols = CONTENT.rows("follower")[k].texts("symbols")

        assert ("free" in symbols) == (content.FREE == T.timing[k])
        assert ("adoration" in symbols) == (content.ADORING == T.timing[k])
        assert ("influence" in symbols) == (content.INFLUENCE == T.timing[k])


@rule("ALT-INF-10")
def test_every_influence_card_is_worth_a_symbol_in_a_ritual() -> None:
    assert {1} == {T.ritual[k] for k in FOLLOWERS if T.timing[k] == content.INFLUENCE}


def test_protection_is_printed_on_the_followers_that_protect() -> None:
    printed = [row.id for row in CONTENT.rows("follower") if "protection" in row.texts("symbols")]
    wards = 0
    for mask in [*T.warders, *T.hand_warders]:
        wards |= mask

    assert printed == followers(wards | T.exempting | T.sacrificed)


def test_activation_is_printed_on_the_followers_that_activate() -> None:
    printed = [row.id for row in CONTENT.rows("follower") if "activation" in row.texts("symbols")]

    assert printed == [
        slug
        for slug in T.follower_slugs
        if content.ACTIVATES in [T.effect[row] for row in range(T.first_effect[kind(slug)], T.first_effect[kind(slug) + 1])]
    ]


# The columns that the engine reads


def test_effects_are_columns_of_numbers_in_the_order_of_the_cards() -> None:
    messenger = T.first_effect[kind("messenger")]

    assert [content.DRAWS, content.DISCARDS] == list(T.effect[messenger : T.first_effect[kind("messenger") + 1]])
    assert [2, 1] == list(T.effect_number[messenger : messenger + 2])
    assert [content.FROM_PILE, -1] == list(T.effect_word[messenger : messenger + 2])
    assert len(T.effect) == T.first_effect[T.followers + T.gods]
    assert T.first_effect[kind("hierophant")] == T.first_effect[kind("hierophant") + 1]


def test_the_numbers_of_effects_and_words_are_their_places() -> None:
    c = content
    once = [c.ACTIVATES, c.DISCOVERS, c.DRAWS, c.DISCARDS, c.SIFTS, c.SWAPS, c.RECOVERS, c.GIVES_ACTIONS]
    hostile = [c.DESTROYS, c.SEIZES, c.DEACTIVATES, c.STEALS, c.BANISHES, c.LURES]
    words = {
        "discover": ["inactive", "by-sanctuary"][c.BY_SANCTUARY],
        "draw": ["any", "pile"][c.FROM_PILE],
        "sift": ["top", "bottom"][c.UNDER_PILE],
        "destroy": c.ALTAR_STATES[c.INACTIVE_ONLY],
        "end-bonus": c.BONUSES[c.WITH_INACTIVE_ALTAR],
    }
    names = ["activate", "discover", "draw", "discard", "sift", "swap", "recover", "extra-action"]

    assert names + ["destroy", "seize", "deactivate", "steal", "banish", "lure"] == [c.EFFECTS[place] for place in once + hostile]
    assert words == {name: c.VOCABULARY[c.EFFECTS.index(name)].words[1] for name in words}
    assert c.FORBIDDEN == ["free", "ritual", "activation", "protection"]
    assert [0, 1, 2, 3] == [c.NO_FREE_ACTIONS, c.NO_RITUALS, c.NO_ACTIVATION, c.NO_PROTECTION]
    assert "always" == c.BONUSES[c.ALWAYS]
    timings = [c.MAIN, c.FREE, c.ADORING, c.INFLUENCE, c.RITUAL_ONLY, c.POWER]
    assert ["main", "free", "adoring", "influence", "ritual", "power"] == [c.TIMINGS[place] for place in timings]


@rule("ALT-PROT-03")
def test_who_keeps_which_class_out() -> None:
    assert [[], ["amazon"], ["watchman"], ["vestal"], []] == [followers(mask) for mask in T.warders]
    assert [[], [], ["watchman"], [], []] == [followers(mask) for mask in T.hand_warders]
    assert ["exorcist"] == followers(T.exempting)
    assert ["martyr"] == followers(T.sacrificed)
    assert ["chronicler"] == followers(T.tie_winners)


def test_who_forbids_what() -> None:
    assert [["sorceress"], ["tyrant"], ["inquisitor"], ["siren"]] == [followers(mask) for mask in T.forbidders]


def test_warriors_rogues_and_corruptors_are_the_hostile_cards() -> None:
    effects = {k: T.effect[T.first_effect[k] : T.first_effect[k + 1]] for k in FOLLOWERS}
    aimed = [k for k in FOLLOWERS if any(content.DESTROYS <= effect <= content.LURES for effect in effects[k])]
    hostile = {content.CLASSES[T.class_of[k]] for k in aimed}
    others = {content.CLASSES[T.class_of[k]] for k in FOLLOWERS if k not in aimed}

    assert {"warrior", "rogue", "corruptor"} == hostile
    assert {"priestess", "devotee"} == others


def test_who_adds_to_progress_at_the_end() -> None:
    bearers = T.follower_slugs + T.god_slugs
    found = {(bearers[i // 2], content.BONUSES[i % 2]): T.end_bonus[i] for i in range(len(T.end_bonus)) if T.end_bonus[i]}

    assert {("prophet", "always"): 1, ("love", "inactive-altar"): 1} == found


@rule("ALT-GOD-01", "ALT-GOD-02", "ALT-GOD-05", "ALT-GOD-06", "ALT-GOD-07", "ALT-GOD-10")
def test_the_columns_of_powers() -> None:
    warriors_of_war = god("war") * len(content.CLASSES) + content.CLASSES.index("warrior")

    assert [1, 0, 0, 0, 0] == list(T.begins)
    assert [1, 0, 0, 0, 0] == list(T.wins_ties)
    assert [0, 0, 0, 1, 0] == list(T.toll)
    assert [0, 0, 0, 0, 2] == list(T.sifted_to_bottom)
    assert [0, 0, 0, 0, 0] == list(T.sifted_to_top)
    for column in (T.ritual_value, T.spoils):
        assert [warriors_of_war] == [place for place in range(len(column)) if column[place]]
        assert 1 == column[warriors_of_war]


def test_every_effect_of_the_vocabulary_is_used_and_explained_at_the_head_of_the_file() -> None:
    used = {name for bearer in range(T.followers + T.gods) for name, _, _ in written_effects(bearer)}
    head = GOOD[: GOOD.index("[numbers]")]

    assert set(content.EFFECTS) == used
    assert [] == [meaning.name for meaning in content.VOCABULARY if f"#   {meaning.name}" not in head]


# Provenance


def test_every_row_every_number_and_every_total_says_where_it_comes_from() -> None:
    rows = [row for table in CONTENT.tables() for row in CONTENT.rows(table)]
    sources = [source for row in rows for _, source in row.sources()] + [CONTENT.number_source(number.name) for number in content.NUMBERS]

    assert 4 + 32 + 5 == len(rows)
    assert [] == [source for source in sources if source.partition(":")[0] not in KINDS_OF_SOURCE or not source.partition(": ")[2]]


def test_what_was_reconstructed_says_why_and_is_not_hidden() -> None:
    from_the_rulebook = [row.id for row in CONTENT.rows("follower") if row.source.startswith("rulebook")]

    assert ["priestess", "diviner", "alchemist", "amazon", "warrior"] == from_the_rulebook
    for slug in from_the_rulebook:
        row = CONTENT.rows("follower")[kind(slug)]
        assert row.source_of("copies").startswith("reconstructed: ")
        assert (slug == "warrior") == row.source_of("class").startswith("rulebook: ")

"""Other contents of the prototype of Panthéon: what is broken is named with its place, and whatever is not can be played to its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.pantheon_proto.laying import GAME, rule
from hypothesis import given
from hypothesis import strategies as st
from kit.variants import check_refused_or_played, findings, overlaid, play_out, toml, unhurried, what_breaks

from themis.books.findings import DEPARTS, ODD
from themis.core.chance import Seeded
from themis.core.event import Io
from themis.core.frame import settle
from themis.core.game import Game
from themis.games import find
from themis.games.pantheon_proto import schema, vocabulary
from themis.games.pantheon_proto.content import PEOPLES

# ---------------------------------------------------------------- Any variant

numbers = st.dictionaries(st.sampled_from([number.name for number in schema.NUMBERS]), st.integers(1, 25), max_size=4)


def effects(bearer: str) -> st.SearchStrategy[list[str]]:
    """Effects that a bearer can have, and now and then one that it cannot."""
    forms = [form for form in vocabulary.FORMS if bearer in form.bearers]
    one = st.sampled_from(forms).flatmap(
        lambda form: st.tuples(
            st.sampled_from(form.whens),
            st.integers(1, max(form.most, 1)),
            st.sampled_from(form.things or [""]),
            st.sampled_from(["", *form.more]),
        ).map(lambda found: written(form, *found))
    )
    return st.lists(st.one_of(one, st.just("never:gain:1:wood")) if bearer == "quest" else one, max_size=3)


def written(form: vocabulary.Form, when: str, number: int, thing: str, more: str) -> str:
    words = [when, form.verb]
    if form.most:
        words.append("1" if thing == "any" else str(number))
    if thing:
        words.append(thing)
    if form.needed and not more:
        more = form.more[0]
    return ":".join([*words, more] if more else words)


quests = st.fixed_dictionaries({"light": effects(vocabulary.EPILOGUE), "dark": effects(vocabulary.EPILOGUE)})
powers = st.fixed_dictionaries({"effects": effects(vocabulary.POWER)})
tools = st.fixed_dictionaries({"effects": effects(vocabulary.TOOL), "wood": st.integers(0, 3), "monuments": st.integers(0, 2)})
peoples = st.dictionaries(st.sampled_from(PEOPLES), st.fixed_dictionaries({"gift": effects(vocabulary.GIFT)}), max_size=2)


@given(
    numbers,
    st.dictionaries(st.sampled_from(["the-flood", "the-eclipse"]), quests, max_size=2),
    st.dictionaries(st.sampled_from(["wrath", "dawn", "ubiquity"]), powers, max_size=2),
    st.dictionaries(st.sampled_from(["horn", "aegis"]), tools, max_size=2),
    peoples,
    st.integers(2, 6),
    st.integers(0, 999),
)
@unhurried(12)
def test_any_variant_is_refused_or_can_be_played(
    numbers: dict[str, int],
    quests: dict[str, dict[str, object]],
    powers: dict[str, dict[str, object]],
    tools: dict[str, dict[str, object]],
    peoples: dict[str, dict[str, object]],
    seats: int,
    seed: int,
) -> None:
    check_refused_or_played(GAME, toml(numbers, {"quest": quests, "power": powers, "tool": tools, "people": peoples}), seats, seed)


def test_the_variant_of_the_contract_tests_can_be_played_by_any_number() -> None:
    game = find("pantheon_proto", Path(__file__).parent / "variant.toml")
    for seats in (2, 4, 6):
        play_out(game, seats, 3)


# ---------------------------------------------------------------- Every number counts


def first_view(game: Game, seats: int = 4, **given: str) -> dict[str, Any]:
    io = Io(Seeded(1), False)
    s = game.setup(seats, game.meta.option_values({"cards": "dealt", **given}), io)
    settle(s, io)
    return {**game.scene(s), **game.view(s, -1)}


@rule("PRO-SETUP-30", "PRO-SETUP-32", "PRO-SETUP-39", "PRO-SCALE-03", "PRO-RUL-04")
def test_numbers_of_the_set_up_come_from_the_content() -> None:
    changed = (
        "[numbers]\ndisplay = 7\nquest_pile = 11\nstart_disciples = 9\nscale_end = 4\nmost_turns = 8\nmost_disciples = 20\ncell_most = 4"
    )
    seen = first_view(find("pantheon_proto", overlaid(GAME, changed)))
    assert (7, 7, 4, 8, 20, 4) == (
        len(seen["display"]),
        *[seen[name] for name in ("quest_pile", "scale_end", "most_turns", "most_disciples", "cell_most")],
    )
    start = {"the-legion": 18, "ubiquity": 14, "dusk": 16}
    assert [start.get(side["power"], 9) + (side["power"] == "the-flock") for side in seen["sides"]] == [
        side["disciples"] for side in seen["sides"]
    ]


@rule("PRO-SETUP-02", "PRO-SETUP-04", "PRO-SETUP-08")
def test_slots_peoples_and_prizes_come_from_the_content() -> None:
    seen = first_view(find("pantheon_proto", overlaid(GAME, "[setup.players-3]\nslots = 4\npeoples = 6\nfirst = 6\nsecond = 3")), 3)
    assert (4, 6, [6, 3]) == (len(seen["slots"]), len(seen["peoples"]), seen["prizes"])


# ---------------------------------------------------------------- What is broken

BROKEN = [
    (
        '[quest.the-eclipse]\nlight = ["winners:win:2:metal"]',
        "it, quest 'the-eclipse', column 'light': 'winners:win:2:metal' must go on with gain or lose or each or discount.",
    ),
    (
        '[quest.the-eclipse]\ndark = ["losers:gain:2:metal"]',
        "it, quest 'the-eclipse', column 'dark': 'losers:gain:2:metal' is not an effect; here effects begin with winners, opposite, first, unresolved.",
    ),
    (
        '[people.elf]\ngift = ["winners:gain:2:gold"]',
        "it, people 'elf', column 'gift': the thing of 'winners:gain:2:gold' is not one of wood, metal, wheat, disciple, point.",
    ),
    (
        '[power.dawn]\neffects = ["cell:add:1:light:five"]',
        "it, power 'dawn', column 'effects': the end of 'cell:add:1:light:five' is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9.",
    ),
    (
        '[power.dawn]\neffects = ["cell:add:0:wheat"]',
        "it, power 'dawn', column 'effects': the number of 'cell:add:0:wheat' is 0 or not between -9 and 9.",
    ),
    (
        '[power.ubiquity]\neffects = ["cell:add:2:any"]',
        "it, power 'ubiquity', column 'effects': 'cell:add:2:any' must be written cell:add:1:any.",
    ),
    (
        '[power.dawn]\neffects = ["cell:add:1:wheat:5"]',
        "it, power 'dawn', column 'effects': 'cell:add:1:wheat:5' looks at placed disciples, which only light and dark cells do.",
    ),
    (
        '[power.dusk]\neffects = ["start:disciples:16", "start:disciples:12"]',
        "it, power 'dusk', column 'effects': it says twice with how many disciples its owner starts.",
    ),
    (
        '[tool.aegis]\neffects = ["start:gain:1:wood"]',
        "it, tool 'aegis', column 'effects': 'start:gain:1:wood' is not an effect; "
        "here effects begin with planning, resolution, purchase, always, cell, pay, build, won, lost, end, opposite.",
    ),
    (
        '[monument.necropolis]\ngift = ["built:gain:1"]',
        "it, monument 'necropolis', column 'gift': 'built:gain:1' must be written built:gain:number:thing.",
    ),
    ("[monument.war-totem]\nper = 0", "it, monument 'war-totem', column 'of': nothing is counted for 0 points."),
    ("[setup.players-4]\npeoples = 4", "it, setup 'players-4', column 'peoples': 4 quests need more than 4 peoples."),
    ("[setup.players-2]\nsecond = 9", "it, setup 'players-2', column 'second': the second cannot get more than the first."),
    ("[numbers]\nstart_disciples = 26", "it, numbers, 'start_disciples': it is more than the 25 that anybody may have."),
    ("[numbers]\nquest_pile = 13", "it, quest: 13 quests are needed, but there are 12."),
]  # fmt: skip


@rule("PRO-SYM-01", "PRO-SYM-08", "PRO-FIN-03", "PRO-SETUP-37", "PRO-REC-04")
@pytest.mark.parametrize(("text", "sentence"), BROKEN, ids=[text.split("\n")[0] + text.split("\n")[1][:24] for text, _ in BROKEN])
def test_a_content_with_one_fault_is_refused_with_its_place_and_reason(text: str, sentence: str) -> None:
    assert [sentence] == [found for found, _ in what_breaks(GAME, text)]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[monument.x]\ncolour = "red"\nname = { en = "X", fr = "X" }', "monument 'x', column 'colour'"),
        ('[monument.war-totem]\nof = "red"', "monument 'war-totem', column 'of'"),
        ("[monument.war-totem]\nwood = 11", "monument 'war-totem', column 'wood'"),
        ("[monument.war-totem]\nstone = 1", "monument 'war-totem', column 'stone'"),
        ("[numbers]\nscale_end = 0", "numbers 'scale_end'"),
        ("[tool.aegis]\ncolours = 8", "tool 'aegis', column 'colours'"),
    ],
)
def test_an_unknown_word_or_column_and_a_number_out_of_bounds_are_named(text: str, place: str) -> None:
    assert [place in sentence for sentence, _ in what_breaks(GAME, text)] == [True]


def test_what_only_differs_from_the_component_list_is_told_and_played() -> None:
    text = '[monument.x]\ncolour = "elf"\nwood = 1\nbase = 1\nname = { en = "X", fr = "X" }'
    assert [
        "it, monument: 28 rows found, 27 expected.",
        "it, totals, 'monuments': 25 counted, 24 expected.",
        "it, totals, 'monument_cost': 209 counted, 208 expected.",
    ] == findings(GAME, text, DEPARTS)
    assert [] == findings(GAME, text)


def test_a_card_that_is_there_under_another_name_is_odd() -> None:
    text = '[quest.x]\nlight = ["winners:gain:2:wood"]\ndark = ["opposite:lose:2:wood"]\nname = { en = "X", fr = "X" }'
    assert ["it, quest, 'x': it is the same card as 'the-sacred-grove'."] == findings(GAME, text, ODD)


@pytest.mark.parametrize("table", ["quest", "power", "tool", "monument"])
def test_a_card_that_is_added_is_played(table: str) -> None:
    own = {
        "quest": 'light = ["winners:gain:9:point"]',
        "power": 'effects = ["planning:gain:9:point"]',
        "tool": 'effects = ["purchase:gain:9:point"]',
        "monument": 'colour = "white"\nbase = 30',
    }
    game = find("pantheon_proto", overlaid(GAME, f'[{table}.x]\n{own[table]}\nname = {{ en = "X", fr = "X" }}'))
    assert "x" in game.slugs[table]
    play_out(game, 6, 2)

"""Variants: what a small file over a content changes, what is found about it, and what is refused outright."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.books import content, overlay
from themis.books.content import Content, Schema, Table
from themis.books.findings import BROKEN, DEPARTS, ODD, Finding, departs
from themis.books.overlay import Overlay, laid_over, read_edited
from themis.books.reading import content_of, read
from themis.books.toml import parse_toml
from themis.errors import BadContent

CARDS = Table(
    "card",
    [
        content.rule("TOY-CARD-01"),
        content.text("colour", ["red", "blue"]),
        content.whole("level", 1, 4),
        content.flag("keep"),
        content.texts("gifts", ["cube", "disc"], required=False),
    ],
    2,
    4,
)
PLACES = Table("place", [content.whole("size", 0, 9)], 1)


def check(found: Content) -> list[Finding]:
    """The levels of all cards add up to three, as far as they can be read."""
    levels = sum([row.number("level") for row in found.rows("card")])
    return found.differences({"levels": levels, "cards": 2}) + ([departs("card", "", "level", "too many", "TOY-01")] if levels > 5 else [])


SCHEMA = Schema([CARDS, PLACES], [content.whole("hand", 1, 9)], check)

BASE = """
[numbers]
hand = { value = 5, source = "rulebook: setup" }

[totals]
levels = { value = 3, source = "rulebook" }
cards = { value = 2, source = "rulebook" }

[[card]]
id = "kiln"
rule = "TOY-KILN-01"
colour = "red"
level = 1
keep = true
gifts = ["cube", "disc"]
source = "rulebook: p. 3"

[[card]]
id = "wheel"
rule = "TOY-WHEEL-01"
colour = "blue"
level = 2
source = "rulebook"
colour_source = "reconstructed: a lost picture"

[[place]]
id = "field"
size = 3
source = "rulebook"
"""
HEAD = '[variant]\nid = "a-test"\ngame = "toy"\n'
NEW = '[card.oracle]\ncolour = "red"\nlevel = 1\nname = { en = "Oracle", fr = "Pythie" }\n'


def base(text: str = BASE) -> Content:
    return content_of("base.toml", "", SCHEMA, parse_toml(text.encode(), "base.toml"), [])


def variant(text: str, head: str = HEAD) -> Overlay:
    return overlay.parse((head + text).encode(), "a.toml")


def laid(text: str, head: str = HEAD) -> Content:
    return laid_over(base(), variant(text, head))


def found(text: str, level: str = BROKEN) -> list[str]:
    return [finding.sentence("it") for finding in laid(text).findings if finding.level == level]


# What it changes


def test_an_empty_variant_changes_nothing() -> None:
    assert base().digest() == laid("").digest()
    assert [] == laid("").findings


def test_a_cell_changes_and_says_why() -> None:
    made = laid('[card.wheel]\ncolour = "red"')
    kiln, wheel = made.rows("card")

    assert ("red", 2) == (wheel.text("colour"), wheel.number("level"))
    assert ("variant: a-test", "rulebook") == (wheel.source_of("colour"), wheel.source_of("level"))
    assert kiln.values() == base().rows("card")[0].values()
    assert "a-test" == made.variant
    assert base().digest() != made.digest()


def test_the_base_stays_as_it_is() -> None:
    before = base()
    digest = before.digest()
    laid_over(before, variant('[card.wheel]\ncolour = "red"\n[numbers]\nhand = 6\n' + NEW))

    assert digest == before.digest()
    assert (2, 5, "blue") == (len(before.rows("card")), before.number("hand"), before.rows("card")[1].text("colour"))


def test_a_number_changes_and_says_why() -> None:
    made = laid("[numbers]\nhand = 6")

    assert (6, "variant: a-test") == (made.number("hand"), made.number_source("hand"))


def test_an_empty_list_takes_an_optional_cell_out() -> None:
    assert not laid("[card.kiln]\ngifts = []").rows("card")[0].has("gifts")


def test_a_new_row_stands_at_the_end_with_its_own_name() -> None:
    made = laid(NEW + 'icon = "crystal-ball"')
    oracle = made.rows("card")[-1]

    assert ["kiln", "wheel", "oracle"] == [row.id for row in made.rows("card")]
    assert ("Oracle", "Pythie") == (oracle.name("en"), oracle.name("fr"))
    assert ("Oracle", "") == (oracle.name("de"), made.rows("card")[0].name("en"))
    assert "crystal-ball" == oracle.values()["icon"]
    assert [("", "variant: a-test")] == oracle.sources()
    assert ["it, card: 3 rows found, 2 expected.", "it, totals, 'levels': 4 counted, 3 expected."] == found(NEW, DEPARTS)
    made.check_playable()


def test_a_new_row_stands_under_the_general_rule_unless_it_names_its_own() -> None:
    assert ["TOY-KILN-01", "TOY-WHEEL-01", "TOY-CARD-01"] == [row.rule() for row in laid(NEW).rows("card")]
    assert "TOY-CARD-02" == laid(NEW + 'rule = "TOY-CARD-02"').rows("card")[-1].rule()


def test_a_new_row_should_have_a_name_in_every_language() -> None:
    made = laid('[card.great-oracle]\ncolour = "red"\nlevel = 1')

    assert "" == made.rows("card")[-1].name("en")
    assert [
        "it, card 'great-oracle', column 'name': it has no name in the language 'en'.",
        "it, card 'great-oracle', column 'name': it has no name in the language 'fr'.",
    ] == [finding.sentence("it") for finding in made.findings if finding.level == ODD]


def test_a_name_is_a_value_too() -> None:
    assert laid(NEW).digest() != laid(NEW.replace("Pythie", "Sibylle")).digest()


def test_variants_lie_over_one_another() -> None:
    first = laid(NEW)
    head = f'[variant]\nid = "another"\ngame = "toy"\nover = "{first.digest()}"\n'
    second = laid_over(first, variant("[card.oracle]\nlevel = 2\nicon = 'ball'\n[card.kiln]\nlevel = 2", head))
    kiln, _, oracle = second.rows("card")

    assert (2, 2, "ball") == (oracle.number("level"), kiln.number("level"), oracle.values()["icon"])
    assert ("variant: a-test", "variant: another") == (oracle.source_of("colour"), oracle.source_of("level"))
    assert "variant: another" == kiln.source_of("level")
    for wrong in (HEAD, HEAD + f'over = "{base().digest()}"\n'):
        with pytest.raises(BadContent, match=r"a\.toml, variant, column 'over': it lies over '.*', and this is"):
            laid_over(first, variant("", wrong))
    assert base().digest() == laid("", HEAD + f'over = "{base().digest()}"\n').digest()


# What is found


def test_all_is_found_at_once() -> None:
    text = "[numbers]\nhand = 77\n[card.kiln]\ncolour = 'green'\nlevel = 9\n[card.wheel]\nkeep = 1\n[place.field]\nsize = true"

    assert [
        "it, card 'kiln', column 'colour': 'green' is not one of red, blue.",
        "it, card 'kiln', column 'level': 9 is not between 1 and 4.",
        "it, card 'wheel', column 'keep': it must be true or false, not 1.",
        "it, place 'field', column 'size': it must be a whole number, not true.",
        "it, numbers 'hand', column 'value': 77 is not between 1 and 9.",
    ] == found(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[crad.kiln]\nlevel = 2", "it: unknown table 'crad'; the tables are card, place, numbers."),
        ("[totals]\nlevels = 4", "it: unknown table 'totals'; the tables are card, place, numbers."),
        ("[card]\nkiln = 3", "it, card, 'kiln': it must be written [card.row], not 3."),
        ("[card.kiln]\nlevle = 2", "it, card 'kiln', column 'levle': unknown column in table 'card'."),
        ("[card.kiln]\nid = 'oven'", "it, card 'kiln', column 'id': what a variant changes has the variant as its source."),
        ("[card.kiln]\nsource = 'rulebook'", "it, card 'kiln', column 'source': what a variant changes has the variant as its source."),
        (
            "[card.kiln]\nlevel_source = 'rulebook'",
            "it, card 'kiln', column 'level_source': what a variant changes has the variant as its source.",
        ),
        ("[card.kiln]\nname = { en = 'Kiln' }", "it, card 'kiln', column 'name': unknown column in table 'card'."),
        ("[card.oven]\ncolour = 'red'", "it, card 'oven', column 'level': it is missing."),
        (
            "[card.Oven]\ncolour = 'red'\nlevel = 1",
            "it, card row 3, column 'id': 'Oven' is not made of lowercase letters, digits and single hyphens.",
        ),
        (f"[card.{'o' * 35}]\nlevel = 1", f"it, card row 3, column 'id': '{'o' * 35}' is longer than 34 characters."),
        (NEW + "icon = '<svg>'", "it, card 'oracle', column 'icon': '<svg>' is not made of lowercase letters, digits and single hyphens."),
        (NEW.replace("{ en =", "{ english ="), "it, card 'oracle', column 'name': 'english' is not a language of two letters."),
        (NEW.replace('"Oracle"', "3"), "it, card 'oracle', column 'name': it must be a text, not 3."),
        (
            NEW.replace('"Oracle"', '"Ora\\u0007cle"'),
            "it, card 'oracle', column 'name': 'Ora\\x07cle' is not a name of at most 40 characters on one line.",
        ),
        ("[numbers]\nhnad = 3", "it, numbers: unknown number 'hnad'."),
        ("[numbers]\nhand = 'five'", "it, numbers 'hand', column 'value': it must be a whole number, not 'five'."),
        ("[card.kiln]\ngifts = [" + "'cube', " * 101 + "]", "it, card 'kiln', column 'gifts': it has more than 100 entries."),
        ("[place.town]\nsize = 3", "it, place: 2 rows found, 1 expected."),
        ("\n".join(NEW.replace("oracle", f"o{n}") for n in range(3)), "it, card: 5 rows found, at most 4 are possible."),
    ],
)
def test_what_is_broken_is_found_in_its_place(text: str, sentence: str) -> None:
    assert sentence in found(text)
    with pytest.raises(BadContent):
        laid(text).check_playable()


def test_a_variant_may_depart_from_what_is_printed_and_a_whole_file_may_not() -> None:
    edited = content_of("base.toml", "", SCHEMA, parse_toml(BASE.replace("level = 2", "level = 3").encode(), ""), [])
    laid("[card.wheel]\nlevel = 3").check_playable()

    assert ["it, totals, 'levels': 4 counted, 3 expected."] == found("[card.wheel]\nlevel = 3", DEPARTS)
    with pytest.raises(BadContent, match=r"^base\.toml, totals, 'levels': 4 counted, 3 expected\.$"):
        edited.check_playable()


def test_a_finding_names_its_rule() -> None:
    rules = [finding.rule for finding in laid("[card.wheel]\nlevel = 4\n[card.kiln]\nlevel = 4").findings]

    assert ["", "TOY-01"] == rules


def test_a_whole_file_cannot_say_that_it_is_a_variant() -> None:
    text = BASE.replace('source = "rulebook: p. 3"', 'source = "variant: mine"\nname = { en = "Oven" }')
    sentences = [finding.sentence("it") for finding in base(text).findings]

    assert (
        "it, card 'kiln', column 'source': 'variant: mine' does not begin with rulebook, published, reconstructed, alone or followed by ': ' and more."
        in sentences
    )


def test_nothing_is_laid_over_what_is_broken() -> None:
    with pytest.raises(BadContent, match="card 'kiln', column 'level'"):
        laid_over(base(BASE.replace("level = 1", "level = 9")), variant(""))


# What is refused outright


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("", r"a\.toml: a variant begins with the table \[variant\]\."),
        ("variant = 3\n", r"a\.toml: a variant begins with the table \[variant\]\."),
        ('[variant]\ngame = "toy"\n', r"a\.toml, variant, column 'id': it is missing\."),
        ('[variant]\nid = 3\ngame = "toy"\n', r"a\.toml, variant, column 'id': it must be a text, not 3\."),
        ('[variant]\nid = "../x"\ngame = "toy"\n', r"a\.toml, variant, column 'id': '\.\./x' is not made of lowercase letters"),
        ('[variant]\nid = "x"\n', r"a\.toml, variant, column 'game': it is missing\."),
        (HEAD + "over = 3\n", r"a\.toml, variant, column 'over': it must be a text, not 3\."),
        (HEAD + 'title = "A title"\n', r"a\.toml, variant, column 'title': it must be names by language, not 'A title'\."),
        (HEAD + f'why = "{"x" * 501}"\n', r"a\.toml, variant, column 'why': it is longer than 500 characters\."),
        (HEAD + 'path = "/etc/passwd"\n', r"a\.toml, variant: unknown entry 'path'\."),
        ("card = 3\n" + HEAD, r"a\.toml, 'card': it must be a table of numbers or rows, not 3\."),
        ("a = " + "[" * 5000, r"a\.toml: not valid TOML: nested too deeply\."),
    ],
)
def test_what_is_no_variant_is_refused_with_one_sentence(head: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=f"^{sentence}"):
        variant("", head)


def test_a_huge_variant_is_refused() -> None:
    with pytest.raises(BadContent, match=r"a\.toml: the file is larger than 1000000 bytes"):
        variant("#" * 1_000_000)


def test_what_a_variant_says_of_itself() -> None:
    made = variant("", HEAD + 'title = { en = "Many ovens" }\nwhy = "to keep warm"\n')

    assert ("a-test", "toy", "published", {"en": "Many ovens"}, "to keep warm") == (made.id, made.game, made.over, made.titles, made.why)


def test_a_file_is_a_whole_content_or_a_variant_of_its_game(tmp_path: Path) -> None:
    whole, small, other = tmp_path / "whole.toml", tmp_path / "small.toml", tmp_path / "other.toml"
    whole.write_text(BASE.replace("value = 5", "value = 6"))
    small.write_text(HEAD + "[numbers]\nhand = 6")
    other.write_text(HEAD.replace("toy", "chess"))

    assert read(whole, SCHEMA).digest() == read_edited(whole, base(), "toy").digest() == read_edited(small, base(), "toy").digest()
    assert ("", "a-test") == (read_edited(whole, base(), "toy").variant, read_edited(small, base(), "toy").variant)
    with pytest.raises(BadContent, match=r"other\.toml, variant, column 'game': it is a variant of 'chess', not of 'toy'"):
        read_edited(other, base(), "toy")


@given(st.binary(max_size=300))
def test_random_bytes_are_always_bad_content(raw: bytes) -> None:
    with pytest.raises(BadContent):
        overlay.parse(raw, "a.toml")


WHOLE = HEAD + NEW + '[card.kiln]\nlevel = 2\ngifts = ["disc"]\n[numbers]\nhand = 6\n[place.field]\nsize = 2\n'


@given(st.integers(0, len(WHOLE.encode()) - 1), st.binary(max_size=6))
def test_a_damaged_variant_is_bad_content_or_has_findings_of_one_line(position: int, junk: bytes) -> None:
    raw = WHOLE.encode()
    for damaged in [raw[:position], raw[:position] + junk + raw[position + len(junk) :], raw[:position] + raw[position + 9 :]]:
        try:
            made = laid_over(base(), overlay.parse(damaged, "a.toml"))
        except BadContent as error:
            assert "\n" not in str(error)
        else:
            assert [] == [finding for finding in made.findings if "\n" in finding.sentence("it")]
            assert 12 == len(made.digest())

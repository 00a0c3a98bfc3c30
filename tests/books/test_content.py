"""Reading content files: what is accepted, and the one sentence that refuses everything else."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from themis.books import content, reading
from themis.books.content import Column, Content, Row, Schema, Table
from themis.books.findings import DEPARTS, Finding, broken, odd
from themis.books.toml import parse_toml
from themis.errors import BadContent

CARDS = Table(
    "card",
    [
        content.text("colour", ["red", "blue"]),
        content.whole("level", 1, 4),
        content.flag("keep"),
        content.texts("gifts", ["cube", "disc"], required=False),
        content.whole("amount", 1, 9, required=False),
        content.source("price_source"),
    ],
    2,
)

GOOD = """
[numbers]
hand = { value = 5, source = "rulebook: setup" }

[totals]
levels = { value = 3, source = "rulebook" }

[[card]]
id = "kiln"
colour = "red"
level = 1
keep = true
gifts = ["cube", "disc"]
amount = 7
source = "rulebook: p. 3"
colour_source = "reconstructed: a lost picture"
price_source = "published: a review"

[[card]]
id = "water-wheel-2"
colour = "blue"
level = 2
source = "rulebook"
"""

SECOND = '[[card]]\nid = "water-wheel-2"\ncolour = "blue"\nlevel = 2\nsource = "rulebook"\n'


def schema(table: Table, *numbers: str) -> Schema:
    return Schema([table], [content.whole(name) for name in numbers], reading.nothing_more)


def load_bytes(raw: bytes) -> Content:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "content.toml"
        path.write_bytes(raw)
        return reading.load(path, schema(CARDS, "hand"))


def load(text: str) -> Content:
    return load_bytes(text.encode())


def refusal(text: str) -> str:
    """The sentence of the refusal, from the file name on."""
    with pytest.raises(BadContent) as caught:
        load(text)
    sentence = str(caught.value)
    return sentence[sentence.index("content.toml") :]


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_rows_come_in_file_order() -> None:
    ids = [row.id for row in load(GOOD).rows("card")]

    assert ["kiln", "water-wheel-2"] == ids


def test_a_row_gives_its_values_by_type() -> None:
    row = load(GOOD).rows("card")[0]

    assert "red" == row.text("colour")
    assert 7 == row.number("amount")
    assert row.flag("keep")
    assert ["cube", "disc"] == row.texts("gifts")


def test_an_optional_column_left_out_reads_as_nothing() -> None:
    row = load(GOOD).rows("card")[1]

    assert not row.has("amount")
    assert 0 == row.number("amount")
    assert not row.flag("keep")
    assert [] == row.texts("gifts")


def test_a_column_knows_its_own_source_or_its_row_s() -> None:
    row = load(GOOD).rows("card")[0]

    assert "reconstructed: a lost picture" == row.source_of("colour")
    assert "published: a review" == row.source_of("price")
    assert "rulebook: p. 3" == row.source_of("level")


@pytest.mark.parametrize("column", ["level", "nothing", "source"])
def test_a_game_that_asks_for_an_undeclared_column_is_refused(column: str) -> None:
    row = load(GOOD).rows("card")[0]

    with pytest.raises(BadContent, match=f"card 'kiln': the game asks for column '{column}' as text"):
        row.text(column)


def test_a_game_that_asks_for_an_undeclared_table_is_refused() -> None:
    with pytest.raises(BadContent, match="asks for table 'epoch'"):
        load(GOOD).rows("epoch")


def test_a_named_number_has_value_and_source() -> None:
    loaded = load(GOOD)

    assert 5 == loaded.number("hand")
    assert "rulebook: setup" == loaded.number_source("hand")


def test_a_total_that_does_not_come_out_is_refused() -> None:
    loaded = load(GOOD)
    loaded.expect_total("levels", 3)

    with pytest.raises(BadContent, match="totals, 'levels': 4 counted, 3 expected"):
        loaded.expect_total("levels", 4)


def test_a_total_that_the_file_does_not_declare_is_refused() -> None:
    with pytest.raises(BadContent, match="totals: 'cards' is missing"):
        load(GOOD).expect_total("cards", 4)


def test_expect_total_says_what_was_counted() -> None:
    content.expect_total("red cards", 23, 23)

    with pytest.raises(BadContent) as caught:
        content.expect_total("red cards", 24, 23)
    assert "red cards: 24 counted, 23 expected." == str(caught.value)


def with_schema(text: str, schema: Schema) -> Content:
    return reading.content_of("content.toml", "", schema, parse_toml(text.encode(), "content.toml"), [])


RULED = Table("card", [content.rule("TOY-CARD-01"), content.whole("price"), content.text("art", documentation=True)])
RULED_TEXT = """
[numbers]
hand = { value = 5, source = "rulebook" }
box = { value = 9, source = "rulebook" }

[totals]
cards = { value = 1, source = "rulebook" }

[[card]]
id = "kiln"
rule = "TOY-KILN-01"
price = 2
art = "a kiln"
source = "rulebook"
"""
RULED_SCHEMA = Schema(
    [RULED],
    [content.whole("hand"), content.whole("box", documentation=True)],
    lambda found: found.differences({"cards": len([row.number("price") for row in found.rows("card")])}),
)


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        ("", "it is missing"),
        ('rule = "kiln"', "'kiln' is not the id of a rule"),
        ('rule = "TOY-KILN-1"', "'TOY-KILN-1' is not the id of a rule"),
        ("rule = 1", "it must be a text, not 1"),
    ],
)
def test_a_printed_row_names_its_rule(rule: str, reason: str) -> None:
    found = with_schema(RULED_TEXT.replace('rule = "TOY-KILN-01"', rule), RULED_SCHEMA)

    assert [f"it, card 'kiln', column 'rule': {reason}."] == [finding.sentence("it") for finding in found.findings]


def test_the_rule_of_a_row_is_a_value_too() -> None:
    found = with_schema(RULED_TEXT, RULED_SCHEMA)

    assert "TOY-KILN-01" == found.rows("card")[0].rule()
    assert found.digest() != with_schema(RULED_TEXT.replace("KILN-01", "KILN-02"), RULED_SCHEMA).digest()


def test_what_nobody_asks_for_after_the_check_is_ignored_unless_it_is_documentation() -> None:
    found = with_schema(RULED_TEXT, RULED_SCHEMA)

    assert ["numbers hand", "card rule", "card price"] == found.ignored()

    found.number("hand")
    found.rows("card")[0].number("price")

    assert ["card rule"] == found.ignored()


def check_price(row: Row) -> list[Finding]:
    return [broken("card", row.id, "price", "nobody can pay it")] if row.number("price") > 2 else []


GATHERED = Schema(
    [RULED],
    [content.whole("hand"), content.whole("box", documentation=True)],
    lambda found: found.gathered(
        {"card": check_price},
        [
            lambda found: [broken("card", "", "", "there are too many")] if len(found.rows("card")) > 2 else [],
            lambda found: [odd("card", "", "", "nobody will like it")],
        ],
    ),
)


@pytest.mark.parametrize(
    ("cards", "reasons"),
    [
        ({"axe": "1"}, ["nobody will like it"]),
        ({"axe": "1", "net": "2"}, ["there are too many"]),
        ({"axe": "3", "net": "2"}, ["nobody can pay it"]),
        ({"axe": "3", "net": '"much"'}, ["it must be a whole number, not 'much'", "nobody can pay it"]),
    ],
)
def test_what_is_broken_in_the_rows_that_could_be_read_adds_up_to_nothing(cards: dict[str, str], reasons: list[str]) -> None:
    rows = [
        f'[[card]]\nid = "{card}"\nrule = "TOY-CARD-02"\nprice = {price}\nart = "a card"\nsource = "rulebook"'
        for card, price in cards.items()
    ]
    found = with_schema("\n".join([RULED_TEXT, *rows]), GATHERED)

    assert reasons == [finding.reason for finding in found.findings]


def test_a_total_that_nothing_is_counted_under_is_found() -> None:
    more = RULED_TEXT.replace("[totals]\n", '[totals]\ncrads = { value = 1, source = "rulebook" }\n')

    found = with_schema(more, RULED_SCHEMA).findings

    assert [(DEPARTS, "it, totals, 'crads': nothing is counted under this name.")] == [(one.level, one.sentence("it")) for one in found]


def test_provenance_counts_rows_columns_and_numbers() -> None:
    assert [("rulebook", 3), ("published", 1), ("reconstructed", 1)] == load(GOOD).provenance()


def test_the_digest_ignores_sources_comments_and_order_of_columns() -> None:
    other = changed('source = "rulebook: p. 3"', '# edited\nsource = "rulebook: p. 4"')
    other = other.replace('colour = "red"\nlevel = 1', 'level = 1\ncolour = "red"')

    assert load(GOOD).digest() == load(other).digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [("level = 1", "level = 2"), ("value = 5", "value = 6"), ('id = "kiln"', 'id = "oven"'), ("amount = 7\n", "")],
)
def test_the_digest_changes_with_every_value(old: str, new: str) -> None:
    assert load(GOOD).digest() != load(changed(old, new)).digest()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("level = 1", "level = 7", "content.toml, card 'kiln', column 'level': 7 is not between 1 and 4."),
        ("level = 1", "level = -1", "content.toml, card 'kiln', column 'level': -1 is not between 1 and 4."),
        ("level = 1", "level = true", "content.toml, card 'kiln', column 'level': it must be a whole number, not true."),
        ("level = 1", "level = 1.0", "content.toml, card 'kiln', column 'level': it must be a whole number, not a fraction."),
        ("level = 1", "level = '1'", "content.toml, card 'kiln', column 'level': it must be a whole number, not '1'."),
        ("level = 1", "level = 2008-10-01", "content.toml, card 'kiln', column 'level': it must be a whole number, not a date."),
        ("level = 1\n", "", "content.toml, card 'kiln', column 'level': it is missing."),
        ("level = 1", "levle = 1", "content.toml, card 'kiln', column 'levle': unknown column in table 'card'."),
        ("keep = true", "keep = 1", "content.toml, card 'kiln', column 'keep': it must be true or false, not 1."),
        ('"red"', '"green"', "content.toml, card 'kiln', column 'colour': 'green' is not one of red, blue."),
        ('"red"', '" "', "content.toml, card 'kiln', column 'colour': it is empty."),
        ('"red"', "3", "content.toml, card 'kiln', column 'colour': it must be a text, not 3."),
        ('["cube", "disc"]', '"cube"', "content.toml, card 'kiln', column 'gifts': it must be a list of texts, not 'cube'."),
        ('["cube", "disc"]', "[]", "content.toml, card 'kiln', column 'gifts': it is empty."),
        ('["cube", "disc"]', '["cup"]', "content.toml, card 'kiln', column 'gifts': 'cup' is not one of cube, disc."),
        ('["cube", "disc"]', "[{ a = 1 }]", "content.toml, card 'kiln', column 'gifts': it must be a text, not a table."),
        ('id = "kiln"\n', "", "content.toml, card row 1, column 'id': it is missing."),
        ('id = "kiln"', "id = 4", "content.toml, card row 1, column 'id': it must be a text, not 4."),
        ('id = "kiln"', 'id = "water-wheel-2"', "content.toml, card 'water-wheel-2', column 'id': another row has the same id."),
        (SECOND, "", "content.toml, card: 1 rows found, 2 expected."),
        ("[[card]]", "[[crad]]", "content.toml: unknown table 'crad'; the tables are card, numbers, totals."),
        ("value = 5", "value = true", "content.toml, numbers 'hand', column 'value': it must be a whole number, not true."),
        ("value = 5, ", "", "content.toml, numbers 'hand', column 'value': it is missing."),
        ("value = 5", "value = 5, max = 6", "content.toml, numbers 'hand', column 'max': unknown column."),
        ("hand = {", "hnad = {", "content.toml, numbers: unknown number 'hnad'."),
        ("[numbers]\nhand = {", "[numbers]\n# {", "content.toml, numbers: 'hand' is missing."),
    ],
)
def test_a_wrong_value_is_refused_with_one_sentence(old: str, new: str, sentence: str) -> None:
    assert sentence == refusal(changed(old, new))


@pytest.mark.parametrize("bad", ["Kiln", "kiln ", "ki_ln", "-kiln", "kiln-", "ki--ln", "kílñ", "kiln\\n", "a/b", "kiln\\u0000"])
def test_an_id_is_lowercase_letters_digits_and_single_hyphens(bad: str) -> None:
    sentence = refusal(changed('id = "kiln"', f'id = "{bad}"'))

    assert sentence.endswith("is not made of lowercase letters, digits and single hyphens.")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("", "it is empty"),
        ("  ", "it is empty"),
        ("rulebok", "does not begin with rulebook, published, reconstructed"),
        ("Rulebook: p. 3", "does not begin with"),
        ("rulebook p. 3", "does not begin with"),
        ("rulebook:", "does not begin with"),
        ("see the rulebook", "does not begin with"),
        ("published", "'published' must say where"),
        ("published: ", "does not begin with"),
        ("reconstructed", "'reconstructed' must say why"),
    ],
)
@pytest.mark.parametrize("column", ['source = "rulebook: p. 3"', 'colour_source = "reconstructed: a lost picture"'])
def test_a_source_must_be_of_a_known_kind(bad: str, reason: str, column: str) -> None:
    name = column.partition(" ")[0]
    sentence = refusal(changed(column, f'{name} = "{bad}"'))

    assert sentence.startswith(f"content.toml, card 'kiln', column '{name}': ")
    assert reason in sentence


def test_a_row_without_source_is_refused() -> None:
    assert "content.toml, card 'kiln', column 'source': it is missing." == refusal(changed('source = "rulebook: p. 3"\n', ""))


def test_a_number_without_source_is_refused() -> None:
    assert "content.toml, numbers 'hand', column 'source': it is missing." == refusal(changed(', source = "rulebook: setup"', ""))


def test_a_source_for_an_undeclared_column_is_refused() -> None:
    sentence = refusal(changed("price_source", "prize_source"))

    assert "content.toml, card 'kiln', column 'prize_source': unknown column in table 'card'." == sentence


def test_a_declared_source_can_be_required() -> None:
    table = Table("card", [Column("price_source", content.SOURCE)])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "content.toml"
        path.write_text('[[card]]\nid = "kiln"\nsource = "rulebook"\n')

        with pytest.raises(BadContent, match="card 'kiln', column 'price_source': it is missing"):
            reading.load(path, schema(table))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "content.toml: table 'card' is missing."),
        ("card = 3", "content.toml, card: it must be rows written [[card]], not 3."),
        ("card = [3]", "content.toml, card: it must be rows written [[card]], not a list with 3."),
        ("[card]\nid = 'kiln'", "content.toml, card: it must be rows written [[card]], not a table."),
        ("numbers = 3\n" + SECOND, "content.toml, card: 1 rows found, 2 expected."),
    ],
)
def test_a_broken_file_is_refused_with_one_sentence(text: str, sentence: str) -> None:
    assert sentence == refusal(text)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("card = [", "at line 1, the end of the file"),
        ("\ncard", "line 2"),
        ("[[card]]\nid = 'kiln'\nid = 'a'\n", "line 3"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("a = " + "9" * 5000, "a value cannot be read"),
    ],
)
def test_a_file_that_is_not_toml_is_refused_by_line(text: str, where: str) -> None:
    sentence = refusal(text)

    assert sentence.startswith("content.toml: not valid TOML: ")
    assert where in sentence


def test_numbers_that_are_no_table_are_refused() -> None:
    text = "numbers = 3\n" + GOOD[GOOD.index("[totals]") :]

    assert "content.toml, numbers: it must be a table of named numbers, not 3." == refusal(text)


def test_a_number_without_braces_is_refused() -> None:
    text = changed('hand = { value = 5, source = "rulebook: setup" }', "hand = 5")

    assert "content.toml, numbers, 'hand': it must be written { value = ..., source = ... }, not 5." == refusal(text)


def test_a_number_with_more_digits_than_fit_is_refused_in_words() -> None:
    sentence = refusal(changed("level = 1", "level = 0x" + "f" * 9000))

    assert "content.toml, card 'kiln', column 'level': a huge number is not between 1 and 4." == sentence


def test_a_long_text_is_cut_in_the_sentence() -> None:
    assert 200 > len(refusal(changed('"red"', '"' + "r" * 9000 + '"')))


def test_bytes_that_are_no_text_are_refused_by_line() -> None:
    with pytest.raises(BadContent, match=r"content\.toml: line 2 is not UTF-8 text"):
        load_bytes(b"# fine\n# \xff\n")


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(BadContent, match="larger than 1000000 bytes"):
        load_bytes(b"#" * 1_000_001)


def test_a_missing_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in [tmp_path, tmp_path / "nowhere.toml"]:
        with pytest.raises(BadContent, match="there is no such file"):
            reading.load(path, schema(CARDS))


@given(st.binary(max_size=300))
def test_random_bytes_are_always_bad_content(raw: bytes) -> None:
    with pytest.raises(BadContent):
        load_bytes(raw)


@given(st.integers(0, len(GOOD.encode()) - 1), st.binary(max_size=6))
def test_a_damaged_file_loads_or_is_bad_content(position: int, junk: bytes) -> None:
    raw = GOOD.encode()
    for damaged in [raw[:position], raw[:position] + junk + raw[position + len(junk) :], raw[:position] + raw[position + 9 :]]:
        try:
            load_bytes(damaged)
        except BadContent as error:
            assert "\n" not in str(error)

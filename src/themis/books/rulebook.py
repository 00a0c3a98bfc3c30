"""The law of a game: its numbered rules and rulings, read from `rulebook/en.toml` and its translations.

English is the reference: it alone says where a rule comes from and which others to see, and every other
language must have exactly the same numbers.
"""

import re
import unicodedata
from pathlib import Path
from typing import Final, final

from themis.books.toml import read_toml, refuse, show

REFERENCE: Final = "en"

_LANGUAGE: Final = re.compile(r"[a-z]{2}")
_ID: Final = re.compile(r"([A-Z][A-Z0-9]*)-([A-Z][A-Z0-9]*)-[0-9]{2,3}")
_RULINGS: Final = "RUL"


@final
class Chapter:
    __slots__ = ("id", "title")

    def __init__(self, chapter_id: str, title: str) -> None:
        self.id: Final = chapter_id
        self.title: Final = title


@final
class Rule:
    """One numbered statement; the middle of its id names the chapter."""

    __slots__ = ("chapter", "id", "see", "source", "text")

    def __init__(self, rule_id: str, chapter: str, text: str, source: str, see: list[str]) -> None:
        self.id: Final = rule_id
        self.chapter: Final = chapter
        self.text: Final = text
        self.source: Final = source
        self.see: Final = see


@final
class Ruling:
    """A decision where the printed rules are silent or contradict themselves."""

    __slots__ = ("decision", "id", "question", "reason")

    def __init__(self, ruling_id: str, question: str, decision: str, reason: str) -> None:
        self.id: Final = ruling_id
        self.question: Final = question
        self.decision: Final = decision
        self.reason: Final = reason


@final
class Rulebook:
    """One game's law in one language, in reading order."""

    __slots__ = ("chapters", "language", "prefix", "rules", "rulings", "title")

    def __init__(
        self,
        title: str,
        language: str,
        prefix: str,
        chapters: list[Chapter],
        rules: list[Rule],
        rulings: list[Ruling],
    ) -> None:
        self.title: Final = title
        self.language: Final = language
        self.prefix: Final = prefix
        self.chapters: Final = chapters
        self.rules: Final = rules
        self.rulings: Final = rulings

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules] + [ruling.id for ruling in self.rulings]

    def find(self, wanted: str) -> Rule | Ruling | None:
        """By id in any case, with or without the game's prefix: `URU-INV-14`, `inv-14`."""
        full = wanted.strip().upper()
        short = self.prefix + "-" + full
        for rule in self.rules:
            if rule.id == full or rule.id == short:
                return rule
        for ruling in self.rulings:
            if ruling.id == full or ruling.id == short:
                return ruling
        return None

    def search(self, words: str) -> list[Rule | Ruling]:
        """What contains all the words, in any case and with or without accents."""
        wanted = _folded(words).split()
        found: list[Rule | Ruling] = []
        if not wanted:
            return found
        for rule in self.rules:
            if _has_all(wanted, f"{rule.id} {rule.text}"):
                found.append(rule)
        for ruling in self.rulings:
            if _has_all(wanted, f"{ruling.id} {ruling.question} {ruling.decision} {ruling.reason}"):
                found.append(ruling)
        return found


def load(folder: Path, language: str) -> Rulebook:
    """Reads the law in one language and checks a translation against the English reference."""
    if _LANGUAGE.fullmatch(language) is None:
        refuse(str(folder), f"{show(language)} is not a language code of two letters")
    reference = _read(folder, REFERENCE, {})
    if language == REFERENCE:
        return reference
    translation = _read(folder, language, {rule.id: rule for rule in reference.rules})
    where = str(folder / f"{language}.toml")
    _same_ids(where, [chapter.id for chapter in reference.chapters], [chapter.id for chapter in translation.chapters])
    _same_ids(where, reference.ids(), translation.ids())
    return translation


def _read(folder: Path, language: str, reference: dict[str, Rule]) -> Rulebook:
    path = folder / f"{language}.toml"
    file = str(path)
    data = read_toml(path)
    _only(file, data, ["title", "language", "chapter", "rule", "ruling"])
    if read_text(file, data, "language") != language:
        refuse(file, f"its language must be {show(language)}")
    rules = _read_rules(file, data, language, reference)
    rulings = _read_rulings(file, data)
    book = Rulebook(read_text(file, data, "title"), language, _prefix(file, rules), _read_chapters(file, data), rules, rulings)
    _check(file, book)
    return book


def _read_chapters(file: str, data: dict[str, object]) -> list[Chapter]:
    chapters: list[Chapter] = []
    for cells in read_rows(file, "chapter", data):
        where = f"{file}, chapter row {len(chapters) + 1}"
        _only(where, cells, ["id", "title"])
        chapters.append(Chapter(read_text(where, cells, "id"), read_text(where, cells, "title")))
    return chapters


def _read_rules(file: str, data: dict[str, object], language: str, reference: dict[str, Rule]) -> list[Rule]:
    rules: list[Rule] = []
    for cells in read_rows(file, "rule", data):
        rule_id = _read_id(f"{file}, rule row {len(rules) + 1}", cells)
        where = f"{file}, rule {rule_id}"
        text = read_text(where, cells, "text")
        chapter = rule_id.split("-")[1]
        if language == REFERENCE:
            _only(where, cells, ["id", "text", "source", "see"])
            rules.append(Rule(rule_id, chapter, text, read_text(where, cells, "source"), _read_see(where, cells)))
        else:
            _only(where, cells, ["id", "text"])
            original = reference.get(rule_id)
            if original is None:
                refuse(where, f"there is no such rule in {REFERENCE}.toml")
            rules.append(Rule(rule_id, chapter, text, original.source, original.see))
    return rules


def _read_rulings(file: str, data: dict[str, object]) -> list[Ruling]:
    rulings: list[Ruling] = []
    if "ruling" not in data:
        return rulings
    for cells in read_rows(file, "ruling", data):
        ruling_id = _read_id(f"{file}, ruling row {len(rulings) + 1}", cells)
        where = f"{file}, ruling {ruling_id}"
        _only(where, cells, ["id", "question", "decision", "reason"])
        rulings.append(
            Ruling(
                ruling_id,
                read_text(where, cells, "question"),
                read_text(where, cells, "decision"),
                read_text(where, cells, "reason"),
            )
        )
    return rulings


def _read_id(where: str, cells: dict[str, object]) -> str:
    value = read_text(where, cells, "id")
    if _ID.fullmatch(value) is None:
        refuse(where, f"{show(value)} is not an id such as ABC-SETUP-01")
    return value


def _read_see(where: str, cells: dict[str, object]) -> list[str]:
    value = cells.get("see", [])
    if not isinstance(value, list):
        refuse(f"{where}, column 'see'", f"it must be a list of ids, not {show(value)}")
    see: list[str] = []
    for item in value:
        if not isinstance(item, str):
            refuse(f"{where}, column 'see'", f"it must be a list of ids, not a list with {show(item)}")
        see.append(item)
    return see


def _only(where: str, cells: dict[str, object], known: list[str]) -> None:
    for name in cells:
        if name not in known:
            refuse(where, f"unknown entry {show(name)}; known here are {', '.join(known)}")


def _prefix(file: str, rules: list[Rule]) -> str:
    if not rules:
        refuse(file, "there is no rule")
    return rules[0].id.split("-")[0]


def _check(file: str, book: Rulebook) -> None:
    ids = book.ids()
    chapters = [chapter.id for chapter in book.chapters]
    _check_unique(file, ids)
    _check_unique(file, chapters)
    for known in ids:
        if not known.startswith(book.prefix + "-"):
            refuse(f"{file}, {known}", f"every id must begin with {book.prefix}-")
    for rule in book.rules:
        if rule.chapter == _RULINGS:
            refuse(f"{file}, rule {rule.id}", f"{_RULINGS} is kept for rulings")
        if rule.chapter not in chapters:
            refuse(f"{file}, rule {rule.id}", f"there is no chapter {show(rule.chapter)}")
    for ruling in book.rulings:
        if ruling.id.split("-")[1] != _RULINGS:
            refuse(f"{file}, ruling {ruling.id}", f"its id must look like {book.prefix}-{_RULINGS}-01")
    if book.language == REFERENCE:
        _check_see(file, book.rules, ids)


def _check_see(file: str, rules: list[Rule], ids: list[str]) -> None:
    for rule in rules:
        for other in rule.see:
            if other not in ids:
                refuse(f"{file}, rule {rule.id}, column 'see'", f"there is no {show(other)}")


def _check_unique(file: str, ids: list[str]) -> None:
    seen: set[str] = set()
    for known in ids:
        if known in seen:
            refuse(file, f"{show(known)} is there twice")
        seen.add(known)


def _same_ids(file: str, reference: list[str], translation: list[str]) -> None:
    for known in reference:
        if known not in translation:
            refuse(file, f"{known} of {REFERENCE}.toml is missing")
    for known in translation:
        if known not in reference:
            refuse(file, f"{known} is not in {REFERENCE}.toml")


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in decomposed if not unicodedata.combining(letter)])


def _has_all(words: list[str], text: str) -> bool:
    folded = _folded(text)
    for word in words:
        if word not in folded:
            return False
    return True


def read_rows(file: str, name: str, data: dict[str, object]) -> list[dict[str, object]]:
    """The rows written as [[name]]."""
    if name not in data:
        refuse(file, f"table {show(name)} is missing")
    value = data[name]
    if not isinstance(value, list):
        refuse(f"{file}, {name}", f"it must be rows written [[{name}]], not {show(value)}")
    for item in value:
        if not isinstance(item, dict):
            refuse(f"{file}, {name}", f"it must be rows written [[{name}]], not a list with {show(item)}")
    return value


def read_text(where: str, cells: dict[str, object], column: str) -> str:
    """A text that must be there and must not be empty."""
    at = f"{where}, column {show(column)}"
    if column not in cells:
        refuse(at, "it is missing")
    value = cells[column]
    if not isinstance(value, str):
        refuse(at, f"it must be a text, not {show(value)}")
    if not value.strip():
        refuse(at, "it is empty")
    return value

"""What pages must know about a game to show it: the meaning of its choices and events, its content, its words and its rulebook."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from themis.books.content import Row
from themis.books.rulebook import Rule, Ruling
from themis.core.choice import Verb
from themis.core.game import Game
from themis.games import find
from themis.server.protocol_http import ChapterInfo, Cover, GameInfo, OptionInfo, QuickInfo, Rulebook, RuleInfo, Texts, VerbInfo
from themis.server.threads import BESIDE
from themis.speech.speech import HOUSE, LANGUAGES, Speech, files

T = TypeVar("T")

# What takes long is made once: whoever wants the same meanwhile waits for it, instead of making it too.
MAKER: Final = ThreadPoolExecutor(1, "themis-describe")

_made: Final[dict[tuple[Callable[..., object], tuple[object, ...]], object]] = {}


async def in_its_thread(make: Callable[..., T], *arguments: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(MAKER, BESIDE.run, make, *arguments)


async def once(make: Callable[..., T], *arguments: object) -> T:
    """What lasts: whatever was made already needs no thread, and waits for nobody. Only for arguments of which there are few."""
    key = (make, arguments)
    if key not in _made:
        _made[key] = await in_its_thread(make, *arguments)
    made: T = _made[key]  # type: ignore[assignment]
    return made


@cache
def speech(game: Game, language: str) -> Speech:
    """Takes a tenth of a second to read, and then serves everybody."""
    return Speech(game, language)


@cache
def bot_names(game_id: str, many: int) -> list[str]:
    """What so many bots of a game are called, in all languages."""
    words = [speech(find(game_id), language) for language in LANGUAGES]
    return [said.text(f"bot-{number}") for said in words for number in range(1, many + 1)]


def game_infos(*games: str) -> list[GameInfo]:
    return [game_info(game) for game in games]


@cache
def game_info(game_id: str) -> GameInfo:
    game = find(game_id)
    meta = game.meta
    return GameInfo(
        id=meta.id,
        title=meta.title,
        prefix=meta.prefix,
        fewest=int(meta.fewest),
        most=int(meta.most),
        rules=int(meta.rules),
        stage=meta.stage,
        designers=meta.makers.designers,
        publisher=meta.makers.publisher,
        year=int(meta.makers.year),
        shortest=int(meta.sitting.shortest),
        longest=int(meta.sitting.longest),
        weight=meta.sitting.weight,
        covers={language: cover(speech(game, language)) for language in LANGUAGES},
        options=[OptionInfo(option.name, option.values, option.rule) for option in meta.options],
        slugs=game.slugs,
        seats=game.fields.seats,
        verbs={verb.name: verb_info(verb) for verb in game.catalogue.verbs},
        events=event_fields(game),
        content={table: [row_of(row) for row in game.content.rows(table)] for table in game.content.tables()},
        numbers={number.name: game.content.number(number.name) for number in game.content.schema.numbers},
        provenance=dict(game.content.provenance()),
    )


def verb_info(verb: Verb) -> VerbInfo:
    return VerbInfo([domain.name for domain in verb.domains], verb.place, verb.closes, int(verb.length), int(verb.largest))


def cover(words: Speech) -> Cover:
    said = [words.text(key) if words.has(key) else "" for key in ("game-world", "game-goal", "game-status")]
    return Cover(words.rulebook.title, *said)


def event_fields(game: Game) -> dict[str, list[str]]:
    """Kinds of events that differ only in their rule share a name and have the same fields."""
    return {kind.name: kind.fields for kind in game.events}


def row_of(row: Row) -> dict[str, object]:
    return {"id": row.id, **row.values(), "sources": dict(row.sources())}


@cache
def texts(game: str, language: str) -> Texts:
    folders = [HOUSE, find(game).meta.folder / "text"]
    return Texts([path.read_text(encoding="utf-8") for folder in folders for path in files(folder, language)])


@cache
def rulebook(game: str, language: str) -> Rulebook:
    words = speech(find(game), language)
    book = words.rulebook
    return Rulebook(
        quick=[QuickInfo(paragraph.id, paragraph.rules, paragraph.figure) for paragraph in words.quick],
        chapters=[ChapterInfo(chapter.id, chapter.title) for chapter in book.chapters],
        rules=[rule_info(rule) for rule in book.rules] + [ruling_info(ruling) for ruling in book.rulings],
    )


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(rule.id, rule.chapter, rule.text, rule.source, rule.see, "", "")


def ruling_info(ruling: Ruling) -> RuleInfo:
    return RuleInfo(ruling.id, "RUL", ruling.decision, "", [], ruling.question, ruling.reason)

"""Writes what Python says of the recorded games into web/tests/fixtures/speech, so that the client's tests can compare; with --check it only says whether the files are up to date."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from themis.core.frame import options, waiting
from themis.core.game import Game
from themis.core.record import Replay, parse
from themis.games import GAMES, find
from themis.server.describe import game_info
from themis.speech.effects import text_of
from themis.speech.speech import LANGUAGES, Speech

HOUSE = Path(__file__).parent.parent
TARGET = HOUSE / "web/tests/fixtures/speech"
# Enough of each kind to meet every plural and every gap.
MOST_OF_A_KIND = 8
SPECTATOR = -1
NAMES = ["Ada", "bot:medium", " Zoé | ", "bot:hard", "Ben", "Odile"]


def main() -> int:
    files = {TARGET / f"{game}.json": written(find(game)) for game in GAMES}
    if "--check" not in sys.argv:
        TARGET.mkdir(parents=True, exist_ok=True)
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [str(path.relative_to(HOUSE)) for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for name in stale:
        print(f"{name} is not what Python says: run 'make golden'", file=sys.stderr)
    return 1 if stale else 0


def written(game: Game) -> str:
    lines = ",\n".join([json.dumps(case, ensure_ascii=False) for case in chosen(cases(game))])
    info = json.dumps(msgspec.to_builtins(game_info(game.meta.id)), ensure_ascii=False)
    return f'{{"info": {info},\n"seats": {json.dumps(NAMES, ensure_ascii=False)},\n"cases": [\n{lines}\n]}}\n'


def chosen(found: Iterator[dict[str, object]]) -> Iterator[dict[str, object]]:
    """A few cases of each kind, none of them twice."""
    seen: set[str] = set()
    kinds: Counter[str] = Counter()
    for case in found:
        kind = str(case.pop("kind"))
        text = json.dumps(case, sort_keys=True)
        if text not in seen and kinds[kind] < MOST_OF_A_KIND:
            seen.add(text)
            kinds[kind] += 1
            yield case


def cases(game: Game) -> Iterator[dict[str, object]]:
    speeches = [Speech(game, language) for language in LANGUAGES]
    yield from printed(game, speeches)
    for path in sorted((HOUSE / "tests/games" / game.meta.id / "records").glob("*.rec")):
        replay = Replay(game, parse(path.read_text(encoding="utf-8")))
        seats = NAMES[: len(replay.record.names)]
        yield from told(replay, speeches, seats)
        while not replay.done():
            yield from asked(replay, speeches, seats)
            replay.forward()
            yield from told(replay, speeches, seats)


def printed(game: Game, speeches: list[Speech]) -> Iterator[dict[str, object]]:
    """What cards say of their effects, where that is put together."""
    for table in game.content.tables():
        for row in game.content.rows(table):
            said = {speech.language: text_of(speech, row, table) for speech in speeches}
            if said["en"]:
                yield {"kind": f"card {table} {row.id}", "table": table, "card": row.id, "players": 0, "said": said}


def told(replay: Replay, speeches: list[Speech], seats: list[str]) -> Iterator[dict[str, object]]:
    """What happened, as events on the wire and as sentences."""
    events = [[event.kind.name, [int(value) for value in event.values], event.kind.rule] for event in replay.events]
    kind = "story " + " ".join(sorted({event.kind.name for event in replay.events}))
    said = {speech.language: speech.story(replay.events, speech.names(seats)) for speech in speeches}
    yield {"kind": kind, "events": events, "players": len(seats), "said": said}


def asked(replay: Replay, speeches: list[Speech], seats: list[str]) -> Iterator[dict[str, object]]:
    """What is asked, what may be chosen, and why the next choice but one may not."""
    game, state = replay.game, replay.state
    for seat in waiting(state):
        for eyes in (seat, SPECTATOR):
            view = game.view(state, eyes)
            decision = view["decision"]
            assert isinstance(decision, dict)
            yield {
                "kind": f"question {decision['name']} {eyes == seat}",
                "view": {"seat": view["seat"], "decision": decision},
                "players": len(seats),
                "said": {speech.language: speech.question(view, speech.names(seats)) for speech in speeches},
            }
        for choice in options(state, seat):
            facts = {key: int(value) for key, value in game.facts(state, seat, choice).items()}
            said = {speech.language: speech.choice(choice, speech.names(seats), facts) for speech in speeches}
            bare = {speech.language: speech.choice(choice, speech.names(seats)) for speech in speeches}
            yield {"kind": f"choice {choice.verb.name}", "choice": choice.text, "facts": facts, "players": len(seats), "said": said}
            yield {"kind": f"bare {choice.verb.name}", "choice": choice.text, "facts": {}, "players": len(seats), "said": bare}


if __name__ == "__main__":
    sys.exit(main())

"""The story of a game as text, as one pair of eyes knows it: what may be downloaded while the game goes on.

To tell a long game takes longer than anybody's choice may wait. It is told a little at a time, so that others come between,
and once only: whoever asks again for the same story gets what was told. But a game that goes on has a new story after every choice,
so each is paid for by whoever asks for it, and to one address they are told one after another: nobody waits for what others asked for.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

from themis.core.event import Event
from themis.core.game import Game
from themis.core.session import Session
from themis.server import describe
from themis.server.pacing import NOBODY, Payer, metered
from themis.server.protocol import Correction
from themis.speech.speech import Speech
from themis.speech.telling import paragraphs

MOST_KEPT: Final = 64
# How long the story may be told without a pause, and how long that is.
BREATH_SECONDS: Final = 0.001
PAUSE_SECONDS: Final = 0.002

# Who asked for a hint after how many choices.
Asked: TypeAlias = Sequence[tuple[int, int]]
# Table, version, hints, eyes, language, and from which address it was asked for.
Key: TypeAlias = tuple[str, int, int, int, str, str]


class Stories:
    """The stories that were asked for last."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[Key, asyncio.Task[str]]] = OrderedDict()
        self._tellers: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def story(
        self,
        table: str,
        session: Session,
        eyes: int,
        language: str,
        corrections: Sequence[Correction] = (),
        hints: Asked = (),
        listener: Payer = NOBODY,
    ) -> str:
        key = (table, int(session.version), len(hints), eyes, language, listener.address)
        if key not in self._kept:
            # What is there now is told, whatever happens meanwhile.
            groups = list(session.story.groups)
            self._kept[key] = asyncio.create_task(self._told(transcript(session, groups, eyes, language, corrections, hints), listener))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return await asyncio.shield(self._kept[key])

    async def _told(self, story: Coroutine[Any, Any, str], listener: Payer) -> str:
        async with self._tellers.setdefault(listener.address, asyncio.Lock()):
            return await metered(story, listener.spend)


async def transcript(
    session: Session, groups: Sequence[list[Event]], eyes: int, language: str, corrections: Sequence[Correction] = (), hints: Asked = ()
) -> str:
    names = session.record.names
    speech, title = await describe.once(titled, session.game, language)
    called = speech.names(names)
    lines = [title, ", ".join(called), ""]
    began = time.monotonic()
    for step, group in enumerate(groups):
        lines += paragraphs(group, eyes, speech, called)
        lines += [speech.corrected(one.step, one.before, one.after, one.way) for one in corrections if one.step == step]
        lines += [speech.text("hint-asked", player=called[seat]) for after, seat in hints if after == step]
        if time.monotonic() - began > BREATH_SECONDS:
            await asyncio.sleep(PAUSE_SECONDS)
            began = time.monotonic()
    return "\n".join(lines) + "\n"


def titled(game: Game, language: str) -> tuple[Speech, str]:
    speech = describe.speech(game, language)
    return speech, speech.rulebook.title

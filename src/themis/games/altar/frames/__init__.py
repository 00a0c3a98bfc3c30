"""The decisions and automatic steps of Altar, one file per chapter."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import Decisions

DECISIONS: Final = Decisions("themis.games.altar.frames", list(__path__))

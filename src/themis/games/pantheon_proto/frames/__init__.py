"""The decisions and automatic steps, one file per chapter."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import Decisions

DECISIONS: Final = Decisions("themis.games.pantheon_proto.frames", list(__path__))

"""The decisions and automatic steps of Delphi, one file per chapter."""

from __future__ import annotations

from typing import Final

from themis.core.decisions import Decisions

DECISIONS: Final = Decisions("themis.games.delphi.frames", list(__path__))

"""The Oracle of Delphi, by Stefan Feld (2016)."""

from themis.games.delphi.game import GAME, build

__all__ = ["GAME", "build"]

"""Panthéon, by Michael Tummelhofer (2011)."""

from themis.games.pantheon.game import GAME, build

__all__ = ["GAME", "build"]

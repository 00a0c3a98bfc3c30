"""Uruk: Cradle of Civilization, by Hanno and Wilfried Kuhn (2008)."""

from themis.games.uruk.game import GAME, build

__all__ = ["GAME", "build"]

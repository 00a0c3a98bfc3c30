"""Pantheon, the prototype by Guerric Fritzen (2018)."""

from themis.games.pantheon_proto.game import GAME, build

__all__ = ["GAME", "build"]

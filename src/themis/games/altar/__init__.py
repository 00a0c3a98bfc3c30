"""Altar, by Vasilis Patroulias (printed rules marked as work in progress); the publishers are named in ALT-RUL-41."""

from themis.games.altar.game import GAME, build

__all__ = ["GAME", "build"]

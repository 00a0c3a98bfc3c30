"""The Royal Game of Ur, by the rules commonly played today: an example of a whole game in a folder of its own."""

from .game import GAME, build

__all__ = ["GAME", "build"]

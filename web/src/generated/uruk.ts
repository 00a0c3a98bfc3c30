// Written by scripts/protocol.py from src/themis/games/uruk/view.py. Do not edit.


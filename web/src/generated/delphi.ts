// Written by scripts/protocol.py from src/themis/games/delphi/view.py. Do not edit.


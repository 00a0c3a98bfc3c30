"""What all game tests use. A game adds only how its table is laid, in its `laying.py`."""

from kit.table import Table, rule

__all__ = ["Table", "rule"]

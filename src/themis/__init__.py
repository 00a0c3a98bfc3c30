"""Themis: five board games of gods, with the rulebook as part of the program."""

__version__ = "0.1.0"

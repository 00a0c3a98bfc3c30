"""The Oracle of Delphi, by Stefan Feld (2016)."""

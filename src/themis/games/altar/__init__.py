"""Altar, by Vasilis Patroulias (printed rules marked as work in progress)."""

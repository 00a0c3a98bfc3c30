"""Bots against bots: fair plans of games, strength from results, tables and files."""

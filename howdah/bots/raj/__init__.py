"""Raj by learned values: `duel.py` for two, `others.py` for what a match has shown of the others."""

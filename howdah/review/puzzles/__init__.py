"""Puzzles: one decision with a clear best act, solved by playing it."""

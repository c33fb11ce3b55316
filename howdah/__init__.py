"""A home for four tabletop games: one rules engine for play, for measuring and for learning."""

__version__ = "0.1.0"

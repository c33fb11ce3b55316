"""Whole games that are kept: one for every way a game can end, golden playthroughs, and perft counts."""

"""Tracks and decks as they are read from files and options (RACE-1)."""

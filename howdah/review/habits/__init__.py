"""Habits: what a player does more or less often than reference players in the same situations, read from records."""

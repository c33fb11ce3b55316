"""Finds a win within the current turn of Totem."""

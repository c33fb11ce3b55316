"""Bots: honest, legal, repeatable, and as strong as they say."""

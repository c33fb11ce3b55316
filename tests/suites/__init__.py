"""Suites that every game inherits: give them rules, they do the rest."""

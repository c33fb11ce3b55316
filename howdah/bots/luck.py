"""Fractions from the engine's generator."""

from howdah.engine.generator import WORD, Generator


def fraction(generator: Generator) -> float:
    """A number from 0 to 1, never 1."""
    return float(generator.word()) / (WORD + 1)

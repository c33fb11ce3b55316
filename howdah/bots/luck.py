"""The luck of bots: streams by seat, and fractions from the engine's generator."""

from howdah.engine.dealers import digest
from howdah.engine.generator import WORD, Generator


def seat_luck(seed: int, seats: int) -> list[Generator]:
    """A stream for each seat of a game, the same wherever bots play by this seed: in a terminal, in the lab, in an
    environment. A bot that draws more often than another changes nobody else's luck."""
    return [Generator(digest(f"{seed} seat {seat}")) for seat in range(seats)]


def uniform(generator: Generator) -> float:
    """A number from 0 to 1, never 1."""
    return float(generator.word()) / (WORD + 1)

"""Random numbers of bots: a stream for each seat, and uniform floats from the engine's generator."""

from howdah.engine.dealers import digest
from howdah.engine.generator import WORD, Generator


def seat_luck(seed: int, seats: int) -> list[Generator]:
    """A stream for each seat of a game, the same wherever bots play by this seed: in a terminal, in the lab, in an
    environment. The streams are independent: a bot that draws more often changes nothing for the others."""
    return [Generator(digest(f"{seed} seat {seat}")) for seat in range(seats)]


def uniform(generator: Generator) -> float:
    """A float from 0 to 1 (excluded), uniformly distributed."""
    return float(generator.word()) / (WORD + 1)

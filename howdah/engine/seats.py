"""Who sits where. Seats count from 0 in code and from 1 in every text; two more seats are always there."""

from typing import Final

CHANCE: Final = 30
"""The seat of chance: it rolls the dice, draws the cards, and knows everything."""
SPECTATOR: Final = 31
"""Whoever watches: sees what is open to all."""
CHANCE_BIT: Final = 1 << 30
EVERYONE: Final = (1 << 32) - 1
"""An audience of all seats and spectators."""
MOST_SEATS: Final = 8


def seat_text(seat: int) -> str:
    """A seat as the notation writes it: `1`, `2` ..., `chance`, `spectator`."""
    if seat == CHANCE:
        return "chance"
    if seat == SPECTATOR:
        return "spectator"
    return str(seat + 1)


def seats_in(mask: int) -> list[int]:
    """The seats of a set of seats, in seat order (without chance and spectators)."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]

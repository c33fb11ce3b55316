"""Mistakes of an own game as puzzles: whoever made one tries the same decision again."""

from collections.abc import Sequence

import msgspec

from howdah.engine.errors import OptionError
from howdah.engine.registry import read_known
from howdah.review.model import Said
from howdah.review.puzzles.model import BEST, OWN, WIN, Puzzle
from howdah.review.puzzles.playing import Attempt


def own_puzzle(position: str, seat: int, lines: Sequence[Sequence[str]], wins: bool = False) -> Puzzle:
    """A decision of a seat (from 1) in a position as it knew it, solved by one of these lines. Where a win was missed,
    any way that wins solves it; that is asked only if the first line wins.

    Raises `HowdahError` where the position, the seat or a line cannot be.
    """
    rules, _ = read_known(position)
    if seat > rules.seats:
        raise OptionError(f"there is no seat {seat}; this position has {rules.seats}")
    kept = [list(line) for line in lines]
    puzzle = Puzzle(OWN, rules.game, rules.seats, seat, position, BEST, kept, Said("own"), 0.0, None, source=OWN)
    if not wins:
        return puzzle
    asked = msgspec.structs.replace(puzzle, goal=WIN)
    attempt = Attempt(asked)
    for text in kept[0]:
        attempt.play(text)
    return asked if attempt.is_right() else puzzle

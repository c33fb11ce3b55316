"""How a search is run."""

from typing import Final

from mypy_extensions import i64

DEFAULT_ITERATIONS: Final = 2000
NO_CUT: Final = 1_000_000
EXPLORE: Final = 0.7
MIX: Final = 0.1
"""How often a seat explores evenly where several choose at once."""
MIX_PAIRS: Final = 0.7
"""The same where every pair of actions has a value of its own, so that exploring does not bias it."""


class Settings:
    """A budget, and how it is spent."""

    def __init__(
        self,
        iterations: int = DEFAULT_ITERATIONS,
        milliseconds: int = 0,
        cut: int = NO_CUT,
        noise: float = 0.0,
        style: str = "plain",
        wary: bool = False,
    ) -> None:
        self.iterations: i64 = iterations
        self.milliseconds = milliseconds
        """If above zero, time is the budget and iterations do not matter."""
        self.cut: i64 = cut
        """After so many random steps a playout is not finished but judged."""
        self.noise = noise
        """The largest random error in the value of each own choice, in payoffs."""
        self.style = style
        self.wary = wary
        """Whether it keeps out of fights while others may begin them, where the game's evaluation knows how."""
        self.explore: float = EXPLORE
        """How much what was seldom tried is preferred, where one seat chooses."""
        self.mix: float = MIX
        """How often any action is tried, where several choose at once."""
        self.mix_pairs: float = MIX_PAIRS
        """The same where all pairs are known: trying does not blur their value, so it may be often."""

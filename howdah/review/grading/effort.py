"""How much a review thinks about each decision."""

from typing import Final

SCREENED: Final = 4
"""Worlds that all candidates meet."""
TRIED: Final = 4
"""Lines that are tried besides the one that was played, and medium's."""
MOST_WORLDS: Final = 64
"""Worlds that decide a suspicion at most."""
ROUNDS: Final = 160
"""How often a turn of Raj for three and more is simulated, each time it is examined."""
SEARCHED: Final = 800
"""Iterations of the search at tables of Raj that nobody has learned."""


class Effort:
    """A budget that no machine changes. `times` multiplies it: ten times must confirm what the usual one says."""

    def __init__(
        self,
        screened: int = SCREENED,
        tried: int = TRIED,
        most: int = MOST_WORLDS,
        rounds: int = ROUNDS,
        searched: int = SEARCHED,
        times: int = 1,
    ) -> None:
        self.screened = screened * times
        self.tried = tried
        self.most = most * times
        self.rounds = rounds * times
        self.searched = searched * times


USUAL: Final = Effort()

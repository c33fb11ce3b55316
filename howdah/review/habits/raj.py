"""What is seen of a player of Raj: which card of the hand goes for which stake."""

from typing import Final

from howdah.engine.contract import CHANCE, State
from howdah.games.raj.rules import RajState
from howdah.review.habits.sighting import Measure, Watcher

EARLY: Final = 1 / 3
SMALL: Final = 3
"""A mouse of at most so many points is a small one."""
BIG: Final = 7


class RajWatcher(Watcher):
    """Takes down each bid as a place in the hand, from 0 (the lowest card) to 1 (the highest)."""

    measures = (
        Measure("vulture-bid", "underbids-vultures", "overbids-vultures"),
        Measure("small-mouse-bid", "", "overbids-small-mice"),
        Measure("big-mouse-bid", "gives-up-big-mice", "overbids-big-mice"),
        Measure("early-bid", "saves-high-cards", "spends-early"),
        Measure("highest-card", "", "highest-first"),
        Measure("lowest-card", "", "lowest-first"),
        Measure("rank-of-prize", "", "bids-the-rank"),
        Measure("carried-bid", "shuns-carried-stakes", "overbids-carried-stakes"),
    )

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        assert isinstance(state, RajState)
        if seat == CHANCE:
            return
        hand = int(state.hands[seat])
        size = hand.bit_count()
        if size < 2:
            return
        place = (hand & ((1 << action) - 1)).bit_count() / (size - 1)
        worth, turns = int(state.stake_worth), int(state.turns)
        left = f"{min(3, 4 * size // (turns + 1))}"
        carried = int(state.stake).bit_count() > 1
        kind = "vulture" if worth < 0 else f"{min(worth, 12) // 3}"
        if carried:
            self.see(seat, "carried-bid", f"{kind} {min(abs(worth) // 4, 3)}", place, entry)
        elif worth < 0:
            self.see(seat, "vulture-bid", f"{worth} {left}", place, entry)
        elif worth <= SMALL:
            self.see(seat, "small-mouse-bid", f"{worth} {left}", place, entry)
        elif worth >= BIG:
            self.see(seat, "big-mouse-bid", f"{worth} {left}", place, entry)
        if size > turns * (1 - EARLY):
            self.see(seat, "early-bid", f"{kind} {left}", place, entry)
        self.see(seat, "highest-card", f"{kind} {size}", float(place == 1.0), entry)
        self.see(seat, "lowest-card", f"{kind} {size}", float(place == 0.0), entry)
        if not carried:
            self.see(seat, "rank-of-prize", f"{kind} {size}", float(action in ranks_of(state)), entry)


def ranks_of(state: RajState) -> list[int]:
    """The bids whose rank is that of the stake's size among all prizes (several where prizes are of equal size)."""
    sizes = sorted(abs(prize) for prize in state.raj.deck.prizes)
    size = abs(int(state.stake_worth))
    return [place for place, other in enumerate(sizes) if other == size]

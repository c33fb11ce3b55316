"""What a seat of Raj is shown: RAJ-4."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from howdah.engine.contract import CHANCE, View
from howdah.games.raj.known import HIDDEN

if TYPE_CHECKING:
    from howdah.games.raj.rules import RajState


@mypyc_attr(acyclic=True)
class Shown:
    """The position of a view, for when somebody wants its text."""

    def __init__(self, state: "RajState", seat: int) -> None:
        self.state = state
        self.seat = seat

    def __str__(self) -> str:
        state, seat = self.state, self.seat
        known = state.known(seat)
        if not has_open_stacks(state) and seat != CHANCE:
            own_hand = known.unplaced(seat) if seat < state.seats else None
            for used in known.used:
                used[:-1] = [HIDDEN] * max(0, len(used) - 1)
            if own_hand is not None and state.turn > 1:
                known.hands[seat] = own_hand
        return str(known)


def has_open_stacks(state: "RajState") -> bool:
    return state.raj.open_history or state.pending() == 0


def views_of(state: "RajState", seats: Sequence[int]) -> list[View]:
    """The views of these seats (or of spectators), in fields and as positions."""
    raj = state.raj
    bids = raj.deck.bids
    then = state.copy()  # the position is written later, if at all
    shared = open_fields(state)
    views: list[View] = []
    for seat in seats:
        hand: list[int] = []
        sealed: int | None = None
        if seat < raj.seats:
            cards = state.hands[seat]
            hand = [bid for place, bid in enumerate(bids) if cards >> place & 1]
            if state.sealed[seat] != 0:
                sealed = bids[state.history[state.turn * raj.seats + seat]]
        views.append(View("raj", seat, Shown(then, seat), {"hand": hand, "sealed": sealed}, shared))
    return views


def open_fields(state: "RajState") -> dict[str, object]:
    """What lies open to everyone (`RajFields` without the own hand)."""
    raj = state.raj
    bids = raj.deck.bids
    seats = range(raj.seats)
    top = (state.turn - 1) * raj.seats
    used: list[list[int]] | None = None
    if has_open_stacks(state):
        used = [[bids[state.history[turn * raj.seats + seat]] for turn in range(state.turn)] for seat in seats]
    return {
        "turn": int(min(state.turn + 1, raj.turns)),
        "turns": int(raj.turns),
        "stake": state.cards_worth(state.stake),
        "worth": int(state.worth_of(state.stake)),
        "pile": state.cards_worth(state.pile),
        "ready": [bid != 0 for bid in state.sealed],
        "last": [bids[state.history[top + seat]] if top >= 0 else None for seat in seats],  # RAJ-4.1, RAJ-4.3
        "used": used,
        "taken": [state.cards_worth(cards) for cards in state.taken],  # RAJ-4.2
        "scores": [int(state.worth_of(cards)) for cards in state.taken],
    }

"""What a seat of Raj is shown: RAJ-4."""

from typing import TYPE_CHECKING, TypedDict

from howdah.engine.contract import CHANCE, View
from howdah.games.raj.known import HIDDEN, NOT_BID

if TYPE_CHECKING:
    from howdah.games.raj.rules import RajState


class RajFields(TypedDict):
    """The fields of a view of Raj; lists go by seat."""

    turn: int
    """The turn that is played, from 1; the number of turns when it is over."""
    turns: int
    stake: list[int]
    worth: int
    """The sum at stake: below zero the lowest bid takes it (RAJ-3.1)."""
    pile: list[int]
    """The prize cards still to come, ascending: they follow from what lies open."""
    hand: list[int]
    """Your own bid cards; none for a spectator."""
    sealed: int | None
    """Your own bid that lies face down."""
    ready: list[bool]
    """Who has put down a bid this turn."""
    last: list[int | None]
    """The bid that lies on top of each stack (RAJ-4.1)."""
    used: list[list[int]] | None
    """All bids in their order: only with `open_history`, or when the game is over."""
    taken: list[list[int]]
    scores: list[int]


def view_of(state: "RajState", seat: int) -> View:
    """The view of one seat or of a spectator, in fields and as a position."""
    raj = state.raj
    bids = raj.deck.bids
    open_stacks = raj.open_history or state.pending() == 0
    known = state.known(seat)
    own = seat if 0 <= seat < raj.seats else -1
    own_hand = known.unplaced(own) if own >= 0 else []
    fields: RajFields = {
        "turn": int(min(state.turn + 1, raj.turns)),
        "turns": int(raj.turns),
        "stake": state.cards_worth(state.stake),
        "worth": int(state.worth_of(state.stake)),
        "pile": state.cards_worth(state.pile),
        "hand": [bids[bid] for bid in own_hand],
        "sealed": bids[known.sealed[own]] if own >= 0 and known.sealed[own] >= 0 else None,
        "ready": [bid != NOT_BID for bid in known.sealed],
        "last": [bids[used[-1]] if used else None for used in known.used],  # RAJ-4.1, RAJ-4.3
        "used": [[bids[bid] for bid in used] for used in known.used] if open_stacks else None,
        "taken": [state.cards_worth(cards) for cards in state.taken],  # RAJ-4.2
        "scores": [int(state.worth_of(cards)) for cards in state.taken],
    }
    if not open_stacks and seat != CHANCE:
        for used in known.used:
            used[:-1] = [HIDDEN] * max(0, len(used) - 1)
        if own >= 0 and state.turn > 1:
            known.hands[own] = own_hand
    return View("raj", seat, known, fields)

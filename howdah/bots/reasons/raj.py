"""Why a bid of Raj, or a mixture of bids, is good: what is at stake against what is still to come."""

from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Thought
from howdah.bots.reasons.said import Why
from howdah.games.raj.rules import RajState

NEVER: Final = 0.03
"""A card that is bid less often is kept."""


def raj_why(state: RajState, seat: int, thoughts: list[Thought]) -> Why | None:
    """What speaks for the mixture as a whole."""
    bids = state.raj.deck.bids
    stake = int(state.stake_worth)
    coming = [int(state.raj.worth[card]) for card in range(int(state.raj.turns)) if state.pile >> card & 1]
    played = [bids[thought.action] for thought in thoughts if thought.share >= NEVER]
    held = [bids[thought.action] for thought in thoughts]
    highest, lowest = max(held), min(held)
    if stake > 0 and min(played) > highest_of_others(state, seat):
        return Why("nobody-higher", {"bid": min(played)})
    larger = [prize for prize in coming if abs(prize) > abs(stake)]
    if stake < 0 and lowest not in played:
        return Why("not-lowest", {"worth": stake, "bid": lowest})
    if stake > 0 and not larger and highest in played:
        return Why("nothing-larger", {"worth": stake})
    if larger and max(larger) > 0 and highest not in played:
        return Why("keeps", {"bid": highest, "prize": max(larger)})
    if stake == 0:
        return Why("worth-nothing")
    return None


def highest_of_others(state: RajState, seat: int) -> int:
    """The highest card that anybody else has: all earlier bids were open."""
    cards: i64 = 0
    for other in range(state.raj.seats):
        if other != seat:
            cards |= state.hands[other] | state.sealed[other]
    return max([bid for card, bid in enumerate(state.raj.deck.bids) if cards >> card & 1], default=0)

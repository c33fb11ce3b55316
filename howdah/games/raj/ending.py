"""Who wins a game of Raj, and how ties are broken (RAJ-5.2 to RAJ-5.4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.contract import ENDINGS, RUNNING, Result, shared_payoffs
from howdah.games.raj.card_sets import highest_card

if TYPE_CHECKING:
    from howdah.games.raj.rules import RajState


def winners_of(state: "RajState") -> i64:
    """RAJ-5.2 to RAJ-5.4: one seat, or those who draw."""
    best = seats_with_best(state, state.raj.all_seats)
    if best & (best - 1) == 0:
        return best  # RAJ-5.2
    if state.raj.mouse_breaks_ties:
        return holder_of_best_mouse(state, best)  # RAJ-5.4
    rest: i64 = state.raj.all_seats  # RAJ-5.3
    top = best
    while top & (top - 1) != 0:
        rest &= ~top
        if rest == 0:
            return best
        top = seats_with_best(state, rest)
    return top


def seats_with_best(state: "RajState", among: i64) -> i64:
    """Those who share the highest score among these seats."""
    best: i64 = 0
    holders: i64 = 0
    for seat in range(state.raj.seats):
        if among >> seat & 1 == 0:
            continue
        score = state.worth_of(state.taken[seat])
        if holders == 0 or score > best:
            best = score
            holders = 0
        if score == best:
            holders |= 1 << seat
    return holders


def holder_of_best_mouse(state: "RajState", among: i64) -> i64:
    """RAJ-5.4: of those who share the highest score, the one with the most valuable mouse; without mice, all."""
    best: i64 = 0
    holders: i64 = among
    for seat in range(state.raj.seats):
        if among >> seat & 1 == 0 or state.taken[seat] == 0:
            continue
        mouse = state.raj.worth[highest_card(state.taken[seat])]
        if mouse > best:
            best = mouse
            holders = 0
        if mouse == best and best > 0:
            holders |= 1 << seat
    return holders


def result_of(state: "RajState") -> Result | None:
    """The result with the clause that decided it; None while the game runs."""
    ranks = state.raj.no_cards[:]
    ending = state.rank_into(ranks)
    if ending == RUNNING:
        return None
    scores = [int(state.worth_of(cards)) for cards in state.taken]
    best = seats_with_best(state, state.raj.all_seats)
    clause = "RAJ-5.2"
    if best & (best - 1) != 0:
        clause = "RAJ-5.4" if state.raj.mouse_breaks_ties else "RAJ-5.3"
    payoffs = shared_payoffs(ending, ranks)
    if state.raj.pays_points:
        payoffs = [score - sum(scores) / len(scores) for score in scores]
    return Result(ENDINGS[ending], clause, [int(rank) for rank in ranks], scores, payoffs)

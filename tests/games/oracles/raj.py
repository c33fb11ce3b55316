"""Raj once more, written from the rulebook as plainly as it reads, to be compared with the engine. It knows no bits."""

from dataclasses import dataclass


@dataclass
class Ending:
    """How a game ended: as `Result`, with payoffs."""

    ending: str
    clause: str
    ranks: list[int]
    scores: list[int]
    payoffs: list[float]


def taker_of(stake: list[int], bids: list[int]) -> int | None:
    """Who takes the stake: RAJ-3.1 to RAJ-3.4."""
    single = sorted(bid for bid in set(bids) if bids.count(bid) == 1)
    if not single:
        return None
    return bids.index(single[-1] if sum(stake) >= 0 else single[0])


def play(seats: int, turns: list[tuple[int, list[int]]]) -> tuple[list[list[int]], list[int]]:
    """What each seat has taken after these turns (a prize and the bids), and what is left at stake."""
    taken: list[list[int]] = [[] for _ in range(seats)]
    stake: list[int] = []
    for prize, bids in turns:
        stake = [*stake, prize]
        taker = taker_of(stake, bids)
        if taker is not None:
            taken[taker] += stake
            stake = []
    return taken, stake


def winners_of(scores: list[int], taken: list[list[int]], mouse_rule: bool) -> tuple[list[int], str]:
    """Who wins or draws, and the clause that says so: RAJ-5.2 to RAJ-5.4."""
    holders = {score: [seat for seat, other in enumerate(scores) if other == score] for score in scores}
    best = holders[max(scores)]
    if len(best) == 1:
        return best, "RAJ-5.2"
    if mouse_rule:
        mice = {seat: max((card for card in taken[seat] if card > 0), default=0) for seat in best}
        return [seat for seat in best if mice[seat] == max(mice.values())], "RAJ-5.4"
    for score in sorted(holders, reverse=True):
        if len(holders[score]) == 1:
            return holders[score], "RAJ-5.3"
    return best, "RAJ-5.3"


def ending_of(taken: list[list[int]], mouse_rule: bool, points: bool) -> Ending:
    """The result of a finished game: RAJ-5."""
    seats = range(len(taken))
    scores = [sum(cards) for cards in taken]
    winners, clause = winners_of(scores, taken, mouse_rule)
    others = sorted((seat for seat in seats if seat not in winners), key=lambda seat: -scores[seat])
    ranks = dict.fromkeys(winners, 1)
    for place, seat in enumerate(others):
        before = others[place - 1]
        tied = place > 0 and scores[before] == scores[seat]
        ranks[seat] = ranks[before] if tied else len(winners) + place + 1
    if points:
        payoffs = [score - sum(scores) / len(scores) for score in scores]
    elif not others:
        payoffs = [0.0 for _ in seats]
    else:
        payoffs = [1 / len(winners) if seat in winners else -1 / len(others) for seat in seats]
    return Ending("won" if len(winners) == 1 else "drawn", clause, [ranks[seat] for seat in seats], scores, payoffs)

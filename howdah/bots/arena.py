"""Whole games between bots: for tests, ladders and simulations."""

from howdah.bots.base import Bot
from howdah.engine.contract import Result, Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match


class Played:
    """A finished game, and how often somebody had a choice among two or more."""

    def __init__(self, match: Match, result: Result, decisions: int) -> None:
        self.match = match
        self.result = result
        self.decisions = decisions


def play_game(rules: Rules, bots: list[Bot], seed: int) -> Played:
    """One game, bot by seat. Equal seeds meet equal luck, whoever plays; every bot draws from a stream of its own."""
    match = Match(rules, KeyedDealer(seed))
    luck = [Generator(seed * rules.seats + seat + 1) for seat in range(rules.seats)]
    decisions = 0
    while match.waiting():
        seat = match.waiting()[0]
        sight = match.sight(seat, luck[seat].split())
        decisions += len(sight.legal) > 1
        match.submit(seat, rules.actions[bots[seat].choose(sight, luck[seat].split())])
    result = match.result()
    assert result is not None
    return Played(match, result, decisions)

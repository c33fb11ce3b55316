"""Random moments of all games in which a seat is asked, for tests that let bots decide there."""

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from tests.suites.tables import ALL_TABLES, ALWAYS

KINDS = [
    "random",
    "heuristic:noise=0.2",
    "search:n=8,cut=10",
    "search:n=8,cut=3,style=spiteful",
    "equilibrium:cards=3,n=8",
    "rank:jitter=1",
    "remaining:jitter=2",
    "ppo",
    "largest",
    "progress",
    "strike",
    "sampler",
]
LONGEST_OPENING = 60
TABLES = [rules for rules in ALL_TABLES if rules.options == ALWAYS.get(rules.game, {}) and rules.seats in (2, 3)]
"""Every game at small tables: bots know nothing of options that the rules do not tell them."""


def moment(rules: Rules, generator: Generator) -> tuple[State, int]:
    """A state of a random game, and a seat that is asked in it."""
    while True:
        state = rules.new()
        for _ in range(generator.below(LONGEST_OPENING)):
            asked = int(state.pending())
            if asked == 0:
                break
            waiting = [CHANCE] if asked & CHANCE_BIT else seats_in(asked)
            seat = waiting[int(generator.below(len(waiting)))]
            state.apply(seat, state.pick(seat, generator), None)
        waiting = seats_in(int(state.pending()))
        if waiting and not state.pending() & CHANCE_BIT:
            return state, waiting[int(generator.below(len(waiting)))]


def infoset_in(state: State, seat: int, seed: int) -> InformationSet:
    """What a match that stands here gives a bot."""
    return Match(state.rules, SeededDealer(0), None, state).information_set(seat, Generator(seed))

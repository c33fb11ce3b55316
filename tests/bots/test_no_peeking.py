"""No bot knows what its seat does not know: its choice stays when what it cannot know changes."""

import gc
from types import FunctionType, ModuleType

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules, State
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import find
from tests.bots.moments import KINDS, TABLES, moment, sight_in
from tests.suites.tables import ALL_TABLES, ALWAYS, table_name

PLANTED = 2
PLANTED_AT_LENGTH = 12
MOST_TRIES = 40
EVERY_KIND = [*KINDS, "heuristic:style=bold", "search:n=40,noise=0.3,style=patient", "easy", "medium", "hard"]
WIDEST = [
    rules
    for rules in ALL_TABLES
    if rules.options == ALWAYS.get(rules.game, {}) and rules.seats == find(rules.game).most_seats > 3
]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_choices_do_not_depend_on_secrets(rules: Rules) -> None:
    check_planted(rules, KINDS, PLANTED)


@pytest.mark.evidence
@pytest.mark.parametrize("rules", [*TABLES, *WIDEST], ids=table_name)
def test_no_level_peeks_at_length(rules: Rules) -> None:
    check_planted(rules, EVERY_KIND, PLANTED_AT_LENGTH)


def check_planted(rules: Rules, kinds: list[str], worlds: int) -> None:
    """Every bot chooses alike, thinks alike and plays legally in a world and in one with other secrets."""
    bots = [make_bot(kind) for kind in kinds]
    for seed in range(worlds):
        state, planted, seat = planted_worlds(rules, seed)
        for bot in bots:
            seen = [sight_in(world, seat, seed) for world in (state, planted)]
            choices = [bot.choose(sight, Generator(seed)) for sight in seen]
            assert choices[0] == choices[1]
            assert choices[0] in state.legal(seat)
            shares = [[thought.share for thought in bot.think(sight, Generator(seed))] for sight in seen]
            assert shares[0] == shares[1]


def planted_worlds(rules: Rules, seed: int) -> tuple[State, State, int]:
    """A world, another that its seat cannot tell from it, and the seat; they differ wherever the game hides anything.

    Raj hides nothing but bids that lie there already, Totem nothing at all."""
    generator = Generator(seed)
    for _ in range(MOST_TRIES):
        state, seat = moment(rules, generator)
        planted = state.redeal(seat, generator)
        if rules.game == "totem" or repr(planted) != repr(state):
            return state, planted, seat
    pytest.fail(f"{rules.game}: no moment with anything to hide was found")


def test_bids_that_lie_there_change_nothing() -> None:
    """What others have sealed is thought about as if they still chose: whoever asks first or last decides alike."""
    for players in ("raj", "pennies"):
        rules = next(rules for rules in TABLES if rules.game == players)
        for seed in range(4):
            early = Match(rules, SeededDealer(seed))
            late = Match(rules, SeededDealer(seed))
            late.submit(1, late.legal(1)[seed % 2])
            for kind in KINDS:
                bot = make_bot(kind)
                chosen = [bot.choose(match.sight(0, Generator(1)), Generator(seed)) for match in (early, late)]
                assert chosen[0] == chosen[1]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_sight_has_no_way_to_the_true_state(rules: Rules) -> None:
    state, seat = moment(rules, Generator(5))
    match = Match(rules, SeededDealer(0), None, state)
    truth = [found for found in reachable(match) if isinstance(found, State)]
    assert truth, "the match holds its state"
    reached = {id(found) for found in reachable(match.sight(seat, Generator(1)))}
    assert not reached & {id(found) for found in truth}


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object, but for code."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, type | ModuleType | FunctionType):
            continue
        found[id(one)] = one
        waiting.extend(gc.get_referents(one))
    return list(found.values())

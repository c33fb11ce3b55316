"""No bot knows what its seat does not know: its choice stays when what it cannot know changes."""

import gc
from types import FunctionType, ModuleType

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules, State
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from tests.bots.moments import KINDS, TABLES, moment, sight_in
from tests.suites.tables import table_name

PLANTED = 2


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_choices_do_not_depend_on_secrets(rules: Rules) -> None:
    bots = [make_bot(kind) for kind in KINDS]
    for seed in range(PLANTED):
        generator = Generator(seed)
        state, seat = moment(rules, generator)
        planted = state.redeal(seat, generator)
        for bot in bots:
            choices = [bot.choose(sight_in(world, seat, seed), Generator(seed)) for world in (state, planted)]
            assert choices[0] == choices[1]
            assert choices[0] in state.legal(seat)


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

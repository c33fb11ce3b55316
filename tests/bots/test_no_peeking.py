"""No bot knows what its seat does not know: its choice stays when what it cannot know changes."""

import gc
from types import FunctionType, GetSetDescriptorType, ModuleType

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules, State, View
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import find
from howdah.engine.updates import InformationSet
from tests.bots.moments import KINDS, TABLES, infoset_in, moment
from tests.suites.tables import ALL_TABLES, ALWAYS, table_name

PLANTED = 2
PLANTED_AT_LENGTH = 12
MOST_TRIES = 40
OURS = ("howdah.", "tests.")
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
            seen = [infoset_in(world, seat, seed) for world in (state, planted)]
            choices = [bot.choose(infoset, Generator(seed)) for infoset in seen]
            assert choices[0] == choices[1]
            assert choices[0] in state.legal(seat)
            shares = [[thought.share for thought in bot.think(infoset, Generator(seed))] for infoset in seen]
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
                chosen = [
                    bot.choose(match.information_set(0, Generator(1)), Generator(seed)) for match in (early, late)
                ]
                assert chosen[0] == chosen[1]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_an_information_set_has_no_way_to_the_true_state(rules: Rules) -> None:
    state, seat = moment(rules, Generator(5))
    match = Match(rules, SeededDealer(0), None, state)
    truth = parts_of(rules, match)
    held = [repr(part) for part in truth.values() if isinstance(part, State)]
    assert repr(state) in held, "the walk finds the state that a match holds"
    infoset = match.information_set(seat, Generator(1))
    assert not parts_of(rules, infoset).keys() & truth.keys()
    for peeking in (
        InformationSet(seat, infoset.view, [], state),
        InformationSet(seat, View(rules.game, seat, state, {}), [], infoset.world),
    ):
        assert id(state) in parts_of(rules, peeking), "the walk would find the true state, were there a way"


def parts_of(rules: Rules, start: object) -> dict[int, object]:
    """Our own objects that can be reached, such as a state and its cards, but for those that all of a table share."""
    shared = reachable(rules)
    return {
        key: found
        for key, found in reachable(start).items()
        if key not in shared and type(found).__module__.startswith(OURS)
    }


def reachable(start: object) -> dict[int, object]:
    """Everything that can be reached from an object, but for code."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, type | ModuleType | FunctionType):
            continue
        found[id(one)] = one
        waiting.extend(gc.get_referents(one))
        if not gc.is_tracked(one):
            waiting.extend(attributes_of(one))
    return found


def attributes_of(one: object) -> list[object]:
    """What an object of a compiled class refers to: the collector ignores those that cannot be part of a cycle."""
    kinds = [kind for kind in type(one).__mro__ if kind.__module__.startswith(OURS)]
    names = {name for kind in kinds for name, what in vars(kind).items() if isinstance(what, GetSetDescriptorType)}
    # In this order what is kept comes before properties, which may make something else of it.
    return [getattr(one, name, None) for name in sorted(names)]

"""Bots end thinking when the clock is over, with the best so far; while it is not, it changes nothing."""

import itertools
from math import inf

import pytest

from howdah.bots.clock import NEVER, Clock, OutOfTime
from howdah.bots.endgames import Solver
from howdah.bots.equilibrium import EquilibriumBot
from howdah.bots.mcts.result import thoughts_of
from howdah.bots.mcts.search import LEAST_JUDGED, PERIOD, STRETCH, Search
from howdah.bots.random import RandomBot
from howdah.bots.settings import NO_CUT, Settings
from howdah.bots.specs import LEVELS, make_bot
from howdah.engine.contract import CHANCE, Rules
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.games.raj.rules import RajState
from howdah.games.totem.codes import CHOICE, STEP
from howdah.games.totem.rules import TotemState
from tests.bots.moments import TABLES, infoset_in, moment
from tests.suites.tables import table_name


def ticking(until: float = inf) -> Clock:
    """A clock that goes on by one second at every look, and is over at the given look."""
    looks = itertools.count(1)
    clock = Clock(lambda: float(next(looks)))
    clock.until = until
    return clock


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_search_that_is_stopped_early_has_an_opinion_of_every_action(rules: Rules) -> None:
    state, seat = moment(rules, Generator(1))
    search = Search(state, seat, Settings(100_000, cut=10), Generator(1), ticking(2))
    search.run()
    assert search.tree.visits[0] == 2 * PERIOD
    thoughts = thoughts_of(search)
    assert [thought.action for thought in thoughts] == state.legal(seat)
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)


def test_a_clock_that_is_over_at_once_leaves_one_look_at_the_tree() -> None:
    state, seat = moment(set_table("raj", 3), Generator(1))
    search = Search(state, seat, Settings(), Generator(1), ticking(0))
    search.run()
    assert search.tree.visits[0] == PERIOD


def test_where_positions_are_judged_at_once_a_slow_machine_still_plays_sensibly() -> None:
    state, seat = moment(set_table("totem", 2), Generator(1))
    search = Search(state, seat, Settings(6000, cut=0), Generator(1), ticking(0))
    search.run()
    assert search.tree.visits[0] == LEAST_JUDGED


@pytest.mark.parametrize(("phase", "part"), [(CHOICE, 1), (STEP, 4)])
def test_a_piece_that_moves_was_thought_of_when_it_was_chosen(phase: int, part: int) -> None:
    generator = Generator(1)
    state, seat = moment(set_table("totem", 2), generator)
    while not (isinstance(state, TotemState) and state.phase == phase and len(state.legal(seat)) > 1):
        state, seat = moment(set_table("totem", 2), generator)
    search = Search(state, seat, Settings(64, cut=10), Generator(1))
    search.run()
    assert search.tree.visits[0] == 64 // part


def test_stopping_early_is_the_same_as_fewer_iterations() -> None:
    state, seat = moment(set_table("formula_e", 3), Generator(1))
    stopped = Search(state, seat, Settings(100_000, cut=10), Generator(1), ticking(3))
    told = Search(state, seat, Settings(3 * PERIOD, cut=10), Generator(1))
    for search in (stopped, told):
        search.run()
    assert [(one.action, one.visits, one.value) for one in thoughts_of(stopped)] == [
        (one.action, one.visits, one.value) for one in thoughts_of(told)
    ]


@pytest.mark.parametrize("spec", ["easy", "search:n=40,cut=600", "equilibrium:n=40"])
def test_a_clock_that_is_never_over_changes_nothing(spec: str) -> None:
    for game in ("raj", "totem"):
        state, seat = moment(set_table(game, 2), Generator(2))
        chosen = []
        for clock in (None, ticking(), NEVER):
            bot = make_bot(spec)
            if clock is not None:
                bot.use(clock)
            thoughts = bot.think(infoset_in(state, seat, 0), Generator(5))
            chosen.append([(one.action, one.visits, one.share, one.value) for one in thoughts])
        assert chosen[0] == chosen[1] == chosen[2]


def test_a_playout_that_would_take_for_ever_is_stopped() -> None:
    # Totem at random: most of such playouts take some ten thousand steps.
    state, seat = moment(set_table("totem", 2), Generator(1))
    search = Search(state, seat, Settings(1, cut=NO_CUT), Generator(1), ticking(2))
    world = state.copy()
    search.rollout(world)
    assert world.pending() != 0
    assert search.rollout_steps(state.copy(), STRETCH) == STRETCH


def test_milliseconds_are_those_of_the_clock() -> None:
    state, seat = moment(set_table("raj", 3), Generator(1))
    bot = make_bot("search:ms=4000")
    bot.use(ticking())
    # The first look is at the beginning: four seconds later it is over.
    assert sum(thought.visits for thought in bot.think(infoset_in(state, seat, 0), Generator(0))) == 4 * PERIOD


def endgame(cards: int) -> RajState:
    state = set_table("raj", 2, {"deck": f"bids 1..{cards} prizes 1..{cards}"}).new()
    state.apply(CHANCE, state.pick(CHANCE, Generator(1)), None)
    assert isinstance(state, RajState)
    return state


def test_a_solver_that_is_stopped_keeps_what_it_has_solved_and_goes_on_from_there() -> None:
    state = endgame(5)
    solver = Solver(state.raj)
    with pytest.raises(OutOfTime):
        solver.solve(state, 0, ticking(10))
    known = dict(solver.known)
    assert known
    patient = Solver(state.raj)
    assert list(solver.solve(state, 0).row_share) == list(patient.solve(state, 0).row_share)
    assert known.items() <= patient.known.items()


def test_what_cannot_be_solved_in_half_the_time_is_left_to_the_other_bot() -> None:
    state = endgame(5)
    bot = EquilibriumBot(RandomBot(), 5)
    bot.use(ticking(20))
    thoughts = bot.think(infoset_in(state, 0, 0), Generator(0))
    assert {thought.share for thought in thoughts} == {0.2}
    assert not bot.clock.is_over(), "the other half is still there"


def test_every_bot_that_searches_uses_the_clock_it_is_given() -> None:
    for name, settings in [("search", "n=5000"), ("equilibrium", "n=5000"), ("medium", ""), ("hard", "")]:
        assert name in LEVELS
        bot = make_bot(f"{name}:{settings}" if settings else name)
        bot.use(ticking(1))
        state, seat = moment(set_table("raj", 2), Generator(1))
        thoughts = bot.think(infoset_in(state, seat, 0), Generator(0))
        assert sum(thought.visits for thought in thoughts) <= PERIOD

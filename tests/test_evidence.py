"""The long proofs: what the suite samples, at length. `make evidence` runs them."""

from collections.abc import Callable
from itertools import cycle, product

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out
from howdah.engine.registry import find, set_table, settle_options
from howdah.engine.seats import seats_in
from tests.suites.conformance import CHECKS
from tests.suites.secrecy import check_secrecy
from tests.suites.tables import ALL_TABLES, table_name

pytestmark = pytest.mark.evidence

CONFORMANCE_SEEDS = range(1_000, 1_100)
SECRECY_SEEDS = range(1_000, 3_000)
GAMES = 100_000
RACES = [
    (game, seats)
    for game in ("formula_e", "elephant_rally")
    for seats in range(2, 7)
    if (game, seats) != ("formula_e", 2)
]
LAYOUTS = 5
"""Random layouts of each circuit of Elephant Rally."""
CHECKED_STEPS = 50
"""One step of so many is followed by a check."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_conformance_at_length(rules: Rules, check: Callable[[Rules, int], None]) -> None:
    for seed in CONFORMANCE_SEEDS:
        check(rules, seed)


@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_secrecy_at_length(rules: Rules) -> None:
    for seed in SECRECY_SEEDS:
        check_secrecy(rules, seed)


@pytest.mark.parametrize("rules", [rules for rules in ALL_TABLES if rules.game == "raj"], ids=table_name)
def test_many_games_end_whole(rules: Rules) -> None:
    generator = Generator(1)
    for _ in range(GAMES):
        state = rules.new()
        play_out(state, generator)
        assert state.check() == []


def race_tables(game: str, seats: int) -> list[Rules]:
    """Every circuit with every choice of every option, random layouts, and the own tracks and decks of the suite."""
    choices = [option for option in find(game).options if option.choices]
    found = [rules.options for rules in ALL_TABLES if rules.game == game and rules.seats == seats]
    for values in product(*(option.choices for option in choices)):
        options = {option.name: value for option, value in zip(choices, values, strict=True)}
        found.append(options)
        if game == "elephant_rally":
            wanted = {**options, "layout": "random"}
            found += [settle_options(game, seats, wanted, Generator(seed)) for seed in range(LAYOUTS)]
    return [set_table(game, seats, options) for options in found]


def play_checked(state: State, generator: Generator) -> None:
    """A random game with its invariants checked now and then, and at its end."""
    while asked := int(state.pending()):
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            state.apply(seat, state.pick(seat, generator), None)
        if generator.below(CHECKED_STEPS) == 0:
            assert state.check() == [], repr(state)
    assert state.check() == [], repr(state)
    assert state.result() is not None


@pytest.mark.parametrize(("game", "seats"), RACES)
def test_many_races_end_whole(game: str, seats: int) -> None:
    generator = Generator(seats)
    tables = race_tables(game, seats)
    for _, rules in zip(range(GAMES // len(RACES) + 1), cycle(tables), strict=False):
        play_checked(rules.new(), generator)

"""The long proofs: what the suite samples, at length. `make evidence` runs them."""

from collections.abc import Callable

import pytest

from howdah.engine.contract import Rules
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out
from tests.suites.conformance import CHECKS
from tests.suites.secrecy import check_secrecy
from tests.suites.tables import ALL_TABLES, table_name

pytestmark = pytest.mark.evidence

CONFORMANCE_SEEDS = range(1_000, 1_100)
SECRECY_SEEDS = range(1_000, 3_000)
GAMES = 100_000


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

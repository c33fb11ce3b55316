"""Every game at every table keeps the contract."""

from collections.abc import Callable

import pytest

from howdah.engine.contract import Rules
from tests.suites.conformance import CHECKS
from tests.suites.tables import ALL_TABLES, table_name

SEED = 1
"""The long proofs play a hundred more (tests/test_evidence.py)."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_conformance(rules: Rules, check: Callable[[Rules, int], None]) -> None:
    check(rules, SEED)

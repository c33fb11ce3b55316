"""Every game at every table keeps the contract."""

import os
from collections.abc import Callable

import pytest

from howdah.engine.contract import Rules
from tests.suites.conformance import CHECKS
from tests.suites.tables import ALL_TABLES, table_name

SEEDS = [1, 2] if os.environ.get("HOWDAH_BUILD") == "compiled" else [1]
"""The interpreted build plays the same games (tests/test_builds.py), thirty times as slowly."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_conformance(rules: Rules, check: Callable[[Rules, int], None]) -> None:
    for seed in SEEDS:
        check(rules, seed)

"""Every game at every table keeps the contract."""

from collections.abc import Callable

import pytest

from howdah.engine.contract import Rules
from howdah.engine.registry import set_table
from tests.suites.conformance import CHECKS, check_readers
from tests.suites.tables import ALL_TABLES, registered, table_name
from tests.toys.leaks import leaky
from tests.toys.writers import WRITERS, Writer

SEED = 1
"""The long proofs play a hundred more (tests/test_evidence.py)."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_conformance(rules: Rules, check: Callable[[Rules, int], None]) -> None:
    check(rules, SEED)


@pytest.mark.parametrize("writer", WRITERS, ids=lambda writer: writer.__name__)
def test_a_question_that_leaves_a_trace_is_found(writer: type[Writer]) -> None:
    """In a register that no position shows."""
    meta = leaky(writer)
    with registered(meta), pytest.raises(AssertionError, match=r"assert .(Writes|Match)"):
        check_readers(set_table(meta.name, 3), SEED)

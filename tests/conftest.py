"""Both builds run this suite; `HOWDAH_BUILD` says which one is meant, and a run of the other one is an error."""

import os

import pytest

from howdah.engine import contract

pytest.register_assert_rewrite("tests.suites")


def pytest_report_header() -> str:
    return f"howdah: {contract.__file__}"


def pytest_sessionstart() -> None:
    meant = os.environ.get("HOWDAH_BUILD", "interpreted")
    runs = "interpreted" if str(contract.__file__).endswith(".py") else "compiled"
    if runs != meant:
        raise pytest.UsageError(f"HOWDAH_BUILD is {meant}, but {runs} code runs: {contract.__file__}")


REAL_PARTS = ("tests/server/", "tests/adapters/", "tests/lab/", "tests/cli/")
"""Tests here start servers, databases and processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Continuous integration gives what depends on a busy machine a second try, and its summary names each of them.

    Elsewhere there is none: a test that needs one is to be mended (`docs/decisions/0044-second-tries.md`).
    """
    if os.environ.get("CI"):
        for item in items:
            if item.nodeid.startswith(REAL_PARTS):
                item.add_marker(pytest.mark.flaky(reruns=1))

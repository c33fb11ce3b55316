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

"""Both builds run this suite; `HOWDAH_BUILD` says which one is meant, and a run of the other one is an error."""

import asyncio
import inspect
import os
import signal
from functools import wraps

import pytest
from hypothesis import HealthCheck, settings

from howdah.engine import contract
from tests.patience import PATIENCE

pytest.register_assert_rewrite("tests.suites")
# Before NumPy is imported: its threads wait for each other by spinning, and on a busy machine that takes minutes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# How long an example takes says how busy the machine is.
settings.register_profile("howdah", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("howdah")


def pytest_report_header() -> str:
    return f"howdah: {contract.__file__}"


def pytest_sessionstart() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell lets its background jobs ignore interrupts, and all that they start; tests interrupt what they start.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    meant = os.environ.get("HOWDAH_BUILD", "interpreted")
    runs = "interpreted" if str(contract.__file__).endswith(".py") else "compiled"
    if runs != meant:
        raise pytest.UsageError(f"HOWDAH_BUILD is {meant}, but {runs} code runs: {contract.__file__}")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run as the server does."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Bound the length of every async test, before anyio runs it."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return

    @wraps(test)
    async def bounded(**arguments: object) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            await test(**arguments)

    pyfuncitem.obj = bounded

"""Fixtures of the fault tests: a database of one's own that may be broken."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.cluster import Cluster, cluster
from tests.faults.disk import Disk, mounted
from tests.faults.network import Namespace, namespace, why_not
from tests.faults.proxy import Proxy
from tests.server.conftest import bytecode

__all__ = ["bytecode"]


@pytest.fixture
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL for this test alone."""
    if "postgresql" in os.environ.get("SKIP", "").replace(",", " ").split():
        pytest.skip("SKIP names postgresql")
    with cluster() as made:
        yield made


@pytest.fixture
def proxy(postgresql: Cluster) -> Iterator[Proxy]:
    """A wire to it."""
    with closing(Proxy(postgresql)) as made:
        yield made


@pytest.fixture
def cable() -> Iterator[Namespace]:
    """A network namespace."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    with namespace() as made:
        yield made


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A small disk."""
    folder = tmp_path / "disk"
    folder.mkdir()
    with mounted(folder) as made:
        reason = made.mount()
        if reason:
            pytest.skip(reason)
        yield made

"""PostgreSQL goes away in every way there is, and comes back. Nothing that was acknowledged is lost, nothing was told
that is not stored, and every table plays on."""

import pytest

from tests.faults.cluster import Cluster, cluster
from tests.faults.network import Namespace
from tests.faults.play import Run, Scale
from tests.faults.process import Server, serving
from tests.faults.proxy import Proxy
from tests.faults.strikes import lost_packets, outages
from tests.faults.tables import SHAPES
from tests.server.harness import run

EVIDENCE_SECONDS = 1800.0
LONGEST = 30.0
EACH = 13
"""Of each of eight kinds and of dropped packets: more than a hundred."""
KINDS = [
    "stopped in order",
    "stopped at once",
    "frozen",
    "connections refused",
    "answers cut off",
    "silent",
    "restarted",
    "connections reset",
]


async def outlast(postgresql: Cluster, proxy: Proxy, scale: Scale, *names: str) -> None:
    by_name = {kind.name: kind for kind in outages(postgresql, proxy, scale.longest)}
    assert list(by_name) == KINDS
    title = f"PostgreSQL, {names[0]}" if len(names) == 1 else "PostgreSQL, away"
    async with serving(Server(proxy.address)) as servers:
        await Run(title, servers, scale).endure(*(by_name[name] for name in names))


async def outlast_silence(cable: Namespace, scale: Scale) -> None:
    with cluster(cable.far, cable.inside()) as postgresql:
        async with serving(Server(postgresql.address)) as servers:
            await Run("PostgreSQL, packets dropped", servers, scale).endure(lost_packets(cable, scale.longest))


def test_a_database_that_was_away_for_a_moment(postgresql: Cluster, proxy: Proxy) -> None:
    run(outlast(postgresql, proxy, Scale(len(KINDS), seed=1), *KINDS), EVIDENCE_SECONDS)


def test_packets_that_are_dropped_for_a_moment(cable: Namespace) -> None:
    run(outlast_silence(cable, Scale(1, seed=2)), EVIDENCE_SECONDS)


@pytest.mark.evidence
@pytest.mark.parametrize("kind", KINDS)
def test_many_outages(postgresql: Cluster, proxy: Proxy, kind: str) -> None:
    scale = Scale(EACH, 10 + KINDS.index(kind), LONGEST, SHAPES)
    run(outlast(postgresql, proxy, scale, kind), EVIDENCE_SECONDS)


@pytest.mark.evidence
def test_packets_are_dropped_many_times(cable: Namespace) -> None:
    run(outlast_silence(cable, Scale(EACH, 20, LONGEST, SHAPES)), EVIDENCE_SECONDS)

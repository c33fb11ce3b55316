"""The server's memory stays where it is, however many came and went."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pressure.memory import Actions, Load, Series, Sockets, Tables, measure
from tests.pressure.report import progress, write
from tests.pressure.server import serving

MOST_GROWTH = 0.05
"""After the first tenth."""
Maker = Callable[[int], Load]


def measured(folder: Path, name: str, count: int, parts: int, make: Maker) -> Series:
    with serving(folder) as server:
        series = asyncio.run(measure(server, name, count, parts, make(count // parts)))
        progress(series.text())
        write(f"memory-{name}", {**series._asdict(), "growth": series.growth(), "left": series.left_by_each()})
        assert server.metric("howdah_failures_total") == 0, server.complaints()
    return series


@pytest.mark.parametrize(
    ("name", "make", "count", "most_bytes"),
    [("sockets", Sockets, 3_000, 4_000), ("tables", Tables, 400, 12_000), ("actions", Actions, 9_600, 500)],
)
def test_what_has_gone_leaves_nothing_behind(
    tmp_path: Path, name: str, make: Maker, count: int, most_bytes: int
) -> None:
    """What is allowed each of them is what a young process still takes; what was once kept was three times as much."""
    series = measured(tmp_path, name, count, 4, make)
    assert series.left_by_each() < most_bytes, series.text()


@pytest.mark.evidence
@pytest.mark.parametrize(
    ("name", "make", "count"),
    [("sockets", Sockets, 100_000), ("tables", Tables, 20_000), ("actions", Actions, 1_000_000)],
)
def test_memory_is_flat_after_the_first_tenth(tmp_path: Path, name: str, make: Maker, count: int) -> None:
    series = measured(tmp_path, name, count, 10, make)
    assert series.growth() < MOST_GROWTH, series.text()

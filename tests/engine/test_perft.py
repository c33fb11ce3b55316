"""The counts of tests/records/perft.txt: one number that proves what is legal and what follows from it."""

from pathlib import Path

import pytest

from howdah.engine.perft import perft
from howdah.engine.registry import read_state

FILE = Path(__file__).parent.parent / "records" / "perft.txt"
COUNTS = [line for line in FILE.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]


@pytest.mark.parametrize("line", COUNTS)
def test_count(line: str) -> None:
    position, depth, count = line.split(";")
    state = read_state(position)
    before = repr(state)
    assert perft(state, int(depth)) == int(count)
    assert repr(state) == before

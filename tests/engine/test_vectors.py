"""Where librt is missing (a browser's Python), a plain list stands in for its vectors, and the games are the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mypy_extensions import i64

import howdah.engine.contract
from howdah.engine.vectors import append, vec
from tests.patience import PATIENCE

SOURCES = Path(howdah.engine.contract.__file__).parent.parent.parent
COMPILED = not howdah.engine.contract.__file__.endswith(".py")

PLAY = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "librt":
            raise ImportError(name)

if BLOCKED:
    sys.meta_path.insert(0, Blocker())

from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import set_table
from howdah.engine import vectors

for seats in (2, 3, 4, 5):
    rules = set_table("raj", seats, {"tie_rule": "mouse"})
    for seed in range(5):
        state = rules.new()
        play_out(state, Generator(seed))
        listed = rules.new()
        play_out_listed(listed, Generator(seed))
        assert repr(state) == repr(listed)
        print(repr(state), state.result())
    match = Match(rules, SeededDealer(seats))
    generator = Generator(seats)
    while match.waiting():
        seat = match.waiting()[-1]
        print(seat, match.view(seat).position, sorted(match.view(seat).fields.items()))
        legal = match.legal(seat)
        match.submit(seat, legal[generator.below(len(legal))])
        print(match.information_set(seat, Generator(1)).world)
    print(match.record.text(), match.result())
assert ("librt" in sys.modules) == (not BLOCKED), "librt"
assert (vectors.vec.__module__ == "howdah.engine.vectors") == BLOCKED
"""


def played(blocked: bool) -> str:
    done = subprocess.run(
        [sys.executable, "-c", f"BLOCKED = {blocked}\n{PLAY}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(COMPILED, reason="compiled code needs librt; the stand-in is for interpreted code")
def test_games_are_the_same_without_librt() -> None:
    with_librt = played(blocked=False)
    assert len(with_librt) > 10_000
    assert played(blocked=True) == with_librt


def test_vectors_do_what_the_rules_use() -> None:
    vector = vec[i64]([3, 1, 2])
    copy = vector[:]
    copy[0] = 9
    assert (list(vector), list(copy), len(copy)) == ([3, 1, 2], [9, 1, 2], 3)
    longer = append(copy, 7)
    assert list(longer) == [9, 1, 2, 7]
    with pytest.raises(IndexError):
        vector[3]

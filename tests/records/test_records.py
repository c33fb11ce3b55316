"""Recorded games replay to the result they tell, and golden playthroughs come out letter by letter."""

from pathlib import Path

import pytest

from howdah.engine.contract import CHANCE, SPECTATOR
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.resuming import resume
from tests.games.oracles.raj import ending_of, play
from tests.records.renew import FOLDER, GOLDENS, golden

RESULT = "# result: "
RECORDS = sorted(path for path in FOLDER.glob("*/*.txt") if not path.name.startswith("golden"))
WAYS_TO_END = {
    "won-outright": ("won RAJ-5.2", "stake-taken"),
    "won-by-cancelling": ("won RAJ-5.3", "stake-taken"),
    "won-down-the-chain": ("won RAJ-5.3", "stake-"),
    "drawn-all-shared": ("drawn RAJ-5.3", "stake-"),
    "won-by-mouse": ("won RAJ-5.4", "stake-"),
    "drawn-under-mouse-rule": ("drawn RAJ-5.4", "stake-lost"),
    "last-stake-to-nobody": ("won RAJ-5.2", "stake-lost"),
}
"""By the name of the record: how its result begins, and what happened to the last stake."""


def replayed(path: Path) -> Match:
    return resume(read_record(path.read_text(encoding="utf-8")), ScriptedDealer([]))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_recorded_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    results = [line.removeprefix(RESULT) for line in text.split("\n") if line.startswith(RESULT)]
    match = replayed(path)
    assert [str(match.result())] == results
    assert text.endswith(match.record.text())


def test_every_way_that_raj_can_end_is_recorded() -> None:
    assert {path.stem for path in RECORDS if path.parent.name == "raj"} == set(WAYS_TO_END)
    for name, (result, last) in WAYS_TO_END.items():
        match = replayed(FOLDER / "raj" / f"{name}.txt")
        assert str(match.result()).startswith(result), name
        assert match.log(SPECTATOR)[-1].kind.startswith(last), name


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parent.name == "raj"], ids=name_of)
def test_recorded_games_agree_with_the_oracle(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    prizes = [int(text.removeprefix("prize ")) for text in record.outcomes()]
    bids = [
        [int(entry.text.removeprefix("bid ")) for entry in record.entries if entry.seat == seat]
        for seat in range(record.seats)
    ]
    assert len(record.entries) == 15 * (record.seats + 1)
    assert record.entries[0].seat == CHANCE
    taken, _ = play(record.seats, list(zip(prizes, map(list, zip(*bids, strict=True)), strict=True)))
    wanted = ending_of(taken, record.options.get("tie_rule") == "mouse", points=False)
    result = replayed(path).result()
    assert result is not None
    assert (result.ending, result.clause, result.ranks) == (wanted.ending, wanted.clause, wanted.ranks)
    assert (result.scores, result.payoffs) == (wanted.scores, wanted.payoffs)


@pytest.mark.parametrize("name", GOLDENS)
def test_golden_playthrough(name: str) -> None:
    """When the change is meant: `python -m tests.records.renew`, and read the difference."""
    assert golden(name) == (FOLDER / name).read_text(encoding="utf-8")

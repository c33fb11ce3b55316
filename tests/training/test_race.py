"""Races are taught from games of whole turns: broken off or not, the same weights."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from howdah.bots.race.holding import KINDS_OF_EVIDENCE
from howdah.bots.race.learned import COUNTED, EVIDENCE, MORE, read_taught, taught_of
from howdah.engine.errors import OptionError
from howdah.engine.registry import find
from howdah.training.race.fitting import HoldFit
from howdah.training.race.playing import Held
from howdah.training.race.tables import fit_tables, taught
from howdah.training.stages import Effort

FEW = Effort(3, 160, 1)


def test_a_run_that_was_broken_off_makes_the_same_weights(tmp_path: Path) -> None:
    (whole,) = fit_tables("formula_e", FEW, tmp_path)
    games = tmp_path / f"formula_e-{MORE}.jsonl"
    lines = games.read_text().splitlines(keepends=True)
    assert whole.games == len(lines) > 1
    games.write_text(lines[0] + lines[1][:50])
    (again,) = fit_tables("formula_e", FEW, tmp_path)
    assert games.read_text() == "".join(lines)
    assert again.learned.as_data() == whole.learned.as_data()
    assert again.loss == whole.loss
    made = taught("formula_e", FEW, [again])
    assert made.command == "howdah train formula_e --seed 3 --positions 160"
    assert made.behaviour == find("formula_e").behaviour
    assert read_taught(made.text(), "made").tables[MORE].as_data() == again.learned.as_data()
    with pytest.raises(OptionError, match="holds a run"):
        list(fit_tables("formula_e", Effort(4, 160, 1), tmp_path))


def test_evidence_is_learned_from_who_held_a_tiger() -> None:
    """Of two seats that may hold the only tiger, the one that let cards pass never does."""
    passed = [1.0] + [0.0] * (KINDS_OF_EVIDENCE - 1)
    none = [0.0] * KINDS_OF_EVIDENCE
    held: list[Held] = [
        {"viewer": 0, "counts": [none, passed, none], "dealt": [[0, 1, 0], [0, 0, 1]] * 4, "true": [0, 0, 1]}
        for _ in range(20)
    ]
    fit = HoldFit(held)
    weights = fit.best()
    assert weights[0] < -0.5
    assert fit.loss(weights) < fit.loss(np.zeros_like(weights)) == pytest.approx(np.log(2.0))
    assert np.allclose(weights[1:], 0.0)


def test_names_stand_for_what_is_counted() -> None:
    assert len(EVIDENCE) == KINDS_OF_EVIDENCE
    for game in ("elephant_rally", "formula_e"):
        for table in taught_of(game).tables.values():
            assert len(table.weights) == len(COUNTED)

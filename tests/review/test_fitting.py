"""The fit: games are played and taken up again, and weights that are known are found."""

import json
from pathlib import Path

import pytest

from howdah.review.calibration import FILE, Calibrations, Fit, calibrations, chances, fit_of
from howdah.review.fitting.games import Table, all_tables, play_games, played, records_of
from howdah.review.probe import probe_of
from howdah.review.values import FEATURES, Values

OURS = ("elephant_rally", "formula_e", "raj", "totem")
np = pytest.importorskip("numpy")

from howdah.review.fitting.__main__ import kept_weights, text_of  # noqa: E402
from howdah.review.fitting.fit import calibration_error, curve_of, fitted, softmax  # noqa: E402


class Known:
    """Positions whose chances follow from known weights."""

    def __init__(self, weights: list[float]) -> None:
        luck = np.random.default_rng(3)
        self.rows = luck.normal(size=(4000, 3, len(FEATURES)))
        seen = softmax(self.rows, np.array(weights))
        winners = [luck.choice(3, p=one) for one in seen]
        self.won = np.eye(3)[winners]
        self.weight = np.ones(len(winners))


def test_known_weights_are_found_and_their_chances_hold() -> None:
    wanted = [1.2, -0.4, 0.3, 0.0, 0.5, -0.2]
    known = Known(wanted)
    found = fitted([[known]], np.zeros(len(FEATURES)), 0.1)  # type: ignore[list-item]
    assert found == pytest.approx(np.array(wanted), abs=0.12)
    assert calibration_error(curve_of(softmax(known.rows, found), known.won)) < 0.02
    row = known.rows[0].tolist()
    assert chances(row, wanted) == pytest.approx(softmax(known.rows[:1], np.array(wanted))[0].tolist())


def test_games_are_taken_up_where_they_were_stopped(tmp_path: Path) -> None:
    table = Table("raj", 3)
    list(play_games([table], tmp_path, 1, 600))
    with table.file(tmp_path).open("a", encoding="utf-8") as out:
        out.write("howdah record 1\\ngame: raj")
    assert len(list(records_of(table, tmp_path))) == 1
    list(play_games([table], tmp_path, 2, 600))
    records = list(records_of(table, tmp_path))
    assert played(table, tmp_path) == len(records) == 2
    assert records[0].entries != records[1].entries


@pytest.mark.parametrize("game", OURS)
def test_chances_were_fitted_to_what_medium_and_its_evaluation_are_today(game: str) -> None:
    """Whoever changes either owes a fit, or at least a look whether the old one holds."""
    shipped, today = calibrations().made_from[game], list(probe_of(game))
    owed = "python -m howdah.review.fitting FOLDER (or with --keep: docs/review.md#calibration)"
    assert shipped == today, f"medium or the evaluation of {game} has changed since chances were fitted: {owed}"


def test_a_probe_notices_another_medium_and_another_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    before = probe_of("raj")
    assert probe_of("raj") == before
    monkeypatch.setattr("howdah.review.probe.DEFAULT_LEVEL", "easy")
    assert probe_of("raj").medium != before.medium
    assert probe_of("raj").evaluation == before.evaluation
    plain = Values.glance
    monkeypatch.setattr(Values, "glance", lambda self, state: [chance**2 for chance in plain(self, state)])
    assert probe_of("raj").evaluation != before.evaluation


def test_weights_that_still_hold_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    list(play_games([Table("raj", 3)], tmp_path, 2, 600))
    made = kept_weights(tmp_path)
    assert made == calibrations()
    assert "raj 3: 2 games" in capsys.readouterr().out


def test_what_is_shipped_fits_the_tables() -> None:
    shipped = calibrations()
    assert set(shipped.tables) == {table.name for table in all_tables() if table.game in OURS}
    assert all(len(fit.weights) == len(FEATURES) for fit in shipped.tables.values())
    assert json.loads(text_of(shipped))["tables"].keys() == shipped.tables.keys()
    assert fit_of("pennies", 2).weights[0] == 1.0
    assert isinstance(shipped, Calibrations)
    assert isinstance(fit_of("raj", 2), Fit)
    assert FILE == "calibration.json"

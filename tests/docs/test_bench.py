"""The bench runs: our own side, quickly, without its peers. Its figures are nobody's business here."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

BENCH = Path(__file__).parent.parent.parent / "bench" / "run.py"
ENVIRONMENTS = BENCH.parent / "env.py"


def run(*arguments: str, bench: Path = BENCH) -> subprocess.CompletedProcess[str]:
    """Start the bench as `make bench` does: a script finds its neighbour in its own folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    command = [sys.executable, str(bench), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_measures_our_own_side(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = run("--rounds", "1", "--seconds", "0.01", "--proofs", "5", "--no-peers", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "equal seeds gave equal final positions on both paths" in done.stdout
    figures = json.loads(file.read_text(encoding="utf-8"))
    names = ("calibration", "generic", "pick")
    assert set(figures["rates"]) == {f"{seats} {name}" for seats in (2, 3, 5) for name in names}
    assert all(rate > 0 for rates in figures["rates"].values() for rate in rates)


def test_measures_our_own_environments(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    little = ["--rounds", "1", "--seconds", "0.01", "--games", "4", "--no-peers"]
    done = run(*little, "--json", str(file), bench=ENVIRONMENTS)
    assert done.returncode == 0, done.stderr
    rates = json.loads(file.read_text(encoding="utf-8"))["rates"]
    assert set(rates) == {"shuffled", "masked", "adapter"}
    assert all(rate > 0 for rounds in rates.values() for rate in rounds)


def test_wrong_input_is_one_clear_line() -> None:
    for arguments in (["--rounds", "0"], ["--write", "--no-peers"]):
        for bench in (BENCH, ENVIRONMENTS):
            done = run(*arguments, bench=bench)
            assert done.returncode == 2
            assert "Traceback" not in done.stderr


def test_measures_every_game_through_our_adapters(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    little = ["--rounds", "1", "--seconds", "0.01", "--games", "2"]
    done = run(*little, "--json", str(file), bench=BENCH.parent / "adapters.py")
    assert done.returncode == 0, done.stderr
    rates = json.loads(file.read_text(encoding="utf-8"))["rates"]
    games = ("raj", "totem", "formula_e", "elephant_rally")
    assert set(rates) == {
        f"{game} {adapter}" for game in games for adapter in ("whole games", "vector", "PettingZoo", "Gymnasium")
    }
    assert all(rate > 0 for rounds in rates.values() for rate in rounds)
    for page in ("README.md", "docs/adapters.md"):
        text = (BENCH.parents[1] / page).read_text(encoding="utf-8")
        assert all(name in text for name in ("Raj", "Totem", "Formula E", "Elephant Rally"))

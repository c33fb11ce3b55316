"""What is done is kept, whatever ends a run, and going on gives what an uninterrupted run gives."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from howdah.lab.plans import make_plan
from howdah.lab.rows import LabError
from howdah.lab.store import Store, open_store
from tests.cli.running import HERE, run
from tests.lab.running import rows_of
from tests.patience import PATIENCE

LINE = ["sim", "raj", "--seats", "2", "--games", "40", "--seed", "3", "--json"]


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """Half a line, as a machine leaves it that loses its power, is played again."""
    plan = make_plan("raj", 2, games=40, seed=3)
    store = Store(tmp_path / "run", plan)
    store.begin()
    store.add([row for row in rows_of(plan) if row.number % 3 == 0])
    with store.path.open("a") as file:
        file.write('[1,"won","RAJ')
    resumed = run("sim", "--resume", str(store.path), "--json")
    assert resumed.exit_code == 0
    assert resumed.stdout == run(*LINE).stdout
    numbers = [row.number for row in open_store(store.path).rows()]
    assert sorted(numbers) == list(range(40))


def test_a_finished_run_can_be_told_again_and_extended(tmp_path: Path) -> None:
    file = tmp_path / "run"
    whole = run(*LINE, "--keep", str(file))
    assert run("sim", "raj", "--resume", str(file), "--json").stdout == whole.stdout
    longer = json.loads(run("sim", "--resume", str(file), "--games", "50", "--json").stdout)
    line = [word if word != "40" else "50" for word in LINE]
    assert longer == json.loads(run(*line).stdout)


@pytest.mark.parametrize("named", [True, False])
def test_an_interrupt_keeps_what_is_done(named: bool, tmp_path: Path) -> None:
    file = tmp_path / ("mine" if named else "howdah-sim-raj-3.jsonl")
    line = ["sim", "raj", "--seats", "2", "--games", "100000", "--seed", "3", "--workers", "2"]
    folders = os.pathsep.join(str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep))
    with subprocess.Popen(
        [sys.executable, "-m", "howdah", *line, *(["--keep", str(file)] if named else [])],
        cwd=tmp_path,
        env={**os.environ, **HERE, "PYTHONPATH": folders, "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        limit = time.monotonic() + PATIENCE
        while not any(path.stat().st_size > 2000 for path in tmp_path.rglob("*") if path.is_file()):
            assert time.monotonic() < limit
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert f"howdah sim --resume {file if named else file.name}" in err
    assert "Traceback" not in err
    kept = sum(1 for _ in open_store(file).rows())
    assert kept >= 5
    resumed = json.loads(run("sim", "--resume", str(file), "--games", str(kept), "--json").stdout)
    plain = json.loads(run("sim", "raj", "--seats", "2", "--games", str(kept), "--seed", "3", "--json").stdout)
    assert resumed == plain
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_files_that_are_no_runs_are_refused(tmp_path: Path) -> None:
    plan = make_plan("raj", 2, games=2)
    file = tmp_path / "file"
    for text in ("", "howdah record 1\n", "{}\n", '{"format": "howdah lab 2", "plan": {}}\n', "[" * 100 + "\n"):
        file.write_text(text)
        with pytest.raises(LabError, match=r"does not begin|earlier howdah"):
            open_store(file)
    file.write_text('{"format": "howdah lab 1", "plan": {}}\n')
    with pytest.raises(LabError, match="begun by an earlier howdah"):
        open_store(file)
    with pytest.raises(LabError, match="there already"):
        Store(file, plan).begin()
    file.unlink()
    Store(file, plan).begin()
    with file.open("a") as stream:
        stream.write("[1, 2]\n")
    with pytest.raises(LabError, match="line 2 is not a game"):
        list(open_store(file).rows())


def test_another_behaviour_version_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "run", make_plan("raj", 2, games=2))
    store.begin()
    store.path.write_text(store.path.read_text().replace('"behaviour": 1', '"behaviour": 0'))
    with pytest.raises(LabError, match="behaviour version 0"):
        open_store(store.path)

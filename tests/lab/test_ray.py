"""The lab on a real local Ray: the same rows as from processes. Long, and needs the extra `ray`."""

import time
from pathlib import Path

import pytest

from howdah.bots.specs import levels
from howdah.lab.plans import make_plan
from howdah.lab.rows import LabError
from howdah.lab.runner import Crew
from tests.lab.running import rows_of

pytestmark = pytest.mark.evidence

GAMES = 10_000


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_and_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    bot = "heuristic" if "heuristic" in levels() else "random"
    plan = make_plan("raj", 2, bots=bot, games=GAMES)
    seconds = []
    found = []
    for crew in (Crew(2), Crew(2, "local")):
        start = time.monotonic()
        found.append(rows_of(plan, crew))
        seconds.append(time.monotonic() - start)
    assert found[0] == found[1]
    with capsys.disabled():
        print(f"\n{GAMES} games of raj, {bot}: two processes {seconds[0]:.1f} s, a local Ray of two {seconds[1]:.1f} s")


@pytest.mark.filterwarnings("ignore")
def test_workers_play_with_the_howdah_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with what lies in the current folder, such as a checkout's sources."""
    (tmp_path / "howdah").mkdir()
    (tmp_path / "howdah" / "__init__.py").write_text("raise ImportError('the wrong one')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    plan = make_plan("raj", 2, games=2)
    assert rows_of(plan, Crew(1, "local")) == rows_of(plan, Crew(1))


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(LabError, match="no Ray cluster answers"):
        rows_of(make_plan("raj", 2, games=2), Crew(2, "127.0.0.1:1"))  # a port of this machine where nobody listens

"""`docs/adding-a-game.md` is followed literally: its files go into a copy of the project, and the game must stand."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import howdah
from howdah.engine.registry import games
from howdah.engine.scenario import read_scenarios
from howdah.locale.clauses import read_rulebook
from tests.docs.pages import ROOT, Block, blocks, run_commands
from tests.patience import PATIENCE

PAGE = ROOT / "docs" / "adding-a-game.md"
GAME = "tide"
CONSOLE_BLOCKS = [block for block in blocks(PAGE) if block.kind == "console"]


def files() -> dict[str, str]:
    """What the page tells its reader to create, by path."""
    return {block.argument: block.text for block in blocks(PAGE) if block.is_file}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package under test and of the tests, with the page's files in it."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, folder)
    unwanted = shutil.ignore_patterns("__pycache__", "test_adding_a_game.py")
    for source in (Path(howdah.__file__).parent, ROOT / "tests", ROOT / "docs"):
        shutil.copytree(source, folder / source.name, ignore=unwanted)
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def run_tool(checkout: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_suites_find_the_game_and_pass(checkout: Path) -> None:
    suites = ["tests/test_conformance.py", "tests/test_secrecy.py", "tests/engine/test_scenarios.py"]
    told = run_pytest(checkout, "-k", GAME, *suites)
    for table in ("tide 2", "tide 3", "tide 4", "tide 2 length=long"):
        assert f"[{table}]" in told


def test_words_layers_and_pages_pass(checkout: Path) -> None:
    """What is asked of the other games alone is asked elsewhere."""
    others = " or ".join(meta.name for meta in games())
    told = run_pytest(
        checkout, "-k", f"not ({others})", "tests/locale", "tests/test_layers.py", "tests/docs/test_completeness.py"
    )
    assert f"test_the_truth_of_every_code_is_checked[{GAME}]" in told


def run_pytest(checkout: Path, *arguments: str) -> str:
    return run_tool(checkout, "pytest", "--verbose", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


@pytest.mark.parametrize("tool", ["ruff check", "ruff format --check", "mypy"])
def test_the_code_passes_the_checks(checkout: Path, tool: str) -> None:
    run_tool(checkout, *tool.split(), f"howdah/games/{GAME}")


def test_every_clause_has_a_scenario() -> None:
    texts = files()
    clauses = {clause.number for clause in read_rulebook(texts[f"howdah/locale/en/{GAME}.md"], GAME).clauses}
    proofs = [text for path, text in texts.items() if path.startswith("tests/scenarios/")]
    assert {clause for text in proofs for scenario in read_scenarios(text) for clause in scenario.rules} == clauses


@pytest.mark.parametrize("block", CONSOLE_BLOCKS, ids=str)
def test_the_commands_do_what_the_page_says(checkout: Path, block: Block) -> None:
    run_commands(block, checkout, PYTHONPATH=str(checkout))

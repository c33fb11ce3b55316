"""Imports go one way. This is the layering of docs/architecture.md, executed."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "howdah"
MAY_IMPORT = {
    "engine": {"engine"},
    "locale": {"locale", "engine"},
    "games": {"engine"},
    "bots": {"bots", "games", "engine"},
    "training": {"training", "bots", "games", "engine"},
    "lab": {"lab", "bots", "games", "engine", "locale"},
    "review": {"review", "lab", "bots", "games", "engine", "locale"},
    "server": {"server", "review", "lab", "bots", "games", "engine", "locale"},
    "adapters": {"adapters", "lab", "bots", "games", "engine", "locale"},
    "__init__.py": {"api", "bots", "engine"},
    "api": {"api", "lab", "bots", "engine", "locale"},
    "book": {"book", "lab", "bots", "games", "engine", "locale", "files"},
    "files.py": {"engine"},
}
"""What each part may import of the others; `cli` may import anything, inside the command that needs it."""
PLAIN = {"abc", "collections", "importlib", "itertools", "math", "pkgutil", "textwrap", "typing", "mypy_extensions"}
"""All that rules need from outside. No clock, no sockets, no files, no global randomness."""
EXCEPTIONS = {
    "engine/vectors.py": {"librt"},
    "engine/dealers.py": {"os"},  # the operating system's entropy
}
BUILD = ast.parse((ROOT.parent / "hatch_build.py").read_text())
COMPILED = next(
    ast.literal_eval(node.value)
    for node in BUILD.body
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED_FOLDERS"
)
MOST_MODULES = 20
"""Side by side in one folder."""
SHARED_BY_GAMES = {"howdah.games.race"}

FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))


def imports_of(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("file", FILES)
def test_imports_go_one_way(file: str) -> None:
    part = file.split("/")[0]
    for name in imports_of(ROOT / file):
        if part in MAY_IMPORT and name.startswith("howdah."):
            other = name.split(".")[1]
            same_game = part == "games" and (is_own(file, name) or is_shared(name))
            assert other in MAY_IMPORT[part] or same_game, f"{part} may not import {name}"


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith(("engine/", "games/"))])
def test_rules_need_nothing_but_plain_python(file: str) -> None:
    outside = {name.split(".")[0] for name in imports_of(ROOT / file)} - {"howdah"}
    assert outside <= PLAIN | EXCEPTIONS.get(file, set())


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("bots/")])
def test_bots_look_at_the_time_by_the_clock_they_are_given(file: str) -> None:
    clocks = {"time", "datetime", "asyncio", "threading"} & imports_of(ROOT / file)
    assert not clocks or file == "bots/clock.py"


@pytest.mark.parametrize("file", [file for file in FILES if f"howdah/{file}".startswith(COMPILED)])
def test_compiled_classes_are_plain(file: str) -> None:
    """Compiled classes that derive from `ABC` share its one memory of what is an instance of what, and so mix it up."""
    for node in ast.walk(ast.parse((ROOT / file).read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "abc":
            assert [alias.name for alias in node.names] == ["abstractmethod"]
        assert not isinstance(node, ast.Import) or "abc" not in [alias.name for alias in node.names]


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("games/race/")])
def test_shared_code_of_the_races_cites_no_clause_of_one_race(file: str) -> None:
    """What only one rulebook says stands in that game's folder (docs/decisions/0011)."""
    own = re.findall(r"\b(?:ER|FE)-\d+(?:\.\d+)?", (ROOT / file).read_text())
    assert not own, f"{', '.join(own)}: belongs to games/elephant_rally or games/formula_e"


def is_own(file: str, name: str) -> bool:
    """A game imports its own modules."""
    return name.split(".")[1:3] == file.split("/")[:2]


def is_shared(name: str) -> bool:
    return any(name == shared or name.startswith(f"{shared}.") for shared in SHARED_BY_GAMES)


@pytest.mark.parametrize("folder", sorted({file.rpartition("/")[0] for file in FILES}))
def test_a_folder_has_at_most_twenty_modules(folder: str) -> None:
    modules = [path for path in (ROOT / folder).glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= MOST_MODULES, f"howdah/{folder}: sort {len(modules)} modules into folders by concept"


async def test_every_async_test_has_a_bound(request: pytest.FixtureRequest) -> None:
    assert hasattr(request.node.obj, "__wrapped__"), "tests/conftest.py bounds its length"

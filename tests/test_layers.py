"""Imports go one way. This is the layering of docs/architecture.md, executed."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "howdah"
MAY_IMPORT = {
    "engine": {"engine"},
    "locale": {"locale", "engine"},
    "games": {"engine"},
    "bots": {"bots", "games", "engine"},
    "lab": {"lab", "bots", "games", "engine", "locale"},
    "server": {"server", "lab", "bots", "games", "engine", "locale"},
    "adapters": {"adapters", "lab", "bots", "games", "engine", "locale"},
}
"""What each part may import of the others; `cli` may import anything, inside the command that needs it."""
PLAIN = {"abc", "collections", "importlib", "math", "pkgutil", "textwrap", "typing", "mypy_extensions"}
"""All that rules need from outside. No clock, no sockets, no files, no global randomness."""
EXCEPTIONS = {
    "engine/vectors.py": {"librt"},
    "engine/dealers.py": {"os"},  # the operating system's entropy
}
SHARED_BY_GAMES = {"howdah.games.cards", "howdah.games.race"}

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


def is_own(file: str, name: str) -> bool:
    """A game imports its own modules."""
    return name.split(".")[1:3] == file.split("/")[:2]


def is_shared(name: str) -> bool:
    return any(name == shared or name.startswith(f"{shared}.") for shared in SHARED_BY_GAMES)

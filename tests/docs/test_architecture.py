"""docs/architecture.md walks one action through the server: every place that it names is there."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text()
STEPS = sorted(set(re.findall(r"^\| \d+ \| `([\w/.]+)` \| `([\w.]+)` \|", PAGE, re.MULTILINE)))
SERVER = PAGE.split("howdah/server/")[1].split("howdah/adapters/")[0]
FOLDERS = re.findall(r"^    (\w+)/  ", SERVER, re.MULTILINE)
PLACEHOLDER = re.compile(r"GAME|LANG|NAME")
PATHS = sorted(set(re.findall(r"`((?:howdah|tests|web|bench)/[\w/.-]+\.\w+)`", PAGE)))
NAMED = sorted(
    set(re.findall(r"`([A-Za-z_][\w.]*)` (?:in|of) `(\w+/[\w/.]+\.(?:py|ts))`", PAGE))
    | set(re.findall(r"`([A-Za-z_][\w.]*)` \(`(\w+/[\w/.]+\.(?:py|ts))`", PAGE))
)


def defined_in(path: Path) -> set[str]:
    """Functions, classes, constants, and what classes define, as `Class.name`."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        found |= names_of(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for one in node.body for name in names_of(one)}
    return found


def names_of(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def test_an_action_is_followed_all_the_way() -> None:
    assert len(STEPS) >= 10


@pytest.mark.parametrize(("file", "where"), STEPS)
def test_each_place_of_the_walk_is_there(file: str, where: str) -> None:
    assert where in defined_in(ROOT / file), f"docs/architecture.md: {file} has no {where}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_folder_of_the_server_is_there_and_is_not_too_large(folder: str) -> None:
    modules = list((ROOT / "howdah" / "server" / folder).glob("*.py"))
    assert 1 < len(modules) <= 16, f"{folder} has {len(modules)} modules"


@pytest.mark.parametrize("path", [path for path in PATHS if not PLACEHOLDER.search(path)])
def test_each_file_that_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists(), f"docs/architecture.md names {path}"


@pytest.mark.parametrize(("name", "path"), [pair for pair in NAMED if not PLACEHOLDER.search(pair[1])])
def test_each_name_is_in_the_file_that_the_page_says(name: str, path: str) -> None:
    if path.endswith(".py"):
        assert name in defined_in(ROOT / path), f"docs/architecture.md: {path} has no {name}"
    else:
        words = set(re.findall(r"\w+", (ROOT / path).read_text()))
        assert words.issuperset(name.split(".")), f"docs/architecture.md: {path} has no {name}"

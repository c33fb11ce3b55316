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
    """Functions, and methods as `Class.method`."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{one.name}" for one in node.body if hasattr(one, "name")}
    return found


def test_an_action_is_followed_all_the_way() -> None:
    assert len(STEPS) >= 10


@pytest.mark.parametrize(("file", "where"), STEPS)
def test_each_place_of_the_walk_is_there(file: str, where: str) -> None:
    assert where in defined_in(ROOT / file), f"docs/architecture.md: {file} has no {where}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_room_of_the_server_is_there_and_of_a_size_the_eye_takes_in(folder: str) -> None:
    modules = list((ROOT / "howdah" / "server" / folder).glob("*.py"))
    assert 1 < len(modules) <= 16, f"{folder} has {len(modules)} modules"


@pytest.mark.parametrize("path", [path for path in PATHS if not PLACEHOLDER.search(path)])
def test_each_file_that_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists(), f"docs/architecture.md names {path}"


@pytest.mark.parametrize(("name", "path"), [pair for pair in NAMED if not PLACEHOLDER.search(pair[1])])
def test_each_name_is_in_the_file_that_the_page_says(name: str, path: str) -> None:
    word = name.rpartition(".")[2]
    assert re.search(rf"\b{word}\b", (ROOT / path).read_text()), f"docs/architecture.md: {path} has no {name}"

"""Tables of a page: played by `game.py`, in a Python that has nothing but what a browser has."""

import ast
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from howdah.engine.dealers import SystemDealer
from howdah.engine.record import read_record
from howdah.engine.resuming import resume
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
STORE = ROOT / "howdah" / "server" / "store"
PAGE_STORE = ROOT / "howdah" / "server" / "page" / "store"


def played(game: str, seats: int) -> dict[str, Any]:
    # Not as a module: it finds the howdah that this suite tests, by the environment that both share.
    program = ROOT / "tests" / "page" / "game.py"
    done = subprocess.run(
        [sys.executable, program, game, str(seats)],
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    made: dict[str, Any] = json.loads(done.stdout)
    return made


@pytest.mark.parametrize(("game", "seats"), [("raj", 3), ("formula_e", 4), ("elephant_rally", 3), ("totem", 2)])
def test_a_table_in_a_page(game: str, seats: int) -> None:
    made = played(game, seats)
    # Where the browser has no room, nothing is taken.
    assert made["refused"]["reason"]["code"] == "storage-away"
    assert made["kept_nothing"]
    assert resume(read_record(made["running"]), SystemDealer()).waiting() != []
    # A page that was closed in the middle goes on, to an end that the rules know.
    assert made["result"]["clause"]
    match = resume(read_record(made["record"]), SystemDealer())
    assert match.waiting() == []
    assert made["table"] in made["tables"]
    assert (made["lesson"]["place"], bool(made["lesson"]["step"])) == (0, True)
    assert made["moments"] == 2
    # The record can be brought to another browser; what is none is refused with its place.
    assert [line for line in made["brought"].splitlines() if not line.startswith("seat ")] == [
        line for line in made["record"].splitlines() if not line.startswith("seat ")
    ]
    assert made["nonsense"]["reason"]["code"] == "malformed"
    assert "line 1" in made["nonsense"]["reason"]["facts"]["message"]
    # All that it took is in the archive for browsers.
    assert missing(made["modules"]) == []


def missing(modules: list[str]) -> list[str]:
    """Modules that `make site` would leave behind."""
    contents = runpy.run_path(str(ROOT / "wasm" / "contents.py"))
    packed = set(contents["howdah_files"](ROOT, lambda _path: True))
    replaced = {f"howdah.server.store.{name}" for name in ("reads", "writes", "upkeep", "store")}
    paths = {name: name.replace(".", "/") for name in modules if name not in replaced}
    return [name for name, path in paths.items() if not packed & {f"{path}.py", f"{path}/__init__.py"}]


def functions(file: Path) -> dict[str, list[str]]:
    """The parameters of a module's functions, by name."""
    found = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return {node.name: [argument.arg for argument in node.args.args] for node in found}


def fields(file: Path) -> dict[str, list[str]]:
    """The fields of a module's classes, by name."""
    classes = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    return {
        node.name: [
            part.target.id
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        ]
        for node in classes
    }


def used(name: str) -> set[str]:
    """What the modules of the server that pages use take from a module of the store."""
    found: set[str] = set()
    for folder in ("sockets", "tables", "tracks"):
        for file in (ROOT / "howdah" / "server" / folder).glob("*.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {
                node.attr
                for node in ast.walk(tree)
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
            }
    return found


@pytest.mark.parametrize("name", ["reads", "upkeep"])
def test_the_store_of_a_page_answers_what_tables_ask(name: str) -> None:
    server, page = functions(STORE / f"{name}.py"), functions(PAGE_STORE / f"{name}.py")
    assert used(name) <= set(page)
    shared = set(server) & set(page)
    assert shared
    assert {each: page[each] for each in shared} == {each: server[each] for each in shared}


@pytest.mark.parametrize("name", ["reads", "writes"])
def test_what_is_stored_has_the_same_fields(name: str) -> None:
    server, page = fields(STORE / f"{name}.py"), fields(PAGE_STORE / f"{name}.py")
    shared = set(server) & set(page)
    assert shared
    assert {each: page[each] for each in shared} == {each: server[each] for each in shared}

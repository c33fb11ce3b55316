"""The documentation as data: its fenced blocks, and how each kind of them is put to the test.

A fence's first word says what it holds, and what is done with it:

- `python`: an interactive session; every output is compared. The sessions of a page share their names.
- `console`: shell commands after `$`, each with its output. `console 2` expects exit code 2.
- `position`: a position text that a game can read. `record`: a match that can be replayed. `scenario`: one that holds.
- any of them with a path: a file's content, for the test of that page.
- anything else (`sh`, `text`, ...) is only read by people.

In expected output `...` stands for anything, as in doctest.
"""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

from howdah.engine.dealers import SeededDealer
from howdah.engine.record import read_record
from howdah.engine.registry import read_known
from howdah.engine.resuming import resume
from howdah.engine.scenario import read_scenarios, run_scenario
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^```(?P<info>\w.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
FLAGS = doctest.ELLIPSIS
HOWDAH = f'howdah() {{ "{sys.executable}" -m howdah "$@"; }}\n'


class Block:
    """One fenced block of a page."""

    def __init__(self, page: Path, line: int, info: str, text: str) -> None:
        self.page = page
        self.line = line
        """The line of the page that the text begins on."""
        self.kind, _, self.argument = info.partition(" ")
        self.text = text

    @property
    def is_file(self) -> bool:
        return "/" in self.argument or "." in self.argument

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every page that is ours to keep true."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    found = FENCE.finditer(text)
    return [
        Block(page, text.count("\n", 0, match.start()) + 2, match["info"].strip(), match["text"]) for match in found
    ]


def run(block: Block, names: dict[str, object], folder: Path) -> None:
    """Put a block to its test; `names` are what earlier sessions of the page defined."""
    if block.kind == "python":
        run_session(block, names)
    elif block.kind == "console":
        run_commands(block, folder)
    elif block.kind == "position":
        rules, known = read_known(block.text)
        assert str(rules.read(known.position(complete=True))) == str(known)
    elif block.kind == "record":
        resume(read_record(block.text), SeededDealer(1))
    elif block.kind == "scenario":
        for scenario in read_scenarios(block.text, str(block)):
            run_scenario(scenario)


def run_session(block: Block, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(block.page), block.line - 1)
    assert test.examples, f"{block}: a python block is a session with '>>>'"
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    complaints: list[str] = []
    runner.run(test, out=complaints.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(complaints)


def run_commands(block: Block, folder: Path, **variables: str) -> None:
    expected_code = int(block.argument or 0)
    for command, wanted in commands(block):
        done = shell(command, folder, **variables)
        found = "".join(line.rstrip() + "\n" for line in done.stdout.splitlines())
        assert done.returncode == expected_code, f"{block}: $ {command}\nexit code {done.returncode}\n{found}"
        same = doctest.OutputChecker().check_output(wanted, found, FLAGS)
        assert same, f"{block}: $ {command}\nexpected:\n{wanted}\nfound:\n{found}"


def commands(block: Block) -> list[tuple[str, str]]:
    """Each command with the output that is expected of it; a line that ends in a backslash goes on."""
    found: list[tuple[str, str]] = []
    going_on = False
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            assert found, f"{block}: a console block begins with '$ COMMAND'"
            command, output = found[-1]
            found[-1] = (f"{command}\n{line}", output) if going_on else (command, f"{output}{line}\n")
        going_on = line.endswith("\\") and (going_on or line.startswith("$ "))
    return found


def shell(command: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command as a reader types it, with `howdah` being the one under test, on a plain terminal of 100 columns."""
    plain = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        ["sh", "-c", HOWDAH + command],
        cwd=folder,
        env={**os.environ, **plain, **search_path(), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def search_path() -> dict[str, str]:
    """`PYTHONPATH=.` names the checkout, also for a command that starts elsewhere."""
    folders = os.environ.get("PYTHONPATH", "")
    whole = os.pathsep.join(str(Path(path).resolve()) for path in folders.split(os.pathsep))
    return {"PYTHONPATH": whole} if folders else {}


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))

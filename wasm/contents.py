"""What of the package a page needs, besides the compiled modules. A test compares it with what a page imports."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

FOLDERS: Final = (
    "howdah/api",
    "howdah/bots",
    "howdah/engine",
    "howdah/games",
    "howdah/locale/lessons",
    "howdah/review",
    "howdah/server/after",
    "howdah/server/bots",
    "howdah/server/ops",
    "howdah/server/page",
    "howdah/server/playing",
    "howdah/server/protocol",
    "howdah/server/sockets",
    "howdah/server/tables",
    "howdah/server/tracks",
    "howdah/server/wire",
)
FILES: Final = (
    "howdah/__init__.py",
    "howdah/lab/__init__.py",
    "howdah/lab/races.py",
    "howdah/lab/rows.py",
    "howdah/lab/turns.py",
    "howdah/locale/__init__.py",
    "howdah/locale/languages.py",
    "howdah/locale/lessons.py",
    "howdah/server/__init__.py",
    "howdah/server/http/__init__.py",
    "howdah/server/http/calls.py",
    *(
        f"howdah/server/http/routes/{name}.py"
        for name in ("__init__", "guests", "lessons", "seats", "tables", "tracks")
    ),
    "howdah/server/notices/__init__.py",
    "howdah/server/notices/recipients.py",
    "howdah/server/people/__init__.py",
    "howdah/server/people/results.py",
    "howdah/server/reach/__init__.py",
    "howdah/server/reach/base.py",
    "howdah/server/refusals.py",
    "howdah/server/settings.py",
    "howdah/server/store/__init__.py",
    "howdah/server/store/owners.py",
)
LEFT_BEHIND: Final = (".pyc", ".so", ".pyi")
ELSEWHERE: Final = ("howdah/review/fitting/", "howdah/review/report/")
"""For the terminal and for whoever fits weights: not in pages."""


def needs_sources(compiled: Iterable[str]) -> Callable[[str], bool]:
    """Whether a file is needed as it is: the source of a compiled module is not: only tracebacks quote it."""
    sources = {name.replace(".", "/") + ".py" for name in compiled}
    return lambda path: path not in sources


def howdah_files(root: Path, needed: Callable[[str], bool]) -> dict[str, bytes]:
    """The files, by their path below the root."""
    found = [root / name for name in FILES]
    found += [file for folder in FOLDERS for file in sorted((root / folder).rglob("*")) if file.is_file()]
    by_path = {file.relative_to(root).as_posix(): file for file in found}
    return {
        path: file.read_bytes()
        for path, file in by_path.items()
        if needed(path)
        and not path.endswith(LEFT_BEHIND)
        and not path.startswith(ELSEWHERE)
        and "__pycache__" not in path
    }

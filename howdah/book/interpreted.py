"""Runs the sources of the rules although compiled modules lie beside them: `tracing` can watch only sources.

Nothing of the rules may be imported before the finder stands, so this module imports them late.
"""

import json
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final

INTERPRETED: Final = ("howdah.engine.", "howdah.games.", "howdah.bots.")


class SourcesFirst(MetaPathFinder):
    """Finds the sources of the rules, also where compiled modules lie beside them."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if not name.startswith(INTERPRETED):
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None or found.submodule_search_locations is not None:
            return None
        source = Path(found.origin).parent / f"{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def run(task: str) -> None:
    """What the child process does: count, and print the counts."""
    sys.meta_path.insert(0, SourcesFirst())
    from howdah.book.tracing import count_games

    games, number, bots = json.loads(task)
    counts = count_games(games, number, bots)
    names = ("played", "games", "refused", "decided")
    print(json.dumps({name: dict(getattr(counts, name)) for name in names}))

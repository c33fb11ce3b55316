"""Modules of others that a server imports first: they may register games. Every process of the server does so."""

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

from howdah.engine.errors import OptionError


def load(names: Sequence[str]) -> None:
    """Import modules by name, or by file if the name ends in `.py`."""
    for name in names:
        try:
            load_file(Path(name)) if name.endswith(".py") else importlib.import_module(name)
        except (ImportError, OSError) as error:
            raise OptionError(f"--with {name}: {error}") from None


def load_file(path: Path) -> None:
    name = f"howdah_plugin_{path.stem}"
    if name in sys.modules:
        return
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OptionError(f"--with {path}: not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)

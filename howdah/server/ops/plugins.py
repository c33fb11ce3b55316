"""Modules of others that a server imports first: they may register games. Every process of the server does so."""

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

from howdah.engine.errors import HowdahError, OptionError


def load(names: Sequence[str]) -> None:
    """Import modules by name, or by file if the name ends in `.py`."""
    for name in names:
        try:
            load_file(Path(name)) if name.endswith(".py") else importlib.import_module(name)
        except HowdahError:
            raise
        except Exception as error:  # somebody else's code: whatever it is, say whose
            what = str(error) if isinstance(error, ImportError | OSError) else f"{type(error).__name__}: {error}"
            raise OptionError(f"--with {name}: {what}") from error


def load_file(path: Path) -> None:
    name = f"howdah_plugin_{path.stem}"
    if name in sys.modules:
        return
    if not path.is_file():
        raise OptionError(f"--with {path}: there is no such file")
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OptionError(f"--with {path}: not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise

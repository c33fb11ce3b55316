"""Packages that only some ways of the lab need: what to say where one is missing."""

import importlib.util
import shlex
import sys
from typing import Final

from howdah.lab.rows import LabError

PACKAGES: Final = {"--parquet": "pyarrow", "--ray": "ray", "train": "numpy"}
"""By the option or the command that needs it. pyproject.toml has them as extras, with the versions that fit."""


def require(option: str) -> None:
    """Name what is missing, and the command that brings it to this Python, before anything is played."""
    package = PACKAGES[option]
    if importlib.util.find_spec(package) is None:
        raise LabError(f"{option} needs {package}, which is not here; to install it: {remedy(package)}")


def remedy(package: str) -> str:
    """The command that installs a package beside this howdah. Environments of uv have no pip."""
    with_pip = [sys.executable, "-m", "pip", "install", package]
    with_uv = ["uv", "pip", "install", "--python", sys.executable, package]
    return shlex.join(with_pip if importlib.util.find_spec("pip") else with_uv)

"""What a long run says while it runs, and what it leaves behind."""

import json
import os
import sys
from pathlib import Path
from typing import Any

VARIABLE = "HOWDAH_PRESSURE_REPORT"
"""Names a folder: every part writes its figures there, as NAME.json."""


def progress(words: str) -> None:
    """Past pytest's capture: a run of half an hour is watched."""
    print(words, file=sys.__stderr__, flush=True)


def write(name: str, figures: dict[str, Any]) -> None:
    """Show the figures, and keep them where somebody wants them."""
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in figures.items())
    text = f"{{\n{lines}\n}}"
    print(text)
    folder = os.environ.get(VARIABLE)
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / f"{name}.json").write_text(text + "\n", encoding="utf-8")

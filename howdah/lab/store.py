"""A run as a file: a line that says what is played, then a line for each game. What stands there is never lost."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from howdah.engine.errors import HowdahError
from howdah.engine.registry import find
from howdah.lab.plans import Plan, read_plan
from howdah.lab.rows import LabError, Row, read_row

FORMAT: Final = "howdah lab 2"
EARLIER: Final = ("howdah lab 1",)
"""Formats whose rows lack what is counted today."""


class Store:
    """The file of a run."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def begin(self) -> None:
        """Write the first line; a file that is there already is not touched."""
        head = {"format": FORMAT, "behaviour": find(self.plan.game).behaviour, "plan": json.loads(self.plan.text())}
        try:
            with self.path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(head, ensure_ascii=False) + "\n")
        except FileExistsError:
            raise LabError(
                f"{self.path} is there already: go on with --resume {self.path}, or name another file"
            ) from None

    def add(self, rows: list[Row]) -> None:
        """Append rows; they are in the file when this returns."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(row.text() + "\n" for row in rows))

    def rows(self) -> Iterator[Row]:
        """All rows that were kept, each number once, in the order of the file."""
        seen: set[int] = set()
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for place, line in enumerate(file, start=2):
                try:
                    row = read_row(line)
                except (ValueError, TypeError):
                    raise LabError(f"{self.path}, line {place} is not a game; remove the line to go on") from None
                if row.number not in seen:
                    seen.add(row.number)
                    yield row


def open_store(path: Path) -> Store:
    """The run that a file holds. A last line that was being written when everything stopped is cut off."""
    try:
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        head = json.loads(whole.partition(b"\n")[0])
        if head["format"] in EARLIER:
            raise LabError(f"{path} was begun by an earlier howdah, whose rows tell less: play it again")
        if head["format"] != FORMAT:
            raise ValueError(FORMAT)
        plan = read_plan(json.dumps(head["plan"]))
        present = find(plan.game).behaviour
    except HowdahError:
        raise
    except FileNotFoundError:
        raise LabError(f"there is no file {path}") from None
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, TypeError, KeyError):
        raise LabError(f"{path} does not begin as a file of the lab does ('{FORMAT}')") from None
    if head["behaviour"] != present:
        raise LabError(
            f"{path} was begun under behaviour version {head['behaviour']} of {plan.game}; this is version {present}"
        )
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return Store(path, plan)

"""What the commands of the lab share: who plays, how far it is, and the files that come of it."""

import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared
from howdah.files import FileError

if TYPE_CHECKING:
    from howdah.lab.plans import Plan
    from howdah.lab.runner import Crew
    from howdah.locale.words import Words

MOST_GAMES: Final = 1_000_000_000
MOST_WORKERS: Final = 1024
PATIENCE: Final = 2.0
"""Seconds without a progress bar."""
REFRESH: Final = 0.1

seats = click.option(
    "--seats",
    type=click.IntRange(1, shared.MOST_SEATS_ASKED),
    metavar="N",
    help="How many players.  [default: the fewest]",
)
games = click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, metavar="K")
seed = click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same numbers.")
workers = click.option(
    "--workers",
    type=click.IntRange(1, MOST_WORKERS),
    metavar="N",
    help="Processes that play. Changes nothing but the time.  [default: as many as pay]",
)
ray = click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on a Ray cluster; without an address on one of this machine. Needs the package ray.",
)


def crew(count: int | None, address: str | None) -> "Crew":
    """Who shall play; a missing extra is named before anything begins."""
    from howdah.lab.extras import require
    from howdah.lab.runner import Crew

    if address is not None:
        require("--ray")
    return Crew(count, address)


@contextmanager
def progress(total: int, label: str, pace: Callable[[str, str], str]) -> Iterator[Callable[[int], None]]:
    """A bar on stderr for a terminal, once it has taken longer than anyone waits without one."""
    import sys

    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total, pace="")
    start = time.monotonic()
    due = start + PATIENCE
    first: int | None = None

    def advance(done: int) -> None:
        nonlocal due, first
        first = done if first is None else first
        now = time.monotonic()
        if now >= due:
            due = now + REFRESH
            bar.start()
            bar.update(task, completed=done, pace=pace(*rate_and_rest(done - first, total - done, now - start)))

    try:
        yield advance
    finally:
        bar.stop()


def pace_in(words: "Words") -> Callable[[str, str], str]:
    """How a bar tells its pace in a language."""
    return lambda rate, left: words("lab-pace", rate=rate, left=left)


def rate_and_rest(done: int, left: int, seconds: float) -> tuple[str, str]:
    """How many a second, and how long the rest will take."""
    rate = done / seconds if seconds > 0 else 0.0
    if rate == 0:
        return "0", "?"
    rest = round(left / rate)
    clock = f"{rest // 3600}:{rest // 60 % 60:02}:{rest % 60:02}" if rest >= 3600 else f"{rest // 60}:{rest % 60:02}"
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}", clock


def check_place(path: str | None) -> Path | None:
    """Where a file shall be written; a place where none can be is refused before anything is played."""
    if path is None:
        return None
    file = Path(path)
    if file.is_dir():
        raise FileError(f"{path} is a folder, not a file")
    if not file.parent.is_dir():
        raise FileError(f"there is no folder {file.parent} for {file.name}")
    return file


def option_words(options: dict[str, str]) -> list[str]:
    return [word for name, value in options.items() for word in ("--option", f"{name}={value}")]


def command_of(plan: "Plan") -> str:
    """The command that plays a plan again."""
    words = ["howdah", "sim", plan.game, "--seats", str(plan.seats), "--games", str(plan.games)]
    words += ["--seed", str(plan.seed), "--bots", ",".join(plan.bots if plan.is_mixed() else plan.bots[:1])]
    words += option_words(plan.options) + ["--events"] * plan.events + ["--no-rotate"] * (not plan.rotate)
    return shlex.join(words)

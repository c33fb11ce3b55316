#!/usr/bin/env python3
"""Draws the pictures of the documentation from real output; `--check` says whether they are still true.

    PYTHONPATH=$PWD .venv/bin/python docs/pictures/make.py

A game is played through a terminal of its own, so that what is drawn is what a person sees, typed lines included.
"""

import os
import pty
import re
import select
import sys
import termios
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

FOLDER = Path(__file__).parent
COLUMNS, ROWS = 84, 200
LONGEST_WAIT = 60.0
PROMPT = b"> "

FONT_FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""A picture in a README fetches nothing; the reader's own fixed-width font serves."""


class Picture(NamedTuple):
    """A game, the lines that are typed, and where the picture begins."""

    arguments: list[str]
    typed: list[str]
    first_line: str


PICTURES = {
    "raj": Picture(
        ["play", "raj", "me", "bot", "bot", "--seed", "7"],
        ["10", "8", "13", "3", "why bid 8"],
        "> 3",
    ),
}


def draw(name: str) -> str:
    """The picture as SVG."""
    picture = PICTURES[name]
    shown = play(picture.arguments, picture.typed).removesuffix(PROMPT.decode())
    lines = shown[shown.index(f"\n{picture.first_line}\n") + 1 :].rstrip()
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(lines))
    svg = console.export_svg(title=f"howdah {' '.join(picture.arguments[:2])}", unique_id=name)
    return FONT_FROM_ELSEWHERE.sub("", svg).replace("Fira Code, monospace", "ui-monospace, Consolas, Menlo, monospace")


def play(arguments: list[str], typed: list[str]) -> str:
    """What a terminal shows of `howdah` with these arguments when these lines are typed, one at each prompt."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(COLUMNS=str(COLUMNS), LINES=str(ROWS), TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.environ.pop("NO_COLOR", None)
        os.execv(sys.executable, [sys.executable, "-m", "howdah", *arguments])
    termios.tcsetwinsize(terminal, (ROWS, COLUMNS))
    shown = b""
    waiting = list(typed)
    while True:
        if not select.select([terminal], [], [], LONGEST_WAIT)[0]:
            raise SystemExit(f"howdah {' '.join(arguments)} has stopped; so far:\n{shown.decode()}")
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # how Linux says that the other side has closed
            break
        if not piece:
            break
        shown += piece
        if waiting and shown.endswith(PROMPT):
            os.write(terminal, f"{waiting.pop(0)}\n".encode())
        elif not waiting and shown.endswith(PROMPT):
            break
    os.close(terminal)
    os.waitpid(child, 0)
    return shown.decode().replace("\r\n", "\n")


def main() -> None:
    check = "--check" in sys.argv[1:]
    for name in PICTURES:
        file = FOLDER / f"{name}.svg"
        drawn = draw(name)
        if check and file.read_text(encoding="utf-8") != drawn:
            sys.exit(f"{file.name} is no longer what howdah shows: run docs/pictures/make.py")
        if not check:
            file.write_text(drawn, encoding="utf-8")
            print(f"drawn: {file.name}")


if __name__ == "__main__":
    main()

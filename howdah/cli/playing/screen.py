"""Where people look and type: a terminal, or plain pipes for tests, scripts and screen readers.

A person alone at a terminal has a line editor with a history. Where several share the screen, lines are read from
stdin directly: a history would show the next person what the last typed.
"""

import os
import re
import select
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear, then clear the scrollback: some terminals move what they clear into it."""
OTHER_SCREEN: Final = "\x1b[?1049h"
"""The screen that has no scrollback, as editors use it."""
FIRST_SCREEN: Final = "\x1b[?1049l"
WIDTH: Final = 80
PLUS: Final = re.compile(r"(?<![\w.])\+\d+")
MINUS: Final = re.compile(r"(?<![\w.\d])-\d+")
COLOURS: Final = {"A": "red", "B": "blue", "C": "yellow", "D": "green", "E": "magenta", "F": "white"}
ELEPHANTS: Final = {
    re.compile(rf"(?<= ){letter}(?=[.^hBMS~234](?: |$))", re.MULTILINE): f"bold {colour}"
    for letter, colour in COLOURS.items()
}
"""Elephants on a drawn track: a letter before the sign of its ground; coloured as in the client, nearly."""
HEXAGONS: Final = re.compile(r"^  [a-s] (?P<cells> *[.+*a-dA-D](?: [.+*a-dA-D])*)", re.MULTILINE)
"""A row of Totem's board: totems are capitals, pieces small letters."""


class EndOfInput(Exception):
    """Nobody will type anything any more."""


class Screen:
    """Writes lines and asks for them; keeps secrets when several people share it."""

    def __init__(self, plain: bool = False) -> None:
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.boxes = self.terminal and not plain
        self.moves = self.terminal and os.environ.get("TERM", "") not in ("", "dumb")
        """Whether escape sequences work here."""
        self.editing = self.boxes and self.moves and line_editor()
        """Whether lines are edited, with a history; switched off where people share the screen."""

    def write(self, text: str = "") -> None:
        """Some lines; in colour where the terminal has it."""
        if not self.boxes:
            print(text, flush=True)
            return
        from rich.console import Console
        from rich.text import Text

        painted = Text(text)
        painted.highlight_regex(PLUS, "green")
        painted.highlight_regex(MINUS, "red")
        for elephant, style in ELEPHANTS.items():
            painted.highlight_regex(elephant, style)
        for row in HEXAGONS.finditer(text):
            for place in range(*row.span("cells")):
                if text[place].isalpha():
                    totem = "bold reverse " if text[place].isupper() else ""
                    painted.stylize(totem + COLOURS[text[place].upper()], place, place + 1)
        Console(soft_wrap=True).print(painted)

    def tell(self, sentence: str) -> None:
        """A sentence: folded for the eye, left whole for the ear and for programs."""
        whole = not self.terminal or len(sentence) <= WIDTH
        self.write(sentence if whole else textwrap.fill(sentence, WIDTH, subsequent_indent="  "))

    def ask(self, prompt: str) -> str:
        """What somebody types, trimmed."""
        if self.editing:
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                print(flush=True)
                raise EndOfInput from None
        print(f"{prompt} ", end="" if self.terminal else "\n", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        return line.strip()

    def typed_unasked(self) -> str:
        """A line that was typed at a terminal though nobody asked for one; empty if none was."""
        if not self.terminal or sys.platform == "win32" or not select.select([sys.stdin], [], [], 0)[0]:
            return ""
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        return line.strip()

    def forget_typed(self) -> None:
        """Drop what was typed ahead, so that it cannot lift a curtain."""
        if self.terminal and sys.platform != "win32":
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def wipe(self) -> None:
        """Leave nothing of what was shown, also not above the screen."""
        if self.moves:
            print(WIPE, end="", flush=True)
        elif self.terminal:
            print("\n" * 2 * shutil.get_terminal_size().lines, flush=True)

    @contextmanager
    def private(self, wanted: bool) -> Iterator[None]:
        """While secrets change hands: on the other screen, wiped on the way out however that comes."""
        self.editing = self.editing and not wanted
        if wanted and self.moves:
            print(OTHER_SCREEN, end="", flush=True)
        try:
            yield
        finally:
            if wanted and self.moves:
                # In one piece: what the terminal echoes of a key that is pressed now must not come between.
                print(WIPE + FIRST_SCREEN, end="", flush=True)
            elif wanted:
                self.wipe()


def line_editor() -> bool:
    """Switch the line editor on, where Python has one."""
    try:
        import readline
    except ImportError:
        return False
    readline.set_auto_history(True)
    # It would write what no screen reader and no log of a terminal expects before every prompt.
    readline.parse_and_bind("set enable-bracketed-paste off")
    return True

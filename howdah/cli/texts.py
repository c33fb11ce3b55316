"""Small helpers of all commands: lines and JSON out. Imports nothing heavy."""

import json
import re
from typing import Final

import click

UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def build() -> str:
    """Which build of the rules runs."""
    from howdah.engine import contract

    return "interpreted" if contract.__file__.endswith(".py") else "compiled"


def printable(text: str) -> str:
    """The text without what could command a terminal: names and errors may come from a file that a stranger sent."""
    return UNPRINTABLE.sub("?", text)


def counted(count: int, one: str, more: str = "") -> str:
    """A number of things: `1 table`, `2 tables`."""
    return f"{count} {one if count == 1 else more or f'{one}s'}"


def print_json(data: object) -> None:
    """For programs: the same data that the text shows."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))

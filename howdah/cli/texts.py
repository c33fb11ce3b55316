"""Small helpers of all commands: files in, lines and JSON out. Imports nothing heavy."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from howdah.engine.errors import HowdahError, NotationError

LARGEST_FILE: Final = 16_000_000
UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class FileError(HowdahError):
    """A file that is not there, or that does not hold what it should."""


def build() -> str:
    """Which build of the rules runs."""
    from howdah.engine import contract

    return "interpreted" if contract.__file__.endswith(".py") else "compiled"


def printable(text: str) -> str:
    """The text without what could command a terminal: names and errors may come from a file that a stranger sent."""
    return UNPRINTABLE.sub("?", text)


def read_text(path: str) -> str:
    """A text file; one that cannot be one is refused by name."""
    file = Path(path)
    if file.is_dir():
        raise FileError(f"{path} is a folder, not a file")
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise FileError(f"{path} is larger than {LARGEST_FILE} bytes; it cannot be what it should be")
        return file.read_bytes().decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise FileError(f"{path} is not a text file (UTF-8)") from None
    except FileNotFoundError:
        raise FileError(f"there is no file {path}") from None
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Errors inside name this file."""
    try:
        yield
    except FileError:
        raise
    except NotationError as error:
        raise error.within(f"{path}, {error.source}" if error.source else path) from None
    except HowdahError as error:
        comma = ", " if str(error).startswith("line ") else ": "
        raise FileError(f"{path}{comma}{error}") from None


def print_json(data: object) -> None:
    """For programs: the same data that the text shows."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))

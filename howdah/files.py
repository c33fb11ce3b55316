"""Text files that a person names: read and written whole, with an error that names the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from howdah.engine.errors import HowdahError, NotationError

LARGEST_FILE: Final = 16_000_000


class FileError(HowdahError):
    """A file that is not there, or that does not hold what it should."""


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


def write_text(path: Path, text: str) -> None:
    """A file, with the folders that it needs."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}") from None


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

"""Python as Pyodide reads it soonest: compiled here, since a page would compile every module whenever it opens."""

import importlib.util
import py_compile
import re
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

READER: Final = "importlib/_bootstrap_external.py"
"""Of a standard library: says which bytecode its Python reads."""


NOT_IN_PAGES: Final = {
    *("_pyrepl", "pdb", "pydoc", "pydoc_data", "doctest", "unittest", "pstats", "cProfile", "profile", "idlelib"),
    *("turtle", "tkinter", "xml", "xmlrpc", "wsgiref", "html", "mailbox", "imaplib", "smtplib", "poplib", "ftplib"),
    *("optparse", "plistlib", "pickletools", "_pyio", "_pydatetime", "difflib"),
}
"""Parts of the standard library that no page imports: tools for makers, terminals and networks."""
ENCODINGS: Final = {
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "utf_8",
    "utf_8_sig",
    "utf_16",
}
"""The others are tables of old machines."""


def library_files(library: Path) -> dict[str, bytes]:
    """What a page needs of a standard library."""
    with zipfile.ZipFile(library) as opened:
        return {name: opened.read(name) for name in opened.namelist() if is_needed(name)}


def is_needed(name: str) -> bool:
    part, _, rest = name.removesuffix(".py").partition("/")
    return not name.endswith("/") and part not in NOT_IN_PAGES and (part != "encodings" or rest in ENCODINGS)


def is_read_by(library: dict[str, bytes]) -> bool:
    """Whether the Python that runs here writes what the one of this standard library reads."""
    found = re.search(rb"^MAGIC_NUMBER = \((\d+)\)", library.get(READER, b""), re.MULTILINE)
    return found is not None and int(found[1]) == int.from_bytes(importlib.util.MAGIC_NUMBER[:2], "little")


def compiled(files: dict[str, bytes], optimize: int = 0) -> dict[str, bytes]:
    """The same files, with bytecode in the place of Python's sources; `optimize` as Python counts."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "source.py"), Path(folder, "target.pyc")
        made: dict[str, bytes] = {}
        for name, data in files.items():
            if not name.endswith(".py"):
                made[name] = data
                continue
            source.write_bytes(data)
            # By hash and unchecked: no source lies beside it, and the same sources give the same bytes.
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(source), str(target), name, True, optimize, mode)
            made[f"{name}c"] = target.read_bytes()
    return made

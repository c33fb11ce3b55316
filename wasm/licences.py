"""Whose work is in the engine for browsers, and under which licences: a file beside it."""

import json
import sysconfig
from pathlib import Path
from typing import Final

from parts import PYODIDE, ROOT, locked_version
from toolchain import ZIG

HEAD: Final = """Howdah's engine for browsers

Howdah itself is under the MIT licence. In this folder it is compiled to WebAssembly and runs on the work of others:

- Pyodide {pyodide}, under the Mozilla Public License 2.0. Its files (pyodide.mjs, pyodide.asm.js, pyodide.asm.wasm,
  pyodide-lock.json) are as its makers published them in the npm package `pyodide`; python_stdlib.zip holds most
  modules of the one there, as bytecode. Their sources are in that package and in the project of
  that name. The text of the licence: https://www.mozilla.org/MPL/2.0/
- CPython, inside Pyodide and by its headers in our modules, under the Python Software Foundation License (below).
- musl, inside Pyodide and by its headers in our modules, under the MIT licence (below).
- msgspec {msgspec}, compiled from the sources that its makers published, under the BSD 3-Clause licence (below).
- librt {librt} and mypy_extensions {extensions}, of the mypy project, under the MIT licence.
"""


def notices(msgspec: Path) -> str:
    about = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    head = HEAD.format(
        pyodide=about["version"],
        msgspec=locked_version("msgspec"),
        librt=locked_version("librt"),
        extensions=locked_version("mypy-extensions"),
    )
    parts = {
        "Howdah": ROOT / "LICENSE",
        "CPython": Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        "musl": ZIG / "lib" / "libc" / "musl" / "COPYRIGHT",
        "msgspec": msgspec / "LICENSE",
    }
    texts = [
        f"{name}\n{'-' * len(name)}\n\n{file.read_text(encoding='utf-8').strip()}\n" for name, file in parts.items()
    ]
    return "\n\n".join([head, *texts])

"""Build the engine for browsers: `make site` runs this with CPython 3.13, in the environment `.venv/wasm`.

    python3.13 wasm/build.py TARGET

1. mypyc writes C of all compiled modules, for pointers of 32 bits (`translate.py`).
2. zig compiles and links them, and msgspec's C, for Pyodide (`toolchain.py`).
3. `howdah.zip` holds what came of it with the rest of the package that a page needs (`contents.py`, as `bytecode.py`
   compiles it), and lies in TARGET beside Pyodide itself. `engine.json` names every file with its size and hash.

Nothing is built twice: objects are kept by what they are made of. `parts.py` says what is fetched. With
HOWDAH_COMPILE=0 the rules stay interpreted, many times slower, and only msgspec is compiled: for work on the page.
"""

import gzip
import hashlib
import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from shutil import rmtree
from time import monotonic
from typing import Final

from bytecode import compiled, is_read_by, library_files
from contents import howdah_files, needs_sources
from licences import notices
from parts import PYODIDE, ROOT, STANDARD_LIBRARY, files_of, pure_wheel, sources, wheel_for_pyodide
from toolchain import Module, Toolchain, digest

WORK: Final = ROOT / ".venv" / "wasm" / "work"
FROM_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json")
SAME_DAY: Final = (2026, 1, 1, 0, 0, 0)
"""Of every file in the archive: the same sources give the same bytes."""


def say(message: str) -> None:
    print(f"howdah: {message}", file=sys.stderr, flush=True)


def translated() -> list[Module]:
    """C of all modules that are compiled; written anew if a source has changed."""
    files = [*sorted((ROOT / "howdah").rglob("*.py")), ROOT / "wasm" / "translate.py"]
    key = digest(*[part for file in files for part in (str(file).encode(), file.read_bytes())])
    made = WORK / "translated"
    stamp = made / "key"
    if not stamp.exists() or stamp.read_text() != key:
        rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        subprocess.run([sys.executable, ROOT / "wasm" / "translate.py", made], check=True, stdout=sys.stderr)
        stamp.write_text(key)
    return [
        Module(one["name"], [Path(source) for source in one["sources"]], [Path(folder) for folder in one["include"]])
        for one in json.loads((made / "modules.json").read_text(encoding="utf-8"))
    ]


def msgspec_module(folder: Path) -> Module:
    return Module("msgspec._core", [folder / "src" / "msgspec" / "_core.c"], [folder / "src" / "msgspec"])


def packed(files: dict[str, bytes], target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, SAME_DAY), files[name], zipfile.ZIP_DEFLATED, 9)


def described(target: Path) -> dict[str, object]:
    """Every file with its size, as it is and compressed, and its hash; all of them give the version."""
    contents = {file.name: file.read_bytes() for file in sorted(target.iterdir()) if file.name != "engine.json"}
    files = {
        name: {
            "bytes": len(data),
            "compressed": len(gzip.compress(data, 9)),
            "sha256": hashlib.sha256(data).hexdigest(),
        }
        for name, data in contents.items()
    }
    return {"version": digest(*contents.values())[:12], "files": files}


def main(target: Path) -> None:
    began = monotonic()
    WORK.mkdir(parents=True, exist_ok=True)
    pure = os.environ.get("HOWDAH_COMPILE") == "0"
    modules = [] if pure else translated()
    msgspec = sources("msgspec", WORK)
    everything = [*modules, msgspec_module(msgspec)]
    say(f"{len(everything)} modules of {sum(len(one.sources) for one in everything)} C files")
    headers = Path(sysconfig.get_path("include"))
    built = Toolchain(WORK, STANDARD_LIBRARY, headers).build(everything)
    files = dict(built)
    files |= howdah_files(ROOT, needs_sources([module.name for module in modules]))
    files |= {f"msgspec/{file.name}": file.read_bytes() for file in sorted((msgspec / "src" / "msgspec").glob("*.py"))}
    files |= files_of(wheel_for_pyodide("librt", WORK))
    files |= files_of(pure_wheel("mypy-extensions", WORK))
    rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    library = library_files(STANDARD_LIBRARY)
    if is_read_by(library):
        files, library = compiled(files), compiled(library, optimize=2)
    packed(files, target / "howdah.zip")
    packed(library, target / STANDARD_LIBRARY.name)
    for name in FROM_PYODIDE:
        (target / name).write_bytes((PYODIDE / name).read_bytes())
    (target / "NOTICES.txt").write_text(notices(msgspec), encoding="utf-8")
    about = {"compiled": not pure, **described(target)}
    (target / "engine.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    total = sum(len(data) for data in built.values())
    say(f"{len(built)} compiled modules, {total / 1e6:.1f} MB; in {target} after {monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

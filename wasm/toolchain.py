"""C becomes WebAssembly: zig's clang and linker, the headers of CPython, and what Pyodide says about its own build."""

import hashlib
import json
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from shutil import copytree, rmtree
from typing import Final, NamedTuple

ZIG: Final = Path(sysconfig.get_path("purelib"), "ziglang")
SUFFIX: Final = ".cpython-313-wasm32-emscripten.so"
SYSCONFIG: Final = "_sysconfigdata__emscripten_wasm32-emscripten.py"
WITHOUT: Final = ("STRICT_SYSV_CURSES",)
"""What is set there and clashes with these headers."""
WASI: Final = ("__wasi__", "_WASI_EMULATED_SIGNAL", "_WASI_EMULATED_PROCESS_CLOCKS", "_WASI_EMULATED_MMAN")
"""Zig has headers of musl for WASI, not for Emscripten: with these names they declare all that the sources use."""
COMPILE: Final = (
    "-target",
    "wasm32-emscripten",
    "-fPIC",
    "-O2",
    "-DNDEBUG",
    "-fvisibility=hidden",
    "-fno-sanitize=all",
    "-ffp-contract=off",  # as the native build: bots would play otherwise
    "-w",
    "-nostdinc",
)
LINK: Final = (
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--gc-sections",
    "--strip-all",
    "-O2",
)


class Module(NamedTuple):
    """An extension module: its dotted name, its C files, and where they look for headers."""

    name: str
    sources: list[Path]
    include: list[Path]

    @property
    def place(self) -> str:
        """Where it lies among the packages."""
        return self.name.replace(".", "/") + SUFFIX


class Toolchain:
    """Compiles and links below a folder, and not twice what has not changed."""

    def __init__(self, folder: Path, standard_library: Path, headers: Path) -> None:
        self.folder = folder
        self.python = self.python_headers(standard_library, headers)
        libc = ZIG / "lib" / "libc" / "include"
        self.system = [ZIG / "lib" / "include", libc / "wasm-wasi-musl", libc / "generic-musl"]

    def python_headers(self, standard_library: Path, headers: Path) -> Path:
        """CPython's headers, with the `pyconfig.h` of Pyodide's build: its own library knows what was set."""
        target = self.folder / "include"
        rmtree(target, ignore_errors=True)
        copytree(headers, target)
        with zipfile.ZipFile(standard_library) as library:
            text = library.read(SYSCONFIG).decode()
        found: dict[str, dict[str, object]] = {}
        exec(compile(text, SYSCONFIG, "exec"), found)
        names = set(re.findall(r"\b[A-Z_][A-Za-z0-9_]*\b", (headers / "pyconfig.h").read_text(encoding="utf-8")))
        names |= {name for name in found["build_time_vars"] if re.match(r"(HAVE|SIZEOF|ALIGNOF|WITH|Py|PY)_", name)}
        lines = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
        for name in sorted(names - set(WITHOUT)):
            value = found["build_time_vars"].get(name)
            if isinstance(value, int) and value:
                lines.append(f"#define {name} {value}")
            elif isinstance(value, str) and value and name.startswith(("PY_", "PLATLIB")):
                lines.append(f"#define {name} {json.dumps(value.strip(chr(34)))}")
        lines.append("#endif")
        (target / "pyconfig.h").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return target

    def build(self, modules: Sequence[Module]) -> dict[str, bytes]:
        """Compile and link these modules; the built files, by their place among the packages."""
        jobs = [(module, source) for module in modules for source in module.sources]
        with ThreadPoolExecutor(cpu_count()) as threads:
            objects = list(threads.map(lambda job: self.compile(*job), jobs))
            mine = {
                module.name: [built for (owner, _), built in zip(jobs, objects, strict=True) if owner is module]
                for module in modules
            }
            linked = list(threads.map(lambda module: self.link(module, mine[module.name]), modules))
        return {module.place: file.read_bytes() for module, file in zip(modules, linked, strict=True)}

    def compile(self, module: Module, source: Path) -> Path:
        flags = [*COMPILE, *[f"-D{name}" for name in WASI]]
        for folder in self.system:
            flags += ["-isystem", str(folder)]
        flags += [f"-I{folder}" for folder in (self.python, *module.include)]
        around = b"".join(file.read_bytes() for folder in module.include for file in sorted(folder.glob("*.h")))
        key = digest("\0".join(flags).encode(), str(source).encode(), source.read_bytes(), around)
        return self.once("objects", key, ["cc", *flags, "-c", str(source)])

    def link(self, module: Module, objects: Sequence[Path]) -> Path:
        begin = f"--export=PyInit_{module.name.rpartition('.')[2]}"
        key = digest(begin.encode(), *[str(LINK).encode(), *[file.name.encode() for file in objects]])
        return self.once("linked", key, ["wasm-ld", *LINK, begin, *map(str, objects)])

    def once(self, kind: str, key: str, command: list[str]) -> Path:
        """Run zig unless it has made the same before."""
        target = self.folder / kind / key
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_suffix(".new")
            done = subprocess.run([ZIG / "zig", *command, "-o", fresh], capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"howdah: zig {command[0]} failed:\n{done.stderr[:4000]}")
            fresh.rename(target)
        return target


def digest(*parts: bytes) -> str:
    made = hashlib.sha256()
    for part in parts:
        made.update(len(part).to_bytes(8) + part)
    return made.hexdigest()[:32]

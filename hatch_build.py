"""Build hook: compile the rules with mypyc where the machine can, build pure Python where it cannot.

The rules of this file:

- Compiled is every module in `COMPILED_FOLDERS`, at any depth: the rules, the bots, and what the server does for
  every action. A module stays out if it is an `__init__.py`, or if its first line starts with `# not compiled:` and
  gives the reason.
- All of them become one library: a call from module to module is then a plain call. Each is a C file of its own, and
  all processors compile at once: as one file they took the compiler four times as long and ran no faster.
- The sources are shipped beside the compiled modules. Python prefers the latter, tracebacks quote the former.
- A pure wheel is built only where a C compiler or Python's headers are missing. Elsewhere a failure is
  an error: an install that is slow without anyone noticing would be worse than none.
- `HOWDAH_COMPILE=0` asks for the pure wheel, `HOWDAH_COMPILE=1` refuses to build one. An editable install is
  always pure: it runs the files that are being edited.
- The web client is built (`web/`, by npm) if nobody has done it yet and Node.js is here; `make` has done it. Without
  it the server says so on a plain page.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

COMPILED_FOLDERS = (
    "howdah/engine",
    "howdah/games",
    "howdah/bots",
    "howdah/adapters/batch",
    "howdah/server/playing",
    "howdah/server/wire",
)
OPT_OUT = "# not compiled:"
LIBRARY = "howdah"  # names the shared library: howdah__mypyc


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel and marks it as made for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        wish = os.environ.get("HOWDAH_COMPILE", "")
        if wish not in ("", "0", "1"):
            sys.exit(f"howdah: HOWDAH_COMPILE is 0 (pure), 1 (compiled) or empty (as possible), not {wish!r}")
        with chdir(self.root):
            build_client()
            modules = modules_to_compile()
            if wish == "0":
                say("pure Python, as HOWDAH_COMPILE=0 asks")
            elif not modules:
                say("pure Python: there is no module to compile yet")
            elif can_compile():
                say(f"compiling {len(modules)} modules with mypyc (a minute or two)")
                build_data["force_include"].update(compile_modules(modules))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            elif wish == "1":
                sys.exit("howdah: HOWDAH_COMPILE=1, but no C compiler with Python's headers works here")
            else:
                say("PURE PYTHON, many times slower: no C compiler with Python's headers works here")


def say(message: str) -> None:
    print(f"howdah: {message}", file=sys.stderr, flush=True)


def build_client() -> None:
    """Build the web client into `howdah/web`, unless it is there or cannot be built here."""
    if Path("howdah", "web", "index.html").exists() or not Path("web", "package.json").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        say("WITHOUT THE WEB CLIENT: npm is missing")
        return
    say("building the web client (a minute)")
    for command in (["install", "--no-save"], ["run", "build"]):
        subprocess.run([npm, *command], cwd="web", check=True, stdout=sys.stderr)


def modules_to_compile() -> list[str]:
    """The paths of all modules that do not opt out, in a stable order."""
    paths = sorted(path for folder in COMPILED_FOLDERS for path in Path(folder).rglob("*.py"))
    return [path.as_posix() for path in paths if path.name != "__init__.py" and not opts_out(path)]


def opts_out(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline().startswith(OPT_OUT)


def can_compile() -> bool:
    """Build the smallest extension module there is: the only test that no compiler or platform can fool."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(source)])], folder)
        except (BaseError, CCompilerError):
            return False
    return True


def compile_modules(paths: list[str]) -> dict[str, str]:
    """Compile all modules into one library; give the built files, each with its place in the wheel."""
    # Imported late: a pure build does without it.
    from mypyc.build import mypycify

    folder = Path("build", "mypyc")
    said = StringIO()
    try:
        with redirect_stdout(said):
            extensions = mypycify(
                paths, group_name=LIBRARY, opt_level="3", multi_file=True, target_dir=str(folder / "c")
            )
    finally:
        print(said.getvalue(), end="", file=sys.stderr)
    if "warning:" in said.getvalue():
        sys.exit("howdah: mypyc warns, and warnings are errors here")
    if sys.platform != "win32":
        # Nobody replaces our functions at load time: calls need no detour, and the compiler may inline them.
        flags = ["-fvisibility=hidden", "-fno-semantic-interposition"]
        # A fused multiplication rounds once where two operations round twice: bots would play otherwise by machine.
        flags.append("-ffp-contract=off")
        for extension in extensions:
            # A new list: mypyc gives all extensions the same one.
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return build_extensions(extensions, folder)


class BuildOnAllProcessors(build_ext):
    """setuptools compiles the files of a library one after another; this compiles them all at once."""

    def build_extension(self, ext: Extension) -> None:
        def compile_one(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as threads:
            objects = [name for names in threads.map(compile_one, ext.sources) for name in names]
        ext.extra_objects = [*objects, *ext.extra_objects]
        ext.sources = []
        super().build_extension(ext)


def build_extensions(extensions: Sequence[object], folder: Path) -> dict[str, str]:
    """Build below the folder; give the built files, each with its place among the packages."""
    library = folder / "library"
    command = BuildOnAllProcessors(Distribution({"ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(folder / "objects")
    command.force = True  # objects of an earlier mypyc may lie here
    command.ensure_finalized()
    command.run()
    return {path: Path(path).relative_to(library).as_posix() for path in command.get_outputs()}

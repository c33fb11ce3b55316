"""What the build takes from the registries: every file is locked by version and hash, and none of them is kept here."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "wasm" / "node_modules" / "pyodide"
PLATFORM: Final = "pyemscripten_2025_0_wasm32"
"""What the wheels for this Pyodide are called."""
STANDARD_LIBRARY: Final = PYODIDE / "python_stdlib.zip"


def locked(package: str, file: str = "base.txt") -> str:
    """The line of a lock with a package, its version and its hashes."""
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(package)}==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"howdah: requirements/{file} does not name {package}")
    return re.sub(r" ; [^\\\n]*", " ", re.sub(r"^ *#.*\n?", "", found[0], flags=re.MULTILINE)).replace(" \\\n", " ")


def download(package: str, folder: Path, *options: str) -> Path:
    """One file of a package, as the lock says; the file that was fetched."""
    target = folder / "fetched" / package
    kept = [file for file in target.glob("*") if locked_version(package) in file.name]
    if kept:
        return kept[0]
    target.mkdir(parents=True, exist_ok=True)
    wanted = folder / f"{package}.txt"
    wanted.write_text(locked(package).strip() + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run(
        [*command, "--require-hashes", "-r", str(wanted), "--dest", str(target), *options], check=True, cwd=folder
    )
    return next(file for file in target.glob("*") if locked_version(package) in file.name)


def locked_version(package: str) -> str:
    return locked(package).split()[0].partition("==")[2]


def wheel_for_pyodide(package: str, folder: Path) -> Path:
    """A compiled wheel for Pyodide."""
    target = ["--platform", PLATFORM, "--python-version", "3.13", "--implementation", "cp", "--abi", "cp313"]
    return download(package, folder, "--only-binary", ":all:", *target)


def pure_wheel(package: str, folder: Path) -> Path:
    """A wheel that runs everywhere."""
    return download(package, folder, "--only-binary", ":all:", "--platform", "any", "--python-version", "3.13")


def sources(package: str, folder: Path) -> Path:
    """The unpacked source archive of a package."""
    archive = download(package, folder, "--no-binary", ":all:", "--no-build-isolation")
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "sources", filter="data")
    return folder / "sources" / archive.name.removesuffix(".tar.gz")


def files_of(wheel: Path) -> dict[str, bytes]:
    """What a wheel installs, by path; stubs and its own papers are left behind, its licences not."""
    with zipfile.ZipFile(wheel) as opened:
        return {
            name: opened.read(name)
            for name in opened.namelist()
            if not name.endswith((".pyi", "/", "/py.typed")) and (".dist-info/" not in name or "/licenses/" in name)
        }

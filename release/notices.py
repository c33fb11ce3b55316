"""Write THIRD-PARTY-NOTICES.md: what the wheel needs and what the client in the browser brings along, with licences.

Run by `make notices`, in the environment that `make` has built. Nothing is fetched.
"""

import json
import re
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "THIRD-PARTY-NOTICES.md"
MODULES: Final = ROOT / "web" / "node_modules"
BUNDLED: Final = ("@fluent/bundle", "@fontsource-variable/onest", "@fontsource/yeseva-one", "svelte")
"""What Vite puts into the files that browsers load. Everything else of npm is used to build and stays behind."""
PINNED: Final = re.compile(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)", re.MULTILINE)
HEAD: Final = """# Third-party notices

Howdah is under the [MIT licence](LICENSE). It stands on the work of others. This page is written by `make notices`.
"""
ENGINE_TEXTS: Final = """
The texts of their licences lie beside the engine, in `dist/site/engine/NOTICES.txt`.
"""


class Part(NamedTuple):
    """Something that others made."""

    name: str
    version: str
    licence: str
    text: str


def pinned() -> dict[str, str]:
    """What the package needs when it runs, with the versions of the lock."""
    return dict(PINNED.findall((ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")))


def python_parts() -> list[Part]:
    found = []
    for name, version in pinned().items():
        try:
            part = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another system
        found.append(Part(name, version, licence_of(part.metadata), python_text(part)))
    return found


def licence_of(about: metadata.PackageMetadata) -> str:
    """The licence by its short name, wherever a package says it."""
    if about["License-Expression"]:
        return str(about["License-Expression"])
    told = [one.rpartition(" :: ")[2] for one in about.get_all("Classifier") or [] if one.startswith("License :: OSI")]
    return ", ".join(told) or (str(about["License"] or "").splitlines() or ["see below"])[0]


def python_text(part: metadata.Distribution) -> str:
    texts = [
        file.read_text(encoding="utf-8")
        for file in part.files or []
        if re.search(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", str(file), re.IGNORECASE)
        and file.suffix in ("", ".md", ".txt", ".rst")
    ]
    return "\n\n".join(text.strip() for text in texts)


def npm_parts() -> list[Part]:
    found = []
    for name in BUNDLED:
        folder = MODULES / name
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        texts = [
            file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if "LICENSE" in file.name.upper()
        ]
        found.append(Part(name, about["version"], about["license"], "\n\n".join(text.strip() for text in texts)))
    return found


def section(title: str, parts: list[Part]) -> str:
    lines = [f"## {title}\n", "| name | version | licence |", "| --- | --- | --- |"]
    lines += [f"| {part.name} | {part.version} | {part.licence} |" for part in parts]
    for part in parts:
        if part.text:
            quoted = "\n".join(f"    {line}".rstrip() for line in part.text.splitlines())
            lines.append(f"\n### {part.name}\n\n{quoted}")
    return "\n".join(lines) + "\n"


def engine_section() -> str:
    """What is in the site besides: versions by the locks. The texts go along with the engine itself."""
    lock = json.loads((ROOT / "wasm" / "package-lock.json").read_text(encoding="utf-8"))
    pyodide, python = lock["packages"]["node_modules/pyodide"]["version"], pinned()
    parts = [
        Part("pyodide", pyodide, "MPL-2.0", ""),
        Part("CPython (inside Pyodide)", "3.13", "PSF-2.0", ""),
        Part("musl (inside Pyodide)", "as Pyodide has it", "MIT", ""),
        Part("msgspec (compiled)", python["msgspec"], "BSD-3-Clause", ""),
        Part("librt (compiled)", python["librt"], "MIT", ""),
        Part("mypy-extensions", python["mypy-extensions"], "MIT", ""),
    ]
    return section("In the site that `make site` builds", parts) + ENGINE_TEXTS


def page() -> str:
    return "\n".join(
        [
            HEAD,
            section("In Python", python_parts()),
            section("In the browser", npm_parts()),
            engine_section(),
        ]
    )


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
    print(f"written: {TARGET.name}")

"""What `mkdocs.yml` cannot say: pages that are made, and links that lead out of docs/.

- README, CONTRIBUTING, CHANGELOG, LICENSE and their like lie beside docs/ and are pages of the site.
- The reference has a page for each module of the packages that others may import, made of its docstrings.
- A link to a source leads to the page of that module, or is no link where there is none.
"""

import ast
import os
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
BESIDE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
    "LICENSE": "LICENSE.md",
}
"""What lies beside docs/, and where it is in the site."""
PACKAGES: Final = ("api", "engine", "games", "bots", "lab", "adapters", "locale")
"""What the reference covers besides `howdah` itself."""
LANGUAGES: Final = {"en": "English", "pt": "Português (Portugal)", "pt-BR": "Português (Brasil)", "ru": "Русский"}
FENCE: Final = re.compile(r"^```(\w+) (.+)$", re.MULTILINE)
# Groups 1 and 2 are code, which has no links.
LINK: Final = re.compile(
    r"(^```.*?^```$)|(`[^`\n]*`)|(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)", re.MULTILINE | re.DOTALL
)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    nav: list[Any] = config.nav or []
    for section in nav:
        if "Play" in section:
            for lang, name in LANGUAGES.items():
                # The games first: a section leads to its first page.
                rules = sorted((DOCS / "rules" / lang).glob("*.md"), key=lambda path: (path.stem == "departures", path))
                section["Play"].append({name: [entry(path) for path in rules]})
    nav.append({"Decisions": folder("decisions")})
    nav.append({"Lab notebook": folder("lab-notebook")})
    nav.append({"Reference": reference_nav()})
    config.nav = nav
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, uri in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, uri, content=text if name.endswith(".md") else f"# Licence\n\n{text}"))
    for module in modules():
        files.append(File.generated(config, page_of(module), content=f"::: {module}\n"))
    files.append(File.generated(config, "reference/index.md", content=reference_index()))
    files.append(File.generated(config, "lab-notebook/README.md", content=notebook_index()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Lead the links of a page from where its source lies to where its page is."""
    uri = page.file.src_uri
    beside = {there: here for here, there in BESIDE.items()}
    source = ROOT / beside[uri] if uri in beside else DOCS / uri

    def led(match: re.Match[str]) -> str:
        fence, code, picture, text, target, anchor = match.groups()
        if fence or code or not target or re.match(r"[a-z]+:", target) or uri.startswith("reference/"):
            return match[0]
        found = place_of((source.parent / target).resolve())
        if found is None:
            return text
        return f"{picture}[{text}]({posixpath.relpath(found, posixpath.dirname(uri) or '.')}{anchor or ''})"

    return LINK.sub(led, FENCE.sub(titled, markdown))


def titled(match: re.Match[str]) -> str:
    """A fence as the site reads it: what follows the language is the path of a file, or says how the tests run it."""
    return f'```{match[1]} title="{match[2]}"' if "/" in match[2] or "." in match[2] else f"```{match[1]}"


def place_of(path: Path) -> str | None:
    """Where a file or folder of the project is in the site, if it is. The check finds what is not there at all."""
    relative = Path(os.path.relpath(path, ROOT))
    if relative.as_posix() in BESIDE:
        return BESIDE[relative.as_posix()]
    if path.is_relative_to(DOCS) or not path.exists():
        return Path(os.path.relpath(path / "README.md" if path.is_dir() else path, DOCS)).as_posix()
    module = ".".join(relative.with_suffix("").parts)
    return page_of(module) if module in modules() else None


# The reference.


@cache
def modules() -> tuple[str, ...]:
    """The modules that the reference has a page for, by their full names."""
    return ("howdah", *(name for package in PACKAGES for name in below(ROOT / "howdah" / package)))


def below(package: Path) -> Iterator[str]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if doc_of(path) and not any(part.startswith("_") for part in parts if part != "__init__"):
            yield ".".join(part for part in parts if part != "__init__")


def doc_of(path: Path) -> str:
    """The first paragraph of a module's docstring."""
    doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(doc.partition("\n\n")[0].split())


def source_of(module: str) -> Path:
    path = ROOT / Path(*module.split("."))
    return path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"


def page_of(module: str) -> str:
    return f"reference/{module}.md"


def reference_nav() -> list[Any]:
    nav: list[Any] = ["reference/index.md", {"howdah": page_of("howdah")}]
    for package in PACKAGES:
        own = [module for module in modules() if module.startswith(f"howdah.{package}")]
        nav.append({package: [{module.removeprefix("howdah."): page_of(module)} for module in own]})
    return nav


def reference_index() -> str:
    lines = ["# Reference", "", "Every module that others may import, from its docstrings.", ""]
    for package in PACKAGES:
        lines += [f"## {package}", "", "| module | what it holds |", "| --- | --- |"]
        for module in modules():
            if module.startswith(f"howdah.{package}"):
                doc = doc_of(source_of(module)).replace("|", "\\|")
                lines.append(f"| [`{module}`]({module}.md) | {doc} |")
        lines.append("")
    return "\n".join(lines)


def notebook_index() -> str:
    pages = "\n".join(
        f"- [{title}]({Path(uri).name})" for each in entries("lab-notebook") for title, uri in each.items()
    )
    return f"# Lab notebook\n\nWhat was measured, when and on what. Each page says how it was made.\n\n{pages}\n"


# Navigation.


def folder(name: str) -> list[Any]:
    """The pages of a folder of docs/, its index first."""
    return [f"{name}/README.md", *entries(name)]


def entries(name: str) -> list[dict[str, str]]:
    return [entry(path) for path in sorted((DOCS / name).glob("*.md")) if path.name != "README.md"]


def entry(path: Path) -> dict[str, str]:
    title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    return {title: path.relative_to(DOCS).as_posix()}

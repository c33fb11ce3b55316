"""Every link between our own pages leads somewhere: to a file that is there, and to a heading that it has."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, pages

CODE = re.compile(r"^(?P<fence>```+|~~~+).*?^(?P=fence)$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(?P<text>.+?) *#*$", re.MULTILINE)
ANCHOR = re.compile(r'<a (?:id|name)="(?P<name>[^"]+)"')
ELSEWHERE = re.compile(r"[a-z]+:")

PAGES = [*pages(), ROOT / "CHANGELOG.md"]


@cache
def anchors(page: Path) -> set[str]:
    """What a link may name after `#`: headings in small letters, words parted by hyphens, equal ones numbered."""
    text = re.sub(r"^(```+|~~~+).*?^\1$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = {match["name"] for match in ANCHOR.finditer(text)}
    for match in HEADING.finditer(text):
        plain = LINK.sub(lambda link: link[0][1:].partition("]")[0], match["text"]).lower()
        name = re.sub(r"[^\w\s-]", "", plain).strip().replace(" ", "-")
        number = 0
        while (numbered := f"{name}-{number}" if number else name) in found:
            number += 1
        found.add(numbered)
    return found


def is_dead(page: Path, target: str) -> bool:
    path, _, anchor = target.partition("#")
    file = (page.parent / path) if path else page
    if not file.exists():
        return True
    return bool(anchor) and file.suffix == ".md" and anchor not in anchors(file.resolve())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_link_is_dead(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    targets = [match["target"] for match in LINK.finditer(text) if not ELSEWHERE.match(match["target"])]
    assert [target for target in targets if is_dead(page, target)] == []


def test_every_page_stands_in_the_navigation_of_the_site() -> None:
    docs = ROOT / "docs"
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    own = [*docs.glob("*.md"), *(docs / "games").glob("*.md"), *(docs / "rules").glob("*.md")]
    names = [page.relative_to(docs).as_posix() for page in own]
    assert [name for name in names if f": {name}\n" not in nav] == [], "name them in `nav` of mkdocs.yml"


def test_docstrings_have_no_links_between_pages() -> None:
    """A docstring is shown on a page of the reference and by `help`: a relative path would lead nowhere from there."""
    for file in (ROOT / "howdah").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                linked = re.findall(r"\]\([^)\s]+\.md", CODE.sub("", ast.get_docstring(node) or ""))
                assert linked == [], f"{file.relative_to(ROOT)}: name the file instead, docs/PAGE.md"


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One `thing`, [twice](x.md)\n\n# One thing, twice\n\n```text\n# no heading\n```\n", encoding="utf-8"
    )
    for alive in ("page.md", "#one-thing-twice", "page.md#one-thing-twice-1"):
        assert not is_dead(page, alive)
    for dead in ("other.md", "#no-heading", "page.md#One-thing-twice"):
        assert is_dead(page, dead)

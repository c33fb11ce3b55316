"""Every example in the documentation works as it is printed."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks, pages, prose, run

LINK = re.compile(r"\[[^\]]*\]\((?!\w+:)(?P<path>[^)#]+)(?:#[^)]*)?\)")
OWN_TEST = "docs/adding-a-game.md"
"""This page's commands need its game: test_adding_a_game.py runs them."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_examples(page: Path, tmp_path: Path) -> None:
    if name_of(page) == OWN_TEST:
        return
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    names: dict[str, object] = {}
    for block in blocks(page):
        if block.is_file:
            continue
        run(block, names, tmp_path)


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for match in LINK.finditer(prose(page)):
        assert (page.parent / match["path"]).exists(), f"{name_of(page)} links to {match['path']}"

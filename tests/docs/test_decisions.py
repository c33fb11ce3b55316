"""Decisions have a number, a date and a status, and stand in their index."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "decisions"
RECORDS = sorted(FOLDER.glob("[0-9]*.md"))
HEAD = re.compile(r"# (?P<number>\d+)\. (?P<title>.+)\n\nStatus: (?P<status>.+), (?P<date>\d{4}-\d\d-\d\d)\n\n")
ROW = re.compile(
    r"^\| (?:\[(?P<linked>\d{4})\]\((?P<file>[^)]+)\)|(?P<merged>\d{4})) \| (?P<rest>.+) \|$", re.MULTILINE
)
CITED = re.compile(r"\b[Dd]ecisions? (?P<number>\d{4})\b")
SOURCES = ("howdah", "tests", "web/src", "web/scripts", "bench", "examples")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name)
def test_a_record_says_its_number_status_and_date(record: Path) -> None:
    head = HEAD.match(record.read_text(encoding="utf-8"))
    assert head is not None, (
        f"{record.name} does not begin as docs/decisions/0001-compiled-and-interpreted-builds.md does"
    )
    assert int(head["number"]) == int(record.name[:4])


def test_the_index_is_what_the_records_say() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    wanted = {}
    for record in RECORDS:
        head = HEAD.match(record.read_text(encoding="utf-8"))
        assert head is not None
        wanted[record.name] = f"{head['title']} | {head['date']} | {head['status']}"
    rows = list(ROW.finditer(index))
    assert {row["file"]: row["rest"] for row in rows if row["file"]} == wanted
    numbers = [row["linked"] or row["merged"] for row in rows]
    assert numbers == sorted(set(numbers))
    assert all("merged into [" in row["rest"] for row in rows if row["merged"])


def test_decisions_that_are_cited_are_in_the_index() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    known = {row["linked"] for row in ROW.finditer(index) if row["linked"]}
    files = [ROOT / "Makefile", *(ROOT / "docs").rglob("*.md")]
    for folder in SOURCES:
        files += [path for path in (ROOT / folder).rglob("*") if path.suffix in {".py", ".ts", ".svelte", ".mjs"}]
    for file in files:
        cited = {match["number"] for match in CITED.finditer(file.read_text(encoding="utf-8"))}
        assert cited <= known, f"{file.relative_to(ROOT)} cites a decision that is not there"

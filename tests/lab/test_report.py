"""The outputs: a page that needs nothing but itself, a Parquet file, words for everything."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from howdah.engine.registry import register
from howdah.lab.plans import make_plan, read_plan
from howdah.lab.report import Report
from howdah.lab.svg import Bar, columns, names, scale_top, shares
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from tests.cli.running import run
from tests.lab.running import rows_of, summary_of
from tests.toys.pennies import PENNIES

VOID = {"meta", "br", "link", "img", "input", "hr"}
FETCHING = re.compile(r"https?:|//[a-z]|url\(|@import|<script|<link|<img|<iframe| src=", re.IGNORECASE)


class Tree(HTMLParser):
    """Checks that every element is closed where it should be, and collects what was met."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page(lang: str = "en", game: str = "raj", games: int = 12, events: bool = False) -> str:
    plan = make_plan(game, 2, games=games, events=events)
    return Report(summary_of(plan, rows_of(plan)), Words(lang, strict=game == "raj"), "howdah sim <again>").html()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_self_contained(lang: str) -> None:
    text = page(lang, events=True)
    tree = Tree()
    tree.feed(text)
    tree.close()
    assert tree.open == []
    assert not FETCHING.search(text)
    assert f'<html lang="{lang}">' in text
    assert "howdah sim &lt;again&gt;" in text
    tags = [tag for tag, _ in tree.met]
    assert tags.count("h1") == tags.count("main") == 1


def test_every_plot_has_words_and_numbers() -> None:
    text = page(events=True)
    figures = re.findall(r"<figure>.*?</figure>", text, re.DOTALL)
    assert len(figures) >= 8
    for figure in figures:
        drawing = re.search(r"<svg.*?</svg>", figure, re.DOTALL)
        assert drawing is not None
        root = ElementTree.fromstring(drawing[0])
        assert root.get("role") == "img"
        assert re.search(r": .*\d", root.get("aria-label") or "")
        assert "<details>" in figure
        assert "<table>" in figure


def test_numbers_of_the_page_are_those_of_the_run() -> None:
    plan = make_plan("raj", 2, games=40)
    summary = summary_of(plan, rows_of(plan))
    text = Report(summary, Words("en"), "").html()
    for wins in summary.endings.wins:
        assert f"<td>{wins}</td>" in text
    assert "RAJ-5.2" in text


def test_a_game_without_words_is_reported_by_its_name() -> None:
    register(PENNIES)
    assert "<h1>pennies in the lab</h1>" in page(game="pennies")


def test_charts_stand_whatever_the_numbers() -> None:
    for drawing in (
        shares([Bar("<b> & co", 0.0, 0.0, 0.0)], "nothing"),
        shares([Bar("all", 1.0, 0.9, 1.0)] * 6, "everything", 0.5),
        columns([("1", 1)], "one"),
        names([("a" * 50, 3), ("<b>", 0)], "two", [1.0, 0.0]),
        columns([(str(n), n * 1000) for n in range(30)], "many", [n * 10.0 for n in range(30)]),
    ):
        ElementTree.fromstring(drawing)
        assert "nan" not in drawing
    assert [scale_top(value) for value in (0, 3, 10, 99, 0.5)] == pytest.approx([1, 3.2, 12, 120, 0.6])


def test_html_and_parquet_from_the_command(tmp_path: Path) -> None:
    html, parquet = tmp_path / "a.html", tmp_path / "a.parquet"
    line = ["sim", "raj", "--seats", "3", "--games", "30", "--workers", "2", "--events"]
    done = run(*line, "--html", str(html), "--parquet", str(parquet))
    assert done.exit_code == 0, done.stderr
    assert str(html) in done.stdout
    assert "howdah sim raj --seats 3 --games 30 --seed 1 --bots random --events" in html.read_text(encoding="utf-8")
    table = pyarrow.parquet.read_table(parquet)
    plan = make_plan("raj", 3, games=30, events=True)
    rows = rows_of(plan)
    assert read_plan(table.schema.metadata[b"howdah.plan"].decode()) == plan
    assert table.column("number").to_pylist() == list(range(30))
    assert table.column("steps").to_pylist() == [row.steps for row in rows]
    assert table.column("winner").to_pylist() == [None if row.winner < 0 else row.winner + 1 for row in rows]
    assert dict(table.column("events").to_pylist()[0]) == {key: counts[0] for key, counts in rows[0].uses.items()}

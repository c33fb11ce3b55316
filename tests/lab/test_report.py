"""The outputs: a page that needs nothing but itself, a Parquet file, words for everything."""

import json
import re
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from howdah.engine.registry import find, register
from howdah.lab.accumulators import Summary
from howdah.lab.pages.events import COUNTERS, EventFigures
from howdah.lab.pages.maps import track_map
from howdah.lab.pages.report import Report
from howdah.lab.pages.svg import EDGE, LETTER, WIDTH, Bar, columns, names, scale_top, shares
from howdah.lab.plans import make_plan, read_plan
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from tests.cli.running import run
from tests.lab.running import rows_of, summary_of
from tests.toys.pennies import PENNIES

LIMITS: dict[str, dict[str, str]] = {
    "raj": {},
    "totem": {"turn_limit": "20"},
    "formula_e": {},
    "elephant_rally": {},
}
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
    known = game in LIMITS
    seats = max(2, find(game).fewest_seats)
    plan = make_plan(game, seats, LIMITS.get(game, {}), games=games, events=events)
    return Report(summary_of(plan, rows_of(plan)), Words(lang, strict=known), "howdah sim <again>").html()


def figures(text: str) -> dict[str, str]:
    """The figures of a page, by their headings."""
    found = re.findall(r"<figure.*?</figure>", text, re.DOTALL)
    return {unescape(re.findall(r"<h2>(.*?)</h2>", one)[0]): one for one in found}


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
    figures = re.findall(r"<figure.*?</figure>", text, re.DOTALL)
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LIMITS)
def test_headings_are_words_in_every_language(game: str, lang: str) -> None:
    """Strict words: a heading that is not there, or lacks a fact, would be an error. None is a code."""
    plan = make_plan(game, max(2, find(game).fewest_seats), LIMITS[game], games=3, events=True)
    summary = summary_of(plan, rows_of(plan))
    kinds = summary.uses.kinds()
    drawn = EventFigures(summary, Words(lang, strict=True)).all()
    assert len(drawn) > 3
    for one in drawn:
        fact, dot, event = one.caption.partition(" · ")
        assert dot
        assert not any("-" in kind and kind in event for kind in kinds)
        assert "$" not in one.caption
        assert one.heads[0] == fact
    strict = Words(lang, strict=True)
    for kind in kinds:
        for fact in summary.uses.facts(kind):
            if fact not in COUNTERS:
                assert strict(f"lab-thing-{fact}")


def test_what_is_nobodys_is_not_the_winners() -> None:
    """Events without a seat: no column, no part that is set off, and no 0.0 %."""
    shown = figures(page(game="formula_e", games=4, events=True))
    for heading in (
        "From · The cow on … goes to …",
        "Elephant · … goes from … to …",
        "By whom · … is pushed from … to … by …",
    ):
        assert "By the winner" not in shown[heading]
        assert 'class="part"' not in shown[heading]
    drawn = shown["Card · Player drew …"]
    assert "By the winner" in drawn
    assert 'class="part"' in drawn
    assert ">Flying Carpet<" in drawn


def test_shares_of_the_winner_are_those_of_the_rows() -> None:
    plan = make_plan("raj", 2, games=10, events=True)
    summary = summary_of(plan, rows_of(plan))
    use = summary.uses.counts["bid-made"]
    assert use.by_winner == 15 * sum(row.winner >= 0 for row in rows_of(plan))
    assert summary.uses.counts["prize-turned"].by_winner is None
    data = json.loads(json.dumps(summary.as_data()))["events"]
    assert data["prize-turned"]["by_winner"] is None
    assert data["bid-made"]["by_winner"] == use.by_winner


@pytest.mark.parametrize(
    ("game", "heading", "cells"),
    [
        ("formula_e", "From · The cow on … goes to …", 132),
        ("totem", "To · Player: a step from … to …", 271),
    ],
)
def test_cells_are_drawn_on_the_board(game: str, heading: str, cells: int) -> None:
    plan = make_plan(game, find(game).fewest_seats, LIMITS[game], games=4, events=True)
    summary = summary_of(plan, rows_of(plan))
    shown = figures(Report(summary, Words("en"), "").html())[heading]
    root = ElementTree.fromstring(re.findall(r"<svg.*?</svg>", shown, re.DOTALL)[0])
    polygons = list(root.iter("polygon"))
    grounds = [one for one in polygons if one.get("class") == "cell"]
    heats = [one for one in polygons if one.get("class") == "heat"]
    assert len(grounds) == cells
    values = summary.uses.facts("cow-moved" if game == "formula_e" else "stepped")[heading.split()[0].lower()]
    told = {title.text for one in heats for title in one.iter("title")}
    assert told == {f"{cell}: {use.times:,}" for cell, use in values.items()}
    strongest = max(heats, key=lambda one: float(one.get("fill-opacity") or 0))
    top = max(values, key=lambda cell: values[cell].times)
    assert next(title.text for title in strongest.iter("title")) == f"{top}: {values[top].times:,}"
    assert 'class="bar"' not in shown


def test_length_is_told_in_turns_and_minutes() -> None:
    text = page(game="formula_e", games=4)
    shown = figures(text)
    assert "minutes (an estimate)" in shown["Length in turns"]
    assert "Minutes for people" in text
    assert "Wins by turn order" in shown
    assert "moves first" in shown["Wins by turn order"]
    assert "95 % interval" in shown["Wins by turn order"]
    assert "Wins by turn order" not in figures(page(game="raj"))


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


def test_scales_are_whole_numbers_and_words_have_room() -> None:
    """Counts are whole: no tick at one game and a half, none as 5e+04, no label beyond the edge or below a bar."""
    for most in (1, 5, 6, 50, 60_000, 1_234_567):
        drawing = columns([("9,000-9,999", most)] * 30, "many")
        ticks = re.findall(r'text-anchor="end">([^<]+)<', drawing)
        assert all(re.fullmatch(r"\d{1,3}(,\d{3})*", tick) for tick in ticks)
        assert len(set(ticks)) == len(ticks) == 5
        for x, label in re.findall(r'x="([\d.]+)" y="[\d.]+" text-anchor="middle">([^<]+)<', drawing):
            assert float(x) + len(label) * LETTER / 2 <= WIDTH
        bars = ElementTree.fromstring(names([("a", most), ("b", 1)], "two"))
        widest = max(float(bar.get("x") or 0) + float(bar.get("width") or 0) for bar in bars.iter("rect"))
        assert widest <= WIDTH - EDGE - (len(f"{most:,}") + 1) * LETTER


@pytest.mark.parametrize(("columns", "rows"), [(10, [10]), (26, [26]), (48, [24, 24]), (49, [25, 24]), (60, [20] * 3)])
def test_long_tracks_go_on_below_in_rows_of_equal_length(columns: int, rows: list[int]) -> None:
    tops = Counter(corners[0][1] for name, corners in track_map(["..."] * columns).corners.items() if name[0] == "a")
    assert list(tops.values()) == rows


def test_the_order_of_the_page() -> None:
    """Whole games first, then how they ended, then what happened in them; tracks have room for their letters."""
    text = page(game="formula_e", games=4, events=True)
    places = [text.index(f"<h2>{heading}") for heading in ("Wins by seat", "How games ended", "Card · Player drew …")]
    assert places == sorted(places)
    assert 'class="wide"' in re.findall(r"<figure[^>]*>(?=<figcaption><h2>From · The cow)", text)[0]


def test_what_always_takes_as_long_has_no_spread() -> None:
    text = page(game="raj", games=4)
    assert "need about 20 minutes (an estimate). Median 15" in text
    assert "half between" not in text


def test_places_and_dice_have_words() -> None:
    summary = Summary(make_plan("elephant_rally", 2, events=True))
    for lang in LANGUAGES:
        told = EventFigures(summary, Words(lang, strict=True))
        values = [
            told.value("mouse-moved", "from", "beside"),
            told.value("dice-used", "dice", "both"),
            told.value("dice-used", "dice", "one"),
        ]
        assert not {"beside", "both", "one"} & set(values)


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

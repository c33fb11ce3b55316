"""Reviews in words: in three languages, in lines and on a page, and as a command."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from howdah.cli.main import howdah
from howdah.engine.registry import set_table
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from howdah.review.model import GRADES, Alternative, Review, Said
from howdah.review.report.lines import WIDTH, chart, lines_of
from howdah.review.report.page import page_of
from howdah.review.report.words import Speaker
from tests.review.test_reviewing import TABLES, record_of, reviewed

SAID = [
    Said("turn-won", {"seat": 1}),
    Said("turn-totem", {"seat": 1, "victim": 2}),
    Said("turn-tiger", {"seat": 1}),
    Said("turn-stake", {"seat": 1, "worth": -3}),
    Said("turn-carried", {"worth": 5}),
    Said("turn-eliminated", {"seat": 1, "victim": 2}),
    Said("turn-cut-off", {"seat": 1, "victim": 2}),
    Said("turn-cobra", {"seat": 1, "to": 2}),
    Said("turn-stolen", {"seat": 1, "victim": 2}),
    Said("turn-cards", {"seat": 1, "cards": ["green-5", "tiger"]}),
    Said("turn-roll", {"seat": 1, "dice": [3, 4]}),
    Said("turn-played", {"seat": 1}),
    Said("why-wins"),
    *[Said(f"why-{code}", {"count": 2}) for code in ("steps", "cobras", "crossing", "free", "mud", "reach", "draws")],
    Said("why-keeps", {"card": "green-5"}),
    Said("why-keeps-tiger"),
    Said("why-saves-card"),
    Said("why-stops", {"seat": 2}),
    *[Said(f"why-{code}", {"seat": 2, "count": 2}) for code in ("rival-steps", "rival-cobras", "rival-blocked")],
    Said("why-knocks-out", {"seat": 2}),
    Said("why-pieces", {"count": 1}),
    Said("why-takes", {"seat": 2, "count": 1}),
    *[Said(f"why-{code}", {"seat": 2, "count": 3, "instead": 8}) for code in ("strike", "guard")],
    *[Said(f"why-bid-{code}", {"bid": 9, "low": 2, "high": 6, "stake": -3}) for code in ("high", "low", "between")],
]
"""Every code that a review may give, with its facts."""
CODE = re.compile(r'"((?:turn|why)-[a-z-]+?)"')


@pytest.fixture(scope="module")
def review() -> Review:
    made = reviewed(record_of(TABLES[3]))
    first = made.decisions[0]
    first.grade, first.loss, first.best = "mistake", 0.2, first.chance + 0.2
    first.alternatives, first.why = [Alternative(["end"], 0.4)], Said("why-keeps", {"card": "tiger"})
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_words(lang: str, review: Review) -> None:
    speaker = Speaker(review, Words(lang, strict=lang != "pt-BR"))
    sentences = [speaker.said(said) for said in SAID]
    assert len(set(sentences)) == len(sentences)
    assert not any("{" in sentence or "review-" in sentence for sentence in sentences)
    for grade in GRADES:
        assert speaker.words(f"review-grade-{grade}")


def test_every_code_in_the_source_is_spoken_here() -> None:
    package = Path(__file__).parents[2] / "howdah" / "review"
    source = "".join(
        file.read_text(encoding="utf-8") for file in [package / "swings.py", *(package / "why").glob("*.py")]
    )
    assert set(CODE.findall(source)) <= {said.code for said in SAID}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_a_terminal(lang: str, review: Review) -> None:
    lines = lines_of(review, Speaker(review, Words(lang)))
    assert max(map(len, lines)) <= WIDTH
    assert "review-" not in "\n".join(lines)


def test_a_chart_shows_every_seat_where_its_chance_is(review: Review) -> None:
    rows = chart(review)
    assert rows[0].startswith(" 100% |")
    last = [chance.value for chance in review.moments[-1].chances]
    for seat, chance in enumerate(last):
        row = rows[round((1 - chance) * 10)]
        assert row.endswith(str(last.index(chance) + 1)), (seat, row)


def test_a_page_is_whole_and_fetches_nothing(review: Review) -> None:
    review.names = ["<b>Ana</b>", "Bela & Co"]
    page = page_of(review, Speaker(review, Words("en")))
    tags = re.findall(r"<([a-z]+)", page)
    assert tags.index("svg") < tags.index("section"), "the picture comes first"
    assert not {"script", "link", "img", "b"} & set(tags)
    assert "http" not in page
    assert page.count("<polyline") == review.seats
    review.names = ["", ""]


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of(TABLES[0]).text(), encoding="utf-8")
    page = tmp_path / "review.html"
    runner = CliRunner()
    done = runner.invoke(howdah, ["review", str(file), "--html", str(page)])
    assert done.exit_code == 0, done.output
    assert "Chances to win" in done.output
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    data = json.loads(runner.invoke(howdah, ["review", str(file), "--seat", "2", "--json"]).output)
    assert (data["viewer"], data["stage"]) == (2, "done")


def test_the_command_refuses_what_it_cannot_review(tmp_path: Path) -> None:
    record = record_of(set_table("raj", 2, {"deck": "bids 1..4 prizes 1..4"}))
    record.entries = record.entries[:4]
    running = tmp_path / "running.txt"
    running.write_text(record.text(), encoding="utf-8")
    runner = CliRunner()
    for words, told in (
        (["review", str(running)], "still runs"),
        (["review", str(running), "--seat", "3"], "there is no seat 3"),
        (["review", str(tmp_path / "none.txt")], "there is no file"),
        (["review", str(running), "--html", str(tmp_path)], "is a folder"),
        (["review", str(running), "--budget", "0"], "budget"),
    ):
        done = runner.invoke(howdah, words)
        assert done.exit_code == 2
        assert told in done.output + (done.stderr if done.stderr_bytes else "")
    assert runner.invoke(howdah, ["review", str(running), "--seat", "1"]).exit_code == 0

"""`howdah review`: what happened in a recorded game, and what each seat could have known and done."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from howdah.locale.words import Words
    from howdah.review.model import Review

MOST_SECONDS = 3600
PARTS = 100


@click.command(
    short_help="Review a recorded game.", epilog="Example: howdah review game.txt --seat 1 --html review.html"
)
@click.argument("file")
@click.option("--seat", type=click.IntRange(1), metavar="N", help="By what this seat knew; only its decisions.")
@click.option("--html", "page", metavar="FILE", help="Write a page with a picture.")
@click.option(
    "--budget",
    type=click.FloatRange(0, MOST_SECONDS, min_open=True),
    default=50.0,
    show_default=True,
    metavar="SECONDS",
    help="How long to think at most.",
)
@shared.as_json
@click.pass_obj
def review(lang: str, file: str, seat: int | None, page: str | None, budget: float, as_json: bool) -> None:
    """Review the recorded game FILE: chances over time, turning points, decisions with what would have been better,
    luck and skill.

    A seat is judged by what it knew, never by cards that others held. A chance means that all go on as a medium bot
    would. A game that still runs is reviewed for one seat only.
    """
    import json

    import msgspec

    from howdah.cli.lab.running import check_place
    from howdah.cli.texts import print_json
    from howdah.engine.record import read_record
    from howdah.files import naming, read_text, write_text
    from howdah.locale.words import words
    from howdah.review.model import EVERYBODY
    from howdah.review.report.lines import lines_of
    from howdah.review.report.page import page_of
    from howdah.review.report.words import Speaker
    from howdah.review.reviewing import Wish, check_over, review_of

    spoken = words(lang)
    place = check_place(page)
    with naming(file):
        record = read_record(read_text(file))
        if seat is None:
            check_over(record)
        made = finished(review_of(record, Wish(seat or EVERYBODY, budget)), spoken)
    speaker = Speaker(made, spoken)
    if place is not None:
        write_text(place, page_of(made, speaker))
    if as_json:
        print_json(json.loads(msgspec.json.encode(made)))
    else:
        click.echo("\n".join(lines_of(made, speaker)))


def finished(growing: "Iterator[Review]", words: "Words") -> "Review":
    """The whole review, with a bar while it grows where somebody sees it."""
    from howdah.cli.lab.running import progress

    made = next(growing)
    with progress(PARTS, words("review-working"), lambda _rate, left: left) as advance:
        for made in growing:
            advance(round(PARTS * made.progress))
    return made

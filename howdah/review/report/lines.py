"""A review as lines of text: a chart in characters, turning points, mistakes, luck and skill."""

import textwrap
from typing import Final

from howdah.review.model import Review
from howdah.review.report.words import Speaker, change, percent

WIDTH: Final = 80
HEIGHT: Final = 11
"""Rows of the chart: every ten per cent one."""
LEFT: Final = 6
MARKS: Final = "123456"
"""Each seat is drawn by its number."""
MOST_MISTAKES: Final = 8


def chart(review: Review, width: int = WIDTH) -> list[str]:
    """The chances over time: each seat's number where its chance is; where several meet, the lowest."""
    room = width - LEFT - 2
    grid = [[" "] * room for _ in range(HEIGHT)]
    moments = review.moments
    for column in range(room):
        place = round(column * (len(moments) - 1) / max(1, room - 1))
        for seat in reversed(range(review.seats)):
            row = round((1.0 - moments[place].chances[seat].value) * (HEIGHT - 1))
            grid[row][column] = MARKS[seat]
    labels = [f"{100 - 100 * row // (HEIGHT - 1)}%" if row % 5 == 0 else "" for row in range(HEIGHT)]
    lines = [f"{label:>{LEFT - 1}} |{''.join(row)}".rstrip() for label, row in zip(labels, grid, strict=True)]
    return [*lines, " " * LEFT + "+" + "-" * room]


def lines_of(review: Review, speaker: Speaker) -> list[str]:
    """The whole review."""
    words = speaker.words
    legend = "   ".join(f"{MARKS[seat]} {name}" for seat, name in enumerate(speaker.names))
    lines = [speaker.title(), speaker.viewer(), "", words("review-picture"), *chart(review), " " * LEFT + " " + legend]
    lines += folded(words("review-picture-note"))
    lines += ["", words("review-points")]
    lines += [part for point in speaker.points() or [words("review-no-points")] for part in folded(point, "  ")]
    lines += ["", words("review-decisions")]
    lines += [part for seat in seats_in(review) for part in folded(speaker.grades(seat), "  ")]
    for decision in speaker.mistakes()[:MOST_MISTAKES]:
        told = speaker.decision(decision)
        lines += ["", *folded(told[0], "  "), *[part for one in told[1:] for part in folded(one, "    ")]]
    if not speaker.mistakes():
        lines.append("  " + words("review-no-mistakes"))
    if review.viewer:
        lines += ["", words("coach-title")]
        lines += [part for tip in speaker.tips() or [words("coach-none")] for part in folded(tip, "  ")]
    lines += ["", words("review-luck"), *luck_lines(review, speaker), *folded(words("review-luck-note"))]
    if review.partial:
        lines += ["", *folded(words("review-partial"))]
    return lines


def seats_in(review: Review) -> list[int]:
    """The seats whose decisions were looked at, from 1."""
    return sorted({decision.seat for decision in review.decisions})


def luck_lines(review: Review, speaker: Speaker) -> list[str]:
    """A row for each seat."""
    heads = [speaker.words(f"review-{key}") for key in ("seat", "start", "luck-head", "skill-head", "final")]
    rows = [
        [
            speaker.names[share.seat - 1],
            percent(share.start),
            change(share.luck),
            f"{change(share.skill)} ±{share.skill_error:.0%}",
            percent(share.end),
        ]
        for share in review.luck
    ]
    widths = [max(len(row[place]) for row in [heads, *rows]) for place in range(len(heads))]
    return ["  " + "  ".join(padded(row, widths)) for row in [heads, *rows]]


def padded(row: list[str], widths: list[int]) -> list[str]:
    """Cells as wide as their columns: names on the left, numbers on the right."""
    first, *rest = zip(row, widths, strict=True)
    return [first[0].ljust(first[1]), *[cell.rjust(wide) for cell, wide in rest]]


def folded(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)

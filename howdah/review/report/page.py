"""A review as one HTML page: a picture first, then words, then details. Everything is in the file."""

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Final

from howdah.lab.pages.report import table
from howdah.lab.pages.svg import line, text
from howdah.review.model import Chance, Review
from howdah.review.report.words import Speaker, change, percent

WIDE: Final = 860
HIGH: Final = 320
LEFT: Final = 46
RIGHT: Final = 120
TOP: Final = 14
BOTTOM: Final = 28
COLOURS: Final = ("#3568a8", "#b3541e", "#4a8a3c", "#8a4a9e", "#a08a1e", "#3d8f94")
"""By seat; lines also end in their seat's name, so that colour is not all that tells them apart."""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2")
STYLE: Final = (
    ".band{stroke:none;opacity:.16}.path{fill:none;stroke-width:2.2}.mark{fill:#fff;stroke:#222;stroke-width:1.5}"
    ".named{font-weight:600}.mistake{border-left:.25rem solid #b3261e;padding-left:.75rem;margin:1rem 0}"
    ".mistake p{margin:.2rem 0}main>svg,figure.wide svg{width:100%;height:auto}"
)


def page_of(review: Review, speaker: Speaker) -> str:
    """The whole page."""
    words = speaker.words
    style = (files("howdah.lab.pages") / "report.css").read_text(encoding="utf-8")
    parts = [
        f"<header><h1>{escape(speaker.title())}</h1><p>{escape(speaker.viewer())}</p></header>",
        figure(review, speaker),
        section(words("review-points"), listed(speaker.points() or [words("review-no-points")])),
        section(words("review-decisions"), mistakes(speaker)),
        section(words("review-luck"), luck(review, speaker)),
        section(words("review-details"), details(review, speaker)),
    ]
    if review.viewer:
        parts.insert(3, section(words("coach-title"), listed(speaker.tips() or [words("coach-none")])))
    if review.partial:
        parts.insert(1, f"<p>{escape(words('review-partial'))}</p>")
    return (
        f'<!DOCTYPE html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(speaker.title())}</title>\n<style>\n{style}{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def listed(items: list[str]) -> str:
    return "<ol>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ol>"


def figure(review: Review, speaker: Speaker) -> str:
    """The chart, with its numbers beside it."""
    words = speaker.words
    heads = ["", *speaker.names]
    rows = [[speaker.at(moment), *[percent(chance.value) for chance in moment.chances]] for moment in review.moments]
    return (
        f'<figure class="wide"><figcaption><h2>{escape(words("review-picture"))}</h2>'
        f"<p>{escape(words('review-picture-note'))}</p></figcaption>{drawing(review, speaker)}"
        f"<details><summary>{escape(words('review-numbers'))}</summary>{table(heads, rows)}</details></figure>"
    )


def drawing(review: Review, speaker: Speaker) -> str:
    """Chances over time with bands, turning points as marks."""
    ground = HIGH - BOTTOM

    def x(place: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * place / max(1, len(review.moments) - 1)

    def y(chance: float) -> float:
        return TOP + (ground - TOP) * (1.0 - chance)

    parts = []
    for quarter in range(5):
        parts.append(line(LEFT, y(quarter / 4), WIDE - RIGHT, y(quarter / 4), "grid"))
        parts.append(text(LEFT - 6, y(quarter / 4) + 4, percent(quarter / 4), "end", "tick"))
    for seat in range(review.seats):
        parts += curve([moment.chances[seat] for moment in review.moments], seat, x, y)
    parts += names_beside(review, speaker, y)
    for number, point in enumerate(review.turning_points, start=1):
        chance = review.moments[point.moment].chances[point.about - 1].value
        told = escape(speaker.points()[number - 1])
        parts.append(
            f'<circle class="mark" cx="{x(point.moment):.1f}" cy="{y(chance):.1f}" r="8"><title>{told}</title></circle>'
        )
        parts.append(text(x(point.moment), y(chance) + 4, str(number), "middle", "tick"))
    turns = [place for place, moment in enumerate(review.moments) if moment.turn % 10 == 0 and moment.turn]
    parts += [text(x(place), HIGH - 8, speaker.when(review.moments[place].turn), "middle", "tick") for place in turns]
    last = review.moments[-1].chances
    told = "; ".join(f"{name}: {percent(chance.value)}" for name, chance in zip(speaker.names, last, strict=True))
    label = escape(f"{speaker.words('review-picture')}. {told}")
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def curve(chances: list[Chance], seat: int, x: Callable[[int], float], y: Callable[[float], float]) -> list[str]:
    """One seat's line and its band."""
    above = [f"{x(place):.1f},{y(chance.high):.1f}" for place, chance in enumerate(chances)]
    below = [f"{x(place):.1f},{y(chance.low):.1f}" for place, chance in enumerate(chances)]
    path = [f"{x(place):.1f},{y(chance.value):.1f}" for place, chance in enumerate(chances)]
    colour = COLOURS[seat]
    return [
        f'<polygon class="band" style="fill:{colour}" points="{" ".join([*above, *reversed(below)])}"/>',
        f'<polyline class="path" style="stroke:{colour}" stroke-dasharray="{DASHES[seat]}" points="{" ".join(path)}"/>',
    ]


def names_beside(review: Review, speaker: Speaker, y: Callable[[float], float]) -> list[str]:
    """Each line's name at its end; names that would lie over each other move down."""
    order = sorted(range(review.seats), key=lambda seat: -review.moments[-1].chances[seat].value)
    parts: list[str] = []
    lowest = 0.0
    for seat in order:
        place = max(y(review.moments[-1].chances[seat].value) + 4, lowest + 15)
        lowest = place
        parts.append(
            f'<text class="named" x="{WIDE - RIGHT + 8}" y="{place:.1f}" style="fill:{COLOURS[seat]}">'
            f"{escape(speaker.names[seat][:14])}</text>"
        )
    return parts


def mistakes(speaker: Speaker) -> str:
    """What was surely worse, each with what would have been better and why."""
    found = speaker.mistakes()
    if not found:
        return f"<p>{escape(speaker.words('review-no-mistakes'))}</p>"
    return "".join(
        '<div class="mistake">' + "".join(f"<p>{escape(line)}</p>" for line in speaker.decision(decision)) + "</div>"
        for decision in found
    )


def luck(review: Review, speaker: Speaker) -> str:
    words = speaker.words
    heads = ["", *(words(f"review-{key}") for key in ("start", "luck-head", "skill-head", "final", "lost-head"))]
    rows = [
        [
            speaker.names[share.seat - 1],
            percent(share.start),
            change(share.luck),
            f"{change(share.skill)} ±{percent(share.skill_error)}",
            percent(share.end),
            percent(share.lost),
        ]
        for share in review.luck
    ]
    return f"<p>{escape(words('review-luck-note'))}</p>{table(heads, rows)}"


def details(review: Review, speaker: Speaker) -> str:
    """Every decision in a row."""
    words = speaker.words
    heads = ["", words("review-seat"), words("review-decisions"), "", words("review-picture")]
    rows = [
        [
            speaker.when(decision.turn),
            speaker.names[decision.seat - 1],
            speaker.actions(decision.actions),
            words(f"review-grade-{decision.grade}"),
            percent(decision.chance) + (f" / {percent(decision.best)}" if decision.loss > 0 else ""),
        ]
        for decision in review.decisions
    ]
    return f"<details><summary>{escape(words('review-details'))}</summary>{table(heads, rows)}</details>"

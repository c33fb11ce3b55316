"""Small charts as SVG: shares, ratings with intervals, counts of numbers and names. Colours come from the page."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 420
EDGE: Final = 12
LINE: Final = 18
BAR: Final = 16
HEIGHT: Final = 200
LEFT: Final = 48
MOST_LABELS: Final = 7
TICKS: Final = 4
WIDEST: Final = 64
LETTER: Final = 7
"""How wide a letter is, about."""
LONGEST: Final = 22
ROW: Final = 20
STEPS: Final = (1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 12)
"""Where a scale may end: a quarter of it is a round number."""

STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.tick{fill:#555;font-size:12px}.grid{stroke:#ddd}"
    ".bar{fill:#8fb3d9}.whisker{stroke:#222;stroke-width:1.5}"
    ".fair{stroke:#b3261e;stroke-width:1.5;stroke-dasharray:4 3}"
)
"""For drawings outside of a page that has colours."""


class Bar:
    """A share and its interval."""

    def __init__(self, label: str, share: float, low: float, high: float) -> None:
        self.label = label
        self.share = share
        self.low = low
        self.high = high


def shares(bars: Sequence[Bar], description: str, fair: float | None = None) -> str:
    """Bars from left to right with whiskers for the intervals, and a line where everyone would be equal."""
    top = min(1.0, scale_top(max([*(bar.high for bar in bars), fair or 0.0])))
    block = LINE + BAR + 12
    bottom = len(bars) * block + 4
    wide = WIDTH - 2 * EDGE

    def x(value: float) -> float:
        return EDGE + wide * min(value, top) / top

    parts = []
    for tick in range(TICKS + 1):
        value = top * tick / TICKS
        anchor = "start" if tick == 0 else "end" if tick == TICKS else "middle"
        parts.append(line(x(value), 4, x(value), bottom, "grid"))
        parts.append(text(x(value), bottom + 16, f"{value:.0%}", anchor, "tick"))
    if fair is not None:
        parts.append(line(x(fair), 4, x(fair), bottom, "fair"))
    for place, bar in enumerate(bars):
        y = place * block + LINE
        middle = y + 4 + BAR / 2
        parts.append(text(EDGE, y - 2, bar.label, "start", "label"))
        parts.append(text(WIDTH - EDGE, y - 2, f"{bar.share:.1%}", "end", "value"))
        parts.append(f'<rect class="bar" x="{EDGE}" y="{y + 4}" width="{x(bar.share) - EDGE:.1f}" height="{BAR}"/>')
        parts.append(line(x(bar.low), middle, x(bar.high), middle, "whisker"))
        parts += [line(x(end), middle - 4, x(end), middle + 4, "whisker") for end in (bar.low, bar.high)]
    return picture(parts, bottom + 24, description)


def marks(bars: Sequence[Bar], description: str) -> str:
    """A mark for each number with a whisker for its interval, on a scale from the lowest to the highest of them; an
    end that is not known runs to the edge."""
    known = [value for bar in bars for value in (bar.share, bar.low, bar.high) if math.isfinite(value)]
    top = scale_top(max(1.0, *known))
    bottom = min(0.0, *known)
    left = EDGE + max(len(bar.label) for bar in bars) * LETTER + 8
    ground = len(bars) * (LINE + 8) + 4

    def x(value: float) -> float:
        return left + (WIDTH - 2 * EDGE - left) * (min(max(value, bottom), top) - bottom) / (top - bottom)

    parts = []
    for tick in range(TICKS + 1):
        value = bottom + (top - bottom) * tick / TICKS
        parts.append(line(x(value), 4, x(value), ground, "grid"))
        parts.append(text(x(value), ground + 16, f"{value:,.0f}", "middle", "tick"))
    for place, bar in enumerate(bars):
        middle = place * (LINE + 8) + LINE
        parts.append(text(left - 8, middle + 4, bar.label, "end", "label"))
        parts.append(line(x(bar.low), middle, x(bar.high), middle, "whisker"))
        ends = [end for end in (bar.low, bar.high) if math.isfinite(end)]
        parts += [line(x(end), middle - 4, x(end), middle + 4, "whisker") for end in ends]
        parts.append(f'<circle class="bar" cx="{x(bar.share):.1f}" cy="{middle}" r="5"/>')
    return picture(parts, ground + 24, description)


def columns(counts: Sequence[tuple[str, float]], description: str, parts_of: Sequence[float] = ()) -> str:
    """Columns from the ground up, a label under as many as there is room for; a part of each may be set off."""
    top = scale_top(max(count for _, count in counts))
    top += -top % TICKS
    ticks = [f"{top * tick / TICKS:,.0f}" for tick in range(TICKS + 1)]
    ground = HEIGHT - 28
    left = max(LEFT, len(ticks[-1]) * LETTER + EDGE)
    step = (WIDTH - left - EDGE) / len(counts)
    parts = []
    for tick, value in enumerate(ticks):
        y = ground - (ground - 10) * tick / TICKS
        parts.append(line(left, y, WIDTH - EDGE, y, "grid"))
        parts.append(text(left - 6, y + 4, value, "end", "tick"))
    longest = max(len(label) for label, _ in counts) + 1
    every = math.ceil(max(len(counts) / MOST_LABELS, longest * LETTER / step))
    for place, (label, count) in enumerate(counts):
        tall = (ground - 10) * count / top
        middle = left + (place + 0.5) * step
        wide = min(step - min(4.0, step * 0.2), WIDEST)
        parts.append(column("bar", middle - wide / 2, ground, wide, tall))
        if parts_of:
            parts.append(column("part", middle - wide / 2, ground, wide, (ground - 10) * parts_of[place] / top))
        if place % every == 0:
            inside = min(middle, WIDTH - len(label) * LETTER / 2)
            parts.append(text(inside, ground + 18, label, "middle", "tick"))
    return picture(parts, HEIGHT, description)


def names(counts: Sequence[tuple[str, float]], description: str, parts_of: Sequence[float] = ()) -> str:
    """Bars from left to right, each with its name before it; a part of each may be set off."""
    top = max(1.0, *(count for _, count in counts))
    shown = [label if len(label) <= LONGEST else label[: LONGEST - 1] + "…" for label, _ in counts]
    left = EDGE + max(map(len, shown)) * LETTER + 8
    room = WIDTH - left - EDGE - (len(f"{top:,.0f}") + 2) * LETTER
    parts = []
    for place, (_, count) in enumerate(counts):
        y = 4 + place * ROW
        parts.append(text(left - 8, y + ROW * 0.7, shown[place], "end", "tick"))
        parts.append(f'<rect class="bar" x="{left}" y="{y + 2}" width="{room * count / top:.1f}" height="{ROW - 4}"/>')
        if parts_of:
            wide = room * parts_of[place] / top
            parts.append(f'<rect class="part" x="{left}" y="{y + 2}" width="{wide:.1f}" height="{ROW - 4}"/>')
        parts.append(text(WIDTH - EDGE, y + ROW * 0.7, f"{count:,.0f}", "end", "value"))
    return picture(parts, 8 + len(counts) * ROW, description)


def picture(parts: list[str], height: float, description: str) -> str:
    """The whole drawing; a reader that does not see it is told what it shows."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(description)}">'
        + "".join(parts)
        + "</svg>"
    )


def standalone(drawing: str) -> str:
    """A drawing as a file of its own: colours that are readable on light and dark pages, and a ground."""
    head, rest = drawing.split(">", 1)
    size = head.split('viewBox="0 0 ')[1].split('"')[0]
    wide, tall = size.split()
    ground = f'<rect width="{wide}" height="{tall}" fill="#fff"/>'
    return f'{head} xmlns="http://www.w3.org/2000/svg" width="{wide}"><style>{STYLE}</style>{ground}{rest}\n'


def column(kind: str, x: float, ground: float, wide: float, tall: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{ground - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def scale_top(highest: float) -> float:
    """A round number at or above the highest value, which the ticks divide well."""
    if highest <= 0:
        return 1.0
    power = 1.0
    while power * 10 <= highest:
        power *= 10
    while power > highest:
        power /= 10
    return next(power * step for step in STEPS if power * step >= highest)

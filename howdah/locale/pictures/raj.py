"""A table of Raj: what is at stake, a row for each player, and the own hand."""

from typing import Any, Final

from howdah.locale.pictures.pieces import card, chip, seat_letter
from howdah.locale.pictures.svg import Canvas, Step, colour

ROW: Final = 46
TOP: Final = 62
HAND: Final = 50
WIDTH: Final = 470
FACE: Final = ("paper", "ink")


def signed(value: int) -> str:
    """With a true minus."""
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else "0"


def draw_raj(fields: Any, _others: list[Any], _place: int, _steps: list[Step]) -> Canvas:
    """One view."""
    players = len(fields["scores"])
    hand = fields["hand"]
    canvas = Canvas(WIDTH, TOP + players * ROW + (HAND if hand else 0))
    stake(canvas, fields)
    for seat in range(players):
        row(canvas, fields, seat, TOP + seat * ROW)
    for place, bid in enumerate(hand):
        card(canvas, 16 + place * 31.2, TOP + players * ROW + HAND / 2, str(bid), *FACE, width=27)
    return canvas


def prize(canvas: Canvas, x: float, y: float, worth: int, width: float) -> None:
    """A mouse or a vulture; a vulture's card has one square corner."""
    card(canvas, x, y, signed(worth), "mouse" if worth > 0 else "vulture", width=width)
    if worth < 0:
        canvas.rect(x - width / 2, y - width * 0.68, 6, 6, fill=colour("vulture"))


def stake(canvas: Canvas, fields: Any) -> None:
    """The cards at stake, their sum, and how many are still to come."""
    cards = fields["stake"]
    for place, worth in enumerate(cards):
        prize(canvas, 24 + place * 44, 28, worth, 38)
    if len(cards) > 1:
        canvas.text(24 + len(cards) * 44, 28, f"= {signed(fields['worth'])}", 20, "ink", "start")
    left = len(fields["pile"])
    if left:
        for shift in (6, 3, 0):
            card(canvas, WIDTH - 66 + shift, 28 - shift, "", "back")
        canvas.text(WIDTH - 6, 28, f"\N{MULTIPLICATION SIGN}{left}", 14, "soft", "end")


def row(canvas: Canvas, fields: Any, seat: int, y: float) -> None:
    """A player: chip, the last bid, the bid that lies there now, what was taken, the score."""
    middle = y + ROW / 2
    canvas.line(0, y, WIDTH, y, stroke=colour("hex-line"), stroke_width=1)
    chip(canvas, seat_letter(seat), 20, middle, 12)
    last = fields["last"][seat]
    if last is not None:
        card(canvas, 62, middle, str(last), *FACE, width=28)
    if fields["ready"][seat]:
        card(canvas, 98, middle, "", "back", width=28)
    taken = fields["taken"][seat]
    wide = min(30.0, 260 / max(1, len(taken)))
    for place, worth in enumerate(taken):
        prize(canvas, 140 + place * wide, middle, worth, 26)
    canvas.text(WIDTH - 20, middle, signed(fields["scores"][seat]), 20, "ink", "end")

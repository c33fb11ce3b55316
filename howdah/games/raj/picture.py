"""Raj in a terminal: the view as lines of text, at most 80 columns wide, in the reader's language.

Boxes please the eye; a screen reader is better served without them, so that both can be had.
"""

import textwrap
from collections.abc import Callable
from typing import Final, cast

from howdah.engine.contract import View
from howdah.games.raj.vocabulary import RajFields

WIDTH: Final = 80
LONGEST_NAME: Final = 16
CARDS_A_ROW: Final = 15


def picture(view: View, names: list[str], words: Callable[..., str], boxes: bool = True) -> str:
    """The table as this view shows it: the stake, the players, and one's own hand."""
    fields = cast(RajFields, view.fields)
    used = fields["used"]
    over = used is not None and len(used[0]) == fields["turns"]
    stake = [words("raj-status-over")] if over else stake_lines(fields, words, boxes)
    parts = [stake, player_lines(fields, names, words)]
    if used is not None:
        parts.append(history_lines(used, names, words))
    if fields["pile"]:
        cards = " ".join(signed(prize) for prize in fields["pile"])
        parts.append(folded(words("raj-status-pile", count=len(fields["pile"]), cards=cards)))
    if fields["hand"] and not over:
        parts.append([words("raj-status-hand"), *card_rows([str(bid) for bid in fields["hand"]], boxes)])
    return "\n\n".join("\n".join(lines) for lines in parts)


def stake_lines(fields: RajFields, words: Callable[..., str], boxes: bool) -> list[str]:
    """What this turn is about, and whom it goes to."""
    turn = words("raj-status-turn", turn=fields["turn"], turns=fields["turns"])
    aim = words("raj-status-mouse" if fields["worth"] >= 0 else "raj-status-vulture", worth=signed(fields["worth"]))
    rows = card_rows([signed(prize) for prize in fields["stake"]], boxes)
    return [turn, *rows, f"  {aim}"]


def player_lines(fields: RajFields, names: list[str], words: Callable[..., str]) -> list[str]:
    """A line a player: score, last bid, whether the next one lies there, and the prizes taken."""
    head = [words(f"raj-status-head-{name}") for name in ("player", "score", "last", "now", "taken")]
    rows: list[list[str]] = [head]
    for seat, name in enumerate(names):
        last = fields["last"][seat]
        rows.append(
            [
                name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…",
                str(fields["scores"][seat]),
                "-" if last is None else str(last),
                words("raj-status-ready" if fields["ready"][seat] else "raj-status-not-ready"),
                " ".join(signed(prize) for prize in fields["taken"][seat]) or "-",
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines: list[str] = []
    for name, score, last_bid, now, taken in rows:
        start = f"  {name:<{widths[0]}}  {score:>{widths[1]}}  {last_bid:>{widths[2]}}  {now:<{widths[3]}}  "
        lines += folded(taken, start, " " * len(start))
    return lines


def history_lines(used: list[list[int]], names: list[str], words: Callable[..., str]) -> list[str]:
    """All bids in their order, where they may be looked up (RAJ-4.1)."""
    lines = [words("raj-status-used")]
    for name, bids in zip(names, used, strict=True):
        lines += folded(" ".join(map(str, bids)) or "-", f"  {name[:LONGEST_NAME]}: ", " " * 6)
    return lines


def card_rows(cards: list[str], boxes: bool) -> list[str]:
    """Cards side by side, in rows."""
    width = max(len(card) for card in cards)
    lines: list[str] = []
    for start in range(0, len(cards), CARDS_A_ROW):
        row = [f"{card:>{width}}" for card in cards[start : start + CARDS_A_ROW]]
        if boxes:
            border = "─" * width
            lines.append("  " + "".join(f"╭{border}╮" for _ in row))
            lines.append("  " + "".join(f"│{card}│" for card in row))
            lines.append("  " + "".join(f"╰{border}╯" for _ in row))
        else:
            lines.append("  " + " ".join(card.strip() for card in row))
    return lines


def folded(text: str, first: str = "", rest: str = "  ") -> list[str]:
    """A text in lines that fit."""
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest) or [first.rstrip()]


def signed(value: int) -> str:
    """A prize as its card shows it: mice with a plus."""
    return f"{value:+d}"

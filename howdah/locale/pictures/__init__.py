"""Positions as SVG: what a view shows, drawn without words, so that one picture serves every language.

Pure text from plain data (`View.fields`): no rules, no files, nothing to install. `draw` picks the game's own drawer by
its fields; a game without one is drawn in text only. Colours are the project's tokens, light and dark.
"""

from typing import Final

from howdah.engine.contract import View
from howdah.locale.pictures.race import draw_race
from howdah.locale.pictures.raj import draw_raj
from howdah.locale.pictures.svg import AUTO, Canvas, Step, document
from howdah.locale.pictures.totem import draw_totem

DRAWERS: Final = {
    "raj": draw_raj,
    "totem": draw_totem,
    "formula_e": draw_race,
    "elephant_rally": draw_race,
}


def can_draw(game: str) -> bool:
    """Whether there is more than text for a game."""
    return game in DRAWERS


def draw(views: list[View], title: str, theme: str = AUTO, steps: list[Step] | None = None) -> str:
    """One view, or several one below the other as before and after; `title` is read aloud instead of the picture.

    `steps` are what moved in between, in order: a way that is drawn follows them.
    """
    parts: list[Canvas] = []
    for place, view in enumerate(views):
        others = [other.fields for other in views]
        parts.append(DRAWERS[view.game](view.fields, others, place, steps or []))
    return document(parts, title, theme)

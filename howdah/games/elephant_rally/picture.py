"""Elephant Rally in a terminal."""

from collections.abc import Callable

from howdah.engine.contract import View
from howdah.games.race.picture import draw_race


def picture(view: View, names: list[str], words: Callable[..., str], boxes: bool = True) -> str:  # noqa: ARG001
    """The track, the players and one's own hand; there are no boxes to leave out."""
    return draw_race(view, names, words)

"""What one iteration of a search has passed through.

Each choice has its node, seat and edge, and the edges it was chosen from. Outcomes of chance are steps too, where
they are remembered.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

MOST_STEPS: Final = 256
"""How many choices an iteration remembers; what comes later is played at random."""
EDGE_ROOM: Final = 4096

ALONE: Final = 0
MIXED: Final = 1
CHANCE_NODE: Final = 2


class Path:
    """The steps of one iteration, from the decision on."""

    def __init__(self, seats: int, widest: int) -> None:
        self.steps: i64 = 0
        self.end: i64 = 0
        """Where the next edges begin."""
        self.node: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.kind: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.seat: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.edge: vec[i64] = vec[i64]([0] * MOST_STEPS)
        """At a chance node: the place of the outcome among its edges."""
        self.start: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.count: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.edges: vec[i64] = vec[i64]([0] * (EDGE_ROOM + widest * seats))

    def clear(self) -> None:
        self.steps = 0
        self.end = 0

    def has_room(self, count: i64) -> bool:
        return self.steps < MOST_STEPS and self.end + count <= len(self.edges)

    def last_count(self) -> i64:
        """How many actions the last choice was taken from; 0 if there was none."""
        return self.count[self.steps - 1] if self.steps > 0 else 0

    def add(self, node: i64, kind: i64, seat: i64, edge: i64, count: i64, width: i64) -> None:
        """One step, whose `width` edges have been written at `end`."""
        step = self.steps
        self.node[step] = node
        self.kind[step] = kind
        self.seat[step] = seat
        self.edge[step] = edge
        self.start[step] = self.end
        self.count[step] = count
        self.steps = step + 1
        self.end += width

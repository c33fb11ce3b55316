"""The memory of a search: nodes of a game, and what was learned of each choice there.

A *node* is found by the key of the visible history that leads to it. It has a decision for each seat that is asked, and
a decision is a chain of *edges*, one for each action, ascending. Everything lies in native vectors that grow by
doubling: a node costs no object, and a node that was met only once has no edges.

Where one seat is asked, the choice goes by upper confidence bounds. An action counts as available only in the worlds in
which it was legal (information-set search), so that one that is seldom possible is not taken for one that is seldom
good. Where several are asked at once they mix: see `mixing.py`.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.arithmetic import logarithm
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec

NONE: Final = -1
FIRST_ROOM: Final = 64
MOST_FIRST_ROOM: Final = 8192
EDGES_A_NODE: Final = 8
"""How many edges are made room for with each node: half of the nodes are met once and have none."""
MOST_NODES: Final = 1 << 19
MOST_EDGES: Final = 1 << 22
MOST_CELLS: Final = 1 << 23
"""Beyond these a search learns no new nodes: it stays below half a gigabyte, whatever its budget is."""
FIRST_KEY: Final = 0x2545F4914F6CDD1D & ((1 << 62) - 1)
LANE: Final = 0x7FFFFFFF
FACTOR_HIGH: Final = 0x4F1BBCDD
FACTOR_LOW: Final = 0x2C1B3C6D


def mixed(key: i64, word: i64) -> i64:
    """The key of the history that goes on with this word: two lanes of 31 bits, so that no product ever wraps."""
    high: i64 = ((key >> 31) ^ word) * FACTOR_HIGH
    low: i64 = ((key & LANE) + word + 1) * FACTOR_LOW
    high ^= high >> 29
    low ^= low >> 27
    return (high & LANE) << 31 | (low & LANE)


class Tree:
    """All nodes that a search has met."""

    def __init__(self, seats: int, expected: int = FIRST_ROOM) -> None:
        """Room for so many nodes, within reason; more are made room for when they come."""
        room: int = FIRST_ROOM
        while room < expected and room < MOST_FIRST_ROOM:
            room *= 2
        edges: int = room * EDGES_A_NODE
        self.seats: i64 = seats
        self.node_count: i64 = 0
        self.edge_count: i64 = 0
        # By place in the table of keys.
        self.room: i64 = room * 2
        self.keys: vec[i64] = vec[i64]([0] * (room * 2))
        self.found: vec[i64] = vec[i64]([NONE] * (room * 2))
        # By node, and by node and seat.
        self.visits: vec[i64] = vec[i64]([0] * room)
        self.heads: vec[i64] = vec[i64]([NONE] * (room * seats))
        self.counts: vec[i64] = vec[i64]([0] * (room * seats))
        """How many edges a decision had when it was made."""
        # By edge.
        self.action: vec[i64] = vec[i64]([0] * edges)
        self.after: vec[i64] = vec[i64]([0] * edges)
        # Counts that are divided by are floats from the start.
        self.possible: vec[float] = vec[float]([0.0] * edges)
        """How often the action was legal when this node was met."""
        self.taken: vec[float] = vec[float]([0.0] * edges)
        self.mean: vec[float] = vec[float]([0.0] * edges)
        """What its seat got on average when it was taken."""
        self.regret: vec[float] = vec[float]([0.0] * edges)
        self.share: vec[float] = vec[float]([0.0] * edges)
        """How much of the average strategy it is, not normed."""
        # By cell: a pair of actions of two seats that choose at once. A node's cells lie together, row by row.
        self.cells: i64 = 0
        self.first_cell: vec[i64] = vec[i64]([NONE] * room)
        self.worth: vec[float] = vec[float]([0.0] * room)
        """By node: the value of the game of its cells for the first seat, when it was found last."""
        self.met: vec[float] = vec[float]([0.0] * FIRST_ROOM)
        self.row_mean: vec[float] = vec[float]([0.0] * FIRST_ROOM)
        self.column_mean: vec[float] = vec[float]([0.0] * FIRST_ROOM)

    # Nodes.

    def node(self, key: i64) -> i64:
        """The node of this key, made if it is new (then its visits are 0); `NONE` if there is no room for more."""
        keys = self.keys
        found = self.found
        mask: i64 = self.room - 1
        place: i64 = (key ^ (key >> 31)) & mask
        while found[place] != NONE:
            if keys[place] == key:
                return found[place]
            place = (place + 1) & mask
        if self.node_count >= MOST_NODES or self.edge_count >= MOST_EDGES or self.cells >= MOST_CELLS:
            return NONE
        number = self.node_count
        keys[place] = key
        found[place] = number
        self.node_count = number + 1
        if self.node_count > len(self.visits) - 1:
            self.visits = longer(self.visits, 0)
            self.heads = longer(self.heads, NONE)
            self.counts = longer(self.counts, 0)
            self.first_cell = longer(self.first_cell, NONE)
            self.worth = longer_floats(self.worth)
        if self.node_count * 2 > self.room:
            self.rehash()
        return number

    def rehash(self) -> None:
        """Twice the room for keys."""
        old_keys = self.keys
        old_found = self.found
        old_room = self.room
        self.room = old_room * 2
        self.keys = vec[i64]([0] * int(self.room))
        self.found = vec[i64]([NONE] * int(self.room))
        mask: i64 = self.room - 1
        for old in range(old_room):
            if old_found[old] == NONE:
                continue
            key = old_keys[old]
            place: i64 = (key ^ (key >> 31)) & mask
            while self.found[place] != NONE:
                place = (place + 1) & mask
            self.keys[place] = key
            self.found[place] = old_found[old]

    # Edges.

    def list_edges(self, node: i64, seat: i64, legal: vec[i64], count: i64, edges: vec[i64], start: i64) -> None:
        """Write the edges of these actions (ascending) into `edges` from `start`; new actions get a new edge."""
        decision: i64 = node * self.seats + seat
        if self.heads[decision] == NONE:
            self.counts[decision] = count
        before: i64 = NONE
        edge: i64 = self.heads[decision]
        for place in range(count):
            wanted = legal[place]
            while edge != NONE and self.action[edge] < wanted:
                before = edge
                edge = self.after[edge]
            if edge == NONE or self.action[edge] != wanted:
                fresh = self.new_edge(wanted, edge)
                if before == NONE:
                    self.heads[decision] = fresh
                else:
                    self.after[before] = fresh
                edge = fresh
            edges[start + place] = edge
            before = edge
            edge = self.after[edge]

    def list_edges_again(self, node: i64, seat: i64, edges: vec[i64], start: i64) -> i64:
        """The same for a decision whose actions never change, without asking for them: how many, or 0 if it is new."""
        decision: i64 = node * self.seats + seat
        count = self.counts[decision]
        head = self.heads[decision]
        if start + count > len(edges):
            return 0
        for place in range(count):
            edges[start + place] = head + place
        return count

    def new_edge(self, action: i64, after: i64) -> i64:
        edge = self.edge_count
        if edge >= len(self.action):
            self.action = longer(self.action, 0)
            self.after = longer(self.after, 0)
            self.possible = longer_floats(self.possible)
            self.taken = longer_floats(self.taken)
            self.mean = longer_floats(self.mean)
            self.regret = longer_floats(self.regret)
            self.share = longer_floats(self.share)
        self.action[edge] = action
        self.after[edge] = after
        self.edge_count = edge + 1
        return edge

    def edges_of(self, node: i64, seat: i64) -> list[int]:
        """The edges of a decision, by ascending action."""
        edges: list[int] = []
        edge = self.heads[node * self.seats + seat]
        while edge != NONE:
            edges.append(int(edge))
            edge = self.after[edge]
        return edges

    def cells_of(self, node: i64, count: i64) -> i64:
        """Where the cells of a node begin; made when they are asked for first."""
        start = self.first_cell[node]
        if start == NONE:
            start = self.cells
            self.cells = start + count
            while self.cells > len(self.met):
                self.met = longer_floats(self.met)
                self.row_mean = longer_floats(self.row_mean)
                self.column_mean = longer_floats(self.column_mean)
            self.first_cell[node] = start
        return start

    # One seat is asked.

    def most_promising(self, edges: vec[i64], start: i64, count: i64, explore: float, generator: Generator) -> i64:
        """The edge with the highest upper confidence bound; one that was never taken comes first, at random."""
        possible = self.possible
        taken = self.taken
        mean = self.mean
        untried: i64 = 0
        best: i64 = NONE
        highest: float = 0.0
        last: float = 0.0
        growth: float = 0.0
        for place in range(start, start + count):
            edge = edges[place]
            met: float = possible[edge] + 1.0
            possible[edge] = met
            times: float = taken[edge]
            if times == 0.0:
                untried += 1
                continue
            if untried > 0:
                continue
            if met != last:
                last = met
                growth = logarithm(met)
            bound: float = mean[edge] + explore * sqrt(growth / times)
            if best == NONE or bound > highest:
                highest = bound
                best = edge
        return self.nth_untried(edges, start, generator.below(untried)) if untried > 0 else best

    def nth_untried(self, edges: vec[i64], start: i64, n: i64) -> i64:
        place = start
        while True:
            if self.taken[edges[place]] == 0.0:
                if n == 0:
                    return edges[place]
                n -= 1
            place += 1

    def update(self, edge: i64, value: float) -> None:
        """Taking this action brought its seat this value."""
        times: float = self.taken[edge] + 1.0
        self.taken[edge] = times
        self.mean[edge] += (value - self.mean[edge]) / times


def longer(old: vec[i64], filler: i64) -> vec[i64]:
    """The same vector with twice the room."""
    new = vec[i64]([filler] * (len(old) * 2))
    for place in range(i64(len(old))):
        new[place] = old[place]
    return new


def longer_floats(old: vec[float]) -> vec[float]:
    new = vec[float]([0.0] * (len(old) * 2))
    for place in range(i64(len(old))):
        new[place] = old[place]
    return new

"""What a search found: each legal action with its value and how much of it to play."""

from typing import Final

from howdah.bots.base import Thought, added
from howdah.bots.evaluation import win_chance
from howdah.bots.mcts.search import Search
from howdah.bots.mcts.tree import NONE

LEAST_SHARE: Final = 0.1
"""A share of the average strategy below this part of an even one is what exploring left there: it is not played."""
ENOUGH: Final = 12
"""Visits for each pair of actions from which on their matrix is believed more than the average strategy."""


def mixes(search: Search) -> bool:
    """Whether others choose at the same time as the seat."""
    asked = search.root.pending()
    return asked & (asked - 1) != 0


def thoughts_of(search: Search) -> list[Thought]:
    """Every legal action with what it seems worth and how much of it should be played."""
    tree = search.tree
    edges = search.tree.edges_of(0, search.me)
    found: list[Thought] = []
    for edge, share in zip(edges, shares_of(search, edges), strict=True):
        visits = int(tree.taken[edge])
        value: float = tree.mean[edge] if visits > 0 else -search.scale
        chance = win_chance(value / search.scale, int(search.seats))
        found.append(Thought(int(tree.action[edge]), chance, visits, share, value))
    return found


def shares_of(search: Search, edges: list[int]) -> list[float]:
    """How much of each choice to play: the average strategy where others choose too, else the most visited."""
    tree = search.tree
    pairs = tree.counts[0] * tree.counts[1]
    if search.exact and mixes(search) and tree.first_cell[0] != NONE and tree.visits[0] >= ENOUGH * pairs:
        return solved_shares(search)
    if mixes(search):
        raw = [tree.share[edge] for edge in edges]
        floor = LEAST_SHARE * added(raw) / len(raw)
        kept = [one if one >= floor else 0.0 for one in raw]
        total = added(kept)
        return [one / total for one in kept] if total > 0.0 else [1.0 / len(kept)] * len(kept)
    best = max(range(len(edges)), key=lambda place: (tree.taken[edges[place]], tree.mean[edges[place]]))
    return [1.0 if place == best else 0.0 for place in range(len(edges))]


def solved_shares(search: Search) -> list[float]:
    """The seat's part of the equilibrium of all pairs, as they were found."""
    tree = search.tree
    rows = tree.list_edges_again(0, 0, search.path.edges, 0)
    columns = tree.list_edges_again(0, 1, search.path.edges, rows)
    game = search.mixer.solve(0, search.path.edges, (0, rows), rows, columns)
    shares = game.row_share if search.me == 0 else game.column_share
    return [shares[place] for place in range(len(shares))]

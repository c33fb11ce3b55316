"""Puzzles in words: what is asked, why the solution is the best, and who finds it."""

from howdah.locale.sentences import Teller
from howdah.locale.words import Fact, Words
from howdah.review.puzzles.model import Puzzle


def task(puzzle: Puzzle, words: Words) -> str:
    """What is asked."""
    return words(f"puzzle-task-{puzzle.said.code}")


def why(puzzle: Puzzle, teller: Teller) -> str:
    """Why the solution is the best."""
    facts: dict[str, Fact] = {"best": percent(puzzle.best), "next": percent(puzzle.next or 0.0)}
    facts["steps"] = sum(action.startswith("to ") for action in puzzle.lines[0])
    for name, fact in puzzle.said.facts.items():
        if isinstance(fact, list):
            facts[name] = ", ".join(map(str, fact))
        else:
            facts[name] = teller.card(fact) if isinstance(fact, str) and name == "card" else fact
    return teller.words(f"puzzle-why-{puzzle.said.code}", **facts)


def solution(puzzle: Puzzle, teller: Teller) -> str:
    """A line that solves it."""
    return teller.words("puzzle-line", line=", ".join(teller.action(action) for action in puzzle.lines[0]))


def levels(puzzle: Puzzle, words: Words) -> str:
    """Who finds it, and how hard it is."""
    found = {level: percent(share) for level, share in puzzle.found.items()}
    return words("puzzle-levels", rating=puzzle.rating, **found)


def percent(part: float) -> int:
    return round(100 * part)

"""How the tests of the lab play: a plan by so many workers, counted."""

from contextlib import closing

from howdah.lab.accumulators import Summary
from howdah.lab.plans import Plan
from howdah.lab.rows import Row
from howdah.lab.runner import Crew, in_order


def rows_of(plan: Plan, crew: Crew | None = None) -> list[Row]:
    """All rows of a plan, by number."""
    with closing((crew or Crew(1)).play([plan], range(plan.games))) as batches:
        return list(in_order(batches))


def summary_of(plan: Plan, rows: list[Row]) -> Summary:
    summary = Summary(plan)
    for row in rows:
        summary.add(row)
    return summary

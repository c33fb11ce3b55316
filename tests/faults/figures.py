"""What a run of faults has found, as a table for people and as JSON for the notebook."""

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.checker import Fault, Finding

VARIABLE = "HOWDAH_FAULT_FIGURES"
"""Names a file to which every run adds a line of JSON."""
SHOWN = 4
"""Findings of each kind."""


@dataclass
class Figures:
    """The counts of one run."""

    name: str
    faults: Counter[str] = field(default_factory=Counter)
    """By kind of fault, how often it struck."""
    away: float = 0.0
    """Seconds that the faults lasted, all together."""
    tables: int = 0
    sent: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """By code, how many actions."""
    unanswered: int = 0
    updates: int = 0
    said: int = 0
    recovery: list[float] = field(default_factory=list)
    """Seconds from the end of each fault until every table had played on."""
    findings: list[Finding] = field(default_factory=list)
    seconds: float = 0.0

    def count(self, fault: Fault) -> int:
        return sum(finding.fault is fault for finding in self.findings)

    def rows(self) -> list[tuple[str, int | float | str]]:
        slowest = max(self.recovery, default=0.0)
        typical = sorted(self.recovery)[len(self.recovery) // 2] if self.recovery else 0.0
        return [
            *sorted(self.faults.items()),
            ("faults", self.faults.total()),
            ("seconds away", round(self.away, 1)),
            ("tables", self.tables),
            ("actions sent", self.sent),
            ("actions acknowledged", self.acknowledged),
            ("actions refused", self.refused.total()),
            *((f"refused as {code}", count) for code, count in sorted(self.refused.items())),
            ("actions without an answer", self.unanswered),
            ("updates told", self.updates),
            ("words said", self.said),
            ("all played on after, median seconds", round(typical, 2)),
            ("all played on after, most seconds", round(slowest, 2)),
            *((fault.value, self.count(fault)) for fault in Fault),
            ("seconds", round(self.seconds, 1)),
        ]

    def text(self) -> str:
        rows = self.rows()
        width = max(len(name) for name, _ in rows)
        shown = [
            f"  {finding}"
            for fault in Fault
            for finding in [found for found in self.findings if found.fault is fault][:SHOWN]
        ]
        return "\n".join([self.name, *(f"  {name:{width}}  {value:>8}" for name, value in rows), *shown])

    def tell(self) -> None:
        """Print it, and add it to the file that the environment names."""
        print(f"\n{self.text()}", flush=True)
        path = os.environ.get(VARIABLE)
        if path:
            line = json.dumps({"run": self.name, **dict(self.rows())})
            with Path(path).open("a") as file:
                file.write(f"{line}\n")

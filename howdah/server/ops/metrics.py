"""Counts for whoever watches over a server, in the text form that Prometheus reads. No names, no ids, no addresses."""

from collections.abc import Callable
from typing import Final

LATENCY_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Counter:
    def __init__(self, name: str, about: str) -> None:
        self.name, self.about, self.value = name, about, 0

    def inc(self, by: int = 1) -> None:
        self.value += by

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} counter", f"{self.name} {self.value}"]


class Histogram:
    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(LATENCY_BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.total += seconds
        for place, bound in enumerate(LATENCY_BOUNDS):
            if seconds <= bound:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        below = 0
        for bound, count in zip([*map(str, LATENCY_BOUNDS), "+Inf"], self.counts, strict=True):
            below += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {below}"]


class Metrics:
    """All of them."""

    def __init__(self) -> None:
        self.actions = Counter("howdah_actions_total", "Actions, undos and closed windows that were written down")
        self.started = Counter("howdah_games_started_total", "Games that were started")
        self.refused = Counter("howdah_refused_total", "Requests that were refused")
        self.failed = Counter("howdah_failures_total", "Errors of the server itself")
        self.resynced = Counter("howdah_resynced_total", "Slow sockets that were given the current update instead")
        self.latency = Histogram("howdah_action_seconds", "From an action's arrival until it is on disk")
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    def gauge(self, name: str, about: str, value: Callable[[], int]) -> None:
        self.gauges[name] = (about, value)

    def text(self) -> str:
        lines: list[str] = []
        for metric in (self.actions, self.started, self.refused, self.failed, self.resynced, self.latency):
            lines += metric.lines()
        for name, (about, value) in self.gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value()}"]
        return "\n".join([*lines, ""])

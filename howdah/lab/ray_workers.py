"""Workers on a Ray cluster: one machine or many. Needs the package ray."""

import importlib
import logging
import os
import socket
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

import howdah
from howdah.lab.extras import require
from howdah.lab.plans import Plan, plans_text, read_plans
from howdah.lab.playing import InterleavedGames
from howdah.lab.rows import LabError
from howdah.lab.workers import Answer, Workers, play_numbers

LOCAL: Final = "local"
"""The address that means: start a small cluster on this machine."""
PATIENCE: Final = 5.0
"""Seconds that a cluster may take to answer."""


class RayWorkers(Workers):
    """As many tasks at the same time as the cluster has processors."""

    def __init__(self, plans: Sequence[Plan], address: str, count: int | None) -> None:
        require("--ray")
        # Ray would otherwise send statistics of its use to its makers.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray: Any = importlib.import_module("ray")
        self.ray = ray
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            # Ray's workers import from the current folder before all others. In a checkout they would play with its
            # sources, many times slower than the compiled package that asks them.
            with chdir(Path(howdah.__file__).parents[1]):
                if address == LOCAL:
                    ray.init(address=LOCAL, num_cpus=count, include_dashboard=False, **quiet)
                else:
                    require_answer(address)
                    ray.init(address=address, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            raise LabError(f"no Ray cluster answers at '{address}': {error}") from error
        self.count = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.plans = plans_text(plans)
        self.ahead = 2 * self.count
        self.task: Any = ray.remote(play_remotely)
        self.under_way: list[Any] = []

    def submit(self, numbers: list[int]) -> None:
        self.under_way.append(self.task.remote(self.plans, numbers))

    def collect(self) -> Answer:
        done, self.under_way = self.ray.wait(self.under_way, num_returns=1)
        try:
            answer = self.ray.get(done[0])
        except self.ray.exceptions.RayError as error:
            raise LabError(f"a task on the Ray cluster failed: {error}") from error
        assert isinstance(answer, Answer)
        return answer

    def close(self) -> None:
        self.ray.shutdown()


_interleaved: dict[str, InterleavedGames] = {}
"""What this Ray process plays: it is read once, not for each task."""


def play_remotely(plans: str, numbers: list[int]) -> Answer:
    """What Ray runs, somewhere."""
    if plans not in _interleaved:
        _interleaved.clear()
        _interleaved[plans] = InterleavedGames(read_plans(plans))
    return play_numbers(_interleaved[plans], numbers)


def require_answer(address: str) -> None:
    """Ask whether anybody listens there: Ray itself would go on asking for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()

"""Lets workers play: in tasks of a size that keeps all of them busy and an interrupt cheap."""

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Final

from howdah.lab.plans import Plan
from howdah.lab.ray_workers import RayWorkers
from howdah.lab.rows import Row
from howdah.lab.workers import Here, Processes, Workers, cores

SHORT: Final = 0.1
LONG: Final = 0.5
"""A task should take so many seconds: longer than the way to a worker, short enough to be lost."""
LARGEST: Final = 4096
TRIAL: Final = 1.0
"""Seconds after which it is known whether more processes would pay."""
WORTHWHILE: Final = 4.0
"""Seconds of work left that pay for starting processes."""


class Crew:
    """Who shall play: `workers` processes, as many as pay (None), or a Ray cluster at an address."""

    def __init__(self, workers: int | None = None, ray: str | None = None) -> None:
        self.workers = workers
        self.ray = ray

    def play(self, plans: Sequence[Plan], numbers: Sequence[int]) -> Generator[list[Row], None, None]:
        """The rows of these games of several plans, as they come. Closing the iterator stops the workers."""
        if self.ray is not None:
            yield from Batches(RayWorkers(plans, self.ray, self.workers), numbers)
        elif self.workers is not None and self.workers > 1:
            yield from Batches(Processes(plans, self.workers), numbers)
        elif self.workers == 1 or cores() == 1:
            yield from Batches(Here(plans), numbers)
        else:
            yield from self.play_as_it_pays(plans, numbers)

    def play_as_it_pays(self, plans: Sequence[Plan], numbers: Sequence[int]) -> Iterator[list[Row]]:
        """Begin here; go on with more processes if that is quicker."""
        start = time.monotonic()
        done = 0
        here = Batches(Here(plans), numbers)
        for rows in here:
            yield rows
            done += len(rows)
            spent = time.monotonic() - start
            if spent > TRIAL:
                if spent / done * (len(numbers) - done) > WORTHWHILE:
                    yield from Batches(Processes(plans, cores()), numbers[done:])
                else:
                    yield from here
                return


class Batches(Iterator[list[Row]]):
    """Hands out tasks and collects rows, until all numbers are played or it is closed."""

    def __init__(self, workers: Workers, numbers: Sequence[int]) -> None:
        self.workers = workers
        self.numbers = numbers
        self.given = 0
        self.size = 1
        self.under_way = 0

    def __next__(self) -> list[Row]:
        try:
            while self.under_way < self.workers.ahead and self.given < len(self.numbers):
                task = list(self.numbers[self.given : self.given + self.next_size()])
                self.workers.submit(task)
                self.given += len(task)
                self.under_way += 1
            if self.under_way == 0:
                raise StopIteration
            answer = self.workers.collect()
        except BaseException:
            self.close()
            raise
        self.under_way -= 1
        if answer.seconds < SHORT:
            self.size = min(LARGEST, 2 * self.size)
        elif answer.seconds > LONG:
            self.size = max(1, self.size // 2)
        return answer.rows

    def next_size(self) -> int:
        """Smaller tasks towards the end, so that nobody waits for one worker."""
        fair = (len(self.numbers) - self.given) // self.workers.ahead
        return max(1, min(self.size, fair))

    def close(self) -> None:
        """Stop the workers."""
        self.workers.close()


def in_order(batches: Iterable[list[Row]], first: int = 0) -> Iterator[Row]:
    """The rows by their numbers: those that come too early wait."""
    early: dict[int, Row] = {}
    for rows in batches:
        for row in rows:
            early[row.number] = row
        while first in early:
            yield early.pop(first)
            first += 1

"""A few processes, shared among all tables by what they have used.

- As many jobs (a bot's decision, a hint) run at a time as there are slots (`--bots`). There are some more processes
  than slots: the job of a table that has used more is stopped when one that has used less wants to run.
- If all processes hold jobs and a table that has used less waits, the longest job is asked for its result so far.
- A job that has had the processor for too long, or does not end soon after it was asked to, is killed with its process.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from math import inf
from typing import Any, Final

from howdah.server.bots.process import Process, ProcessEnded
from howdah.server.bots.usage import SLICE, Accounts, Usage

SPARE: Final = 2
"""Processes beyond the slots, started when they are first needed: room for jobs that were stopped."""
ENOUGH: Final = 0.5
"""Seconds that every job may run before it is asked to end for the sake of others: most levels need less."""
GRACE: Final = 2.0
"""Seconds within which a job that was asked to end must do so, unless it has a grace of its own."""
WATCH: Final = 1.0
"""Seconds between looks at jobs that nobody waits behind."""


class Overrun(Exception):
    """The work took too long, and was killed."""


class Job:
    """Some work of somebody."""

    def __init__(
        self,
        accounts: Accounts,
        work: Callable[..., Any],
        given: Sequence[object],
        limit: float,
        most: float,
        grace: float,
    ) -> None:
        self.accounts = accounts
        self.work = work
        self.given = given
        self.limit = limit
        """Seconds of processor time after which it should end by itself."""
        self.most = most
        """Seconds on a slot after which it is killed."""
        self.grace = grace
        """Seconds on a slot that it may take to end when it is asked to."""
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.process: Process | None = None
        self.had = 0.0
        """Seconds on a slot so far."""
        self.since: float | None = None
        """When they were last counted; nothing while it is stopped."""
        self.asked_to_end: float | None = None
        """What it had had by then."""

    def is_overdue(self) -> bool:
        return self.had > self.most or (self.asked_to_end is not None and self.had - self.asked_to_end > self.grace)


class Pool:
    """The processes, the work they do, and the work that waits."""

    def __init__(self, slots: int, modules: Sequence[str], niceness: int) -> None:
        self.slots = slots
        self.modules = tuple(modules)
        self.niceness = niceness
        self.usage = Usage()
        self.waiting: list[Job] = []
        self.begun: list[Job] = []
        self.idle: list[Process] = []
        self.starting = 0
        self.killed = 0
        """How often work was killed."""
        self.closed = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.timer: asyncio.TimerHandle | None = None

    async def run(
        self,
        accounts: Accounts,
        work: Callable[..., Any],
        given: Sequence[object],
        limit: float,
        most: float,
        patience: float = inf,
        grace: float = GRACE,
    ) -> Any:
        """What `work(clock, *given)` returns, in one of the processes. Whoever stops waiting ends the work; after
        `patience` seconds, however busy the machine is, it is asked for what it has found. Work that is asked to end,
        for the sake of others, has `grace` seconds for that; then it is killed.

        Raises `WorkFailed`, `ProcessEnded` and `Overrun`.
        """
        if self.closed:
            raise ProcessEnded
        job = Job(accounts, work, given, limit, most, grace)
        self.usage.join(accounts, (other.accounts for other in [*self.waiting, *self.begun]))
        self.waiting.append(job)
        self.schedule()
        loop = asyncio.get_running_loop()
        impatient = loop.call_later(patience, self.hurry, job) if patience < most else None
        try:
            return await job.answer
        finally:
            if impatient is not None:
                impatient.cancel()
            self.leave(job)

    async def warm_up(self) -> None:
        """Start a process for every slot, and one in reserve, before anybody waits for them."""
        wanted = max(0, self.slots + 1 - self.processes())
        self.starting += wanted
        await asyncio.gather(*(self.started() for _ in range(wanted)))

    async def close(self) -> None:
        """End everything."""
        self.closed = True
        if self.timer is not None:
            self.timer.cancel()
        for job in self.waiting:
            self.finish(job, ProcessEnded())
        for job in self.begun:
            assert job.process is not None
            job.process.kill()
        await asyncio.gather(*self.tasks, *(process.end() for process in self.idle))

    def processes(self) -> int:
        return len(self.begun) + len(self.idle) + self.starting

    # What there is to do now.

    def schedule(self) -> None:
        """See who should think now. Called after everything that changes it, and now and then while somebody thinks."""
        if self.closed:
            return
        self.count()
        for job in self.begun:
            assert job.process is not None
            if job.is_overdue():
                job.process.kill()
            elif job.asked_to_end is not None:
                job.process.hurry()
        self.begin_some()
        self.share_slots()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.begun:
            crowded = (
                self.waiting or len(self.begun) > self.slots or any(job.asked_to_end is not None for job in self.begun)
            )
            self.timer = asyncio.get_running_loop().call_later(SLICE if crowded else WATCH, self.schedule)

    def count(self) -> None:
        """Charge for what was used since the last time."""
        now = asyncio.get_running_loop().time()
        for job in self.begun:
            if job.since is not None:
                self.usage.charge(job.accounts, now - job.since)
                job.had += now - job.since
                job.since = now

    def begin_some(self) -> None:
        """Begin what may begin, the lightest first."""
        for job in sorted(self.waiting, key=lambda job: self.usage.of(job.accounts)):
            if len(self.begun) >= self.slots and not self.is_lightest(job):
                return
            if not self.idle:
                if self.starting:
                    return
                if self.processes() < self.slots + SPARE:
                    self.start()
                else:
                    self.make_room()
                return
            self.waiting.remove(job)
            job.process = self.idle.pop()
            job.since = asyncio.get_running_loop().time()
            self.begun.append(job)
            self.keep(self.attend(job, job.process))

    def is_lightest(self, job: Job) -> bool:
        return all(self.usage.is_lighter(job.accounts, other.accounts) for other in self.begun)

    def make_room(self) -> None:
        """Ask the job that has run longest for what it has found, once it has run long enough."""
        if any(job.asked_to_end is not None for job in self.begun):
            return
        longest = max(self.begun, key=lambda job: job.had)
        if longest.had >= ENOUGH:
            self.ask_to_end(longest)

    def ask_to_end(self, job: Job) -> None:
        if job.asked_to_end is None and job.process is not None:
            job.asked_to_end = job.had
            job.process.hurry()

    def hurry(self, job: Job) -> None:
        """Somebody has waited long enough: it answers with what it has found, or, not begun yet, with what it finds
        first."""
        job.limit = 0.0
        if job in self.begun:
            self.count()
            self.ask_to_end(job)
            self.schedule()

    def share_slots(self) -> None:
        """Give the slots to the lightest; who was asked to end has one beside them."""
        sharing = [job for job in self.begun if job.asked_to_end is None]
        for job in self.begun:
            if job.asked_to_end is not None:
                self.go_on(job)
        running = [job for job in sharing if job.since is not None]
        stopped = sorted((job for job in sharing if job.since is None), key=lambda job: self.usage.of(job.accounts))
        while len(running) > self.slots:
            self.stop(running.pop(self.heaviest(running)))
        for job in stopped:
            if len(running) >= self.slots:
                place = self.heaviest(running)
                if not self.usage.is_lighter(job.accounts, running[place].accounts):
                    return
                self.stop(running.pop(place))
            self.go_on(job)
            running.append(job)

    def heaviest(self, jobs: list[Job]) -> int:
        """The place of the one whose accounts have used most."""
        return max(range(len(jobs)), key=lambda place: self.usage.of(jobs[place].accounts))

    def stop(self, job: Job) -> None:
        assert job.process is not None
        job.process.stop()
        job.since = None

    def go_on(self, job: Job) -> None:
        assert job.process is not None
        if job.since is None:
            job.process.go_on()
            job.since = asyncio.get_running_loop().time()

    # Processes.

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def start(self) -> None:
        """One more process."""
        self.starting += 1
        self.keep(self.started())

    async def started(self) -> None:
        try:
            process = await Process.start(self.modules, self.niceness)
        except (ProcessEnded, OSError) as error:
            self.starting -= 1
            # Somebody must hear that there are no processes.
            if self.waiting:
                self.finish(self.waiting.pop(0), error)
            return
        self.starting -= 1
        if self.closed:
            await process.end()
            return
        self.idle.append(process)
        self.schedule()

    async def attend(self, job: Job, process: Process) -> None:
        """Wait for the answer; then the process is free, or replaced if it ended."""
        answer: Any = None
        try:
            answer = await process.ask(job.work, job.given, job.limit)
        except Exception as error:  # whoever waits must hear it
            answer = error
        self.count()
        self.begun.remove(job)
        ended = isinstance(answer, ProcessEnded)
        if ended and job.is_overdue():
            self.killed += 1
            answer = Overrun()
        self.finish(job, answer)
        if ended or process.last or self.closed:
            await process.end()
            if self.processes() <= self.slots and not self.closed:
                self.start()
        else:
            self.idle.append(process)
        self.schedule()

    def finish(self, job: Job, answer: Any) -> None:
        if job.answer.done():
            return
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)

    def leave(self, job: Job) -> None:
        """Nobody waits for this any more."""
        if job in self.waiting:
            self.waiting.remove(job)
        elif job in self.begun:
            self.count()
            job.grace = min(job.grace, GRACE)
            self.ask_to_end(job)
            self.schedule()

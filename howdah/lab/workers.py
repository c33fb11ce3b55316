"""Who plays: this process, or processes beside it. All take numbers and give rows; who does it changes nothing."""

import multiprocessing
import os
import signal
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from howdah.lab.plans import Plan, plans_text, read_plans
from howdah.lab.playing import InterleavedGames
from howdah.lab.rows import LabError, Row


class Answer:
    """The rows of one task, and how long it took."""

    def __init__(self, rows: list[Row], seconds: float) -> None:
        self.rows = rows
        self.seconds = seconds


def play_numbers(games: InterleavedGames, numbers: list[int]) -> Answer:
    """Play these games, and take the time."""
    start = time.perf_counter()
    rows = [games.play(number) for number in numbers]
    return Answer(rows, time.perf_counter() - start)


class Workers(ABC):
    """Whoever plays the games of several plans."""

    count: int
    """How many play at the same time."""
    ahead: int
    """How many tasks they should have: with two for each, nobody waits for the next one."""

    @abstractmethod
    def submit(self, numbers: list[int]) -> None:
        """Ask for these games."""

    @abstractmethod
    def collect(self) -> Answer:
        """Wait for any of the tasks that were given."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, whatever is under way."""


class Here(Workers):
    """This process, one task after the other."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self.count = 1
        self.ahead = 1
        self.games = InterleavedGames(plans)
        self.tasks: deque[list[int]] = deque()

    def submit(self, numbers: list[int]) -> None:
        self.tasks.append(numbers)

    def collect(self) -> Answer:
        return play_numbers(self.games, self.tasks.popleft())

    def close(self) -> None:
        self.tasks.clear()


class Processes(Workers):
    """Processes of this machine. They are started afresh (spawn): a fork would copy threads and locks half-way."""

    def __init__(self, plans: Sequence[Plan], count: int) -> None:
        self.count = count
        self.ahead = 2 * count
        self.crew: dict[Connection, SpawnProcess] = {}
        self.idle: list[Connection] = []
        self.tasks: deque[list[int]] = deque()
        context = multiprocessing.get_context("spawn")
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, plans_text(plans)), daemon=True)
            process.start()
            theirs.close()
            self.crew[ours] = process
            self.idle.append(ours)

    def submit(self, numbers: list[int]) -> None:
        self.tasks.append(numbers)
        self.hand_out()

    def hand_out(self) -> None:
        while self.idle and self.tasks:
            connection = self.idle.pop()
            try:
                connection.send(self.tasks.popleft())
            except OSError:
                raise self.lost(connection) from None

    def collect(self) -> Answer:
        busy = [connection for connection in self.crew if connection not in self.idle]
        connection = wait(busy)[0]
        assert isinstance(connection, Connection)
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            raise self.lost(connection) from None
        if isinstance(answer, str):
            raise LabError(answer)
        assert isinstance(answer, Answer)
        self.idle.append(connection)
        self.hand_out()
        return answer

    def lost(self, connection: Connection) -> LabError:
        """What to say of a process that ended by itself."""
        process = self.crew[connection]
        process.join(1)
        return LabError(f"a worker ended early (exit code {process.exitcode}): is there enough memory?")

    def close(self) -> None:
        for connection, process in self.crew.items():
            connection.close()
            process.terminate()
        for process in self.crew.values():
            process.join()


def serve(connection: Connection, plans: str) -> None:
    """What a worker process does: play what it is asked for until nobody asks any more."""
    # Ctrl-C reaches all processes of a terminal; the one that asked decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = InterleavedGames(read_plans(plans))
    while True:
        try:
            numbers = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer | str = play_numbers(games, numbers)
        except Exception as error:  # whatever it is, the one who asked has to hear of it
            answer = f"games {numbers[0]} to {numbers[-1]} failed: {type(error).__name__}: {error}"
        connection.send(answer)


def cores() -> int:
    """How many processes can run here at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

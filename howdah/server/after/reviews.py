"""Reviews of finished games: made in a process of lower priority than the bots', a part at a time, and kept.

The picture comes first, then the decisions of one seat after the other: first of the seat that is asked for. A review
continues as long as somebody polls it; otherwise it is cancelled, and restarted when somebody comes. What is whole is
kept with the table, so that a second look is at once.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from howdah.bots.clock import Clock
from howdah.engine.record import read_record
from howdah.review.model import DONE, PICTURE, VERSION, Review
from howdah.server.protocol.after_resources import ReviewAnswer
from howdah.server.refusals import refuse
from howdah.server.store import reads, upkeep

if TYPE_CHECKING:
    from howdah.server.tables.worker import Worker

MOST_WAITING: Final = 20
MOST_OF_GUEST: Final = 3
"""Reviews that wait or run at the same time, of all and of one guest."""


class Times(NamedTuple):
    """How long things may take, in seconds."""

    picture: float = 8.0
    seat: float = 12.0
    """Processor time for the picture, and for the decisions of each seat: what was found by then is shown. The
    picture is always drawn whole."""
    killed: float = 150.0
    """A part that has had a slot for so long is killed: on a busy machine a slot is less than a processor."""
    patience: float = 20.0
    """Nobody has asked for so long: nobody waits any more."""
    look: float = 1.0
    """Between two looks whether somebody still waits."""


Key = tuple[str, int]
"""A table, and by whose knowledge the picture is drawn (0: by what everybody knew)."""


class Running:
    """One review under way."""

    def __init__(self, guest: str, heard: float) -> None:
        self.guest = guest
        self.review: Review | None = None
        self.progress = 0.0
        self.state = "waiting"
        self.heard = heard
        """When somebody asked last."""


class Reviews:
    """The reviews of one worker: one at a time, the others wait."""

    def __init__(self, worker: "Worker", times: Times) -> None:
        self.worker = worker
        self.times = times
        self.running: dict[Key, Running] = {}
        self.turn = asyncio.Lock()

    async def poll(self, key: Key, record: str, guest: str) -> ReviewAnswer:
        """The progress of a review; starts it if there is none."""
        found = self.running.get(key)
        if found is None:
            kept = await self.worker.store.read(partial(reads.review, table=key[0], seat=key[1]))
            if kept is not None and (review := read_review(kept)) is not None:
                return ReviewAnswer("done", 1.0, review)
            found = self.running.get(key) or self.begin(key, record, guest)
        found.heard = self.worker.time.steady()
        answer = ReviewAnswer(found.state, found.progress, found.review)  # type: ignore[arg-type]
        if found.state == "failed":
            self.running.pop(key, None)
        return answer

    def begin(self, key: Key, record: str, guest: str) -> Running:
        gone = self.worker.time.steady() - self.times.patience
        self.running = {
            known: each for known, each in self.running.items() if each.state != "failed" or each.heard > gone
        }
        waiting = [each for each in self.running.values() if each.state != "failed"]
        if len(waiting) >= MOST_WAITING or sum(each.guest == guest for each in waiting) >= MOST_OF_GUEST:
            raise refuse("too-fast")
        made = self.running[key] = Running(guest, self.worker.time.steady())
        self.worker.spawn(self.run(key, record, guest, made))
        return made

    async def run(self, key: Key, record: str, guest: str, running: Running) -> None:
        """Do it all, unless nobody waits for it any more."""
        work = asyncio.ensure_future(self.work(key, record, guest, running))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=self.times.look)
                if self.worker.time.steady() - running.heard > self.times.patience:
                    break
            if not work.done():
                self.running.pop(key, None)
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    async def work(self, key: Key, record: str, guest: str, running: Running) -> None:
        table, seat = key
        try:
            async with self.turn:
                running.state = "running"
                review = await self.part(guest, table, self.times.picture, draw_picture, record, seat)
                running.review, running.progress = review, 0.1
                seats = sorted(range(1, review.seats + 1), key=lambda each: each != seat)
                for place, each in enumerate(seats, start=1):
                    graded = await self.part(guest, table, self.times.seat, grade_seat, record, each)
                    running.review = review = merged(review, graded)
                    running.progress = 0.1 + 0.9 * place / len(seats)
                review.stage, review.progress = DONE, 1.0
            doc, now = msgspec.json.encode(review).decode(), int(self.worker.time.wall())
            await self.worker.store.change(partial(upkeep.save_review, table=table, seat=seat, doc=doc, now=now))
            self.running.pop(key, None)
        except Exception as error:  # whoever waits must hear it
            running.state = "failed"
            self.worker.complain("review-failed", error)

    async def part(
        self, guest: str, table: str, seconds: float, work: Callable[..., Review], record: str, seat: int
    ) -> Review:
        """One part, in the process beside the bots: whoever has used less of it goes first. A picture is drawn whole,
        so a part that is asked to make room ends when it can."""
        pool, killed = self.worker.background.pool, self.times.killed
        made: Review = await pool.run((guest, table), work, [record, seat], seconds, killed, grace=killed)
        return made


def read_review(doc: str) -> Review | None:
    """A review that was kept; None for one of another version."""
    try:
        found = msgspec.json.decode(doc, type=Review)
    except msgspec.DecodeError:
        return None
    return found if found.version == VERSION else None


def draw_picture(clock: Clock, text: str, seat: int) -> Review:
    """The chances over time and the turning points."""
    from howdah.review.reviewing import Wish, review_of

    made = next(review_of(read_record(text), Wish(seat, None), clock))
    made.names = []
    return made


def grade_seat(clock: Clock, text: str, seat: int) -> Review:
    """The decisions of one seat by what it knew, with luck and skill, and what the coach says about them."""
    from howdah.review.reviewing import Wish, review_of

    *_, made = review_of(read_record(text), Wish(seat, None), clock)
    made.names = []
    return made


def merged(picture: Review, graded: Review) -> Review:
    """The picture with the decisions of one more seat."""
    return msgspec.structs.replace(
        picture,
        decisions=sorted([*picture.decisions, *graded.decisions], key=lambda each: (each.entry, each.seat)),
        luck=sorted([*picture.luck, *graded.luck], key=lambda each: each.seat),
        tips=[*picture.tips, *graded.tips],
        books=sorted([*picture.books, *graded.books], key=lambda each: each.seat),
        partial=picture.partial or graded.partial,
        stage=PICTURE,
    )

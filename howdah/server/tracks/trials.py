"""Trials of tracks: races in a process beside the bots', a few at a time, with what came out so far on disk.

A trial's id follows from what is tried, so that whoever asks for the same one shares it, also by way of another worker
and after a restart.
"""

import asyncio
import hashlib
import math
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from howdah.engine.registry import find, one_line_option, set_table
from howdah.lab.races import Tally, run_races
from howdah.server.protocol.track_resources import BlockedColumn, Share, TrackTrial, TrialFigures, TryTrack
from howdah.server.refusals import refuse
from howdah.server.store import reads, upkeep
from howdah.server.tables.names import ALPHABET, ID_LENGTH

if TYPE_CHECKING:
    from howdah.server.tables.worker import Worker

CHUNK: Final = 10
"""Races in one go: what came of them is told soon."""
TRIALS: Final = "trials"
"""Who answers for the time of all trials: hints and replays of whoever has used less go first."""
TURN_LIMIT: Final = "150"
"""Turns a seat; a track that nobody leaves ends too."""
MOST_WAITING: Final = 20
STALE_SECONDS: Final = 60
"""A trial that nobody has carried on for so long is restarted."""
MOST_BLOCKED: Final = 5
LIKELY: Final = 1.96


def trial_id(wanted: TryTrack) -> str:
    """The same for equal wishes under equal rules."""
    behaviour = find(wanted.game).behaviour
    parts = [wanted.game, behaviour, wanted.seats, wanted.games, wanted.hasty, one_line_option(wanted.text)]
    number = int.from_bytes(hashlib.sha256(repr(parts).encode()).digest(), "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[place])
    return "".join(letters)


def run_chunk(wanted: TryTrack, first: int, games: int) -> Tally:
    """Some of the races; runs in a process of its own."""
    options = {"track": one_line_option(wanted.text), "turn_limit": TURN_LIMIT}
    return run_races(set_table(wanted.game, wanted.seats, options), wanted.hasty, games, first + 1)


class Trials:
    """The trials of one worker: one at a time, the others wait."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.running: dict[str, TrackTrial] = {}
        self.turn = asyncio.Lock()

    async def begin(self, wanted: TryTrack) -> TrackTrial:
        """Begin a trial, unless there is one like it."""
        table = trial_id(wanted)
        known = await self.find(table)
        if known is not None and known.state != "failed":
            return known
        if len(self.running) >= MOST_WAITING:
            raise refuse("too-fast")
        trial = TrackTrial(table, "waiting", 0, wanted.games, None)
        self.running[table] = trial
        await self.save(trial)
        self.worker.spawn(self.run(wanted, trial))
        return trial

    async def find(self, trial: str) -> TrackTrial | None:
        """A trial as it stands; one that somebody left behind has failed."""
        if trial in self.running:
            return self.running[trial]
        found = await self.worker.store.read(lambda connection: reads.trial(connection, trial))
        if found is None:
            return None
        made = msgspec.json.decode(found.doc, type=TrackTrial)
        if made.state in ("waiting", "running") and self.worker.time.wall() - found.at > STALE_SECONDS:
            made.state = "failed"
        return made

    async def run(self, wanted: TryTrack, trial: TrackTrial) -> None:
        tally = Tally(wanted.seats)
        saved = self.worker.time.steady()
        try:
            async with self.turn:
                trial.state = "running"
                while trial.done < trial.total:
                    games = min(CHUNK, trial.total - trial.done)
                    tally.merge(
                        await self.worker.background.run((TRIALS, trial.id), run_chunk, wanted, trial.done, games)
                    )
                    trial.done += games
                    trial.figures = figures_of(tally)
                    if self.worker.time.steady() - saved > 2:
                        saved = self.worker.time.steady()
                        await self.save(trial)
            trial.state = "done"
        except Exception as error:  # whoever waits must hear it
            trial.state = "failed"
            self.worker.complain("trial-failed", error)
        finally:
            self.running.pop(trial.id, None)
        await self.save(trial)

    async def save(self, trial: TrackTrial) -> None:
        doc, now = msgspec.json.encode(trial).decode(), int(self.worker.time.wall())
        await self.worker.store.change(partial(upkeep.save_trial, trial=trial.id, doc=doc, now=now))


def figures_of(tally: Tally) -> TrialFigures:
    ordered, games = sorted(tally.turns), len(tally.turns)
    played = max(1, tally.sums["played"])
    early = max(1, sum(tally.where_short.values()))
    return TrialFigures(
        games,
        round(sum(ordered) / games, 1),
        ordered[games // 20],
        ordered[games // 2],
        ordered[min(games - 1, games * 19 // 20)],
        games - sum(tally.wins),
        [share_of(won, games) for won in tally.wins],
        round((played + tally.sums["cancelled"]) / games, 1),
        round(tally.sums["stuck"] / played, 4),
        round(tally.sums["short"] / played, 4),
        round(tally.sums["halts"] / played, 4),
        [
            BlockedColumn(column, round(count / early, 4))
            for column, count in tally.where_short.most_common(MOST_BLOCKED)
        ],
        round(tally.stalled / games, 4),
    )


def share_of(part: int, whole: int) -> Share:
    """A share with Wilson's interval."""
    share, square = part / whole, LIKELY * LIKELY
    middle = (share + square / 2 / whole) / (1 + square / whole)
    half = LIKELY * math.sqrt(share * (1 - share) / whole + square / 4 / whole / whole) / (1 + square / whole)
    return Share(round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))

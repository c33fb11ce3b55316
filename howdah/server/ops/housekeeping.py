"""Tables that nobody touches and guests who do not come back are forgotten, by the policy written here (and in
docs/operations.md)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from howdah.server.ops import logs
from howdah.server.store import reads, upkeep

if TYPE_CHECKING:
    from howdah.server.tables.worker import Worker

DAY: Final = 86_400
POLICY: Final = {"gathering": 2 * DAY, "playing": 60 * DAY, "paused": 60 * DAY, "over": 180 * DAY}
"""Seconds without a visit or an action, by phase."""
TRACK_SECONDS: Final = 400 * DAY
"""A saved track that nobody looks at."""
TRIAL_SECONDS: Final = 30 * DAY
GUEST_SECONDS: Final = 400 * DAY
"""A guest's name without a visit: as long as the cookie lives that the name belongs to."""
EVERY: Final = 3600.0
"""Seconds between two rounds."""


async def tidy(worker: "Worker") -> int:
    """One round; how many tables, tracks and names are gone."""
    now = worker.time.wall()
    gone = 0
    for phase, seconds in POLICY.items():
        before = int(now - seconds)
        old = await worker.store.read(partial(reads.untouched, phases=[phase], before=before))
        old = [table for table in old if table not in worker.tables or not worker.tables[table].audience.connections]
        if not old:
            continue
        await worker.store.change(partial(upkeep.remove, ids=old))
        for table in old:
            if table in worker.tables:
                worker.forget(worker.tables[table])
        gone += len(old)
    forgotten = partial(
        upkeep.forget_tracks, tracks_before=int(now - TRACK_SECONDS), trials_before=int(now - TRIAL_SECONDS)
    )
    gone += await worker.store.change(forgotten)
    await worker.note_visits()
    gone += await worker.store.change(partial(upkeep.forget_guests, before=int(now - GUEST_SECONDS)))
    if gone:
        logs.note("tidied", count=gone)
    return gone

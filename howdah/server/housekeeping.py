"""Tables that nobody touches are forgotten, by the policy written here (and in docs/operations.md)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from howdah.server import logs, questions

if TYPE_CHECKING:
    from howdah.server.hall import Hall

DAY: Final = 86_400
POLICY: Final = {"gathering": 2 * DAY, "playing": 60 * DAY, "paused": 60 * DAY, "over": 180 * DAY}
"""Seconds without a visit or an action, by phase."""
TRACK_SECONDS: Final = 400 * DAY
"""A saved track that nobody looks at."""
TRIAL_SECONDS: Final = 30 * DAY
EVERY: Final = 3600.0
"""Seconds between two rounds."""


async def tidy(hall: "Hall") -> int:
    """One round; how many tables and tracks are gone."""
    now = hall.time.now()
    gone = 0
    for phase, seconds in POLICY.items():
        before = int(now - seconds)
        old = await hall.store.read(partial(questions.untouched, phases=[phase], before=before))
        old = [table for table in old if table not in hall.rooms or not hall.rooms[table].connections]
        if not old:
            continue
        await hall.store.read(partial(questions.remove, ids=old))
        for table in old:
            if table in hall.rooms:
                hall.forget(hall.rooms[table])
        gone += len(old)
    forgotten = partial(
        questions.forget_tracks, tracks_before=int(now - TRACK_SECONDS), trials_before=int(now - TRIAL_SECONDS)
    )
    gone += await hall.store.read(forgotten)
    if gone:
        logs.note("tidied", count=gone)
    return gone

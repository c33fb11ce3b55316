"""HTTP: own tracks of the races."""

from functools import partial
from typing import Final, NamedTuple

from howdah.server.http.calls import Call, Route
from howdah.server.protocol.track_resources import (
    CheckTrack,
    NewTrack,
    SavedTrack,
    TrackCheck,
    TrackKit,
    TrackLine,
    Tracks,
    TrackTrial,
    TryTrack,
)
from howdah.server.refusals import refuse
from howdah.server.store import reads, upkeep
from howdah.server.store.reads import TrackRow
from howdah.server.tables.identity import is_id
from howdah.server.tables.names import clean_name, new_id
from howdah.server.tables.seating import good_options
from howdah.server.tracks import tracks

MOST_TRACKS: Final = 50
"""Of one guest."""


async def check(_call: Call, body: CheckTrack) -> TrackCheck:
    """What is wrong with a track, what is advised against, and how it lies."""
    return tracks.check(body.game, body.text, body.seats)


async def kit(_call: Call) -> TrackKit:
    """The faces of the pieces, and tracks to begin with."""
    return tracks.kit()


async def own(call: Call) -> Tracks:
    """The tracks that you have saved, the newest first."""
    found = await call.worker.store.read(lambda connection: reads.tracks_of(connection, call.guest))
    return Tracks(
        [
            TrackLine(row.id, row.name, row.game, row.seats, row.created, tracks.picture(row.game, row.text))  # type: ignore[arg-type]
            for row in found
        ]
    )


class GoodTrack(NamedTuple):
    """A track that may be saved."""

    name: str
    checked: TrackCheck


def good_track(body: NewTrack) -> GoodTrack:
    """The name and the verdict of a track that may be saved."""
    name = clean_name(body.name)
    if not name:
        raise refuse("bad-name")
    checked = tracks.check(body.game, body.text, body.seats)
    if checked.fault is not None:
        raise bad_track(checked)
    return GoodTrack(name, checked)


async def save(call: Call, body: NewTrack) -> SavedTrack:
    """Save a track that can be raced; its link shows it to whoever holds it."""
    call.check_creation()
    name, checked = good_track(body)
    mine = await call.worker.store.read(lambda connection: reads.tracks_of(connection, call.guest))
    if len(mine) >= MOST_TRACKS:
        raise refuse("too-many-tracks", most=MOST_TRACKS)
    now = int(call.worker.time.wall())
    row = TrackRow(new_id(), call.guest, name, body.game, body.seats, body.text, now, now)
    await call.worker.store.change(partial(upkeep.save_track, row=row))
    return answer(call, row, checked)


async def replace(call: Call, body: NewTrack) -> SavedTrack:
    """Owner: overwrite a track; its link stays."""
    row = await found(call)
    if row.guest != call.guest:
        raise refuse("not-yours")
    name, checked = good_track(body)
    fresh = row._replace(
        name=name, game=body.game, seats=body.seats, text=body.text, touched=int(call.worker.time.wall())
    )
    await call.worker.store.change(partial(upkeep.replace_track, row=fresh))
    return answer(call, fresh, checked)


async def saved(call: Call) -> SavedTrack:
    """A saved track, for whoever has its link."""
    row = await found(call)
    now = int(call.worker.time.wall())
    await call.worker.store.change(partial(upkeep.touch_track, track=row.id, now=now))
    return answer(call, row, tracks.check(row.game, row.text, row.seats))


async def drop(call: Call) -> Tracks:
    """Owner: forget a track; its link leads nowhere then."""
    row = await found(call)
    if row.guest != call.guest:
        raise refuse("not-yours")
    await call.worker.store.change(partial(upkeep.drop_track, track=row.id))
    return await own(call)


async def begin_trial(call: Call, body: TryTrack) -> TrackTrial:
    """Begin races on a track, in the background."""
    checked = tracks.check(body.game, body.text, body.seats)
    if checked.fault is not None:
        raise bad_track(checked)
    good_options(body.game, body.seats, {"track": body.text})
    if not call.worker.trial_limits.allow(call.guest, call.worker.time.steady()):
        raise refuse("too-fast")
    return await call.worker.trials.begin(body)


async def trial(call: Call) -> TrackTrial:
    """How the races have gone so far."""
    wanted = call.path["trial"]
    made = await call.worker.trials.find(wanted) if is_id(wanted) else None
    if made is None:
        raise refuse("no-such-trial")
    return made


async def found(call: Call) -> TrackRow:
    wanted = call.path["track"]
    row = None
    if is_id(wanted):
        row = await call.worker.store.read(lambda connection: reads.track(connection, wanted))
    if row is None:
        raise refuse("no-such-track")
    return row


def bad_track(checked: TrackCheck) -> Exception:
    fault = checked.fault
    assert fault is not None
    return refuse("bad-track", line=fault.line, column=fault.column, found=fault.found, expected=fault.expected)


def answer(call: Call, row: TrackRow, checked: TrackCheck) -> SavedTrack:
    return SavedTrack(
        row.id,
        row.name,
        row.game,  # type: ignore[arg-type]
        row.seats,
        row.text,
        row.created,
        row.guest == call.guest,
        call.link(row.id, f"/track/{row.id}"),
        checked,
    )


ROUTES = [
    Route("POST", "/api/tracks/check", check, TrackCheck, CheckTrack),
    Route("GET", "/api/tracks/kit", kit, TrackKit),
    Route("POST", "/api/tracks/trials", begin_trial, TrackTrial, TryTrack),
    Route("GET", "/api/tracks/trials/{trial}", trial, TrackTrial),
    Route("GET", "/api/tracks", own, Tracks),
    Route("POST", "/api/tracks", save, SavedTrack, NewTrack, 201),
    Route("GET", "/api/tracks/{track}", saved, SavedTrack),
    Route("POST", "/api/tracks/{track}", replace, SavedTrack, NewTrack),
    Route("DELETE", "/api/tracks/{track}", drop, Tracks),
]

"""From what is told to bytes. This is where a server spends most of its time: what several receivers share is written
once, and a frame is made once for all sockets that get it."""

from typing import Final

import msgspec
from msgspec import UNSET
from mypy_extensions import mypyc_attr

from howdah.engine import contract, errors
from howdah.engine.events import Seen
from howdah.server.playing.moments import Listener, Moment, Told, result_of, wire_seat
from howdah.server.protocol import from_server
from howdah.server.wire.frames import text_frame

encoder: Final = msgspec.json.Encoder()


def encode(message: from_server.ServerMessage) -> bytes:
    """A message as it goes over the wire: a frame that any number of sockets can be sent."""
    return text_frame(encoder.encode(message))


def events_of(seen: list[Seen]) -> list[from_server.Event]:
    return [from_server.Event(event.kind, event.facts) for event in seen]  # type: ignore[arg-type]


def reason_of(reason: errors.Reason) -> from_server.Reason:
    return from_server.Reason(reason.code, reason.clause, reason.facts)


def suggestion_of(suggestion: errors.Suggestion | None) -> from_server.Suggestion | msgspec.UnsetType:
    """Absent where there is none."""
    return UNSET if suggestion is None else from_server.Suggestion(suggestion.code, suggestion.facts)


def view_of(view: contract.View, positions: bool) -> from_server.View:
    return from_server.View(dict(view.fields), view.position if positions else UNSET)


@mypyc_attr(acyclic=True)
class SharedParts:
    """Parts of messages, written: what several receivers are given as one object becomes JSON once."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[object, bytes]] = {}

    def written(self, part: object) -> bytes:
        found = self.made.get(id(part))
        if found is None:
            found = self.made[id(part)] = part, encoder.encode(part)  # held, so that its id stays its own
        return found[1]

    def events(self, seen: list[Seen]) -> msgspec.Raw:
        found = self.made.get(id(seen))
        if found is None:
            found = self.made[id(seen)] = seen, encoder.encode(events_of(seen))
        return msgspec.Raw(found[1])

    def fields(self, view: contract.View) -> msgspec.Raw:
        """The shared fields, then those of this view alone, as one object."""
        own = encoder.encode(view.own)
        if not view.shared:
            return msgspec.Raw(own)
        shared = self.written(view.shared)
        return msgspec.Raw(shared[:-1] + b"," + own[1:] if view.own else shared)

    def undo(self, reason: errors.Reason | None) -> msgspec.Raw:
        """Rules keep their reasons, so that many listeners are given the same one."""
        if reason is None:
            return msgspec.Raw(b"null")
        found = self.made.get(id(reason))
        if found is None:
            found = self.made[id(reason)] = reason, encoder.encode(reason_of(reason))
        return msgspec.Raw(found[1])


def frames_of(told: Told) -> dict[Listener, bytes]:
    """For each listener the frames of all its moments, one after the other."""
    parts = SharedParts()
    return {
        listener: frame_of(moments[0], parts)
        if len(moments) == 1
        else b"".join([frame_of(moment, parts) for moment in moments])
        for listener, moments in told.items()
    }


def frame_of(moment: Moment, parts: SharedParts) -> bytes:
    """A moment as an `update` message."""
    update, listener = moment.update, moment.listener
    result = moment.ended
    if result is None and update.result is not None:
        result = result_of(update.result)
    view = update.view
    message = from_server.Update(
        wire_seat(listener.receiver),
        update.number,
        parts.events(update.events),  # type: ignore[arg-type]
        from_server.View(parts.fields(view), view.position if listener.positions else UNSET),  # type: ignore[arg-type]
        moment.legal,
        [seat + 1 for seat in moment.waiting],
        moment.decision,
        UNSET if moment.clocks is None else moment.clocks,
        [moment.sealed] if moment.sealed else UNSET,
        UNSET if listener.watches else parts.undo(moment.undo),  # type: ignore[arg-type]
        UNSET if result is None else result,
        moment.line,
        moment.at,
        moment.back,
    )
    return text_frame(encoder.encode(message))

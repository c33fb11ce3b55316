"""The one exit: whatever a seat or a watcher is told about a game becomes a message here and nowhere else."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, UnsetType
from mypy_extensions import mypyc_attr

from howdah.engine import contract, errors
from howdah.engine.contract import SPECTATOR
from howdah.engine.events import Seen
from howdah.engine.updates import Batch, Update
from howdah.server import messages
from howdah.server.playing.frames import frame

if TYPE_CHECKING:
    from howdah.server.playing.game import Game

Listener = tuple[int, bool, bool]
"""Who is told: what a seat from 0 or `SPECTATOR` is shown, whether views come as position text too, and whether it is a
watcher, who is offered nothing to do."""
Told = dict[Listener, list[bytes]]
"""Frames, in order."""

encoder: Final = msgspec.json.Encoder()


def encode(message: messages.Tell) -> bytes:
    """A message as it goes over the wire: a frame that any number of sockets can be sent."""
    return frame(encoder.encode(message))


def wire_seat(receiver: int) -> int:
    return messages.WATCHER if receiver == SPECTATOR else receiver + 1


def receiver_of(seat: int) -> int:
    return SPECTATOR if seat == messages.WATCHER else seat - 1


def events_of(seen: list[Seen]) -> list[messages.Event]:
    return [messages.Event(event.kind, event.facts) for event in seen]  # type: ignore[arg-type]


def reason_of(reason: errors.Reason) -> messages.Reason:
    return messages.Reason(reason.code, reason.clause, reason.facts)


def result_of(result: contract.Result) -> messages.Result:
    return messages.Result(
        result.ending,  # type: ignore[arg-type]
        result.clause,
        result.ranks,
        result.scores,
        [seat + 1 for seat in result.winners()],
    )


def view_of(view: contract.View, positions: bool) -> messages.View:
    return messages.View(dict(view.fields), view.position if positions else UNSET)


@mypyc_attr(acyclic=True)
class Parts:
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


class Teller:
    """Speaks for one game. This is where a server spends most of its time: what all receivers share is made once."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.ended: messages.Result | None = None
        """How it ended, if the rules did not end it."""
        self.barred: tuple[errors.Reason, messages.Reason] | None = None
        """The last reason against taking back, as the rules and as messages say it."""

    def add(self, told: Told, batch: Batch, listeners: list[Listener], now: float) -> None:
        """What a batch tells these listeners; whoever is told nothing gets nothing."""
        game = self.game
        clocks = game.clocks.told(now, self.closes())
        at = game.times[-1] if game.times else int(now)
        updates = batch.updates(list({receiver: True for receiver, _, _ in listeners}))
        parts = Parts()
        lines = batch.lines
        for listener in listeners:
            receiver, positions, watches = listener
            update = updates.get(receiver)
            if update is None:
                continue
            message = self.message(receiver, update, clocks, positions, parts, watches)
            message.line, message.at = lines[receiver] + 1, at
            data = frame(encoder.encode(message))
            if listener in told:
                told[listener].append(data)
            else:
                told[listener] = [data]

    def add_silent(self, told: Told, seats: set[int], listeners: list[Listener], now: float) -> None:
        """Something happened without an event: those who acted, or are asked now, still need the present moment."""
        told |= self.present([listener for listener in listeners if listener[0] in seats and listener not in told], now)

    def present(self, listeners: list[Listener], now: float) -> Told:
        """The present moment, for whoever comes in or missed something."""
        match = self.game.match
        clocks = self.game.clocks.told(now, self.closes())
        return {
            (receiver, positions, watches): [
                encode(self.message(receiver, match.present(receiver), clocks, positions, Parts(), watches))
            ]
            for receiver, positions, watches in listeners
        }

    def closes(self) -> float | None:
        window = self.game.window
        return None if window is None else window.closes

    def message(
        self,
        receiver: int,
        update: Update,
        clocks: messages.Clocks | None,
        positions: bool,
        parts: Parts,
        watches: bool,
    ) -> messages.Update:
        """An update as it goes over the wire. In a window nothing of it tells who has answered."""
        game = self.game
        window = game.window
        sealed: list[str] | UnsetType = UNSET
        legal = update.legal
        waiting = update.waiting
        if window is not None:
            waiting = window.asked
            if receiver in window.held:
                sealed, legal = [window.held[receiver]], []
        result: messages.Result | UnsetType = UNSET
        if self.ended is not None:
            legal, waiting, result = [], [], self.ended
        elif update.result is not None:
            result = result_of(update.result)
        view = update.view
        if watches:
            legal = []
        return messages.Update(
            wire_seat(receiver),
            update.number,
            parts.events(update.events),  # type: ignore[arg-type]
            messages.View(parts.fields(view), view.position if positions else UNSET),  # type: ignore[arg-type]
            legal,
            [seat + 1 for seat in waiting],
            0 if watches else game.decisions(receiver),
            UNSET if clocks is None else clocks,
            sealed,
            UNSET if watches else self.undo(receiver),
            result,
        )

    def undo(self, seat: int) -> messages.Reason | None:
        """Why the last action cannot be taken back; None if it can."""
        reason = self.game.why_not_undo(seat)
        if reason is None:
            return None
        if self.barred is None or self.barred[0] is not reason:
            self.barred = reason, reason_of(reason)
        return self.barred[1]

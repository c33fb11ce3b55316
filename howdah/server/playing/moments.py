"""Updates: what a seat or a spectator is told of a game in play becomes a moment (one receiver's update) here.

A moment is plain data, taken when it happens; `howdah.server.wire.encoding` makes bytes of it when it is sent.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from howdah.engine import contract, errors
from howdah.engine.contract import SPECTATOR
from howdah.engine.updates import Batch, Update
from howdah.server.playing.clocks import Now
from howdah.server.protocol import from_server, shared

if TYPE_CHECKING:
    from howdah.server.playing.game import Game


class Listener(NamedTuple):
    """Who is told: all sockets that get the same bytes."""

    receiver: int
    """What this seat, from 0, or `SPECTATOR` is shown."""
    positions: bool
    """Views come as position text too."""
    watches: bool
    """A spectator, who is offered nothing to do."""


@mypyc_attr(acyclic=True)
class Moment:
    """What one listener is told."""

    def __init__(
        self,
        listener: Listener,
        update: Update,
        legal: list[str],
        waiting: list[int],
        decision: int,
        clocks: from_server.Clocks | None,
        sealed: str,
        undo: errors.Reason | None,
        back: bool,
        ended: from_server.Result | None,
    ) -> None:
        self.listener = listener
        self.update = update
        """What the match says; the fields below take the place of its own."""
        self.legal = legal
        self.waiting = waiting
        """Seats from 0."""
        self.decision = decision
        self.clocks = clocks
        self.sealed = sealed
        """The listener's own answer that lies face down; empty for none."""
        self.undo = undo
        """Why the last action cannot be taken back; None if it can."""
        self.back = back
        """The others can be asked to let it be taken back."""
        self.ended = ended
        """How it ended, if the rules did not end it."""
        self.line = 0
        """The line of the log that the first event is; 0 for the present without events."""
        self.at = 0
        """When the events happened, in seconds since 1970."""


Told = dict[Listener, list[Moment]]
"""What each listener is told, in order."""


def wire_seat(receiver: int) -> int:
    """The seat as messages count it."""
    return shared.WATCHER if receiver == SPECTATOR else receiver + 1


def receiver_of(seat: int) -> int:
    """The seat as code counts it."""
    return SPECTATOR if seat == shared.WATCHER else seat - 1


def result_of(result: contract.Result) -> from_server.Result:
    return from_server.Result(
        result.ending,  # type: ignore[arg-type]
        result.clause,
        result.ranks,
        result.scores,
        [seat + 1 for seat in result.winners()],
    )


def add_moments(told: Told, game: "Game", batch: Batch, listeners: Iterable[Listener], now: Now) -> None:
    """What a batch tells these listeners; whoever is told nothing gets nothing."""
    clocks = game.clocks.told(now.steady, closes(game))
    at = game.times[-1] if game.times else now.wall
    updates = batch.updates(list({listener.receiver: True for listener in listeners}))
    lines = batch.lines
    for listener in listeners:
        update = updates.get(listener.receiver)
        if update is None:
            continue
        moment = moment_of(game, listener, update, clocks)
        moment.line, moment.at = lines[listener.receiver] + 1, at
        if listener in told:
            told[listener].append(moment)
        else:
            told[listener] = [moment]


def add_silent(told: Told, game: "Game", seats: set[int], listeners: Iterable[Listener], now: Now) -> None:
    """Something happened without an event: those who acted, or are asked now, still need the current update."""
    told |= present(game, [one for one in listeners if one.receiver in seats and one not in told], now)


def present(game: "Game", listeners: Iterable[Listener], now: Now) -> Told:
    """The current update, for whoever comes in or missed something."""
    match = game.match
    clocks = game.clocks.told(now.steady, closes(game))
    return {listener: [moment_of(game, listener, match.present(listener.receiver), clocks)] for listener in listeners}


def closes(game: "Game") -> float | None:
    """When the open window closes by itself."""
    return None if game.window is None else game.window.closes()


def moment_of(game: "Game", listener: Listener, update: Update, clocks: from_server.Clocks | None) -> Moment:
    """A moment as it is told. In a window nothing of it tells who has answered."""
    receiver, window = listener.receiver, game.window
    sealed, legal, waiting = "", update.legal, update.waiting
    if window is not None:
        waiting = window.asked
        if receiver in window.held:
            sealed, legal = window.held[receiver], []
    if game.ended is not None:
        legal, waiting = [], []
    if listener.watches:
        return Moment(listener, update, [], waiting, 0, clocks, sealed, None, False, game.ended)
    decision, undo = game.decisions(receiver), game.why_not_undo(receiver)
    back = undo is not None and game.ended is None and game.why_not_take_back(receiver) is None
    return Moment(listener, update, legal, waiting, decision, clocks, sealed, undo, back, game.ended)

"""What leaves a match: the updates of its receivers, the lines of their logs, and what a bot is given."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from howdah.engine.contract import Result, State, View
from howdah.engine.events import Event, Seen, all_seen_by
from howdah.engine.record import Entry
from howdah.engine.seats import EVERYONE, seats_in


@mypyc_attr(acyclic=True)
class Update:
    """What one receiver gets after a submission."""

    def __init__(
        self,
        number: int,
        events: list[Seen],
        view: View,
        legal: list[str],
        waiting: list[int],
        result: Result | None,
    ) -> None:
        self.number = number
        """Counts this receiver's updates: what it was not told of leaves no gap."""
        self.events = events
        self.view = view
        self.legal = legal
        """The action texts that the receiver may submit now."""
        self.waiting = waiting
        """The seats that have to decide."""
        self.result = result


@mypyc_attr(acyclic=True)
class Line:
    """A line of the log, as one receiver may look it up."""

    def __init__(self, number: int, entry: int, seen: Seen) -> None:
        self.number = number
        """Counts what this receiver was told and was not taken back, from 1: its address."""
        self.entry = entry
        """The entry of the record that brought it, from 1; 0 for what happened before the first."""
        self.seen = seen


@mypyc_attr(acyclic=True)
class Batch:
    """What came of a submission: its entries (outcomes of chance included), the events, and the state after."""

    def __init__(
        self,
        entries: list[Entry],
        events: list[Event],
        numbers: dict[int, int],
        state: State,
        lines: dict[int, int] | None = None,
    ) -> None:
        self.entries = entries
        self.events = events
        self.numbers = numbers
        self.lines: dict[int, int] = {} if lines is None else lines
        """For each receiver, how many lines its log had before."""
        self._state = state

    def update(self, receiver: int) -> Update | None:
        """The update of a seat or of `SPECTATOR`; None if it was told nothing."""
        return self.updates([receiver]).get(receiver)

    def updates(self, receivers: Sequence[int]) -> dict[int, Update]:
        """The updates of several, without those who were told nothing. Whoever is told the same shares one list."""
        state = self._state
        told = [receiver for receiver in receivers if receiver in self.numbers]
        alike = EVERYONE
        for event in self.events:
            alike &= event.audience & ~event.knowers
        same: list[Seen] | None = None
        waiting, result = seats_in(int(state.pending())), state.result()
        made: dict[int, Update] = {}
        for receiver, view in zip(told, state.views(told), strict=True):
            if not alike >> receiver & 1:
                events = all_seen_by(self.events, receiver)
            else:
                events = same = all_seen_by(self.events, receiver) if same is None else same
            made[receiver] = Update(self.numbers[receiver], events, view, texts_of(state, receiver), waiting, result)
        return made


def texts_of(state: State, seat: int) -> list[str]:
    """The action texts that a seat may submit in this state."""
    actions = state.rules.actions
    return [actions[action] for action in state.legal(seat)]


class InformationSet:
    """All that a bot is given: what its seat is shown, what it may do, and one world sampled from those that agree with
    what the seat knows. `world.redeal` samples more."""

    def __init__(self, seat: int, view: View, legal: list[int], world: State, past: list[Seen] | None = None) -> None:
        self.seat = seat
        self.view = view
        self.legal = legal
        self.world = world
        self.past: list[Seen] = [] if past is None else past
        """What the seat has been told since the match began, for bots that remember (`Bot.remembers`)."""

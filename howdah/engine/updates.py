"""What leaves a match: the updates of its receivers, the lines of their logs, and what a bot is given."""

from howdah.engine.contract import Result, State, View
from howdah.engine.events import Event, Seen, all_seen_by
from howdah.engine.record import Entry
from howdah.engine.seats import seats_in


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
        """The seats that owe a decision."""
        self.result = result


class Line:
    """A line of the log, as one receiver may look it up."""

    def __init__(self, number: int, entry: int, seen: Seen) -> None:
        self.number = number
        """Counts what this receiver was told and was not taken back, from 1: its address."""
        self.entry = entry
        """The entry of the record that brought it, from 1; 0 for what happened before the first."""
        self.seen = seen


class Batch:
    """What a submission brought: the entries that were appended (fate's included), the events, and the state after."""

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
        if receiver not in self.numbers:
            return None
        return update_of(self._state, receiver, self.numbers[receiver], all_seen_by(self.events, receiver))


def update_of(state: State, receiver: int, number: int, events: list[Seen]) -> Update:
    """What a receiver is shown in this state."""
    legal = [state.rules.actions[action] for action in state.legal(receiver)]
    waiting = seats_in(int(state.pending()))
    return Update(number, events, state.view(receiver), legal, waiting, state.result())


class Sight:
    """All that a bot is given: what its seat is shown, what it may do, and one world in which all it knows is true."""

    def __init__(self, seat: int, view: View, legal: list[int], world: State) -> None:
        self.seat = seat
        self.view = view
        self.legal = legal
        self.world = world

"""A match: a state, its record, and everybody's share of what happens. It knows no clock and no socket.

Whoever drives it (server, command line, lab, tests) submits action texts and hands on the updates. What a receiver may
see leaves here and nowhere else: events through `seen_by`, the rest through the state's `view` and `legal`.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, Result, Rules, State, View
from howdah.engine.dealers import Dealer
from howdah.engine.errors import Reason, Refusal, Suggestion
from howdah.engine.events import Event, Seen, Sink, all_seen_by, foreseen_by, seen_by
from howdah.engine.generator import Generator
from howdah.engine.lookahead import Branch, Continuation, announced_ways, ways_from
from howdah.engine.notation import Position, read_position
from howdah.engine.record import RESTATED, TAKE_BACK, UNDO, Entry, Record
from howdah.engine.registry import find
from howdah.engine.seats import seats_in
from howdah.engine.suggestions import suggest
from howdah.engine.updates import Batch, InformationSet, Line, Update, texts_of
from howdah.engine.vocabulary import TABLE_EVENTS

LONGEST_SUBMISSION: Final = 200
MOST_WAYS: Final = 240
MOST_TOGETHER: Final = 100
"""So many actions are remembered for a take-back by consent."""


class Match:
    """One game being played. Its state is private: ask for views, updates and information sets."""

    def __init__(
        self, rules: Rules, dealer: Dealer, names: dict[int, str] | None = None, start: State | None = None
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        opening = "" if start is None else repr(start)
        self.record = Record(rules.game, find(rules.game).behaviour, rules.seats, rules.options, names, opening)
        self.receivers = [*range(rules.seats), SPECTATOR]
        self._state = rules.new() if start is None else start.copy()
        self._journal: list[Event] = []
        self._entries: list[int] = []
        """For each event of the journal, the number of the entry that brought it."""
        self._lines: dict[int, int] = dict.fromkeys(self.receivers, 0)
        """How many events of the journal each receiver was told."""
        self._numbers: dict[int, int] = dict.fromkeys(self.receivers, 0)
        self._past: list[Moment] = []
        """The moments that `undo` can go back to, oldest first; all before the same seat's actions."""
        self._undo_blocked_by = Reason("undo-nothing")
        """Why the oldest of them cannot be passed."""
        self._together: list[Moment] = []
        """The moments that all together can go back to, oldest first: nothing has been shown since."""
        self._sealed = Reason("undo-nothing")
        """Why the oldest of these cannot be passed."""
        self.opening = self._close(self._state, [], Sink())
        """The outcomes of chance before the first decision."""

    # What is wanted of whom.

    def waiting(self) -> list[int]:
        """The seats that have to decide; none when the game is over."""
        return seats_in(int(self._state.pending()))

    def legal(self, seat: int) -> list[str]:
        """The action texts that a seat may submit now."""
        return texts_of(self._state, seat)

    def silent_answer(self, seat: int) -> str:
        """In a reaction window: the answer of a seat that says nothing; empty where none is open."""
        action = self._state.silent_answer(seat)
        return self.rules.actions[action] if action >= 0 else ""

    def order_value(self) -> int | None:
        """What an order may look at now; None where there are no orders."""
        return self._state.order_value()

    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self._state.result()

    def view(self, receiver: int) -> View:
        """What a seat or `SPECTATOR` is shown now."""
        return self._state.view(receiver)

    def present(self, receiver: int) -> Update:
        """The current update for one receiver: for whoever connects, or missed something."""
        state = self._state
        legal, waiting = texts_of(state, receiver), self.waiting()
        return Update(self._numbers[receiver], [], state.view(receiver), legal, waiting, state.result())

    def log(self, receiver: int) -> list[Seen]:
        """The game so far as this receiver may look it up: what is transient is withheld until the game is over."""
        return [line.seen for line in self.lines(receiver)]

    def lines(self, receiver: int) -> list[Line]:
        """The same with the address of each line. What is withheld keeps its number: the receiver was told it once."""
        over = self._state.pending() == 0
        last = {transient_key(event): place for place, event in enumerate(self._journal)}
        found: list[Line] = []
        number = 0
        for place, event in enumerate(self._journal):
            seen = seen_by(event, receiver)
            if seen is None:
                continue
            number += 1
            if over or not event.transient or last[transient_key(event)] == place:
                found.append(Line(number, self._entries[place], seen))
        return found

    def information_set(self, seat: int, generator: Generator, past: bool = False) -> InformationSet:
        """What a bot in this seat is given; with `past`, also all that the seat has been told, as far as it stands."""
        told = all_seen_by(self._journal, seat) if past else []
        state = self._state
        return InformationSet(seat, state.view(seat), state.legal(seat), state.redeal(seat, generator), told)

    # For referees: tests and scenarios.

    def truth(self, complete: bool = False) -> Position:
        """The whole truth; never for a player."""
        return self._state.position(complete)

    def known_text(self, seat: int) -> str:
        """What a seat knows for certain, as position text."""
        return str(self._state.known(seat))

    def shown(self, receiver: int) -> Position:
        """A receiver's view as a position."""
        return read_position(self._state.view(receiver).position)

    # Acting.

    def submit(self, seat: int, actions: str | Sequence[str]) -> Batch:
        """Take one action, or a list of them, all or none; raise `Refusal` and change nothing if that cannot be."""
        texts = [actions] if isinstance(actions, str) else list(actions)
        numbers = self.check(seat, texts)
        state = self._state
        past, barrier = self._past, self._undo_blocked_by
        together, sealed = self._together, self._sealed
        if past and past[-1].seat != seat:
            past, barrier = [], Reason("undo-other-seat")
        entries: list[Entry] = []
        sink = Sink()
        for action in numbers:
            text = self.rules.actions[action]
            told = len(sink.events)
            moment = Moment(state, seat, text, len(self._journal) + told, past, barrier)
            past, together = [*past, moment], [*together, moment][-MOST_TOGETHER:]
            final, binding = state.is_final(seat, action), state.is_binding(seat, action)
            state = state.copy()
            state.apply(seat, action, sink)
            entries.append(Entry(seat, text))
            shown = any(event.reveals for event in sink.events[told:])
            if final or shown:
                past, barrier = [], Reason("undo-final" if final else "undo-shown")
            if binding or shown:
                together, sealed = [], Reason("undo-shown" if shown else "undo-final")
        return self._close(state, entries, sink, past, barrier, together, sealed)

    def enter(self, seat: int, text: str) -> Batch:
        """Take an entry of a record: an action, or that one was taken back."""
        if text == UNDO:
            return self.undo(seat)
        return self.take_back(seat) if text == TAKE_BACK else self.submit(seat, text)

    def check(self, seat: int, texts: Sequence[str]) -> list[int]:
        """The actions that a list names, each legal after those before it; raise `Refusal` otherwise.

        A list may not reach beyond what is open when it is submitted: the refusal of a later action would tell it.
        """
        if not 0 < len(texts) <= LONGEST_SUBMISSION:
            raise Refusal(Reason("submission-size", facts={"count": len(texts), "most": LONGEST_SUBMISSION}))
        numbers = [self._number(seat, texts[0], self._state, 0)]
        trial = self._state if len(texts) == 1 else self._state.copy()
        for place, text in enumerate(texts[1:], start=1):
            if not self._stays_open(trial, seat, numbers[-1], Sink()):
                raise Refusal(Reason("list-too-long", facts={"action": texts[place - 1]}), place)
            numbers.append(self._number(seat, text, trial, place))
        return numbers

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why a seat cannot do this now; None if it can."""
        try:
            self._number(seat, text, self._state, 0)
        except Refusal as refusal:
            return refusal.reason
        return None

    def suggestion(self, seat: int, text: str) -> Suggestion | None:
        """The smallest change that would make this possible for a seat, found in what it knows; None where it is
        possible or nothing certain can be said."""
        action = self.rules.number_of(seat, text) if seat in range(self.rules.seats) else -1
        return suggest(self._state, seat, action) if action >= 0 else None

    def preview(self, seat: int, actions: str | Sequence[str]) -> list[Seen]:
        """What would follow, from open facts alone: up to the next hidden fact or chance node, in a re-dealt world."""
        world = self._state.redeal(seat, Generator(0))
        sink = Sink()
        for place, text in enumerate([actions] if isinstance(actions, str) else actions):
            if not self._stays_open(world, seat, self._number(seat, text, world, place), sink):
                break
        return foreseen_by(sink.events, seat)

    def ways(self, seat: int, actions: Sequence[str]) -> list[Continuation]:
        """Every way on from these actions through the choices of the act they begin, if all others let it happen.

        As a preview, in a re-dealt world. Without actions, the ways on from here.
        """
        branch = Branch(self._state.redeal(seat, Generator(0)))
        for place, text in enumerate(actions):
            branch.step(seat, self._number(seat, text, branch.world, place))
            if not branch.open:
                break
        return ways_from(branch, seat, MOST_WAYS, seat)

    def announced_ways(self, receiver: int) -> list[Continuation]:
        """What comes of the act that an open window is about if nobody stops it, as far as the receiver can know."""
        return announced_ways(self._state.redeal(receiver, Generator(0)), receiver, MOST_WAYS)

    def undo(self, seat: int) -> Batch:
        """Take back the last action of this seat, if nothing has come of it that cannot be taken back."""
        barred = self.why_not_undo(seat)
        if barred is not None:
            raise Refusal(barred)
        moment = self._past[-1]
        sink = Sink()
        sink.tell("undone", {"seat": seat + 1, "action": moment.text})
        return self._go_back(moment, Entry(seat, UNDO), sink)

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take its last action back; None if it can."""
        if not self._past:
            return self._undo_blocked_by
        if self._past[-1].seat != seat:
            return Reason("undo-other-seat")
        return None

    def take_back(self, seat: int) -> Batch:
        """Go back to before the last action of this seat, whoever has acted since: all others have agreed. Nobody is
        told what it was, since it may lie face down."""
        barred = self.why_not_take_back(seat)
        if barred is not None:
            raise Refusal(barred)
        sink = Sink()
        sink.tell("taken-back", {"seat": seat + 1})
        moment = next(moment for moment in reversed(self._together) if moment.seat == seat)
        return self._go_back(moment, Entry(seat, TAKE_BACK), sink)

    def why_not_take_back(self, seat: int) -> Reason | None:
        """Why not even all together can take a seat's last action back; None if they can."""
        return None if any(moment.seat == seat for moment in self._together) else self._sealed

    def undo_depth(self) -> int:
        """How many actions can be taken back, one after the other."""
        return len(self._past)

    def restate(self) -> Batch:
        """Record the position and the current behaviour version: a match begun under another one continues from
        here."""
        self._past, self._undo_blocked_by = [], Reason("undo-restated")
        self._together, self._sealed = [], self._undo_blocked_by
        entry = Entry(RESTATED, f"{find(self.rules.game).behaviour} {self._state!r}")
        self.record.entries.append(entry)
        return Batch([entry], [], {}, self._state)

    def shift_lines(self, earlier: int) -> None:
        """So many entries stand in the record before those that were replayed."""
        self._entries = [entry + earlier for entry in self._entries]

    # Inside.

    def _number(self, seat: int, text: str, state: State, place: int) -> int:
        """The action that a text names, if it is legal in this state."""
        if seat not in range(self.rules.seats):
            raise Refusal(Reason("no-such-seat", facts={"seats": self.rules.seats}), place)
        action = self.rules.number_of(seat, text)
        if action < 0:
            raise Refusal(Reason("unknown-action", facts={"action": text}), place)
        if action in state.legal(seat):
            return action
        reason = state.explain(seat, action)
        raise Refusal(reason if reason is not None else Reason("not-asked"), place)

    def _stays_open(self, world: State, seat: int, action: int, sink: Sink) -> bool:
        """Apply an action; whether nothing hidden was shown by it and the list may go on.

        After an action that is final it goes on only where this seat alone is asked, and it was no answer: what
        follows an answer depends on answers that are sealed.
        """
        barred = world.is_final(seat, action) and world.silent_answer(seat) >= 0
        final = world.is_final(seat, action)
        world.apply(seat, action, sink)
        if barred or world.pending() & CHANCE_BIT or any(event.reveals for event in sink.events):
            return False
        return not final or world.pending() == 1 << seat

    def _go_back(self, moment: "Moment", entry: Entry, sink: Sink) -> Batch:
        """Be as before an action; what was told since is no longer in anybody's log."""
        self._count_lines(self._journal[moment.told :], -1)
        del self._journal[moment.told :]
        del self._entries[moment.told :]
        earlier = self._together.index(moment) if moment in self._together else 0
        together = self._together[:earlier]
        return self._close(moment.state, [entry], sink, moment.past, moment.barrier, together, self._sealed)

    def _close(
        self,
        state: State,
        entries: list[Entry],
        sink: Sink,
        past: "list[Moment] | None" = None,
        barrier: Reason | None = None,
        together: "list[Moment] | None" = None,
        sealed: Reason | None = None,
    ) -> Batch:
        """Resolve chance first, then commit: if a dealer fails, nothing has changed."""
        asked = len(entries)
        while state.pending() & CHANCE_BIT:
            outcome = self.dealer.answer(state)
            state.apply(CHANCE, outcome, sink)
            entries.append(Entry(CHANCE, self.rules.outcomes[outcome]))
        if len(entries) > asked:
            past, barrier = [], Reason("undo-fate")
            together, sealed = [], barrier
        self._state = state
        self._past = past or []
        self._undo_blocked_by = barrier or self._undo_blocked_by
        self._together = together or []
        self._sealed = sealed or self._sealed
        lines = dict(self._lines)
        lasting = [event for event in sink.events if event.kind not in TABLE_EVENTS]
        self.record.entries.extend(entries)
        self._journal.extend(lasting)
        self._entries.extend([len(self.record.entries)] * len(lasting))
        self._count_lines(lasting, 1)
        return Batch(entries, sink.events, self._count_updates(entries, sink.events), state, lines)

    def _count_lines(self, events: list[Event], change: int) -> None:
        """So many lines more, or less, in the log of everyone who was told."""
        for event in events:
            for receiver in self.receivers:
                if event.audience >> receiver & 1:
                    self._lines[receiver] += change

    def _count_updates(self, entries: list[Entry], events: list[Event]) -> dict[int, int]:
        """The number of this update for everyone who is told something, and for whoever acted: to take no further step
        is no event, but what is asked next is news to that seat."""
        told = 0
        for event in events:
            told |= event.audience
        for entry in entries:
            told |= 1 << entry.seat
        numbers: dict[int, int] = {}
        for receiver in self.receivers:
            if told >> receiver & 1:
                self._numbers[receiver] += 1
                numbers[receiver] = self._numbers[receiver]
        return numbers


def transient_key(event: Event) -> str:
    """A transient event gives way to the next one of its kind, and of its seat if it names one."""
    return f"{event.kind} {event.facts.get('seat', '')}"


@mypyc_attr(acyclic=True)
class Moment:
    """A state before an action, how much had been told by then, and what its seat could take back."""

    def __init__(self, state: State, seat: int, text: str, told: int, past: "list[Moment]", barrier: Reason) -> None:
        self.state = state
        self.seat = seat
        self.text = text
        self.told = told
        self.past = past
        self.barrier = barrier

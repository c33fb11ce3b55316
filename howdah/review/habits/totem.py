"""What is seen of a player of Totem: how the totem is covered, how far pieces stray, what rolls are used for."""

from typing import Final

from howdah.engine.contract import CHANCE, State
from howdah.engine.events import Event
from howdah.games.totem.board import PLANE, around, distance, places_in
from howdah.games.totem.codes import BOTH, DICE, ENTER, OVER, START_CELL, START_DIE, START_DONE, USE
from howdah.games.totem.rules import TotemState
from howdah.review.habits.sighting import Measure, Watcher

DANGER: Final = 6
"""An enemy piece that is so near may strike at the totem soon."""


class Turn:
    """A turn that is being watched."""

    def __init__(self, state: TotemState, seat: int, entry: int) -> None:
        self.seat = seat
        self.entry = entry
        self.totem = int(state.totems[seat])
        self.danger = nearest_enemy(state, seat, self.totem)
        self.contact = least_gap(state, seat)
        self.taken = 0


class TotemWatcher(Watcher):
    """Takes down turns as wholes, and what each roll was used for."""

    measures = (
        Measure("open-sides", "", "leaves-totem-open"),
        Measure("spread", "huddles", "spreads-pieces"),
        Measure("enters", "never-enters", "enters-always"),
        Measure("evades", "never-evades", "flees-always"),
        Measure("captures", "never-captures", ""),
        Measure("one-die", "", "throws-dice-away"),
        Measure("totem-moves", "", "wanders-with-totem"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn: Turn | None = None

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        assert isinstance(state, TotemState)
        if seat == CHANCE or state.phase in (START_CELL, START_DIE, START_DONE):
            return
        if self.turn is None:
            self.turn = Turn(state, seat, entry)
        if state.phase == DICE:
            legal = state.legal(seat)
            if any(choice >= ENTER for choice in legal):
                bare = bucket(int(state.active[seat]), 3, 6, 12)
                near = "near" if self.turn.danger <= DANGER else "far"
                self.see(seat, "enters", f"{bare} {near}", float(action >= ENTER), entry)
            if BOTH in legal and action < ENTER:
                self.see(seat, "one-die", "", float(USE < action <= USE + 6), entry)

    def hear(self, state: State, seat: int, events: list[Event]) -> None:  # noqa: ARG002
        assert isinstance(state, TotemState)
        turn = self.turn
        if turn is None:
            return
        for event in events:
            if event.kind in ("eliminated", "totem-eliminated") and event.facts.get("by") == turn.seat + 1:
                turn.taken += 1
        if state.turn != turn.seat or state.phase == OVER or any(event.kind == "turn-began" for event in events):
            self.finish(state, turn)
            self.turn = None

    def finish(self, state: TotemState, turn: Turn) -> None:
        """Take down a turn that is over."""
        seat, entry = turn.seat, turn.entry
        self.see(seat, "captures", bucket(turn.contact, 1, 2, 3, 4, 5, 6, 8), float(turn.taken > 0), entry)
        totem = int(state.totems[seat])
        if totem == 0 or state.phase == OVER:
            return
        group = seat * PLANE
        pieces = [place for place in places_in(state.board, group) if place != totem]
        many = bucket(len(pieces), 2, 4, 6, 8, 11)
        near = "near" if turn.danger <= DANGER else "far"
        if pieces:
            inside = min(6, len(pieces))
            covered = int(around(state.board, group, totem)).bit_count()
            self.see(seat, "open-sides", f"{many} {near}", float(inside - covered), entry)
            spread = sum(int(distance(place, totem)) for place in pieces) / len(pieces)
            self.see(seat, "spread", f"{many} {near}", spread, entry)
        moved = float(totem != turn.totem)
        if turn.danger <= DANGER:
            self.see(seat, "evades", f"{many} {turn.danger}", moved, entry)
        else:
            self.see(seat, "totem-moves", many, moved, entry)


def bucket(number: int, *bounds: int) -> str:
    """The first bound that is not below a number, as text."""
    return next((f"<={bound}" for bound in bounds if number <= bound), f">{bounds[-1]}")


def enemies(state: TotemState, seat: int) -> list[int]:
    """Where the pieces and totems of all others stand."""
    return [
        place
        for other in range(state.rules.seats)
        if other != seat and state.totems[other] != 0
        for place in places_in(state.board, other * PLANE)
    ]


def nearest_enemy(state: TotemState, seat: int, totem: int) -> int:
    """How far the nearest enemy is from a place."""
    return min((int(distance(place, totem)) for place in enemies(state, seat)), default=99)


def least_gap(state: TotemState, seat: int) -> int:
    """How far an own piece and an enemy are apart at least."""
    own = places_in(state.board, seat * PLANE)
    return min((int(distance(one, other)) for one in own for other in enemies(state, seat)), default=99)

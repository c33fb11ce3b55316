"""Turns of Totem: lines grow together, action by action, and of many the best are followed; those that meet are one."""

from typing import Final

from howdah.bots.evaluation import evaluation_of
from howdah.engine.contract import CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.vectors import vec
from howdah.games.totem.codes import DICE
from howdah.games.totem.rules import TotemState
from howdah.review.grading.turns import MOST_ACTIONS, Line, TurnGame, resolve_chance

WIDE: Final = 10
"""Lines that are followed of the turn under review; of simulated turns of others, `NARROW`."""
NARROW: Final = 2


class TotemTurns(TurnGame):
    """Looks through turns with the bots' evaluation."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.evaluation = evaluation_of(rules)
        self.values = vec[float]([0.0] * rules.seats)

    def lines(self, root: State, seat: int) -> list[Line]:
        return self.grown(root, seat, WIDE)

    def grown(self, root: State, seat: int, width: int) -> list[Line]:
        """Lines to the end of the turn or to the next roll, the best first."""
        self.evaluation.begin(root)
        seen: set[int] = set()
        ended: list[Line] = []
        growing = [Line([], root, 0.0)]
        for _ in range(MOST_ACTIONS):
            longer: list[Line] = []
            for line in growing:
                for action in line.end.legal(seat):
                    then = line.end.copy()
                    then.apply(seat, action, None)
                    goes_on = then.pending() == 1 << seat
                    key = self.key(then)
                    if goes_on and key in seen:
                        continue
                    seen.add(key)
                    self.evaluation.judge(then, self.values)
                    made = Line([*line.actions, action], then, float(self.values[seat]))
                    (longer if goes_on else ended).append(made)
            if not longer:
                break
            longer.sort(key=lambda line: -line.value)
            growing = longer[:width]
        ended.sort(key=lambda line: -line.value)
        return ended or growing

    def key(self, state: State) -> int:
        return int(self.evaluation.key(state))

    def roll_out(self, world: State, seat: int, actions: list[int], generator: Generator) -> None:
        for action in actions:
            if world.pending() != 1 << seat or action not in world.legal(seat):
                break
            world.apply(seat, action, None)
        begun = self.turn(world)
        left = MOST_ACTIONS
        while world.pending() and left > 0:
            left -= 1
            resolve_chance(world, generator)
            asked = seats_in(int(world.pending()))
            if not asked or (asked[0] == seat and self.turn(world) != begun):
                return
            for action in self.grown(world, asked[0], NARROW)[0].actions:
                world.apply(asked[0], action, None)

    def turn(self, state: State) -> tuple[int, int]:
        assert isinstance(state, TotemState)
        return int(state.round), int(state.turn)

    def wins(self, root: State, seat: int) -> tuple[list[int], bool] | None:
        """Nobody can answer in Totem: what ends the game here is certain."""
        assert isinstance(root, TotemState)
        if root.phase < DICE or root.pending() & CHANCE_BIT:
            return None
        best = self.lines(root, seat)[0]
        result = best.end.result()
        return (best.actions, True) if result is not None and result.winners() == [seat] else None

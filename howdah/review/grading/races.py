"""Turns of races, by the lines of the bots that play them."""

from typing import Final

from howdah.bots.race.bot import varied
from howdah.bots.race.keys import key_of
from howdah.bots.race.lines import Breadth, Lines, let_pass
from howdah.bots.race.rollouts import answer_worth, roll_out
from howdah.bots.race.wins import find_win
from howdah.engine.contract import Rules, State
from howdah.engine.generator import Generator
from howdah.games.race.codes import WINDOW
from howdah.games.race.state import RaceRules, RaceState
from howdah.review.grading.turns import Line, TurnGame

BREADTH: Final = Breadth(12, 20, 3, 30)


class RaceTurns(TurnGame):
    """Looks through turns, and through answers in windows."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, RaceRules)
        self.seeker = Lines(rules)

    def lines(self, root: State, seat: int) -> list[Line]:
        assert isinstance(root, RaceState)
        if root.race.phase == WINDOW:
            answers = [
                Line([answer], self.follow(root, seat, [answer]), answer_worth(self.seeker, root, seat, answer))
                for answer in root.legal(seat)
            ]
            return sorted(answers, key=lambda line: -line.value)
        found = varied(self.seeker.find(root, seat, BREADTH), root.kit)
        return [Line(line.actions, line.state, line.value) for line in found]

    def key(self, state: State) -> int:
        assert isinstance(state, RaceState)
        return int(key_of(state.race))

    def roll_out(self, world: State, seat: int, actions: list[int], generator: Generator) -> None:
        assert isinstance(world, RaceState)
        roll_out(self.seeker, world, seat, actions, generator)

    def wins(self, root: State, seat: int) -> tuple[list[int], bool] | None:
        assert isinstance(root, RaceState)
        if root.race.phase == WINDOW:
            return None
        line = find_win(root, seat)
        return None if line is None else (line.actions, line.windows == 0)

    def let_pass(self, state: State, seat: int) -> None:
        assert isinstance(state, RaceState)
        let_pass(state, 1 << seat)

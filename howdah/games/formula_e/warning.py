"""The warning before a movement that ends the race (RACE-7.2)."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.cards.places import NO_CARD
from howdah.games.race.codes import AHEAD, CARPET, NO_EFFECT, NOBODY, WAYS
from howdah.games.race.movement.moving import begin_move, fly, leader_home, take_step, walk_on
from howdah.games.race.race import Race


def warn(race: Race, sink: Sink) -> None:
    """RACE-7.2: the movement that was declared ends the race, if nobody cancels it."""
    if race.kit.points[race.card] == 0:
        return
    trial = race.copy()
    effect = NO_EFFECT if trial.partner == NO_CARD else int(trial.kit.effect[trial.partner])
    begin_move(trial, trial.active, trial.kit.points[trial.card], effect, AHEAD)
    if effect == CARPET:
        fly(trial, None)
    winner = certain_winner(trial, {})
    if winner != NOBODY:
        sink.tell("race-would-end", {"seat": winner + 1})


def certain_winner(race: Race, followed: dict[str, int]) -> i64:
    """Who wins by the rest of this movement whatever is chosen on the way, or NOBODY.

    Many ways lead to the same fork: `followed` has the winner of each that was followed already.
    """
    if not walk_on(race, None):
        return leader_home(race)
    board = race.board
    fork = f"{list(board.at)} {list(board.laps)} {board.stopped} {race.points} {race.run}"
    if fork in followed:
        return i64(followed[fork])
    winner: i64 = NOBODY
    for way in range(i64(len(WAYS))):
        if race.options >> way & 1 == 0:
            continue
        trial = race.copy()
        take_step(trial, way, None)
        found = certain_winner(trial, followed)
        if found == NOBODY or winner not in (NOBODY, found):
            return NOBODY
        winner = found
    followed[fork] = int(winner)
    return winner

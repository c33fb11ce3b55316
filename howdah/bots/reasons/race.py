"""Why a line of a race is good: what it brings the own elephants, and what it costs the others.

A line is told by what it does up to the next chance node, if all pass. It is tried in several worlds that the seat
cannot tell apart; what is not the same in all of them is not said.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.bots.race.lines import Line, Lines, let_pass
from howdah.bots.race.rollouts import QUICK
from howdah.bots.race.wins import columns_left, find_win
from howdah.bots.reasons.said import Why
from howdah.engine.generator import Generator
from howdah.games.race.cards.places import NO_CARD
from howdah.games.race.codes import DEAL, FIRST, OVER, PASS, PLACE, STEAL, WINDOW
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race
from howdah.games.race.state import RaceState

WORLDS: Final = 3
NEAR: Final = 6
"""A rival so many columns behind wants to go where an elephant stands."""


def race_why(world: RaceState, seat: int, best: int, generator: Generator) -> Why | None:
    """What speaks for an action, with the line that it begins."""
    phase = world.race.phase
    if phase in (FIRST, PLACE, DEAL):
        return None
    root = world.reopened_for(seat)
    assert isinstance(root, RaceState)
    worlds = [root]
    for _ in range(WORLDS - 1):
        other = root.redeal(seat, generator)
        assert isinstance(other, RaceState)
        worlds.append(other)
    if phase == WINDOW:
        return same([answer_why(each, seat, best) for each in worlds])
    lines = Lines(root.race_rules)
    win = find_win(root, seat)
    actions = win.actions if win is not None and win.actions[0] == best else line_of(lines, root, seat, best)
    return same([line_why(lines, each, seat, actions) for each in worlds])


def same(whys: list[Why | None]) -> Why | None:
    """What is said in all worlds alike."""
    texts = {str(why) for why in whys}
    return whys[0] if len(texts) == 1 else None


def line_of(lines: Lines, state: RaceState, seat: int, first: int) -> list[int]:
    """An action and the best that a quick look finds after it in this turn."""
    begun = Line(state, [], 0).after(seat, first)
    if begun.state.pending() != 1 << seat or begun.state.race.phase == WINDOW:
        return [first]
    return [first, *lines.find(begun.state, seat, QUICK)[0].actions]


def played(state: RaceState, seat: int, actions: list[int]) -> Line | None:
    """Where the actions lead if all let them pass; None if one of them is not possible."""
    line = Line(state, [], 0)
    for action in actions:
        if line.state.pending() != 1 << seat or action not in line.state.legal(seat):
            return None
        line = line.after(seat, action)
    return line


# A line of the own turn.


def line_why(lines: Lines, state: RaceState, seat: int, actions: list[int]) -> Why | None:
    """The most telling of what a line does."""
    line = played(state, seat, actions)
    if line is None:
        return None
    if line.state.race.phase == OVER:
        if line.state.race.winner != seat:
            return None
        return Why("wins" if line.windows == 0 else "wins-unless-tiger")
    change = Change(lines, state, line.state, seat)
    if change.ahead > 0 and change.lost > 0:
        return Why("ahead-and-back", {"steps": change.ahead, "seat": change.loser + 1, "lost": change.lost})
    if change.lost > 0:
        return Why("sets-back", {"seat": change.loser + 1, "lost": change.lost})
    if change.ahead > 0:
        return ahead_why(state, line.state, seat, actions, change.ahead)
    if change.barred >= 0:
        return Why("bars", {"seat": change.barred + 1})
    if change.is_cleared:
        return Why("clears")
    return card_why(state, line.state, seat, actions)


class Change:
    """What has become of everybody's way by a line."""

    def __init__(self, lines: Lines, before: RaceState, after: RaceState, seat: int) -> None:
        evaluation = lines.evaluation
        assert isinstance(evaluation, RaceEvaluation)
        self.ahead = 0
        """Columns that the seat has come nearer to the line."""
        self.lost = 0
        """Columns that the rival who lost most has lost, and who that is."""
        self.loser = -1
        self.barred = -1
        """A rival whose way is longer by cows that were led."""
        self.is_cleared = False
        """Cows that were led have made the own way shorter."""
        herded = list(before.race.real_board().cows) != list(after.race.board.cows)
        for one in range(before.rules.seats):
            columns = columns_left(before.race, before.race.real_board(), one)
            nearer = int(columns - columns_left(after.race, after.race.board, one))
            way = way_of(evaluation, before.race, before.race.real_board(), one)
            shorter = way - way_of(evaluation, after.race, after.race.board, one)
            if one == seat:
                self.ahead = nearer
                self.is_cleared = herded and shorter > 0
            elif -nearer > self.lost:
                self.lost, self.loser = -nearer, one
            elif herded and nearer == 0 and shorter < 0 and self.barred < 0:
                self.barred = one


def way_of(evaluation: RaceEvaluation, race: Race, board: Board, seat: int) -> int:
    """Steps to go, around cows and gaps."""
    evaluation.board = board
    evaluation.find_ways()
    return int(evaluation.steps_left(race, seat))


def ahead_why(before: RaceState, after: RaceState, seat: int, actions: list[int], ahead: int) -> Why:
    """A line that brings the own elephants ahead: what else there is to it."""
    if after.race.board.opened & ~before.race.real_board().opened:
        return Why("opens", {"steps": ahead})
    waiting = blocked_by(before, after, seat)
    if waiting >= 0:
        return Why("blocks", {"steps": ahead, "seat": waiting + 1})
    kit = before.kit
    used = max([int(kit.points[kind]) for kind in kinds_played(before, actions)], default=0)
    hand = [kind for kind in range(int(kit.kinds)) if after.race.cards.hands[seat * kit.kinds + kind] > 0]
    best = max(hand, key=lambda kind: int(kit.points[kind]), default=NO_CARD)
    if best != NO_CARD and used > 0 and kit.points[best] >= used:
        return Why("ahead-and-keeps", {"steps": ahead, "card": kit.deck.names[best]})
    return Why("ahead", {"steps": ahead})


def kinds_played(state: RaceState, actions: list[int]) -> list[int]:
    """The cards that a line plays alone; pairs of Formula E count with their movement."""
    kit = state.kit
    kinds: list[int] = []
    for action in actions:
        if kit.play_block <= action < kit.discard_block:
            name = kit.actions[action].split(" ")[1]
            kinds.append(kit.deck.names.index(name))
    return kinds


def blocked_by(before: RaceState, after: RaceState, seat: int) -> int:
    """A rival behind an own elephant that now stands firm before the only lane of a crossing; -1 if there is none."""
    board, track = after.race.board, after.kit.track
    own: i64 = after.race.own(seat)
    for elephant in range(int(after.kit.elephants)):
        cell = board.where[elephant]
        if own >> elephant & 1 == 0 or cell < 0 or cell == before.race.real_board().where[elephant]:
            continue
        column: i64 = cell // track.lanes
        first: i64 = (column + 1) * track.lanes
        if first >= track.cells or not board.stands_firm(cell):
            continue
        if sum(int(track.exists[ahead]) != 0 for ahead in range(int(first), int(first + track.lanes))) != 1:
            continue
        for rival in range(int(after.kit.elephants)):
            behind = column - board.where[rival] // track.lanes
            if own >> rival & 1 == 0 and board.where[rival] >= 0 and 0 <= behind <= NEAR:
                return int(after.race.owner(rival))
    return -1


def card_why(before: RaceState, after: RaceState, seat: int, actions: list[int]) -> Why | None:
    """A line that moves nobody: cobras, cards of others, cards for others."""
    for other in range(before.rules.seats):
        if after.race.cobras[other] > before.race.cobras[other] and other != seat:
            return Why("gives-cobra", {"seat": other + 1})
    if after.race.cobras[seat] < before.race.cobras[seat]:
        return Why("drops-cobras")
    kit = before.kit
    if after.race.phase == STEAL:
        return Why("robs", {"seat": int(after.race.source) + 1})
    if any(kit.take_block <= action < kit.cow_block for action in actions):
        return Why("fetches")
    count = sum(kit.discard_block <= action < kit.take_block for action in actions)
    return Why("new-cards", {"count": count}) if count > 0 else None


# An answer in a tiger window.


def answer_why(state: RaceState, seat: int, answer: int) -> Why | None:
    """What a tiger prevents; or that it is kept."""
    race = state.race
    if answer == PASS:
        return Why("tiger-kept")
    let_be, answered = after_answer(state, seat, PASS), after_answer(state, seat, answer)
    active = int(race.active)
    if let_be.race.phase == OVER and let_be.race.winner != seat:
        return Why("tiger-stops-win", {"seat": active + 1}) if answered.race.phase != OVER else None
    card = state.kit.deck.names[race.card]
    if race.chain % 2 == 1:
        return Why("tiger-back", {"card": card}) if race.partner == NO_CARD else None
    left = [columns_left(each.race, each.race.board, seat) for each in (let_be, answered)]
    mine = int(left[0] - left[1])
    if mine > 0:
        return Why("tiger-saves", {"steps": mine})
    return Why("tiger-cancels", {"seat": active + 1, "card": card}) if race.partner == NO_CARD else None


def after_answer(state: RaceState, seat: int, answer: int) -> RaceState:
    """The window after one answer, if all others pass, then and later."""
    then = state.copy()
    asked = then.race.asked
    then.apply(seat, answer, None)
    for other in range(then.rules.seats):
        if other != seat and asked >> other & 1 != 0:
            then.apply(other, PASS, None)
    let_pass(then, 0)
    return then

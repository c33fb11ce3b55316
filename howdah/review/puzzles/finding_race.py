"""Puzzles of the races: wins within a turn, lines that are far better than all others, tigers that pay or wait.

What looks clear to the evaluation is tried in worlds that agree with what the seat knows, playing on until its next
turn, and what stays clear is tried again in more of them.
"""

from typing import Final

from howdah.bots.race.bot import varied
from howdah.bots.race.lines import Breadth, Line, Lines
from howdah.bots.race.rollouts import roll_out
from howdah.bots.race.wins import find_win
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.games.race.codes import PASS, TURN, WINDOW
from howdah.games.race.state import RaceState
from howdah.review.model import Said
from howdah.review.puzzles.clear import Clear, Pairs
from howdah.review.puzzles.model import BEST, WIN
from howdah.review.puzzles.playing import has_won

BREADTH: Final = Breadth(12, 20, 3, 30)
FIRST_WORLDS: Final = 10
MORE_WORLDS: Final = 50
LOOKS_CLEAR: Final = 0.2
"""In payoffs: by so much the evaluation likes the best line better than any that plays other cards."""
AS_GOOD: Final = 0.02
"""Lines of the same cards that the evaluation likes as much are as good."""
MOST_LINES: Final = 8
RIVALS: Final = 5
"""So many lines of other cards are tried against the best."""


class RaceFinder:
    """Looks at decisions of one table."""

    def look(self, state: RaceState, seat: int) -> Clear | None:
        """What is clear about a decision, from what its seat knows."""
        race = state.race
        known = str(state.known(seat))
        luck = Generator(digest(known))
        world = state.redeal(seat, luck)
        root = world.reopened_for(seat)
        assert isinstance(root, RaceState)
        lines = Lines(state.race_rules)
        if race.phase == WINDOW:
            return answer(lines, root, seat, luck) if len(root.legal(seat)) > 1 else None
        if race.phase != TURN or race.played:
            return None
        win = find_win(root, seat)
        found = varied(lines.find(root, seat, BREADTH), root.kit)
        if win is not None:
            return win_now(lines, root, seat, win, found, luck)
        return line(lines, root, seat, found, luck)


def win_now(lines: Lines, root: RaceState, seat: int, win: Line, found: list[Line], luck: Generator) -> Clear | None:
    """A win within the turn, if it is better than to wait although others may stop it."""
    others = [one for one in found if not has_won(one.state, seat)]
    if not others:
        return None
    pairs = tried(lines, root, seat, win.actions, others[0].actions, FIRST_WORLDS, luck)
    if not pairs.is_clear():
        return None
    cards = [text for text in texts(root, win.actions) if text.startswith("play ")]
    said = Said("wins-now", {"cards": len(cards), "windows": win.windows})
    return Clear(WIN, [texts(root, win.actions)], said, *pairs.means())


def line(lines: Lines, root: RaceState, seat: int, found: list[Line], luck: Generator) -> Clear | None:
    """A line that is better than all that play other cards."""
    if not found or found[0].state.pending() == 1 << seat:
        return None
    best = found[0]
    cards = cards_of(root, best)
    others = [one for one in found if cards_of(root, one) != cards]
    if not others or best.value - others[0].value < LOOKS_CLEAR:
        return None
    rivals = [
        (tried(lines, root, seat, best.actions, rival.actions, FIRST_WORLDS, luck), rival)
        for rival in varied_cards(root, others)[:RIVALS]
    ]
    if not all(pairs.may_become_clear() for pairs, _ in rivals):
        return None
    # The best of the others is tried again, in more worlds.
    strongest = max(rivals, key=lambda one: one[0].means()[1])[1]
    pairs = tried(lines, root, seat, best.actions, strongest.actions, MORE_WORLDS, luck)
    if not pairs.is_clear():
        return None
    equals = [one for one in found if cards_of(root, one) == cards and best.value - one.value <= AS_GOOD]
    ended = [texts(root, one.actions) for one in equals if one.state.pending() != 1 << seat]
    said = Said("best-line", {"cards": len(cards)})
    return Clear(BEST, ended[:MOST_LINES], said, *pairs.means())


def varied_cards(root: RaceState, found: list[Line]) -> list[Line]:
    """The best line of each set of cards."""
    firsts: dict[str, Line] = {}
    for one in found:
        firsts.setdefault(" ".join(cards_of(root, one)), one)
    return list(firsts.values())


def answer(lines: Lines, root: RaceState, seat: int, luck: Generator) -> Clear | None:
    """To play a tiger, or to keep it."""
    tigers = [action for action in root.legal(seat) if action != PASS]
    if len(tigers) != 1:
        return None
    pairs = tried(lines, root, seat, tigers, [PASS], FIRST_WORLDS, luck)
    pays = pairs.means()[0] > pairs.means()[1]
    one, other = (tigers, [PASS]) if pays else ([PASS], tigers)
    if abs(pairs.means()[0] - pairs.means()[1]) < 0.1:
        return None
    pairs = tried(lines, root, seat, one, other, MORE_WORLDS, luck)
    if not pairs.is_clear():
        return None
    card = root.kit.deck.names[int(root.race.card)]
    said = Said("tiger-pays" if pays else "tiger-waits", {"card": card})
    return Clear(BEST, [texts(root, one)], said, *pairs.means())


def tried(
    lines: Lines, root: RaceState, seat: int, one: list[int], other: list[int], worlds: int, luck: Generator
) -> Pairs:
    """Two lines in the same worlds, played on until the seat's next turn."""
    pairs = Pairs(root.rules.seats)
    known = root.known(seat)
    for _ in range(worlds):
        dealt = root.race_rules.deal(known, luck)
        rollout_luck = luck.split()
        values: list[float] = []
        for actions in (one, other):
            then = dealt.copy()
            assert isinstance(then, RaceState)
            roll_out(lines, then, seat, actions, rollout_luck.copy())
            values.append(lines.worth(then, seat))
        pairs.add(*values)
    return pairs


def cards_of(root: RaceState, found: Line) -> list[str]:
    """The cards that a line plays or throws away."""
    return sorted(text for text in texts(root, found.actions) if text.split()[0] in ("play", "discard"))


def texts(root: RaceState, actions: list[int]) -> list[str]:
    return [root.rules.actions[action] for action in actions]

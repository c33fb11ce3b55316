"""Raj for two, solved: the value of a position when both play perfectly, by backward induction over matrix games.

Only the relative order of two hands matters (higher, lower, equal): hands are normalised to it before lookup, so that
thousands of pairs share one entry. The value of what is to come depends further on the prizes left, on what was carried
over, and, where the table pays the win, on the scores' difference and, for `tie_rule = mouse`, on the best mice.
"""

from math import inf
from typing import Final

from mypy_extensions import i64

from howdah.bots.clock import NEVER, Clock, OutOfTime
from howdah.bots.matrix import MatrixGame
from howdah.engine.contract import State
from howdah.engine.vectors import vec
from howdah.games.raj.rules import RajRules, RajState

MOST_ENTRIES: Final = 3_000_000
"""Beyond this the memory is emptied: it holds a few hundred megabytes at most."""
PERIOD: Final = 16
"""Positions that are solved between two looks at the clock."""


class Solver:
    """All that is known of one table's endgames; it grows with every question."""

    def __init__(self, rules: RajRules) -> None:
        assert rules.seats == 2
        self.points = rules.pays_points
        self.mouse = rules.mouse_breaks_ties and not rules.pays_points
        self.worth: vec[i64] = rules.worth
        self.cards: i64 = rules.turns
        self.span: int = 2 * sum(abs(prize) for prize in rules.deck.prizes) + 1
        """Sums of prizes, shifted above zero, lie below this."""
        self.best_prize: int = max(0, *rules.deck.prizes) + 1
        self.shift: int = len(rules.deck.bids) * 2
        """Bits of two normalised hands at most."""
        self.games = [MatrixGame(max(size, 1), max(size, 1)) for size in range(len(rules.deck.bids) + 1)]
        self.known: dict[int, float] = {}
        self.clock = NEVER
        self.until: float = inf
        self.count: i64 = 0

    def solve(self, state: State, seat: int, clock: Clock = NEVER, until: float = inf) -> MatrixGame:
        """The matrix game of a position in which both are asked, with this seat in the rows; already solved.

        Raises `OutOfTime` if the clock is over before. What was solved by then stays known.
        """
        self.clock, self.until = clock, until
        assert isinstance(state, RajState)
        if len(self.known) > MOST_ENTRIES:
            self.known = {}
        own = state.taken[seat]
        other = state.taken[1 - seat]
        diff: i64 = 0 if self.points else state.worth_of(own) - state.worth_of(other)
        mine: i64 = self.best_mouse(own) if self.mouse else 0
        yours: i64 = self.best_mouse(other) if self.mouse else 0
        there: i64 = self.best_mouse(state.stake) if self.mouse else 0
        hands = (state.hands[seat] | state.sealed[seat], state.hands[1 - seat] | state.sealed[1 - seat])
        size = card_count(hands[0])
        self.fill(hands[0], hands[1], size, state.pile, state.stake_worth, diff, mine, yours, there)
        game = self.games[size]
        game.solve()
        return game

    def solve_hands(self, mine: i64, yours: i64, pile: i64, stake: i64, lead: i64, clock: Clock = NEVER) -> MatrixGame:
        """The same for hands, prizes left, stake and lead, at a table where no mouse breaks ties."""
        assert not self.mouse
        self.clock, self.until = clock, inf
        if len(self.known) > MOST_ENTRIES:
            self.known = {}
        size = card_count(mine)
        self.fill(mine, yours, size, pile, stake, 0 if self.points else lead, 0, 0, 0)
        game = self.games[size]
        game.solve()
        return game

    def best_mouse(self, cards: i64) -> i64:
        """The worth of the most valuable mouse among these, or 0."""
        best: i64 = 0
        card: i64 = 0
        while cards != 0:
            if cards & 1 != 0:
                best = max(best, self.worth[card])
            cards >>= 1
            card += 1
        return best

    def fill(
        self, mine: i64, yours: i64, size: i64, pile: i64, stake: i64, diff: i64, mouse: i64, rival: i64, there: i64
    ) -> None:
        """Write the matrix of a turn: for every pair of bids, what the rows' seat gets from here on."""
        game = self.games[size]
        row: i64 = 0
        rows: i64 = mine
        while rows != 0:
            bid: i64 = rows & -rows
            rows ^= bid
            column: i64 = 0
            columns: i64 = yours
            while columns != 0:
                answer: i64 = columns & -columns
                columns ^= answer
                left: i64 = mine ^ bid
                right: i64 = yours ^ answer
                payoff: float = 0.0
                if bid == answer:
                    payoff = self.value(left, right, size - 1, pile, stake, diff, mouse, rival, there)
                elif (bid > answer) == (stake >= 0):
                    gain: i64 = stake if not self.points else 0
                    payoff = self.value(left, right, size - 1, pile, 0, diff + gain, max(mouse, there), rival, 0)
                    payoff += float(stake) * 0.5 if self.points else 0.0
                else:
                    loss: i64 = stake if not self.points else 0
                    payoff = self.value(left, right, size - 1, pile, 0, diff - loss, mouse, max(rival, there), 0)
                    payoff -= float(stake) * 0.5 if self.points else 0.0
                game.put(row, column, payoff)
                column += 1
            row += 1

    def value(
        self, mine: i64, yours: i64, size: i64, pile: i64, stake: i64, diff: i64, mouse: i64, rival: i64, there: i64
    ) -> float:
        """What the first seat gets where the next prize is to be turned up; `stake` was carried over."""
        if pile == 0:
            return self.final(diff, mouse, rival)
        if not self.points and size_of(diff) > size_of(stake) + self.absolute(pile):
            return 1.0 if diff > 0 else -1.0
        first, second = normalised(mine, yours)
        if first < second or (first == second and diff < 0):
            return -self.looked_up(second, first, size, pile, stake, -diff, rival, mouse, there)
        return self.looked_up(first, second, size, pile, stake, diff, mouse, rival, there)

    def looked_up(
        self, mine: i64, yours: i64, size: i64, pile: i64, stake: i64, diff: i64, mouse: i64, rival: i64, there: i64
    ) -> float:
        key = self.key(mine, yours, pile, stake, diff, mouse, rival, there)
        if key in self.known:
            return self.known[key]
        self.count += 1
        if self.count % PERIOD == 0 and self.clock.is_over(self.until):
            raise OutOfTime
        total: float = 0.0
        prizes: i64 = 0
        rest: i64 = pile
        card: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                worth: i64 = self.worth[card]
                seen: i64 = max(there, worth) if self.mouse else 0
                self.fill(mine, yours, size, pile ^ (1 << card), stake + worth, diff, mouse, rival, seen)
                total += self.games[size].solve()
                prizes += 1
            rest >>= 1
            card += 1
        found: float = total / float(prizes)
        self.known[key] = found
        return found

    def final(self, diff: i64, mouse: i64, rival: i64) -> float:
        """The end: the higher score wins (RAJ-5.2); equal scores draw (RAJ-5.3), or the best mouse wins (RAJ-5.4)."""
        if self.points:
            return 0.0
        if diff == 0 and self.mouse:
            diff = mouse - rival
        return 1.0 if diff > 0 else -1.0 if diff < 0 else 0.0

    def absolute(self, pile: i64) -> i64:
        """How much the prizes left can still move the difference."""
        total: i64 = 0
        card: i64 = 0
        while pile != 0:
            if pile & 1 != 0:
                total += size_of(self.worth[card])
            pile >>= 1
            card += 1
        return total

    def key(self, mine: i64, yours: i64, pile: i64, stake: i64, diff: i64, mouse: i64, rival: i64, there: i64) -> int:
        """All that the value depends on, in one number."""
        key = int(mine) << self.shift | int(yours)
        key = key << int(self.cards) | int(pile)
        key = key * self.span + int(stake) + self.span // 2
        if not self.points:
            key = key * self.span + int(diff) + self.span // 2
        if self.mouse:
            key = ((key * self.best_prize + int(mouse)) * self.best_prize + int(rival)) * self.best_prize + int(there)
        return key


def normalised(mine: i64, yours: i64) -> tuple[i64, i64]:
    """Two hands without the cards that neither holds: only their relative order is left."""
    first: i64 = 0
    second: i64 = 0
    place: i64 = 1
    while mine | yours != 0:
        if (mine | yours) & 1 != 0:
            if mine & 1 != 0:
                first |= place
            if yours & 1 != 0:
                second |= place
            place <<= 1
        mine >>= 1
        yours >>= 1
    return first, second


def card_count(cards: i64) -> i64:
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


def size_of(number: i64) -> i64:
    """Its absolute value; `abs` knows no native numbers."""
    return number if number >= 0 else -number

"""Many games of one table, stepped together: actions of all seats in, rows, masks and rewards out.

The rules are the engine's own: `legal_into` makes the masks, `apply` takes the steps, `pick` draws for chance exactly
as a `SeededDealer` with the game's seed does. What a learner is given lies in vectors whose memory never moves, so
that NumPy can look into it without copying.
"""

import sys
from typing import Final

from mypy_extensions import i64, u8

from howdah.adapters.batch.rows import Rows
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec

BYTES: Final = 2
"""An action is two bytes, the lower one first."""
ALL_LEGAL: Final = -1
WORD: Final = 8
"""Bytes of a word: masks are written so many actions at a time."""


def bytes_of_a_word() -> list[bytes]:
    """Words in memory, each with a single 1: in its first byte, in its second, and so on."""
    return [bytes([int(place == one) for place in range(WORD)]) for one in range(WORD)]


class Batch:
    """The games and everything that is written of them. Rows go game by game, in each game seat by seat."""

    def __init__(self, rules: Rules, games: int, rows: Rows) -> None:
        self.rules = rules
        self.games: i64 = games
        self.seats: i64 = rules.seats
        self.actions: i64 = len(rules.actions)
        self.rows = rows
        self.states: list[State] = [rules.new() for _ in range(games)]
        self.luck: list[Generator] = [Generator(game) for game in range(games)]
        """The random stream of each game; it continues when the next game begins."""
        count = games * rules.seats
        self.words: i64 = (len(rules.actions) + WORD - 1) // WORD
        """Of a mask; the last may be longer than the actions are."""
        self.masks: vec[i64] = vec[i64]([0] * (count * int(self.words)))
        """A byte an action: 1 for each legal one of a row; none where a seat is not asked."""
        self.bits: vec[i64] = vec[i64]([int.from_bytes(byte, sys.byteorder) for byte in bytes_of_a_word()])
        """The number whose first byte in memory is 1, the one whose second byte is, and so on."""
        self.rewards: vec[float] = vec[float]([0.0] * count)
        self.over: vec[u8] = vec[u8]([0] * count)
        """1 in every row of a game that has ended in the last step."""
        self.legal: vec[i64] = vec[i64]([0] * rules.widest)
        self.decisions: i64 = 0
        """Choices among two or more actions, since this batch was made."""

    def reset(self, game: i64, seed: int | None) -> None:
        """Begin a new game in this place: with a seed, or with the random stream as it is."""
        if seed is not None:
            self.luck[game] = Generator(seed)
        state = self.rules.new()
        self.states[game] = state
        first: i64 = game * self.seats
        for row in range(first, first + self.seats):
            self.rewards[row] = 0.0
            self.over[row] = 0
        self.resolve_chance(state, self.luck[game])
        self.rows.begin(game, state)
        self.write_masks(game, state)

    def first_illegal(self, actions: bytes) -> i64:
        """The first row whose seat is asked and whose action is not legal, or `ALL_LEGAL`. Changes nothing."""
        masks = self.masks
        bits = self.bits
        row: i64 = 0
        for game in range(self.games):
            asked: i64 = self.states[game].pending()
            for seat in range(self.seats):
                if asked >> seat & 1 != 0:
                    low: i64 = actions[row * BYTES]
                    high: i64 = actions[row * BYTES + 1]
                    action: i64 = low | high << 8
                    if action >= self.actions:
                        return row
                    if masks[row * self.words + (action >> 3)] & bits[action & 7] == 0:
                        return row
                row += 1
        return ALL_LEGAL

    def step(self, actions: bytes) -> None:
        """Take one action of every seat that is asked, in every game that is not over. Trusts that they are legal."""
        rewards = self.rewards
        over = self.over
        row: i64 = 0
        for game in range(self.games):
            state = self.states[game]
            asked: i64 = state.pending()
            for seat in range(self.seats):
                rewards[row] = 0.0
                over[row] = 0
                if asked >> seat & 1 != 0:
                    low: i64 = actions[row * BYTES]
                    high: i64 = actions[row * BYTES + 1]
                    state.apply(seat, low | high << 8, None)
                row += 1
            if asked != 0:
                self.resolve_chance(state, self.luck[game])
                self.rows.update(game, state)
                self.write_masks(game, state)
                if state.pending() == 0:
                    self.pay(game, state)

    def resolve_chance(self, state: State, generator: Generator) -> None:
        while state.pending() & CHANCE_BIT != 0:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)

    def write_masks(self, game: i64, state: State) -> None:
        """The action masks: a byte for each action, 1 where `legal_into` lists it, written a machine word at a time."""
        masks = self.masks
        legal = self.legal
        bits = self.bits
        asked: i64 = state.pending()
        words: i64 = self.words
        base: i64 = game * self.seats * words
        decisions: i64 = 0
        for seat in range(self.seats):
            here: i64 = 0
            word: i64 = 0
            if asked >> seat & 1 != 0:
                count = state.legal_into(seat, legal)
                if count > 1:
                    decisions += 1
                for number in range(count):
                    action: i64 = legal[number]
                    while action >> 3 > here:
                        masks[base + here] = word
                        word = 0
                        here += 1
                    word |= bits[action & 7]
            while here < words:
                masks[base + here] = word
                word = 0
                here += 1
            base += words
        self.decisions += decisions

    def pay(self, game: i64, state: State) -> None:
        result = state.result()
        assert result is not None
        first: i64 = game * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = result.payoffs[seat]
            self.over[first + seat] = 1

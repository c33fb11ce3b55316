"""Raj's rows, kept up to date instead of rewritten: of some 140 numbers about fifteen change in a turn. What changes
often stands at the front, so that a turn touches little memory.

The same numbers as `howdah/adapters/observations/raj.py` makes of a view; a test compares them after every step. All
seats of a batch act together, so that no bid ever lies face down when a row is read: `sealed` and `ready` stay zero.
"""

from typing import Final

from mypy_extensions import i16, i64

from howdah.adapters.batch.rows import Rows
from howdah.engine.contract import State
from howdah.engine.vectors import vec
from howdah.games.raj.card_sets import lowest_card
from howdah.games.raj.rules import RajRules, RajState

NOWHERE: Final = -1


class RajRows(Rows):
    """Where each field begins, and what was written last of each game."""

    def __init__(self, rules: RajRules, games: int) -> None:
        seats, kinds, bids = rules.seats, len(rules.outcomes), len(rules.deck.bids)
        self.turn_at: i64 = seats
        self.worth_at: i64 = seats + 1
        self.scores_at: i64 = seats + 2
        self.last_at: i64 = 2 * seats + 2
        self.stake_at: i64 = 4 * seats + 3
        self.pile_at: i64 = self.stake_at + kinds
        self.hand_at: i64 = self.pile_at + kinds
        self.taken_at: i64 = self.hand_at + bids
        self.used_at: i64 = self.taken_at + seats * kinds
        self.open_history = rules.open_history
        super().__init__(int(self.used_at) + (seats * bids if rules.open_history else 0), games, seats)
        self.kinds: i64 = kinds
        self.bids: i64 = bids
        self.turns: i64 = rules.turns
        self.kind_of: vec[i64] = rules.kind_of
        self.stakes: vec[i64] = vec[i64]([0] * games)
        """The prize cards at stake, as written last."""
        self.taken: vec[i64] = vec[i64]([0] * (games * seats))
        self.opened: vec[i16] = vec[i16]([0] * seats)
        """The bids of the turn that is written, from 1."""

    def begin(self, game: i64, state: State) -> None:
        assert isinstance(state, RajState)
        cells = self.cells
        self.stakes[game] = state.stake
        for seat in range(self.seats):
            self.taken[game * self.seats + seat] = 0
            base: i64 = (game * self.seats + seat) * self.size
            for place in range(base, base + self.size):
                cells[place] = 0
            cells[base + seat] = 1
            for bid in range(self.bids):
                cells[base + self.hand_at + bid] = 1
            cells[base + self.turn_at] = 1
            cells[base + self.worth_at] = i16(state.stake_worth)
        self.move_cards(game, state.stake, self.stake_at, NOWHERE)
        self.move_cards(game, state.pile, self.pile_at, NOWHERE)

    def update(self, game: i64, state: State) -> None:
        assert isinstance(state, RajState)
        seats: i64 = self.seats
        size: i64 = self.size
        before: i64 = self.stakes[game]
        self.stakes[game] = state.stake
        turn: i64 = state.turn + 1 if state.turn < self.turns else self.turns
        cells = self.cells
        opened = self.opened
        first: i64 = game * seats
        bids_at: i64 = (state.turn - 1) * seats
        for seat in range(seats):
            bid: i64 = state.history[bids_at + seat]
            opened[seat] = i16(bid + 1)
            cells[(first + seat) * size + self.hand_at + bid] = 0
        base: i64 = first * size
        for observer in range(seats):
            cells[base + self.turn_at] = i16(turn)
            cells[base + self.worth_at] = i16(state.stake_worth)
            last: i64 = base + self.last_at
            for seat in range(observer, seats):
                cells[last] = opened[seat]
                last += 1
            for seat in range(observer):
                cells[last] = opened[seat]
                last += 1
            base += size
        self.move_cards(game, state.stake & ~before, self.stake_at, self.pile_at)
        gone: i64 = before & ~state.stake
        if gone != 0:
            self.hand_over(game, state, gone)
        if self.open_history:
            self.note_bids(game, i16(state.turn))

    def hand_over(self, game: i64, state: RajState, cards: i64) -> None:
        """The stake has left the table: to whoever has more than before, or out of the game."""
        first: i64 = game * self.seats
        self.move_cards(game, cards, NOWHERE, self.stake_at)
        for taker in range(self.seats):
            new: i64 = state.taken[taker] & ~self.taken[first + taker]
            if new != 0:
                self.taken[first + taker] = state.taken[taker]
                score = i16(state.worth_of(state.taken[taker]))
                for observer in range(self.seats):
                    place: i64 = taker - observer if taker >= observer else taker - observer + self.seats
                    row: i64 = (first + observer) * self.size
                    self.cells[row + self.scores_at + place] = score
                    self.count_cards(row + self.taken_at + place * self.kinds, new)

    def move_cards(self, game: i64, cards: i64, to: i64, source: i64) -> None:
        """Count prize cards out of one field and into another, in all rows of a game."""
        cells = self.cells
        while cards != 0:
            kind: i64 = self.kind_of[lowest_card(cards)]
            cards &= cards - 1
            base: i64 = game * self.seats * self.size
            for _ in range(self.seats):
                if to != NOWHERE:
                    cells[base + to + kind] += 1
                if source != NOWHERE:
                    cells[base + source + kind] -= 1
                base += self.size

    def count_cards(self, base: i64, cards: i64) -> None:
        while cards != 0:
            self.cells[base + self.kind_of[lowest_card(cards)]] += 1
            cards &= cards - 1

    def note_bids(self, game: i64, turn: i16) -> None:
        """With open history: when each bid was made."""
        for observer in range(self.seats):
            row: i64 = (game * self.seats + observer) * self.size + self.used_at
            for seat in range(self.seats):
                place: i64 = seat - observer if seat >= observer else seat - observer + self.seats
                self.cells[row + place * self.bids + i64(self.opened[seat]) - 1] = turn

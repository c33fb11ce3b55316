"""Cards that have no order: a draw pile, discards, hands and a table, each a count of every kind, and who knows what.

What somebody is certain of is kept by groups of hidden places. Places are the hands and, last, the discards; viewers
are the seats and, last, the spectators. A card that leaves a place unseen takes what was known of that place with it:
its group and the receiver's become one. Cards that arrive unseen change nothing that is certain. The draw pile is
never in a group: nothing is ever certain of it.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

NO_CARD: Final = -1


class Cards:
    """Where the cards of a deck lie, and what each viewer is certain of."""

    def __init__(self, seats: i64, kinds: i64) -> None:
        places: i64 = seats + 1
        self.seats = seats
        self.kinds = kinds
        self.hands: vec[i64] = vec[i64]([0] * (seats * kinds))
        """How many of each kind: place seat * kinds + kind."""
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        self.pile: vec[i64] = vec[i64]([0] * kinds)
        self.pile_size: i64 = 0
        self.discards: vec[i64] = vec[i64]([0] * kinds)
        self.discards_size: i64 = 0
        self.table: vec[i64] = vec[i64]([0] * kinds)
        """Cards that have been played or revealed and are not over yet (RACE-6.5)."""
        self.table_size: i64 = 0
        self.certain: vec[i64] = vec[i64]([0] * (places * places * kinds))
        """How many of each kind a viewer knows to be in a group: (viewer * places + group) * kinds + kind."""
        self.groups: vec[i64] = vec[i64]([place for _ in range(places) for place in range(places)])
        """The group of each place, named after its lowest place: viewer * places + place."""
        self.held: vec[i64] = vec[i64]([0] * places)
        """How many cards each viewer has in `certain`."""
        self.watching: i64 = 0
        """The viewers with any card in `certain`."""
        self.everyone: i64 = (1 << places) - 1
        self.seers: i64 = self.everyone
        """The viewers who know the discards exactly; they keep nothing of them in `certain`."""

    def copy(self) -> "Cards":
        other = Cards(0, 0)
        other.seats = self.seats
        other.kinds = self.kinds
        other.hands = self.hands[:]
        other.sizes = self.sizes[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.discards = self.discards[:]
        other.discards_size = self.discards_size
        other.table = self.table[:]
        other.table_size = self.table_size
        other.certain = self.certain[:]
        other.groups = self.groups[:]
        other.held = self.held[:]
        other.watching = self.watching
        other.everyone = self.everyone
        other.seers = self.seers
        return other

    # Cards that move.

    def draw(self, seat: i64, kind: i64) -> None:
        """From the pile into a hand, unseen by the others."""
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.hands[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1

    def reveal(self, kind: i64) -> None:
        """From the pile onto the table."""
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.table[kind] += 1
        self.table_size += 1

    def lay_open(self, seat: i64, kind: i64) -> None:
        """From a hand onto the table, before all eyes."""
        self.leave_hand(seat, kind)
        self.table[kind] += 1
        self.table_size += 1

    def discard(self, seat: i64, kind: i64) -> None:
        """From a hand onto the discards, before all eyes."""
        self.leave_hand(seat, kind)
        self.join_discards(kind)

    def clear_card(self, kind: i64) -> None:
        """One card of the table joins the discards."""
        self.table[kind] -= 1
        self.table_size -= 1
        self.join_discards(kind)

    def clear_table(self) -> None:
        """All cards of the table join the discards."""
        kind: i64 = 0
        table = self.table
        while self.table_size > 0:
            while table[kind] > 0:
                self.clear_card(kind)
            kind += 1

    def reshuffle(self) -> None:
        """RACE-2.4: the discards become the draw pile. What was known of them is forgotten."""
        pile = self.pile
        discards = self.discards
        for kind in range(self.kinds):
            pile[kind] += discards[kind]
            discards[kind] = 0
        self.pile_size += self.discards_size
        self.discards_size = 0
        for viewer in range(self.seats + 1):
            if self.seers >> viewer & 1 == 0:
                self.forget_group(viewer, self.group_of(viewer, self.seats))
        self.seers = self.everyone

    def steal(self, thief: i64, victim: i64, kind: i64) -> None:
        """From hand to hand: seen by these two only (RACE-2.5)."""
        watching = self.watching & ~(1 << thief) & ~(1 << victim)
        viewer: i64 = 0
        while watching != 0:
            if watching & 1 != 0:
                self.merge_unseen(viewer, victim, thief)
            watching >>= 1
            viewer += 1
        self.see_leaving(thief, victim, kind)
        self.hands[victim * self.kinds + kind] -= 1
        self.sizes[victim] -= 1
        self.hands[thief * self.kinds + kind] += 1
        self.sizes[thief] += 1
        self.learn(victim, thief, kind, 1)

    def fetch(self, seat: i64, kind: i64) -> None:
        """From the discards into a hand; its player has looked through them, the others see nothing (RACE-2.5)."""
        for viewer in range(self.seats + 1):
            if viewer == seat:
                continue
            if self.seers >> viewer & 1 != 0:
                for known in range(self.kinds):
                    self.learn(viewer, self.seats, known, self.discards[known])
            self.merge_unseen(viewer, self.seats, seat)
        self.seers = 1 << seat
        self.discards[kind] -= 1
        self.discards_size -= 1
        self.hands[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card is taken from a hand before all eyes."""
        self.hands[seat * self.kinds + kind] -= 1
        self.sizes[seat] -= 1
        watching = self.watching & ~(1 << seat)
        viewer: i64 = 0
        while watching != 0:
            if watching & 1 != 0:
                self.see_leaving(viewer, seat, kind)
            watching >>= 1
            viewer += 1

    def join_discards(self, kind: i64) -> None:
        """A card comes onto the discards before all eyes."""
        self.discards[kind] += 1
        self.discards_size += 1
        if self.seers != self.everyone:
            for viewer in range(self.seats + 1):
                if self.seers >> viewer & 1 == 0:
                    self.learn(viewer, self.seats, kind, 1)

    # What becomes of the viewers' certainties.

    def group_of(self, viewer: i64, place: i64) -> i64:
        return self.groups[viewer * (self.seats + 1) + place]

    def known_in(self, viewer: i64, group: i64, kind: i64) -> i64:
        """How many cards of a kind a viewer is certain of in a group."""
        return self.certain[(viewer * (self.seats + 1) + group) * self.kinds + kind]

    def learn(self, viewer: i64, place: i64, kind: i64, count: i64) -> None:
        """A viewer saw these cards come to a place."""
        if count == 0:
            return
        group = self.group_of(viewer, place)
        self.certain[(viewer * (self.seats + 1) + group) * self.kinds + kind] += count
        self.held[viewer] += count
        self.watching |= 1 << viewer

    def see_leaving(self, viewer: i64, place: i64, kind: i64) -> None:
        """A viewer saw a card leave a place: of this kind one fewer is certain there."""
        index: i64 = (viewer * (self.seats + 1) + self.group_of(viewer, place)) * self.kinds + kind
        if self.certain[index] > 0:
            self.certain[index] -= 1
            self.lose(viewer, self.group_of(viewer, place), 1)

    def lose(self, viewer: i64, group: i64, count: i64) -> None:
        """So many certainties fewer in a group; without any, its places are single again."""
        self.held[viewer] -= count
        if self.held[viewer] == 0:
            self.watching &= ~(1 << viewer)
        if self.knows_any(viewer, group):
            return
        first: i64 = viewer * (self.seats + 1)
        for place in range(self.seats + 1):
            if self.groups[first + place] == group:
                self.groups[first + place] = place

    def merge_unseen(self, viewer: i64, source: i64, target: i64) -> None:
        """A card went unseen from one place to another: what was certain of the first is so of both together."""
        places: i64 = self.seats + 1
        first: i64 = viewer * places
        here = self.groups[first + source]
        there = self.groups[first + target]
        if here == there or not self.knows_any(viewer, here):
            return
        low = here if here < there else there
        high = here + there - low
        for place in range(places):
            if self.groups[first + place] == high:
                self.groups[first + place] = low
        for kind in range(self.kinds):
            index: i64 = (first + high) * self.kinds + kind
            self.certain[(first + low) * self.kinds + kind] += self.certain[index]
            self.certain[index] = 0

    def knows_any(self, viewer: i64, group: i64) -> bool:
        return any(self.known_in(viewer, group, kind) > 0 for kind in range(self.kinds))

    def forget_group(self, viewer: i64, group: i64) -> None:
        """Nothing is certain of these places any more."""
        first: i64 = viewer * (self.seats + 1)
        gone: i64 = 0
        for kind in range(self.kinds):
            index: i64 = (first + group) * self.kinds + kind
            gone += self.certain[index]
            self.certain[index] = 0
        self.lose(viewer, group, gone)

    def look_through_discards(self, seat: i64) -> None:
        """Whoever sees the discards knows them, and that what is certain beyond them is in the other places."""
        if self.seers >> seat & 1 != 0:
            return
        self.seers |= 1 << seat
        places: i64 = self.seats + 1
        first: i64 = seat * places
        group = self.groups[first + self.seats]
        self.groups[first + self.seats] = self.seats
        seen: i64 = 0
        for kind in range(self.kinds):
            index: i64 = (first + group) * self.kinds + kind
            here: i64 = self.discards[kind]
            if self.certain[index] < here:
                here = self.certain[index]
            self.certain[index] -= here
            seen += here
        self.lose(seat, group, seen)

    def check(self, deck: vec[i64]) -> list[str]:
        """Cards conserved, sizes right, and no certainty that is false."""
        broken: list[str] = []
        kinds = self.kinds
        for kind in range(kinds):
            total = self.pile[kind] + self.discards[kind] + self.table[kind]
            for seat in range(self.seats):
                total += self.hands[seat * kinds + kind]
                if self.hands[seat * kinds + kind] < 0:
                    broken.append("RACE-2.3: fewer than no cards in a hand")
            if total != deck[kind] or self.pile[kind] < 0 or self.discards[kind] < 0 or self.table[kind] < 0:
                broken.append(f"RACE-2.4: cards of kind {kind} do not add up")
        sums = [sum(self.pile), sum(self.discards), sum(self.table)]
        if sums != [self.pile_size, self.discards_size, self.table_size]:
            broken.append("RACE-2.5: a number of cards is wrong")
        sizes = [sum(self.hands[seat * kinds : (seat + 1) * kinds]) for seat in range(self.seats)]
        if sizes != list(self.sizes):
            broken.append("RACE-2.5: the size of a hand is wrong")
        return broken + self.check_certainties()

    def check_certainties(self) -> list[str]:
        broken: list[str] = []
        places: i64 = self.seats + 1
        for viewer in range(places):
            held: i64 = 0
            for group in range(places):
                for kind in range(self.kinds):
                    known = self.known_in(viewer, group, kind)
                    held += known
                    there: i64 = 0
                    for place in range(places):
                        if self.group_of(viewer, place) == group:
                            there += self.count_in(place, kind)
                    if known > there:
                        broken.append(f"RACE-2.5: viewer {viewer} is certain of what is not so")
            if held != self.held[viewer] or (held > 0) != (self.watching >> viewer & 1 != 0):
                broken.append(f"RACE-2.5: viewer {viewer} has miscounted")
        return broken

    def count_in(self, place: i64, kind: i64) -> i64:
        """How many cards of a kind lie in a place."""
        return self.discards[kind] if place == self.seats else self.hands[place * self.kinds + kind]


def nth_kind(counts: vec[i64], first: i64, n: i64) -> i64:
    """The kind of the n-th card, from 0, of the counts that begin at `first`."""
    kind: i64 = 0
    rest = n - counts[first]
    while rest >= 0:
        kind += 1
        rest -= counts[first + kind]
    return kind

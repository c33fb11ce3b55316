"""One game of a plan, played and measured. Equal plans and numbers give equal rows on every machine and build."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Bot
from howdah.bots.luck import seat_luck
from howdah.bots.random import RandomBot
from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE, CHANCE_BIT, ENDINGS, WON, Rules, State
from howdah.engine.dealers import Dealer, KeyedDealer
from howdah.engine.events import Event, Sink, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.engine.vectors import vec
from howdah.lab.plans import Plan, game_seed
from howdah.lab.rows import NOBODY, QUARTERS, Row
from howdah.lab.standing import laggard, leader, standing_of
from howdah.lab.turns import turns_of

EVERYTHING: Final = 1000


class StreamDealer(Dealer):
    """Draws from a stream that others draw from too."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def answer(self, state: State) -> int:
        return int(state.pick(CHANCE, self.generator))


class Games:
    """All games of a plan: each can be played by its number, in any order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.set(plan.rules(0))
        self.drawn = plan.has_drawn_table()
        self.quick = not plan.paired and all(isinstance(make_bot(spec), RandomBot) for spec in plan.bots)
        """Bots that look at nothing share one random stream with the dealer, as whole random games do elsewhere."""

    def set(self, rules: Rules) -> None:
        """Set the table."""
        self.rules = rules
        self.opening = rules.new()
        self.standing = standing_of(rules)

    def play(self, number: int) -> Row:
        """The row of one game."""
        if self.drawn:
            self.set(self.plan.rules(number))
        bots = [make_bot(spec) for spec in self.plan.seating(number)]
        game = Game(self, bots, game_seed(self.plan.seed, self.plan.deal(number)))
        game.play()
        return game.row(number)


class InterleavedGames:
    """The games of several plans in turns: number 7 of two plans is game 3 of the second one."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self.tables = [Games(plan) for plan in plans]

    def play(self, number: int) -> Row:
        """The row of one game, under its number over all plans."""
        game, table = divmod(number, len(self.tables))
        return self.tables[table].play(game)._replace(number=number)


class Game:
    """One game while it is played, and what is measured of it."""

    def __init__(self, games: Games, bots: list[Bot], seed: int) -> None:
        seats = games.rules.seats
        self.bots = bots
        self.state = games.opening.copy()
        self.standing = games.standing
        self.turns = turns_of(games.rules)
        self.buffer = vec[i64]([0] * games.rules.widest)
        self.luck = [Generator(seed)] * seats
        self.dealer: Dealer = StreamDealer(self.luck[0])
        if not games.quick:
            self.luck = seat_luck(seed, seats)
            self.dealer = KeyedDealer(seed)
        game = games.rules.game
        self.counts = games.plan.events
        self.journal: list[Event] = []
        """What has happened, if a bot remembers it."""
        self.remembers = [bot.remembers(game) for bot in bots]
        self.sink = Sink() if self.counts or any(self.remembers) else None
        self.steps = 0
        self.decisions = 0
        self.choices = 0
        self.widest = 0
        self.course: list[list[float]] = []
        """How far everybody was, moment by moment."""
        self.told: Counter[tuple[str, int]] = Counter()

    def play(self) -> None:
        while asked := int(self.state.pending()):
            if asked & CHANCE_BIT:
                self.step(CHANCE, self.dealer.answer(self.state))
                continue
            for seat in seats_in(asked):
                self.step(seat, self.choose(seat))
            if self.standing is not None:
                self.course.append(self.standing.of(self.state))

    def step(self, seat: int, action: int) -> None:
        self.state.apply(seat, action, self.sink)
        self.steps += 1
        if self.turns is not None:
            self.turns.look(self.state)
        if self.sink is not None and self.sink.events:
            if self.counts:
                for event in self.sink.events:
                    self.count_event(event)
            if any(self.remembers):
                self.journal += self.sink.events
            self.sink.events.clear()

    def choose(self, seat: int) -> int:
        """What the seat's bot does; one that has no choice is not asked."""
        count = int(self.state.legal_into(seat, self.buffer))
        if count == 1:
            return int(self.buffer[0])
        self.decisions += 1
        self.choices += count
        self.widest = max(self.widest, count)
        luck = self.luck[seat]
        bot = self.bots[seat]
        if isinstance(bot, RandomBot):
            # The same choice as its own, without a view and a world that it would not look at.
            return int(self.buffer[luck.below(count)])
        legal = [int(self.buffer[place]) for place in range(count)]
        world = self.state.redeal(seat, luck.split())
        past = all_seen_by(self.journal, seat) if self.remembers[seat] else []
        return bot.choose(InformationSet(seat, self.state.view(seat), legal, world, past), luck.split())

    def count_event(self, event: Event) -> None:
        """Count an event and its facts, also secret ones: nobody plays by what the lab knows."""
        facts = {**event.facts, **event.secret}
        seat = facts.pop("seat", None)
        who = seat - 1 if isinstance(seat, int) else NOBODY
        self.told[event.kind, who] += 1
        for name, fact in facts.items():
            for value in fact if isinstance(fact, list) else [fact]:
                self.told[f"{event.kind} {name}={value}", who] += 1

    def row(self, number: int) -> Row:
        """What is kept of the finished game."""
        result = self.state.result()
        assert result is not None
        winner = result.ranks.index(1) if result.ending == ENDINGS[WON] else NOBODY
        leads = [leader(values) for values in self.course]
        moments = len(leads)
        parts = [moments * quarter // (QUARTERS + 1) for quarter in range(1, QUARTERS + 1)]
        uses: dict[str, list[int]] = {}
        for (key, seat), count in sorted(self.told.items()):
            counts = uses.setdefault(key, [0] if seat == NOBODY else [0, 0])
            counts[0] += count
            if seat == winner != NOBODY and len(counts) > 1:
                counts[1] += count
        return Row(
            number,
            result.ending,
            result.clause,
            winner,
            result.ranks,
            result.scores,
            NOBODY if self.turns is None else self.turns.first(self.state),
            0 if self.turns is None else self.turns.count(self.state),
            self.steps,
            self.decisions,
            self.choices,
            self.widest,
            moments,
            changes_in(leads),
            [leads[part] if moments else NOBODY for part in parts],
            laggard(self.course[moments // 2]) if moments else NOBODY,
            settled(leads, winner),
            uses,
        )


def changes_in(leads: list[int]) -> int:
    """How often somebody took the lead from somebody else; a tie in between does not count."""
    held = [seat for seat in leads if seat != NOBODY]
    return sum(before != after for before, after in pairwise(held))


def settled(leads: list[int], winner: int) -> int:
    """From which part of the game on, in thousandths, the winner led to the end."""
    if not leads or winner == NOBODY:
        return EVERYTHING
    first = len(leads)
    while first and leads[first - 1] == winner:
        first -= 1
    return first * EVERYTHING // len(leads)

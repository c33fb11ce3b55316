"""The bot that plays Raj by learned values; at tables without weights another bot plays."""

from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Bot, Thought, added, drawn
from howdah.bots.clock import NEVER, Clock, OutOfTime
from howdah.bots.evaluation import win_chance
from howdah.bots.luck import uniform
from howdah.bots.matrix import MatrixGame
from howdah.bots.raj.crowd import CrowdTurn, has_crowd_values
from howdah.bots.raj.duel import DuelValues, has_values
from howdah.bots.raj.others import WAYS, Turn, Ways, turns_in
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.raj.rules import RajState

LOST: Final = -1.0 + 1e-9
TRUST: Final = 0.8
"""How likely an opponent is taken for a strong player before it has bid. Else it bids plainly: who leans so far
against that takes three games in a hundred more of plain bidders, and can be read a little."""
MOST_LEANING: Final = 0.95
"""However clear the evidence, some caution is left."""
MOST_KEPT: Final = 4000
ROUNDS: Final = 160
"""How often a turn for three and more is simulated."""
CROWD_TRUST: Final = 0.4
"""How likely one of several opponents is taken to bid by none of the plain ways, before it has bid."""
CROWD_LUCK: Final = 1.3
"""Who bids by none of them still bids better than at random: so much likelier is what it was seen to bid."""


class LearnedRajBot(Bot):
    """Mixes by the matrix game of the turn, and leans a little against plain bidding. `noise` is the largest random
    error in the value of a pair of bids, in payoffs. `adapts`: it leans against what the match has shown of the
    others."""

    def __init__(self, other: Bot, noise: float = 0.0, adapts: bool = False, rounds: int = ROUNDS) -> None:
        self.other = other
        self.rounds = rounds
        self.noise = noise
        self.adapts = adapts
        self.values: DuelValues | None = None
        self.clock: Clock = NEVER
        self.expected: dict[tuple[int, int, int, int, int], list[float]] = {}
        """What strong players bid at turns that are over. It changes how long a choice takes, never the choice."""

    def use(self, clock: Clock) -> None:
        self.clock = clock
        self.other.use(clock)

    def remembers(self, game: str) -> bool:
        return self.adapts and game == "raj"

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        if not self.knows(infoset):
            return self.other.choose(infoset, generator)
        return drawn(self.think(infoset, generator), generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        world = infoset.world
        if not self.knows(infoset):
            return self.other.think(infoset, generator)
        assert isinstance(world, RajState)
        if world.raj.seats > 2:
            return self.think_of_many(infoset, world, generator)
        if self.values is None:
            self.values = DuelValues(world.raj)
        try:
            game = self.values.solve(world, infoset.seat, self.clock)
        except OutOfTime:
            return self.other.think(infoset, generator)
        shares = [game.row_share[row] for row in range(int(game.rows))]
        worths = [game.worth_of_row(row) for row in range(int(game.rows))]
        if game.value <= LOST:
            # Lost against perfect play, where every bid is alike: hope for a mistake instead.
            worths = mean_worths(game)
            shares = best_alone(worths)
        elif self.noise > 0.0:
            for place in range(int(game.rows * game.columns)):
                game.payoffs[place] += self.noise * (2.0 * uniform(generator) - 1.0)
            game.solve()
            shares = [game.row_share[row] for row in range(int(game.rows))]
        else:
            shares, worths = self.leaning(infoset, world, game)
        return thoughts_of(infoset.legal, shares, worths)

    def knows(self, infoset: InformationSet) -> bool:
        """Whether there are learned values for this table; with three or more seats only a bot without random error
        uses them."""
        world = infoset.world
        if not isinstance(world, RajState):
            return False
        return has_values(world.raj) or (self.noise == 0.0 and has_crowd_values(world.raj))

    def think_of_many(self, infoset: InformationSet, world: RajState, generator: Generator) -> list[Thought]:
        """Three seats and more: regret matching, where others bid plainly as often as they may."""
        turn = CrowdTurn(world)
        ways = Ways(world.raj)
        turns = turns_in(infoset.past, world) if self.adapts else []
        for seat in range(world.raj.seats):
            if seat == infoset.seat:
                continue
            chances = crowd_chances(ways, turns, seat)
            turn.plainly[seat] = 1.0 - chances[len(WAYS)]
            expected = bids_by_ways(ways, turn.hands[seat], world.stake_worth, world.pile, chances)
            for place, share in enumerate(expected):
                turn.plain[seat * int(turn.cards) + place] = share
        turn.run(infoset.seat, self.rounds, generator, self.clock)
        shares = turn.mixture(infoset.seat)
        worths = [turn.worths[place] for place in range(len(shares))]
        return thoughts_of(infoset.legal, shares, worths, world.raj.seats)

    def leaning(self, infoset: InformationSet, world: RajState, game: MatrixGame) -> tuple[list[float], list[float]]:
        """The mixture that does best if the other bids plainly as often as that is likely, and else perfectly; and
        what each bid is worth then. Who adapts goes by what the other has shown, else all ways are as likely as ever.

        (A restricted Nash response: Johanson, Zinkevich, Bowling 2007.)"""
        other = 1 - infoset.seat
        # `game` is used again while the past is looked through.
        kept = copied(game)
        turns = turns_in(infoset.past, world) if self.adapts else []
        chances = self.chances_of_ways(turns, other)
        hand: i64 = world.hands[other] | world.sealed[other]
        expected = bids_by_ways(Ways(world.raj), hand, world.stake_worth, world.pile, chances)
        bent = leaning_game(kept, expected, MOST_LEANING * (1.0 - chances[len(WAYS)]))
        size = int(bent.rows)
        return [bent.row_share[row] for row in range(size)], [bent.worth_of_row(row) for row in range(size)]

    def chances_of_ways(self, turns: list[Turn], seat: int) -> list[float]:
        """The posterior: how likely a seat bids by each of the ways, and last like a strong player, given its bids."""
        assert self.values is not None
        ways = Ways(self.values.rules)
        chances = first_chances()
        for turn in turns:
            hand = turn.hands[seat]
            bid = turn.bids[seat]
            for way in range(len(WAYS)):
                ways.put(way, hand, turn.worth, turn.pile)
                chances[way] *= ways.shares[bid]
            place = sum(hand >> card & 1 for card in range(bid))
            chances[len(WAYS)] *= self.strongly(turn, seat)[place]
            total = added(chances)
            chances = [chance / total for chance in chances]
        return chances

    def strongly(self, turn: Turn, seat: int) -> list[float]:
        """How often a strong player bids each card of the seat's hand in a turn that is over: by the equilibrium, or
        leaning against plain bidding like this bot."""
        assert self.values is not None
        lead = turn.scores[seat] - turn.scores[1 - seat]
        key = (turn.hands[seat], turn.hands[1 - seat], int(turn.pile), int(turn.worth), lead)
        if key not in self.expected:
            if len(self.expected) >= MOST_KEPT:
                self.expected.clear()
            game = self.values.game_of(key[0], key[1], turn.pile, turn.worth, lead)
            plain = bids_by_ways(Ways(self.values.rules), key[1], turn.worth, turn.pile, first_chances())
            bent = leaning_game(game, plain, MOST_LEANING * (1.0 - TRUST))
            size = int(game.rows)
            even = 0.05 / size
            self.expected[key] = [0.475 * (game.row_share[row] + bent.row_share[row]) + even for row in range(size)]
        return self.expected[key]


def first_chances() -> list[float]:
    """The prior: how likely anyone bids by each of the ways, and last like a strong player."""
    return [(1.0 - TRUST) / len(WAYS)] * len(WAYS) + [TRUST]


def copied(game: MatrixGame) -> MatrixGame:
    """A matrix game with the same payoffs, not solved."""
    made = MatrixGame(int(game.rows), int(game.columns))
    for place in range(int(game.rows * game.columns)):
        made.payoffs[place] = game.payoffs[place]
    return made


def leaning_game(game: MatrixGame, expected: list[float], lean: float) -> MatrixGame:
    """The game in which the columns play the expected mixture with probability `lean`, and else a best response;
    solved."""
    rows, columns = int(game.rows), int(game.columns)
    bent = MatrixGame(rows, columns)
    for row in range(rows):
        told = added([game.payoffs[row * columns + place] * expected[place] for place in range(columns)])
        for column in range(columns):
            bent.put(row, column, lean * told + (1.0 - lean) * game.payoffs[row * columns + column])
    bent.solve()
    return bent


def bids_by_ways(ways: Ways, hand: i64, worth: i64, pile: i64, chances: list[float]) -> list[float]:
    """How often each card of a hand is bid by who bids plainly, each way as likely as it is."""
    cards = [card for card in range(int(ways.bids)) if hand >> card & 1]
    expected = [0.0] * len(cards)
    total = added(chances[: len(WAYS)])
    for way in range(len(WAYS)):
        ways.put(way, hand, worth, pile)
        for place, card in enumerate(cards):
            expected[place] += chances[way] / total * ways.shares[card]
    return expected


def crowd_chances(ways: Ways, turns: list[Turn], seat: int) -> list[float]:
    """How likely a seat bids by each of the ways, and last by none of them, after what it has bid. Who bids by none is
    taken to bid anything: what regret matching would have bid is not known of turns that are over."""
    chances = [(1.0 - CROWD_TRUST) / len(WAYS)] * len(WAYS) + [CROWD_TRUST]
    for turn in turns:
        hand = turn.hands[seat]
        for way in range(len(WAYS)):
            ways.put(way, hand, turn.worth, turn.pile)
            chances[way] *= ways.shares[turn.bids[seat]]
        chances[len(WAYS)] *= CROWD_LUCK / sum(hand >> card & 1 for card in range(int(ways.bids)))
        total = added(chances)
        chances = [chance / total for chance in chances]
    return chances


def mean_worths(game: MatrixGame) -> list[float]:
    """The value of each row against a uniform opponent."""
    rows, columns = int(game.rows), int(game.columns)
    return [added([game.payoffs[row * columns + place] for place in range(columns)]) / columns for row in range(rows)]


def best_alone(worths: list[float]) -> list[float]:
    """The best one always."""
    best = worths.index(max(worths))
    return [1.0 if row == best else 0.0 for row in range(len(worths))]


def thoughts_of(legal: list[int], shares: list[float], worths: list[float], seats: int = 2) -> list[Thought]:
    """Thoughts in which what is played has the best chance: bids of one mixture are worth the same, up to rounding."""
    mixture = added([share * worth for share, worth in zip(shares, worths, strict=True)])
    thoughts: list[Thought] = []
    for action, share, worth in zip(legal, shares, worths, strict=True):
        value = mixture if share > 0.0 else min(worth, mixture)
        thoughts.append(Thought(action, win_chance(value, seats), 0, share, value))
    return thoughts

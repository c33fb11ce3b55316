"""Bids of Raj, against the mixture: what it plays is no mistake, whatever came of it.

For two the matrix game of the turn is solved (learned values, exact at the end); for more, regret matching settles on
an average. What a bid loses is measured against others who play so; where nobody has learned a table, the search says
what it thinks.
"""

from typing import Final

from howdah.bots.base import added
from howdah.bots.clock import NEVER
from howdah.bots.endgames import Solver
from howdah.bots.matrix import MatrixGame
from howdah.bots.mcts.bot import SearchBot
from howdah.bots.raj.crowd import CrowdTurn, has_crowd_values
from howdah.bots.raj.duel import EXACT, DuelValues, has_values
from howdah.bots.settings import Settings
from howdah.bots.specs import DEFAULT_LEVEL, make_bot
from howdah.engine.contract import Known, Rules
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.raj.rules import RajRules, RajState
from howdah.review.grading.effort import USUAL, Effort
from howdah.review.grading.verdicts import USUAL_LOSS

PLAYED: Final = 0.05
"""A bid with at least such a share is one that the mixture plays."""
LOOKS: Final = 3
"""Regrets are drawn by lot: so many looks tell how far they scatter."""
NETWORK_ERROR: Final = 0.01
"""How far learned values of two are off."""
SOLVED: Final = 5
"""Other tables for two are solved to the end from so many cards on."""
MEDIUMS: Final = 2
"""So often medium is asked how it would bid: its random error differs each time."""


class BidsThought:
    """What is thought of every bid of a turn, in chances."""

    def __init__(self, actions: list[int], shares: list[float], losses: list[float], errors: list[float]) -> None:
        self.actions = actions
        self.shares = shares
        self.losses = losses
        """What each bid loses against the mixture."""
        self.errors = errors

    def played(self) -> list[int]:
        """The bids that the mixture plays."""
        return [action for action, share in zip(self.actions, self.shares, strict=True) if share >= PLAYED]


class Look:
    """How often each bid is played, and what it is worth, in payoffs."""

    def __init__(self, shares: list[float], worths: list[float]) -> None:
        self.shares = shares
        self.worths = worths
        self.mixture = added([share * worth for share, worth in zip(shares, worths, strict=True)])

    def loss(self, place: int) -> float:
        """What a bid is worth less than the mixture."""
        return self.mixture - self.worths[place]


class RajJudge:
    """Thinks about turns of one table."""

    def __init__(self, rules: Rules, effort: Effort = USUAL) -> None:
        assert isinstance(rules, RajRules)
        self.rules = rules
        self.medium = make_bot(DEFAULT_LEVEL)
        self.duel = DuelValues(rules) if has_values(rules) else None
        pays_win = rules.seats == 2 and not rules.pays_points
        self.solver = Solver(rules) if pays_win and self.duel is None else None
        self.rounds = effort.rounds
        self.search = SearchBot(Settings(effort.searched, cut=0))
        self.error = NETWORK_ERROR if has_values(rules) or has_crowd_values(rules) else USUAL_LOSS / 2

    def infoset(self, known: Known, seat: int, generator: Generator) -> InformationSet:
        """What the seat is given, from its knowledge alone."""
        world = self.rules.deal(known, generator)
        return InformationSet(seat, world.view(seat), world.legal(seat), world)

    def think(self, known: Known, seat: int) -> BidsThought:
        """What every bid loses against the mixture of the turn."""
        generator = Generator(digest(f"decision {known}"))
        infoset = self.infoset(known, seat, generator)
        assert isinstance(infoset.world, RajState)
        if self.duel is not None:
            return solved(infoset, self.duel.solve(infoset.world, seat), NETWORK_ERROR)
        if self.solver is not None and len(infoset.legal) <= SOLVED:
            return solved(infoset, self.solver.solve(infoset.world, seat), 0.0)
        if has_crowd_values(self.rules):
            looks = [self.settled(infoset.world, seat, generator) for _ in range(LOOKS)]
        else:
            looks = [self.searched(infoset, generator) for _ in range(LOOKS)]
        return self.averaged(infoset.legal, looks)

    def averaged(self, legal: list[int], looks: list[Look]) -> BidsThought:
        """Several looks as one, with how far they scatter."""
        seats = self.rules.seats
        shares = [mean([look.shares[place] for look in looks]) for place in range(len(legal))]
        losses: list[float] = []
        errors: list[float] = []
        for place, share in enumerate(shares):
            seen = [look.loss(place) * (seats - 1) / seats for look in looks]
            middle = mean(seen)
            spread = mean([(one - middle) ** 2 for one in seen])
            losses.append(0.0 if share >= PLAYED else max(0.0, middle))
            errors.append((spread / max(1, len(seen) - 1)) ** 0.5 + self.error)
        return BidsThought(legal, shares, losses, errors)

    def settled(self, world: RajState, seat: int, generator: Generator) -> Look:
        """For three and more: where regret matching settles when everybody follows it."""
        turn = CrowdTurn(world)
        turn.run(seat, self.rounds, generator.split(), NEVER)
        shares = turn.mixture(seat)
        return Look(shares, [float(turn.worths[place]) for place in range(len(shares))])

    def searched(self, infoset: InformationSet, generator: Generator) -> Look:
        """At tables that nobody has learned: what the search thinks."""
        thoughts = self.search.think(infoset, generator.split())
        return Look([thought.share for thought in thoughts], [thought.value for thought in thoughts])

    def medium_loss(self, known: Known, seat: int, thought: BidsThought) -> float:
        """What medium's bids lose on the average."""
        generator = Generator(digest(f"medium {known}"))
        infoset = self.infoset(known, seat, generator)
        looks = [self.medium.think(infoset, generator.split()) for _ in range(MEDIUMS)]
        return mean(
            [added([one.share * loss for one, loss in zip(look, thought.losses, strict=True)]) for look in looks]
        )


def solved(infoset: InformationSet, game: MatrixGame, error: float) -> BidsThought:
    """For two: the equilibrium of the turn. Where it is lost against perfect play, every bid is as good."""
    rows = range(int(game.rows))
    shares = [float(game.row_share[row]) for row in rows]
    losses = [max(0.0, float(game.value) - float(game.worth_of_row(row))) / 2 for row in rows]
    losses = [0.0 if share >= PLAYED else loss for share, loss in zip(shares, losses, strict=True)]
    return BidsThought(infoset.legal, shares, losses, [error if len(losses) > EXACT else 0.0] * len(losses))


def mean(numbers: list[float]) -> float:
    return added(numbers) / len(numbers)

"""Raj for two by a policy that plain PPO learned in five minutes (`python -m howdah.training.raj.ppo` makes it)."""

from typing import Final

from howdah.bots.arithmetic import exponential
from howdah.bots.base import Bot, Thought
from howdah.bots.learned.network import Network
from howdah.bots.learned.weights import weights_of
from howdah.bots.luck import uniform
from howdah.bots.random import RandomBot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.raj.deck import STANDARD
from howdah.games.raj.rules import RajState

WEIGHTS: Final = "raj-ppo"


class PolicyBot(Bot):
    """Bids each card as often as the network says; no search. At a table that was not learned it plays at random."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, RajState) or not is_learned(world):
            return RandomBot().choose(infoset, generator)
        rest: float = uniform(generator)
        for action, share in zip(infoset.legal, shares_of(world, infoset.seat, infoset.legal), strict=True):
            rest -= share
            if rest < 0.0:
                return action
        return infoset.legal[-1]

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        """How often it would bid each card."""
        world = infoset.world
        if not isinstance(world, RajState) or not is_learned(world):
            return super().think(infoset, generator)
        shares = shares_of(world, infoset.seat, infoset.legal)
        return [Thought(action, 0.5, 0, share, 0.0) for action, share in zip(infoset.legal, shares, strict=True)]


def is_learned(world: RajState) -> bool:
    """Whether the table is the one of the training: two seats, the standard deck."""
    return world.raj.seats == 2 and world.raj.deck.text() == STANDARD


def shares_of(world: RajState, seat: int, legal: list[int]) -> list[float]:
    """How likely each legal bid is: the softmax of what the network says of these cards."""
    weights = weights_of(WEIGHTS)
    assert weights is not None
    network = weights.networks["policy"]
    fill(network, world, seat)
    network.run()
    most = max(network.outputs[action] for action in legal)
    powers = [exponential(network.outputs[action] - most) for action in legal]
    total = sum(powers)
    return [one / total for one in powers]


def fill(network: Network, world: RajState, seat: int) -> None:
    """What the seat sees, as the training has it: both hands, the prizes to come, stake, lead and turns left."""
    cards = int(world.raj.turns)
    hands = [int(world.hands[player] | world.sealed[player]) for player in (seat, 1 - seat)]
    pile = int(world.pile)
    for card in range(cards):
        network.inputs[card] = float(hands[0] >> card & 1)
        network.inputs[cards + card] = float(hands[1] >> card & 1)
        network.inputs[2 * cards + card] = float(pile >> card & 1)
    stake = int(world.stake_worth)
    lead = int(world.worth_of(world.taken[seat])) - int(world.worth_of(world.taken[1 - seat]))
    network.inputs[3 * cards] = stake / 10.0
    network.inputs[3 * cards + 1] = abs(stake) / 10.0
    network.inputs[3 * cards + 2] = lead / 20.0
    network.inputs[3 * cards + 3] = pile.bit_count() / cards

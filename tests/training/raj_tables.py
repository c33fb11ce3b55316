"""Positions of Raj as the rules have them and as training has them, and networks as bots have them and as NumPy has."""

from itertools import pairwise

import numpy as np

from howdah.bots.learned.network import Network
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.engine.seats import seats_in
from howdah.games.raj.rules import RajRules, RajState
from howdah.training.networks import Net
from howdah.training.raj.positions import CARDS, Positions


def table(seats: int) -> RajRules:
    rules = set_table("raj", seats)
    assert isinstance(rules, RajRules)
    return rules


def taught(network: Network) -> Net:
    """A network that bots run, as one that NumPy runs."""
    sizes = [int(size) for size in network.sizes]
    weights, biases, start = [], [], 0
    numbers = np.array(list(network.weights), dtype=np.float32)
    for inputs, outputs in pairwise(sizes):
        weights.append(numbers[start : start + inputs * outputs].reshape(inputs, outputs))
        start += inputs * outputs
        biases.append(numbers[start : start + outputs])
        start += outputs
    return Net(weights, biases)


def state_of(rules: RajRules, seed: int, turns: int) -> RajState:
    """A position of a random game in which all are asked."""
    state = rules.new()
    generator = Generator(seed)
    while state.turn < turns or state.pending() & CHANCE_BIT:
        seat = CHANCE if state.pending() & CHANCE_BIT else seats_in(int(state.pending()))[0]
        state.apply(seat, state.pick(seat, generator), None)
    return state


def position_of(state: RajState) -> Positions:
    """A state as one of many positions."""
    seats = state.rules.seats
    places_of = range(CARDS)
    return Positions(
        np.array([[[hand >> card & 1 for card in places_of] for hand in state.hands]], dtype=bool),
        np.array([[state.pile >> card & 1 for card in places_of]], dtype=bool),
        np.array([state.stake_worth]),
        np.array([[int(state.worth_of(state.taken[seat])) for seat in range(seats)]]),
    )

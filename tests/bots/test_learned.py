"""Networks and their weights: they compute what they should, and files that are none are refused."""

import json
from itertools import pairwise
from math import sqrt

import pytest

from howdah.bots.learned.network import LEAK, Network, squashed, weight_count
from howdah.bots.learned.weights import MOST_BYTES, read_weights, weights_of, write_weights
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import find, games

SIZES = [5, 4, 3, 2]


def drawn(count: int, seed: int) -> list[float]:
    """Numbers that 32 bits hold exactly."""
    generator = Generator(seed)
    return [(int(generator.below(2001)) - 1000) / 1024 for _ in range(count)]


def by_hand(sizes: list[int], weights: list[float], values: list[float]) -> list[float]:
    """The same network as sums on lists."""
    start = 0
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        if layer:
            values = [value if value >= 0 else LEAK * value for value in values]
        biases = start + inputs * outputs
        values = [
            weights[biases + out]
            + sum(values[place] * weights[start + place * outputs + out] for place in range(inputs))
            for out in range(outputs)
        ]
        start = biases + outputs
    return values


def test_a_network_runs_as_on_paper() -> None:
    weights = drawn(weight_count(SIZES), 1)
    network = Network(SIZES, weights)
    for seed in range(20):
        inputs = drawn(5, seed)
        for place, value in enumerate(inputs):
            network.inputs[place] = value
        network.run()
        assert list(network.outputs) == pytest.approx(by_hand(SIZES, weights, inputs), abs=1e-12)


def test_rows_with_inputs_in_common_give_the_same() -> None:
    network = Network(SIZES, drawn(weight_count(SIZES), 2))
    for place, value in enumerate(drawn(5, 3)):
        network.inputs[place] = value
    network.begin()
    network.add(0, 3)
    shared = network.kept()
    for seed in range(5):
        for place, value in zip((3, 4), drawn(2, seed), strict=True):
            network.inputs[place] = value
        network.go_on(shared)
        network.add(3, 5)
        network.finish()
        found = list(network.outputs)
        network.run()
        assert found == list(network.outputs)


def test_squashing_stays_between_minus_one_and_one() -> None:
    assert [squashed(number) for number in (-1e9, 0.0, 1.0)] == pytest.approx([-1.0, 0.0, 1 / sqrt(2)])


def test_weights_are_read_as_they_were_written() -> None:
    networks = {"small": ([2, 1], drawn(3, 4)), "large": (SIZES, drawn(weight_count(SIZES), 5))}
    data = write_weights("raj", 7, "howdah train raj --seed 5", networks)
    read = read_weights(data, "here")
    assert (read.game, read.behaviour, read.command) == ("raj", 7, "howdah train raj --seed 5")
    for name, (_, weights) in networks.items():
        assert list(read.networks[name].weights) == weights


def test_a_network_wants_all_its_weights() -> None:
    with pytest.raises(ValueError, match="has 3 weights, not 2"):
        Network([2, 1], [0.0, 1.0])
    with pytest.raises(ValueError, match="has 3 weights, not 2"):
        write_weights("raj", 1, "", {"small": ([2, 1], [0.0, 1.0])})


GOOD = write_weights("raj", 1, "", {"small": ([2, 1], [0.0, 1.0, 2.0])})
HEAD = json.loads(GOOD.partition(b"\n")[0])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a\n",
        b"[]\n",
        GOOD[:-4],
        GOOD[:-1],
        GOOD + b"\0\0\0\0",
        json.dumps({**HEAD, "format": "howdah-weights 2"}).encode() + b"\n",
        json.dumps({**HEAD, "networks": 3}).encode() + b"\n",
    ],
)
def test_what_is_no_weights_is_refused(data: bytes) -> None:
    with pytest.raises(OptionError, match=r"^here: "):
        read_weights(data, "here")


def test_shipped_weights_say_what_made_them_and_fit_the_rules() -> None:
    for meta in games():
        weights = weights_of(meta.name)
        if weights is None:
            continue
        assert weights.game == meta.name
        assert weights.behaviour == find(meta.name).behaviour
        assert weights.command.startswith(f"howdah train {meta.name} ")
        numbers = sum(len(network.weights) for network in weights.networks.values())
        assert 4 * numbers < MOST_BYTES


def test_a_game_that_nobody_taught_has_no_weights() -> None:
    assert weights_of("no_such_game") is None

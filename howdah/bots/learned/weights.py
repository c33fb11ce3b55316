"""Weights as the package ships them: one file a game, `data/GAME.weights`, below a megabyte.

The first line is JSON: the format, the game and the behaviour version of its rules, the command that made the weights,
and the sizes of each network by its name. Then the weights of all networks follow in that order, as 32-bit floats with
the lowest byte first. Widening them to doubles is exact, so bots compute with the same numbers everywhere.
"""

import json
import sys
from array import array
from importlib.resources import files
from typing import Final

from howdah.bots.learned.network import Network, weight_count
from howdah.engine.errors import OptionError

FORMAT: Final = "howdah-weights 1"
PACKAGE: Final = "howdah.bots.learned"
MOST_BYTES: Final = 1_000_000


class Weights:
    """The networks of a game, and where they come from."""

    def __init__(self, game: str, behaviour: int, command: str, networks: dict[str, Network]) -> None:
        self.game = game
        self.behaviour = behaviour
        """The version of the rules that they were learned with."""
        self.command = command
        """Makes them again."""
        self.networks = networks


READ: Final[dict[str, Weights]] = {}


def weights_of(game: str) -> Weights | None:
    """What the package ships for a game; None if nobody has taught it."""
    if game not in READ:
        file = files(PACKAGE).joinpath("data", f"{game}.weights")
        if not file.is_file():
            return None
        READ[game] = read_weights(file.read_bytes(), file.name)
    return READ[game]


def read_weights(data: bytes, source: str) -> Weights:
    """Weights from a file's bytes; what is no such file is refused."""
    head, _, body = data.partition(b"\n")
    try:
        about = json.loads(head)
        if about["format"] != FORMAT:
            raise OptionError(f"{source}: weights of the format {about['format']}, not {FORMAT}")
        numbers = array("f")
        numbers.frombytes(body)
        if sys.byteorder == "big":
            numbers.byteswap()
        networks: dict[str, Network] = {}
        start = 0
        for name, sizes in about["networks"].items():
            count = weight_count(sizes)
            networks[name] = Network(sizes, [float(number) for number in numbers[start : start + count]])
            start += count
        if start != len(numbers):
            raise ValueError
        return Weights(about["game"], about["behaviour"], about["command"], networks)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise OptionError(f"{source}: these are no weights of {FORMAT}, or not all of them") from None


def write_weights(game: str, behaviour: int, command: str, networks: dict[str, tuple[list[int], list[float]]]) -> bytes:
    """The bytes of a file: for each name the sizes of its layers, and its weights as `Network` wants them."""
    about = {
        "format": FORMAT,
        "game": game,
        "behaviour": behaviour,
        "command": command,
        "networks": {name: sizes for name, (sizes, _) in networks.items()},
    }
    numbers = array("f")
    for sizes, weights in networks.values():
        if len(weights) != weight_count(sizes):
            raise ValueError(f"a network of {sizes} has {weight_count(sizes)} weights, not {len(weights)}")
        numbers.extend(weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    return json.dumps(about).encode() + b"\n" + numbers.tobytes()

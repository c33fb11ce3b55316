"""What the bots of races have learned: a readable file a game, `howdah/bots/learned/data/GAME.json`.

Weights of the evaluation are in steps; cards go by their names. The file names the command that made it and the
behaviour version of the rules that it was learned with. Cobras, dead ends and mud are set by hand: cobras go to who
leads, so games tell little of what they cost.
"""

import json
from importlib.resources import files
from typing import Any, Final

from howdah.bots.learned.weights import PACKAGE
from howdah.engine.errors import OptionError

FORMAT: Final = "howdah-race-weights 1"
MORE: Final = "more"
"""The table of all numbers of seats that have none of their own."""
COUNTED: Final = (
    "steps",
    "rear",
    "cobras",
    "tempo",
    "points",
    "moves",
    "second-move",
    "best",
    "second-best",
    "draws",
    "reveals",
    "steals",
    "halts",
    "in-play",
    "blocked",
    "mired",
    "in-reach",
)
"""What is counted of a seat, besides its cards, in the order of `howdah/bots/evaluations/racing.py`."""
EVIDENCE: Final = ("passed-move", "passed-event", "passed-aimed", "passed-tiger", "discarded", "struck")
"""What is seen of a seat that may hold a tiger, in the order of `howdah/bots/race/holding.py`."""


class Learned:
    """The weights of one table."""

    def __init__(
        self,
        weights: list[float],
        cards: dict[str, float],
        least_spread: float,
        spread: float,
        holding: list[float],
    ) -> None:
        self.weights = weights
        self.cards = cards
        self.least_spread = least_spread
        """How far races still scatter, in steps, at the line."""
        self.spread = spread
        """The same for each step that the first has to go."""
        self.holding = holding
        """What each piece of evidence says of a tiger in a hand, as the logarithm of a factor."""

    def as_data(self) -> dict[str, Any]:
        return {
            "weights": dict(zip(COUNTED, self.weights, strict=True)),
            "cards": self.cards,
            "least-spread": self.least_spread,
            "spread": self.spread,
            "holding": dict(zip(EVIDENCE, self.holding, strict=True)),
        }


class Taught:
    """All that was learned of a race, and where it comes from."""

    def __init__(self, game: str, behaviour: int, command: str, tables: dict[str, Learned]) -> None:
        self.game = game
        self.behaviour = behaviour
        """The version of the rules that it was learned with."""
        self.command = command
        """Makes it again."""
        self.tables = tables
        """By number of seats, or `MORE`."""

    def text(self) -> str:
        """The file that the package ships."""
        data = {
            "format": FORMAT,
            "game": self.game,
            "behaviour": self.behaviour,
            "command": self.command,
            "tables": {name: table.as_data() for name, table in self.tables.items()},
        }
        return json.dumps(data, indent=2) + "\n"


def read_taught(text: str, source: str) -> Taught:
    """What a file says; what is no such file is refused."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise OptionError(f"{source}: weights of the format {data['format']}, not {FORMAT}")
        tables = {
            name: Learned(
                [float(table["weights"][each]) for each in COUNTED],
                {card: float(worth) for card, worth in table["cards"].items()},
                float(table["least-spread"]),
                float(table["spread"]),
                [float(table["holding"][each]) for each in EVIDENCE],
            )
            for name, table in data["tables"].items()
        }
        return Taught(str(data["game"]), int(data["behaviour"]), str(data["command"]), tables)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise OptionError(f"{source} does not hold the weights of a race") from None


READ: Final[dict[str, Taught]] = {}


def taught_of(game: str) -> Taught:
    """What the package ships for a race."""
    if game not in READ:
        file = files(PACKAGE).joinpath("data", f"{game}.json")
        READ[game] = read_taught(file.read_text(encoding="utf-8"), file.name)
    return READ[game]


def learned_of(game: str, seats: int) -> Learned:
    tables = taught_of(game).tables
    return tables.get(str(seats), tables[MORE])

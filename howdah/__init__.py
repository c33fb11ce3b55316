"""A home for four tabletop games: one rules engine for play, for measuring and for learning.

    >>> import howdah
    >>> table = howdah.table("raj", seats=3, seed=7)
    >>> table.waiting, table.legal(seat=0)[:3]
    ([0, 1, 2], ['bid 1', 'bid 2', 'bid 3'])
    >>> step = table.act("bid 9", seat=0)

docs/python.md shows the rest.
"""

__version__ = "0.1.0"

from howdah.api.games import from_position, from_record, list_games, play_game, simulate, table
from howdah.api.players import Player, Players, bot, list_bots
from howdah.api.table import Advice, Step, Table
from howdah.bots.base import Bot
from howdah.engine.contract import CHANCE, SPECTATOR, Result, View
from howdah.engine.errors import DealerError, HowdahError, NotationError, OptionError, Reason, RecordError, Refusal
from howdah.engine.events import Seen
from howdah.engine.updates import InformationSet

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Advice",
    "Bot",
    "DealerError",
    "HowdahError",
    "InformationSet",
    "NotationError",
    "OptionError",
    "Player",
    "Players",
    "Reason",
    "RecordError",
    "Refusal",
    "Result",
    "Seen",
    "Step",
    "Table",
    "View",
    "__version__",
    "bot",
    "from_position",
    "from_record",
    "list_bots",
    "list_games",
    "play_game",
    "simulate",
    "table",
]

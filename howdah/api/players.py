"""Who can choose for a seat: a bot by name, a `Bot`, or a plain function."""

from collections.abc import Callable, Mapping, Sequence

from howdah.bots.base import Bot
from howdah.engine.contract import View
from howdah.engine.errors import OptionError, shortened
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet

Player = str | Bot | Callable[[View, list[str]], str]
"""A bot's name (`"easy"`, `"search:ms=500"`), a `Bot`, or a function from a view and its legal actions to one."""
Players = Player | Sequence[Player] | Mapping[int, Player]
"""One for all seats, one for each seat, or some by seat."""


def list_bots() -> list[str]:
    """The names of all bots, levels weakest first and yardsticks last; docs/bots.md describes them.

    >>> list_bots()[:6]
    ['random', 'heuristic', 'easy', 'medium', 'hard', 'expert']
    """
    from howdah.bots.specs import levels

    return levels()


def bot(player: Player) -> Bot:
    """The bot of this name and settings, ready to sit at any number of tables.

    >>> strong = bot("search:n=500,style=bold")
    >>> bot("strong")
    Traceback (most recent call last):
    howdah.engine.errors.OptionError: there is no bot 'strong'; there are: random, heuristic, easy, medium, hard, ...
    """
    if isinstance(player, Bot):
        return player
    if callable(player):
        return FunctionBot(player)
    if not isinstance(player, str):
        raise OptionError(
            f"a player is the name of a bot, a Bot, or a function of a view and its legal actions, not {player!r}"
        )
    from howdah.bots.specs import make_bot

    return make_bot(player)


def by_seat(players: Players, seats: int) -> dict[int, Bot]:
    """A bot for each seat that has one."""
    if isinstance(players, Mapping):
        for seat in players:
            if seat not in range(seats):
                raise OptionError(f"there is no seat {seat!r} for a bot; seats are 0 to {seats - 1}")
        return {seat: bot(player) for seat, player in players.items()}
    if isinstance(players, str | Bot) or not isinstance(players, Sequence):
        return dict.fromkeys(range(seats), bot(players))
    if len(players) != seats:
        raise OptionError(
            f"{len(players)} bots for {seats} seats; name one for each, one for all, or some by seat: {{0: 'easy'}}"
        )
    return {seat: bot(player) for seat, player in enumerate(players)}


class FunctionBot(Bot):
    """Asks a function."""

    def __init__(self, function: Callable[[View, list[str]], str]) -> None:
        self.function = function

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        rules = infoset.world.rules
        legal = [rules.actions[action] for action in infoset.legal]
        text: object = self.function(infoset.view, legal)
        action = rules.number_of(infoset.seat, text) if isinstance(text, str) else -1
        if action not in infoset.legal:
            name = getattr(self.function, "__name__", "the function")
            raise OptionError(
                f"{name} answered {shortened(repr(text))} for seat {infoset.seat}; legal are: {', '.join(legal)}"
            )
        return action

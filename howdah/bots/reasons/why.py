"""One true thing that speaks for what a bot thinks best."""

from howdah.bots.base import Thought
from howdah.bots.reasons.race import race_why
from howdah.bots.reasons.raj import raj_why
from howdah.bots.reasons.said import Why
from howdah.bots.reasons.totem import totem_why
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.race.state import RaceState
from howdah.games.raj.rules import RajState
from howdah.games.totem.rules import TotemState


def why_of(
    infoset: InformationSet, thoughts: list[Thought], generator: Generator, move: list[int] | None = None
) -> Why | None:
    """What speaks for the thoughts' best action, or for their mixture in Raj; None where nothing certain can be said.

    `move` is the whole move that the best action begins, where that is known (Totem). It is told from what the seat
    knows: what would differ between worlds that it cannot tell apart is not said."""
    if len(thoughts) < 2:
        return None
    world = infoset.world
    if isinstance(world, RajState):
        return raj_why(world, infoset.seat, thoughts)
    best = max(thoughts, key=lambda thought: (thought.share, thought.value)).action
    if isinstance(world, RaceState):
        return race_why(world, infoset.seat, best, generator)
    if isinstance(world, TotemState):
        return totem_why(world, infoset.seat, move or [best])
    return None

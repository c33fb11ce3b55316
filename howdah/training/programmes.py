"""What `howdah train` can teach: by game, the stages, the names of the networks that are shipped, and measurements.

A game is added by a function from an effort to its `Programme`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from howdah.bots.learned.weights import write_weights
from howdah.engine.errors import OptionError
from howdah.engine.registry import find
from howdah.training.networks import Net
from howdah.training.race.tables import TABLES
from howdah.training.raj.crowd import CrowdStage
from howdah.training.raj.duel import Values
from howdah.training.raj.measuring import (
    Bidder,
    Share,
    at_random,
    by_rank,
    by_remaining,
    by_response,
    by_values,
    measure,
)
from howdah.training.raj.plain import LEAN
from howdah.training.raj.stages import duel_stages, responder_stages
from howdah.training.stages import Effort, Stage


@dataclass
class Programme:
    """All that is learned of a game."""

    game: str
    stages: Sequence[Stage]
    checks: Sequence[Stage]
    """Learned to measure the others with, and not shipped."""
    measures: dict[str, Callable[[int, np.random.Generator], Share]] = field(default_factory=dict)
    """What the result takes of others, by their names, over so many deals."""
    nets: dict[str, Net] = field(default_factory=dict)


def raj() -> Programme:
    values, responders = Values(), Values()
    ours = by_values(values, lean=LEAN)
    others: dict[str, Bidder] = {"random": at_random}
    others |= {f"rank:jitter={jitter}": by_rank(jitter) for jitter in range(4)}
    others |= {f"remaining:jitter={jitter}": by_remaining(jitter) for jitter in range(4)}

    def against(name: str) -> Callable[[int, np.random.Generator], Share]:
        return lambda deals, luck: measure(ours, others[name], deals, luck)

    measures = {name: against(name) for name in others}
    measures["responder"] = lambda deals, luck: measure(ours, by_response(values, responders), deals, luck)
    stages = [*duel_stages(values), *(CrowdStage(seats) for seats in (3, 4, 5))]
    return Programme("raj", stages, responder_stages(values, responders), measures)


PROGRAMMES: Final[dict[str, Callable[[], Programme]]] = {"raj": raj}


def programme_of(game: str) -> Programme:
    """What is taught of a game."""
    if game not in PROGRAMMES:
        raise OptionError(f"nothing is learned of '{game}'; there are: {', '.join([*PROGRAMMES, *TABLES])}")
    return PROGRAMMES[game]()


def command_of(game: str, effort: Effort) -> str:
    """The command that makes the weights again."""
    return f"howdah train {game} --seed {effort.seed} --positions {effort.positions} --epochs {effort.epochs}"


def weights_file(programme: Programme, effort: Effort, nets: dict[str, Net]) -> bytes:
    """The file that the package ships."""
    made = {name: (net.sizes(), net.flat()) for name, net in nets.items()}
    behaviour = find(programme.game).behaviour
    return write_weights(programme.game, behaviour, command_of(programme.game, effort), made)

"""What the environments say of themselves: the space of an observation, and the ways to render."""

from typing import Any, Final

import gymnasium.spaces
import numpy as np

from howdah.adapters.observations import Observer

RENDER_MODES: Final = ["human", "ansi"]


def space_of(observer: Observer, normalized: bool) -> gymnasium.spaces.Dict:
    """What one seat is given: its row, as whole numbers or as fractions, and the mask of its actions."""
    row: gymnasium.spaces.Space[Any] = gymnasium.spaces.Box(observer.low, observer.high, dtype=np.int16)
    if normalized:
        row = gymnasium.spaces.Box(observer.normalized(observer.low), observer.normalized(observer.high))
    mask = gymnasium.spaces.Box(0, 1, (len(observer.rules.actions),), np.int8)
    return gymnasium.spaces.Dict({"observation": row, "action_mask": mask})

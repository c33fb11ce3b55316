"""NumPy arrays over the memory of the engine's vectors: no copies, and nobody can write into them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from howdah.engine.errors import OptionError


def looking_into(vector: object, dtype: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """An array that shows what compiled code writes into this vector, now and later."""
    try:
        array = np.frombuffer(memoryview(vector), dtype)  # type: ignore[arg-type]  # a vec has a buffer
    except TypeError:
        raise OptionError("batches of games need librt, which this Python does not have") from None
    return array.reshape(shape)

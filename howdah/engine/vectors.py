# not compiled: it chooses at import time where vectors come from
"""Native vectors, from librt where it is installed, else a plain list that behaves the same.

Compiled code needs librt; interpreted code runs anywhere, also where no native wheel exists (a browser's Python).
Keep only the newest: `v = append(v, x)`. The old vector may or may not share the new one's memory.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:

        class vec(list):  # noqa: N801  (librt's own name)
            """The part of `librt.vecs.vec` that the rules use: index, assign, length, slice to copy."""

            def __getitem__(self, index):
                found = list.__getitem__(self, index)
                return vec(found) if isinstance(index, slice) else found

        def append(vector, item):
            vector.append(item)
            return vector


__all__ = ["append", "vec"]

"""Everything that an object holds, as text: for tests that something was only read.

A position leaves out what follows from the rest; a register that is written while reading may be just that.
"""

import inspect

PLAIN = (bool, int, float, str, bytes, type(None))


def dump(thing: object, but: tuple[type, ...] = ()) -> str:
    """Attributes of attributes, in both builds. Objects of the types in `but` are named only."""
    return Dump(but).text(thing)


class Dump:
    """Writes each object once; where it is met again, its number stands."""

    def __init__(self, but: tuple[type, ...]) -> None:
        self.but = but
        self.met: list[object] = []
        """Kept, so that no other object gets the address of one that is gone."""
        self.numbers: dict[int, int] = {}

    def text(self, thing: object) -> str:
        if isinstance(thing, PLAIN):
            return repr(thing)
        if isinstance(thing, self.but) or inspect.isroutine(thing) or inspect.isclass(thing):
            return type(thing).__name__
        if id(thing) in self.numbers:
            return f"#{self.numbers[id(thing)]}"
        self.numbers[id(thing)] = len(self.met)
        self.met.append(thing)
        if isinstance(thing, dict):
            return "dict " + self.joined([f"{self.text(key)}: {self.text(value)}" for key, value in thing.items()])
        if isinstance(thing, set | frozenset):
            return "set " + self.joined(sorted(self.text(item) for item in thing))
        if hasattr(thing, "__iter__"):
            return self.joined([self.text(item) for item in thing])
        held = [f"{name}={self.text(getattr(thing, name))}" for name in attributes(thing)]
        return f"{type(thing).__name__} {self.joined(held)}"

    @staticmethod
    def joined(texts: list[str]) -> str:
        return f"[{', '.join(texts)}]"


def attributes(thing: object) -> list[str]:
    """The names of what an object holds; compiled classes keep it behind descriptors."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        found |= {
            name
            for name, held in vars(kind).items()
            if not name.startswith("__") and (inspect.isgetsetdescriptor(held) or inspect.ismemberdescriptor(held))
        }
    return sorted(name for name in found if hasattr(thing, name))

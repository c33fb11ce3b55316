"""The games that can be played. Listing them reads their `meta` modules only; rules are imported when a table is set.

A game is a package `howdah.games.NAME` with `meta.META` and `rules.make(seats, options)`. Others `register` theirs.
"""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable

from howdah.engine.contract import Known, Rules, State
from howdah.engine.errors import OptionError, shortened
from howdah.engine.generator import Generator
from howdah.engine.notation import Position, read_position

BUILT_IN = "howdah.games"


class Option:
    """A named choice of the table. The first of `choices` is the default; without choices any text may be valid."""

    def __init__(self, name: str, choices: list[str], default: str = "") -> None:
        self.name = name
        self.choices = choices
        self.default = choices[0] if choices else default


class Meta:
    """What can be said of a game without its rules."""

    def __init__(
        self,
        name: str,
        fewest_seats: int,
        most_seats: int,
        behaviour: int,
        minutes: int,
        options: list[Option],
        clauses: str,
        make: "Callable[[int, dict[str, str]], Rules] | None" = None,
    ) -> None:
        self.name = name
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.behaviour = behaviour
        """Rises only when some recorded game would replay differently."""
        self.minutes = minutes
        self.options = options
        self.clauses = clauses
        """What the numbers of its clauses begin with."""
        self.make = make
        """Where the rules come from; None for a built-in game, which has a module `rules`."""

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError(f"{self.name} has no option '{shortened(name)}'; it has: {known}")


_built_in: dict[str, Meta] = {}
_registered: dict[str, Meta] = {}


def register(meta: Meta) -> None:
    """Add a game that is not built in; `meta.make` says where its rules come from."""
    _registered[meta.name] = meta


def games() -> list[Meta]:
    """Every game that can be played, by name."""
    if not _built_in:
        package = importlib.import_module(BUILT_IN)
        for module in pkgutil.iter_modules(package.__path__, f"{BUILT_IN}."):
            if module.ispkg and importlib.util.find_spec(f"{module.name}.meta"):
                meta = importlib.import_module(f"{module.name}.meta").META
                _built_in[meta.name] = meta
    return sorted([*_built_in.values(), *_registered.values()], key=lambda meta: meta.name)


def find(name: str) -> Meta:
    """The game of this name."""
    found = {meta.name: meta for meta in games()}
    if name not in found:
        raise OptionError(f"there is no game '{shortened(name)}'; there are: {', '.join(found)}")
    return found[name]


def set_table(name: str, seats: int, options: dict[str, str] | None = None) -> Rules:
    """The rules of a game with these seats and options; every option is checked."""
    meta = find(name)
    if not meta.fewest_seats <= seats <= meta.most_seats:
        raise OptionError(f"{name} is for {meta.fewest_seats} to {meta.most_seats} players, not for {seats}")
    chosen: dict[str, str] = {}
    for key, value in (options or {}).items():
        option = meta.option(key)
        if option.choices and value not in option.choices:
            choices = ", ".join(option.choices)
            raise OptionError(f"option {key} of {name} is one of {choices}, not '{shortened(value)}'")
        if value != option.default:
            chosen[key] = value
    if meta.make is not None:
        return meta.make(seats, chosen)
    made = importlib.import_module(f"{BUILT_IN}.{name}.rules").make(seats, chosen)
    assert isinstance(made, Rules)
    return made


def one_line_option(text: str) -> str:
    """The value of an option on one line, as records and positions write it: ` | ` between lines, without comments."""
    lines = [" ".join(line.split()) for line in text.split("\n") if not f"{line.strip()} ".startswith("# ")]
    return " | ".join(line for line in lines if line)


def settle_options(name: str, seats: int, options: dict[str, str], generator: Generator) -> dict[str, str]:
    """The options of a new match, with what is drawn once before it (a random layout) written out by value."""
    if find(name).make is not None:
        return options
    settle = getattr(importlib.import_module(f"{BUILT_IN}.{name}.rules"), "settle", None)
    return options if settle is None else dict(settle(seats, options, generator))


def rules_of(position: Position) -> Rules:
    """The table that a position belongs to: game, seats and options stand in it."""
    options = {
        section.name.removeprefix("option "): section.value
        for section in position.sections
        if section.name.startswith("option ")
    }
    return set_table(position.game, position.seats, options)


def read_known(text: str) -> tuple[Rules, Known]:
    """A position text, which may leave things open with `?`."""
    position = read_position(text)
    rules = rules_of(position)
    return rules, rules.read(position)


def read_state(text: str) -> State:
    """A position text that leaves nothing open."""
    rules, known = read_known(text)
    if not known.is_whole():
        raise OptionError("this position leaves things open with '?': deal it instead of reading a state")
    return rules.deal(known, Generator(0))

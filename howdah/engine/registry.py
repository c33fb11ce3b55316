"""The games that can be played. Listing them reads their `meta` modules only; rules are imported when a table is set.

A game is a package `howdah.games.NAME` with `meta.META`, `rules.make(seats, options)` and `vocabulary.VOCABULARY`.
Others `register` theirs.
"""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable

from howdah.engine.contract import Known, Rules, State
from howdah.engine.errors import OptionError, shortened
from howdah.engine.generator import Generator
from howdah.engine.notation import Position, read_position
from howdah.engine.vocabulary import Vocabulary

BUILT_IN = "howdah.games"


class Option:
    """A named choice of the table. The first of `choices` is the default; without choices any text may be valid.

    A change of the rules is an option whose default is the new rule: `since` is the behaviour version that brought it,
    `before` what it was until then. So a match that was begun under an older version goes on with the rules it had.
    """

    def __init__(self, name: str, choices: list[str], default: str = "", since: int = 1, before: str = "") -> None:
        self.name = name
        self.choices = choices
        self.default = choices[0] if choices else default
        self.since = since
        self.before = before

    def __repr__(self) -> str:
        return f"<{self.name}: {' | '.join(self.choices) or self.default}>"


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
        vocabulary: Vocabulary | None = None,
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
        self.vocabulary = vocabulary
        """What it can say; None for a built-in game, which has a module `vocabulary`."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.fewest_seats} to {self.most_seats} seats>"

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


def unregister(name: str) -> None:
    """Take such a game out again."""
    _registered.pop(name, None)


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


def vocabulary_of(name: str) -> Vocabulary:
    """What a game can say; nothing if there is no such game, or it is not built in and declares nothing."""
    meta = next((meta for meta in games() if meta.name == name), None)
    if meta is None or meta.make is not None:
        return Vocabulary(name) if meta is None or meta.vocabulary is None else meta.vocabulary
    made = importlib.import_module(f"{BUILT_IN}.{name}.vocabulary").VOCABULARY
    assert isinstance(made, Vocabulary)
    return made


def options_under(name: str, behaviour: int, options: dict[str, str]) -> dict[str, str]:
    """The options of a match that was begun under this behaviour version: what has changed since has its old value."""
    meta = find(name)
    if behaviour > meta.behaviour:
        raise OptionError(
            f"behaviour version {behaviour} of {name} is newer than this release, which knows up to {meta.behaviour}"
        )
    old = {option.name: option.before for option in meta.options if option.since > behaviour}
    return {**old, **options}


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


def rules_of(position: Position, behaviour: int = 0) -> Rules:
    """The table that a position belongs to: game, seats and options stand in it. A position of an older record is read
    under its behaviour version."""
    options = {
        section.name.removeprefix("option "): section.value
        for section in position.sections
        if section.name.startswith("option ")
    }
    if behaviour:
        options = options_under(position.game, behaviour, options)
    return set_table(position.game, position.seats, options)


def read_known(text: str, behaviour: int = 0) -> tuple[Rules, Known]:
    """A position text, which may leave things open with `?`. One that no game can reach is refused."""
    known, state = read_checked(text, behaviour)
    return state.rules, known


def read_checked(text: str, behaviour: int = 0) -> tuple[Known, State]:
    """What a position text says, and a state that agrees with it; one that no game can reach is refused."""
    position = read_position(text)
    rules = rules_of(position, behaviour)
    known = rules.read(position)
    state = rules.deal(known, Generator(0))
    broken = state.check()
    if broken:
        raise position.head.wrong(f"a position that a game can reach: {broken[0]}")
    return known, state


def read_state(text: str, behaviour: int = 0) -> State:
    """A position text that leaves nothing open."""
    known, state = read_checked(text, behaviour)
    if not known.is_whole():
        raise OptionError("this position leaves things open with '?': deal it instead of reading a state")
    return state

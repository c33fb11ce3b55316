"""What a game can say, declared once: phases, reasons, events with their secrets, actions, the fields of its view.

Each game has a `vocabulary.py` with one `Vocabulary`. From it are made the client's types, its filter of secret facts
and its clauses of phases (`howdah.server.protocol.game_types`), and the words of facts (`howdah.locale.sentences`). The
rules tell events and give reasons as codes; conformance plays games and fails where something was not declared. Nothing
here is used in playouts.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from howdah.engine.errors import Reason
from howdah.engine.events import Event, Fact


class FactKind:
    """What a fact is, and so how it becomes words."""

    def __init__(self, name: str, many: bool = False, is_number: bool = False) -> None:
        self.name = name
        self.many = many
        """A list of them."""
        self.is_number = is_number

    def fits(self, fact: Fact) -> bool:
        """Whether a fact is of this kind, as far as its type tells."""
        items: Sequence[int | str] = fact if isinstance(fact, list) else [fact]
        return isinstance(fact, list) == self.many and all(isinstance(item, int) == self.is_number for item in items)


SEAT: Final = FactKind("seat", is_number=True)
"""A player, counted from 1; 0 for nobody."""
SEATS: Final = FactKind("seat", many=True, is_number=True)
CARD: Final = FactKind("card")
CARDS: Final = FactKind("card", many=True)
CELL: Final = FactKind("cell")
"""A cell of the board, or a word for a place beside it (`line`)."""
CELLS: Final = FactKind("cell", many=True)
ELEPHANT: Final = FactKind("elephant")
"""The letter of an elephant."""
NUMBER: Final = FactKind("number", is_number=True)
NUMBERS: Final = FactKind("number", many=True, is_number=True)
WORTH: Final = FactKind("worth", is_number=True)
"""A number that may be below zero: some write it with its sign."""
WORTHS: Final = FactKind("worth", many=True, is_number=True)
ACTION: Final = FactKind("action")
"""The text of an action."""
ACTIONS: Final = FactKind("action", many=True)
WAY: Final = FactKind("way")
"""Where something goes: the word of the action that goes there."""
TEXT: Final = FactKind("text")
"""A code that messages choose by."""
TEXTS: Final = FactKind("text", many=True)
FACT_KINDS: Final = [kind.name for kind in (SEAT, CARD, CELL, ELEPHANT, NUMBER, WORTH, ACTION, WAY, TEXT)]

Facts = Mapping[str, FactKind]
NO_FACTS: Final[dict[str, FactKind]] = {}
NO_ACTIONS: Final[dict[str, Sequence[FactKind]]] = {}
NO_SUGGESTIONS: Final[dict[str, Facts]] = {}
NO_WHYS: Final[dict[str, Facts]] = {}


class EventKind:
    """An event: its facts, and who is told those that are secret."""

    def __init__(
        self,
        kind: str,
        facts: Facts = NO_FACTS,
        secret: Facts = NO_FACTS,
        knowers: Sequence[str] = ("seat",),
        reveals: bool = False,
        shown_by: str = "",
    ) -> None:
        self.kind = kind
        self.facts = facts
        """What all are told who are told of it."""
        self.secret = secret
        """What only `knowers` are told."""
        self.knowers = knowers if secret else ()
        """The facts that name the seats that are told."""
        self.reveals = reveals
        """It shows somebody what was hidden from them."""
        self.shown_by = shown_by
        """The fact that names the seat that shows it: to that seat it is no news."""

    def complaint(self, event: Event) -> str:
        """How an event differs from this declaration; nothing if it does not."""
        for declared, told, sort in ((self.facts, event.facts, "public"), (self.secret, event.secret, "secret")):
            if set(declared) != set(told):
                return f"event {self.kind} tells the {sort} facts {sorted(told)}, declared are {sorted(declared)}"
            for name, fact in told.items():
                if not declared[name].fits(fact):
                    return f"event {self.kind} tells {name}={fact!r}, declared as {declared[name].name}"
        knowers = 0
        for name in self.knowers:
            seat = event.facts[name]
            assert isinstance(seat, int)
            knowers |= 1 << seat - 1
        if knowers != event.knowers:
            return f"event {self.kind} tells its secret to other seats than {', '.join(self.knowers) or 'nobody'}"
        if self.reveals != event.reveals:
            return f"event {self.kind} is declared with reveals={self.reveals}"
        return ""


class ReasonCode:
    """Why an action can be refused: a code for the words, the clauses that may be cited, the facts that may come."""

    def __init__(
        self,
        code: str,
        clauses: str,
        facts: Facts = NO_FACTS,
        number: int = 0,
        all_turn: bool = False,
        until_others: bool = False,
        other_phase: bool = False,
    ) -> None:
        self.code = code
        self.clauses = clauses.split()
        """The first is cited unless the position says which; none where the phase's clause is cited."""
        self.facts = facts
        self.number = number
        """What the test of the rules returns for it, in games whose tests return numbers."""
        self.all_turn = all_turn
        """Whatever its seat does, the action stays impossible until the turn is over."""
        self.until_others = until_others
        """Whatever its seat does, the action stays impossible until another seat or chance has decided."""
        self.other_phase = other_phase
        """Something else is being decided: the action itself was not looked at."""

    def given(self, facts: dict[str, int | str] | None = None, clause: str = "") -> Reason:
        """This reason in a position: with these facts, and the clause where the position says which."""
        return Reason(self.code, clause or self.clauses[0], facts or {})


class Phase:
    """What can be asked, and what it depends on."""

    def __init__(
        self,
        name: str,
        clauses: str,
        number: int = 0,
        registers: str = "",
        cites: str = "",
        moving: bool = False,
        asks: bool = True,
    ) -> None:
        self.name = name
        self.clauses = clauses.split()
        """Those that matter to whoever decides, the most telling first."""
        self.cites = cites or self.clauses[0]
        """The clause that an action of another phase is refused with."""
        self.number = number
        self.registers = registers.split()
        """What it depends on, besides what is open at every time: attributes of the state, named in positions."""
        self.moving = moving
        """A movement is being made: its choices belong to one act (`State.is_mid_act`)."""
        self.asks = asks
        """A player decides; else chance, or the game is over."""


class Vocabulary:
    """All that one game can say."""

    def __init__(
        self,
        game: str,
        phases: Iterable[Phase] = (),
        reasons: Iterable[ReasonCode] = (),
        events: Iterable[EventKind] = (),
        actions: Mapping[str, Sequence[FactKind]] = NO_ACTIONS,
        fields: type = dict,
        phase_field: str = "",
        client: str = "",
        suggestions: Mapping[str, Facts] = NO_SUGGESTIONS,
        whys: Mapping[str, Facts] = NO_WHYS,
    ) -> None:
        self.game = game
        self.phases: dict[int, Phase] = {}
        self.phase_names: dict[str, int] = {}
        for phase in phases:
            self.declare(phase.number not in self.phases and phase.name not in self.phase_names, "phase", phase.name)
            self.phases[phase.number] = phase
            self.phase_names[phase.name] = phase.number
        self.reasons: dict[str, ReasonCode] = {}
        self.reason_numbers: dict[int, ReasonCode] = {}
        for reason in reasons:
            fresh = reason.number == 0 or reason.number not in self.reason_numbers
            self.declare(fresh and reason.code not in self.reasons, "reason", reason.code)
            self.reasons[reason.code] = reason
            self.reason_numbers[reason.number] = reason
        self.events: dict[str, EventKind] = {}
        for event in events:
            self.declare(event.kind not in self.events, "event", event.kind)
            self.events[event.kind] = event
        self.actions = actions
        """By the first word of an action, what the words after it are."""
        self.fields = fields
        """The TypedDict of the view."""
        self.phase_field = phase_field
        """The field of the view that names the phase, if there is one."""
        self.client = client or game
        """Games that the client draws alike share one name: its folder, and the words of phases."""
        self.suggestions: dict[str, Facts] = {**TABLE_SUGGESTIONS, **suggestions}
        """By code, the facts of what may be said to help, the game's own and those of any game."""
        self.whys = whys
        """By code, the facts of what may be said for an action in a hint (`howdah/bots/reasons`)."""

    def declare(self, fresh: bool, sort: str, name: str) -> None:
        """Everything is declared once."""
        if not fresh:
            raise ValueError(f"{self.game} declares the {sort} '{name}', or its number, twice")

    def event_facts(self, kind: str) -> dict[str, FactKind]:
        """The kinds of an event's facts, secret ones included; none of an event that is not declared."""
        found = self.events.get(kind) or TABLE_EVENTS.get(kind)
        return {} if found is None else {**found.facts, **found.secret}

    def reason_facts(self, code: str) -> Facts:
        """The kinds of a reason's facts."""
        return self.reasons[code].facts if code in self.reasons else TABLE_REASONS.get(code, NO_FACTS)

    def complaint(self, event: Event) -> str:
        """What is wrong with an event that the rules have told; nothing if it is as declared."""
        found = self.events.get(event.kind)
        return f"{self.game} declares no event '{event.kind}'" if found is None else found.complaint(event)


TABLE_EVENTS: Final = {
    "undone": EventKind("undone", {"seat": SEAT, "action": ACTION}),
    "taken-back": EventKind("taken-back", {"seat": SEAT}),
}
"""What a match tells of any game."""
TABLE_SUGGESTIONS: Final[dict[str, dict[str, FactKind]]] = {
    "first": {"action": ACTION, "count": NUMBER},
    "order": {"action": ACTION, "count": NUMBER},
    "first-two": {"action": ACTION, "then": ACTION},
    "another-card": {"action": ACTION},
    "another": {"action": ACTION},
    "nothing-turn": {},
    "nothing-now": {},
}
"""What may be said in any game to whoever was refused (`suggestions.py`)."""
TABLE_REASONS: Final[dict[str, dict[str, FactKind]]] = {
    "unknown-action": {"action": ACTION},
    "list-too-long": {"action": ACTION},
}
"""What a match answers in any game, where a fact is more than a number or a text."""

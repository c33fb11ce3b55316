"""What could come of an act: every way that its choices can go, if all others let it happen.

A movement with three forks is one thought for a player and four decisions for the rules. A client that draws the ways
needs them whole, each with the actions that lead there; and it must not know the rules that make them.
"""

from howdah.engine.contract import CHANCE_BIT, State
from howdah.engine.events import Event, Seen, Sink, foreseen_by
from howdah.engine.seats import seats_in


class Continuation:
    """One way on."""

    def __init__(self, actions: list[str], ready: int, events: list[Seen], whole: bool) -> None:
        self.actions = actions
        self.ready = ready
        """So many of the actions can be submitted at once; before the others somebody else may answer."""
        self.events = events
        """What its seat would be told, up to the next hidden fact or chance node."""
        self.whole = whole
        """The act is over, or a chance node follows; otherwise there are more choices than were followed."""


class Branch:
    """A way as far as it has been followed, in a world of its own."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.actions: list[str] = []
        self.ready = 0
        self.straight = True
        """Nobody else has been asked yet."""
        self.events: list[Event] = []
        self.open = True
        """Nothing hidden has been met."""

    def choices(self, seat: int) -> list[int]:
        """The choices of the seat that belong to the act."""
        return self.world.legal(seat) if self.open and self.world.is_mid_act(seat) else []

    def follow(self, seat: int, action: int) -> "Branch":
        """The way on through one of the choices."""
        branch = Branch(self.world.copy())
        branch.actions = list(self.actions)
        branch.ready = self.ready
        branch.straight = self.straight
        branch.events = list(self.events)
        branch.step(seat, action)
        return branch

    def step(self, seat: int, action: int) -> None:
        """Take a step; whoever is asked for an answer lets it happen."""
        self.actions.append(self.world.rules.actions[action])
        if self.straight:
            self.ready += 1
        self.apply(seat, action)
        self.let_happen()

    def let_happen(self) -> None:
        """Whoever is asked for an answer lets it happen."""
        while self.open and self.open_window():
            self.straight = False
            for other in seats_in(int(self.world.pending())):
                self.apply(other, self.world.silent_answer(other))

    def apply(self, seat: int, action: int) -> None:
        sink = Sink()
        self.world.apply(seat, action, sink)
        self.events.extend(sink.events)
        self.open = not (self.world.pending() & CHANCE_BIT or any(event.reveals for event in sink.events))

    def open_window(self) -> bool:
        asked = seats_in(int(self.world.pending()))
        return bool(asked) and all(self.world.silent_answer(seat) >= 0 for seat in asked)

    def way(self, seat: int, receiver: int) -> Continuation:
        """A way of a seat, as somebody is told it."""
        return Continuation(self.actions, self.ready, foreseen_by(self.events, receiver), not self.choices(seat))


def announced_ways(world: State, receiver: int, most: int) -> list[Continuation]:
    """What comes of the act that an open window is about if nobody stops it, through all choices of whoever acts, as
    somebody is told it; `world` is re-dealt from what that one knows. No ways where no window is open."""
    branch = Branch(world)
    if not branch.open_window():
        return []
    branch.let_happen()
    asked = seats_in(int(branch.world.pending())) if branch.open else []
    return ways_from(branch, asked[0], most, receiver) if len(asked) == 1 else [branch.way(receiver, receiver)]


def ways_from(first: Branch, seat: int, most: int, receiver: int) -> list[Continuation]:
    """All ways on, the choices that lead to the same position once; no further where there would be too many."""
    ended: list[Branch] = []
    ahead = [first]
    met: set[str] = {first.world.transposition_key(seat)}
    while ahead:
        forks: list[Branch] = []
        for branch in ahead:
            for action in branch.choices(seat):
                fork = branch.follow(seat, action)
                position = fork.world.transposition_key(seat)
                if position not in met:
                    met.add(position)
                    forks.append(fork)
        ended += [branch for branch in ahead if not branch.choices(seat) or branch.world.may_stop_here(seat)]
        if len(ended) + len(forks) > most:
            ended += [branch for branch in ahead if branch.choices(seat) and not branch.world.may_stop_here(seat)]
            break
        ahead = forks
    found: dict[str, Branch] = {}
    for branch in ended:
        found.setdefault(repr(branch.world), branch)
    return [branch.way(seat, receiver) for branch in found.values()]

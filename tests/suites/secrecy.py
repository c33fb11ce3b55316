"""Nobody learns what they cannot know: two worlds that one seat cannot tell apart must look alike to it, for ever.

From a random moment, what a seat cannot know is dealt anew. Then both worlds are played on, and everything that the
seat receives is compared, event by event, until it has honestly learned something that differs. Honest is an event that
is marked `reveals`, or that tells this seat a secret of its own, or what chance or others choose openly; and nothing is
known that was not told. `docs/secrecy.md` says who guards what the suite takes on trust.
"""

from itertools import zip_longest

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, Rules, State
from howdah.engine.dealers import Dealer
from howdah.engine.events import Event, Seen, seen_by
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.seats import seats_in
from howdah.engine.updates import Batch
from tests.suites.matches import reason_against
from tests.suites.tables import is_open
from tests.suites.walking import any_of

LONGEST_OPENING = 120
LONGEST_CONTINUATION = 40
SAMPLED_ACTIONS = 40
SAMPLED_WAYS = 4
SUGGESTED_EVERY = 8
"""At one moment of so many, what would help is compared: it takes as long as all the rest."""


class Parted(Exception):
    """Chance cannot have the same outcome in both worlds: the continuation ends here."""


class FirstDealer(Dealer):
    """Deals one world, and notes what it said."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.said: list[int] = []

    def answer(self, state: State) -> int:
        self.said.append(int(state.pick(CHANCE, self.generator)))
        return self.said[-1]


class SecondDealer(Dealer):
    """Says in the other world what was said in the first; sometimes not, as only those who see it may notice."""

    def __init__(self, first: FirstDealer, generator: Generator) -> None:
        self.first = first
        self.generator = generator
        self.place = 0
        self.differed = False
        """Whether it has said something else since it was last asked for this."""

    def has_differed(self) -> bool:
        differed, self.differed = self.differed, False
        return differed

    def answer(self, state: State) -> int:
        possible = [outcome for outcome, _ in state.chances()]
        if self.place == len(self.first.said):
            raise Parted
        said = self.first.said[self.place]
        self.place += 1
        if self.generator.below(8) == 0:
            instead = any_of(possible, self.generator)
            self.differed = self.differed or instead != said
            return instead
        if said not in possible:
            raise Parted
        return said


def check_secrecy(rules: Rules, seed: int) -> None:
    """One moment of a random game, for every seat and a spectator, and a continuation from it."""
    for seat in [*range(rules.seats), SPECTATOR]:
        generator = Generator(seed * 64 + seat)
        start = random_moment(rules, generator)
        other = start.redeal(seat, generator)
        check_continuation(rules, seat, start, other, generator)


def random_moment(rules: Rules, generator: Generator) -> State:
    """A state of a random game that is not over."""
    state = rules.new()
    for _ in range(generator.below(LONGEST_OPENING)):
        asked = int(state.pending())
        seat = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
        before = state.copy()
        state.apply(seat, state.pick(seat, generator), None)
        if state.pending() == 0:
            return before
    return state


def check_continuation(rules: Rules, seat: int, start: State, other: State, generator: Generator) -> None:
    """Play both worlds on; while the seat knows the same in both, everything it is given is the same."""
    first = FirstDealer(generator.split())
    worlds = [Match(rules, first, None, start)]
    second = SecondDealer(first, generator.split())
    try:
        worlds.append(Match(rules, second, None, other))
        batches = [world.opening for world in worlds]
        differs = False
        for _ in range(LONGEST_CONTINUATION):
            if has_learned(worlds, batches, seat, second.has_differed() or differs):
                return
            compare_updates(batches, seat)
            compare_moments(worlds, seat, generator)
            undoer = who_can_undo(worlds)
            if undoer is not None and generator.below(3) == 0:
                batches = [world.undo(undoer) for world in worlds]
                differs = False
                continue
            returning = who_can_take_back(worlds)
            if returning is not None and generator.below(6) == 0:
                batches = [world.take_back(returning) for world in worlds]
                differs = False
                continue
            step = next_step(worlds, seat, generator)
            if step is None:
                return
            actor, actions = step
            differs = actions[0] != actions[1]
            if differs and is_open(rules.game, actions[0]):
                return
            batches = [world.submit(actor, action) for world, action in zip(worlds, actions, strict=True)]
    except Parted:
        return


def who_can_undo(worlds: list[Match]) -> int | None:
    """A seat that may take its last action back in both worlds: what that was is told to all."""
    able = [seat for seat in range(worlds[0].rules.seats) if all(w.why_not_undo(seat) is None for w in worlds)]
    return able[0] if able else None


def who_can_take_back(worlds: list[Match]) -> int | None:
    """A seat that may take its last action back in both worlds if all others agree: what that was nobody is told."""
    able = [seat for seat in range(worlds[0].rules.seats) if all(w.why_not_take_back(seat) is None for w in worlds)]
    return able[0] if able else None


def has_learned(worlds: list[Match], batches: list[Batch], seat: int, differs: bool) -> bool:
    """Whether the seat can honestly tell the worlds apart; up to there it was told the same, in the same order.

    `differs`: chance or another seat chose differently in the two worlds; what the seat knows of that is honest too.
    """
    known = [world.known_text(seat) for world in worlds]
    for mine, other in zip_longest(*(told_to(batch, seat) for batch in batches)):
        if mine is not None and other is not None and mine[1] == other[1]:
            continue
        events = [pair[0] for pair in (mine, other) if pair is not None]
        honest = any(event.reveals or event.knowers >> seat & 1 for event in events)
        honest = honest or (differs and known[0] != known[1])
        assert honest, f"the events differ: {mine and mine[1]} and {other and other[1]}"
        return True
    assert known[0] == known[1], f"the knowledge differs though nothing was told: {known[0]} and {known[1]}"
    return False


def told_to(batch: Batch, seat: int) -> list[tuple[Event, Seen]]:
    """The events that a seat is told, each with what it is told."""
    pairs = [(event, seen_by(event, seat)) for event in batch.events]
    return [(event, seen) for event, seen in pairs if seen is not None]


def next_step(worlds: list[Match], seat: int, generator: Generator) -> tuple[int, list[str]] | None:
    """Who acts, and what in each world: mostly the same; often another seat makes a hidden choice differently, which
    must not show. After an open one that differs the worlds part, so it is made alike where that is possible."""
    waiting = worlds[0].waiting()
    if not waiting:
        return None
    actor = any_of(waiting, generator)
    legal = [world.legal(actor) for world in worlds]
    both = [text for text in legal[0] if text in legal[1]]
    wanted = not is_open(worlds[0].rules.game, legal[0][0]) and generator.below(2) == 0
    if actor != seat and (not both or wanted):
        return actor, [any_of(choices, generator) for choices in legal]
    if not both:
        return None
    return actor, [any_of(both, generator)] * 2


def compare_moments(worlds: list[Match], seat: int, generator: Generator) -> None:
    """Everything that the seat can look at or ask for now."""
    shown = [moment(world, seat) for world in worlds]
    for channel, mine in shown[0].items():
        assert mine == shown[1][channel], f"{channel} differs: {mine!r} and {shown[1][channel]!r}"
    announced = [
        [(way.actions, way.ready, way.whole, way.events) for way in world.announced_ways(seat)] for world in worlds
    ]
    assert announced[0] == announced[1], f"what is announced differs: {announced[0]} and {announced[1]}"
    if seat == SPECTATOR:
        return
    number = int(generator.below(1 << 30))
    infosets = [world.information_set(seat, Generator(number), past=True) for world in worlds]
    assert repr(infosets[0].world) == repr(infosets[1].world), "a bot is given another world"
    assert infosets[0].legal == infosets[1].legal
    assert infosets[0].past == infosets[1].past, "a bot remembers something else"
    vocabulary = worlds[0].rules.actions
    texts = vocabulary
    if len(vocabulary) > SAMPLED_ACTIONS:
        texts = [any_of(vocabulary, generator) for _ in range(SAMPLED_ACTIONS)]
    for text in texts:
        reasons = [world.why_not(seat, text) for world in worlds]
        assert reasons[0] == reasons[1], f"the refusal of {text} differs: {reasons[0]} and {reasons[1]}"
        compare_lists(worlds, seat, [*worlds[0].legal(seat)[:1], text])
    if generator.below(SUGGESTED_EVERY) == 0:
        text = any_of(texts, generator)
        suggestions = [world.suggestion(seat, text) for world in worlds]
        assert suggestions[0] == suggestions[1], f"the suggestion for {text} differs: {suggestions}"
    for text in worlds[0].legal(seat)[:5]:
        previews = [world.preview(seat, [text]) for world in worlds]
        assert previews[0] == previews[1], f"the preview of {text} differs: {previews[0]} and {previews[1]}"
        compare_ways(worlds, seat, [text], generator)
    if worlds[0].legal(seat):
        compare_ways(worlds, seat, [], generator)


def compare_ways(worlds: list[Match], seat: int, first: list[str], generator: Generator) -> None:
    """What is drawn of an act before it is done, and the lists that go on after its first action.

    As far as the ways say that they can be submitted, beyond that, and with anything else behind.
    """
    found = [world.ways(seat, first) for world in worlds]
    ways = [[(way.actions, way.ready, way.whole, way.events) for way in each] for each in found]
    assert ways[0] == ways[1], f"the ways on from {first} differ: {ways[0]} and {ways[1]}"
    for way in found[0][:SAMPLED_WAYS]:
        ready = way.actions[: way.ready]
        if ready:
            refused = reason_against(worlds[0], seat, ready)
            assert refused is None, f"the list {ready} of a way is refused: {refused}"
        for more in (way.actions[way.ready :], [any_of(worlds[0].rules.actions, generator)]):
            compare_lists(worlds, seat, [*ready, *more])


def compare_lists(worlds: list[Match], seat: int, texts: list[str]) -> None:
    if texts:
        lists = [reason_against(world, seat, texts) for world in worlds]
        assert lists[0] == lists[1], f"the refusal of {texts} differs: {lists[0]} and {lists[1]}"


def moment(world: Match, seat: int) -> dict[str, object]:
    """The channels of one moment, by name."""
    view = world.view(seat)
    return {
        "who is asked": world.waiting(),
        "the view": view.position,
        "the view's fields": dict(view.fields),
        "legal actions": world.legal(seat),
        "reaction window": [world.silent_answer(other) for other in world.waiting()],
        "the log": world.log(seat),
        "undo": str(world.why_not_undo(seat)),
        "take-backs": str(world.why_not_take_back(seat)),
        "the result": str(world.result()),
    }


def compare_updates(batches: list[Batch], seat: int) -> None:
    """What the seat was sent: whether at all, its number, its events and their order."""
    updates = [batch.update(seat) for batch in batches]
    assert (updates[0] is None) == (updates[1] is None), "only one world tells the seat something"
    if updates[0] is not None and updates[1] is not None:
        assert updates[0].number == updates[1].number, "the updates are numbered differently"
        told = [list(map(str, update.events)) for update in (updates[0], updates[1])]
        assert told[0] == told[1], f"the events differ: {told[0]} and {told[1]}"
        assert updates[0].waiting == updates[1].waiting, "who is asked differs"

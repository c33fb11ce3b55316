"""What habits leave of the legal actions, by game: the other half of `players.py`."""

from collections.abc import Callable
from typing import Final

from howdah.bots.luck import uniform
from howdah.engine.contract import CHANCE_BIT
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.games.race.codes import DISCARD, END, PASS, TURN, WINDOW
from howdah.games.race.state import RaceState
from howdah.games.raj.rules import RajState
from howdah.games.totem.board import PLACES, PLANE, distance, is_next, places_in
from howdah.games.totem.codes import CHOICE, DICE, ENTER, PIECE, STEP, TAKE, TO, USE
from howdah.games.totem.rules import TotemState
from howdah.review.habits.race import KINDS, PARTS, hand_of, part_of_way, points_of
from howdah.review.habits.raj import BIG, ranks_of
from howdah.review.habits.totem import enemies

HabitFilter = Callable[[InformationSet, Generator], list[int]]
"""The actions that a habit leaves, of those that are legal; none where it has no say."""
OFTEN: Final = 0.3
LATE: Final = 0.5

# Raj.


def bids(ask: Callable[[RajState, list[int]], list[int]]) -> HabitFilter:
    """A habit of bidding: from a table and a hand, lowest card first."""

    def habit_filter(infoset: InformationSet, _generator: Generator) -> list[int]:
        world = infoset.world
        assert isinstance(world, RajState)
        return ask(world, infoset.legal)

    return habit_filter


def third(hand: list[int]) -> int:
    return max(1, len(hand) // 3)


def early_spending(world: RajState, hand: list[int]) -> list[int]:
    return hand[-third(hand) :][:-1] or hand[-1:] if world.turn < world.turns // 3 else []


def by_rank(world: RajState, hand: list[int]) -> list[int]:
    wish = (ranks_of(world) or [int(world.raj.hand_size) - 1])[0]
    return [min(hand, key=lambda bid: (abs(bid - wish), bid))]


# Races.


def race_of(infoset: InformationSet) -> RaceState:
    assert isinstance(infoset.world, RaceState)
    return infoset.world


def texts(infoset: InformationSet) -> dict[int, str]:
    return {action: infoset.world.rules.actions[action] for action in infoset.legal}


def answers(pays: bool) -> HabitFilter:
    """In a tiger window: always a tiger, or never."""

    def habit_filter(infoset: InformationSet, _generator: Generator) -> list[int]:
        if race_of(infoset).race.phase != WINDOW:
            return []
        tigers = [action for action in infoset.legal if action != PASS]
        return tigers if pays else [PASS]

    return habit_filter


def discards(first: int, last: int, chance: float) -> HabitFilter:
    """Throws cards away instead of playing, in these thirds of the way."""

    def habit_filter(infoset: InformationSet, generator: Generator) -> list[int]:
        race = race_of(infoset).race
        if race.phase not in (TURN, DISCARD) or race.played or not first <= part_of_way(race, infoset.seat) <= last:
            return []
        if race.phase == TURN and uniform(generator) >= chance:
            return []
        thrown = [action for action, text in texts(infoset).items() if text.startswith("discard")]
        # One card is thrown away, sometimes more.
        return thrown if race.phase == TURN or uniform(generator) < OFTEN else []

    return habit_filter


def without(kind: str) -> HabitFilter:
    """Never plays an event of this kind."""
    names = {card for card, measure in KINDS.items() if measure == kind}

    def habit_filter(infoset: InformationSet, _generator: Generator) -> list[int]:
        if race_of(infoset).race.phase != TURN:
            return []
        return [action for action, text in texts(infoset).items() if text.removeprefix("play ") not in names]

    return habit_filter


def one_card(infoset: InformationSet, _generator: Generator) -> list[int]:
    """Ends the turn after a card."""
    race = race_of(infoset).race
    return [END] if race.phase == TURN and race.played == 1 and END in infoset.legal else []


def big_cards(infoset: InformationSet, _generator: Generator) -> list[int]:
    """Plays the farthest movement card while there is much of the way left."""
    race = race_of(infoset).race
    if race.phase != TURN or race.played or part_of_way(race, infoset.seat) > 0:
        return []
    most = max((points_of(card) for card in hand_of(race, infoset.seat)), default=0)
    plays = {action: text.split()[1] for action, text in texts(infoset).items() if text.startswith("play ")}
    return [action for action, card in plays.items() if most and points_of(card) == most]


def no_pushing(infoset: InformationSet, _generator: Generator) -> list[int]:
    """Plays no movement that pushes, while there is anything else to do."""
    world = race_of(infoset)
    if world.race.phase != TURN:
        return []
    plain = {action: text for action, text in texts(infoset).items() if not pushes(world, infoset.seat, action, text)}
    return list(plain)


def pushes(world: RaceState, seat: int, action: int, text: str) -> bool:
    """Whether a card pushes somebody if it is played on as the first choices say."""
    if not text.startswith("play ") or not points_of(text.split()[1]):
        return False
    then = world.copy()
    sink = Sink()
    then.apply(seat, action, sink)
    for _ in range(30):
        asked = int(then.race.asked)
        if asked == 0 or asked & CHANCE_BIT or then.race.phase in (TURN, DISCARD):
            break
        for other in seats_in(asked):
            then.apply(other, PASS if then.race.phase == WINDOW else then.legal(other)[0], sink)
    return any(event.kind == "elephant-pushed" for event in sink.events)


# Totem.


def totem_of(infoset: InformationSet) -> TotemState:
    assert isinstance(infoset.world, TotemState)
    return infoset.world


def pieces(keep: Callable[[TotemState, int, int, bool], bool]) -> HabitFilter:
    """A habit of moving: which pieces are chosen (`steps` is false) and which cells are entered."""

    def habit_filter(infoset: InformationSet, _generator: Generator) -> list[int]:
        state = totem_of(infoset)
        if state.phase == CHOICE:
            return [
                action
                for action in infoset.legal
                if PIECE <= action < TO and keep(state, infoset.seat, PLACES[action - PIECE], False)
            ]
        if state.phase == STEP:
            return [
                action
                for action in infoset.legal
                if TO <= action < ENTER and keep(state, infoset.seat, PLACES[action - TO], True)
            ]
        return []

    return habit_filter


def bares(state: TotemState, seat: int, place: int, steps: bool) -> bool:
    """Moves what stands beside the totem away from it."""
    return bool(is_next(place, state.totems[seat])) != steps


def strays(state: TotemState, seat: int, place: int, steps: bool) -> bool:
    """Goes as far from the totem as it can."""
    totem = state.totems[seat]
    if not steps:
        return place != totem
    group = places_in(state.board, seat * PLANE)
    return int(distance(place, totem)) >= sum(int(distance(one, totem)) for one in group) / max(len(group) - 1, 1)


def stays(state: TotemState, seat: int, place: int, steps: bool) -> bool:
    """Never moves the totem."""
    return steps or place != state.totems[seat]


def shuns(state: TotemState, seat: int, place: int, steps: bool) -> bool:
    """Never ends beside an enemy."""
    return not steps or not any(is_next(place, other) for other in enemies(state, seat))


def rolls(keep: Callable[[int], bool]) -> HabitFilter:
    """A habit of using rolls."""

    def habit_filter(infoset: InformationSet, _generator: Generator) -> list[int]:
        return [action for action in infoset.legal if keep(action)] if totem_of(infoset).phase == DICE else []

    return habit_filter


RACES: Final[dict[str, HabitFilter]] = {
    "keeps-tigers": answers(pays=False),
    "wastes-tigers": answers(pays=True),
    "discards-late": discards(PARTS - 1, PARTS - 1, LATE),
    "discards-often": discards(0, PARTS - 1, OFTEN),
    "never-prayer": without("prayer"),
    "never-monkey": without("monkey"),
    "never-cow": without("cow"),
    "plays-one-card": one_card,
    "spends-big-cards": big_cards,
    "never-pushes": no_pushing,
}
FILTERS: Final[dict[str, dict[str, HabitFilter]]] = {
    "raj": {
        "overbids-vultures": bids(lambda table, hand: hand[-third(hand) :] if table.stake_worth < 0 else []),
        "underbids-vultures": bids(lambda table, hand: hand[: third(hand)] if table.stake_worth < 0 else []),
        "gives-up-big-mice": bids(lambda table, hand: hand[: third(hand)] if table.stake_worth >= BIG else []),
        "spends-early": bids(early_spending),
        "highest-first": bids(lambda _table, hand: hand[-1:]),
        "bids-the-rank": bids(by_rank),
    },
    "formula_e": RACES,
    "elephant_rally": RACES,
    "totem": {
        "leaves-totem-open": pieces(bares),
        "spreads-pieces": pieces(strays),
        "never-evades": pieces(stays),
        "never-captures": pieces(shuns),
        "never-enters": rolls(lambda action: not ENTER <= action < TAKE),
        "throws-dice-away": rolls(lambda action: USE < action <= USE + 6),
    },
}

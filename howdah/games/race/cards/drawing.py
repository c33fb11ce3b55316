"""Drawing cards (RACE-2.4, RACE-5.1) and reshuffling."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.codes import DRAW
from howdah.games.race.race import Race


def pile_ready(race: Race, sink: Sink | None) -> bool:
    """RACE-2.4: an empty pile is made of the discards when a card must come from it; whether there is a card."""
    cards = race.cards
    if cards.pile_size > 0:
        return True
    if cards.discards_size == 0:
        return False
    cards.reshuffle()
    if sink is not None:
        sink.tell("reshuffled", {"count": cards.pile_size})
    return True


def begin_drawing(race: Race, limit: i64, reason: i64, sink: Sink | None) -> bool:
    """Draw up to a limit; returns whether a chance node follows."""
    race.reason = reason
    race.count = limit - race.cards.sizes[race.active]
    return draw_on(race, sink)


def draw_on(race: Race, sink: Sink | None) -> bool:
    if race.count > 0 and pile_ready(race, sink):
        race.ask_chance(DRAW)
        return True
    race.count = 0
    return False


def draw_one(race: Race, kind: i64, sink: Sink | None) -> bool:
    """One card, seen by its player only; whether another is to come."""
    race.cards.draw(race.active, kind)
    race.count -= 1
    if sink is not None:
        seat = race.active
        sink.tell("card-drawn", {"seat": seat + 1}, secret={"card": race.kit.deck.names[kind]}, knowers=1 << seat)
    return draw_on(race, sink)

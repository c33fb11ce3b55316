"""A card on its way: laid open, carried out, joining the discards (RACE-6.5)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.places import NO_CARD
from howdah.games.race.codes import NOBODY, PLANNED, PLANNING, TURN
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.movement.moving import leader_home
from howdah.games.race.race import Race

NOT_IN_HAND: Final = 60
"""Why a card cannot be played or discarded; each game's `turn` has further reasons."""


def why_not_in_hand(race: Race, kind: i64) -> i64:
    """RACE-2.3: one plays and discards what one holds."""
    return LEGAL if race.cards.hands[race.active * race.kit.kinds + kind] > 0 else NOT_IN_HAND


def hand_into(race: Race, block: i64, out: vec[i64], count: i64) -> i64:
    """The actions of a block for the kinds in the hand at turn, after `count` that are listed already."""
    return kinds_into(race, race.cards.hands, race.active * race.kit.kinds, block, out, count)


def kinds_into(race: Race, counts: vec[i64], first: i64, block: i64, out: vec[i64], count: i64) -> i64:
    """The actions of a block for the kinds that lie in a heap, which begins at `first`."""
    for kind in range(race.kit.kinds):
        if counts[first + kind] > 0:
            out[count] = block + kind
            count += 1
    return count


def lay_card(race: Race, kind: i64) -> None:
    """A card of the turn is laid open."""
    race.cards.lay_open(race.active, kind)
    race.played += 1
    race.colours |= race.kit.colour[kind]


def play_card(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card alone; nothing about it has been named yet."""
    lay_card(race, kind)
    race.card = kind
    race.partner = NO_CARD
    race.source = NOBODY
    race.target = NOBODY
    if sink is not None:
        sink.tell("card-played", {"seat": race.active + 1, "card": race.kit.deck.names[kind]})


def discard_card(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card goes to the discards, seen by all (RACE-2.5)."""
    race.cards.discard(race.active, kind)
    if sink is not None:
        sink.tell("card-discarded", {"seat": race.active + 1, "card": race.kit.deck.names[kind]}, reveals=True)


def finish_card(race: Race, sink: Sink | None) -> None:
    """RACE-6.5: the effect is over, the cards join the discards; or the race is over (RACE-7.1).

    Of a plan nothing more is to be named.
    """
    if race.planning == PLANNING:
        race.planning = PLANNED
        return
    winner = leader_home(race) if race.board.crossed != 0 else NOBODY
    if winner != NOBODY:
        race.close(winner)
        if sink is not None:
            sink.tell("race-won", {"seat": winner + 1})
        return
    race.cards.clear_table()
    race.card = NO_CARD
    race.partner = NO_CARD
    race.stall = 0
    race.ask(TURN)


def tell_cancelled(race: Race, kind: i64, sink: Sink | None) -> None:
    """It counts as played, without effect (clause 3 of each race)."""
    if sink is not None:
        sink.tell("card-cancelled", {"seat": race.active + 1, "card": race.kit.deck.names[kind]})

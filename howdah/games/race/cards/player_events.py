"""Monkey, snake charmer, prayer and the own tiger (RACE-6.3 to RACE-6.7): events between the players."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.card import finish_card, kinds_into
from howdah.games.race.codes import FETCH, GIVE_FROM, GIVE_TO, NOBODY, STEAL, VICTIM
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

# Why somebody cannot be named.
YOURSELF: Final = 30
EMPTY_HAND: Final = 31
NO_COBRA: Final = 32
SAME_SEAT: Final = 34
NOT_IN_DISCARDS: Final = 35

SEVERAL: Final = -2
"""There is a choice among seats."""


# Whom to name.


def why_not_seat(race: Race, phase: i64, seat: i64) -> i64:
    """Why a seat cannot be named in this phase."""
    if phase == VICTIM:
        return why_not_victim(race, seat)
    return why_not_giver(race, seat) if phase == GIVE_FROM else why_not_receiver(race, seat)


def seats_into(race: Race, phase: i64, block: i64, out: vec[i64]) -> i64:
    """The seats that can be named, as actions of a block."""
    count: i64 = 0
    for seat in range(race.kit.seats):
        if why_not_seat(race, phase, seat) == LEGAL:
            out[count] = block + seat
            count += 1
    return count


def ask_seat(race: Race, phase: i64) -> i64:
    """Ask whom to name, unless open facts leave one: this one, NOBODY if there is none, SEVERAL if it is asked."""
    found: i64 = NOBODY
    for seat in range(race.kit.seats):
        if why_not_seat(race, phase, seat) == LEGAL:
            if found != NOBODY:
                race.ask(phase)
                return SEVERAL
            found = seat
    return found


# Monkey.


def why_not_victim(race: Race, seat: i64) -> i64:
    """RACE-6.7: another player with a card that has not been claimed yet."""
    if seat == race.active:
        return YOURSELF
    claimed: i64 = 1 if race.source == seat else 0
    return LEGAL if race.cards.sizes[seat] > claimed else EMPTY_HAND


def ask_victim(race: Race, sink: Sink | None) -> bool:
    """Whether whom to rob must be asked for."""
    seat = ask_seat(race, VICTIM)
    if seat >= 0:
        name_victim(race, seat, sink)
    return seat == SEVERAL


def name_victim(race: Race, seat: i64, sink: Sink | None) -> None:
    if race.source == NOBODY:
        race.source = seat
    else:
        race.target = seat
    if sink is not None:
        sink.tell("victim-named", {"seat": race.active + 1, "victim": seat + 1})


def robbed(race: Race) -> i64:
    """Who loses the next card: the first named, then the second."""
    return race.target if race.target != NOBODY and race.count == 1 else race.source


def steal_on(race: Race, sink: Sink | None) -> None:
    """`count` cards are taken at random, as far as there are any (RACE-6.7)."""
    if race.source != NOBODY and race.count > 0 and race.cards.sizes[robbed(race)] > 0:
        race.ask_chance(STEAL)
    else:
        finish_card(race, sink)


def steal(race: Race, kind: i64, sink: Sink | None) -> None:
    """One random card goes from hand to hand; these two see which."""
    victim = robbed(race)
    race.count -= 1
    race.cards.steal(race.active, victim, kind)
    if sink is not None:
        sink.tell(
            "card-stolen",
            {"seat": race.active + 1, "victim": victim + 1},
            secret={"card": race.kit.deck.names[kind]},
            knowers=1 << race.active | 1 << victim,
            reveals=True,
        )
    steal_on(race, sink)


# Snake charmer.


def supply(race: Race) -> i64:
    """The cobras that nobody has."""
    left = race.kit.cobras
    for seat in range(race.kit.seats):
        left -= race.cobras[seat]
    return left


def why_not_giver(race: Race, seat: i64) -> i64:
    """RACE-6.3: any player with a cobra, yourself included."""
    return LEGAL if race.cobras[seat] > 0 else NO_COBRA


def why_not_receiver(race: Race, seat: i64) -> i64:
    """RACE-6.3: an opponent, and another player than the one who gives it up."""
    if seat == race.active:
        return YOURSELF
    return SAME_SEAT if seat == race.source else LEGAL


def ask_giver(race: Race, sink: Sink | None) -> bool:
    """Whether from whom or to whom must be asked for."""
    if supply(race) > 0:
        return ask_receiver(race, sink)
    if race.kit.seats == 2:
        # The opponent is the only one to receive it, so it can only be the own one.
        seat = race.active if race.cobras[race.active] > 0 else NOBODY
    else:
        seat = ask_seat(race, GIVE_FROM)
    if seat >= 0:
        return name_giver(race, seat, sink)
    return seat == SEVERAL


def name_giver(race: Race, seat: i64, sink: Sink | None) -> bool:
    race.source = seat
    if sink is not None:
        sink.tell("cobra-chosen", {"seat": race.active + 1, "from": seat + 1})
    return ask_receiver(race, sink)


def ask_receiver(race: Race, sink: Sink | None) -> bool:
    """Whether the receiver must be asked for."""
    seat = ask_seat(race, GIVE_TO)
    if seat >= 0:
        name_receiver(race, seat, sink)
    return seat == SEVERAL


def name_receiver(race: Race, seat: i64, sink: Sink | None) -> None:
    race.target = seat
    if sink is not None:
        sink.tell("receiver-named", {"seat": race.active + 1, "to": seat + 1})


def give_cobra(race: Race, sink: Sink | None) -> None:
    """RACE-6.3; without a receiver nothing happens."""
    if race.target != NOBODY:
        if race.source != NOBODY:
            race.cobras[race.source] -= 1
        race.cobras[race.target] += 1
        if sink is not None:
            giver = 0 if race.source == NOBODY else race.source + 1
            sink.tell("cobra-given", {"from": giver, "to": race.target + 1})
    finish_card(race, sink)


# The own tiger and the prayer.


def drop_cobras(race: Race, sink: Sink | None) -> None:
    """RACE-6.4."""
    if sink is not None and race.cobras[race.active] > 0:
        sink.tell("cobras-dropped", {"seat": race.active + 1, "count": race.cobras[race.active]})
    race.cobras[race.active] = 0
    finish_card(race, sink)


def search_discards(race: Race, sink: Sink | None) -> None:
    """Look through the discards, and take a card if there is one."""
    if race.cards.discards_size == 0:
        finish_card(race, sink)
        return
    race.cards.look_through_discards(race.active)
    if sink is not None:
        names = race.kit.deck.names
        lying = [names[kind] for kind in range(len(names)) for _ in range(race.cards.discards[kind])]
        sink.tell(
            "discards-searched",
            {"seat": race.active + 1},
            secret={"cards": lying},
            knowers=1 << race.active,
            reveals=True,
        )
    race.ask(FETCH)


def why_not_fetch(race: Race, kind: i64) -> i64:
    return LEGAL if race.cards.discards[kind] > 0 else NOT_IN_DISCARDS


def fetch_into(race: Race, out: vec[i64]) -> i64:
    return kinds_into(race, race.cards.discards, 0, race.kit.take_block, out, 0)


def fetch(race: Race, kind: i64, sink: Sink | None) -> None:
    race.cards.fetch(race.active, kind)
    if sink is not None:
        sink.tell(
            "card-fetched",
            {"seat": race.active + 1},
            secret={"card": race.kit.deck.names[kind]},
            knowers=1 << race.active,
        )
    finish_card(race, sink)

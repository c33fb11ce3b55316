"""Monkey, snake charmer, prayer and the own tiger (RACE-6.3 to RACE-6.7): events between the players."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.board import OK
from howdah.games.race.race import Race
from howdah.games.race.words import FETCH, GIVE_FROM, GIVE_TO, NOBODY, VICTIM

# Why somebody cannot be named.
YOURSELF: Final = 30
EMPTY_HAND: Final = 31
NO_COBRA: Final = 32
NO_RECEIVER: Final = 33
SAME_SEAT: Final = 34
NOT_IN_DISCARDS: Final = 35


# Monkey.


def test_victim(race: Race, seat: i64) -> i64:
    """RACE-6.7: another player with a card that has not been claimed yet."""
    if seat == race.active:
        return YOURSELF
    claimed: i64 = 1 if race.source == seat else 0
    return OK if race.cards.sizes[seat] > claimed else EMPTY_HAND


def victims_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for seat in range(race.kit.seats):
        if test_victim(race, seat) == OK:
            out[count] = race.kit.rob_block + seat
            count += 1
    return count


def sole_victim(race: Race) -> i64:
    """The only one who can be robbed; NOBODY if there is none; -2 where there is a choice."""
    found: i64 = NOBODY
    for seat in range(race.kit.seats):
        if test_victim(race, seat) == OK:
            if found != NOBODY:
                return -2
            found = seat
    return found


def ask_victim(race: Race, sink: Sink | None) -> bool:
    """Ask whom to rob, unless open facts leave one; whether somebody must be asked."""
    sole = sole_victim(race)
    if sole == -2:
        race.ask(VICTIM)
        return True
    if sole != NOBODY:
        name_victim(race, sole, sink)
    return False


def name_victim(race: Race, seat: i64, sink: Sink | None) -> None:
    if race.source == NOBODY:
        race.source = seat
    else:
        race.target = seat
    if sink is not None:
        sink.tell("victim-named", {"seat": race.active + 1, "victim": seat + 1})


def steal(race: Race, victim: i64, kind: i64, sink: Sink | None) -> None:
    """One random card goes from hand to hand; these two see which."""
    race.cards.steal(race.active, victim, kind)
    if sink is not None:
        sink.tell(
            "card-stolen",
            {"seat": race.active + 1, "victim": victim + 1},
            secret={"card": race.kit.deck.names[kind]},
            knowers=1 << race.active | 1 << victim,
            reveals=True,
        )


# Snake charmer.


def supply(race: Race) -> i64:
    """The cobras that nobody has."""
    left = race.kit.cobras
    for seat in range(race.kit.seats):
        left -= race.cobras[seat]
    return left


def test_giver(race: Race, seat: i64) -> i64:
    """RACE-6.3: any player with a cobra, yourself included, if somebody else can receive it."""
    if race.cobras[seat] == 0:
        return NO_COBRA
    if seat != race.active and race.kit.seats == 2:
        return NO_RECEIVER
    return OK


def test_receiver(race: Race, seat: i64) -> i64:
    """RACE-6.3: an opponent, and another player than the one who gives it up."""
    if seat == race.active:
        return YOURSELF
    return SAME_SEAT if seat == race.source else OK


def givers_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for seat in range(race.kit.seats):
        if test_giver(race, seat) == OK:
            out[count] = race.kit.from_block + seat
            count += 1
    return count


def receivers_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for seat in range(race.kit.seats):
        if test_receiver(race, seat) == OK:
            out[count] = race.kit.give_block + seat
            count += 1
    return count


def ask_giver(race: Race, sink: Sink | None) -> bool:
    """Ask from whom and to whom, as far as open facts leave a choice; whether somebody must be asked."""
    if supply(race) > 0:
        return ask_receiver(race, sink)
    givers: i64 = 0
    giver: i64 = NOBODY
    for seat in range(race.kit.seats):
        if test_giver(race, seat) == OK:
            givers += 1
            giver = seat
    if givers > 1:
        race.ask(GIVE_FROM)
        return True
    if givers == 0:
        return False
    return name_giver(race, giver, sink)


def name_giver(race: Race, seat: i64, sink: Sink | None) -> bool:
    race.source = seat
    if sink is not None:
        sink.tell("cobra-chosen", {"seat": race.active + 1, "from": seat + 1})
    return ask_receiver(race, sink)


def ask_receiver(race: Race, sink: Sink | None) -> bool:
    """Whether the receiver must be asked for."""
    receivers: i64 = 0
    receiver: i64 = NOBODY
    for seat in range(race.kit.seats):
        if test_receiver(race, seat) == OK:
            receivers += 1
            receiver = seat
    if receivers > 1:
        race.ask(GIVE_TO)
        return True
    if receivers == 1:
        name_receiver(race, receiver, sink)
    return False


def name_receiver(race: Race, seat: i64, sink: Sink | None) -> None:
    race.target = seat
    if sink is not None:
        sink.tell("receiver-named", {"seat": race.active + 1, "to": seat + 1})


def give_cobra(race: Race, sink: Sink | None) -> None:
    """RACE-6.3; without a receiver nothing happens."""
    if race.target == NOBODY:
        return
    if race.source != NOBODY:
        race.cobras[race.source] -= 1
    race.cobras[race.target] += 1
    if sink is not None:
        giver = 0 if race.source == NOBODY else race.source + 1
        sink.tell("cobra-given", {"from": giver, "to": race.target + 1})


# The own tiger and the prayer.


def drop_cobras(race: Race, sink: Sink | None) -> None:
    """RACE-6.4."""
    if sink is not None and race.cobras[race.active] > 0:
        sink.tell("cobras-dropped", {"seat": race.active + 1, "count": race.cobras[race.active]})
    race.cobras[race.active] = 0


def ask_fetch(race: Race, sink: Sink | None) -> bool:
    """ER-6.3, FE-5.3: look through the discards; whether there is a card to take."""
    if race.cards.discards_size == 0:
        return False
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
    return True


def test_fetch(race: Race, kind: i64) -> i64:
    return OK if race.cards.discards[kind] > 0 else NOT_IN_DISCARDS


def fetch_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(race.kit.kinds):
        if test_fetch(race, kind) == OK:
            out[count] = race.kit.take_block + kind
            count += 1
    return count


def fetch(race: Race, kind: i64, sink: Sink | None) -> None:
    race.cards.fetch(race.active, kind)
    if sink is not None:
        sink.tell(
            "card-fetched",
            {"seat": race.active + 1},
            secret={"card": race.kit.deck.names[kind]},
            knowers=1 << race.active,
        )

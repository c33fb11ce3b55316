"""The start of a race (RACE-2): who is first, where the elephants stand, six cards each."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.codes import DEAL, ELEPHANTS, EMPTY, NOWHERE, PLACE, TURN
from howdah.games.race.kit import HAND
from howdah.games.race.race import Race


def draw_first(race: Race, seat: i64, sink: Sink | None) -> None:
    """RACE-2.1: the first player is drawn at random; the last player places an elephant first."""
    race.first = seat
    if sink is not None:
        sink.tell("first-drawn", {"seat": seat + 1})
    ask_to_place(race)


def ask_to_place(race: Race) -> None:
    """RACE-2.2: from the last player backwards, one elephant at a time; then the cards are dealt."""
    placed: i64 = 0
    for elephant in range(race.kit.elephants):
        if race.board.where[elephant] != NOWHERE:
            placed += 1
    if placed == race.kit.elephants:
        race.ask_chance(DEAL)
        return
    race.active = next_to_place(race, placed)
    race.ask(PLACE)


def next_to_place(race: Race, placed: i64) -> i64:
    """Who places an elephant when so many stand on the track."""
    seats = race.kit.seats
    return (race.first + seats - 1 - placed % seats) % seats


def next_elephant(race: Race) -> i64:
    """The elephant that the active seat is to place."""
    elephant: i64 = 0
    while race.owner(elephant) != race.active or race.board.where[elephant] != NOWHERE:
        elephant += 1
    return elephant


def starts_into(race: Race, out: vec[i64]) -> i64:
    """The starting cells that are free."""
    count: i64 = 0
    starts = race.kit.starts
    for place in range(i64(len(starts))):
        if race.board.at[starts[place]] == EMPTY:
            out[count] = race.kit.start_block + place
            count += 1
    return count


def place_elephant(race: Race, place: i64, sink: Sink | None) -> None:
    """RACE-2.2."""
    elephant = next_elephant(race)
    cell = race.kit.starts[place]
    race.board.put(elephant, cell)
    if sink is not None:
        sink.tell(
            "elephant-placed",
            {"seat": race.active + 1, "elephant": ELEPHANTS[elephant], "cell": race.kit.track.names[cell]},
        )
    ask_to_place(race)


def deal_one(race: Race, kind: i64, sink: Sink | None) -> bool:
    """RACE-2.3: six cards to each player, one at a time from the first player on; whether all have theirs."""
    seats = race.kit.seats
    dealt: i64 = race.kit.deck_size - race.cards.pile_size
    to: i64 = (race.first + dealt) % seats
    race.cards.draw(to, kind)
    if sink is not None:
        sink.tell("card-drawn", {"seat": to + 1}, secret={"card": race.kit.deck.names[kind]}, knowers=1 << to)
    if dealt + 1 < HAND * seats:
        return False
    race.active = race.first
    race.phase = TURN
    return True

"""Cards that open facts show to change nothing: nobody is asked whether to cancel them (clause 3 of each race).

Looked at are the board, cobras and numbers of cards, never what is in a hand.
"""

from mypy_extensions import i64

from howdah.games.race.cards.player_events import supply
from howdah.games.race.codes import AHEAD, CHARMER, MONKEY, MOUSE, PRAYER, SACRED_COW, TIGER
from howdah.games.race.movement.animals import can_herd
from howdah.games.race.movement.moving import begin_move, find_options
from howdah.games.race.race import Race


def event_has_no_effect(race: Race, event: i64) -> bool:
    """Whether an event does nothing, whatever is chosen."""
    active = race.active
    if event == TIGER:
        return race.cobras[active] == 0
    if event == PRAYER:
        return race.cards.discards_size == 0
    if event == SACRED_COW:
        return not can_herd(race)
    if event == CHARMER:
        return race.kit.seats == 2 and supply(race) == 0 and race.cobras[active] == 0
    if event == MONKEY:
        return all(seat == active or race.cards.sizes[seat] == 0 for seat in range(race.kit.seats))
    assert event == MOUSE, "every event says here when it changes nothing"
    return False


def cannot_step(race: Race, elephant: i64, mode: i64) -> bool:
    """Whether an elephant on the track can make no step in this way of moving."""
    begin_move(race, elephant, 1, mode, AHEAD)
    return find_options(race) == 0

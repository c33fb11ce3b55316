"""The events that both races carry out alike."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.cards import player_events
from howdah.games.race.codes import PRAYER, SACRED_COW, TIGER
from howdah.games.race.movement import animals
from howdah.games.race.race import Race


def carry_out_shared(race: Race, event: i64, sink: Sink | None) -> None:
    """The sacred cow, the search of the discards, the own tiger."""
    if event == SACRED_COW:
        animals.begin_herding(race, sink)
    elif event == PRAYER:
        player_events.search_discards(race, sink)
    else:
        assert event == TIGER, "every event is carried out somewhere"
        player_events.drop_cobras(race, sink)

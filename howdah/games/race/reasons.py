"""Why something is not possible: the tests of the rules return numbers, the games' vocabularies have their codes."""

from howdah.engine.errors import Reason
from howdah.engine.vocabulary import Vocabulary
from howdah.games.race.codes import COW, ELEPHANTS, NOBODY, OVER
from howdah.games.race.movement.board import LEGAL, cell_in, reason_in
from howdah.games.race.race import Race


def explain(race: Race, vocabulary: Vocabulary, seat: int, number: int) -> Reason | None:
    """Why an action is not possible, from the number that its test gave (-1: it belongs to another phase)."""
    if race.phase == OVER:
        return vocabulary.reasons["race-over"].given()
    asked = race.asked >> seat & 1 != 0
    if number < 0 or not asked:
        phase = vocabulary.phases[race.phase]
        return vocabulary.reasons["other-step" if asked else "not-asked"].given({"step": phase.name}, phase.cites)
    if number == LEGAL:
        return None
    reason = vocabulary.reason_numbers[int(reason_in(number))]
    return reason.given(in_the_way(race, int(cell_in(number))))


def in_the_way(race: Race, cell: int) -> dict[str, int | str]:
    """Where a step is stopped, and who stands there."""
    if cell == NOBODY:
        return {}
    facts: dict[str, int | str] = {"cell": race.kit.track.names[cell]}
    piece = int(race.board.at[cell])
    if piece == COW:
        facts["piece"] = "cow"
    elif piece:
        facts["piece"] = ELEPHANTS[piece - 1]
    return facts

"""How a race stands and how it ended (RACE-7)."""

from mypy_extensions import i64

from howdah.engine.contract import CUT, ENDINGS, RUNNING, WON, Result, shared_payoffs
from howdah.engine.vectors import vec
from howdah.games.race.codes import NOBODY, OVER
from howdah.games.race.race import Race

FAR = 10000


def progress(race: Race, seat: i64) -> i64:
    """RACE-7.3: laps, then column; in the game for two, elephants across the line, then the column of the rear one."""
    track = race.kit.track
    own = race.own(seat)
    across: i64 = 0
    rear: i64 = FAR
    for elephant in range(race.kit.elephants):
        if own >> elephant & 1 == 0:
            continue
        if race.board.crossed >> elephant & 1 != 0:
            across += 1
            continue
        column: i64 = race.board.where[elephant] // track.lanes + race.board.laps[elephant] * track.columns
        if column < rear:
            rear = column
    return across * FAR + (0 if rear == FAR else rear)


def rank_race(race: Race, ranks: vec[i64]) -> i64:
    """Write each seat's rank; the winner is first, the others by how far they are."""
    if race.phase != OVER:
        return RUNNING
    for seat in range(race.kit.seats):
        rank: i64 = 1
        if seat != race.winner:
            far = progress(race, seat)
            for other in range(race.kit.seats):
                if other == race.winner or (other != seat and progress(race, other) > far):
                    rank += 1
        ranks[seat] = rank
    return CUT if race.winner == NOBODY else WON


def race_result(race: Race) -> Result | None:
    """How it ended; scores are how far everybody came."""
    seats = int(race.kit.seats)
    ranks = vec[i64]([0] * seats)
    ending = rank_race(race, ranks)
    if ending == RUNNING:
        return None
    clause = "RACE-7.4" if ending == CUT else race.kit.win_clause
    scores = [score_of(race, seat) for seat in range(seats)]
    return Result(ENDINGS[ending], clause, [int(rank) for rank in ranks], scores, shared_payoffs(ending, ranks))


def score_of(race: Race, seat: int) -> int:
    """Columns from the line or the start, across the line the whole length; both elephants in the game for two."""
    track = race.kit.track
    total = 0
    for elephant in range(int(race.kit.elephants)):
        if not race.own(seat) >> elephant & 1:
            continue
        if race.board.crossed >> elephant & 1:
            total += int(track.columns)
        elif track.closed:
            lap = int(race.board.laps[elephant])
            total += int(race.board.where[elephant] // track.lanes) + (lap - 1) * int(track.columns)
        else:
            total += int(race.board.where[elephant] // track.lanes)
    return total

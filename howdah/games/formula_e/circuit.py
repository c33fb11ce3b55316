"""Circuits: closed tracks, read from their columns (FE-1.2), and how they are drawn."""

from howdah.engine.errors import Reason
from howdah.engine.notation import Word
from howdah.games.race.tracks.track import MOST_COLUMNS, STARTING_CELLS, Stretch, Track, read_columns


def read_circuit(words: list[Word], stretches: list[Stretch] | None = None) -> Track:
    """A closed track (FE-1.2): columns from the first beyond the line to the last before it. Water works by lane
    (FE-4.1), so land may lie beside it."""
    columns = read_columns(words)
    whole = words[0] if words else Word("", 1, 1)
    if not 12 <= len(columns) <= MOST_COLUMNS:
        count = Reason("track-columns", "", {"fewest": 12, "most": MOST_COLUMNS, "count": len(columns)})
        raise whole.wrong(f"12 to {MOST_COLUMNS} columns", count)
    starting = [place for place, column in enumerate(columns) if "^" in column]
    if "".join(columns).count("^") != STARTING_CELLS:
        starts = Reason("track-starts", "FE-1.2", {"needed": STARTING_CELLS})
        raise whole.wrong(f"{STARTING_CELLS} starting cells '^'", starts)
    if starting != list(range(starting[0], len(columns))):
        last = Reason("track-starts-last", "FE-1.2")
        raise words[starting[0]].wrong("the starting cells in the last columns, right behind the line (FE-1.2)", last)
    for place, column in enumerate(columns):
        if set(column) & set("MS234"):
            terrain = Reason("track-terrain", "RACE-1.4")
            raise words[place].wrong("no mango tree, market stall or mud in Formula E (RACE-1.4)", terrain)
    track = Track(columns, True, lap_of(len(columns), len(columns[0])) if stretches is None else stretches)
    if not track.holes:
        raise whole.wrong("at least one mouse hole 'h' for the mouse (FE-1.3)", Reason("track-no-hole", "FE-1.3"))
    return track


def lap_of(columns: int, lanes: int) -> list[Stretch]:
    """How a circuit without a drawing of its own runs: four corners if its columns pair up, else a circle.

    A corner takes so many columns that the inner lane keeps a width (a column is a little longer than a lane is wide).
    """
    corner = max(3, -(-(lanes * 3 + 4) * 4 // 15))
    if columns % 2 or columns < 4 * corner + 2:
        return [{"name": "", "columns": columns, "turn": -360}]
    sides = columns // 2 - 2 * corner
    long = sides - sides // 3
    half: list[Stretch] = [
        {"name": "", "columns": long // 2, "turn": 0},
        {"name": "", "columns": corner, "turn": -90},
        {"name": "", "columns": sides - long, "turn": 0},
        {"name": "", "columns": corner, "turn": -90},
        {"name": "", "columns": long - long // 2, "turn": 0},
    ]
    return [stretch for stretch in [*half, *half] if stretch["columns"]]

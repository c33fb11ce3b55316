"""The advice for own tracks (ER-1.8): warnings, never refusals."""

from typing import Final

from howdah.games.elephant_rally.tracks import Piece, build_track, cow_count, players, read_faces, read_pieces
from howdah.games.race.tracks.advice import Advice
from howdah.games.race.tracks.data import split_lines
from howdah.games.race.tracks.track import Track, trapped

LENGTHS: Final = {"2-4": (45, 55), "5-6": (35, 45)}
MUD: Final = "234"


def check_track(text: str, seats: int) -> tuple[Track, list[Advice]]:
    """A track from its text, and what the appendix would say about it; a wrong one raises `NotationError`."""
    pieces = read_pieces(split_lines(text), read_faces())
    track = build_track(pieces)
    return track, warnings(pieces, track, seats)


def warnings(pieces: list[Piece], track: Track, seats: int) -> list[Advice]:
    """Every piece of advice that this track does not follow."""
    found: list[Advice] = []
    low, high = LENGTHS[players(seats)]
    columns, about, who = int(track.columns), (low + high) // 2, players(seats)
    if not low <= columns <= high:
        text = f"{columns} columns; about {about} are advised for {who} players"
        found.append(Advice("length", "ER-1.8", text, {"columns": columns, "about": about, "players": who}))
    muddy = [column for column, letters in enumerate(track.letters) if set(letters) & set(MUD)]
    if muddy and muddy[0] < columns // 3:
        text = f"mud in column {muddy[0]}; it is better in the middle or the second half"
        found.append(Advice("mud-early", "ER-1.8", text, {"column": muddy[0]}))
    in_mud = [piece.name for piece in pieces if set("".join(piece.columns)) & set(MUD)]
    if len(in_mud) > 1:
        text = f"{len(in_mud)} pieces with mud; one is enough"
        found.append(Advice("mud-pieces", "ER-1.8", text, {"count": len(in_mud), "pieces": " ".join(in_mud)}))
    for crossing in track.crossings:
        if crossing[0] < columns // 2:
            text = f"a crossing in column {crossing[0]}; rivers and bridges are better nearer the end"
            found.append(Advice("crossing-early", "ER-1.8", text, {"column": crossing[0]}))
    narrow = [piece.name for piece in pieces if any(column.count("#") == len(column) - 1 for column in piece.columns)]
    if len(narrow) > (1 if seats > 4 else 2):
        text = f"{len(narrow)} pieces with a single lane ({' '.join(narrow)}); few are advised"
        found.append(Advice("narrow", "ER-1.8", text, {"count": len(narrow), "pieces": " ".join(narrow)}))
    cows, usual = len(track.cows), cow_count(seats)
    if cows != usual:
        text = f"{cows} cows; {usual} are usual for {seats} players"
        found.append(Advice("cows", "ER-1.4", text, {"count": cows, "needed": usual}))
    stuck = trapped(track, track.cows)
    if stuck:
        cell = track.names[stuck[-1]]
        found.append(Advice("trap", "ER-1.5", f"the cows trap an elephant alone on {cell}", {"cell": cell}))
    return found


def new_track() -> str:
    """A track to begin with: the pieces of the first circuit as rows, and how they are written."""
    return "\n".join(
        [
            "# An own track of Elephant Rally: a row a piece, from start to finish.",
            "# Check it with 'howdah track check FILE', race with 'howdah play elephant_rally --option track=@FILE'.",
            "# A face's letter alone stands for its columns; with columns, c (cow) and h (hole) lie on plain cells.",
            "# A piece of your own is called 'own'. Columns have three lanes, from left to right:",
            "# . plain   # gap   B banana tree   ~ water   M mango tree   S market stall   2 3 4 mud   ^ starting cell",
            "start",
            "D      ... ... .B. ... ... ...",
            "k      ..h ..# S.# ... cc.",
            "own    ... .M. ... #.. #.h ...",
            "G      ... 232 343 .cc",
            "M      ..h ... ~~~ ... ...",
            "H      ..h cc. B.. ...",
            "finish",
            "",
        ]
    )

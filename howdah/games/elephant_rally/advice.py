"""The advice for own tracks (ER-1.8): warnings, never refusals."""

from typing import Final

from howdah.games.elephant_rally.boards import Piece, build_track, cow_count, players, read_faces, read_pieces
from howdah.games.race.data import split_lines
from howdah.games.race.track import Track, trapped

LENGTHS: Final = {"2-4": (45, 55), "5-6": (35, 45)}
MUD: Final = "234"


def check_track(text: str, seats: int) -> tuple[Track, list[str]]:
    """A track from its text, and what the appendix would say about it; a wrong one raises `NotationError`."""
    pieces = read_pieces(split_lines(text), read_faces())
    track = build_track(pieces)
    return track, warnings(pieces, track, seats)


def warnings(pieces: list[Piece], track: Track, seats: int) -> list[str]:
    """Every piece of advice that this track does not follow."""
    found: list[str] = []
    low, high = LENGTHS[players(seats)]
    columns = int(track.columns)
    if not low <= columns <= high:
        found.append(f"ER-1.8: {columns} columns; about {(low + high) // 2} are advised for {players(seats)} players")
    muddy = [column for column, letters in enumerate(track.letters) if set(letters) & set(MUD)]
    if muddy and muddy[0] < columns // 3:
        found.append(f"ER-1.8: mud in column {muddy[0]}; it is better in the middle or the second half")
    pieces_with_mud = [piece.name for piece in pieces if set("".join(piece.columns)) & set(MUD)]
    if len(pieces_with_mud) > 1:
        found.append(f"ER-1.8: {len(pieces_with_mud)} pieces with mud; one is enough")
    found += [
        f"ER-1.8: a crossing in column {crossing[0]}; rivers and bridges are better nearer the end"
        for crossing in track.crossings
        if crossing[0] < columns // 2
    ]
    narrow = [piece.name for piece in pieces if any(column.count("#") == len(column) - 1 for column in piece.columns)]
    if len(narrow) > (1 if seats > 4 else 2):
        found.append(f"ER-1.8: {len(narrow)} pieces with a single lane ({' '.join(narrow)}); few are advised")
    if len(track.cows) != cow_count(seats):
        found.append(f"ER-1.4: {len(track.cows)} cows; {cow_count(seats)} are usual for {seats} players")
    stuck = trapped(track, track.cows)
    if stuck:
        found.append(f"ER-1.5: the cows trap an elephant alone on {track.names[stuck[0]]}")
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

"""Own tracks: read with the races' own readers, so that a fault is named as everywhere else."""

from functools import cache
from itertools import accumulate

from howdah.engine.errors import NotationError, Reason
from howdah.engine.notation import Word
from howdah.engine.registry import one_line_option
from howdah.games.elephant_rally import tracks as rally
from howdah.games.elephant_rally.advice import check_track
from howdah.games.formula_e import tracks as formula
from howdah.games.formula_e.circuit import lap_of
from howdah.games.formula_e.tracks import check_circuit
from howdah.games.race.tracks.advice import Advice
from howdah.games.race.tracks.data import split_lines
from howdah.games.race.tracks.track import LANES, LETTERS, Stretch, Track
from howdah.server.protocol.track_resources import (
    TrackCheck,
    TrackFace,
    TrackFault,
    TrackKit,
    TrackPicture,
    TrackPiece,
    TrackShape,
    TrackStarter,
    TrackStretch,
    TrackWarning,
)

Rows = list[list[Word]]
WHOLE = ("track-empty", "track-rows", "track-starts", "track-holes", "track-no-hole", "track-columns", "track-too-long")
"""Faults of no place."""
COLUMNS_A_LINE = 16


def check(game: str, text: str, seats: int) -> TrackCheck:
    """What is wrong with a track, what is advised against, and how it lies."""
    text = plain_lines(text)
    rows: Rows = []
    advice: list[Advice] = []
    fault: NotationError | None = None
    is_rally = game == "elephant_rally"
    try:
        rows = split_lines(text)
        if not rows:
            raise NotationError(1, 1, "", "a track", "", Reason("track-empty"))
        advice = (check_track(text, seats) if is_rally else check_circuit(text))[1]
    except NotationError as error:
        fault = error
    pieces = sketch_pieces(rows) if is_rally else sketch_circuit(rows)
    lies = sketch(pieces, not is_rally)
    return TrackCheck(
        None if fault is None else fault_of(fault, rows, pieces),
        [TrackWarning(each.clause, each.text, each.code, each.facts) for each in advice],
        None if lies is None else shape_of(lies, pieces if is_rally else [], text),
        unused(rows) if is_rally else [],
    )


def plain_lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace(" | ", "\n")


def picture(game: str, text: str) -> TrackPicture | None:
    """A track for a small picture."""
    rows = split_lines(plain_lines(text))
    is_rally = game == "elephant_rally"
    lies = sketch(sketch_pieces(rows) if is_rally else sketch_circuit(rows), not is_rally)
    return None if lies is None else TrackPicture(lies.letters, stretches_of(lies), lies.closed)


# A track is drawn as well as it can be, whatever is wrong with it: an editor shows it while it is laid.


def sketch_pieces(rows: Rows) -> list[rally.Piece]:
    """A piece for each row."""
    faces = rally.read_faces()
    found: list[rally.Piece] = []
    for words in rows:
        face = faces.get(words[0].text)
        columns = [word.text for word in words[1:] if drawable(word.text, rally.LANES)]
        if face is not None:
            columns = columns or face.columns
        found.append(rally.Piece(words[0].text, columns, 0 if face is None else face.turn))
    return found


def sketch_circuit(rows: Rows) -> list[rally.Piece]:
    """One piece with all columns of a circuit."""
    words = [word.text for row in rows for word in row]
    lanes = len(words[0]) if words and 2 <= len(words[0]) <= len(LANES) else 3
    return [rally.Piece("", [word for word in words if drawable(word, lanes)], 0)]


def drawable(column: str, lanes: int) -> bool:
    return len(column) == lanes and not set(column) - set(LETTERS)


def sketch(pieces: list[rally.Piece], closed: bool) -> Track | None:
    columns = [column for piece in pieces for column in piece.columns]
    if not columns:
        return None
    if closed:
        return Track(columns, True, lap_of(len(columns), len(columns[0])))
    stretches: list[Stretch] = [
        {"name": piece.name, "columns": len(piece.columns), "turn": piece.turn} for piece in pieces
    ]
    return Track(columns, False, stretches)


def fault_of(error: NotationError, rows: Rows, pieces: list[rally.Piece]) -> TrackFault:
    """A fault with the row and the column of the drawn track where it stands."""
    reason = error.reason or Reason("")
    cell = str(reason.facts.get("cell", ""))
    row, place = -1, -1
    if cell:
        place = int(cell[1:])
        ends = list(accumulate(len(piece.columns) for piece in pieces))
        row = next((number for number, end in enumerate(ends) if place < end), -1)
    elif reason.code not in WHOLE:
        row, place = place_of(error, rows, pieces)
    return TrackFault(
        error.line, error.column, error.found, error.expected, reason.code, reason.clause, reason.facts, row, place
    )


def place_of(error: NotationError, rows: Rows, pieces: list[rally.Piece]) -> tuple[int, int]:
    """The row of an error, and the column of the track if it is about one."""
    named = bool(pieces) and pieces[0].name != ""
    first = 0
    for number, row in enumerate(rows):
        columns = row[1:] if named else row
        if row[0].line == error.line:
            inside = [word.column <= error.column < word.column + max(1, len(word.text)) for word in columns]
            return number, first + inside.index(True) if True in inside else -1
        first += len(pieces[number].columns) if named else len(columns)
    return -1, -1


def unused(rows: Rows) -> list[str]:
    """The faces of pieces that do not lie in the track yet (ER-1.1)."""
    laid = {words[0].text.upper() for words in rows}
    return [name for name in rally.read_faces() if len(name) == 1 and name.upper() not in laid]


def shape_of(track: Track, pieces: list[rally.Piece], text: str) -> TrackShape:
    names = track.names
    faces = rally.read_faces()
    return TrackShape(
        track.letters,
        int(track.lanes),
        track.closed,
        [
            TrackPiece(piece.name, faces[piece.name].shape if piece.name in faces else "straight", len(piece.columns))
            for piece in pieces
        ],
        [names[cell] for cell in track.starts],
        [names[cell] for cell in track.holes],
        [names[cell] for cell in track.cows],
        track.crossings,
        one_line_option(text),
        stretches_of(track),
        [name for name, letter in zip(names, track.flat, strict=True) if letter in ".ch"],
    )


def stretches_of(track: Track) -> list[TrackStretch]:
    return [TrackStretch(each["name"], each["columns"], each["turn"]) for each in track.stretches]


@cache
def kit() -> TrackKit:
    """What a track is made of: the faces, and tracks to begin with."""
    faces = [
        TrackFace(face.letter, face.letter.swapcase() if len(face.letter) == 1 else "", face.turn, face.columns)
        for face in rally.read_faces().values()
    ]
    starters = []
    for name, pieces in rally.read_layouts().items():
        circuit, _, players = name.partition(" ")
        text = "".join(f"{' '.join([piece.name, *piece.columns])}\n" for piece in pieces)
        drawn = picture("elephant_rally", text)
        starters.append(TrackStarter("elephant_rally", circuit, int(players[-1]), text, drawn))
    for seats in (4, 6):
        columns = [word.text for word in formula.read_board(seats)]
        lines = [columns[first : first + COLUMNS_A_LINE] for first in range(0, len(columns), COLUMNS_A_LINE)]
        text = "".join(f"{' '.join(line)}\n" for line in lines)
        starters.append(TrackStarter("formula_e", "board", seats, text, picture("formula_e", text)))
    return TrackKit(faces, starters, {"elephant_rally": LETTERS, "formula_e": formula.LETTERS})

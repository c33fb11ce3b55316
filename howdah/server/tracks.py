"""Own tracks: read with the races' own readers, so that a fault is named as everywhere else."""

from howdah.engine.errors import NotationError
from howdah.engine.registry import one_line_option
from howdah.games.elephant_rally.advice import check_track
from howdah.games.elephant_rally.boards import read_faces, read_pieces
from howdah.games.formula_e.boards import check_circuit
from howdah.games.race.data import split_lines
from howdah.games.race.track import Track
from howdah.server.track_resources import TrackCheck, TrackFault, TrackPiece, TrackShape, TrackWarning


def check(game: str, text: str, seats: int) -> TrackCheck:
    """What is wrong with a track, what is advised against, and how it lies."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace(" | ", "\n")
    pieces: list[TrackPiece] = []
    try:
        if not split_lines(text):
            raise NotationError(1, 1, "", "a track")
        if game == "elephant_rally":
            track, warnings = check_track(text, seats)
            pieces = pieces_of(text)
        else:
            track, warnings = check_circuit(text)
    except NotationError as error:
        return TrackCheck(TrackFault(error.line, error.column, error.found, error.expected), [], None)
    split = [warning.partition(": ") for warning in warnings]
    return TrackCheck(None, [TrackWarning(clause, words) for clause, _, words in split], shape_of(track, pieces, text))


def pieces_of(text: str) -> list[TrackPiece]:
    faces = read_faces()
    found = read_pieces(split_lines(text), faces)
    return [
        TrackPiece(piece.name, faces[piece.name].shape if piece.name in faces else "straight", len(piece.columns))
        for piece in found
    ]


def shape_of(track: Track, pieces: list[TrackPiece], text: str) -> TrackShape:
    names = track.names
    return TrackShape(
        track.letters,
        int(track.lanes),
        track.closed,
        pieces,
        [names[cell] for cell in track.starts],
        [names[cell] for cell in track.holes],
        [names[cell] for cell in track.cows],
        track.crossings,
        one_line_option(text),
    )

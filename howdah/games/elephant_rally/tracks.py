"""The tracks of Elephant Rally: faces, circuits and layouts from their files, or own ones as text (ER-1).

An own track has a row a piece, `start` first and `finish` last; a face's letter alone stands for its columns:

    start ^^^ ^^^ ... | D | k ..h ..# S.# ... cc. | own ... .M. ... | finish ...

A layout names cells: `cows a12 b12 ... holes c3 c20 c30 c41`.
"""

from typing import Final

from howdah.engine.errors import NotationError, OptionError, Reason
from howdah.engine.generator import Generator
from howdah.engine.notation import Word
from howdah.games.elephant_rally.crossings import gates
from howdah.games.race.codes import AHEAD, BEHIND, GREEN, LEFT, NOWHERE, RALLY_ACTIONS, RIGHT, TIGER_PLAYED
from howdah.games.race.kit import Kit
from howdah.games.race.tracks.data import option_words, read_data, read_limit, read_own_deck, split_lines, within_option
from howdah.games.race.tracks.track import MOST_COLUMNS, STARTING_CELLS, Stretch, Track, read_columns, trapped

PACKAGE: Final = "howdah.games.elephant_rally"
MOVES: Final = ("green", "red", "charge", "carpet", "juice")
EVENTS: Final = ("mouse", "monkey", "cow", "prayer", "charmer", "tiger")
SHAPES: Final = {"straight": 0, "left-45": -45, "right-45": 45, "left-90": -90, "right-90": 90}
LANES: Final = 3
MIXED_WATER: Final = "ER-1.7"
HOLES: Final = 4
MOST_CROSSINGS: Final = 20


class Face:
    """One side of a track piece."""

    def __init__(self, letter: str, shape: str, columns: list[str]) -> None:
        self.letter = letter
        self.shape = shape
        """How it is drawn; it changes nothing about neighbours (RACE-1.1)."""
        self.turn = SHAPES[shape]
        self.columns = columns


class Piece:
    """A piece as it lies in a track, with cows and holes on it."""

    def __init__(self, name: str, columns: list[str], turn: int) -> None:
        self.name = name
        self.columns = columns
        self.turn = turn


def read_faces() -> dict[str, Face]:
    """The faces by letter (ER-1.7)."""
    faces: dict[str, Face] = {}
    try:
        for words in read_data(PACKAGE, "faces.txt"):
            if words[0].text in faces:
                raise words[0].wrong("each face once")
            if len(words) < 3:
                raise words[-1].wrong("a letter, a shape and columns")
            faces[words[0].text] = Face(
                words[0].text, words[1].among(SHAPES), read_columns(words[2:], MIXED_WATER, LANES)
            )
    except NotationError as error:
        raise error.within("faces.txt") from error
    return faces


def read_circuits() -> dict[str, list[str]]:
    """The faces of each circuit, by name and players: `first 2-4` (ER-1.2, ER-1.3)."""
    circuits: dict[str, list[str]] = {}
    try:
        faces = read_faces()
        for words in read_data(PACKAGE, "circuits.txt"):
            for word in words[2:]:
                word.among(faces)
            check_pieces(words[2:])
            circuits[f"{words[0].text} {words[1].among(('2-4', '5-6'))}"] = [word.text for word in words[2:]]
    except NotationError as error:
        raise error.within("circuits.txt") from error
    return circuits


def check_pieces(words: list[Word]) -> None:
    """ER-1.1: a piece lies in the track once, with one of its faces up."""
    used: dict[str, str] = {}
    for word in words:
        piece = word.text.upper()
        if len(piece) == 1 and piece in used:
            twice = Reason("track-twice", "ER-1.1", {"first": used[piece], "second": word.text})
            once = f"each piece once: '{used[piece]}' and '{word.text}' are faces of the same piece (ER-1.1)"
            raise word.wrong(once, twice)
        used[piece] = word.text


def read_layouts() -> dict[str, list[Piece]]:
    """The pieces of each circuit with the cows and holes of the standard layout, by name and players."""
    layouts: dict[str, list[Piece]] = {}
    faces = read_faces()
    rows: list[list[Word]] = []
    name = ""
    try:
        for words in [*read_data(PACKAGE, "layouts.txt"), [Word("circuit", 0, 0)]]:
            if words[0].text != "circuit":
                rows.append(words)
                continue
            if rows:
                layouts[name] = read_pieces(rows, faces)
                rows = []
            if len(words) == 4:
                name = f"{words[1].text} {words[3].among(('2-4', '5-6'))}"
    except NotationError as error:
        raise error.within("layouts.txt") from error
    return layouts


def read_pieces(rows: list[list[Word]], faces: dict[str, Face]) -> list[Piece]:
    """The pieces of a track from start to finish, each compared with its face."""
    if rows[0][0].text != "start" or rows[-1][0].text != "finish" or len(rows) < 3:
        raise rows[0][0].wrong("rows from 'start' to 'finish', with pieces between them", Reason("track-rows"))
    check_pieces([words[0] for words in rows])  # ER-1.1
    pieces: list[Piece] = []
    for words in rows:
        name = words[0].among([*faces, "own"])
        columns = read_columns(words[1:], MIXED_WATER, LANES)
        if name != "own":
            columns = columns or faces[name].columns
            compare(words, columns, faces[name])
        elif not columns:
            raise words[0].wrong("columns after 'own'", Reason("track-own-empty"))
        pieces.append(Piece(name, columns, faces[name].turn if name != "own" else 0))
    return pieces


def compare(words: list[Word], columns: list[str], face: Face) -> None:
    """A piece shows its face, with cows and holes on plain cells."""
    if len(columns) != len(face.columns):
        number = Reason("track-face-columns", "", {"face": face.letter, "needed": len(face.columns)})
        raise words[0].wrong(f"the {len(face.columns)} columns of face {face.letter}, or the name 'own'", number)
    for place, (found, printed) in enumerate(zip(columns, face.columns, strict=True)):
        for lane in range(LANES):
            if found[lane] != printed[lane] and not (found[lane] in "ch" and printed[lane] == "."):
                other = Reason("track-face-cell", "", {"face": face.letter, "printed": printed})
                expected = f"{printed} as on face {face.letter}, with c and h on plain cells only"
                raise words[place + 1].wrong(expected, other)


def build_track(pieces: list[Piece]) -> Track:
    """The whole track; a track that cannot be raced is refused."""
    columns = [column for piece in pieces for column in piece.columns]
    flat = "".join(columns)
    whole = Word(f"{len(columns)} columns", 1, 1)
    if len(columns) > MOST_COLUMNS:
        raise whole.wrong(f"at most {MOST_COLUMNS} columns", Reason("track-too-long", "", {"most": MOST_COLUMNS}))
    if flat.count("^") != STARTING_CELLS or "^" in "".join("".join(piece.columns) for piece in pieces[1:]):
        starts = Reason("track-starts", "RACE-2.2", {"needed": STARTING_CELLS})
        raise whole.wrong(f"{STARTING_CELLS} starting cells '^' on the start piece", starts)
    if flat.count("h") != HOLES:
        holes = Reason("track-holes", "ER-1.5", {"needed": HOLES, "count": flat.count("h")})
        raise whole.wrong(f"{HOLES} mouse holes 'h' (ER-1.5), not {flat.count('h')}", holes)
    if "~" in columns[0] or "~" in columns[-1]:
        cell = "b0" if "~" in columns[0] else f"b{len(columns) - 1}"
        raise whole.wrong("land before and beyond every crossing", Reason("track-water-ends", "ER-4.1", {"cell": cell}))
    stretches: list[Stretch] = [
        {"name": piece.name, "columns": len(piece.columns), "turn": piece.turn} for piece in pieces
    ]
    track = Track(columns, False, stretches)
    if len(track.crossings) > MOST_CROSSINGS:
        crossings = Reason("track-crossings", "", {"most": MOST_CROSSINGS})
        raise whole.wrong(f"at most {MOST_CROSSINGS} crossings", crossings)
    stuck = trapped(track, [])
    if stuck:
        # The last one: the way ends there, and those before it only lead to it.
        cell = track.names[stuck[-1]]
        no_way = Reason("track-no-way", "RACE-3.2", {"cell": cell})
        raise whole.wrong(f"a finish that can be reached: from {cell} there is no way on", no_way)
    return track


def players(seats: int) -> str:
    return "2-4" if seats <= 4 else "5-6"


def cow_count(seats: int) -> int:
    """ER-1.4."""
    return 10 if seats <= 4 else 8


def chosen_pieces(seats: int, options: dict[str, str]) -> list[Piece]:
    """The pieces of the own track, or of the circuit with its layout."""
    if "track" in options:
        if "circuit" in options or "layout" in options:
            raise OptionError("option track carries its own pieces, cows and holes: leave circuit and layout out")
        try:
            rows = split_lines(options["track"].replace(" | ", "\n"))
            if not rows:
                raise OptionError("option track is empty")
            return read_pieces(rows, read_faces())
        except NotationError as error:
            raise within_option("track", error) from error
    # ER-1.2 to ER-1.5: the circuit for so many players, with its cows and holes.
    pieces = read_layouts()[f"{options.get('circuit', 'first')} {players(seats)}"]
    layout = options.get("layout", "standard")
    if layout == "random":
        raise OptionError("layout 'random' is drawn before the match: elephant_rally.tracks.draw_layout writes it out")
    if layout != "standard":
        try:
            return lay_out(pieces, layout, seats)
        except NotationError as error:
            raise within_option("layout", error) from error
    return pieces


def lay_out(pieces: list[Piece], layout: str, seats: int) -> list[Piece]:
    """The pieces with the cows and holes of a layout instead of theirs."""
    cleared = [clear(piece) for piece in pieces]
    track = Track([column for piece in cleared for column in piece.columns], False)
    cells = track.numbers()
    letters = list(track.flat)
    letter = ""
    for word in option_words("layout", layout):
        if word.text in ("cows", "holes"):
            letter = word.text[0]
            continue
        if word.text not in cells or letters[cells[word.text]] != "." or not letter:
            raise word.wrong("'cows' and 'holes', each with free plain cells such as b12")
        letters[cells[word.text]] = letter
    if letters.count("c") != cow_count(seats):
        raise Word(layout, 1, 1).wrong(f"{cow_count(seats)} cows for {seats} players (ER-1.4)")
    found: list[Piece] = []
    first = 0
    for piece in cleared:
        last = first + len(piece.columns) * LANES
        text = "".join(letters[first:last])
        columns = [text[place : place + LANES] for place in range(0, len(text), LANES)]
        found.append(Piece(piece.name, columns, piece.turn))
        first = last
    return found


def clear(piece: Piece) -> Piece:
    columns = [column.replace("c", ".").replace("h", ".") for column in piece.columns]
    return Piece(piece.name, columns, piece.turn)


def draw_layout(seats: int, circuit: str, generator: Generator) -> str:
    """ER-1.5: a random layout as text, drawn again if it traps an elephant alone."""
    pieces = [clear(piece) for piece in read_layouts()[f"{circuit} {players(seats)}"]]
    while True:
        cows, holes = draw_cells(pieces, cow_count(seats) // 2, generator)
        if cows:
            track = Track([column for piece in pieces for column in piece.columns], False)
            if not trapped(track, cows):
                names = track.names
                return " ".join(["cows", *[names[cell] for cell in cows], "holes", *[names[cell] for cell in holes]])


def draw_cells(pieces: list[Piece], pairs: int, generator: Generator) -> tuple[list[int], list[int]]:
    """Pairs of cows on pieces of their own, the last included; a hole each on pieces of their own, the last included.

    Places are drawn from a piece of the longest kind; no cells are returned where this piece has none there. Then
    the whole is drawn again, so that all layouts are equally likely.
    """
    inner = list(range(1, len(pieces) - 1))
    longest = max(len(piece.columns) for piece in pieces)
    letters = [list("".join(piece.columns).ljust(longest * LANES, "#")) for piece in pieces]
    firsts = [sum(len(piece.columns) for piece in pieces[:number]) * LANES for number in range(len(pieces))]
    cows: list[int] = []
    for number in [*draw_some(inner[:-1], pairs - 1, generator), inner[-1]]:
        first = int(generator.below(longest)) * LANES
        left_out = first + int(generator.below(LANES))
        if letters[number][first : first + LANES] != ["."] * LANES:
            return [], []
        for place in range(first, first + LANES):
            if place != left_out:
                letters[number][place] = "c"
                cows.append(firsts[number] + place)
    holes: list[int] = []
    for number in [*draw_some(inner[:-1], HOLES - 1, generator), inner[-1]]:
        place = int(generator.below(longest * LANES))
        if letters[number][place] != ".":
            return [], []
        holes.append(firsts[number] + place)
    return sorted(cows), sorted(holes)


def draw_some(numbers: list[int], count: int, generator: Generator) -> list[int]:
    """So many of these, each set equally likely."""
    return [numbers.pop(int(generator.below(len(numbers)))) for _ in range(count)]


def settle(seats: int, options: dict[str, str], generator: Generator) -> dict[str, str]:
    """Draw what is drawn once before the match: afterwards it stands in the options by value."""
    if options.get("layout") != "random":
        return options
    return {**options, "layout": draw_layout(seats, options.get("circuit", "first"), generator)}


def read_kit(seats: int, options: dict[str, str]) -> Kit:
    """Track, deck and numbers of a table."""
    deck = read_own_deck(PACKAGE, options, seats, MOVES, EVENTS)  # ER-1.6
    try:
        track = build_track(chosen_pieces(seats, options))
    except NotationError as error:
        raise error if error.source else within_option("track", error) from error
    return Kit(
        seats=seats,
        elephants=4 if seats == 2 else seats,  # ER-7.1
        track=track,
        deck=deck,
        cobras=2 if seats == 2 else 4,  # ER-7.1
        turn_limit=read_limit(options, seats),
        win_clause="RACE-7.1" if seats > 2 else "ER-7.4",
        cow_ways=[AHEAD, LEFT, RIGHT, BEHIND] if options.get("cow_steps") == "any" else [AHEAD, BEHIND],
        first_mouse=NOWHERE,  # ER-1.5
        hole_distances=[],
        guards=gates(track, options.get("halting") == "column"),  # ER-4.1
        stops_pushed=[0] * int(track.cells),
        marks_stopped=0,
        flies_home=0 if options.get("carpet_finish") == "off" else 1,  # RACE-4.2
        effect_colour=GREEN,  # ER-2.2: effects are printed on green cards
        fewer_for_cobra=1,  # ER-2.5, ER-2.6
        own_actions=RALLY_ACTIONS,
        last_answer=TIGER_PLAYED,
        pairs=[],
        mud_letter=options.get("mud") == "letter",  # ER-5.4
        plan_before_window=options.get("tiger_window") != "card",  # ER-3.2
        skip_useless_windows=options.get("windows") != "always",  # ER-3.4
        banana_at_end=options.get("banana") == "end",  # ER-2.6
    )

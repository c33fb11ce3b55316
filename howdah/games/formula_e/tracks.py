"""The boards and the deck of Formula E from their files, or own ones as text (FE-1)."""

from typing import Final

from howdah.engine.errors import NotationError, Reason
from howdah.engine.notation import Word
from howdah.games.formula_e.circuit import read_circuit
from howdah.games.formula_e.mouse import hole_distances
from howdah.games.formula_e.pairs import pairs_of
from howdah.games.formula_e.water import banks, water_cells
from howdah.games.race.codes import AHEAD, BEHIND, EVENT, LEFT, PAIR_ACTIONS, RIGHT, TIGER_ON_EFFECT
from howdah.games.race.kit import Kit
from howdah.games.race.tracks.advice import Advice
from howdah.games.race.tracks.data import option_words, read_data, read_limit, read_own_deck, split_lines, within_option
from howdah.games.race.tracks.track import Stretch, Track, trapped

PACKAGE: Final = "howdah.games.formula_e"
MOVES: Final = ("green", "purple")
EVENTS: Final = ("charge", "carpet", "juice", "mouse", "cow", "monkey", "priest", "charmer", "tiger")
COBRAS: Final = 4
COWS: Final = 10
LETTERS: Final = ".#B~ch^"
"""What may lie on a circuit (RACE-1.4)."""
SHAPES: Final = {"straight": 0, "left-45": -45, "right-45": 45, "left-90": -90, "right-90": 90}
HALF_TURN: Final = 180


def read_board(seats: int) -> list[Word]:
    """The side for so many players, as columns (FE-1.1, FE-1.5)."""
    side = "3-4" if seats <= 4 else "5-6"
    lines = [words for words in read_data(PACKAGE, "boards.txt") if words[0].among(("3-4", "5-6")) == side]
    return [word for words in lines for word in words[1:]]


def read_lap(seats: int) -> list[Stretch]:
    """How the side for so many players is drawn: half a lap, twice, so that it closes."""
    side = "3-4" if seats <= 4 else "5-6"
    half: list[Stretch] = []
    for words in read_data(PACKAGE, "shapes.txt"):
        if words[0].among(("3-4", "5-6")) != side:
            continue
        for word in words[1:]:
            count, _, shape = word.text.partition("x")
            if not count.isdigit() or shape not in SHAPES:
                raise word.wrong(f"columns, x and one of {', '.join(SHAPES)}, such as 6xstraight")
            half.append({"name": "", "columns": int(count), "turn": SHAPES[shape]})
    if sum(stretch["turn"] for stretch in half) != -HALF_TURN:
        raise Word(side, 1, 1).wrong("turns that come to 180 degrees to the left in all")
    return [*half, *half]


def build_track(words: list[Word], stretches: list[Stretch] | None = None) -> Track:
    """A closed track; one on which an elephant alone is trapped is refused."""
    track = read_circuit(words, stretches)
    stuck = trapped(track, [])
    if stuck:
        # The last one: the way ends there, and those before it only lead to it.
        cell, place = track.names[stuck[-1]], words[stuck[-1] // int(track.lanes)]
        no_way = Reason("track-no-way", "RACE-3.2", {"cell": cell})
        raise place.wrong(f"a finish that can be reached: from {cell} there is no way on", no_way)
    return track


def check_circuit(text: str) -> tuple[Track, list[Advice]]:
    """An own circuit from its text, and what may be wrong with it; a wrong one raises `NotationError`."""
    track = build_track([word for line in split_lines(text) for word in line])
    warnings: list[Advice] = []
    count = len(track.cows)
    if count != COWS:
        facts: dict[str, int | str] = {"count": count, "needed": COWS}
        warnings.append(Advice("cows", "FE-1.1", f"{count} cows; there are {COWS}", facts))
    stuck = trapped(track, track.cows)
    if stuck:
        cell = track.names[stuck[-1]]
        warnings.append(Advice("trap", "FE-1.5", f"the cows trap an elephant alone on {cell}", {"cell": cell}))
    return track, warnings


def new_circuit() -> str:
    """A circuit to begin with, and how it is written."""
    return "\n".join(
        [
            "# An own circuit of Formula E: columns from the first beyond the line to the last before it.",
            "# Check it with 'howdah track check FILE', race with 'howdah play formula_e --option track=@FILE'.",
            "# A group of letters is a column, its letters are the lanes from left to right:",
            "# . plain   # gap   B banana tree   ~ river or bridge   c cow   h mouse hole   ^ six starting cells",
            "... ..h ... c.c ... .B. ... #.. #.c ... ... c.. ... ... #~# ...",
            "..B ... ... .c. ... h.. ... B.# ... c.h ... ..c ... ... ~~~ ...",
            ".B. ... h.. #.# ... c.. ..B ... ..h ... c.c ... ^^^ ^^^",
            "",
        ]
    )


def read_kit(seats: int, options: dict[str, str]) -> Kit:
    """Track, deck and numbers of a table."""
    deck = read_own_deck(PACKAGE, options, seats, MOVES, EVENTS)  # FE-1.4
    own_track = options.get("track")
    try:
        if own_track is None:
            track = build_track(read_board(seats), read_lap(seats))
        else:
            track = build_track(option_words("track", own_track))
    except NotationError as error:
        raise (error.within("boards.txt") if own_track is None else within_option("track", error)) from error
    return Kit(
        seats=seats,
        elephants=seats,
        track=track,
        deck=deck,
        cobras=COBRAS,
        turn_limit=read_limit(options, seats),
        win_clause="RACE-7.1",
        cow_ways=[AHEAD, LEFT, RIGHT, BEHIND],
        first_mouse=track.holes[0],  # FE-1.3
        hole_distances=hole_distances(track),
        guards=banks(track),
        stops_pushed=water_cells(track),
        marks_stopped=0 if options.get("bank") == "rock" else 1,  # FE-4.1
        flies_home=1 if options.get("carpet_finish") == "on" else 0,  # RACE-4.2
        effect_colour=EVENT,  # FE-2.2: effects are yellow cards of their own
        fewer_for_cobra=0,  # FE-2.5: it costs cards later
        own_actions=PAIR_ACTIONS,
        last_answer=TIGER_ON_EFFECT,
        pairs=pairs_of(deck),
        skip_useless_windows=options.get("windows") != "always",  # FE-3.5
    )

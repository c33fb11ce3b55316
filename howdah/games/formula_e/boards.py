"""The boards and the deck of Formula E from their files, or own ones as text (FE-1)."""

from typing import Final

from howdah.engine.errors import NotationError
from howdah.engine.notation import Word
from howdah.games.race.data import option_words, read_data, read_deck, read_limit, within_option
from howdah.games.race.kit import Kit
from howdah.games.race.track import Track, read_circuit, trapped

PACKAGE: Final = "howdah.games.formula_e"
MOVES: Final = ("green", "purple")
EVENTS: Final = ("charge", "carpet", "juice", "mouse", "cow", "monkey", "priest", "charmer", "tiger")
COBRAS: Final = 4


def read_board(seats: int) -> str:
    """The side for so many players, as columns."""
    side = "3-4" if seats <= 4 else "5-6"
    lines = [words for words in read_data(PACKAGE, "boards.txt") if words[0].among(("3-4", "5-6")) == side]
    return " ".join(word.text for words in lines for word in words[1:])


def build_track(text: str) -> Track:
    """A closed track; one on which an elephant alone is trapped is refused."""
    track = read_circuit(text.replace(" | ", " ").replace("\n", " "))
    stuck = trapped(track, [])
    if stuck:
        raise Word(track.names[stuck[0]], 1, 1).wrong("a way on from every cell to the finish")
    return track


def read_kit(seats: int, options: dict[str, str]) -> Kit:
    """Track, deck and numbers of a table."""
    own_deck = options.get("deck")
    try:
        if own_deck is None:
            words = [word for line in read_data(PACKAGE, "deck.txt") for word in line]
        else:
            words = option_words("deck", own_deck)
        deck = read_deck(words, seats, MOVES, EVENTS)
    except NotationError as error:
        raise error.within("deck.txt" if own_deck is None else "option deck") from error
    own_track = options.get("track")
    try:
        track = build_track(read_board(seats) if own_track is None else own_track)
    except NotationError as error:
        raise (error.within("boards.txt") if own_track is None else within_option("track", error)) from error
    return Kit(
        seats=seats,
        elephants=seats,
        track=track,
        deck=deck,
        cobras=COBRAS,
        turn_limit=read_limit(options, seats),
        water_stops=True,
        cows_go_aside=True,
        pairs=True,
    )

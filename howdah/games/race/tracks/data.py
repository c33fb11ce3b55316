"""Reading the data files of the races: decks and lines of words, with errors that name file, place and remedy."""

from importlib.resources import files
from typing import Final

from howdah.engine.errors import NotationError, OptionError
from howdah.engine.notation import Word, words_of
from howdah.games.race.cards.text import Deck, cards_text, read_counts

FEWEST_EACH: Final = 6
MOST_CARDS: Final = 400
HIGHEST: Final = 9


def read_data(package: str, name: str) -> list[list[Word]]:
    """The lines of a data file as words; comments and blank lines are left out."""
    return split_lines(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def split_lines(text: str) -> list[list[Word]]:
    """Lines as words; `# ` begins a comment (a column may begin with a gap)."""
    lines: list[list[Word]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and line != "#" and not line.startswith("# "):
            lines.append(words_of(line, number))
    return lines


def read_deck(words: list[Word], seats: int, moves: tuple[str, ...], events: tuple[str, ...]) -> Deck:
    """`cards 68 green-5 x10 ...`: kinds in the order of the deck. The number of cards may be left out."""
    expected = "a card: " + ", ".join([*[f"{move}-N" for move in moves], *events])
    total = -1
    if words and words[0].text == "cards":
        if len(words) < 2:
            raise words[0].wrong("how many cards there are: 'cards 68'")
        total = words[1].number("how many cards there are")
        words = words[2:]
    names: list[str] = []
    for word in words:
        if word.text[:1] == "x" and word.text[1:].isdecimal():
            continue
        name, _, value = word.text.partition("-")
        moving = name in moves and value.isdecimal() and len(value) == 1 and 1 <= int(value) <= HIGHEST
        if not moving and word.text not in events:
            raise word.wrong(expected)
        if word.text in names:
            raise word.wrong("each kind of card once, with its copies: 'green-5 x10'")
        names.append(word.text)
    deck = Deck(names, read_counts(words, names).counts)
    cards = sum(deck.counts)
    place = words[0] if words else Word("", 1, 1)
    if total not in (-1, cards):
        raise place.wrong(f"kinds that add up to {total} cards; these are {cards}")
    if not FEWEST_EACH * seats < cards <= MOST_CARDS or 0 in deck.counts:
        raise place.wrong(f"more than {FEWEST_EACH * seats} cards for {seats} players, at most {MOST_CARDS}")
    return deck


def read_own_deck(
    package: str, options: dict[str, str], seats: int, moves: tuple[str, ...], events: tuple[str, ...]
) -> Deck:
    """The deck of the option `deck`, or that of the game's file."""
    own = options.get("deck")
    try:
        if own is not None:
            return read_deck(option_words("deck", own), seats, moves, events)
        words = [word for line in read_data(package, "deck.txt") for word in line]
        return read_deck(words, seats, moves, events)
    except NotationError as error:
        raise (error.within("deck.txt") if own is None else within_option("deck", error)) from error


def deck_text(deck: Deck) -> str:
    return f"cards {sum(deck.counts)} {cards_text(deck.names, deck.counts)}"


def option_words(name: str, text: str) -> list[Word]:
    """The words of an option; a wrong one is named with the option."""
    words = words_of(text.replace(" | ", "\n"))
    if not words:
        raise OptionError(f"option {name} is empty")
    return words


def within_option(name: str, error: NotationError) -> NotationError:
    return error.within(f"option {name}")


def read_limit(options: dict[str, str], seats: int) -> int:
    """RACE-7.4: so many turns for each seat; 0 without a limit."""
    text = options.get("turn_limit", "none")
    if text == "none":
        return 0
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise OptionError(f"option turn_limit is 'none' or turns a seat from 1 to 1000000, not '{text}'")
    return int(text) * seats

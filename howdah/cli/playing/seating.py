"""Who sits where: `me`, `human[:NAME]`, `bot[:LEVEL]`. The same texts stand in a saved record, so a load knows them."""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.specs import DEFAULT_LEVEL, make_bot
from howdah.cli.texts import printable
from howdah.engine.errors import OptionError
from howdah.engine.registry import Meta
from howdah.locale.words import Words

LONGEST_NAME: Final = 30
USUAL_SEATS: Final = 3
RESERVED: Final = ("me", "human", "bot")


class Seat:
    """A place at the table and who takes it."""

    def __init__(self, text: str, name: str, bot: Bot | None) -> None:
        self.text = text
        """As a record keeps it."""
        self.name = name
        """As people read it."""
        self.bot = bot
        """None for a person."""


def read_seats(texts: list[str], words: Words) -> list[Seat]:
    """The seats that a command line or a record names."""
    if texts.count("me") > 1:
        raise OptionError("only one seat can be 'me'; the others at this screen are 'human:NAME'")
    seats = [read_seat(text, number, words) for number, text in enumerate(texts, start=1)]
    names = [seat.name.casefold() for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        if names.count(name) > 1:
            raise OptionError(f"two players are called '{seat.name}'; nobody could tell them apart")
    return seats


def read_seat(text: str, number: int, words: Words) -> Seat:
    """One seat; `number` counts from 1."""
    kind, _, rest = text.partition(":")
    if kind == "bot":
        level = rest or DEFAULT_LEVEL
        return Seat(f"bot:{level}", words("table-name-bot", seat=number), make_bot(level))
    if text == "me":
        return Seat(text, words("table-name-me"), None)
    if text == "human":
        return Seat(text, words("table-name-person", seat=number), None)
    name = " ".join(rest.split())
    if kind != "human":
        raise OptionError(f"a seat is me, human, human:NAME, bot or bot:LEVEL, not '{text}'")
    if not name or len(name) > LONGEST_NAME or printable(name) != name or name.partition(":")[0] in RESERVED:
        raise OptionError(f"a name has 1 to {LONGEST_NAME} letters and is not one of {', '.join(RESERVED)}: '{name}'")
    return Seat(name, name, None)


def usual_seats(meta: Meta, count: int | None) -> list[str]:
    """Me against bots: as many as asked for, or three where the game allows it."""
    if count is None:
        count = min(max(USUAL_SEATS, meta.fewest_seats), meta.most_seats)
    return ["me", *[f"bot:{DEFAULT_LEVEL}"] * (count - 1)]


def recorded_seats(names: dict[int, str], count: int) -> list[str]:
    """The seats that a record names, as `read_seats` takes them."""
    texts = [names.get(seat, "human") for seat in range(count)]
    return [text if text.partition(":")[0] in RESERVED else f"human:{text}" for text in texts]


def display_names(names: dict[int, str], count: int, words: Words) -> list[str]:
    """What people read for the names of a record, which may hold anything."""
    shown: list[str] = []
    for seat in range(count):
        text = names.get(seat, "human")
        if text.partition(":")[0] == "bot":
            shown.append(words("table-name-bot", seat=seat + 1))
        elif text in RESERVED:
            shown.append(words("table-name-person", seat=seat + 1))
        else:
            shown.append(printable(text)[:LONGEST_NAME])
    return shown

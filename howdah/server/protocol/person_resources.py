"""What goes over HTTP about the person behind a guest: the recovery phrase, results, all data, and its end."""

from typing import Annotated, Any

from msgspec import Meta

from howdah.server.protocol.after_resources import PuzzleCard
from howdah.server.protocol.resources import Answer, Body, TableLine


class Phrase(Answer):
    """Nine words: whoever types them on another device is you there."""

    phrase: str


class Recover(Body):
    phrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Vacation(Body):
    """Days away from now on; 0: back again."""

    days: Annotated[int, Meta(ge=0, le=21)]


class OnVacation(Answer):
    """Where days stand still now."""

    tables: int
    """At so many games that have days for a decision and are not over."""
    until: int
    """The latest of them, in seconds since 1970; 0 if nowhere: a game has 21 days off for each seat."""


class Passkeys(Answer):
    """Passkeys that lead to you."""

    count: int


class Wanted(Answer):
    """What the browser is asked for a passkey with: `PublicKeyCredential.parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]


class Proof(Body):
    """What the browser answers: `toJSON()` of the credential."""

    credential: dict[str, Any]


class Liked(Body):
    """Settings of the page, as the client writes them."""

    settings: Annotated[str, Meta(max_length=4_000)]


class Results(Answer):
    """Finished games of one kind."""

    game: str
    against: str
    """`people`, or the strongest level of bots at the table: `bot:LEVEL`."""
    played: int
    won: int
    """Alone in the first place, or shared with others."""


class Profile(Answer):
    name: str
    running: int
    finished: int
    results: list[Results]


class OwnTable(Answer):
    table: TableLine
    seats: list[int]
    """Yours, from 1."""
    record: str
    """Of a game that is over: the whole of it; otherwise nothing."""


class OwnData(Answer):
    """All that the server keeps of you."""

    guest: str
    name: str
    tables: list[OwnTable]
    tracks: dict[str, str]
    """By name: their text."""
    contacts: list[str]
    quiet: str
    said: list[str]
    """What you have said at your tables' seats."""
    passkeys: int
    """How many lead to you."""
    settings: str
    """Of the page, as one of your devices left them."""
    cards: list[PuzzleCard]
    """Puzzles that you have tried, and own mistakes that come again."""


class Forgotten(Answer):
    """What was removed."""

    tables: int
    """At so many tables you have no seat any more."""

"""What a review says, as plain data: it goes as JSON to a browser, and into text and HTML.

No sentence stands here. What is to be said is a code with facts; the words are in `howdah/locale/*/review.ftl`, under
`review-CODE`. Seats count from 1, as in facts of events and on the wire; lists by seat have seat 1 first. Chances are
parts of 1, and so are their changes.

A review grows: `Review.stage` says how far it is. The picture (`moments`, `turning_points`) comes first and is whole
when it comes; decisions follow one by one, those after the largest swings first; luck and skill come last.
"""

from typing import Final

import msgspec

VERSION: Final = 2
"""Rises when what is stored can no longer be read."""

PICTURE: Final = "picture"
"""The chances over time are there, and the turning points."""
DECISIONS: Final = "decisions"
"""Decisions are being graded."""
LUCK: Final = "luck"
"""All decisions are graded; luck and skill are being told apart."""
DONE: Final = "done"
STAGES: Final = (PICTURE, DECISIONS, LUCK, DONE)

BEST: Final = "best"
"""Nothing better is known; in Raj: a bid that the mixture plays."""
GOOD: Final = "good"
"""Close to the best, or not surely worse."""
INACCURACY: Final = "inaccuracy"
"""Surely worse, by a little."""
MISTAKE: Final = "mistake"
"""Surely worse, and it costs."""
BLUNDER: Final = "blunder"
"""Surely worse, and it costs much."""
FORCED: Final = "forced"
"""There was nothing else to do, or nothing that leads elsewhere."""
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, FORCED)

EVERYBODY: Final = 0
"""The viewer of a picture that is drawn from what everybody knows; and the seat of what no seat did."""

Fact = int | str | list[int | str]
Facts = dict[str, Fact]


class Said(msgspec.Struct, gc=False):
    """A sentence as a code and its facts."""

    code: str
    facts: Facts = {}


class Chance(msgspec.Struct, gc=False):
    """The chance to win if all go on as medium would; equals who share the first place share it. `low` to `high` is the
    band in which it lies: in four of five worlds that the viewer cannot tell apart, and as sure as the fit is."""

    value: float
    low: float
    high: float


class Moment(msgspec.Struct, gc=False):
    """A boundary between turns, or the end."""

    entry: int
    """So many entries of the record, those of chance included, lie before it."""
    place: int
    """So many entries of seats lie before it: the moment's number in a replay."""
    turn: int
    """The turn that begins here, from 1; 0 while a game is set up."""
    seat: int
    """Whose turn begins; 0 where all act at once, and at the end."""
    chances: list[Chance]
    """By seat."""
    progress: float = 0.0
    """How far the game is, as time on the axis of a chart: from 0 to 1."""


class TurningPoint(msgspec.Struct, gc=False):
    """A large swing, and what brought it."""

    moment: int
    """Index of the moment after it, in `Review.moments`; the one before it is `moment - 1`."""
    entry: int
    """The entry (counted as in `Moment.entry`) that brought most of it: a replay that stands there shows it."""
    place: int
    turn: int
    seat: int
    """Whose doing it was; 0 if it was chance alone."""
    about: int
    """The seat whose chance changed most."""
    change: float
    """By so much."""
    changes: list[float]
    """By seat."""
    said: Said
    """What happened: `turn-...` codes, with the event's own facts."""


class Alternative(msgspec.Struct, gc=False):
    """Another way to decide."""

    actions: list[str]
    """Action texts; a whole line where a turn was the decision."""
    chance: float
    share: float = 0.0
    """How often one would play it, where mixing is right (Raj)."""
    why: Said | None = None
    """What it has over the one that was chosen; nothing where nothing certain can be said."""


class Decision(msgspec.Struct, gc=False):
    """What a seat decided, judged by what it knew then."""

    seat: int
    turn: int
    entry: int
    """So many entries lie before it: a replay that stands here shows what the seat saw."""
    place: int
    until: int
    """So many entries lie before what follows it."""
    actions: list[str]
    """What it did; a whole line where a turn was the decision."""
    position: str
    """The position as the seat knew it, with `?` for the rest: it can be set up, re-dealt and played."""
    grade: str
    chance: float
    """Of what it did."""
    best: float
    """Of the best that was found; never below `chance`."""
    loss: float
    """`best - chance`, measured in the same worlds."""
    error: float
    """How far that may be off (one standard error)."""
    alternatives: list[Alternative]
    """The best others, best first; at most three."""
    why: Said | None = None
    """What the best has over what was done; nothing where it was best or nothing certain can be said."""
    worlds: int = 0
    """In so many worlds both were tried."""
    missed_win: bool = False
    """A win in this very turn was at hand, whatever others hold, and was not taken."""


class Share(msgspec.Struct, gc=False):
    """Luck and skill of one seat, in chances to win: they tell where the way from a fair start to the end came from."""

    seat: int
    start: float
    """Its chance at the first moment."""
    end: float
    """Its share of the first place in the end."""
    luck: float
    """What chance and the others' choices gave on the decisions it took."""
    skill: float
    """What its decisions gave with the same random numbers, against how medium decides there; below zero if medium
    would have done better."""
    skill_error: float = 0.0
    """One standard error of `skill`."""
    replays: int = 0
    """In so many decisions medium decided in the seat's place, in the same worlds and with the same random numbers."""
    graded: int = 0
    """Decisions that were graded."""
    lost: float = 0.0
    """The sum of the losses of its decisions."""


class Tip(msgspec.Struct, gc=False):
    """One thing to try next time, with its position to play."""

    seat: int
    code: str
    facts: Facts
    position: str
    """As the seat knew it; empty where a habit has no single one."""
    entry: int = 0
    place: int = 0
    actions: list[str] = []
    """What to try there, if that is one line."""


class BidColumn(msgspec.Struct, gc=False):
    """Own bids of Raj beside those of the mixed strategy: of one round, or of all rounds with a stake in many games."""

    stake: int
    turn: int
    """The round; 0 over many games."""
    place: int
    """So many entries of seats lie before it: a replay that stands here shows it."""
    times: int
    """So many own bids are in it."""
    cards: list[int]
    """What could be bid, the lowest first."""
    own: list[float]
    """How often each of them was bid; they sum to 1."""
    usual: list[float]
    """How often the mixed strategy bids it."""
    lost: float
    """What a bid gave away on the average, against opponents who bid their best."""


class BidKind(msgspec.Struct, gc=False):
    """Own bids on one kind of stake: `vultures`, `small-mice`, `mice` or `big-mice`."""

    kind: str
    times: int
    own: float
    """Where the card lay in the hand on the average: 0 the lowest, 1 the highest."""
    usual: float
    """Where the mixed strategy takes it."""
    lost: float
    """Given away a game, in chances to win."""
    gain: float
    """What somebody who predicts the bids gains by this kind, a game."""


class BidBook(msgspec.Struct):
    """The bids of a player of Raj, read: what they gave away, and how far they can be predicted."""

    seat: int
    games: int
    solved: bool
    """The mixed strategy is an equilibrium (two seats); else the average of regret matching, an estimate."""
    columns: list[BidColumn]
    """By round in one game, by stake over many."""
    kinds: list[BidKind]
    lost: float
    """Given away a game, in chances to win."""
    lost_error: float
    gain: float
    """What a best responder gains a game who knows the player's other bids."""
    low: float
    high: float
    """In which it lies, nineteen times out of twenty."""
    leak: str = ""
    """The kind of stake that somebody could surely live on; empty where none is sure."""


class Review(msgspec.Struct):
    """All that is said about one game. Decisions stand in the order of the game, however they came."""

    game: str
    seats: int
    names: list[str]
    """By seat; empty for who gave none."""
    viewer: int
    """By whose knowledge the picture is drawn; 0: by what everybody knows."""
    behaviour: int
    options: dict[str, str]
    ranks: list[int]
    """By seat, if the game is over."""
    ending: str
    """`won`, `drawn`, `cut`, or `running`."""
    moments: list[Moment] = []
    turning_points: list[TurningPoint] = []
    """Largest first."""
    decisions: list[Decision] = []
    luck: list[Share] = []
    tips: list[Tip] = []
    books: list[BidBook] = []
    """Of Raj, by seat: how far each one's bids can be predicted."""
    stage: str = PICTURE
    progress: float = 0.0
    """How much of the work is done, from 0 to 1."""
    partial: bool = False
    """The budget ended before all was looked at: what is here holds, more would have been said."""
    version: int = VERSION

"""What Raj can say: its phases, reasons, events, actions and the fields of its view, each declared once."""

from typing import Final, TypedDict

from howdah.engine.vocabulary import NUMBER, NUMBERS, SEAT, WORTH, WORTHS, EventKind, Phase, ReasonCode, Vocabulary


class RajFields(TypedDict):
    """The fields of a view of Raj; lists go by seat."""

    turn: int
    """The turn that is played, from 1; the number of turns when it is over."""
    turns: int
    stake: list[int]
    worth: int
    """The sum at stake: below zero the lowest bid takes it (RAJ-3.1)."""
    pile: list[int]
    """The prize cards still to come, ascending: they follow from what lies open."""
    ready: list[bool]
    """Who has put down a bid this turn."""
    last: list[int | None]
    """The bid that lies on top of each stack (RAJ-4.1)."""
    used: list[list[int]] | None
    """All bids in their order: only with `open_history`, or when the game is over."""
    taken: list[list[int]]
    scores: list[int]
    hand: list[int]
    """Your own bid cards; none for a spectator."""
    sealed: int | None
    """Your own bid that lies face down."""


GAME_OVER: Final = ReasonCode("game-over", "RAJ-5.1", other_phase=True)
NO_PRIZE_YET: Final = ReasonCode("no-prize-yet", "RAJ-2.1", other_phase=True)
BID_IS_FINAL: Final = ReasonCode("bid-is-final", "RAJ-2.3", all_turn=True)
CARD_USED: Final = ReasonCode("card-used", "RAJ-2.4", {"bid": NUMBER})

VOCABULARY: Final = Vocabulary(
    "raj",
    phases=[
        Phase("prize", "RAJ-2.1", 0, asks=False),
        Phase("bid", "RAJ-3.4 RAJ-3.5 RAJ-2.3 RAJ-4.1", 1),
        Phase("over", "RAJ-5.1", 2, asks=False),
    ],
    reasons=[GAME_OVER, NO_PRIZE_YET, BID_IS_FINAL, CARD_USED],
    events=[
        EventKind("prize-turned", {"prize": WORTH, "stake": WORTHS}, reveals=True),
        EventKind("bid-made", {"seat": SEAT}, secret={"bid": NUMBER}),
        EventKind("bids-opened", {"turn": NUMBER, "bids": NUMBERS}, reveals=True),
        EventKind("stake-taken", {"seat": SEAT, "cards": WORTHS, "worth": WORTH}),
        EventKind("stake-carried", {"cards": WORTHS, "worth": WORTH}),
        EventKind("stake-lost", {"cards": WORTHS, "worth": WORTH}),
    ],
    actions={"bid": [NUMBER]},
    fields=RajFields,
    whys={
        "nobody-higher": {"bid": NUMBER},
        "not-lowest": {"worth": WORTH, "bid": NUMBER},
        "nothing-larger": {"worth": WORTH},
        "keeps": {"bid": NUMBER, "prize": WORTH},
        "worth-nothing": {},
    },
)

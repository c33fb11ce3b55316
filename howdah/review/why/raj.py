"""Raj: how a bid lies to those that the mixture plays."""

from howdah.engine.contract import Known, Rules
from howdah.engine.generator import Generator
from howdah.games.raj.rules import RajState
from howdah.review.grading.questions import Question
from howdah.review.grading.raj import BidsThought
from howdah.review.model import Said


def why_bid(known: Known, rules: Rules, thought: BidsThought, question: Question) -> Said | None:
    """In which way a bid was off; None where it lies among those that are played."""
    played = thought.played()
    if not played:
        return None
    world = rules.deal(known, Generator(0))
    assert isinstance(world, RajState)
    bids = [number(rules, action) for action in played]
    bid = number(rules, question.actions[0])
    facts = {"bid": bid, "low": min(bids), "high": max(bids), "stake": int(world.stake_worth)}
    if bid > max(bids):
        return Said("why-bid-high", {**facts})
    if bid < min(bids):
        return Said("why-bid-low", {**facts})
    return Said("why-bid-between", {**facts})


def number(rules: Rules, action: int) -> int:
    """The card of a bid."""
    return int(rules.actions[action].split()[1])

"""Ambush that remembers having been asked: conformance must find each question that leaves a trace."""

from mypy_extensions import i64

from howdah.engine.contract import View
from howdah.engine.errors import Reason
from howdah.engine.vectors import vec
from tests.toys.ambush import AmbushKnown, AmbushState


class Writer(AmbushState):
    """A register that no position shows, and no rule reads."""

    trace = 0


class WritesInLegal(Writer):
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        self.trace += 1
        return super().legal_into(seat, out)


class WritesInExplain(Writer):
    def explain(self, seat: int, action: int) -> Reason | None:
        self.trace += 1
        return super().explain(seat, action)


class WritesInView(Writer):
    def view(self, seat: int) -> View:
        self.trace += 1
        return super().view(seat)


class WritesInKnown(Writer):
    def known(self, seat: int) -> AmbushKnown:
        self.trace += 1
        return super().known(seat)


WRITERS: list[type[Writer]] = [WritesInLegal, WritesInExplain, WritesInView, WritesInKnown]

"""Which decisions a game had: actions of a seat that belong together, up to where another seat or chance decides."""

from howdah.games.race.codes import PASS, WINDOW
from howdah.games.race.state import RaceState
from howdah.review.walk import Act, Walk


class Question:
    """One decision of a seat: in races and Totem a turn, or the rest of it after a chance node or a tiger."""

    def __init__(self, acts: list[Act]) -> None:
        self.acts = acts
        self.seat = acts[0].seat
        self.state = acts[0].before
        """The truth; only `known_by` may look at it."""
        self.entry = acts[0].entry
        self.place = acts[0].place
        self.turn = acts[0].turn().number
        self.actions = [act.action for act in acts]
        self.texts = [act.text for act in acts]

    def is_choice(self) -> bool:
        """Whether anything else could have been done."""
        return any(len(act.before.legal(act.seat)) > 1 for act in self.acts)


def questions_of(walk: Walk) -> list[Question]:
    """All decisions of a game, in its order; what is chosen while the game is set up is left out."""
    found: list[Question] = []
    running: list[Act] = []

    def close() -> None:
        if running:
            found.append(Question(list(running)))
            running.clear()

    for act in walk.acts:
        if act.turn().number == 0:
            continue
        if answers_in_window(act):
            if act.action != PASS:
                # What was stopped is decided again.
                close()
            found.append(Question([act]))
        else:
            if running and (running[0].seat != act.seat or running[0].turn() != act.turn()):
                close()
            running.append(act)
        if act.has_luck:
            close()
    close()
    chosen = [question for question in found if question.is_choice()]
    return sorted(chosen, key=lambda question: question.entry)


def answers_in_window(act: Act) -> bool:
    """Whether a seat answers what was played, rather than playing itself."""
    return isinstance(act.before, RaceState) and bool(act.before.race.phase == WINDOW)

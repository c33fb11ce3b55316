"""What may be wrong with an own track, though it can be raced."""

from howdah.engine.errors import Reason


class Advice(Reason):
    """A piece of advice: a code with facts for the words of any language, and the English sentence."""

    def __init__(self, code: str, clause: str, text: str, facts: dict[str, int | str]) -> None:
        super().__init__(code, clause, facts)
        self.text = text

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}"

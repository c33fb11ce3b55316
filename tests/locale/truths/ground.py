"""The track of a race as its view shows it: cells by name, what stands where, and where a push would end.

Read from `columns`, `elephants` and `cows` alone, with names instead of numbers: nothing here is the engine's.
"""

from typing import Any

from howdah.engine.contract import View

LANES = "abcdef"
WAYS = {
    "ahead": (0, 1),
    "behind": (0, -1),
    "left": (-1, 0),
    "right": (1, 0),
    "diagonal-left": (-1, 1),
    "diagonal-right": (1, 1),
}
GAP = "gap"
LINE = "line"
COW = "cow"


class Ground:
    """One view of a race."""

    def __init__(self, view: View) -> None:
        fields: Any = view.fields
        self.columns: list[str] = fields["columns"]
        self.closed: bool = fields["closed"]
        self.is_rally = view.game == "elephant_rally"
        self.all_are_rocks = "option bank: rock" in view.position
        self.stopped: list[str] = fields["stopped"]
        self.whole_columns_halt = "option halting: column" in view.position
        self.open: list[int] = fields["open"]
        self.standing = dict.fromkeys(fields["cows"], COW)
        self.standing |= {
            cell: "ABCDEF"[place] for place, cell in enumerate(fields["elephants"]) if cell[-1:].isdigit()
        }

    def letter(self, cell: str) -> str:
        """What is printed on a cell."""
        return self.columns[int(cell[1:])][LANES.index(cell[0])]

    def beside(self, cell: str, way: str) -> str:
        """The cell that lies there, GAP, or LINE."""
        aside, along = WAYS[way]
        lane, column = LANES.index(cell[0]) + aside, int(cell[1:]) + along
        if self.closed:
            column %= len(self.columns)
        if column == len(self.columns) and not aside:
            return LINE
        if not 0 <= lane < len(self.columns[0]) or not 0 <= column < len(self.columns):
            return GAP
        return GAP if self.columns[column][lane] == "#" else f"{LANES[lane]}{column}"

    def chain(self, cell: str, way: str) -> tuple[list[str], str]:
        """RACE-3.4: what stands without a gap on that side of a cell, and what comes after it."""
        found: list[str] = []
        after = self.beside(cell, way)
        while after in self.standing:
            found.append(after)
            after = self.beside(after, way)
        return found, after

    def is_firm(self, cell: str) -> bool:
        """FE-4.1: stopped there, or with `bank=rock` right before water in its own lane; ER-4.1: if that is closed, or
        in the column before it."""
        if not self.is_rally and not self.all_are_rocks:
            return self.standing[cell] in self.stopped
        ahead = self.beside(cell, "ahead")
        wet = ahead not in (GAP, LINE) and self.letter(ahead) == "~"
        if not self.is_rally:
            return wet
        return (wet or self.whole_columns_halt) and int(cell[1:]) + 1 in self.closed_columns()

    def closed_columns(self) -> set[int]:
        """ER-4.3: the columns of crossings that are not open; neighbours are one crossing."""
        found: set[int] = set()
        number = 0
        for column, letters in enumerate(self.columns):
            if "~" in letters:
                number += column == 0 or "~" not in self.columns[column - 1]
                if number not in self.open:
                    found.add(column)
        return found

    def can_push(self, cell: str, way: str, charge: bool, own: list[str]) -> bool:
        """RACE-3.4 to RACE-3.6, RACE-4.1, FE-4.1, ER-4.1, ER-7.3: whether a step this way is possible."""
        pushed, after = self.chain(cell, way)
        if after == GAP:
            return False
        if after == LINE:
            last = self.standing[pushed[-1]] if pushed else ""
            return last != COW and (charge or not self.stubborn(pushed, own))
        if charge:
            return True
        landing = [*pushed[1:], after] if pushed else []
        wet = not self.is_rally and any(self.letter(target) == "~" for target in landing)
        return not wet and not self.stubborn(pushed, own)

    def stubborn(self, pushed: list[str], own: list[str]) -> bool:
        """Somebody in the chain does not let themselves be pushed."""
        return any(self.standing[cell] in (COW, *own) or self.is_firm(cell) for cell in pushed)

    def steps_to(self, start: str, goal: str) -> int:
        """FE-5.1: the walking distance, nothing hindering."""
        reached, border, steps = {start}, {start}, 0
        while goal not in reached:
            around = {self.beside(cell, way) for cell in border for way in ("ahead", "behind", "left", "right")}
            border = around - reached - {GAP, LINE}
            if not border:
                return len(self.columns) * len(LANES)
            reached |= border
            steps += 1
        return steps

import { expect, test } from "vitest";
import { spread, type Label } from "../../web/src/games/race/board/spread";

const at = (x: number, y: number, wide = 20): Label => ({ x, y, wide, high: 20 });
const covers = (one: Label, other: Label) =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 &&
  Math.abs(one.y - other.y) < (one.high + other.high) / 2;

function pairs(labels: Label[]): [Label, Label][] {
  return labels.flatMap((one, place) => labels.slice(place + 1).map((other): [Label, Label] => [one, other]));
}

test("labels that lie apart stay where they are", () => {
  const labels = [at(0, 0), at(30, 0), at(0, 30, 40)];
  expect(spread(labels)).toEqual(labels);
});

test.each([
  ["in one place", [at(5, 5), at(5, 5), at(5, 5)]],
  [
    "in a row of cells of twelve pixels",
    Array.from({ length: 9 }, (_, place) => at(place * 12, 0, place % 2 ? 34 : 20)),
  ],
  [
    "on three lanes of twelve pixels",
    Array.from({ length: 18 }, (_, place) => at((place % 6) * 12, Math.floor(place / 6) * 12)),
  ],
])("none covers another: %s", (_, labels) => {
  const placed = spread(labels);
  expect(pairs(placed).filter(([one, other]) => covers(one, other))).toEqual([]);
  // Each stays near its cell, and they keep their middle.
  const middle = (all: Label[]) => all.reduce((sum, each) => sum + each.x, 0) / all.length;
  expect(middle(placed)).toBeCloseTo(middle(labels));
});

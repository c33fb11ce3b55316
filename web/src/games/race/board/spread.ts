// Labels that lie close move apart until none covers another.

export interface Label {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Between two labels. */
const GAP = 2;
const ROUNDS = 400;

/** The same labels in the same order, each as near to its place as the others let it. */
export function spread<T extends Label>(labels: T[]): T[] {
  const placed = labels.map((label) => ({ ...label }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    placed.forEach((one, place) => {
      for (const other of placed.slice(place + 1)) moved = part(one, other) || moved;
    });
    if (!moved) break;
  }
  return placed;
}

/** Push two that cover each other apart, the shorter way; gives whether they did. */
function part(one: Label, other: Label): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const aside = (one.wide + other.wide) / 2 + GAP - Math.abs(x);
  const apart = (one.high + other.high) / 2 + GAP - Math.abs(y);
  if (aside <= 0.01 || apart <= 0.01) return false;
  // Of two in the same place the first goes left or up.
  const [axis, by] = aside < apart ? (['x', aside] as const) : (['y', apart] as const);
  const half = ((axis === 'x' ? x : y) < 0 ? -by : by) / 2;
  one[axis] -= half;
  other[axis] += half;
  return true;
}

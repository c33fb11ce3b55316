// The board's geometry: names, places, neighbours. A name is a row, `a` (bottom) to `s` (top), and the number of its
// diagonal; cells in one line share the letter, the number, or their difference (howdah/games/totem/board.py).
import type { Point } from '../../board/geometry';

export const SIDE = 20;
const MIDDLE = 10;
const ROWS = 19;
const WIDE = SIDE * Math.sqrt(3);
/** Row and number that each direction adds, clockwise from the right. */
export const DIRECTIONS = [
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, 0],
  [1, 1],
] as const;

export interface Hex extends Point {
  name: string;
  row: number;
  number: number;
  /** Cells from the centre: rings alternate in colour, which lets people count. */
  ring: number;
}

const nameOf = (row: number, number: number) => String.fromCharCode(96 + row) + number;

function pointOf(row: number, number: number): Point {
  return { x: WIDE * (number - MIDDLE - (row - MIDDLE) / 2), y: -1.5 * SIDE * (row - MIDDLE) };
}

function apart(rows: number, numbers: number): number {
  return rows * numbers >= 0 ? Math.max(Math.abs(rows), Math.abs(numbers)) : Math.abs(rows) + Math.abs(numbers);
}

export const HEXES: Hex[] = Array.from({ length: ROWS }, (_, place) => place + 1).flatMap((row) =>
  Array.from({ length: ROWS }, (_, place) => place + 1)
    .filter((number) => Math.abs(number - row) < MIDDLE)
    .map((number) => ({
      name: nameOf(row, number),
      row,
      number,
      ring: apart(row - MIDDLE, number - MIDDLE),
      ...pointOf(row, number),
    })),
);
const BY_NAME = new Map(HEXES.map((hex) => [hex.name, hex]));

export const hexOf = (name: string): Hex => BY_NAME.get(name)!;

export function neighbour(name: string, direction: number): string | null {
  const hex = BY_NAME.get(name);
  const way = DIRECTIONS[direction];
  if (!hex || !way) return null;
  const found = nameOf(hex.row + way[0], hex.number + way[1]);
  return BY_NAME.has(found) ? found : null;
}

export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [hexOf(one), hexOf(other)];
  return apart(a.row - b.row, a.number - b.number) === 1;
}

/** The cell at a point of the drawing. */
export function hexAt({ x, y }: Point): string | null {
  const row = MIDDLE - y / (1.5 * SIDE);
  const near = [Math.floor(row), Math.ceil(row)].flatMap((each) => {
    const number = x / WIDE + MIDDLE + (each - MIDDLE) / 2;
    return [Math.floor(number), Math.ceil(number)].map((other) => nameOf(each, other));
  });
  const found = near
    .flatMap((name) => BY_NAME.get(name) ?? [])
    .map((hex) => ({ hex, far: Math.hypot(hex.x - x, hex.y - y) }));
  const best = found.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= SIDE * 1.05 ? best.hex.name : null;
}

export function hexagon(x: number, y: number, size: number, flat = false): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - (flat ? 0 : 90));
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The twelve starts: corners and side-midpoints of the ring inside the rim. */
export const STARTS: string[] = DIRECTIONS.flatMap((way, place) => {
  const next = DIRECTIONS[(place + 1) % 6]!;
  return [
    nameOf(MIDDLE + 8 * way[0], MIDDLE + 8 * way[1]),
    nameOf(MIDDLE + 4 * (way[0] + next[0]), MIDDLE + 4 * (way[1] + next[1])),
  ];
});

/** The frame around the board, from the middle to its corners: where it begins and where it ends. */
export const FRAME = { inner: 9.88 * WIDE, outer: 10.55 * WIDE };
const HIGH = Math.sqrt(3) / 2;
/** From the middle to the middle of the frame's wood. */
const WOOD = (HIGH * (FRAME.inner + FRAME.outer)) / 2;

/** What the drawing spans, frame and names included. */
const [ACROSS, DOWN] = [FRAME.outer + 3, HIGH * FRAME.outer + 3];
export const VIEW = { x: -ACROSS, y: -DOWN, width: 2 * ACROSS, height: 2 * DOWN };

/** From a cell down to the right, how far the frame is. */
const downRight = ({ x, y }: Point) => Math.min(WOOD - y, WOOD - HIGH * x - y / 2) / HIGH;

/** Row letters on the left, numbers of diagonals below right: in the middle of the frame. */
export const LABELS = [
  ...HEXES.filter((hex) => !neighbour(hex.name, 3)).map((hex) => ({
    text: hex.name[0]!,
    x: -(WOOD - Math.abs(hex.y) / 2) / HIGH,
    y: hex.y,
  })),
  ...HEXES.filter((hex) => !neighbour(hex.name, 1)).map((hex) => ({
    text: String(hex.number),
    x: hex.x + downRight(hex) / 2,
    y: hex.y + downRight(hex) * HIGH,
  })),
];

export const isCell = (name: string): boolean => BY_NAME.has(name);

/** What to show so that these cells, and some around them, are seen large. */
export function around(cells: string[]): { x: number; y: number; scale: number } {
  const found = cells.flatMap((cell) => BY_NAME.get(cell) ?? []);
  const [xs, ys] = [found.map((hex) => hex.x), found.map((hex) => hex.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (!found.length) return { x: 0, y: 0, scale: 1 };
  const room = 5 * SIDE;
  const scale = Math.min(VIEW.width / (right - left + room), VIEW.height / (bottom - top + room), 3);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

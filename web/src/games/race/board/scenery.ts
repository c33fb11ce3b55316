// What lies beside the road: water that leaves it, bushes and flowers, a palace inside a circuit. The same for the same track.
import type { Point, Span } from '../../../board/geometry';
import { CELL, type Road } from './road';

export interface Thing extends Point {
  kind: string;
  size: number;
}

interface Kept extends Point {
  far: number;
}

const KINDS = ['bush', 'hay', 'bush', 'bed', 'bush', 'bed'];
const CLEAR = 1.55 * CELL;
const PALACE = { width: 330, height: 230 };

/** A small generator, so that a track always gets the same fields. */
function numbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const seedOf = (road: Road) =>
  [...road.data.columns.join('')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** Whether a river runs all across a column: water and gaps, no land. Own circuits may have land beside water. */
export const isCrossed = (cells: string): boolean => cells.includes('~') && !/[^~#]/.test(cells);

/** Whether the water of a column reaches the edge of the road on this side: 1 that of the first lane, -1 of the last. */
const leaves = (cells: string, side: number): boolean =>
  isCrossed(cells) || (side > 0 ? cells[0] : cells.at(-1)) === '~';

/** The columns of water: a ribbon leaves each on both sides, if the water reaches them, and bends a little. */
export function ribbons(road: Road): string[] {
  const half = road.edge(0);
  return road.columns.flatMap((column, place) => {
    if (!column.cells.includes('~')) return [];
    const sides = [1, -1].filter((side) => leaves(column.cells, side));
    return sides.map((side) => {
      const inner = column.turn !== 0 && Math.sign(column.turn) === -side;
      const long = inner ? Math.max(20, Math.min(70, column.radius - half - 10)) : 118;
      const bend = side * (inner ? 6 : 26);
      const [near, far] = [road.point(place, 0.02, side * (half - 4)), road.point(place, 0.98, side * (half - 4))];
      const [from, to] = [road.point(place, 0.5, side * half), road.point(place, 0.5, side * (half + 1))];
      const [nx, ny] = [to.x - from.x, to.y - from.y];
      const at = (start: Point, out: number, aside: number) =>
        `${(start.x + nx * out - ny * aside).toFixed(1)} ${(start.y + ny * out + nx * aside).toFixed(1)}`;
      return `M${at(near, 0, 0)}C${at(near, long * 0.4, 0)} ${at(near, long * 0.5, bend)} ${at(near, long, bend)}L${at(far, long, bend)}C${at(far, long * 0.5, bend)} ${at(far, long * 0.4, 0)} ${at(far, 0, 0)}Z`;
    });
  });
}

/** Where the ribbons end: nothing grows in the water. */
function wet(road: Road): Kept[] {
  return road.columns.flatMap((column, place) =>
    column.cells.includes('~')
      ? [1, -1].flatMap((side) =>
          [50, 110].map((out) => ({ ...road.point(place, 0.5, side * (road.edge(0) + out)), far: 46 })),
        )
      : [],
  );
}

const middles = (road: Road) =>
  road.columns.flatMap((_, place) => Array.from({ length: road.lanes }, (__, lane) => road.spot(place, lane)));

/** The place inside a circuit with the most room for a palace; null where it does not fit. */
export function palace(road: Road): (Point & { scale: number }) | null {
  if (!road.closed) return null;
  const [cells, water, box] = [middles(road), wet(road), road.box()];
  let best: (Point & { scale: number }) | null = null;
  for (let x = box.x + 100; x < box.x + box.width - 100; x += 20) {
    for (let y = box.y + 100; y < box.y + box.height - 100; y += 20) {
      const room = (far: number, each: Point) =>
        Math.max(Math.abs(each.x - x) / (PALACE.width / 2 + far), Math.abs(each.y - y) / (PALACE.height / 2 + far));
      const scale = Math.min(1.1, ...cells.map((each) => room(34, each)), ...water.map((each) => room(each.far, each)));
      // Inside: the road surrounds it, so it lies on all four sides.
      const sides = [
        cells.some((each) => each.x < x && Math.abs(each.y - y) < 40),
        cells.some((each) => each.x > x && Math.abs(each.y - y) < 40),
        cells.some((each) => each.y < y && Math.abs(each.x - x) < 40),
        cells.some((each) => each.y > y && Math.abs(each.x - x) < 40),
      ];
      if (sides.every(Boolean) && scale > (best?.scale ?? 0.5)) best = { x, y, scale };
    }
  }
  return best;
}

export interface Flag {
  place: number;
  along: number;
  side: number;
  wide: number;
  high: number;
}

/** Where flags stand beside the road, the first ones first. */
export function flagSpots(road: Road, box: Span, flags: Flag[]): Point[] {
  const taken: (Flag & Point)[] = [];
  for (const flag of flags) taken.push({ ...flag, ...flagSpot(road, box, flag, taken) });
  return taken.map(({ x, y }) => ({ x, y }));
}

/** Where a flag stands: clear of the road, the palace, the edge and the flags before it, on its side if it can. */
function flagSpot(road: Road, box: Span, { place, along, side, wide, high }: Flag, taken: (Flag & Point)[]): Point {
  const [cells, house, half] = [middles(road), palace(road), road.edge(0)];
  const over = (at: Point, each: Point, far: number, tall = far) =>
    Math.abs(each.x - at.x) < wide / 2 + far && Math.abs(each.y - at.y) < high / 2 + tall;
  const spots = [side, -side].map((way) => {
    const [from, to] = [road.point(place, along, way * half), road.point(place, along, way * (half + 1))];
    const [nx, ny] = [to.x - from.x, to.y - from.y];
    const out = 24 + (Math.abs(nx) * wide + Math.abs(ny) * high) / 2;
    const at = { x: from.x + nx * out, y: from.y + ny * out };
    const [aside, beyond] = [Math.abs(at.x - box.x - box.width / 2), Math.abs(at.y - box.y - box.height / 2)];
    const cut = aside + wide / 2 > box.width / 2 || beyond + high / 2 > box.height / 2;
    const hidden = house && over(at, house, PALACE.width * 0.4 * house.scale, PALACE.height * 0.4 * house.scale);
    const crowded = taken.some((other) => over(at, other, other.wide / 2 + 4, other.high / 2 + 4));
    const faults = cells.filter((each) => over(at, each, 15)).length;
    return { at, faults: faults + (hidden ? 1 : 0) + (cut ? 4 : 0) + (crowded ? 4 : 0) };
  });
  const { at } = spots[1]!.faults < spots[0]!.faults ? spots[1]! : spots[0]!;
  const within = (value: number, from: number, long: number, own: number) =>
    Math.max(from + own / 2 + 4, Math.min(from + long - own / 2 - 4, value));
  return { x: within(at.x, box.x, box.width, wide), y: within(at.y, box.y, box.height, high) };
}

export const CORNERS = ['top right', 'top left', 'bottom left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of what is shown where something of this size covers least of the road. */
export function freeCorner(road: Road, shown: Span, wide: number, high: number): Corner {
  const cells = middles(road);
  const covered = CORNERS.map((corner) => {
    const left = corner.endsWith('left') ? shown.x : shown.x + shown.width - wide;
    const top = corner.startsWith('top') ? shown.y : shown.y + shown.height - high;
    return cells.filter(({ x, y }) => x > left - 24 && x < left + wide + 24 && y > top - 24 && y < top + high + 24)
      .length;
  });
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
}

/** Soft shades of the fields. */
export function meadows(road: Road, box: Span): (Point & { rx: number; ry: number })[] {
  const next = numbers(seedOf(road));
  return Array.from({ length: 9 }, () => ({
    x: box.x + next() * box.width,
    y: box.y + next() * box.height,
    rx: 120 + next() * 160,
    ry: 50 + next() * 70,
  }));
}

/** Bushes, hay and flower beds, well away from the road. */
export function growth(road: Road, box: Span, most = 24): Thing[] {
  const next = numbers(seedOf(road) + 1);
  const cells = middles(road);
  const kept: Kept[] = wet(road);
  const house = palace(road);
  const found: Thing[] = [];
  for (let attempt = 0; attempt < 400 && found.length < most; attempt += 1) {
    const [x, y] = [box.x + 30 + next() * (box.width - 60), box.y + 30 + next() * (box.height - 60)];
    const kind = KINDS[Math.floor(next() * KINDS.length)]!;
    const size = kind === 'bed' ? 48 : 34 + next() * 16;
    if (cells.some((each) => Math.hypot(each.x - x, each.y - y) < CLEAR + size / 2)) continue;
    if (kept.some((each) => Math.hypot(each.x - x, each.y - y) < each.far + size / 2)) continue;
    if (house && Math.abs(x - house.x) < 200 * house.scale && Math.abs(y - house.y) < 150 * house.scale) continue;
    kept.push({ x, y, far: 50 });
    found.push({ x, y, kind, size: Math.round(size) });
  }
  return found;
}

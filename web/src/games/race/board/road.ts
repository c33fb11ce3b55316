// The geometry of a track: one smooth centre line, cells as wedges along it. It knows columns, lanes and curves, and no rule.
// A column is CELL long on the centre line, so pieces join with a common tangent; y points down, heading 0 is to the right.
import type { Point, Span } from '../../../board/geometry';

export const CELL = 40;
const LANE = 37;
/** The inner edge of a curve keeps this much radius, else the inner cells become slivers. */
const INNER = 0.6 * CELL;
const DEGREE = Math.PI / 180;
const LANES = 'abcdef';

/** Some columns in a row that run straight (0) or turn by so many degrees, to the left below zero. */
export interface Stretch {
  name: string;
  columns: number;
  turn: number;
}

/** A track as the server describes it: a text a column, its letters the lanes from left to right. */
export interface TrackData {
  columns: string[];
  stretches: Stretch[];
  closed: boolean;
}

interface Column extends Point {
  cells: string;
  /** The name of the piece that begins here. */
  label: string;
  heading: number;
  /** Radians that the heading turns by within the column. */
  turn: number;
  /** The centre of a curve and its radius. */
  centre: Point;
  radius: number;
}

export interface Spot extends Point {
  /** Degrees. */
  heading: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export class Road {
  readonly columns: Column[];
  readonly lanes: number;
  readonly closed: boolean;
  /** How wide a lane is drawn: narrower only where a tight curve of many lanes would fold over itself. */
  readonly lane: number;

  constructor(
    readonly data: TrackData,
    readonly turned = 0,
  ) {
    this.columns = lay(data, turned);
    this.lanes = data.columns[0]?.length ?? 0;
    this.closed = data.closed;
    const tightest = Math.min(...this.columns.map((column) => (column.turn ? column.radius : Infinity)));
    this.lane = Math.min(LANE, (2 * (tightest - INNER)) / Math.max(1, this.lanes));
  }

  /** Units to the left of the centre line at the left edge of a lane. */
  edge(lane: number): number {
    return (this.lanes / 2 - lane) * this.lane;
  }

  /** A point by column, share of the column's length and units to the left of the centre line. */
  point(place: number, along: number, left: number): Point {
    const [column, share] = this.column(place, along);
    const { x, y, heading, turn, centre, radius } = column;
    if (!turn) {
      const far = CELL * share;
      return {
        x: x + far * Math.cos(heading) + left * Math.sin(heading),
        y: y + far * Math.sin(heading) - left * Math.cos(heading),
      };
    }
    const [now, side] = [heading + turn * share, Math.sign(turn)];
    const reach = side * (radius + side * left);
    return { x: centre.x + reach * Math.sin(now), y: centre.y - reach * Math.cos(now) };
  }

  /** Where a token stands, and where it looks. */
  spot(place: number, lane: number, along = 0.5): Spot {
    const [column, share] = this.column(place, along);
    return {
      ...this.point(place, along, this.edge(lane + 0.5)),
      heading: (column.heading + column.turn * share) / DEGREE,
    };
  }

  /** Beyond its last column a circuit begins again; an open track goes on as it ends, over the line. */
  private column(place: number, along: number): [Column, number] {
    const last = this.columns.length - 1;
    if (place <= last) return [this.columns[place]!, along];
    return this.closed ? [this.columns[place - last - 1]!, along] : [this.columns[last]!, along + place - last];
  }

  /** The middle of a cell by its name. */
  spotOf(cell: string): Spot {
    const { place, lane } = this.read(cell);
    return this.spot(place, lane);
  }

  read(cell: string): { place: number; lane: number } {
    return { place: Number(cell.slice(1)), lane: LANES.indexOf(cell[0]!) };
  }

  name(place: number, lane: number): string {
    return `${LANES[lane]}${place}`;
  }

  letter(place: number, lane: number): string {
    const around = this.closed ? (place + this.columns.length) % this.columns.length : place;
    return this.columns[around]?.cells[lane] ?? '#';
  }

  exists(place: number, lane: number): boolean {
    return this.letter(place, lane) !== '#';
  }

  private along(place: number, left: number, back: boolean): string {
    const { turn, radius } = this.columns[place]!;
    const end = text(this.point(place, back ? 0 : 1, left));
    if (!turn) return `L${end}`;
    const side = Math.sign(turn);
    const reach = round(radius + side * left);
    return `A${reach} ${reach} 0 0 ${side > 0 !== back ? 1 : 0} ${end}`;
  }

  /** A part of a column between two offsets from the centre line. */
  band(place: number, from: number, to: number): string {
    return `M${text(this.point(place, 0, from))}${this.along(place, from, false)}L${text(this.point(place, 1, to))}${this.along(place, to, true)}Z`;
  }

  cell(place: number, lane: number, inset = 0): string {
    return this.band(place, this.edge(lane) - inset, this.edge(lane + 1) + inset);
  }

  /** Edges between the road and everything that is not road. */
  kerbs(): string {
    return this.edges(
      (place, lane, to) => !this.exists(place + to[0], lane + to[1]),
      [
        [0, -1],
        [0, 1],
        [1, 0],
        [-1, 0],
      ],
    );
  }

  /** Edges between two cells. */
  lines(): string {
    return this.edges(
      (place, lane, to) => this.exists(place + to[0], lane + to[1]),
      [
        [0, 1],
        [1, 0],
      ],
    );
  }

  private edges(
    wanted: (place: number, lane: number, to: [number, number]) => boolean,
    ways: [number, number][],
  ): string {
    let path = '';
    for (const { place, lane } of this.cells()) {
      for (const way of ways) {
        if (!wanted(place, lane, way)) continue;
        if (way[0] === 0) {
          const left = this.edge(way[1] > 0 ? lane + 1 : lane);
          path += `M${text(this.point(place, 0, left))}${this.along(place, left, false)}`;
        } else {
          const end = way[0] > 0 ? 1 : 0;
          path += `M${text(this.point(place, end, this.edge(lane)))}L${text(this.point(place, end, this.edge(lane + 1)))}`;
        }
      }
    }
    return path;
  }

  /** All cells that exist. */
  cells(): { place: number; lane: number; letter: string }[] {
    return this.columns.flatMap((column, place) =>
      [...column.cells].flatMap((letter, lane) => (letter === '#' ? [] : [{ place, lane, letter }])),
    );
  }

  /** What the road spans, with a margin. */
  box(margin = 0): Span {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    this.columns.forEach((_, place) => {
      for (const along of [0, 0.5, 1]) {
        for (const side of [this.edge(0), this.edge(this.lanes)]) {
          const { x, y } = this.point(place, along, side);
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
      }
    });
    return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
  }

  /** The cell under a point of the drawing; cells lie apart, so the nearest middle decides. */
  cellAt(at: Point): string | null {
    let best: string | null = null;
    let near = CELL * 0.72;
    for (const { place, lane } of this.cells()) {
      const spot = this.spot(place, lane);
      const far = Math.hypot(spot.x - at.x, spot.y - at.y);
      if (far < near) [best, near] = [this.name(place, lane), far];
    }
    return best;
  }

  /** A line through the middles of cells, along the curve where they follow each other in a lane. */
  way(cells: string[]): string {
    const points: Point[] = [];
    cells.forEach((cell, at) => {
      const { place, lane } = this.read(cell);
      const before = at ? this.read(cells[at - 1]!) : null;
      const count = this.columns.length;
      const ahead = before ? (this.closed ? (place - before.place + count) % count : place - before.place) : 0;
      if (before && before.lane === lane && ahead > 0 && ahead < 10) {
        for (let step = 1; step <= ahead * 4; step += 1) {
          const far = before.place + 0.5 + step / 4;
          const column = Math.floor(far) % count;
          points.push(this.spot(column, lane, far - Math.floor(far)));
        }
      } else {
        points.push(this.spot(place, lane));
      }
    });
    return points.map((point, at) => `${at ? 'L' : 'M'}${text(point)}`).join('');
  }

  /** Columns whose roads come nearer to each other than they are wide: an own track may run over itself. */
  overlaps(): [number, number][] {
    const found: [number, number][] = [];
    const wide = this.lanes * this.lane;
    const count = this.columns.length;
    const middles = this.columns.map((_, place) => this.point(place, 0.5, 0));
    for (let one = 0; one < count; one += 1) {
      for (let other = one + 1; other < count; other += 1) {
        const apart = this.closed ? Math.min(other - one, count - other + one) : other - one;
        const [a, b] = [middles[one]!, middles[other]!];
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        // Neighbours along the way are near by nature; only a road that comes back counts.
        if (far < wide && apart * CELL > wide * 1.6) found.push([one, other]);
      }
    }
    return found;
  }
}

/** A turtle lays the columns. */
function lay({ columns, stretches }: TrackData, turned: number): Column[] {
  const laid: Column[] = [];
  let [x, y, heading] = [0, 0, turned * DEGREE];
  for (const stretch of stretches) {
    const turn = (stretch.turn * DEGREE) / stretch.columns;
    const side = Math.sign(turn);
    const radius = turn ? CELL / Math.abs(turn) : 0;
    for (let step = 0; step < stretch.columns; step += 1) {
      const centre = { x: x - side * radius * Math.sin(heading), y: y + side * radius * Math.cos(heading) };
      const cells = columns[laid.length] ?? '';
      laid.push({ cells, label: step ? '' : stretch.name, x, y, heading, turn, centre, radius });
      heading += turn;
      x = turn ? centre.x + side * radius * Math.sin(heading) : x + CELL * Math.cos(heading);
      y = turn ? centre.y - side * radius * Math.cos(heading) : y + CELL * Math.sin(heading);
    }
  }
  return laid;
}

/** The road turned so that a frame of these proportions shows it largest; never mirrored. */
export function fittingRoad(data: TrackData, width: number, height: number, margin = 30): Road {
  let best = new Road(data, 0);
  let largest = 0;
  for (let turned = 0; turned < 360; turned += 15) {
    const road = new Road(data, turned);
    const box = road.box(margin);
    const scale = Math.min(width / box.width, height / box.height);
    if (scale > largest + 1e-6) [best, largest] = [road, scale];
  }
  return best;
}

/** Where there is no road yet. */
export const EMPTY: Span = { x: 0, y: 0, width: 1, height: 1 };

/** The box, widened to the proportions of a frame. */
export function framed(box: Span, width: number, height: number): Span {
  const ratio = width && height ? width / height : 1;
  const wide = Math.max(box.width, box.height * ratio);
  const high = wide / ratio;
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
}

export const spanOf = ({ x, y, width, height }: Span): string =>
  `${round(x)} ${round(y)} ${round(width)} ${round(height)}`;

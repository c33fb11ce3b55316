// Mouse, finger and keys on a track: press a cell, look at one, and a cursor for the keyboard.
import type { Point } from '../../../board/geometry';
import { BoardPointer, type Handlers } from '../../../board/pointer';
import { anchorAt, type Viewport } from '../../../board/viewport.svelte';
import type { RacePlay } from '../turn/play.svelte';
import { CELL, type Road } from './road';

/** How far from a cell that can be chosen a finger, or a mouse beyond the line, may be; in units, a finger at least so many pixels. */
const FINGER_REACH = 50;
const FINGER = 24;
const MOUSE_REACH = 26;
/** Pixels of a cell in the loupe. */
const LOUPE = 46;

export class TrackInput {
  cursor = $state<string | null>(null);
  /** The cell under the mouse, or the one that was pressed last: it explains itself. */
  hovered = $state<string | null>(null);
  readonly pointer: BoardPointer;
  private lastCursor: string | null = null;

  constructor(
    private readonly viewport: Viewport,
    private readonly road: () => Road,
    private readonly play: () => RacePlay,
    /** Panned or zoomed by hand. */
    private readonly moved: () => void,
  ) {
    this.pointer = new BoardPointer(viewport, {
      press: this.press,
      hover: (at) => {
        this.hovered = at && this.road().cellAt(at);
        this.play().look(this.hovered);
      },
      longPress: (at) => (this.hovered = this.road().cellAt(at)),
      moved: () => this.moved(),
    });
  }

  readonly focus = (): void => {
    if (this.pointer.broughtFocus()) return;
    const choices = this.choices();
    const last = this.lastCursor;
    this.point(last && (choices.includes(last) || !choices.length) ? last : (choices[0] ?? this.road().name(0, 0)));
  };

  readonly blur = (): void => {
    this.cursor = null;
  };

  readonly key = (event: KeyboardEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.cursor ?? this.lastCursor ?? this.road().name(0, 0);
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) {
      this.step(at, way[0]!, way[1]!);
    } else if (event.key === 'Enter' || event.key === ' ') {
      void this.play().press(at, anchorAt(event.currentTarget, this.road().spotOf(at)));
    } else if (event.key === 'Tab' && !event.shiftKey && this.jump()) {
      // The next thing that can be chosen; after the last one, on to the next control.
    } else if (event.key === 'Escape') {
      this.play().putBack();
    } else if (!this.viewport.key(event.key, this.road().spotOf(at))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly press: Handlers['press'] = (at, { svg, finger }) => {
    const scale = svg.getScreenCTM()?.a ?? 1;
    const cell = this.nearest(at, finger, scale);
    if (cell && finger && this.isCrowded(cell, scale)) {
      // Too near to each other for a finger: the first tap brings them nearer.
      this.moved();
      this.viewport.by(LOUPE / (scale * CELL), at.x, at.y);
      this.viewport.centre(at.x, at.y);
      return;
    }
    this.hovered = cell;
    if (cell) void this.play().press(cell, anchorAt(svg, this.road().spotOf(cell)));
    else this.play().putBack();
  };

  private step(from: string, along: number, aside: number): void {
    const road = this.road();
    const { place, lane } = road.read(from);
    const count = road.columns.length;
    const to = road.closed ? (place + along + count) % count : Math.max(0, Math.min(count - 1, place + along));
    const side = Math.max(0, Math.min(road.lanes - 1, lane + aside));
    if (road.exists(to, side)) this.point(road.name(to, side));
    else {
      // A gap: on along the way to the nearest cell that is there.
      const beside = Array.from({ length: road.lanes }, (_, each) => each).filter((each) => road.exists(to, each));
      const near = beside.sort((a, b) => Math.abs(a - side) - Math.abs(b - side))[0];
      if (near !== undefined && along) this.point(road.name(to, near));
    }
  }

  private choices(): string[] {
    return [...this.play().targets.keys(), ...this.play().choices.keys()];
  }

  private jump(): boolean {
    const choices = this.choices();
    const next = choices[choices.indexOf(this.cursor ?? '') + 1];
    if (!next) return false;
    this.point(next);
    return true;
  }

  private point(cell: string): void {
    this.cursor = this.lastCursor = cell;
    this.play().look(cell);
  }

  /** A finger need not hit a small cell: what can be chosen draws it. */
  private nearest(at: Point, finger: boolean, scale: number): string | null {
    const hit = this.road().cellAt(at);
    const choices = this.choices();
    // Cells beyond the line are no cells of the track, yet a way may end there.
    if (!finger || (hit && choices.includes(hit)))
      return hit ?? choices.find((cell) => this.apart(cell, at) < MOUSE_REACH) ?? null;
    const near = choices.toSorted((a, b) => this.apart(a, at) - this.apart(b, at))[0];
    return near && this.apart(near, at) < Math.max(FINGER_REACH, FINGER / scale) ? near : hit;
  }

  /** Another thing that can be chosen is too near for a finger to tell them apart. */
  private isCrowded(cell: string, scale: number): boolean {
    const choices = this.choices();
    if (!choices.includes(cell)) return false;
    const spot = this.road().spotOf(cell);
    return choices.some((other) => other !== cell && this.apart(other, spot) * scale < FINGER);
  }

  private apart(cell: string, at: Point): number {
    const spot = this.road().spotOf(cell);
    return Math.hypot(spot.x - at.x, spot.y - at.y);
  }
}

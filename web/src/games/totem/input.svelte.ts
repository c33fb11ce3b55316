// Mouse, finger and keys on the hexagon: press, drag a piece, look at a cell, and a cursor for the keyboard.
import type { Point } from '../../board/geometry';
import { BoardPointer, type Handlers } from '../../board/pointer';
import { anchorAt, type Viewport } from '../../board/viewport.svelte';
import { hexAt, hexOf, neighbour, SIDE } from './hexes';
import type { TotemPlay } from './play.svelte';

/** A finger hits cells from this many pixels on; below, the first tap brings them nearer. */
const FINGER = 25;
const LOUPE = 2.4;
/** Pixels of a cell in the loupe at least. */
const LARGE = 46;
/** Directions as in `hexes`, clockwise from the right: arrows, and six letters that form a ring on the keyboard. */
const KEYS: Record<string, number> = { ArrowRight: 0, ArrowLeft: 3, e: 0, d: 1, s: 2, a: 3, q: 4, w: 5 };
const MIDDLE = 'j10';

export class HexInput {
  cursor = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Where the piece that is dragged is. */
  dragged = $state<Point | null>(null);
  readonly pointer: BoardPointer;
  private lastCursor: string | null = null;
  /** Whether the piece that is dragged may move. */
  private picked: Promise<boolean> = Promise.resolve(false);

  constructor(
    private readonly viewport: Viewport,
    private readonly play: () => TotemPlay,
  ) {
    this.pointer = new BoardPointer(viewport, {
      press: this.press,
      hover: (at) => this.look(at && hexAt(at)),
      lift: (from) => this.lift(from),
      carry: (at) => {
        this.dragged = at;
        this.look(hexAt(at));
      },
      drop: (at, from) => this.drop(at, from),
      dropNowhere: () => (this.dragged = null),
      longPress: (at) => this.play().hover(hexAt(at)),
    });
  }

  readonly focus = (): void => {
    if (this.pointer.broughtFocus()) return;
    const choices = this.choices();
    const last = this.lastCursor;
    this.cursor = last && (choices.includes(last) || !choices.length) ? last : (choices[0] ?? MIDDLE);
  };

  readonly blur = (): void => {
    this.cursor = null;
  };

  readonly key = (event: KeyboardEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.cursor ?? this.lastCursor ?? MIDDLE;
    const vertical = { ArrowUp: [5, 4], ArrowDown: [1, 2] }[event.key];
    const ways = vertical ?? (event.key in KEYS ? [KEYS[event.key]!] : null);
    if (ways) {
      // Straight up does not exist on this board: up goes right and left in turn.
      const order = vertical && hexOf(at).row % 2 ? [...ways].reverse() : ways;
      const next = order.map((way) => neighbour(at, way)).find((cell) => cell !== null);
      if (next) this.point(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      void this.play().press(at, anchorAt(event.currentTarget, hexOf(at)));
    } else if (event.key === 'Tab' && !event.shiftKey && this.jump()) {
      // The next thing that can be chosen; after the last one, on to the next control.
    } else if (event.key === 'Escape') {
      void this.play().putBack();
    } else if (!this.viewport.key(event.key, hexOf(at))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly press: Handlers['press'] = (at, { svg, finger }) => {
    const cell = hexAt(at);
    if (!cell) {
      // A tap beside the board puts the piece back.
      void this.play().putBack();
    } else if (finger && this.sizeOf(svg) < FINGER) {
      this.viewport.by(Math.max(LOUPE, LARGE / this.sizeOf(svg)), at.x, at.y);
      this.viewport.centre(hexOf(cell).x, hexOf(cell).y);
    } else {
      void this.play().press(cell, anchorAt(svg, hexOf(cell)));
    }
  };

  private lift(from: Point): boolean {
    const cell = hexAt(from);
    if (!cell || !this.play().canPick(cell)) return false;
    this.picked = this.play().pick(cell);
    return true;
  }

  private drop(at: Point, from: Point): void {
    this.dragged = null;
    const cell = hexAt(at);
    if (cell && cell !== hexAt(from)) void this.picked.then((can) => (can ? this.play().drop(cell) : undefined));
  }

  private choices(): string[] {
    return [...this.play().targets.keys(), ...this.play().movable];
  }

  /** Step through what can be chosen; false after the last. */
  private jump(): boolean {
    const choices = this.choices();
    const next = choices[choices.indexOf(this.cursor ?? '') + 1];
    if (!next) return false;
    this.point(next);
    return true;
  }

  private point(cell: string): void {
    this.cursor = this.lastCursor = cell;
    this.play().hover(cell);
  }

  private look(cell: string | null): void {
    this.hovered = cell;
    this.play().hover(cell);
  }

  /** Pixels of a cell. */
  private sizeOf(svg: SVGSVGElement): number {
    return (svg.getScreenCTM()?.a ?? 1) * SIDE * Math.sqrt(3);
  }
}

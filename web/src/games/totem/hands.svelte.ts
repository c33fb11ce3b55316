// Mouse, finger and keys on the hexagon: press, drag a piece, pan, pinch, and a cursor for the keyboard.
import type { Attachment } from 'svelte/attachments';
import { onBoard, type Zoom } from '../../table/zoom.svelte';
import { hexAt, hexOf, neighbour, SIDE, type Point } from './hexes';
import type { TotemPlay } from './play.svelte';

const FAR_ENOUGH = 7;
const LONG_PRESS = 420;
/** A finger hits cells from this many pixels on; below, the first tap brings them nearer. */
const FINGER = 25;
const LOUPE = 2.4;
/** Directions as in `hexes`, clockwise from the right: arrows, and six letters that form a ring on the keyboard. */
const KEYS: Record<string, number> = { ArrowRight: 0, ArrowLeft: 3, e: 0, d: 1, s: 2, a: 3, q: 4, w: 5 };

interface Grip extends Point {
  clientX: number;
  clientY: number;
  cell: string | null;
  moved: boolean;
  /** A piece that is dragged: resolves to whether it may move. */
  picked: Promise<boolean> | null;
  long: ReturnType<typeof setTimeout> | undefined;
  previewed: boolean;
}

export class Hands {
  cursor = $state<string | null>(null);
  hovered = $state<string | null>(null);
  dragged = $state<Point | null>(null);
  private readonly grips = new Map<number, Grip>();
  private spread = 0;
  private lastCursor: string | null = null;
  private touched = false;

  constructor(
    private readonly zoom: Zoom,
    private readonly play: () => TotemPlay,
  ) {}

  readonly wheel: Attachment<SVGSVGElement> = (svg) => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = onBoard(svg, event);
      this.zoom.by(event.deltaY < 0 ? 1.18 : 1 / 1.18, x, y);
    };
    svg.addEventListener('wheel', turn, { passive: false });
    return () => svg.removeEventListener('wheel', turn);
  };

  readonly down = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.button !== 0) return;
    this.touched = true;
    const svg = event.currentTarget;
    svg.setPointerCapture(event.pointerId);
    const { x, y } = onBoard(svg, event);
    const cell = hexAt({ x, y });
    const grip: Grip = {
      x,
      y,
      clientX: event.clientX,
      clientY: event.clientY,
      cell,
      moved: false,
      picked: null,
      long: undefined,
      previewed: false,
    };
    if (event.pointerType !== 'mouse') {
      grip.long = setTimeout(() => {
        grip.previewed = true;
        this.play().hover(cell);
      }, LONG_PRESS);
    }
    this.grips.set(event.pointerId, grip);
    this.spread = this.distance();
  };

  readonly move = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const point = onBoard(event.currentTarget, event);
    const grip = this.grips.get(event.pointerId);
    if (!grip) {
      if (event.pointerType === 'mouse') this.look(hexAt(point));
      return;
    }
    const far = Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY);
    if (!grip.moved && far < FAR_ENOUGH) return;
    if (!grip.moved) {
      grip.moved = true;
      clearTimeout(grip.long);
      if (grip.cell && this.grips.size === 1 && this.play().canPick(grip.cell))
        grip.picked = this.play().pick(grip.cell);
    }
    if (this.grips.size === 2) {
      this.pinch(event, grip, point);
    } else if (grip.picked) {
      this.dragged = { x: point.x, y: point.y };
      this.look(hexAt(point));
    } else {
      this.zoom.pan(point.x - grip.x, point.y - grip.y);
    }
  };

  readonly up = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const grip = this.grips.get(event.pointerId);
    this.grips.delete(event.pointerId);
    this.dragged = null;
    if (!grip) return;
    clearTimeout(grip.long);
    const cell = hexAt(onBoard(event.currentTarget, event));
    if (grip.picked) {
      if (cell && cell !== grip.cell) void grip.picked.then((can) => can && this.play().table.act(`to ${cell}`));
    } else if (!grip.moved && !grip.previewed && cell && this.grips.size === 0) {
      if (event.pointerType !== 'mouse' && this.small(event.currentTarget)) {
        this.zoom.by(LOUPE, grip.x, grip.y);
        this.zoom.centre(hexOf(cell).x, hexOf(cell).y);
      } else {
        void this.play().press(cell, this.anchor(event.currentTarget, cell));
      }
    } else if (!grip.moved && !grip.previewed && !cell && this.grips.size === 0) {
      // A tap beside the board puts the piece back.
      void this.play().putBack();
    }
    if (grip.previewed) this.play().hover(null);
  };

  readonly cancel = (event: PointerEvent): void => {
    clearTimeout(this.grips.get(event.pointerId)?.long);
    this.grips.delete(event.pointerId);
    this.dragged = null;
  };

  readonly leave = (): void => this.look(null);

  readonly focus = (): void => {
    if (this.touched) {
      this.touched = false;
      return;
    }
    this.cursor =
      this.lastCursor ?? this.play().targets.keys().next().value ?? this.play().movable.values().next().value ?? 'j10';
  };

  readonly key = (event: KeyboardEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.cursor ?? this.lastCursor ?? 'j10';
    const vertical = { ArrowUp: [5, 4], ArrowDown: [1, 2] }[event.key];
    const ways = vertical ?? (event.key in KEYS ? [KEYS[event.key]!] : null);
    if (ways) {
      // Straight up does not exist on this board: up goes right and left in turn.
      const order = vertical && hexOf(at).row % 2 ? [...ways].reverse() : ways;
      const next = order.map((way) => neighbour(at, way)).find((cell) => cell !== null);
      if (next) this.point(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      void this.play().press(at, this.anchor(event.currentTarget, at));
    } else if (event.key === 'Tab' && !event.shiftKey && this.jump()) {
      // The next thing that can be chosen; after the last one, on to the next control.
    } else if (event.key === 'Escape') {
      void this.play().putBack();
    } else if (event.key === '+' || event.key === '=') {
      this.zoom.by(1.5, hexOf(at).x, hexOf(at).y);
    } else if (event.key === '-') {
      this.zoom.by(1 / 1.5);
    } else if (event.key === '0') {
      this.zoom.fit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** Step through what can be chosen; false after the last. */
  private jump(): boolean {
    const choices = [...this.play().targets.keys(), ...this.play().movable];
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

  private distance(): number {
    const [a, b] = [...this.grips.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  private pinch(event: PointerEvent, grip: Grip, point: DOMPoint): void {
    grip.clientX = event.clientX;
    grip.clientY = event.clientY;
    const spread = this.distance();
    if (this.spread > 0) this.zoom.by(spread / this.spread, point.x, point.y);
    this.spread = spread;
  }

  private small(svg: SVGSVGElement): boolean {
    const scale = svg.getScreenCTM()?.a ?? 1;
    return scale * SIDE * Math.sqrt(3) < FINGER;
  }

  /** Something to hang a popover on. */
  private anchor(svg: SVGSVGElement, cell: string): Element {
    const { x, y } = hexOf(cell);
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
    return { getBoundingClientRect: () => new DOMRect(point.x - 14, point.y - 14, 28, 28) } as Element;
  }
}

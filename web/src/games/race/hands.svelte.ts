// Mouse, finger and keys on a track: press a cell, pan, pinch, and a cursor for the keyboard.
import type { Attachment } from 'svelte/attachments';
import { onBoard, type Zoom } from '../../table/zoom.svelte';
import type { RacePlay } from './play.svelte';
import type { Point, Road } from './road';

const FAR_ENOUGH = 7;

interface Grip extends Point {
  clientX: number;
  clientY: number;
  moved: boolean;
}

export class Hands {
  cursor = $state<string | null>(null);
  /** Panned or zoomed by hand: the picture no longer follows the own elephant. */
  touched = $state(false);
  private readonly grips = new Map<number, Grip>();
  private spread = 0;
  private lastCursor: string | null = null;
  private pointed = false;

  constructor(
    private readonly zoom: () => Zoom,
    private readonly road: () => Road,
    private readonly play: () => RacePlay,
  ) {}

  readonly wheel: Attachment<SVGSVGElement> = (svg) => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = onBoard(svg, event);
      this.touched = true;
      this.zoom().by(event.deltaY < 0 ? 1.18 : 1 / 1.18, x, y);
    };
    svg.addEventListener('wheel', turn, { passive: false });
    return () => svg.removeEventListener('wheel', turn);
  };

  readonly down = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.button !== 0) return;
    this.pointed = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = onBoard(event.currentTarget, event);
    this.grips.set(event.pointerId, { x, y, clientX: event.clientX, clientY: event.clientY, moved: false });
    this.spread = this.distance();
  };

  readonly move = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const point = onBoard(event.currentTarget, event);
    const grip = this.grips.get(event.pointerId);
    if (!grip) {
      if (event.pointerType === 'mouse') this.play().look(this.road().cellAt(point));
      return;
    }
    if (!grip.moved && Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) < FAR_ENOUGH) return;
    grip.moved = true;
    this.touched = true;
    if (this.grips.size === 2) {
      grip.clientX = event.clientX;
      grip.clientY = event.clientY;
      const spread = this.distance();
      if (this.spread > 0) this.zoom().by(spread / this.spread, point.x, point.y);
      this.spread = spread;
    } else {
      this.zoom().pan(point.x - grip.x, point.y - grip.y);
    }
  };

  readonly up = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const grip = this.grips.get(event.pointerId);
    this.grips.delete(event.pointerId);
    if (!grip || grip.moved || this.grips.size) return;
    const cell = this.nearest(onBoard(event.currentTarget, event), event.pointerType !== 'mouse');
    if (cell) void this.play().press(cell, this.anchor(event.currentTarget, cell));
    else this.play().putBack();
  };

  readonly cancel = (event: PointerEvent): void => void this.grips.delete(event.pointerId);
  readonly leave = (): void => this.play().look(null);

  readonly focus = (): void => {
    if (this.pointed) {
      this.pointed = false;
      return;
    }
    const choices = this.choices();
    const last = this.lastCursor;
    this.point(last && (choices.includes(last) || !choices.length) ? last : (choices[0] ?? this.road().name(0, 0)));
  };

  readonly blur = (): void => void (this.cursor = null);

  readonly key = (event: KeyboardEvent & { currentTarget: SVGSVGElement }): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.cursor ?? this.lastCursor ?? this.road().name(0, 0);
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) {
      this.step(at, way[0]!, way[1]!);
    } else if (event.key === 'Enter' || event.key === ' ') {
      void this.play().press(at, this.anchor(event.currentTarget, at));
    } else if (event.key === 'Tab' && !event.shiftKey && this.jump()) {
      // The next thing that can be chosen; after the last one, on to the next control.
    } else if (event.key === 'Escape') {
      this.play().putBack();
    } else if (event.key === '+' || event.key === '=') {
      const { x, y } = this.road().spotOf(at);
      this.zoom().by(1.5, x, y);
    } else if (event.key === '-') {
      this.zoom().by(1 / 1.5);
    } else if (event.key === '0') {
      this.zoom().fit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
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
  private nearest(at: DOMPoint, finger: boolean): string | null {
    const road = this.road();
    const hit = road.cellAt(at);
    const choices = this.choices();
    if (!finger || (hit && choices.includes(hit))) return hit ?? this.beyond(at, choices);
    const near = choices
      .map((cell) => ({ cell, far: Math.hypot(road.spotOf(cell).x - at.x, road.spotOf(cell).y - at.y) }))
      .sort((a, b) => a.far - b.far)[0];
    return near && near.far < 50 ? near.cell : hit;
  }

  /** Cells beyond the line are no cells of the track, yet a way may end there. */
  private beyond(at: DOMPoint, choices: string[]): string | null {
    const road = this.road();
    return choices.find((cell) => Math.hypot(road.spotOf(cell).x - at.x, road.spotOf(cell).y - at.y) < 26) ?? null;
  }

  private distance(): number {
    const [a, b] = [...this.grips.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  /** Something to hang a popover on. */
  private anchor(svg: SVGSVGElement, cell: string): Element {
    const { x, y } = this.road().spotOf(cell);
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
    return { getBoundingClientRect: () => new DOMRect(point.x - 14, point.y - 14, 28, 28) } as Element;
  }
}

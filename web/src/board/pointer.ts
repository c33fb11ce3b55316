// Mouse, pen and fingers on a drawn board: press, drag, hover, a long press; the wheel and two fingers zoom, a drag that
// carries nothing pans. Boards say what a press means, and what a drag carries.
import type { Point } from './geometry';
import { onBoard, type Viewport } from './viewport.svelte';

/** What a board does with a pointer; all points are in its own units. */
export interface Handlers {
  press: (at: Point, by: { svg: SVGSVGElement; finger: boolean }) => void;
  /** The pointer is over this point; null when it has left. */
  hover: (at: Point | null) => void;
  /** A drag begins here: whether it carries something. What carries nothing pans. */
  lift?: (from: Point) => boolean;
  carry?: (at: Point) => void;
  drop?: (at: Point, from: Point) => void;
  /** What is carried is put down nowhere. */
  dropNowhere?: () => void;
  /** A finger has rested here for a moment: a look, not a press. */
  longPress?: (at: Point) => void;
  /** The picture was panned or zoomed by hand. */
  moved?: () => void;
}

/** Pixels from which on a press is a drag. */
const FAR_ENOUGH = 7;
const LONG_PRESS = 420;
const WHEEL = 1.18;

interface Grip {
  /** Where it took hold of the board. */
  from: Point;
  /** Where it is on the screen. */
  clientX: number;
  clientY: number;
  state: 'still' | 'looking' | 'carrying' | 'panning' | 'pinching';
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class BoardPointer {
  private readonly grips = new Map<number, Grip>();
  private focusing = false;

  constructor(
    private readonly viewport: Viewport,
    private readonly handlers: Handlers,
  ) {}

  /** Whether the focus that has come was brought by a press; else a key brought it. */
  broughtFocus(): boolean {
    const was = this.focusing;
    this.focusing = false;
    return was;
  }

  /** Attach it to the drawing. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    const end = new AbortController();
    const { signal } = end;
    svg.addEventListener('wheel', (event) => this.wheel(svg, event), { passive: false, signal });
    svg.addEventListener('pointerdown', (event) => this.down(svg, event), { signal });
    svg.addEventListener('pointermove', (event) => this.move(svg, event), { signal });
    svg.addEventListener('pointerup', (event) => this.up(svg, event), { signal });
    svg.addEventListener('pointercancel', (event) => this.cancel(event), { signal });
    svg.addEventListener('pointerleave', () => this.handlers.hover(null), { signal });
    return () => end.abort();
  };

  private wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = onBoard(svg, event);
    this.handlers.moved?.();
    this.viewport.by(event.deltaY < 0 ? WHEEL : 1 / WHEEL, x, y);
  }

  private down(svg: SVGSVGElement, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.focusing = true;
    svg.setPointerCapture(event.pointerId);
    const { clientX, clientY } = event;
    const grip: Grip = { from: onBoard(svg, event), clientX, clientY, state: 'still', timer: undefined };
    this.grips.set(event.pointerId, grip);
    if (this.grips.size > 1) {
      // Two fingers press nothing and carry nothing.
      for (const each of this.grips.values()) this.release(each, 'pinching');
    } else if (this.handlers.longPress && event.pointerType !== 'mouse') {
      grip.timer = setTimeout(() => {
        grip.state = 'looking';
        this.handlers.longPress?.(grip.from);
      }, LONG_PRESS);
    }
  }

  private move(svg: SVGSVGElement, event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    if (grip?.state === 'pinching') this.pinch(svg, grip, event);
    else if (grip) this.drag(svg, grip, event);
    else if (event.pointerType !== 'touch') this.handlers.hover(onBoard(svg, event));
  }

  private up(svg: SVGSVGElement, event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    this.grips.delete(event.pointerId);
    if (!grip) return;
    clearTimeout(grip.timer);
    const at = onBoard(svg, event);
    if (grip.state === 'carrying') this.handlers.drop?.(at, grip.from);
    else if (grip.state === 'looking') this.handlers.hover(null);
    else if (grip.state === 'still') this.handlers.press(at, { svg, finger: event.pointerType !== 'mouse' });
    // The finger that stays pans on from where it is.
    const [last] = this.grips.values();
    if (last && this.grips.size === 1) {
      last.from = onBoard(svg, last);
      last.state = 'panning';
    }
  }

  private cancel(event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    this.grips.delete(event.pointerId);
    if (grip) this.release(grip, 'still');
  }

  private drag(svg: SVGSVGElement, grip: Grip, event: PointerEvent): void {
    const at = onBoard(svg, event);
    if (grip.state === 'still' || grip.state === 'looking') {
      if (Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) < FAR_ENOUGH) return;
      this.release(grip, 'still');
      grip.state = this.handlers.lift?.(grip.from) ? 'carrying' : 'panning';
    }
    grip.clientX = event.clientX;
    grip.clientY = event.clientY;
    if (grip.state === 'carrying') {
      this.handlers.carry?.(at);
    } else {
      this.handlers.moved?.();
      this.viewport.pan(at.x - grip.from.x, at.y - grip.from.y);
    }
  }

  private pinch(svg: SVGSVGElement, grip: Grip, event: PointerEvent): void {
    const before = this.spread();
    grip.clientX = event.clientX;
    grip.clientY = event.clientY;
    const [one, two] = this.grips.values();
    if (!one || !two || !before) return;
    const middle = { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
    const { x, y } = onBoard(svg, middle);
    this.handlers.moved?.();
    this.viewport.by(this.spread() / before, x, y);
  }

  /** How far two fingers are apart. */
  private spread(): number {
    const [one, two] = this.grips.values();
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
  }

  private release(grip: Grip, state: Grip['state']): void {
    clearTimeout(grip.timer);
    if (grip.state === 'carrying') this.handlers.dropNowhere?.();
    if (grip.state === 'looking') this.handlers.hover(null);
    grip.state = state;
  }
}

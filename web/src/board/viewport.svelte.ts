// What of a board is seen: zoomed by wheel, pinch, buttons and keys, panned by dragging. All in units of the board.
import type { Point, Span } from './geometry';

/** Anything that a popover can stand beside. */
export type Anchor = Pick<Element, 'getBoundingClientRect'>;

interface View {
  whole: Span;
  scale: number;
  cx: number;
  cy: number;
}

const LARGEST = 8;
const BUTTON = 1.5;
const SMALLEST_ANCHOR = 28;

export class Viewport {
  /** What was chosen, and of which whole: of another one all is shown first. */
  private chosen = $state.raw<View | null>(null);

  constructor(private readonly whole: () => Span) {}

  private readonly view = $derived.by((): View => {
    const whole = this.whole();
    return this.chosen && same(this.chosen.whole, whole) ? this.chosen : fitted(whole);
  });
  readonly scale = $derived(this.view.scale);
  /** The part that is seen. */
  readonly span = $derived.by((): Span => {
    const { whole, scale, cx, cy } = this.view;
    const [width, height] = [whole.width / scale, whole.height / scale];
    return { x: cx - width / 2, y: cy - height / 2, width, height };
  });
  readonly viewBox = $derived.by(() => {
    const { x, y, width, height } = this.span;
    return [x, y, width, height].map((each) => each.toFixed(2)).join(' ');
  });

  fit(): void {
    this.chosen = null;
  }

  /** Zoom by a factor, keeping this point where it is on the screen. */
  by(factor: number, x = this.view.cx, y = this.view.cy): void {
    const { scale: before, cx, cy } = this.view;
    const scale = Math.max(1, Math.min(LARGEST, before * factor));
    const share = before / scale;
    this.move(x + (cx - x) * share, y + (cy - y) * share, scale);
  }

  nearer(at?: Point): void {
    this.by(BUTTON, at?.x, at?.y);
  }

  farther(): void {
    this.by(1 / BUTTON);
  }

  pan(dx: number, dy: number): void {
    const { cx, cy, scale } = this.view;
    this.move(cx - dx, cy - dy, scale);
  }

  centre(x: number, y: number): void {
    this.move(x, y, this.view.scale);
  }

  /** Show this part. */
  show({ x, y, scale }: { x: number; y: number; scale: number }): void {
    this.move(x, y, Math.max(1, Math.min(LARGEST, scale)));
  }

  /** The keys of zooming: whether this was one of them. */
  key(key: string, at?: Point): boolean {
    if (key === '+' || key === '=') this.nearer(at);
    else if (key === '-') this.farther();
    else if (key === '0') this.fit();
    else return false;
    return true;
  }

  private move(x: number, y: number, scale: number): void {
    const { whole, ...before } = this.view;
    const [w, h] = [whole.width / scale / 2, whole.height / scale / 2];
    const cx = Math.max(whole.x + w, Math.min(whole.x + whole.width - w, x));
    const cy = Math.max(whole.y + h, Math.min(whole.y + whole.height - h, y));
    // An effect that follows something on the board ends here.
    if (scale === before.scale && cx === before.cx && cy === before.cy) return;
    this.chosen = { whole, scale, cx, cy };
  }
}

/** Where a point of the screen lies on the board. */
export function onBoard(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x, y };
}

/** A point of the board as something that a popover can stand beside. */
export function anchorAt(svg: SVGSVGElement, { x, y }: Point): Anchor {
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
  const half = SMALLEST_ANCHOR / 2;
  return { getBoundingClientRect: () => new DOMRect(at.x - half, at.y - half, SMALLEST_ANCHOR, SMALLEST_ANCHOR) };
}

function fitted(whole: Span): View {
  return { whole, scale: 1, cx: whole.x + whole.width / 2, cy: whole.y + whole.height / 2 };
}

function same(one: Span, other: Span): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

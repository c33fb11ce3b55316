// Zoom and pan of a drawn board: wheel, pinch, drag, buttons, keys. Board units in, screen points out.
export interface Span {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 5;

export class Zoom {
  scale = $state(1);
  private cx = $state(0);
  private cy = $state(0);

  constructor(private readonly whole: Span) {
    this.fit();
  }

  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.whole.width / this.scale, this.whole.height / this.scale];
    return `${(this.cx - width / 2).toFixed(2)} ${(this.cy - height / 2).toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
  });

  fit(): void {
    this.scale = 1;
    this.cx = this.whole.x + this.whole.width / 2;
    this.cy = this.whole.y + this.whole.height / 2;
  }

  /** Zoom by a factor, keeping this board point where it is on the screen. */
  by(factor: number, x = this.cx, y = this.cy): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const share = this.scale / scale;
    this.move(x + (this.cx - x) * share, y + (this.cy - y) * share, scale);
  }

  pan(dx: number, dy: number): void {
    this.move(this.cx - dx, this.cy - dy, this.scale);
  }

  centre(x: number, y: number): void {
    this.move(x, y, this.scale);
  }

  private move(cx: number, cy: number, scale: number): void {
    const { whole } = this;
    const [w, h] = [whole.width / scale / 2, whole.height / scale / 2];
    this.scale = scale;
    this.cx = Math.max(whole.x + w, Math.min(whole.x + whole.width - w, cx));
    this.cy = Math.max(whole.y + h, Math.min(whole.y + whole.height - h, cy));
  }
}

/** Where a point of the screen lies on the board. */
export function onBoard(svg: SVGSVGElement, event: { clientX: number; clientY: number }): DOMPoint {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

// Which part of a board to show so that everything that matters is in sight and nothing that lies over the board covers it.
import type { Point, Span } from './geometry';

/** Something that lies over a corner of the board, in pixels. */
export interface Cover {
  corner: 'top left' | 'bottom right';
  width: number;
  height: number;
}

export interface View extends Point {
  scale: number;
}

const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * The middle and the scale at which all points lie in a frame of this size (in pixels), as near as `nearest` allows
 * (pixels a unit; 1 shows the whole).
 */
export function framing(
  points: Point[],
  {
    frame,
    whole,
    nearest,
    margin,
    covers,
  }: {
    frame: { width: number; height: number };
    whole: Span;
    /** Pixels a unit at most. */
    nearest: number;
    /** Units around the points. */
    margin: number;
    covers: Cover[];
  },
): View {
  const fit = Math.min(frame.width / whole.width, frame.height / whole.height);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const box = {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
  const tries = insetsFor(covers).map((inset) => {
    const [wide, high] = [frame.width - inset.left - inset.right, frame.height - inset.top - inset.bottom];
    const ratio = Math.min(nearest, wide / (box.right - box.left), high / (box.bottom - box.top));
    const zoom = Math.max(fit, ratio);
    // The picture ends where the whole ends.
    const x = within(
      (box.left + box.right) / 2 - (inset.left - inset.right) / 2 / zoom,
      whole.x,
      whole.width,
      frame.width / zoom,
    );
    const y = within(
      (box.top + box.bottom) / 2 - (inset.top - inset.bottom) / 2 / zoom,
      whole.y,
      whole.height,
      frame.height / zoom,
    );
    const hidden = points.filter((point) => {
      const at = { x: (point.x - x) * zoom + frame.width / 2, y: (point.y - y) * zoom + frame.height / 2 };
      const outside = at.x < 8 || at.y < 8 || at.x > frame.width - 8 || at.y > frame.height - 8;
      return outside || covers.some((cover) => under(at, cover, frame));
    }).length;
    return { x, y, scale: zoom / fit, hidden };
  });
  const [best] = tries.sort((a, b) => a.hidden - b.hidden || b.scale - a.scale);
  return best!;
}

/** Every way of keeping clear of each cover: beside it or below it, or not at all. */
function insetsFor(covers: Cover[]): (typeof NOTHING)[] {
  let found = [NOTHING];
  for (const { corner, width, height } of covers)
    found = found.flatMap((inset) => [
      inset,
      corner === 'top left' ? { ...inset, top: height } : { ...inset, bottom: height },
      corner === 'top left' ? { ...inset, left: width } : { ...inset, right: width },
    ]);
  return found;
}

const under = (at: Point, { corner, width, height }: Cover, frame: { width: number; height: number }) =>
  corner === 'top left' ? at.x < width && at.y < height : at.x > frame.width - width && at.y > frame.height - height;

function within(middle: number, from: number, whole: number, shown: number): number {
  return shown >= whole ? from + whole / 2 : Math.max(from + shown / 2, Math.min(from + whole - shown / 2, middle));
}

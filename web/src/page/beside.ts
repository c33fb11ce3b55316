// Where a box of this width stands beside what it is about: above it in the lower half of the window, else below it.
const MARGIN = 8;

interface Place {
  left: string;
  top?: string;
  bottom?: string;
}

export function beside(
  anchor: DOMRect,
  box: { width: number; gap: number },
  window: { width: number; height: number },
): Place {
  const middle = anchor.x + anchor.width / 2 - box.width / 2;
  const left = `${Math.max(MARGIN, Math.min(window.width - box.width - MARGIN, middle))}px`;
  return anchor.y > window.height / 2
    ? { left, bottom: `${Math.max(MARGIN, window.height - anchor.y + box.gap)}px` }
    : { left, top: `${anchor.bottom + box.gap}px` };
}

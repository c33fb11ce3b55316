import type { Turns } from '../../games/turns';
import type { Line } from '../log/log.svelte';

const MOST = 3;

/** The turns that changed most, in their order. */
export function turningPoints(lines: Line[], turns: Turns | undefined): Line[] {
  const weighed = lines.flatMap((line) => {
    const weight = turns?.weight((line.parts ?? [line]).map((part) => part.event)) ?? 0;
    return weight > 0 ? [{ line, weight }] : [];
  });
  return weighed
    .toSorted((a, b) => b.weight - a.weight || a.line.place - b.line.place)
    .slice(0, MOST)
    .map(({ line }) => line)
    .toSorted((a, b) => a.place - b.place);
}

// A hint where several acts should be mixed, as bids of Raj: no single one is best, so all are shown as one.
import type { Thought } from '../../protocol.gen';

/** What is played less often is left out of what is shown. */
const SELDOM = 0.03;

/** The acts of a mixture, the most frequent first; none where one act is played alone. */
export function mixtureOf(thoughts: Thought[]): Thought[] {
  const mixed = thoughts.filter((thought) => thought.share >= SELDOM);
  return mixed.length > 1 ? mixed.toSorted((a, b) => b.share - a.share) : [];
}

/** One act of a mixture, each as often as its share says; `lot` lies between 0 and 1. */
export function drawnFrom(mixture: Thought[], lot: number): string {
  const total = mixture.reduce((sum, thought) => sum + thought.share, 0);
  let rest = lot * total;
  for (const thought of mixture) {
    rest -= thought.share;
    if (rest < 0) return thought.action;
  }
  return mixture[0]!.action;
}

const CANDIDATES = 3;

/** The acts that were thought about most, the one with the best chance first. */
export function bestOf(thoughts: Thought[]): Thought[] {
  return thoughts.slice(0, CANDIDATES).toSorted((a, b) => b.chance - a.chance);
}

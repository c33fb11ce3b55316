// What the log tells in one line: a whole movement with all that it pushes, the mouse's walk, cards drawn one after the
// other, the deal.
import type { Event } from '../../../protocol.gen';

const MOVING = ['elephant-stepped', 'elephant-pushed', 'cow-pushed'];
/** What comes between the pushes of one step. */
const BETWEEN = 'elephant-stopped';

export function joins(group: Event[], next: Event): boolean {
  const first = group[0]!;
  if (first.kind === 'elephant-stepped')
    return (
      next.kind === BETWEEN ||
      (MOVING.includes(next.kind) &&
        (next.kind === 'elephant-stepped' ? next.facts.elephant : next.facts.by) === first.facts.elephant)
    );
  if (first.kind === 'mouse-moved') return next.kind === 'mouse-moved';
  if (first.kind !== 'card-drawn' || next.kind !== 'card-drawn') return false;
  // A deal goes round the table, card by card; else one player draws several.
  const deals = group.length > 1 && group[1]!.facts.seat !== first.facts.seat;
  return group.length === 1 || deals === (group.at(-1)!.facts.seat !== next.facts.seat);
}

/** One event for each animal: from where it set out to where it ended. */
export function summed(group: Event[]): Event[] {
  const found: Event[] = [];
  // Cows have no names: one that was pushed in this step is not the one that stood where it goes.
  let moved: Event[] = [];
  for (const event of group) {
    const { kind, facts } = event;
    if (kind === BETWEEN) {
      found.push(event);
      continue;
    }
    if (kind !== 'elephant-pushed' && kind !== 'cow-pushed') moved = [];
    let whole = found.find(
      (each) =>
        each.kind === kind &&
        each.facts.elephant === facts.elephant &&
        each.facts.to === facts.from &&
        !moved.includes(each),
    );
    if (whole) whole.facts = { ...whole.facts, to: facts.to! };
    else found.push((whole = { ...event }));
    moved.push(whole);
  }
  return found;
}

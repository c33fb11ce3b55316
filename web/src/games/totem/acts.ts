// What the log tells in one line: a roll and how it is used, and the whole way of a piece.
import type { Event } from '../../protocol.gen';

/** After each kind of event, what goes on with the same act. */
const FOLLOWS: Record<string, string[]> = {
  rolled: ['dice-used'],
  chosen: ['stepped'],
  stepped: ['stepped', 'finished'],
};

export function joins(group: Event[], next: Event): boolean {
  const last = group.at(-1)!;
  return last.facts.seat === next.facts.seat && !!FOLLOWS[last.kind]?.includes(next.kind);
}

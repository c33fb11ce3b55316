// Lines of the log that are one act to a reader ("chosen, one step, another step, done") are told as one.
import type { Event } from '../../protocol.gen';
import type { Line } from './log.svelte';

/** Whether this event goes on with what the events before it began. */
export type Joins = (group: Event[], next: Event) => boolean;

/** Made once for the same lines: what has not changed is not drawn again. */
const made = new WeakMap<Line, Line>();

export function gather(lines: Line[], joins: Joins | undefined): Line[] {
  if (!joins) return lines;
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const follows = group?.at(-1)?.place === line.place - 1;
    if (
      group &&
      follows &&
      joins(
        group.map((each) => each.event),
        line.event,
      )
    )
      group.push(line);
    else groups.push([line]);
  }
  return groups.map((parts) => (parts.length > 1 ? joined(parts) : parts[0]!));
}

function joined(parts: Line[]): Line {
  const last = parts.at(-1)!;
  const known = made.get(last);
  if (known && known.place === parts[0]!.place) return known;
  const line = { ...last, place: parts[0]!.place, parts };
  made.set(last, line);
  return line;
}

// Lines of the log that are one act to a reader ("chosen, one step, another step, done") are told as one, and so are all
// acts of a turn.
import type { Turns } from '../../games/turns';
import type { Event } from '../../protocol.gen';
import type { Line } from './log.svelte';

/** Whether this event goes on with what the events before it began. */
export type Joins = (group: Event[], next: Event) => boolean;

/** Made once for the same lines: what has not changed is not drawn again. */
const made = new WeakMap<Line, Line>();
const madeTurns = new WeakMap<Line, Line>();

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

/** One line a turn, each with its acts. */
export function gatherTurns(lines: Line[], turns: Turns, joins: Joins | undefined): Line[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && !turns.begins(line.event)) group.push(line);
    else groups.push([line]);
  }
  // What comes before the first turn has no number.
  const numbered = groups[0] && !turns.begins(groups[0][0]!.event) ? 0 : 1;
  return groups.map((parts, at) => turnOf(parts, turns, joins, at + numbered));
}

function turnOf(parts: Line[], turns: Turns, joins: Joins | undefined, number: number): Line {
  const last = parts.at(-1)!;
  const known = madeTurns.get(last);
  if (known?.parts?.length === parts.length && known.parts.every((part, at) => part === parts[at])) return known;
  const seat = turns.whose(parts.map((part) => part.event));
  const line = { ...last, place: parts[0]!.place, seat, parts, acts: gather(parts, joins), turn: number };
  madeTurns.set(last, line);
  return line;
}

function joined(parts: Line[]): Line {
  const last = parts.at(-1)!;
  const known = made.get(last);
  if (known && known.place === parts[0]!.place) return known;
  const line = { ...last, place: parts[0]!.place, parts };
  made.set(last, line);
  return line;
}

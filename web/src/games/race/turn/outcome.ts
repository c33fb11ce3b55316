// What the events of a way come to: where everybody would stand, who would be pushed how far, who would win.
import type { WayAhead } from '../../../protocol.gen';
import { LETTERS, type RaceFields } from '../fields';
import type { RaceEvent } from '../vocabulary.gen';

export interface Outcome {
  way: WayAhead;
  /** Whose movement it is; empty where nothing moves. */
  mover: string;
  /** Cells that the mover goes through, the first included. */
  path: string[];
  /** Places in `path` that it flies to. */
  flown: number[];
  /** So many cells of `path` lie before the mango that it eats; 0 for none. */
  eaten: number;
  /** Where elephants and cows end that would have moved. */
  elephants: Record<string, string>;
  cows: { from: string; to: string }[];
  /** How many cells somebody else is pushed, by elephant; all cows together. */
  pushed: Record<string, number>;
  cowSteps: number;
  /** The seat that would win the race by it; 0 for none. */
  winner: number;
  /** The elephant that would cross the line. */
  home: string[];
}

export function outcomeOf(way: WayAhead, fields: RaceFields): Outcome {
  const found: Outcome = {
    way,
    mover: '',
    path: [],
    flown: [],
    eaten: 0,
    elephants: {},
    cows: [],
    pushed: {},
    cowSteps: 0,
    winner: 0,
    home: [],
  };
  const moved: Outcome['cows'] = [];
  for (const event of way.events) follow(found, event as RaceEvent, fields, moved);
  return found;
}

/** `moved`: cows that were pushed in this step; another one may have stood where they go. */
function follow(found: Outcome, { kind, facts }: RaceEvent, fields: RaceFields, moved: Outcome['cows']): void {
  const elephant = 'elephant' in facts ? facts.elephant : '';
  const from = 'from' in facts ? String(facts.from) : '';
  const end = 'to' in facts ? String(facts.to) : '';
  const to = end === 'line' ? `${from[0]}${fields.columns.length}` : end;
  switch (kind) {
    case 'elephant-stepped':
    case 'elephant-flew':
      moved.length = 0;
      if (found.mover !== elephant) {
        found.mover = elephant;
        found.path = [from];
        found.flown = [];
        found.eaten = 0;
      }
      if (kind === 'elephant-flew') found.flown.push(found.path.length);
      found.path.push(to);
      found.elephants[elephant] = to;
      break;
    case 'mango-eaten':
      if (found.mover === elephant) found.eaten = found.path.length;
      break;
    case 'elephant-pushed':
      found.elephants[elephant] = to;
      found.pushed[elephant] = (found.pushed[elephant] ?? 0) + 1;
      break;
    case 'cow-pushed': {
      let cow = found.cows.find((each) => each.to === from && !moved.includes(each));
      if (cow) cow.to = to;
      else found.cows.push((cow = { from, to }));
      moved.push(cow);
      found.cowSteps += 1;
      break;
    }
    case 'elephant-finished':
      found.home.push(elephant);
      break;
    case 'race-won':
    case 'race-would-end':
      found.winner = facts.seat;
      break;
  }
}

/** Where the mover would end. */
export const endOf = (outcome: Outcome): string => outcome.path.at(-1) ?? '';

export const seatOf = (elephant: string, fields: RaceFields): number => fields.owners[LETTERS.indexOf(elephant)] ?? 0;

/** Where everybody would stand, and who would have won: what must be the same for a way to be the one that was chosen. */
export function resultOf({ elephants, cows, winner, home }: Outcome): string {
  const by = (one: string[], other: string[]) => (one.join() < other.join() ? -1 : 1);
  return JSON.stringify([
    Object.entries(elephants).toSorted(by),
    cows.map(({ from, to }) => [from, to]).toSorted(by),
    winner,
    home,
  ]);
}

/** What tells two ways apart for whoever chooses: how it is done, and what comes of it. Ways that differ in nothing else count once. */
export function distinct(outcomes: Outcome[]): Outcome[] {
  const seen = new Set<string>();
  return outcomes.filter((outcome) => {
    const { way, elephants, cows, winner, home } = outcome;
    const how = way.actions.filter((action) => /^(play|elephant|use|plain|go|stay)\b/.test(action));
    const rest = way.events.filter(({ kind }) => !/^(elephant-(stepped|pushed)|cow-pushed)$/.test(kind));
    const stand = cows.map(({ from, to }) => `${from}>${to}`).toSorted();
    const key = JSON.stringify([how, elephants, stand, winner, home, rest]);
    return !seen.has(key) && seen.add(key);
  });
}

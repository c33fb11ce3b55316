// What comes again: puzzles that were tried, and own mistakes, in boxes with growing intervals (Leitner). This browser
// keeps them, and the server for all devices of a person; the site without a server keeps them here alone.
import { api } from '../net/api';
import type { PuzzleCard, PuzzleCards } from '../protocol.gen';
import type { Decision, Review } from '../review/review.gen';
import { SITE } from '../site/mode';

const KEY = 'howdah-puzzles';
const DAY = 86_400_000;
const INTERVALS = [1, 3, 7, 16, 35, 80];
const MOST = 200;
/** Only what was surely and much worse is worth trying again. */
const SURE = 2;

export interface Card extends PuzzleCard {
  /** The server has not heard of this change. */
  unsent?: boolean;
}

export const today = (): number => Math.floor(Date.now() / DAY);

export function readCards(): Card[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as (Omit<Card, 'changed'> & { changed?: number })[];
    // Those of older releases have no time, and were never sent.
    return kept.map(({ changed, ...card }) =>
      changed === undefined ? { ...card, changed: 0, unsent: true } : { ...card, changed },
    );
  } catch {
    return [];
  }
}

function write(cards: Card[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(cards.slice(-MOST)));
  } catch {
    // A browser that keeps nothing starts again each time.
  }
}

const keyOf = ({ game, name }: Card) => `${game} ${name}`;

/** What is here and what the server has: of two the one that was changed later holds, and what was sent but is not there
 * any more has gone. */
export function joined(here: Card[], there: Card[]): Card[] {
  const all = new Map(there.map((card) => [keyOf(card), card]));
  for (const card of here) {
    const other = all.get(keyOf(card));
    if (card.unsent && (!other || other.changed < card.changed)) all.set(keyOf(card), card);
  }
  return [...all.values()].toSorted((a, b) => a.changed - b.changed);
}

/** Tell the server what has changed here, and take over what another device has changed. */
export async function syncCards(): Promise<void> {
  if (SITE) return;
  const unsent = readCards().filter((card) => card.unsent);
  const sent = new Set(unsent.map((card) => `${keyOf(card)} ${card.changed}`));
  let answer: PuzzleCards | null = null;
  for (const cards of inParts(unsent.map(({ unsent: _, ...card }): PuzzleCard => card)))
    answer = await api.keepCards({ cards });
  const { cards } = answer ?? (await api.cards());
  const here = readCards().filter((card) => !sent.has(`${keyOf(card)} ${card.changed}`));
  write(joined(here, cards));
}

/** A server takes bodies up to 64 KiB; some positions are long. */
const PART = 40_000;

export function inParts(cards: PuzzleCard[], most = PART): PuzzleCard[][] {
  const parts: PuzzleCard[][] = [];
  let room = 0;
  for (const card of cards) {
    const size = new TextEncoder().encode(JSON.stringify(card)).length;
    if (size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)!.push(card);
    room -= size;
  }
  return parts;
}

/** This device is another person from now on: what comes again is theirs. */
export async function takeOverCards(): Promise<void> {
  if (SITE) return;
  write([]);
  await syncCards();
}

/** Once the connection is back, the next change or look at the puzzles sends what could not be sent. */
const sendSoon = () => void syncCards().catch(() => undefined);

/** After a try: solved it comes later each time, else it begins again tomorrow. Tried before it is due it stays. */
export function answered(card: Card, solved: boolean, day: number): Card {
  if (!solved) return { ...card, box: 0, due: day + 1, lapses: card.lapses + 1 };
  if (day < card.due) return { ...card, solved: true };
  const wait = INTERVALS[Math.min(card.box, INTERVALS.length - 1)]!;
  return { ...card, box: card.box + 1, due: day + wait, solved: true };
}

export function noteTry(game: string, name: string, solved: boolean, day = today()): void {
  const cards = readCards();
  const known = cards.find((card) => card.name === name && card.game === game);
  const card = known ?? { name, game, changed: 0, box: 0, due: day, lapses: 0, solved: false };
  const tried = { ...answered(card, solved, day), changed: Date.now(), unsent: true };
  write([...cards.filter((each) => each !== known), tried]);
  sendSoon();
}

/** What is to be tried today: what was missed most often first, then what waits longest. */
export const dueCards = (cards: Card[], day = today()): Card[] =>
  cards
    .filter((card) => card.due <= day && card.box < INTERVALS.length)
    .toSorted((a, b) => b.lapses - a.lapses || a.due - b.due);

/** The best lines, and those that are not surely worse than the best. */
const asGood = ({ alternatives, best, error }: Decision): string[][] =>
  alternatives.filter((each, place) => place === 0 || best - each.chance <= error + 1e-9).map(({ actions }) => actions);

/** The sure mistakes of a review come again as puzzles. */
export function keepMistakes(table: string, seat: number, review: Review): void {
  const cards = readCards();
  const fresh = review.decisions
    .filter((each) => each.seat === seat && (each.grade === 'mistake' || each.grade === 'blunder'))
    .filter((each) => each.alternatives[0] && each.loss > SURE * each.error && each.position)
    .map((each): Card => ({
      name: `own-${table}-${each.entry}`,
      game: review.game,
      changed: Date.now(),
      unsent: true,
      box: 0,
      due: today(),
      lapses: 0,
      solved: false,
      // Judged by whole lines: whatever leads to the same place is as good, and so is any win where one was missed.
      own: { seat, position: each.position, lines: asGood(each), wins: each.missed_win },
      table,
    }))
    .filter((card) => !cards.some((known) => known.name === card.name));
  if (!fresh.length) return;
  write([...cards, ...fresh]);
  sendSoon();
}

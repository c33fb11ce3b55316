// What comes again, kept in this browser: puzzles that were tried, and own mistakes, in boxes with growing intervals
// (Leitner).
import type { OwnPuzzle } from '../protocol.gen';
import type { Decision, Review } from '../review/review.gen';

const KEY = 'howdah-puzzles';
const DAY = 86_400_000;
const INTERVALS = [1, 3, 7, 16, 35, 80];
const MOST = 200;
/** Only what was surely and much worse is worth trying again. */
const SURE = 2;

export interface Card {
  name: string;
  game: string;
  box: number;
  /** The day it comes, counted since 1970. */
  due: number;
  lapses: number;
  solved: boolean;
  /** Of an own mistake: the position and what would have been better. */
  own?: OwnPuzzle;
  /** Where it was played. */
  table?: string;
}

export const today = (): number => Math.floor(Date.now() / DAY);

export function readCards(): Card[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Card[];
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
  const card = known ?? { name, game, box: 0, due: day, lapses: 0, solved: false };
  write([...cards.filter((each) => each !== known), answered(card, solved, day)]);
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
      box: 0,
      due: today(),
      lapses: 0,
      solved: false,
      // Judged by whole lines: whatever leads to the same place is as good, and so is any win where one was missed.
      own: { seat, position: each.position, lines: asGood(each), wins: each.missed_win },
      table,
    }))
    .filter((card) => !cards.some((known) => known.name === card.name));
  if (fresh.length) write([...cards, ...fresh]);
}

// The text of an own deck, as cards that are counted: what a chooser changes. Which deck can be played, only the engine says.
import { cardsOf, cardsText, numbersOf } from '../setup/position';
import { DECKS } from './decks.gen';

/** Cards of a kind, by the word that the deck's text has for them. */
export type Counts = Map<string, number>;

export interface Pile {
  /** Which cards these are; empty where the deck has one pile. */
  name: '' | 'bids' | 'prizes';
  counts: Counts;
  /** Each kind at most once. */
  single: boolean;
}

/** More bid cards and prizes than the box has, to choose from. */
const RAJ_BIDS = Array.from({ length: 20 }, (_, place) => String(place + 1));
const RAJ_PRIZES = Array.from({ length: 16 }, (_, place) => String(place - 5)).filter((worth) => worth !== '0');

/** The piles of a deck's text, with every kind of the box's deck; null where the text cannot be read. */
export function pilesOf(game: string, text: string): Pile[] | null {
  if (game !== 'raj') {
    const counts = cardsOf(bare(text));
    if (!counts.size) return null;
    const kinds = [...cardsOf(bare(DECKS[game] ?? '')).keys(), ...counts.keys()];
    return [{ name: '', counts: new Map(kinds.map((kind) => [kind, counts.get(kind) ?? 0])), single: false }];
  }
  const found = /^\s*bids\s+(.*?)\s+prizes\s+(.*?)\s*$/.exec(text);
  if (!found) return null;
  return [
    { name: 'bids', counts: numbered(found[1]!, RAJ_BIDS), single: true },
    { name: 'prizes', counts: numbered(found[2]!, RAJ_PRIZES), single: false },
  ];
}

/** The text of piles. */
export function deckText(piles: Pile[]): string {
  return piles
    .map(({ name, counts }) =>
      name ? `${name} ${numbersText(counts)}` : `cards ${sizeOf(counts)} ${cardsText(counts)}`,
    )
    .join(' ');
}

export const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Without how many cards there are in all. */
const bare = (text: string): string => text.trim().replace(/^cards\s+\d+\s*/, '');

function numbered(text: string, usual: string[]): Counts {
  const counts: Counts = new Map(usual.map((number) => [number, 0]));
  for (const number of numbersOf(text).map(String)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => Number(a) - Number(b)));
}

const numbersText = (counts: Counts): string =>
  [...counts].flatMap(([number, count]) => Array.from({ length: count }, () => number)).join(' ');

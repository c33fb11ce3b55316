// Hints that mix: which acts are shown as one, and which of them is drawn.
import { expect, test } from 'vitest';
import { bestOf, drawnFrom, mixtureOf } from '../../web/src/table/turn/mixture';

const thought = (action: string, share: number, chance = 0.5) => ({ action, share, chance });
const bids = [thought('bid 3', 0.2), thought('bid 7', 0.5), thought('bid 9', 0.29), thought('bid 1', 0.01)];

test('what is played seldom is left out, the most frequent comes first', () => {
  expect(mixtureOf(bids).map((each) => each.action)).toEqual(['bid 7', 'bid 9', 'bid 3']);
});

test('one act alone is no mixture', () => {
  expect(mixtureOf([thought('bid 7', 0.99), thought('bid 1', 0.01)])).toEqual([]);
  expect(mixtureOf([])).toEqual([]);
});

test('each act is drawn as often as its share says', () => {
  const mixture = mixtureOf(bids);
  const lots = Array.from({ length: 99 }, (_, place) => drawnFrom(mixture, (place + 0.5) / 99));
  const count = (action: string) => lots.filter((lot) => lot === action).length;
  expect([count('bid 7'), count('bid 9'), count('bid 3')]).toEqual([50, 29, 20]);
  expect(drawnFrom(mixture, 1)).toBe('bid 7');
});

test('of the acts that were thought about most the one with the best chance comes first', () => {
  const thoughts = [thought('play a', 0.5, 0.4), thought('play b', 0.3, 0.45), thought('play c', 0.1, 0.2), thought('play d', 0.01, 0.9)];
  expect(bestOf(thoughts).map((each) => each.action)).toEqual(['play b', 'play a', 'play c']);
});

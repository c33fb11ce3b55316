// The log by turns, the turns that changed most, and shares that add up.
import { describe, expect, it } from 'vitest';
import type { Turns } from '../../web/src/games/turns';
import { turningPoints } from '../../web/src/table/ending/points';
import { gatherTurns } from '../../web/src/table/log/gather';
import type { Line } from '../../web/src/table/log/log.svelte';
import { wholePercents } from '../../web/src/tracks/shares';

const line = (place: number, kind: string, facts: Line['event']['facts']): Line => ({ place, event: { kind, facts }, seat: Number(facts.seat ?? 0), at: 0, number: place });
/** A small game: a turn belongs to whoever it began with, and each step counts. */
const turns: Turns = {
  begins: ({ kind }) => kind === 'turn-began',
  whose: (turn) => (turn[0]?.kind === 'turn-began' ? Number(turn[0].facts.seat) : 0),
  told: (turn) => turn.map(({ kind }) => kind).join(' '),
  weight: (turn) => turn.filter(({ kind }) => kind === 'stepped').length,
};
const START = [line(1, 'start-die', { seat: 2, die: 4 }), line(2, 'moves-first', { seat: 1 })];
const FIRST = [line(3, 'turn-began', { seat: 1 }), line(4, 'stepped', { seat: 1 })];
const SECOND = [line(5, 'turn-began', { seat: 2 }), line(6, 'stepped', { seat: 2 }), line(7, 'stepped', { seat: 2 })];

describe('The log by turns', () => {
  it('has one line a turn with its acts; what comes before the first one is nobody\'s', () => {
    const lines = gatherTurns([...START, ...FIRST, ...SECOND], turns, undefined);
    expect(lines.map(({ place, seat, turn, acts }) => [place, seat, turn, acts?.length])).toEqual([
      [1, 0, 0, 2],
      [3, 1, 1, 2],
      [5, 2, 2, 3],
    ]);
  });

  it('keeps a turn that has not grown', () => {
    const before = gatherTurns([...START, ...FIRST, SECOND[0]!], turns, undefined);
    const after = gatherTurns([...START, ...FIRST, ...SECOND], turns, undefined);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
  });

  it('names the turns that changed most, in their order, and none that changed nothing', () => {
    const idle = [line(8, 'turn-began', { seat: 1 })];
    const lines = gatherTurns([...START, ...FIRST, ...SECOND, ...idle], turns, undefined);
    expect(turningPoints(lines, turns).map((point) => point.place)).toEqual([3, 5]);
    expect(turningPoints(lines, undefined)).toEqual([]);
  });
});

describe('Shares in percent', () => {
  it('add up as the shares do', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.165, 0.175, 0.165, 0.165, 0.165, 0.165]).reduce((sum, each) => sum + each)).toBe(100);
    expect(wholePercents([0.5, 0.25])).toEqual([50, 25]);
    expect(wholePercents([])).toEqual([]);
  });
});

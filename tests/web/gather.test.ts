// Lines of the log that are one act to a reader become one line, and stay the same object while nothing changes.
import { describe, expect, it } from 'vitest';
import { joins as raceJoins, summed } from '../../web/src/games/race/log/acts';
import { outcomeOf } from '../../web/src/games/race/turn/outcome';
import { joins } from '../../web/src/games/totem/acts';
import { gather } from '../../web/src/table/log/gather';
import type { Line } from '../../web/src/table/log/log.svelte';

const line = (place: number, kind: string, facts: Line['event']['facts']): Line => ({ place, event: { kind, facts }, seat: Number(facts.seat ?? 0), at: 0, number: place });
const MOVE = [
  line(1, 'turn-began', { seat: 1, round: 1 }),
  line(2, 'rolled', { seat: 1, dice: [3, 5] }),
  line(3, 'dice-used', { seat: 1, dice: 'both', points: 8 }),
  line(4, 'chosen', { seat: 1, kind: 'piece', cell: 'a1' }),
  line(5, 'stepped', { seat: 1, kind: 'piece', from: 'a1', to: 'a2', left: 7 }),
  line(6, 'stepped', { seat: 1, kind: 'piece', from: 'a2', to: 'b2', left: 6 }),
  line(7, 'finished', { seat: 1, kind: 'piece', cell: 'b2' }),
  line(8, 'eliminated', { seat: 2, cell: 'c2', from: 'b2' }),
];

describe('The log', () => {
  it('tells a roll with its use, and the way of a piece, in one line each', () => {
    const lines = gather(MOVE, joins);
    expect(lines.map((each) => each.place)).toEqual([1, 2, 4, 8]);
    expect(lines.map((each) => each.parts?.length ?? 1)).toEqual([1, 2, 4, 1]);
  });

  it('leaves alone what has not grown', () => {
    const before = gather(MOVE.slice(0, 6), joins);
    const after = gather(MOVE, joins);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
  });

  it('does not join over a gap, nor the acts of others', () => {
    const [chosen, step] = [MOVE[3]!, MOVE[4]!];
    expect(gather([chosen, { ...step, place: 9 }], joins)).toHaveLength(2);
    expect(gather([chosen, line(5, 'stepped', { seat: 2, from: 'x', to: 'y' })], joins)).toHaveLength(2);
    expect(gather(MOVE, undefined)).toBe(MOVE);
  });
});

describe('A movement in a race', () => {
  const step = (from: string, to: string) => ({ kind: 'elephant-stepped', facts: { elephant: 'A', from, to } });
  const cow = (from: string, to: string) => ({ kind: 'cow-pushed', facts: { from, to, by: 'A' } });
  const pushed = (from: string, to: string) => ({ kind: 'elephant-pushed', facts: { elephant: 'B', from, to, by: 'A' } });
  const CHARGE = [step('b1', 'b2'), cow('b2', 'b3'), cow('b3', 'b4'), pushed('b4', 'b5'), step('b2', 'b3'), cow('b3', 'b4'), cow('b4', 'b5'), pushed('b5', 'b6')];

  it('is one line with all that it pushes, and says of each animal from where to where', () => {
    const lines = [...CHARGE, { kind: 'card-drawn', facts: { seat: 1 } }, { kind: 'card-drawn', facts: { seat: 1 } }, { kind: 'card-drawn', facts: { seat: 2 } }].map(({ kind, facts }, place) => line(place, kind, facts));
    expect(gather(lines, raceJoins).map((each) => each.parts?.length ?? 1)).toEqual([8, 2, 1]);
    expect(summed(CHARGE).map(({ facts }) => `${facts.from} ${facts.to}`)).toEqual(['b1 b3', 'b2 b4', 'b3 b5', 'b4 b6']);
  });

  it('tells in the same line who is stopped before water', () => {
    const stopped = { kind: 'elephant-stopped', facts: { elephant: 'B', cell: 'b3' } };
    const move = [step('b0', 'b1'), pushed('b1', 'b2'), step('b1', 'b2'), pushed('b2', 'b3'), stopped, step('b2', 'a2')];
    const lines = move.map(({ kind, facts }, place) => line(place, kind, facts));
    expect(gather(lines, raceJoins).map((each) => each.parts?.length ?? 1)).toEqual([6]);
    expect(summed(move).map(({ kind, facts }) => `${kind} ${facts.to ?? facts.cell}`)).toEqual(['elephant-stepped a2', 'elephant-pushed b3', 'elephant-stopped b3']);
  });

  it('is dealt for in one line, and drawn for by each player alone', () => {
    const drawn = (...seats: number[]) => gather(seats.map((seat, place) => line(place, 'card-drawn', { seat })), raceJoins).map((each) => each.parts?.length ?? 1);
    expect(drawn(2, 3, 1, 2, 3, 1)).toEqual([6]);
    expect(drawn(1, 2, 1, 2)).toEqual([4]);
    expect(drawn(1, 1, 2, 2)).toEqual([2, 2]);
  });

  it('tells two cows in a row apart before it is made', () => {
    const found = outcomeOf({ actions: [], ready: 0, events: CHARGE }, { columns: [] } as never);
    expect(found.cows).toEqual([{ from: 'b2', to: 'b4' }, { from: 'b3', to: 'b5' }]);
    expect(found.cowSteps).toBe(4);
    expect(found.elephants).toEqual({ A: 'b3', B: 'b6' });
  });
});

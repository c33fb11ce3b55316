// Every circuit and board is drawn whole, without running over itself, and every cell is found under its own middle.
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { CELL, fittingRoad, Road, type TrackData } from '../../web/src/games/race/board/road';
import Track from '../../web/src/games/race/board/Track.svelte';

interface Given extends TrackData {
  cows: string[];
  holes: string[];
  gates: number[];
  mouse: string;
}

const tracks = JSON.parse(readFileSync(new URL('./fixtures/tracks.json', import.meta.url), 'utf8')) as Record<string, Given>;
const signs = { start: 'Start', finish: 'Finish', line: 'Line', closed: 'Closed' };
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

it('knows all fourteen circuits and both boards', () => {
  expect(Object.keys(tracks)).toHaveLength(16);
  expect(Object.values(tracks).filter((track) => track.closed)).toHaveLength(2);
});

describe.each(Object.entries(tracks))('%s', (_, track) => {
  const road = fittingRoad(track, 1088, 566);

  it('joins its columns smoothly and does not run over itself', () => {
    road.columns.forEach((column, place) => {
      const next = road.columns[place + 1] ?? (road.closed ? road.columns[0] : undefined);
      if (!next) return;
      expect(apart(road.point(place, 1, 20), road.point((place + 1) % road.columns.length, 0, 20))).toBeLessThan(0.01);
      expect(Math.cos(column.heading + column.turn - next.heading)).toBeCloseTo(1, 6);
    });
    expect(road.overlaps()).toEqual([]);
    expect(road.lane).toBe(37);
  });

  it('finds each cell under its middle', () => {
    for (const { place, lane } of road.cells()) expect(road.cellAt(road.spot(place, lane))).toBe(road.name(place, lane));
  });

  it('draws every animal, hole and gate', () => {
    const cows = track.cows.map((cell, number) => ({ id: `cow${number}`, kind: 'cow' as const, cell }));
    const { body } = render(Track, { props: { road, signs, animals: cows, holes: track.holes, gates: track.gates } });
    expect(body.match(/href="#t-cow"/g)).toHaveLength(track.cows.length);
    expect(body.match(/href="#t-hole"/g)).toHaveLength(track.holes.length);
    expect(body).not.toContain('NaN');
    expect(body.split('Closed')).toHaveLength(track.gates.length + 1);
    const letters = track.columns.join('');
    for (const [letter, drawing] of [['B', 'banana'], ['M', 'mango'], ['S', 'stall']] as const)
      expect((body.match(new RegExp(`href="#t-${drawing}"`, 'g')) ?? []).length).toBe(letters.split(letter).length - 1);
  });
});

it('keeps tight curves of many lanes open', () => {
  const columns = Array.from({ length: 13 }, () => '......');
  const road = new Road({ columns, stretches: [{ name: '', columns: 13, turn: -360 }], closed: true });
  expect(road.lane * 3).toBeLessThan((13 * CELL) / (2 * Math.PI) - 20);
});

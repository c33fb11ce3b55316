// Events lead to the same picture as the position they belong to: on real games, dumped by dump_fixtures.py.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { framesOf as rajFrames, sceneOf as rajScene } from '../../web/src/games/raj/scene';
import { framesOf as totemFrames, sceneOf as totemScene } from '../../web/src/games/totem/scene';
import { HEXES, hexAt, neighbour, STARTS } from '../../web/src/games/totem/hexes';
import { readCommand } from '../../web/src/text/commands';

interface Told {
  number: number;
  events: { kind: string; facts: Record<string, never> }[];
  fields: Record<string, unknown>;
  legal: string[];
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Told[];

describe('Raj', () => {
  it('shows after the events of each update what the view shows', () => {
    let scene = rajScene(read('raj')[0]!.fields, null);
    for (const told of read('raj').slice(1)) {
      for (const event of told.events) for (const frame of rajFrames(scene, event, told.fields)) scene = frame.scene;
      const settled = rajScene(told.fields, scene);
      expect(scene.stake.map((prize) => prize.worth).sort()).toEqual(settled.stake.map((prize) => prize.worth).sort());
      expect(scene.places.map((place) => place.score)).toEqual(settled.places.map((place) => place.score));
      expect(scene.hand).toEqual(settled.hand);
      expect(scene.places.map((place) => place.now === 'down')).toEqual(settled.places.map((place) => place.now === 'down'));
      scene = settled;
    }
  });
});

describe('Totem', () => {
  it('moves the tokens to where the view has them, event by event', () => {
    let scene = totemScene(read('totem')[0]!.fields, null);
    const cells = (tokens: { seat: number; kind: string; cell: string; gone?: number }[]) =>
      tokens.filter((token) => token.gone === undefined).map((token) => `${token.seat} ${token.kind} ${token.cell}`).sort();
    for (const told of read('totem').slice(1)) {
      for (const event of told.events) for (const frame of totemFrames(scene, event, told.fields)) scene = frame.scene;
      const ids = new Map(scene.tokens.map((token) => [token.cell, token.id]));
      const settled = totemScene(told.fields, scene);
      expect(cells(scene.tokens)).toEqual(cells(settled.tokens));
      for (const token of settled.tokens) expect(ids.get(token.cell)).toBe(token.id);
      scene = settled;
    }
  });

  it('has the 271 cells and twelve starts of the rulebook, and finds a cell under any point of it', () => {
    expect(HEXES).toHaveLength(271);
    expect(new Set(STARTS).size).toBe(12);
    for (const hex of HEXES) expect(hexAt({ x: hex.x + 7, y: hex.y - 6 })).toBe(hex.name);
    expect(neighbour('j10', 0)).toBe('j11');
    expect(neighbour('a1', 3)).toBeNull();
  });
});

describe('typed commands', () => {
  const legal = ['bid 1', 'bid 7'];
  it('takes numbers of the list, the notation, and the table’s own words', () => {
    expect(readCommand('2', legal)).toEqual({ kind: 'act', action: 'bid 7' });
    expect(readCommand(' Bid   7 ', legal)).toEqual({ kind: 'act', action: 'bid 7' });
    expect(readCommand('why bid 9', legal)).toEqual({ kind: 'why', action: 'bid 9' });
    expect(readCommand('rules raj-3.4', legal)).toEqual({ kind: 'rules', clause: 'RAJ-3.4' });
    expect(readCommand('undo', legal)).toEqual({ kind: 'undo' });
    expect(readCommand('3', legal)).toBeNull();
    expect(readCommand('', legal)).toBeNull();
  });
});

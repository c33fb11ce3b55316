// Events lead to the same picture as the position they belong to: on real games, dumped by dump_fixtures.py.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { framesOf as rajFrames, sceneOf as rajScene } from '../../web/src/games/raj/scene';
import { framesOf as totemFrames, sceneOf as totemScene } from '../../web/src/games/totem/scene';
import { HEXES, hexAt, neighbour, STARTS } from '../../web/src/games/totem/hexes';
import { framesOf as raceFrames, sceneOf as raceScene } from '../../web/src/games/race/scene';
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

describe.each(['elephant_rally', 'formula_e'])('%s', (game) => {
  it('tells whose tiger has stopped which card, until its player plays the next one', () => {
    const { fields } = read(game)[0]!;
    let scene = raceScene(fields, null);
    const happens = (kind: string, facts: object) => {
      for (const frame of raceFrames(scene, { kind, facts } as never, fields)) scene = frame.scene;
    };
    happens('card-played', { seat: 1, card: 'mouse' });
    happens('tiger-played', { seat: 3, card: 'mouse' });
    expect(scene.stopped).toBeNull();
    happens('card-cancelled', { seat: 1, card: 'mouse' });
    expect(scene.stopped).toEqual({ card: 'mouse', seat: 1, by: 3 });
    happens('card-played', { seat: 2, card: 'mouse' });
    expect(scene.stopped).toEqual({ card: 'mouse', seat: 1, by: 3 });
    happens('card-played', { seat: 1, card: 'mouse' });
    expect(scene.stopped).toBeNull();
  });

  it('marks of a pair only the card that a tiger has stopped, also after a reload', () => {
    const { fields } = read(game)[0]!;
    let scene = raceScene(fields, null);
    const happens = (kind: string, facts: object) => {
      for (const frame of raceFrames(scene, { kind, facts } as never, fields)) scene = frame.scene;
    };
    happens('cards-played', { seat: 1, card: 'green-5', with: 'juice' });
    happens('tiger-played', { seat: 3, card: 'juice' });
    happens('card-cancelled', { seat: 1, card: 'juice' });
    expect(scene.laid[0]).toEqual({ seat: 1, card: 'green-5', partner: 'juice', fate: 'cancelled', stopped: ['juice'] });
    happens('card-cancelled', { seat: 1, card: 'green-5' });
    expect(scene.laid[0]!.stopped).toEqual(['juice', 'green-5']);
    const window = { ...fields, step: 'window', turn: 1, card: 'green-5', partner: 'juice', chain: 0, cancelled: 2 };
    expect(raceScene(window, null).laid[0]!.stopped).toEqual(['juice']);
    expect(raceScene({ ...window, cancelled: 0 }, null).laid[0]!.stopped).toBeUndefined();
  });

  it('moves every animal to where the view has it, event by event, and keeps their names', () => {
    let scene = raceScene(read(game)[0]!.fields, null);
    for (const told of read(game).slice(1)) {
      for (const event of told.events) for (const frame of raceFrames(scene, event, told.fields)) scene = frame.scene;
      const cows = new Map(scene.cows.map((cow) => [cow.cell, cow.id]));
      const settled = raceScene(told.fields, scene);
      // What is tried while a plan is made is no event.
      if (told.fields.planning) {
        scene = settled;
        continue;
      }
      expect(scene.elephants).toEqual(settled.elephants);
      expect([...cows.keys()].sort()).toEqual(settled.cows.map((cow) => cow.cell).sort());
      for (const cow of settled.cows) expect(cows.get(cow.cell)).toBe(cow.id);
      expect(scene.mouse).toBe(settled.mouse);
      expect(scene.gates).toEqual(settled.gates);
      expect(scene.hands).toEqual(settled.hands);
      expect(scene.cobras).toEqual(settled.cobras);
      scene = settled;
    }
  });

  it('moves a chain on one clock: the next step waits for those who are pushed', () => {
    const kinds = read(game).flatMap((told) => told.events.map((event) => event.kind));
    expect(kinds).toContain('elephant-pushed');
    let scene = raceScene(read(game)[0]!.fields, null);
    for (const told of read(game).slice(1)) {
      for (const event of told.events) {
        const frames = raceFrames(scene, event, told.fields);
        if (event.kind === 'elephant-pushed') expect(frames.map((frame) => frame.ms)).toEqual([25]);
        if (scene.busy && event.kind === 'elephant-stepped') expect(frames[0]!.ms).toBe(155);
        scene = frames.at(-1)?.scene ?? scene;
      }
      scene = raceScene(told.fields, scene);
    }
  });
});

describe('typed commands', () => {
  const legal = ['bid 1', 'bid 7'];
  it('takes numbers of the list, the notation, and the table’s own words', () => {
    expect(readCommand('2', legal)).toEqual({ kind: 'act', action: 'bid 7' });
    expect(readCommand(' Bid   7 ', legal)).toEqual({ kind: 'act', action: 'bid 7' });
    expect(readCommand('why bid 9', legal)).toEqual({ kind: 'why', action: 'bid 9' });
    expect(readCommand('rules raj-3.4', legal)).toEqual({ kind: 'rules', clause: 'RAJ-3.4' });
    expect(readCommand('watch 2', legal)).toEqual({ kind: 'watch', seat: 2 });
    expect(readCommand('undo', legal)).toEqual({ kind: 'undo' });
    expect(readCommand('3', legal)).toBeNull();
    expect(readCommand('', legal)).toBeNull();
  });
});

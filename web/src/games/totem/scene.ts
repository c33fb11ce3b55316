// What is drawn of Totem: tokens that keep their identity while they travel, dice, and the marks of the last move.
import type { Fields, Frame } from '../game';
import type { TotemEvent, TotemFields } from './vocabulary.gen';

export interface Token {
  id: number;
  seat: number;
  kind: 'piece' | 'totem';
  cell: string;
  /** On its way off the board: how many were struck before it. */
  gone?: number;
}

export interface Last {
  seat: number;
  /** The ways of the pieces that moved, each from where it came. */
  ways: string[][];
  lost: string[];
}

export interface TotemScene {
  phase: string;
  turn: number;
  round: number;
  tokens: Token[];
  dice: number[];
  rolling: boolean;
  startDice: (number | null)[];
  points: number;
  spent: number;
  moving: string | null;
  trail: string[];
  moved: string[];
  active: number[];
  reserve: number[];
  out: number[];
  last: Last;
}

export const totemFields = (fields: Fields) => fields as unknown as TotemFields;

let lastId = 0;

export function sceneOf(given: Fields, before: TotemScene | null): TotemScene {
  const fields = totemFields(given);
  const same = before !== null && before.turn === fields.turn && before.dice.join() === fields.dice.join();
  return {
    phase: fields.phase,
    turn: fields.turn,
    round: fields.round,
    tokens: tokensOf(fields, before?.tokens ?? []),
    dice: fields.dice,
    rolling: false,
    startDice: fields.start_dice,
    points: fields.points,
    spent: same ? before.spent : 0,
    moving: fields.moving,
    trail: fields.trail,
    moved: fields.moved,
    active: fields.active,
    reserve: fields.reserve,
    out: fields.out,
    last: before?.last ?? { seat: 0, ways: [], lost: [] },
  };
}

/** Every token that stands keeps its identity; the others get one. */
function tokensOf(fields: TotemFields, before: Token[]): Token[] {
  const wanted = fields.pieces.flatMap((cells, place) => {
    const totem = fields.totems[place];
    const pieces = cells.map((cell) => ({ seat: place + 1, kind: 'piece' as const, cell }));
    return totem ? [...pieces, { seat: place + 1, kind: 'totem' as const, cell: totem }] : pieces;
  });
  const free = before.filter((token) => token.gone === undefined);
  const take = (test: (token: Token) => boolean) => {
    const place = free.findIndex(test);
    return place < 0 ? undefined : free.splice(place, 1)[0];
  };
  const standing = wanted.map((want) => ({
    want,
    old: take((token) => token.cell === want.cell && token.seat === want.seat && token.kind === want.kind),
  }));
  const tokens = standing.map(({ want, old }) => {
    const id = (old ?? take((token) => token.seat === want.seat && token.kind === want.kind))?.id ?? ++lastId;
    return { id, ...want };
  });
  // A steady order keeps the elements in the document, so that they travel instead of being made anew.
  return tokens.sort((a, b) => Number(a.kind === 'totem') - Number(b.kind === 'totem') || a.id - b.id);
}

const strike = (scene: TotemScene, cells: string[]): TotemScene => ({
  ...scene,
  tokens: scene.tokens.map((token) =>
    cells.includes(token.cell) ? { ...token, gone: cells.indexOf(token.cell) } : token,
  ),
  last: { ...scene.last, lost: [...scene.last.lost, ...cells] },
});

const sweep = (scene: TotemScene): TotemScene => ({
  ...scene,
  tokens: scene.tokens.filter((token) => token.gone === undefined),
});

const replaced = <T>(list: T[], place: number, value: T) => list.map((old, index) => (index === place ? value : old));

export function framesOf(scene: TotemScene, event: TotemEvent, coming: Fields): Frame<TotemScene>[] {
  const seat = 'seat' in event.facts ? event.facts.seat : 0;
  const cell = 'cell' in event.facts ? event.facts.cell : '';
  switch (event.kind) {
    case 'start-die':
      return [
        {
          scene: { ...scene, startDice: replaced(scene.startDice, seat - 1, event.facts.die) },
          ms: 420,
          sound: 'dice',
        },
      ];
    case 'set-down': {
      const made = [
        ...event.facts.pieces.map((piece) => ({ id: ++lastId, seat, kind: 'piece' as const, cell: piece })),
        { id: ++lastId, seat, kind: 'totem' as const, cell },
      ];
      return [{ scene: { ...scene, tokens: [...scene.tokens, ...made] }, ms: 320, sound: 'piece-enter' }];
    }
    case 'turn-began':
      return [{ scene: { ...scene, turn: seat, round: event.facts.round, dice: [], moved: [], points: 0 }, ms: 60 }];
    case 'rolled': {
      const dice = event.facts.dice;
      const rolled = { ...scene, turn: seat, dice, moved: [], spent: 0, phase: 'dice' };
      return [
        { scene: { ...rolled, rolling: true }, ms: 700, sound: 'dice' },
        { scene: rolled, ms: 160 },
      ];
    }
    case 'dice-used':
      return [{ scene: { ...scene, points: event.facts.points, spent: 0 }, ms: 80 }];
    case 'entered':
      return [
        {
          scene: {
            ...scene,
            tokens: [...scene.tokens, { id: ++lastId, seat, kind: 'piece', cell }],
            reserve: replaced(scene.reserve, seat - 1, event.facts.reserve),
            active: replaced(scene.active, seat - 1, (scene.active[seat - 1] ?? 0) + 1),
            last: { seat, ways: [[cell]], lost: [] },
          },
          ms: 260,
          sound: 'piece-enter',
        },
      ];
    case 'chosen': {
      const fresh = scene.last.seat !== seat || scene.moved.length === 0;
      const ways = [...(fresh ? [] : scene.last.ways), [cell]];
      return [
        {
          scene: { ...scene, moving: cell, trail: [], last: { seat, ways, lost: fresh ? [] : scene.last.lost } },
          ms: 60,
        },
      ];
    }
    case 'stepped': {
      const [from, to] = [event.facts.from, event.facts.to];
      const ways = scene.last.ways.map((way, place, all) => (place === all.length - 1 ? [...way, to] : way));
      return [
        {
          scene: {
            ...scene,
            tokens: scene.tokens.map((token) =>
              token.cell === from && token.seat === seat ? { ...token, cell: to } : token,
            ),
            moving: to,
            trail: [...scene.trail, from],
            points: event.facts.points,
            spent: scene.spent + 1,
            last: { ...scene.last, ways },
          },
          ms: 200,
          sound: 'step',
        },
      ];
    }
    case 'finished':
      return [{ scene: { ...scene, moving: null, trail: [], moved: [...scene.moved, cell] }, ms: 60 }];
    case 'eliminated':
      return [
        { scene: strike(scene, [cell]), ms: 320, sound: 'eliminate' },
        { scene: sweep(strike(scene, [cell])), ms: 0 },
      ];
    case 'totem-eliminated':
      return [{ scene: strike(scene, [cell]), ms: 420, sound: 'eliminate' }];
    case 'cut-off':
    case 'player-out': {
      const cells = event.facts.cells;
      const struck = strike(scene, cells);
      return [
        { scene: struck, ms: 280 + 60 * cells.length, ...(cells.length ? { sound: 'cut-off' as const } : {}) },
        { scene: sweep(struck), ms: 0 },
      ];
    }
    case 'undone':
      return [
        { scene: { ...sceneOf(coming, scene), last: { ...scene.last, ways: scene.last.ways.slice(0, -1) } }, ms: 120 },
      ];
    case 'passed':
    case 'points-lost':
    case 'rolls-again':
      return [{ scene, ms: 300 }];
    default:
      return [];
  }
}

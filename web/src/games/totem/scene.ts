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

/** What a seat did in its last turn, as far as it was seen. */
export interface Last {
  seat: number;
  /** The ways of the pieces that moved, each from where it came. */
  ways: string[][];
  /** Cells of pieces that it eliminated. */
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
  /** Left to spend. */
  points: number;
  /** The die that was not used in this roll; 0 if there is none, or it was not seen. */
  dropped: number;
  moving: string | null;
  trail: string[];
  moved: string[];
  active: number[];
  reserve: number[];
  out: number[];
  /** Of each seat its last turn, the newest at the end. */
  last: Last[];
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
    dropped: same && fields.phase !== 'dice' ? before.dropped : 0,
    moving: fields.moving,
    trail: fields.trail,
    moved: fields.moved,
    active: fields.active,
    reserve: fields.reserve,
    out: fields.out,
    last: before?.last ?? [],
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
  // A steady order keeps the elements in the document, so that they travel instead of being made again.
  return tokens.sort((a, b) => Number(a.kind === 'totem') - Number(b.kind === 'totem') || a.id - b.id);
}

const strike = (scene: TotemScene, cells: string[]): TotemScene => ({
  ...scene,
  tokens: scene.tokens.map((token) =>
    cells.includes(token.cell) ? { ...token, gone: cells.indexOf(token.cell) } : token,
  ),
  last: changed(scene.last, scene.turn, (last) => ({ ...last, lost: [...last.lost, ...cells] })),
});

/** What this seat did in its turn, changed; it is the newest then. */
function changed(all: Last[], seat: number, change: (last: Last) => Last): Last[] {
  const own = all.find((each) => each.seat === seat) ?? { seat, ways: [], lost: [] };
  return [...all.filter((each) => each.seat !== seat), change(own)];
}

const sweep = (scene: TotemScene): TotemScene => ({
  ...scene,
  tokens: scene.tokens.filter((token) => token.gone === undefined),
});

const replaced = <T>(list: T[], place: number, value: T) => list.map((old, index) => (index === place ? value : old));

export function framesOf(scene: TotemScene, event: TotemEvent, coming: Fields): Frame<TotemScene>[] {
  return pieceFrames(scene, event) ?? turnFrames(scene, event, coming);
}

/** What happens to pieces and totems; null for other events. */
function pieceFrames(scene: TotemScene, event: TotemEvent): Frame<TotemScene>[] | null {
  const seat = 'seat' in event.facts ? event.facts.seat : 0;
  const cell = 'cell' in event.facts ? event.facts.cell : '';
  switch (event.kind) {
    case 'set-down': {
      const made = [
        ...event.facts.pieces.map((piece) => ({ id: ++lastId, seat, kind: 'piece' as const, cell: piece })),
        { id: ++lastId, seat, kind: 'totem' as const, cell },
      ];
      return [{ scene: { ...scene, tokens: [...scene.tokens, ...made] }, ms: 320, sound: 'piece-enter' }];
    }
    case 'entered':
      return [
        {
          scene: {
            ...scene,
            tokens: [...scene.tokens, { id: ++lastId, seat, kind: 'piece', cell }],
            reserve: replaced(scene.reserve, seat - 1, event.facts.reserve),
            active: replaced(scene.active, seat - 1, (scene.active[seat - 1] ?? 0) + 1),
            last: changed(scene.last, seat, (last) => ({ ...last, ways: [...last.ways, [cell]] })),
          },
          ms: 260,
          sound: 'piece-enter',
        },
      ];
    case 'chosen':
      return [
        {
          scene: {
            ...scene,
            moving: cell,
            trail: [],
            last: changed(scene.last, seat, (last) => ({ ...last, ways: [...last.ways, [cell]] })),
          },
          ms: 60,
        },
      ];
    case 'stepped': {
      const [from, to] = [event.facts.from, event.facts.to];
      const longer = (ways: string[][]) => ways.map((way, at) => (at === ways.length - 1 ? [...way, to] : way));
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
            last: changed(scene.last, seat, (last) => ({ ...last, ways: longer(last.ways) })),
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
    default:
      return null;
  }
}

/** Turns, dice and undo. */
function turnFrames(scene: TotemScene, event: TotemEvent, coming: Fields): Frame<TotemScene>[] {
  const seat = 'seat' in event.facts ? event.facts.seat : 0;
  switch (event.kind) {
    case 'start-die':
      return [
        {
          scene: { ...scene, startDice: replaced(scene.startDice, seat - 1, event.facts.die) },
          ms: 420,
          sound: 'dice',
        },
      ];
    case 'turn-began':
      return [
        {
          scene: {
            ...scene,
            turn: seat,
            round: event.facts.round,
            dice: [],
            dropped: 0,
            moved: [],
            points: 0,
            last: scene.last.filter((each) => each.seat !== seat),
          },
          ms: 60,
        },
      ];
    case 'rolled': {
      const dice = event.facts.dice;
      const rolled = { ...scene, turn: seat, dice, dropped: 0, moved: [], phase: 'dice' };
      return [
        { scene: { ...rolled, rolling: true }, ms: 700, sound: 'dice' },
        { scene: rolled, ms: 160 },
      ];
    }
    case 'dice-used': {
      const { points } = event.facts;
      const all = scene.dice.reduce((sum, die) => sum + die, 0);
      return [{ scene: { ...scene, points, dropped: all - points }, ms: 80 }];
    }
    case 'undone':
      return [undone(scene, seat, event.facts.action, coming)];
    case 'passed':
    case 'points-lost':
    case 'rolls-again':
      return [{ scene, ms: 300 }];
    default:
      return [];
  }
}

function undone(scene: TotemScene, seat: number, action: string, coming: Fields): Frame<TotemScene> {
  // A step is taken from the end of its way; what is left of nothing but its beginning was a choice.
  const shorter = (ways: string[][]) =>
    action.startsWith('to ')
      ? ways.map((way, at) => (at === ways.length - 1 ? way.slice(0, -1) : way))
      : ways.slice(0, -1);
  const chose = /^(piece|to|enter) /.test(action);
  const now = sceneOf(coming, scene);
  const back = (cell: string) => now.tokens.some((token) => token.cell === cell && token.seat !== seat);
  const last = changed(scene.last, seat, (own) => ({
    ...own,
    ways: chose ? shorter(own.ways) : own.ways,
    lost: own.lost.filter((each) => !back(each)),
  }));
  return { scene: { ...now, last }, ms: 120 };
}

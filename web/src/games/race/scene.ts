// What is drawn of a race, and how each event changes it. A step and its pushes are one movement: the chain sets off link
// by link, and the next step waits until all have arrived.
import type { SoundName } from '../../sound/sound.svelte';
import type { Fields, Frame } from '../game';
import { LETTERS, raceFields, type RaceFields } from './fields';
import type { RaceEvent } from './vocabulary.gen';

export interface Laid {
  seat: number;
  card: string;
  /** The effect that is played with it. */
  partner?: string;
  fate?: 'cancelled' | 'revealed';
  /** Of a pair, what tigers have stopped: the other one still counts. */
  stopped?: string[];
}

export interface Spent {
  card: string;
  fate: 'played' | 'cancelled' | 'discarded';
}

export interface RaceScene {
  fields: RaceFields;
  /** By elephant. */
  elephants: string[];
  cows: { id: string; cell: string }[];
  mouse: string;
  gates: number[];
  hands: number[];
  cobras: number[];
  /** The cards of this act: what was played, and the tigers on it. */
  laid: Laid[];
  /** By seat, what each has played or discarded since its turn began, or in its last turn. */
  spent: Spent[][];
  /** Who would win if the movement that was declared is carried out. */
  wouldWin: number;
  /** The card that a tiger stopped last, whose it was and whose tiger: a new object each time. */
  stopped: { card: string; seat: number; by: number } | null;
  /** The place in the chain of everything that is being pushed. */
  links: Record<string, number>;
  /** Where they are pushed: ahead or back (0), to the left (-1) or to the right (1). */
  aside: number;
  flying: string;
  scared: string;
  charging: boolean;
  /** Somebody is on the way: the next step waits for them. */
  busy: boolean;
  last: { ways: string[][]; pushed: string[]; by: string };
  /** While the player at the screen makes a plan, which is tried on the board: where everybody really stands. */
  real: Standing | null;
}

type Standing = Pick<RaceScene, 'elephants' | 'cows' | 'mouse' | 'gates'>;

const standing = ({ elephants, cows, mouse, gates }: RaceScene): Standing => ({ elephants, cows, mouse, gates });

const STEP = 180;
const LINK = 25;
const BACK = 150;
const FLIGHT = 140;
const MOUSE = 110;

export function sceneOf(given: Fields, before: RaceScene | null): RaceScene {
  const fields = raceFields(given);
  const during = fields.step !== 'turn' && fields.step !== 'discard' && fields.step !== 'over';
  return {
    fields,
    elephants: fields.elephants,
    cows: keepCows(before?.cows ?? [], fields.cows),
    mouse: fields.mouse,
    gates: fields.gates,
    hands: fields.hands,
    cobras: fields.cobras,
    laid: stillLaid(before?.laid ?? [], fields, during),
    spent: before?.spent ?? fields.hands.map(() => []),
    wouldWin: during ? (before?.wouldWin ?? 0) : 0,
    stopped: before?.stopped ?? null,
    links: {},
    aside: 0,
    flying: '',
    scared: '',
    charging: false,
    busy: false,
    last: before?.last ?? { ways: [], pushed: [], by: '' },
    real: fields.planning && before ? (before.real ?? standing(before)) : null,
  };
}

/** The cards of the last act stay in sight until the next one. */
function stillLaid(before: Laid[], fields: RaceFields, during: boolean): Laid[] {
  const first = before[0];
  if (during && fields.card) return first?.card === fields.card ? before : laidOf(fields);
  return first && (first.seat === fields.turn || first.fate || before.length > 1) ? before : [];
}

/** After a reload: what the view says of the cards on the table. */
function laidOf(fields: RaceFields): Laid[] {
  if (!fields.card) return [];
  const pair = fields.partner ? [fields.card, fields.partner] : [];
  const stopped = pair.filter((_, place) => fields.cancelled & (1 << place));
  const first: Laid = {
    seat: fields.turn,
    card: fields.card,
    ...(fields.partner ? { partner: fields.partner } : {}),
    ...(stopped.length ? { fate: 'cancelled', stopped } : {}),
  };
  const tigers = Array.from({ length: fields.chain }, (_, place) => ({
    seat: place === fields.chain - 1 ? fields.striker : 0,
    card: 'tiger',
  }));
  return [first, ...tigers];
}

/** Cows that stand where they stood stay the same; the others take the names that are left. */
function keepCows(before: RaceScene['cows'], cells: string[]): RaceScene['cows'] {
  const stayed = before.filter((cow) => cells.includes(cow.cell));
  const fresh = cells.filter((cell) => !stayed.some((cow) => cow.cell === cell));
  const free = before.filter((cow) => !stayed.includes(cow)).map((cow) => cow.id);
  let next = before.length;
  const come = fresh.map((cell) => ({ id: free.shift() ?? `cow${next++}`, cell }));
  return [...stayed, ...come].sort((a, b) => Number(a.id.slice(3)) - Number(b.id.slice(3)));
}

const columnOf = (cell: string) => Number(cell.slice(1));

/** `line` is the column beyond the last one. */
const cellOf = (scene: RaceScene, to: string, from: string) =>
  to === 'line' ? `${from[0]}${scene.fields.columns.length}` : to;

const moveElephant = (scene: RaceScene, elephant: string, cell: string) =>
  scene.elephants.map((at, place) => (LETTERS[place] === elephant ? cell : at));

const counted = (scene: RaceScene, seat: number, more: number) =>
  scene.hands.map((count, place) => (place + 1 === seat ? count + more : count));

function withWay(scene: RaceScene, elephant: string, from: string, to: string): RaceScene['last'] {
  const { last } = scene;
  const way = last.by === elephant ? last.ways.at(-1) : undefined;
  return way
    ? { ...last, ways: [...last.ways.slice(0, -1), [...way, to]] }
    : { ...last, by: elephant, ways: [...last.ways, [from, to]] };
}

/** Somebody has laid cards open. */
const spending = (scene: RaceScene, seat: number, cards: string[], fate: Spent['fate']): RaceScene['spent'] =>
  scene.spent.map((spent, place) =>
    place + 1 === seat ? [...spent, ...cards.map((card) => ({ card, fate }))] : spent,
  );

/** Wait until everybody has arrived. */
function settle(scene: RaceScene): Frame<RaceScene>[] {
  if (!scene.busy) return [];
  return [{ scene: { ...scene, busy: false, links: {}, aside: 0 }, ms: STEP - LINK }];
}

/** The scene changes once everybody has arrived. */
function then(scene: RaceScene, change: Partial<RaceScene>, ms: number, sound?: SoundName): Frame<RaceScene>[] {
  const before = settle(scene);
  const base = before[0]?.scene ?? scene;
  return [...before, { scene: { ...base, ...change }, ms, ...(sound ? { sound } : {}) }];
}

export function framesOf(scene: RaceScene, event: RaceEvent, coming: Fields): Frame<RaceScene>[] {
  const next = raceFields(coming);
  return boardFrames(scene, event, next) ?? cardFrames(scene, event, next) ?? settle(scene);
}

/** What moves on the board; null for other events. */
function boardFrames(scene: RaceScene, event: RaceEvent, next: RaceFields): Frame<RaceScene>[] | null {
  const { facts } = event;
  const elephant = 'elephant' in facts ? facts.elephant : '';
  const from = 'from' in facts ? String(facts.from) : '';
  const to = cellOf(scene, 'to' in facts ? String(facts.to) : '', from);
  switch (event.kind) {
    case 'elephant-placed':
      return then(scene, { elephants: moveElephant(scene, elephant, event.facts.cell) }, 260, 'piece-enter');
    case 'elephant-stepped':
      return then(
        scene,
        {
          elephants: moveElephant(scene, elephant, to),
          links: {},
          aside: 0,
          busy: true,
          last: withWay(scene, elephant, from, to),
        },
        scene.scared === elephant ? BACK : LINK,
        'step',
      );
    case 'elephant-pushed':
    case 'cow-pushed':
      return [pushed(scene, elephant, from, to)];
    case 'elephant-flew':
      return flightFrames(scene, elephant, from, to);
    case 'cow-moved':
      return then(
        scene,
        { cows: scene.cows.map((cow) => (cow.cell === from ? { ...cow, cell: to } : cow)) },
        STEP,
        'cow',
      );
    case 'mouse-moved':
      return then(scene, { mouse: to }, MOUSE, 'mouse');
    case 'mouse-left':
      return then(scene, { mouse: '' }, 120);
    case 'elephant-scared':
      return then(scene, { scared: elephant, last: { ...scene.last, by: '' } }, 260, 'scared');
    case 'elephant-finished':
      return then(scene, { elephants: moveElephant(scene, elephant, 'home') }, 320);
    case 'crossing-opened':
      return then(scene, { gates: next.gates }, 300, 'stake-taken');
    case 'elephant-stopped':
      // Told between the pushes of one step, which go on.
      return [];
    default:
      return null;
  }
}

/** What happens to cards and cobras, and the turn; null for other events. */
function cardFrames(scene: RaceScene, event: RaceEvent, next: RaceFields): Frame<RaceScene>[] | null {
  const seat = 'seat' in event.facts ? event.facts.seat : 0;
  switch (event.kind) {
    case 'card-played':
    case 'cards-played': {
      const partner = 'with' in event.facts ? { partner: event.facts.with } : {};
      const card: Laid = { seat, card: event.facts.card, ...partner };
      const hands = counted(scene, seat, event.kind === 'cards-played' ? -2 : -1);
      const fresh = { ways: [], pushed: [], by: '' };
      const cards = [card.card, ...(card.partner ? [card.partner] : [])];
      const spent = spending(scene, seat, cards, 'played');
      // Of the next card nobody may think that it is stopped already.
      const stopped = scene.stopped?.seat === seat ? null : scene.stopped;
      const played = { laid: [card], hands, spent, stopped, wouldWin: 0, charging: false, last: fresh };
      return then(scene, played, 420, 'card-play');
    }
    case 'plan-made':
      return then(scene, { ...scene.real, real: null }, scene.real ? 260 : 0);
    case 'card-revealed':
      return then(scene, { laid: [{ seat, card: event.facts.card, fate: 'revealed' }] }, 700, 'card-play');
    case 'race-would-end':
      return then(scene, { wouldWin: seat }, 0);
    case 'effect-used':
      return then(scene, { charging: event.facts.card.startsWith('charge') }, 120);
    case 'tiger-played':
      return then(
        scene,
        {
          laid: [...scene.laid, { seat, card: 'tiger' }],
          hands: counted(scene, seat, -1),
          spent: spending(scene, seat, ['tiger'], 'played'),
        },
        700,
        'tiger',
      );
    case 'card-cancelled':
      return then(
        scene,
        {
          laid: scene.laid.map((laid, place) =>
            place === 0 ? { ...laid, fate: 'cancelled', stopped: [...(laid.stopped ?? []), event.facts.card] } : laid,
          ),
          stopped: {
            card: event.facts.card,
            seat,
            by: scene.laid.findLast(({ card }, place) => place > 0 && card === 'tiger')?.seat ?? 0,
          },
          spent: scene.spent.map((spent, place) =>
            place + 1 === seat
              ? spent.map((each, at) =>
                  at === spent.findLastIndex(({ card }) => card === event.facts.card)
                    ? { ...each, fate: 'cancelled' as const }
                    : each,
                )
              : spent,
          ),
          wouldWin: 0,
        },
        600,
      );
    case 'card-drawn':
      return then(scene, { hands: counted(scene, seat, 1) }, 40, 'card-draw');
    case 'card-fetched':
      return then(scene, { hands: counted(scene, seat, 1) }, 260, 'card-draw');
    case 'card-stolen': {
      const { victim } = event.facts;
      const moved = scene.hands.map(
        (count, place) => count + Number(place + 1 === seat) - Number(place + 1 === victim),
      );
      return then(scene, { hands: moved }, 260, 'card-draw');
    }
    case 'card-discarded':
      return then(
        scene,
        { hands: counted(scene, seat, -1), laid: [], spent: spending(scene, seat, [event.facts.card], 'discarded') },
        120,
        'card-play',
      );
    case 'cobra-given':
    case 'cobras-dropped':
      return then(scene, { cobras: next.cobras }, 260, 'cobra');
    case 'turn-began':
      return then(
        scene,
        {
          laid: scene.laid.length > 1 || scene.laid[0]?.fate ? scene.laid : [],
          spent: scene.spent.map((spent, place) => (place + 1 === seat ? [] : spent)),
          scared: '',
        },
        60,
      );
    default:
      return null;
  }
}

/** One link of a chain: an elephant or a cow is pushed. */
function pushed(scene: RaceScene, elephant: string, from: string, to: string): Frame<RaceScene> {
  const cow = scene.cows.find((each) => each.cell === from && scene.links[each.id] === undefined);
  const id = elephant || (cow?.id ?? '');
  const change = elephant
    ? { elephants: moveElephant(scene, elephant, to) }
    : { cows: scene.cows.map((each) => (each === cow ? { ...each, cell: to } : each)) };
  const links = { ...scene.links, [id]: Object.keys(scene.links).length + 1 };
  const cells = [...scene.last.pushed.filter((cell) => cell !== from), to];
  const last = { ...scene.last, pushed: cells };
  const aside = Math.sign(to.charCodeAt(0) - from.charCodeAt(0));
  return { scene: { ...scene, ...change, links, aside, last, busy: true }, ms: LINK, sound: 'push' };
}

function flightFrames(scene: RaceScene, elephant: string, from: string, to: string): Frame<RaceScene>[] {
  const cells = flight(scene, from, to);
  const last = { ...scene.last, by: elephant, ways: [...scene.last.ways, [from, to]] };
  const frames = cells.map((cell): Frame<RaceScene> => ({
    scene: {
      ...scene,
      busy: false,
      links: {},
      flying: elephant,
      elephants: moveElephant(scene, elephant, cell),
      last,
    },
    ms: FLIGHT,
  }));
  if (frames[0]) frames[0].sound = 'carpet';
  const down = { ...scene, busy: false, links: {}, flying: '', elephants: moveElephant(scene, elephant, to), last };
  return [...settle(scene), ...frames, { scene: down, ms: 160, sound: 'step' }];
}

/** The cells below a flight: its own lane, over gaps too, and round the line of a circuit. */
function flight(scene: RaceScene, from: string, to: string): string[] {
  const count = scene.fields.columns.length;
  const far = (columnOf(to) - columnOf(from) + count) % count || count;
  return Array.from({ length: Math.max(0, far - 1) }, (_, step) => {
    const column = columnOf(from) + step + 1;
    return `${from[0]}${scene.fields.closed ? column % count : column}`;
  });
}

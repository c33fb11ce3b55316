// What is drawn of Raj: the stake, the pile, each player's cards. Events move it on, one by one.
import type { Fields, Frame } from '../game';
import type { RajEvent, RajFields } from './vocabulary.gen';

export interface Prize {
  worth: number;
  carried: boolean;
}

export interface Place {
  last: number | null;
  /** This round: nothing yet, face down, or the open bid. */
  now: number | 'down' | null;
  mark: '' | 'shared' | 'best';
  taken: number[];
  score: number;
}

/** What became of the last stake. */
export type Verdict =
  | { kind: 'taken'; seat: number; bid: number; worth: number; tied: { bid: number; seats: number[] } | null }
  | { kind: 'carried' | 'lost'; worth: number };

export interface RajScene {
  turn: number;
  turns: number;
  stake: Prize[];
  worth: number;
  pile: number[];
  places: Place[];
  hand: number[];
  sealed: number | null;
  /** The seat that the stake is flying to. */
  taker: number;
  /** Of the round before: it stays until the next bids open. */
  verdict: Verdict | null;
}

export const rajFields = (fields: Fields) => fields as unknown as RajFields;

export function sceneOf(given: Fields, before: RajScene | null): RajScene {
  const fields = rajFields(given);
  const carried = new Set(before?.stake.filter((prize) => prize.carried).map((prize) => prize.worth));
  return {
    turn: fields.turn,
    turns: fields.turns,
    stake: inOrder(fields.stake.map((worth) => ({ worth, carried: carried.has(worth) && fields.stake.length > 1 }))),
    worth: fields.worth,
    pile: fields.pile,
    places: fields.ready.map((ready, place) => {
      const was = before?.places[place];
      // At the end nothing new is turned up: the opened bids stay where they lie.
      const opened = !ready && typeof was?.now === 'number' && was.now === fields.last[place];
      return {
        last: opened ? (was?.last ?? null) : (fields.last[place] ?? null),
        now: ready ? 'down' : opened ? (was?.now ?? null) : null,
        mark: opened ? (was?.mark ?? '') : '',
        taken: fields.taken[place] ?? [],
        score: fields.scores[place] ?? 0,
      };
    }),
    hand: fields.hand,
    sealed: fields.sealed,
    taker: 0,
    verdict: before?.turn === fields.turn ? before.verdict : null,
  };
}

/** Carried cards lie below the new one. */
const inOrder = (stake: Prize[]) => [
  ...stake.filter((prize) => prize.carried),
  ...stake.filter((prize) => !prize.carried),
];

const changed = (scene: RajScene, seat: number, change: Partial<Place>): Place[] =>
  scene.places.map((old, index) => (index === seat - 1 ? { ...old, ...change } : old));

export function framesOf(scene: RajScene, event: RajEvent, coming: Fields): Frame<RajScene>[] {
  switch (event.kind) {
    case 'bid-made': {
      const { seat, bid } = event.facts;
      const own = bid !== undefined;
      return [
        {
          scene: {
            ...scene,
            places: changed(scene, seat, { now: 'down', mark: '' }),
            hand: own ? scene.hand.filter((card) => card !== bid) : scene.hand,
            sealed: own ? bid : scene.sealed,
          },
          ms: 140,
          sound: 'bid-down',
        },
      ];
    }
    case 'bids-opened':
      return openedFrames(scene, event.facts.bids);
    case 'stake-taken':
      return takenFrames(scene, event.facts);
    case 'stake-carried':
    case 'stake-lost':
      return [
        {
          scene: {
            ...scene,
            stake: scene.stake.map((prize) => ({ ...prize, carried: true })),
            verdict: { kind: event.kind === 'stake-lost' ? 'lost' : 'carried', worth: scene.worth },
          },
          ms: 1200,
          sound: 'tie',
        },
      ];
    case 'prize-turned': {
      const { prize } = event.facts;
      const next = rajFields(coming);
      const stake = event.facts.stake.map((worth) => ({ worth, carried: worth !== prize }));
      return [
        {
          scene: {
            ...scene,
            turn: next.turn,
            stake: inOrder(stake),
            worth: next.worth,
            pile: scene.pile.filter((worth) => worth !== prize),
            places: scene.places.map((old) => ({
              ...old,
              last: typeof old.now === 'number' ? old.now : old.last,
              now: null,
              mark: '',
            })),
            taker: 0,
          },
          ms: 420,
          sound: 'card-draw',
        },
      ];
    }
    default:
      return [];
  }
}

/** All bids are turned up, and then equal ones are marked. */
function openedFrames(scene: RajScene, bids: (number | null)[]): Frame<RajScene>[] {
  const open = {
    ...scene,
    sealed: null,
    verdict: null,
    places: scene.places.map((old, index) => ({ ...old, now: bids[index] ?? null })),
  };
  const shared = bids.map((bid) => bids.filter((other) => other === bid).length > 1);
  const marked = {
    ...open,
    places: open.places.map((old, index) => ({ ...old, mark: shared[index] ? ('shared' as const) : old.mark })),
  };
  const still: Frame<RajScene> = { scene: open, ms: 920, sound: 'bid-reveal' };
  return shared.includes(true) ? [still, { scene: marked, ms: 500, sound: 'tie' }] : [still];
}

/** The winning bid is marked, then the cards go to its seat. */
function takenFrames(scene: RajScene, facts: { seat: number; cards: number[]; worth: number }): Frame<RajScene>[] {
  const { seat, cards, worth } = facts;
  const old = scene.places[seat - 1];
  const bid = typeof old?.now === 'number' ? old.now : 0;
  const verdict: Verdict = { kind: 'taken', seat, worth, bid, tied: tiedAbove(scene, bid, worth) };
  const won = { ...scene, places: changed(scene, seat, { mark: 'best' }), taker: seat, verdict };
  const taken = {
    ...won,
    stake: [],
    taker: 0,
    places: won.places.map((place, index) =>
      index === seat - 1
        ? { ...place, taken: [...(old?.taken ?? []), ...cards], score: (old?.score ?? 0) + worth }
        : place,
    ),
  };
  return [
    { scene: { ...won, taker: 0 }, ms: 900 },
    { scene: won, ms: 620, sound: worth < 0 ? 'vulture-taken' : 'stake-taken' },
    { scene: taken, ms: 200 },
  ];
}

/** Equal bids that would have taken the stake, had they not been equal: the best of them. */
function tiedAbove({ places }: RajScene, winning: number, worth: number): { bid: number; seats: number[] } | null {
  const bids = places.flatMap(({ now, mark }) => (mark === 'shared' && typeof now === 'number' ? [now] : []));
  const better = bids.filter((bid) => (worth < 0 ? bid < winning : bid > winning));
  if (!better.length) return null;
  const bid = worth < 0 ? Math.min(...better) : Math.max(...better);
  return { bid, seats: places.flatMap(({ now }, place) => (now === bid ? [place + 1] : [])) };
}

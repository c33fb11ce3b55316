// A turn of a race in one line: the cards, the way, who was pushed, what a tiger stopped.
import type { Event } from '../../../protocol.gen';
import type { Teller } from '../../../words/teller';
import { t } from '../../../words/words.svelte';
import type { Turns } from '../../turns';
import { cardName } from '../cards/cards';
import { LETTERS } from '../fields';

/** Told in their own words. */
const SENTENCES = ['card-stolen', 'cobra-given', 'elephant-scared', 'crossing-opened', 'race-won', 'race-cut'];
const MOVES = ['elephant-stepped', 'elephant-flew'];

const whose = (turn: Event[]) => (turn[0]?.kind === 'turn-began' ? Number(turn[0].facts.seat) : 0);

/** In the game for two a rider has two elephants, so they keep their letters. */
export const elephantName = (letter: string, names: string[]): string =>
  (names.length > 2 ? names[LETTERS.indexOf(letter)] : undefined) ?? letter;

/** The cards in their order; one that a tiger stopped says by whom. */
function cards(turn: Event[], teller: Teller, game: string): string[] {
  const seat = whose(turn);
  const found: { card: string; by: number }[] = [];
  let tiger = 0;
  for (const { kind, facts } of turn) {
    if (kind === 'card-played' || kind === 'cards-played')
      for (const card of [facts.card, facts.with]) if (card) found.push({ card: String(card), by: 0 });
    if (kind === 'tiger-played') tiger = Number(facts.seat);
    if (kind !== 'card-cancelled' || facts.seat !== seat) continue;
    const hit = found.findLast(({ card, by }) => card === facts.card && !by);
    if (hit) hit.by = tiger;
  }
  return found.map(({ card, by }) =>
    by ? t('web-race-turn-stopped', { card: cardName(card, game), player: teller.name(by) }) : cardName(card, game),
  );
}

/** From where to where each elephant went by itself; the rider's only elephant needs no name. */
function ways(turn: Event[], teller: Teller): string[] {
  const found: { elephant: string; from: string; to: string }[] = [];
  for (const { kind, facts } of turn) {
    if (!MOVES.includes(kind)) continue;
    const old = found.findLast((way) => way.elephant === facts.elephant && way.to === facts.from);
    if (old) old.to = String(facts.to);
    else found.push({ elephant: String(facts.elephant), from: String(facts.from), to: String(facts.to) });
  }
  const own = teller.names.length > 2 ? LETTERS[whose(turn) - 1] : '';
  return found.map(({ elephant, from, to }) => {
    const way = `${from} → ${to === 'home' ? t('web-race-finish') : to}`;
    return elephant === own ? way : `${elephantName(elephant, teller.names)} ${way}`;
  });
}

/** "Dev +2", "cow +1". */
function pushes(turn: Event[], teller: Teller): string[] {
  const steps = new Map<string, number>();
  for (const { kind, facts } of turn)
    if (kind === 'elephant-pushed') steps.set(String(facts.elephant), (steps.get(String(facts.elephant)) ?? 0) + 1);
  const cows = turn.filter(({ kind }) => kind === 'cow-pushed').length;
  const found = [...steps].map(([elephant, count]) => `${elephantName(elephant, teller.names)} +${count}`);
  return cows ? [...found, t('web-race-cows-plus', { count: cows })] : found;
}

function told(turn: Event[], teller: Teller, game: string): string {
  const seat = whose(turn);
  if (!seat) return t('web-race-turn-start');
  const discards = turn.filter(({ kind, facts }) => kind === 'card-discarded' && facts.seat === seat).length;
  const parts = [
    cards(turn, teller, game).join(' + '),
    ways(turn, teller).join(', '),
    pushes(turn, teller).join(', '),
    discards ? t('web-race-turn-discards', { count: discards }) : '',
    turn.some(({ kind, facts }) => kind === 'turn-passed' && facts.seat === seat) ? t('web-turn-passes') : '',
  ].filter(Boolean);
  const rest = turn.filter(({ kind }) => SENTENCES.includes(kind)).map((event) => teller.event(event));
  const head = `${teller.name(seat)}: ${parts.join(' · ') || '…'}`;
  return rest.length ? `${head}. ${rest.join(' ')}` : head;
}

const count = (turn: Event[], ...kinds: string[]) => turn.filter(({ kind }) => kinds.includes(kind)).length;

export const turnsOf = (game: string): Turns => ({
  begins: ({ kind }) => kind === 'turn-began',
  whose,
  told: (turn, teller) => told(turn, teller, game),
  weight: (turn) =>
    whose(turn)
      ? count(turn, ...MOVES, 'elephant-pushed') +
        4 * count(turn, 'card-cancelled', 'elephant-scared', 'card-stolen') +
        20 * count(turn, 'race-won')
      : 0,
});

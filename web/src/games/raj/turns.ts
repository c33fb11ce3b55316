// A round of Raj in one line: who took what with which bid.
import type { Event } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import { signed, t } from '../../words/words.svelte';
import type { Turns } from '../turns';
import type { RajEvent } from './vocabulary.gen';

const found = <K extends RajEvent['kind']>(turn: Event[], kind: K) =>
  turn.find((event) => event.kind === kind) as Extract<RajEvent, { kind: K }> | undefined;

function told(turn: Event[], teller: Teller, round: number): string {
  const taken = found(turn, 'stake-taken');
  const kept = found(turn, 'stake-carried') ?? found(turn, 'stake-lost');
  if (taken) {
    const { seat, worth } = taken.facts;
    const facts = { turn: round, player: teller.name(seat), worth: signed(worth) };
    // Bids that can no longer be looked up are not told (RAJ-4.1).
    const bid = found(turn, 'bids-opened')?.facts.bids[seat - 1];
    return bid === undefined ? t('web-raj-turn-taken', facts) : t('web-raj-turn-taken-with', { ...facts, bid });
  }
  if (kept) {
    const facts = { turn: round, worth: signed(kept.facts.worth) };
    return kept.kind === 'stake-lost' ? t('web-raj-turn-lost', facts) : t('web-raj-turn-carried', facts);
  }
  const stake = found(turn, 'prize-turned')?.facts.stake ?? [];
  return t('web-raj-turn-open', { turn: round, worth: signed(stake.reduce((sum, worth) => sum + worth, 0)) });
}

/** A finished round for the table at the end; none where bids are not told. */
export function roundOf(turn: Event[], number: number) {
  const stake = found(turn, 'prize-turned')?.facts.stake;
  const bids = found(turn, 'bids-opened')?.facts.bids;
  if (!stake || !bids) return [];
  return [{ number, stake, bids, taker: turns.whose(turn), lost: !!found(turn, 'stake-lost') }];
}

export const turns: Turns = {
  begins: ({ kind }) => kind === 'prize-turned',
  whose: (turn) => found(turn, 'stake-taken')?.facts.seat ?? 0,
  told,
  weight: (turn) => Math.abs(found(turn, 'stake-taken')?.facts.worth ?? 0),
};

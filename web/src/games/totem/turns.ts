// A turn of Totem in one line: the roll, where pieces went, what they captured.
import type { Event } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import { t } from '../../words/words.svelte';
import type { Turns } from '../turns';

const BEGIN = ['turn-began', 'chooses-start'];
/** Told in their own words. */
const SENTENCES = ['totem-eliminated', 'player-out', 'ended'];

const whose = (turn: Event[]) => (BEGIN.includes(turn[0]?.kind ?? '') ? Number(turn[0]!.facts.seat) : 0);

/** Where each piece set out and where it ended. */
function ways(turn: Event[]): string[] {
  const found: { from: string; to: string }[] = [];
  for (const { kind, facts } of turn) {
    if (kind !== 'stepped') continue;
    const last = found.at(-1);
    if (last && last.to === facts.from) last.to = String(facts.to);
    else found.push({ from: String(facts.from), to: String(facts.to) });
  }
  return found.map(({ from, to }) => `${from} → ${to}`);
}

const lost = (turn: Event[]) => turn.filter(({ kind }) => kind === 'eliminated').length;
const cut = (turn: Event[]) =>
  turn.reduce((sum, { kind, facts }) => sum + (kind === 'cut-off' ? (facts.cells as string[]).length : 0), 0);

function told(turn: Event[], teller: Teller): string {
  const seat = whose(turn);
  // Dice for the start, and where totems are set down: the last word says it.
  if (turn[0]?.kind !== 'turn-began') return teller.event(turn.at(-1)!);
  const rolls = turn.filter(({ kind }) => kind === 'rolled').map(({ facts }) => (facts.dice as number[]).join(' + '));
  const entered = turn.filter(({ kind }) => kind === 'entered').map(({ facts }) => String(facts.cell));
  const parts = [
    ...rolls,
    ...ways(turn),
    ...(entered.length ? [t('web-totem-turn-enters', { cells: entered.join(', ') })] : []),
    ...(lost(turn) ? [t('web-totem-turn-captures', { count: lost(turn) })] : []),
    ...(cut(turn) ? [t('web-totem-turn-cut', { count: cut(turn) })] : []),
    ...(turn.some(({ kind }) => kind === 'passed') ? [t('web-turn-passes')] : []),
  ];
  const rest = turn.filter(({ kind }) => SENTENCES.includes(kind)).map((event) => teller.event(event));
  const told = `${teller.name(seat)}: ${parts.join(' · ') || '…'}`;
  // Each sentence brings its full stop.
  return rest.length ? [`${told}.`, ...rest].join(' ') : told;
}

export const turns: Turns = {
  begins: ({ kind }) => BEGIN.includes(kind),
  whose,
  told,
  weight: (turn) => lost(turn) + cut(turn) + 10 * turn.filter(({ kind }) => kind === 'totem-eliminated').length,
};

// What the server says about a track, in the reader's words.
import type { TrackFault, TrackStarter, TrackWarning } from '../protocol.gen';
import { t, tell } from '../words/words.svelte';

export function faultText(fault: TrackFault): string {
  const { line, column, found, expected } = fault;
  const plain = t('tracks-fault-plain', { line, column, found: found || t('web-nothing'), expected });
  return tell([`tracks-fault-${fault.code}`], fault.facts, plain);
}

export const warningText = (warning: TrackWarning): string =>
  tell([`tracks-advice-${warning.code}`], warning.facts, warning.text);

export function starterTitle({ name, seats }: TrackStarter): string {
  if (name === 'board') return t('tracks-starter-board', { seats });
  return name === 'first' ? t('tracks-starter-first', { seats }) : t('tracks-starter', { name, seats });
}

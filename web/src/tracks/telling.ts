// What the server says about a track, in the reader's words.
import { Refusal } from '../net/api';
import type { TrackFault, TrackStarter, TrackWarning } from '../protocol.gen';
import { t, tell } from '../words/words.svelte';

export function faultText(fault: TrackFault): string {
  const { line, column, found, expected } = fault;
  const plain = t('web-track-fault-plain', { line, column, found: found || t('web-nothing'), expected });
  return tell([`web-track-fault-${fault.code}`], fault.facts, plain);
}

export const warningText = (warning: TrackWarning): string =>
  tell([`web-track-advice-${warning.code}`], warning.facts, warning.text);

export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const { code, facts = {} } = error.reason;
  return tell([`web-reason-${code}`], { message: '', ...facts }, code);
}

export function starterTitle({ name, seats }: TrackStarter): string {
  if (name === 'board') return t('web-track-starter-board', { seats });
  return name === 'first' ? t('web-track-starter-first', { seats }) : t('web-track-starter', { name, seats });
}

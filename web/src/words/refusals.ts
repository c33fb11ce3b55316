// What the server refuses, in the reader's words.
import { Refusal } from '../net/api';
import { engineText } from './errors.svelte';
import { tell } from './words.svelte';

export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const { code, facts = {} } = error.reason;
  const message = engineText(String(facts.message ?? ''));
  return tell([`web-reason-${code}`], { ...facts, message }, message || code);
}

// What the server refuses, in the reader's words.
import { Refusal } from '../net/api';
import { tell } from './words.svelte';

export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const { code, facts = {} } = error.reason;
  return tell([`web-reason-${code}`], { message: '', ...facts }, String(facts.message ?? code));
}

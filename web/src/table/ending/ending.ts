import type { Result } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import { listed, tell } from '../../words/words.svelte';

/** "Ana won.", "A draw: Ana and Bea." */
export function endingText(result: Result, teller: Teller): string {
  const players = listed(result.winners.map((seat) => teller.name(seat)));
  return tell([`table-ending-${result.ending}`, `web-ending-${result.ending}`], { players });
}

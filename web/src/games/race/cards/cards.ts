// What a card is called and what it does, by its name in the deck (`green-5`, `tiger`).
import { tell, t } from '../../../words/words.svelte';
import { lookOf } from './look';

/** The name as it is spoken: "Charge 4". */
export function cardName(card: string, game: string): string {
  const [kind = '', points = ''] = card.split('-');
  return tell([`${game}-card-${kind}`], { points }, card).trim();
}

/** The name as it is printed on the card, whose band shows the points. */
export function printedName(card: string, game: string): string {
  const { kind, value } = lookOf(card, game);
  if (kind === 'green' || kind === 'red' || kind === 'purple') return t('web-race-cells', { count: value });
  // Quotes of a language belong into sentences, not onto a card.
  return tell([`${game}-card-${kind}`], { points: '' }, card)
    .replace(/[«»“”]/g, '')
    .trim();
}

/** What the card does, in two lines. */
export function cardText(card: string, game: string): string {
  const { kind, value } = lookOf(card, game);
  return tell([`web-race-does-${game}-${kind}`, `web-race-does-${kind}`], { points: value }, '');
}

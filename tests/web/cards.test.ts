// Every kind of card in a race's deck has its picture, its icon and what it does, in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../web/src/games/race/cards/look';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const drawn = read('web/src/art/race.gen.svg') + read('web/src/art/base.gen.svg');
const kindsOf = (game: string) =>
  read(`howdah/games/${game}/data/deck.txt`)
    .split('\n')
    .map((line) => /^(\S+) x\d+$/.exec(line)?.[1] ?? '')
    .filter(Boolean);

describe.each(['elephant_rally', 'formula_e'])('the deck of %s', (game) => {
  const kinds = kindsOf(game);
  it('is read', () => expect(kinds.length).toBeGreaterThan(9));
  it.each(kinds)('draws %s', (card) => {
    const look = lookOf(card, game);
    expect(drawn).toContain(`id="art-${look.art}"`);
    if (look.icon) expect(drawn).toContain(`id="i-${look.icon}"`);
  });
  it.each(kinds)('says what %s does', (card) => {
    const { kind } = lookOf(card, game);
    const wanted = new RegExp(`^web-race-does-(${game}-)?${kind} =`, 'm');
    for (const lang of ['en', 'pt', 'ru']) expect(read(`howdah/locale/${lang}/web-race.ftl`)).toMatch(wanted);
  });
});

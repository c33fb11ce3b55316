// Writes the sprites and the tokens from art/: src/art/*.svg and src/styles/tokens.gen.css.
// A sprite is fetched when a page first needs it and put into the document once (src/art/Sprite.svelte).
import { mkdirSync, writeFileSync } from 'node:fs';
import * as draw from '../art/symbols.mjs';
import { css } from '../art/tokens.mjs';

const folder = new URL('../src/art/', import.meta.url);
mkdirSync(folder, { recursive: true });

/** Keep those symbols of a list whose ids are asked for. */
const only = (symbols, ids) =>
    symbols
        .split('</symbol>')
        .filter((text) => ids.some((id) => text.includes(`id="${id}"`)))
        .map((text) => `${text}</symbol>`)
        .join('');

// Names come from the words of the page, in its language; drawn titles would speak English to a screen reader.
const silent = (text) => text.replace(/<title>.*?<\/title>/g, '').replace(/\s*\n\s*/g, '');

const sprites = {
    base: draw.patternDefs() + draw.brandDefs() + draw.baseSymbols(),
    elephants: draw.elephantSymbols(),
    home: only(draw.artSymbols(), ['art-mousejewel', 'art-gallop', 'art-charge']) + draw.totemSymbols(),
    raj: only(draw.artSymbols(), ['art-mousejewel', 'art-vulture']) + draw.backCard(),
    race: draw.boardSymbols() + draw.palaceSymbol() + draw.bandDefs() + draw.artSymbols() + draw.backCard(),
    totem: draw.totemSymbols() + draw.diceSymbols(),
};
for (const [name, body] of Object.entries(sprites)) {
    writeFileSync(
        new URL(`${name}.gen.svg`, folder),
        `<svg xmlns="http://www.w3.org/2000/svg"><defs>${silent(body)}</defs></svg>\n`,
    );
}
const mark = draw.logoMark('#F5B13A', '#FFE2A6');
const icon = (inset) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${inset ? 0 : 15}" fill="#7A1F2B"/><g transform="translate(${inset ? 13 : 8} ${inset ? 12 : 7}) scale(${inset ? 0.38 : 0.48})">${mark}</g></svg>\n`;
mkdirSync(new URL('../public/icons/', import.meta.url), { recursive: true });
writeFileSync(new URL('../public/icons/icon.svg', import.meta.url), icon(false));
writeFileSync(new URL('../public/icons/maskable.svg', import.meta.url), icon(true));
mkdirSync(new URL('../src/styles/', import.meta.url), { recursive: true });
writeFileSync(
    new URL('../src/styles/tokens.gen.css', import.meta.url),
    `/* written by scripts/symbols.mjs */\n${css()}\n`,
);

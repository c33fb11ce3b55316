// What axe says of a page as it is, in one look after the other.
import { readFileSync } from 'node:fs';
import { wear } from './looks.mjs';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The serious faults, each with its look and this name of the place. */
export async function serious(page, where) {
    const found = [];
    await page.evaluate(AXE);
    for (const theme of ['light', 'dark']) {
        await wear(page, { theme });
        const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
        for (const violation of result.violations)
            if (['serious', 'critical'].includes(violation.impact))
                found.push(
                    `${theme} ${where} ${violation.id}: ${violation.nodes
                        .map((node) => node.target.join(' '))
                        .slice(0, 3)
                        .join(' | ')}`,
                );
    }
    return found;
}

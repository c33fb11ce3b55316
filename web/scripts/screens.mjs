// Every screen: each game, with the fewest and the most players, at nine sizes, light and dark, in the moments of a game that
// look different. `measure.mjs` says what a good screen is, `moments.mjs` which moments there are. The fullest moment of a
// game is measured at all sizes, each other one at three of them in turn; LONG=1 measures everything everywhere.
// ONLY=raj,390x664 narrows it; SHOTS=FOLDER keeps a picture of each.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, test } from 'node:test';
import { startServerAndBrowser } from './guests.mjs';
import { GAMES, SIZES, visit } from './moments.mjs';

const only = (process.env.ONLY ?? '').split(',').filter(Boolean);
const wanted = (list) => {
    const some = list.filter((name) => only.includes(name));
    return some.length ? some : list;
};
const sizes = wanted(SIZES);
const folder = process.env.SHOTS;
if (folder) mkdirSync(folder, { recursive: true });

const house = await startServerAndBrowser();
after(() => house.close());
const sit = await visit(house);
let dark = false;

for (const game of wanted(Object.keys(GAMES)))
    for (const count of GAMES[game].seats)
        test(`${game} for ${count}`, async () => {
            let table = await sit(game, count);
            const faults = [];
            const due = GAMES[game].moments.filter(
                ({ seats = count, most = false }) => seats === count && (!most || count > 2),
            );
            for (const [place, moment] of due.entries()) {
                const where = `${game} for ${count}, ${moment.name}`;
                dark = !dark;
                const theme = dark ? 'dark' : 'light';
                if (!(await table.show(moment, theme))) {
                    // The game was over before: another one.
                    table = await sit(game, count);
                    if (!(await table.show(moment, theme))) {
                        faults.push(`${where}: it never came`);
                        continue;
                    }
                }
                const all = moment.full || process.env.LONG || only.length;
                const found = await table.faults(
                    sizes.filter((_, size) => all || size % 3 === place % 3),
                    folder && ((size) => `${folder}/${where.replaceAll(/\W+/g, '-')}-${size}.png`),
                );
                faults.push(...found.map((fault) => `${where}, ${fault}`));
            }
            assert.deepEqual(faults, []);
        });

test('no page had a fault of its own', () => {
    assert.deepEqual(house.faults(), []);
});

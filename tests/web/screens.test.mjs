// Every table, with the fewest and the most players, at nine sizes: nothing overlaps or is cut, the board is the largest thing,
// names and own score are there, and everything can be pressed. Measured is where a screen holds most, in light, and its first
// moment at three sizes, in dark. `web/scripts/measure.mjs` has the figures; `web/scripts/screens.mjs` measures the other moments.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { measure } from '../../web/scripts/measure.mjs';
import { GAMES, SIZES, visit } from '../../web/scripts/moments.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const sit = await visit(house);

let turn = 0;
for (const [game, { seats, moments, soon }] of Object.entries(GAMES))
  for (const count of seats)
    test(`${game} for ${count} fits every screen`, async () => {
      const table = await sit(game, count, soon);
      turn += 1;
      const first = moments.find((moment) => !moment.full && !moment.seats);
      const fullest = moments.find((moment) => moment.full);
      const some = SIZES.filter((_, size) => size % 3 === turn % 3);
      const faults = [];
      for (const [moment, theme, sizes] of [
        [first, 'dark', some],
        [fullest, 'light', SIZES],
      ]) {
        assert.ok(await table.show(moment, theme), `${moment.name}: it never came`);
        faults.push(...(await table.faults(sizes)).map((fault) => `${moment.name}, ${fault}`));
      }
      assert.deepEqual(faults, []);
    });

test('what overlaps, is cut, small, covered or missing is found', async () => {
  const table = await sit('raj', 2);
  await table.show(GAMES.raj.moments[0], 'light');
  const names = ['Bela', 'Nobody'];
  const spoilt = async (rule) => {
    await table.page.evaluate((css) => document.styleSheets[0].insertRule(css, document.styleSheets[0].cssRules.length), rule);
    const faults = await measure(table.page, { names });
    await table.page.evaluate(() => document.styleSheets[0].deleteRule(document.styleSheets[0].cssRules.length - 1));
    return faults.join('\n');
  };
  assert.equal(await spoilt('.nothing { color: red }'), 'the name Nobody is not to be seen');
  assert.match(await spoilt('[data-region=hand] { margin-top: -60px }'), /board and hand overlap/);
  assert.match(await spoilt('[data-region=board] { width: 40% }'), /the board has .* % of the screen/);
  assert.match(await spoilt('[data-region=status] * { max-width: 30px; overflow: hidden; white-space: nowrap }'), /is cut off/);
  assert.match(await spoilt('[data-region=tools] button { min-width: 0 !important; width: 20px !important; padding: 0 !important }'), /the button .* has 20 px/);
  assert.match(await spoilt('[data-region=board]::after { content: ""; position: fixed; inset: 0; z-index: 99 }'), /is covered by/);
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

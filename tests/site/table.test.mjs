// Tables of the site in real Chromium, as the server's are looked at: every screen, axe, and people who share one screen.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { lift } from '../../web/scripts/hands.mjs';
import { measure } from '../../web/scripts/measure.mjs';
import { SIZES } from '../../web/scripts/moments.mjs';
import { openSite, seatAll } from '../../web/scripts/site.mjs';

const site = await openSite();
after(() => site.close());

const FEWEST = { raj: ['easy'], totem: ['easy'], elephant_rally: ['easy'], formula_e: ['easy', 'easy'] };
const curtain = (page) => page.getByRole('button', { name: /^I am/ });
const start = (page) => page.getByRole('button', { name: 'Start the game' }).click();
const texts = (page) => page.locator('.hand li button .unseen').allInnerTexts();

for (const [game, rivals] of Object.entries(FEWEST))
  test(`${game} fits every screen, and axe finds nothing`, async () => {
    const page = await site.visitor({ liked: { speed: 'off' } });
    await seatAll(page, game, rivals);
    await start(page);
    await page.waitForFunction(() => document.title.startsWith('●'));
    const faults = [];
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      faults.push(...(await measure(page)).map((fault) => `${size}: ${fault}`));
    }
    assert.deepEqual(faults, []);
    assert.deepEqual(await serious(page, game), []);
    await page.context().close();
  });

test('whoever shares a screen sees no hand before lifting the curtain, not while the engine starts either', async () => {
  const page = await site.visitor();
  // Whatever a hand has shown since the page was opened.
  await page.context().addInitScript(() => {
    globalThis.shown = new Set();
    const look = () => {
      for (const each of document.querySelectorAll('.hand .unseen')) globalThis.shown.add(each.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await seatAll(page, 'raj', [null]);
  await start(page);
  await lift(page);
  await page.locator('.hand').getByText('Bid card 7').waitFor();
  await page.locator('.hand button[aria-disabled=false]').first().click({ position: { x: 15, y: 50 } });
  await page.getByRole('button', { name: /^Bid \d+$/ }).click();
  await curtain(page).waitFor();
  assert.deepEqual([...new Set(await texts(page))], ['A face-down card']);
  await page.reload();
  await curtain(page).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('engine-ready').length > 0);
  assert.deepEqual(await page.evaluate(() => [...globalThis.shown]), ['A face-down card']);
  await lift(page);
  await page.locator('.hand').getByText('Bid card 7').waitFor();
  await page.context().close();
});

test('a board stands before the engine does, and nothing is possible at it until then', async () => {
  const page = await site.visitor();
  await seatAll(page, 'raj', ['easy']);
  await start(page);
  await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  await site.kept(page);
  let release = () => undefined;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  await page.context().route(/engine\.json/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  const cards = page.locator('.hand li button');
  await cards.first().waitFor();
  assert.deepEqual(await page.evaluate(() => performance.getEntriesByName('engine-ready').length), 0);
  assert.equal(await page.locator('.hand button[aria-disabled=false]').count(), 0);
  release();
  await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  await page.context().close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(site.faults(), []);
});

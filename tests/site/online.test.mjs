// The site beside a server: a game that was begun in the browser goes on at the server, in real Chromium.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';

const house = await startServerAndBrowser({ site: new URL('../../dist/site', import.meta.url).pathname });
after(() => house.close());

test('a game that was begun at /offline/ is taken online, and goes on there', async () => {
  const page = await house.guest({ at: '/offline/' });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.hand button[aria-disabled=false]').first().click({ position: { x: 15, y: 50 } });
  await page.getByRole('button', { name: /^Bid \d+$/ }).click();
  await page.getByText(/Round 2 of/).waitFor();
  await page.getByRole('button', { name: 'Table, log and chat' }).click();
  await page.getByRole('button', { name: 'Take this table online' }).click();
  await page.waitForFunction(() => location.pathname.startsWith('/table/'));
  await page.getByText(/Round 2 of/).waitFor();
  assert.deepEqual(house.faults(), []);
});

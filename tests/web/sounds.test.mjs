// What is heard at a table: a sound is fetched when it is first played.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from '../../web/scripts/browser.mjs';
import { makeTable, playOn, watchFaults } from '../../web/scripts/hands.mjs';
import { startServer } from '../../web/scripts/server.mjs';

let server;
let browser;
const faults = [];

before(async () => {
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function guest() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript((wish) => localStorage.setItem('howdah-settings', JSON.stringify(wish)), { language: 'en', theme: 'light', volume: 0.5, quietAtNight: false });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  watchFaults(page, faults);
  await page.goto(server.base);
  await page.locator('h1, h2').first().waitFor();
  return page;
}

/** Sit at a table with the sound open; `heard` waits for a sound. */
async function listen(page, id) {
  const found = new Set();
  const waiting = new Map();
  page.on('request', (request) => {
    const name = /\/sounds\/(.*)\.wav$/.exec(request.url())?.[1];
    if (!name) return;
    found.add(name);
    waiting.get(name)?.();
  });
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('.status').waitFor();
  // A page may sound after its owner has touched it.
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  return { found, heard: (name) => (found.has(name) ? Promise.resolve() : new Promise((done) => waiting.set(name, done))) };
}

test("one's turn, another's turn and words in the chat are heard", { timeout: 180_000 }, async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }], start: true });
  const { found, heard } = await listen(page, id);
  await Promise.all([playOn(page, id, { acts: 8 }), heard('turn-yours'), heard('turn-other')]);
  assert.equal(found.has('reaction-open'), false);
  assert.equal(found.has('chat'), false);
  const friend = await guest();
  const said = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await friend.evaluate((table) => fetch(`/api/tables/${table}/sit`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 2, name: 'Ana' }) }), said.id);
  await page.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), said.id);
  const mine = await listen(page, said.id);
  await listen(friend, said.id);
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByRole('button', { name: 'Hello!' }).click();
  await mine.heard('chat');
  await friend.context().close();
  await page.context().close();
  assert.deepEqual(faults, []);
});

test('a reaction window has a sound of its own', { timeout: 180_000 }, async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }], options: { deck: 'cards 120 monkey x120' }, start: true });
  const { heard } = await listen(page, id);
  await Promise.race([heard('reaction-open'), playOn(page, id, { prefer: ['start', 'play', 'rob', 'pass', 'end'] }).then(() => heard('reaction-open'))]);
  await page.context().close();
});

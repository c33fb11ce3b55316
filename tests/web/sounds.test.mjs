// What is heard at a table: a sound is fetched when it is first played.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openHouse } from '../../web/scripts/guests.mjs';
import { makeTable, playOn } from '../../web/scripts/hands.mjs';

const house = await openHouse();
after(() => house.close());
const { server } = house;
const guest = () => house.guest({ liked: { volume: 0.5, quietAtNight: false } });

/** A table that has begun, and the two who play at it. */
async function two(game, options = {}) {
  const [page, friend] = [await guest(), await guest()];
  const post = (who, path, body = {}) =>
    who.evaluate(([to, wish]) => fetch(`/api/tables/${to}`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(wish) }), [path, body]);
  const { id } = await makeTable(page, { game, seats: [{ kind: 'me' }, { kind: 'open' }], options });
  await post(friend, `${id}/sit`, { seat: 2, name: 'Ana' });
  await page.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  return { id, page, friend, leave: () => Promise.all([page, friend].map((each) => each.context().close())) };
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
  const { id, page, friend, leave } = await two('totem');
  const { found, heard } = await listen(page, id);
  await listen(friend, id);
  await Promise.all([playOn(page, id, { acts: 8 }), playOn(friend, id, { acts: 8 }), heard('turn-yours'), heard('turn-other')]);
  assert.equal(found.has('reaction-open'), false);
  assert.equal(found.has('chat'), false);
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByRole('button', { name: 'Hello!' }).click();
  await heard('chat');
  await leave();
});

test('a reaction window has a sound of its own', { timeout: 180_000 }, async () => {
  const { id, page, friend, leave } = await two('elephant_rally', { deck: 'cards 120 monkey x120' });
  const { heard } = await listen(page, id);
  const plays = [
    playOn(page, id, { prefer: ['start', 'pass', 'end', 'discard'] }),
    playOn(friend, id, { prefer: ['start', 'play', 'rob', 'pass', 'end'] }),
  ];
  await Promise.race([heard('reaction-open'), Promise.all(plays).then(() => heard('reaction-open'))]);
  // Their sockets go with the pages.
  await Promise.all([leave(), ...plays.map((play) => play.catch(() => undefined))]);
});

test('no page had a fault of its own', () => assert.deepEqual(house.faults(), []));

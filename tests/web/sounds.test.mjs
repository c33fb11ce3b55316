// What is heard at a table. A sound is fetched when it is first played, so its request says that it is heard. Two people
// play in text mode, one act at a time: the next one follows only when both pages have told the one before, since a page
// that lags behind catches up without a sound.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable } from '../../web/scripts/hands.mjs';
import { PATIENCE } from '../../web/scripts/server.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { server } = house;

const post = (page, path, body = {}) =>
  page.evaluate(
    async ([to, wish]) => {
      const answer = await fetch(`/api/${to}`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(wish) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, body],
  );

/** Sit down in text mode with the sound open; `heard` waits for a sound. */
async function listen(page, id) {
  const found = new Set();
  const waiting = new Map();
  page.on('request', (request) => {
    const name = /\/sounds\/(.*)\.wav$/.exec(request.url())?.[1];
    if (!name) return;
    found.add(name);
    waiting.get(name)?.();
  });
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.soundIsOpen = true;
      }
    };
  });
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('.status').waitFor();
  // A page may sound after its owner has touched it.
  await page.keyboard.press('t');
  await page.getByLabel('Command').waitFor();
  await page.waitForFunction(() => window.soundIsOpen);
  return { found, heard: (name) => (found.has(name) ? Promise.resolve() : new Promise((done) => waiting.set(name, done))) };
}

/** A table that has begun, and the two who play at it. */
async function two(game, options = {}, clock = 'none') {
  const pages = await Promise.all([0, 1].map(() => house.guest({ liked: { volume: 0.5, quietAtNight: false } })));
  const [page, friend] = pages;
  const { id } = await makeTable(page, { game, seats: [{ kind: 'me' }, { kind: 'open' }], options, clock });
  await post(friend, `tables/${id}/sit`, { seat: 2, name: 'Ana' });
  await post(page, `tables/${id}/start`);
  const { found, heard } = await listen(page, id);
  await listen(friend, id);
  const told = () => Promise.all(pages.map((each) => each.locator('.events').innerText()));

  /** Whoever is asked does the first of their legal actions that begins with a word they like. */
  async function act(likes) {
    const lists = pages.map((each) => each.locator('.actions button'));
    await Promise.race(lists.map((list) => list.first().waitFor()));
    const who = (await lists[0].count()) ? 0 : 1;
    const actions = await pages[who].locator('.actions code').allInnerTexts();
    const liked = likes[who].map((word) => actions.find((action) => action.startsWith(word))).find(Boolean);
    const before = await told();
    await pages[who].getByLabel('Command').fill(liked ?? actions[0]);
    await pages[who].getByLabel('Command').press('Enter');
    await Promise.all(
      pages.map((each, place) =>
        each.waitForFunction((old) => document.querySelector('.events').innerText !== old, before[place]),
      ),
    );
  }
  return { friend, found, heard, act, leave: () => Promise.all(pages.map((each) => each.context().close())) };
}

test("one's turn, another's turn and words in the chat are heard", { timeout: PATIENCE }, async () => {
  const { friend, found, heard, act, leave } = await two('totem');
  // The turn goes from one to the other and back.
  const quickly = ['end', 'pass', 'enter', 'use', 'finish'];
  for (let acts = 0; acts < 80 && !(found.has('turn-yours') && found.has('turn-other')); acts += 1)
    await act([quickly, quickly]);
  await Promise.all([heard('turn-yours'), heard('turn-other')]);
  assert.deepEqual(['reaction-open', 'chat'].filter((name) => found.has(name)), []);
  await friend.getByLabel('Command').fill('say Hello!');
  await friend.getByLabel('Command').press('Enter');
  await heard('chat');
  await leave();
});

test('a reaction window that waits for an answer has a sound of its own', { timeout: PATIENCE }, async () => {
  const { found, heard, act, leave } = await two('elephant_rally', { deck: 'cards 120 monkey x120' }, 'daily');
  for (let acts = 0; acts < 40 && !found.has('reaction-open'); acts += 1)
    await act([
      ['start', 'pass', 'end', 'discard'],
      ['start', 'play', 'rob', 'pass', 'end'],
    ]);
  await heard('reaction-open');
  await leave();
});

test('no page had a fault of its own', () => assert.deepEqual(house.faults(), []));

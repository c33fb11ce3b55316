// Whole games in real Chromium against a real server: by link, against bots, at one screen, watched, reloaded, cut off.
// Run by `node --test`; LONG=1 plays them to the end (make evidence).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { drag, lift, makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const LONG = Boolean(process.env.LONG);

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

/** Choose the first card of the hand and put it down. */
async function bid(page) {
  const card = page.locator('.hand button[aria-disabled=false]').first();
  await card.click({ position: { x: 15, y: 50 } });
  await page.getByRole('button', { name: /^Bid \d+$/ }).click();
}

const round = (page) => page.locator('header .sub').innerText();

test('one against bots, with a reload in the middle of a turn', async () => {
  const page = await guest();
  await page.getByRole('button', { name: 'Play now: Raj' }).click();
  await page.locator('.hand button').first().waitFor();
  for (let turn = 1; turn <= (LONG ? 14 : 2); turn += 1) {
    await bid(page);
    await page.getByText(`Round ${turn + 1} of 15`).waitFor();
  }
  const before = await round(page);
  await page.locator('.hand button').first().click({ position: { x: 15, y: 50 } });
  await page.reload();
  await page.locator('.hand button').first().waitFor();
  assert.equal(await round(page), before);
  await bid(page);
  if (LONG) await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.context().close();
});

test('nothing is asked before the bids are seen, a press shows the present, and the last reveal comes before the result', async () => {
  const page = await guest({ reducedMotion: 'no-preference', liked: { speed: 'slow' } });
  const bot = { kind: 'bot', level: 'random' };
  const { id } = await makeTable(page, {
    game: 'raj',
    start: true,
    pace: 'fast',
    seats: [{ kind: 'me' }, bot],
    options: { deck: 'bids 1..3 prizes 1..3' },
  });
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('.hand button').first().waitFor();
  await page.evaluate(() => {
    window.seen = { early: 0, revealed: 0, last: 0 };
    const look = () => {
      const open = document.querySelector('.now .turning.open') !== null;
      const revealed = document.querySelector('[data-region=status] b')?.textContent === 'The bids are revealed.';
      window.seen.revealed += Number(revealed);
      window.seen.early += Number(revealed && document.querySelector('.hand button[aria-disabled=false]') !== null);
      window.seen.last += Number(open && !document.querySelector('.hand button') && !document.querySelector('main.end'));
      requestAnimationFrame(look);
    };
    look();
  });
  await bid(page);
  await page.getByText('The bids are revealed.').waitFor();
  assert.match(await round(page), /^Round 1/);
  // Forced: Playwright would wait for the card to be live.
  await page.locator('.hand button').first().click({ position: { x: 15, y: 50 }, force: true });
  await page.getByText('Choose your bid.').waitFor();
  assert.match(await round(page), /^Round 2/);
  assert.equal(await page.locator('.hand button[aria-pressed=true]').count(), 0);
  for (let left = 2; left; left -= 1) {
    await page.getByText('Choose your bid.').waitFor();
    await bid(page);
  }
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  const { early, revealed, last } = await page.evaluate(() => window.seen);
  assert.equal(early, 0);
  assert.ok(revealed > 0 && last > 0, `${revealed} ${last}`);
  await page.context().close();
});

test('two browsers by link, and somebody who watches and sees no hand', async () => {
  const host = await guest();
  await host.goto(`${server.base}/new/raj`);
  const second = host.getByLabel('Who takes seat 2');
  await second.waitFor();
  await second.selectOption('invitation');
  await host.getByRole('button', { name: 'Remove seat 3' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('button', { name: 'Show the links' }).click();
  const link = await host.getByLabel('Link for seat 2').inputValue();
  const table = await host.getByLabel('Link to the table').inputValue();
  const friend = await guest();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ana');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await host.getByText('Ana').waitFor();
  await host.getByRole('button', { name: 'Start' }).click();
  const watcher = await guest();
  await watcher.goto(table);
  await watcher.getByText('Round 1 of 15').waitFor();
  for (let turn = 1; turn <= (LONG ? 15 : 2); turn += 1) {
    await bid(host);
    await friend.locator('#raj-seat-1').getByText('ready', { exact: true }).waitFor();
    await bid(friend);
    if (turn < 15) for (const page of [host, friend, watcher]) await page.getByText(`Round ${turn + 1} of 15`).waitFor();
  }
  assert.equal(await watcher.locator('.hand').count(), 0);
  // After the end log and chat are in the table's menu.
  if (LONG) for (const page of [host, friend, watcher]) await page.getByRole('button', { name: 'Table, log and chat' }).click();
  assert.match(await watcher.locator('.log').innerText(), /Round 1: /);
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByRole('button', { name: 'Hello!' }).click();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.locator('.chat li').getByText('Hello!').waitFor();
  for (const page of [host, friend, watcher]) await page.context().close();
});

test('three at one screen: the curtain hides each hand', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }, { kind: 'screen', name: 'Dev' }], start: true });
  await page.goto(`${server.base}/table/${id}`);
  for (let turn = 0; turn < (LONG ? 15 : 1); turn += 1) {
    for (let seat = 0; seat < 3; seat += 1) {
      // Round the table, from the first seat on, also in later rounds.
      await page.getByRole('button', { name: ['I am Player 1', 'I am Ana', 'I am Dev'][seat] }).waitFor();
      await lift(page);
      await bid(page);
    }
  }
  if (!LONG) await page.getByText('Pass to').waitFor();
  assert.doesNotMatch(await page.locator('body').innerText(), /has bid \d/);
  await page.context().close();
});

test('a lost connection in the middle of a turn: said, and nothing is lost', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'bot' }], start: true });
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('.hand button').first().waitFor();
  const restarted = server.restart();
  await page.getByText('Reconnecting').waitFor();
  await restarted;
  await page.getByText('Reconnecting').waitFor({ state: 'detached' });
  await bid(page);
  await page.getByText('Round 2 of 15').waitFor();
  await page.context().close();
});

test('Totem by keyboard alone', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], options: { turn_limit: '2' }, start: true });
  await page.goto(`${server.base}/table/${id}`);
  const board = page.getByRole('application');
  await board.waitFor();
  await until(async () => {
    if (await page.getByRole('button', { name: 'Rematch' }).count()) return true;
    const button = page.locator('.acts > .btn:enabled').first();
    if (await button.count()) {
      await button.focus().catch(() => undefined);
      await page.keyboard.press('Enter');
    } else if (await board.count()) {
      await board.blur().catch(() => undefined);
      await board.focus().catch(() => undefined);
      await page.keyboard.press('Enter');
    }
    return false;
  }, 'the end of the game');
  await page.context().close();
});

test('why not, undo with its reason, text mode, rules, replay with an address for each moment', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
  await playOn(page, id);
  await page.goto(`${server.base}/table/${id}/replay`);
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('End');
  await page.waitForURL(/at=\d{2}/);
  const address = page.url();
  const last = await page.getByRole('slider').inputValue();
  await page.keyboard.press('Home');
  await page.waitForURL(/at=0$/);
  await page.goto(address);
  await page.getByRole('slider').waitFor();
  assert.equal(await page.getByRole('slider').inputValue(), last);

  const solo = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'invitation' }] });
  await page.goto(`${server.base}/table/${solo.id}`);
  await page.getByRole('button', { name: 'Bot' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.hand button').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await page.getByText(/Not possible: .*(nothing to undo|can't be undone)/i).waitFor();
  await page.keyboard.press('t');
  const command = page.getByLabel('Command');
  await command.fill('bid 5');
  await command.press('Enter');
  await page.getByText('Round 2 of 15').waitFor();
  await command.fill('why bid 5');
  await command.press('Enter');
  await page.getByText('You have already played bid card').waitFor();
  await page.getByText('You could play another card: bid 4.').waitFor();
  await page.getByRole('button', { name: 'Rule RAJ-2.4' }).click();
  await page.locator('[data-clause="RAJ-2.4"].marked').waitFor();
  await page.context().close();
});

test('a clause has an address, with its options and drawn examples; the search knows the forms of a word', async () => {
  const page = await guest();
  await page.goto(`${server.base}/rules/raj/RAJ-3.4`);
  await page.locator('[data-clause="RAJ-3.4"].marked').waitFor();
  await page.getByText('Option tie_rule').first().waitFor();
  await page.getByText('Example: Two bids of 14 cancel each other').click();
  const picture = page.getByRole('img', { name: /Two bids of 14 cancel each other/ });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction((image) => image.naturalWidth > 100, await picture.elementHandle());
  await page.getByRole('link', { name: 'RAJ-2.3' }).first().click();
  await page.waitForURL(/\/rules\/raj\/RAJ-2\.3$/);
  await page.locator('[data-clause="RAJ-2.3"].marked').waitFor();
  await page.getByLabel('Search the rules').fill('mice');
  await page.locator('[data-clause="RAJ-5.4"]').waitFor();
  assert.equal(await page.locator('[data-clause="RAJ-2.4"]').count(), 0);
  await page.context().close();
});

test('a card by dragging it, a start of Totem by touch with the loupe', async () => {
  const page = await guest();
  const raj = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'bot' }], start: true });
  await page.goto(`${server.base}/table/${raj.id}`);
  await drag(page, page.locator('.hand button[aria-disabled=false]').nth(2), page.locator('[data-drop=place]'));
  await page.getByRole('button', { name: 'Bid 3' }).click();
  await page.getByText('Round 2 of 15').waitFor();
  await page.context().close();

  const phone = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const totem = await makeTable(phone, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
  const acts = [];
  phone.on('websocket', (socket) => socket.on('framesent', ({ payload }) => JSON.parse(payload).type === 'act' && acts.push(payload)));
  await phone.goto(`${server.base}/table/${totem.id}`);
  const tap = async () => {
    const target = await phone.locator('polygon.target').first().boundingBox();
    await phone.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2);
  };
  await phone.locator('polygon.target').first().waitFor();
  const board = phone.getByRole('application');
  const whole = await board.getAttribute('viewBox');
  await tap();
  await until(async () => (await board.getAttribute('viewBox')) !== whole, 'a nearer board');
  assert.deepEqual(acts, [], 'the first tap only brings the board nearer');
  await tap();
  await phone.locator('g.token').first().waitFor();
  await phone.context().close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

// Table manners in real browsers: a pause by consent, old lines of a running game shown again, acts told in one line.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { drag, makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

test('a table of two pauses when both want it, and goes on when both are ready', async () => {
  const host = await guest();
  const { id } = await makeTable(host, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const friend = await guest();
  await friend.evaluate((table) => fetch(`/api/tables/${table}/sit`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 2, name: 'Ana' }) }), id);
  await host.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  for (const page of [host, friend]) {
    await page.goto(`${server.base}/table/${id}`);
    await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  }
  const ask = async (page) => {
    await page.getByRole('button', { name: 'Table, log and chat' }).click();
    await page.getByRole('button', { name: 'Ask for a pause' }).click();
  };
  await ask(friend);
  await host.getByText('Ana would like a pause.').waitFor();
  await host.getByRole('button', { name: 'Keep playing' }).click();
  await friend.getByText('You have asked for a pause').waitFor({ state: 'detached' });
  await ask(host);
  await friend.getByRole('button', { name: 'Pause', exact: true }).click();
  for (const page of [host, friend]) await page.getByText('Clocks and bots are stopped').waitFor();
  assert.equal(await host.locator('.hand button[aria-disabled=false]').count(), 0, 'nothing looks as if it could be played');
  await host.getByRole('button', { name: 'Continue' }).click();
  await host.getByText('You are ready to continue. Waiting for Ana.').waitFor();
  await friend.getByRole('button', { name: 'Continue' }).click();
  await host.locator('.hand button[aria-disabled=false]').first().waitFor();
  for (const page of [host, friend]) await page.context().close();
});

test('a bid is taken back when the other agrees, days off are shown, and an order bids for the next stake', async () => {
  const host = await guest();
  const { id } = await makeTable(host, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'daily' });
  const friend = await guest({ viewport: { width: 390, height: 664 } });
  await friend.evaluate((table) => fetch(`/api/tables/${table}/sit`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 2, name: 'Ana' }) }), id);
  await host.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  for (const page of [host, friend]) await page.goto(`${server.base}/table/${id}`);
  const bid = async (page) => {
    await page.locator('.hand button[aria-disabled=false]').nth(3).click({ position: { x: 15, y: 50 } });
    await page.locator('.acts .btn.pri').click();
  };
  await bid(host);
  await host.getByRole('button', { name: 'Ask to take it back' }).click();
  await host.getByText('Waiting for Ana to agree').waitFor();
  await friend.getByText('would like to take back the last move').waitFor();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await friend.getByText('took back the last move. Everyone agreed.').waitFor();
  await bid(host);
  await host.getByRole('button', { name: 'Order for the next stake' }).click();
  const order = host.getByRole('dialog', { name: 'Order for the next stake' });
  await order.getByLabel('then bid').selectOption('12');
  await order.getByLabel('otherwise bid').selectOption('12');
  await order.getByRole('button', { name: 'Give the order' }).click();
  await host.getByText('Your order for the next stake stands.').waitFor();
  await friend.evaluate(() => fetch('/api/me/vacation', { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: '{"days":3}' }));
  await host.getByRole('img', { name: /^Away until/ }).first().waitFor();
  await bid(friend);
  const ordered = () => host.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).seats[0].ordered ?? false, id);
  await until(async () => !(await ordered()), 'the order to be done');
  await host.getByText('Round 2').first().waitFor();
  await host.getByText('You have bid.').waitFor();
  for (const page of [host, friend]) await page.context().close();
});

test('a seat whose player has gone is given to somebody else when all others agree', async () => {
  const host = await guest();
  const { id } = await makeTable(host, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const sit = (page, seat, name) =>
    page.evaluate(
      ({ table, wish }) =>
        fetch(`/api/tables/${table}/sit`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(wish) }),
      { table: id, wish: { seat, name } },
    );
  const [ana, bo] = [await guest(), await guest()];
  await sit(ana, 2, 'Ana');
  await sit(bo, 3, 'Bo');
  await bo.context().close();
  await host.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  await host.clock.install();
  for (const page of [host, ana]) {
    await page.goto(`${server.base}/table/${id}`);
    await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  }
  await host.clock.fastForward(21_000);
  await host.getByRole('button', { name: 'Find someone else' }).click();
  await host.getByText('You have asked for someone else to play on for Bo.').waitFor();
  await ana.getByText('would like someone else to play on for Bo.').waitFor();
  await ana.getByRole('button', { name: 'Keep the seat' }).click();
  await host.getByText('You have asked for someone else').waitFor({ state: 'detached' });
  await host.getByRole('button', { name: 'Find someone else' }).click();
  await ana.getByRole('button', { name: 'Agree', exact: true }).click();
  await host.getByRole('button', { name: 'Show the links' }).click();
  const address = await host.getByLabel('Invitation to this seat').inputValue();
  assert.equal(await ana.getByLabel('Invitation to this seat').count(), 0, 'the invitation is the host\'s alone');
  const chand = await guest();
  await chand.goto(server.base + new URL(address).pathname);
  await chand.getByLabel('Your name').fill('Chand');
  await chand.getByRole('button', { name: 'Sit down' }).click();
  await chand.waitForURL(`**/table/${id}`);
  await chand.locator('.hand button').first().waitFor();
  await host.getByLabel('Invitation to this seat').waitFor({ state: 'detached' });
  for (const page of [host, ana, chand]) await page.context().close();
});

test('an old line of a running game is shown again, also after a reload; a move is one line', async () => {
  const page = await guest({ liked: { detail: true } });
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
  const lines = page.locator('.log li');
  const way = lines.filter({ hasText: /: (totem )?[a-s]\d+ → / });
  const roll = lines.filter({ hasText: /rolled \d, \d; (both dice|one die), \d+ points?\./ });
  // The dice decide how soon there is such a line.
  for (let tries = 0; tries < 20 && !((await way.count()) && (await roll.count())); tries += 1) {
    await playOn(page, id, { acts: 30 });
    await page.goto(`${server.base}/table/${id}`);
    await lines.filter({ hasText: 'totem starts on' }).first().waitFor();
  }
  assert.ok((await way.count()) && (await roll.count()), 'a roll with its use, and a way, are one line each');
  // The page was opened after all of it: what it shows of the past, here the empty board, comes from the server.
  const first = lines.filter({ hasText: 'to go first.' }).last();
  const tokens = page.locator('g.token:not(.gone)');
  const now = await tokens.count();
  await first.getByRole('button').first().click();
  await page.getByText('You are looking at an earlier moment.').first().waitFor();
  await page.waitForFunction((count) => document.querySelectorAll('g.token:not(.gone)').length < count, now);
  await first.and(page.locator('.here')).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('g.token:not(.gone)').length === count, now);
  // A move of several steps, shown again as a whole.
  await way.first().getByRole('button').first().click();
  await way.first().and(page.locator('.here')).waitFor();
  await page.context().close();
});

test('cards of all games are chosen by dragging them on the board, and put in order by dragging them on each other', async () => {
  const page = await guest();
  for (const [game, seats] of [['raj', 2], ['elephant_rally', 3]]) {
    const { id } = await makeTable(page, { game, seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }))], start: true });
    if (game !== 'raj') await playOn(page, id, { acts: 1, until: 'play ' });
    await page.goto(`${server.base}/table/${id}`);
    const cards = page.locator('.hand li:not(.order) button');
    const playable = page.locator('.hand li:not(.order) button[aria-disabled=false]').first();
    await playable.waitFor();
    const names = () => cards.allInnerTexts();
    const before = await names();
    // Of equal cards nobody sees which one has moved.
    const moved = before.findIndex((name, place) => name !== before[place + 1] && place + 2 < before.length);
    await drag(page, cards.nth(moved), cards.nth(moved + 2));
    await page.waitForFunction(
      (old) => [...document.querySelectorAll('.hand li:not(.order) button')].map((card) => card.innerText).join() !== old,
      before.join(),
    );
    assert.deepEqual((await names()).toSorted(), before.toSorted());
    await drag(page, playable, page.locator('.board').first());
    // It is chosen, or played at once where there is one way to play it.
    await page.waitForFunction(
      (count) => document.querySelector('.hand button[aria-pressed=true]') || document.querySelectorAll('.hand li:not(.order) button').length < count,
      before.length,
    );
  }
  await page.context().close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

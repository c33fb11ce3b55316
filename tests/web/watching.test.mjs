// Watching in real browsers: the hand of a player who opens it, in the drawing and as text, by keyboard.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

const post = (page, path, body) =>
  page.evaluate(
    async ([to, wish]) => {
      const answer = await fetch(`/api/${to}`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(wish) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, body],
  );

/** Two players and a watcher at a table of this game, the second player called Ana. */
async function gathered(game, ...more) {
  const host = await guest();
  const { id } = await makeTable(host, { game, seats: [{ kind: 'me' }, { kind: 'open' }, ...more] });
  const ana = await guest();
  await post(ana, `tables/${id}/sit`, { seat: 2, name: 'Ana' });
  await host.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  const watcher = await guest();
  for (const page of [host, ana, watcher]) await page.goto(`${server.base}/table/${id}`);
  return { id, host, ana, watcher, leave: () => Promise.all([host, ana, watcher].map((page) => page.context().close())) };
}

async function openHand(page) {
  await page.getByRole('button', { name: 'Table, log and chat' }).click();
  await page.getByRole('button', { name: 'Let watchers see my hand' }).click();
}

const hand = (page) => page.locator('.hand button[aria-pressed]');

test('a watcher looks at an open hand, as a drawing and as text, until the player closes the hand', async () => {
  const { host, ana, watcher, leave } = await gathered('raj');
  await hand(ana).nth(14).waitFor();
  await watcher.getByText('Nobody shows their hand to watchers.').waitFor();
  assert.equal(await hand(watcher).count(), 0);

  await openHand(ana);
  for (const page of [host, ana, watcher]) await page.getByText('Ana now shows their hand to watchers.').waitFor();
  await host.getByRole('img', { name: 'Watchers can see this hand' }).first().waitFor();
  await ana.getByRole('button', { name: 'Watchers can see your hand. Press to hide it.' }).waitFor();

  const view = watcher.getByRole('combobox', { name: 'You see' });
  assert.deepEqual(await view.locator('option').allTextContents(), ['what everybody sees', 'what Ana sees']);
  // By keyboard; the redrawn page leaves the focus where it was.
  await view.focus();
  await watcher.keyboard.press('ArrowDown');
  await hand(watcher).nth(14).waitFor();
  assert.equal(await view.evaluate((element) => element === document.activeElement), true);
  assert.deepEqual(await serious(watcher, 'an open hand'), []);
  assert.equal(await watcher.locator('.acts').count(), 0, 'nothing to do');

  // What Ana chooses is seen when she has put it down, and by nobody else.
  await hand(ana).nth(3).click({ position: { x: 12, y: 24 } });
  await ana.locator('.acts .btn.pri').click();
  await watcher.waitForFunction(() => document.querySelectorAll('.hand button[aria-pressed]').length === 14);
  assert.equal(await watcher.locator('.hand button', { hasText: /\b4\b/ }).count(), 0, 'the four lies on the table');

  // A press on somebody else's card does nothing.
  await hand(watcher).first().click({ position: { x: 12, y: 24 }, force: true });
  assert.equal(await watcher.locator('.hand button[aria-pressed=true]').count(), 0);

  await watcher.keyboard.press('t');
  await watcher.getByText("Ana's hand: 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15.").waitFor();
  await watcher.getByRole('textbox').fill('watch 0');
  await watcher.keyboard.press('Enter');
  await watcher.getByText("Ana's hand").waitFor({ state: 'detached' });
  await watcher.getByRole('textbox').fill('watch 2');
  await watcher.keyboard.press('Enter');
  await watcher.getByText("Ana's hand").waitFor();
  assert.deepEqual(await serious(watcher, 'an open hand as text'), []);
  await watcher.getByRole('button', { name: 'Back to the board' }).click();
  await hand(watcher).nth(13).waitFor();

  // When the hand is closed the watcher is at the table.
  await ana.getByRole('button', { name: 'Watchers can see your hand. Press to hide it.' }).click();
  for (const page of [host, watcher]) await page.getByText("Watchers no longer see Ana's hand.").waitFor();
  await watcher.getByText('Nobody shows their hand to watchers.').waitFor();
  assert.equal(await hand(watcher).count(), 0);
  await leave();
  assert.deepEqual(house.faults(), []);
});

test('an open hand in a race, and after the connection was lost', async () => {
  const { id, host, ana, watcher, leave } = await gathered('elephant_rally', { kind: 'bot', level: 'easy' });
  // Hands are dealt when all elephants stand.
  await Promise.all([host, ana].map((page) => playOn(page, id, { acts: 1 })));
  await hand(ana).first().waitFor();
  await post(ana, `tables/${id}/seats/2/settings`, { watched: true });
  await watcher.getByRole('combobox', { name: 'You see' }).selectOption({ label: 'what Ana sees' });
  await hand(watcher).first().waitFor();
  const cards = (page) => hand(page).evaluateAll((all) => all.map((card) => card.dataset.card).sort().join());
  // The bot may rob Ana between two looks.
  const same = () => until(async () => (await cards(ana)) && (await cards(watcher)) === (await cards(ana)), 'the same cards on both screens');
  await same();
  const welcome = new Promise((resolve) =>
    watcher.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'welcome') resolve(message);
      }),
    ),
  );
  await server.restart(200);
  assert.deepEqual((await welcome).seats, [2], 'the watcher is where they were');
  await same();
  await post(ana, `tables/${id}/seats/2/settings`, { watched: false });
  await watcher.getByText('Nobody shows their hand to watchers.').waitFor();
  assert.equal(await hand(watcher).count(), 0);
  await leave();
});

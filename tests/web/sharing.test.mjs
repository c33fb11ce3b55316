// One screen for several people, in real browsers: nothing that one person saw, wrote or asked for reaches the next.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { lift, makeTable, playOn } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

const SCREEN = [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }];
const cards = (page) => page.locator('.hand li:not(.order) button');
const curtain = (page) => page.getByRole('button', { name: /^I am/ });

async function bid(page) {
  await page.locator('.hand button[aria-disabled=false]').first().click({ position: { x: 15, y: 50 } });
  await page.getByRole('button', { name: /^Bid \d+$/ }).click();
}

/** Whatever was sent or has come before this has been dealt with: the socket keeps its order. */
async function settled(page, word) {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(word);
  await page.keyboard.press('Enter');
  await page.locator('.chat li').getByText(word).waitFor();
}

/** What this page sends, and a hand that holds back answers of one kind. */
async function tapped(page, kind = '') {
  const sent = [];
  const held = [];
  let release = () => undefined;
  const arrived = new Promise((resolve) => {
    release = resolve;
  });
  await page.routeWebSocket(/socket/, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((text) => {
      sent.push(JSON.parse(text));
      there.send(text);
    });
    there.onMessage((text) => {
      if (JSON.parse(text).type !== kind) socket.send(text);
      else {
        held.push(() => socket.send(text));
        release();
      }
    });
  });
  return { sent, arrived, deliver: () => held.forEach((send) => send()) };
}

test('friends at this screen are named where they sit down, and have numbers until then', async () => {
  const page = await guest({ at: '/new/raj', liked: { language: 'pt' } });
  await page.getByLabel('Quem ocupa o lugar 2').selectOption('screen');
  const second = page.getByLabel('Nome do jogador no lugar 2');
  assert.ok(await second.evaluate((input) => input === document.activeElement), 'the name is asked for at once');
  assert.equal(await second.getAttribute('placeholder'), 'Nome (ou Jogador 2)');
  await page.getByLabel('Quem ocupa o lugar 3').selectOption('screen');
  await page.getByLabel('Nome do jogador no lugar 3').fill('Rita');
  await page.getByRole('button', { name: 'Começar a partida' }).click();
  await page.getByRole('heading', { name: /Jogador 1/ }).waitFor();
  const texts = await page.locator('[data-region=board]').innerText();
  for (const name of ['Jogador 2', 'Rita']) assert.ok(texts.includes(name), `${name} in ${texts}`);
  assert.ok(!/Convidado/.test(await page.locator('body').innerText()));
  await page.context().close();
});

test('a covered bid card says nothing, to a screen reader or when it is pressed', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: [...SCREEN, { kind: 'open' }] });
  const friend = await guest();
  await friend.evaluate((table) => fetch(`/api/tables/${table}/sit`, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 3, name: 'Bo' }) }), id);
  await page.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }), id);
  const { sent } = await tapped(page);
  // Bo is here: who is away for long is spoken of, over the hand.
  await friend.goto(`${server.base}/table/${id}`);
  await page.goto(`${server.base}/table/${id}`);
  await curtain(page).waitFor();
  const covered = Array.from({ length: 15 }, () => 'A face-down card');
  assert.deepEqual(await cards(page).locator('.unseen').allInnerTexts(), covered);
  await lift(page);
  await cards(page).getByText('Bid card 7').waitFor();
  await bid(page);
  await lift(page);
  await bid(page);
  // Bo thinks: nobody has the screen.
  await page.waitForFunction(() => document.querySelectorAll('.hand .unseen')[0]?.textContent === 'A face-down card');
  await cards(page).nth(3).click({ position: { x: 15, y: 50 }, force: true });
  await settled(page, 'pressed');
  assert.deepEqual(sent.filter((wish) => wish.type === 'why'), []);
  for (const each of [page, friend]) await each.context().close();
});

test('what one person was shown, wrote or asked for is not there for the next one', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: SCREEN, hints: true, start: true });
  const { arrived, deliver } = await tapped(page, 'hinted');
  await page.goto(`${server.base}/table/${id}`);
  await curtain(page).waitFor();
  const first = await curtain(page).textContent();
  await lift(page);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes.fill('keep the 15');
  await page.getByRole('button', { name: 'Hint' }).click();
  await arrived;
  await bid(page);
  await curtain(page).waitFor();
  await page.getByText('Hidden, like your hand.').waitFor();
  assert.equal(await page.locator('textarea').count(), 0);
  await lift(page);
  await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Show again' }).isDisabled(), true);
  assert.equal(await notes.inputValue(), '');
  await notes.fill('watch the mouse');
  // The hint comes now. Both have decided equally often.
  deliver();
  await settled(page, 'heard');
  assert.equal(await page.locator('.hint-card').count(), 0);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await bid(page);
  await page.getByText('Round 2 of 15').waitFor();
  await curtain(page).waitFor();
  const owner = (await curtain(page).textContent()) === first ? 'keep the 15' : 'watch the mouse';
  await lift(page);
  assert.equal(await notes.inputValue(), owner);
  await page.context().close();
});

test('a closer look ends when the hand is covered', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: SCREEN, start: true });
  await page.goto(`${server.base}/table/${id}`);
  await lift(page);
  await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  await cards(page).nth(6).hover({ position: { x: 15, y: 50 } });
  await page.locator('.closer').getByText('Bid card 7').waitFor();
  // Both decide in another tab.
  const tab = await page.context().newPage();
  await tab.goto(server.base);
  await playOn(tab, id, { acts: 2 });
  await curtain(page).waitFor();
  await page.locator('.closer').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a race card that was looked at is not there when the next one lifts the curtain', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [...SCREEN, { kind: 'screen', name: 'Dev' }], start: true });
  await playOn(page, id, { acts: 1, until: 'play ' });
  await page.goto(`${server.base}/table/${id}`);
  const first = await curtain(page).textContent();
  await lift(page);
  const card = page.locator('.hand button[data-card]').first();
  await card.hover({ position: { x: 15, y: 50 } });
  await page.locator('.zoomed').waitFor();
  const tab = await page.context().newPage();
  await tab.goto(server.base);
  await playOn(tab, id, { acts: 1, prefer: ['discard '] });
  await playOn(tab, id, { acts: 1, prefer: ['end', 'discard '] });
  await page.waitForFunction((text) => [...document.querySelectorAll('dialog button')].some((each) => each.textContent.startsWith('I am') && each.textContent !== text), first);
  await page.locator('.zoomed').waitFor({ state: 'detached' });
  // A mouse that rests on the hand of the next one would look at a card anew.
  await page.mouse.move(5, 5);
  await lift(page);
  await page.locator('.hand button[aria-disabled=false]').first().waitFor();
  assert.equal(await page.locator('.zoomed').count(), 0);
  await page.context().close();
});

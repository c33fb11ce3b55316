// Whole races in real Chromium against a real server: against bots, by link, two with two elephants each, at one screen,
// a chain of tigers, a push across the line; with keys alone; axe. Situations come from own tracks and decks.
// Run by `node --test`; LONG=1 races on longer tracks with the games' own cards (make evidence).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { canAnswer, lift, makeTable, until } from '../../web/scripts/hands.mjs';

const LONG = Boolean(process.env.LONG);
const SHORT = 'start ^^^ ^^^ ... | D ... .c. .B. h.. ... h.. | C ... ..h S.. .h. ..B ... | finish ...';
const LAP = '... ..h ... c.. ... .B. ... ... #.. ... ... ... ^^^ ^^^';
/** Six columns: five steps from the second starting column lead over the line. */
const SPRINT = 'start ^^^ ^^^ ... | own h.h h.h | finish ...';

const house = await startServerAndBrowser({ turn: 0.05, window: 0.5 });
after(() => house.close());
const { server } = house;
const guest = ({ liked = {}, ...more } = {}) => house.guest({ liked: { speed: 'off', ...liked }, ...more });

const deck = (...cards) => `cards ${cards.length * 40} ${cards.map((card) => `${card} x40`).join(' ')}`;
/** The game's own cards in a long race; else only long movements, so that it is soon over. */
const fast = (track, cards) => (LONG ? { track } : { track, deck: deck(...cards) });
const visible = (locator) => locator.first().isVisible().catch(() => false);
/** Press what may be gone before the press arrives: then nothing happens. */
const press = (locator, more = {}) => locator.first().click({ timeout: 5000, ...more }).catch(() => undefined);
const curtain = (page) => page.getByRole('button', { name: /^I am/ });

/** Press a cell of the track. */
async function cell(page, name) {
  const box = await page.locator(`[data-target="${name}"]`).boundingBox({ timeout: 5000 }).catch(() => null);
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** One act with the mouse: whatever the page offers, a movement rather than anything else. Tells whether the race is over. */
async function act(page) {
  if (await visible(page.getByRole('button', { name: 'Rematch' }))) return true;
  if (await visible(curtain(page))) await press(curtain(page));
  else if (await visible(page.locator('.question'))) await press(page.getByRole('button', { name: 'Nobody' }));
  else if (await visible(page.locator('.prompt .btn.pri'))) await press(page.locator('.prompt .btn.pri'));
  else if (await visible(page.locator('.prompt .row .btn'))) await press(page.locator('.prompt .row .btn'));
  else if (await visible(page.locator('.prompt .cards button'))) await press(page.locator('.prompt .cards button'));
  else if (await visible(page.locator('.ways .way'))) await press(page.locator('.ways .way'));
  else if (await visible(page.locator('.acts > .btn.pri:enabled'))) await press(page.locator('.acts > .btn.pri:enabled'));
  else if (await visible(page.locator('[data-target]'))) await cell(page, await page.locator('[data-target]').first().getAttribute('data-target'));
  else if (await visible(page.locator('.acts > .btn:enabled'))) await press(page.locator('.acts > .btn:enabled'));
  else if (await visible(page.locator('.hand [data-card][aria-disabled=false][aria-pressed=false]'))) {
    const best = page.locator('.hand [data-card][aria-disabled=false][data-card^=purple], .hand [data-card][aria-disabled=false][data-card^=green], .hand [data-card][aria-disabled=false][data-card*="-"]');
    const card = (await best.count()) ? best : page.locator('.hand [data-card][aria-disabled=false][aria-pressed=false]');
    await press(card, { position: { x: 15, y: 50 } });
  }
  return false;
}

/** Play on until the race is over for all of these pages. */
async function playOut(...pages) {
  await until(async () => (await Promise.all(pages.map(act))).every(Boolean), 'the end of the race');
}

test('Elephant Rally against bots, to the end, with its replay', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }], options: fast(LONG ? SHORT : SPRINT, ['green-5', 'green-6']), start: true });
  await page.goto(`${server.base}/table/${id}`);
  await page.getByRole('application').waitFor();
  await playOut(page);
  await page.goto(`${server.base}/table/${id}/replay`);
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('End');
  await page.waitForURL(/at=\d/);
  assert.ok(await page.locator('[data-animal=A]').count() + await page.locator('[data-animal=B]').count());
  await page.context().close();
});

test('Formula E against bots, to the end', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'formula_e', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }], options: fast(LAP, ['green-5', 'purple-6']), start: true });
  await page.goto(`${server.base}/table/${id}`);
  await page.getByRole('application').waitFor();
  await playOut(page);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.context().close();
});

test('two by link, with two elephants each', async () => {
  const host = await guest();
  const made = await makeTable(host, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'invitation' }], options: fast(LONG ? SHORT : SPRINT, ['green-5', 'green-6']) });
  const token = await host.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/links`)).json()).invitations['2'].token, made.id);
  const friend = await guest();
  await friend.goto(`${server.base}/join/${token}`);
  await friend.getByLabel('Your name').fill('Ana');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await host.goto(`${server.base}/table/${made.id}`);
  await host.getByRole('button', { name: 'Start' }).click();
  await Promise.all([host, friend].map((page) => page.getByRole('application').waitFor()));
  // With two elephants each the first turn begins when all four stand on the track.
  await until(async () => {
    for (const page of [host, friend]) if (await visible(page.locator('[data-target]'))) await act(page);
    return (await host.locator('g.elephant').count()) === 4;
  }, 'four elephants');
  assert.equal(await host.locator('g.elephant .yours').count(), 2);
  await playOut(host, friend);
  for (const page of [host, friend]) await page.context().close();
});

/** Three at one screen; everybody is placed, without a curtain and with covered hands, and the first player has lifted theirs. */
async function sharedRace(page, options, clock = 'none', places = ['b1', 'a0', 'b0']) {
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }, { kind: 'screen', name: 'Dev' }], options, clock, start: true });
  await page.goto(`${server.base}/table/${id}`);
  for (const place of places) {
    await page.locator(`[data-target="${place}"]`).waitFor();
    assert.equal(await page.locator('.hand .back').count(), await page.locator('.hand [data-card]').count(), 'nobody sees a hand while elephants are placed');
    await cell(page, place);
    await page.locator(`g.elephant[data-cell="${place}"]`).waitFor();
  }
  await lift(page);
  await page.locator('.hand [data-card][aria-disabled=false]').first().waitFor();
  return id;
}

test('a push across the line is said before the card is played, and lets the pushed one win', async () => {
  const page = await guest();
  await sharedRace(page, { track: SPRINT, deck: deck('green-5') });
  await page.locator('.hand [data-card]').first().click({ position: { x: 15, y: 50 } });
  await page.locator('.badge.danger').waitFor();
  assert.match(await page.locator('.status').innerText(), /over the line: .* would win/);
  const button = page.locator('.acts .btn.danger');
  const label = await button.innerText();
  const winner = label.match(/: (.*) wins/)[1];
  await button.click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  // The result says how far everybody came, and shows the track as the race left it.
  await page.getByRole('row', { name: `${winner} over the line` }).waitFor();
  assert.equal(await page.getByRole('row', { name: /\d columns? short/ }).count(), 2);
  assert.ok(await page.locator('.columns g.elephant').count());
  assert.match(await page.locator('main.end').innerText(), new RegExp(`${winner} won`));
  await page.context().close();
});

test('at one screen the log names no drawn card, however late the game itself arrives', async () => {
  const page = await guest({ liked: { detail: true } });
  await sharedRace(page, { track: SPRINT, deck: deck('green-5') });
  let late = 0;
  await page.route(/\/assets\/race-.*\.js/, async (route) => {
    late += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await lift(page);
  const drawn = page.locator('.log li', { hasText: 'drew' });
  await drawn.first().waitFor();
  assert.ok(late, 'the game came late');
  assert.doesNotMatch((await drawn.allInnerTexts()).join(' '), /Green/);
  await page.context().close();
});

test('a chain of tigers at one screen: one open question, and only who claims takes the screen', async () => {
  const page = await guest({ liked: { detail: true } });
  // Nobody has a cobra, so by itself the table would not ask about these tigers.
  await sharedRace(page, { track: SHORT, deck: deck('tiger'), windows: 'always' }, 'daily');
  await page.locator('.hand [data-card=tiger]').first().click({ position: { x: 15, y: 50 } });
  await page.locator('.acts .btn.pri').click();
  for (let tigers = 1; tigers <= 2; tigers += 1) {
    const question = page.getByRole('dialog', { name: 'Stop it with a tiger?' });
    await question.waitFor();
    assert.equal(await page.locator('.hand .back').count(), await page.locator('.hand [data-card]').count(), 'hands are covered while all are asked');
    assert.equal(await question.getByRole('button').first().innerText(), 'Nobody');
    await canAnswer(page);
    await question.getByRole('button').nth(1).click();
    await lift(page);
    await page.getByRole('button', { name: /^Let it pass/ }).waitFor();
    await page.getByRole('button', { name: 'Tiger!' }).click();
    // The third player may still be asked about this tiger; the next question is about the next one.
    await page.waitForFunction((laid) => {
      if (document.querySelectorAll('.laid li').length > laid) return true;
      const first = document.activeElement;
      if (first?.closest('.question') && first.textContent === 'Nobody') first.click();
      return false;
    }, tigers, { polling: 100 });
  }
  await canAnswer(page);
  await page.getByRole('button', { name: 'Nobody' }).click();
  await page.locator('.log').getByText(/tiger is cancelled\./i).waitFor();
  await page.context().close();
});

test('by keyboard alone, in text mode, and why not', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }], options: { deck: deck('green-5', 'green-6') }, start: true });
  await page.goto(`${server.base}/table/${id}`);
  const board = page.getByRole('application');
  await page.locator('[data-target]').first().waitFor();
  await board.focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand [data-card][aria-disabled=false]').first().waitFor();
  await page.locator('.hand [data-card]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.acts .btn.pri:enabled, .ways .way').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'End turn' }).waitFor();
  await page.locator('.hand [data-card][aria-disabled=true]').first().click({ position: { x: 15, y: 50 }, force: true });
  await page.getByText("You can't play two green cards in one turn.").waitFor();
  await page.getByText('It is not possible this turn.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.getByText('Cows:').waitFor();
  const command = page.getByLabel('Command');
  await command.fill('end');
  await command.press('Enter');
  await page.locator('.events').getByText(/drew/).first().waitFor();
  await page.context().close();
});

/** A seat against bots whose cards are all of these kinds, with its elephant placed and its turn come. */
async function ownTurn(page, game, cards, more = {}) {
  const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'easy' }));
  const { id } = await makeTable(page, { game, seats: [{ kind: 'me' }, ...bots], options: { deck: deck(...cards), ...more }, start: true });
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('[data-target]').first().waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  // Others may be first, and their cards ask for answers.
  const [turn, asked] = [page.locator('.hand [data-card][aria-disabled=false]').first(), page.locator('.prompt .btn.pri')];
  await until(async () => {
    if (await visible(asked)) await press(asked);
    return visible(turn);
  }, 'the own turn');
}

/** With keys: the first card of a kind, and what the page offers for it. */
async function playByKeys(page, card) {
  await page.locator(`.hand [data-card="${card}"]`).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.acts .btn.pri:enabled').focus();
  await page.keyboard.press('Enter');
}

test('cows, the mouse and a robbery with keys alone', async () => {
  const page = await guest({ liked: { detail: true } });
  // Bots that hold the same cards may be asked; they always pass, as they hold no tiger.
  await ownTurn(page, 'elephant_rally', ['cow']);
  await playByKeys(page, 'cow');
  const enough = page.getByRole('button', { name: /^Enough/ });
  await enough.waitFor();
  const all = await enough.innerText();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-target]').first().waitFor();
  await page.getByRole('application').focus();
  // The next thing that can be chosen is a cell for the cow that was picked up.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // A step is part of the plan; the cow goes when the others have answered.
  await until(async () => (await enough.innerText()) !== all, 'a step less');
  await enough.focus();
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(/^The cow on .* goes to/).first().waitFor();
  await page.getByRole('button', { name: 'End turn' }).waitFor();

  await ownTurn(page, 'elephant_rally', ['monkey']);
  await playByKeys(page, 'monkey');
  await page.locator('.prompt .row .btn').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(/Monkey/).first().waitFor();
  await page.getByRole('button', { name: 'End turn' }).waitFor();

  await ownTurn(page, 'formula_e', ['mouse']);
  await playByKeys(page, 'mouse');
  await page.locator('[data-target]').first().waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(/^The mouse (goes|comes out)/).first().waitFor();
  await page.context().close();
});

test('who wants no motion gets none', async () => {
  const still = await guest({ liked: { speed: 'normal' } });
  const moving = await guest({ reducedMotion: 'no-preference', liked: { speed: 'normal' } });
  for (const [page, travels] of [[still, false], [moving, true]]) {
    await ownTurn(page, 'elephant_rally', ['green-5']);
    const time = await page.locator('g.animal').first().evaluate((animal) => parseFloat(getComputedStyle(animal).transitionDuration));
    assert.equal(time > 0.01, travels, `${time} s`);
    await page.context().close();
  }
});

test('axe finds no serious fault at a race, in light and dark', async () => {
  const found = [];
  const page = await guest();
  const check = async (where) => found.push(...(await serious(page, where)));
  await ownTurn(page, 'elephant_rally', ['juice-4']);
  await page.locator('.hand [data-card]').first().click({ position: { x: 15, y: 50 } });
  await page.locator('.ways .way').first().waitFor();
  await check('ways');
  await ownTurn(page, 'elephant_rally', ['monkey']);
  await playByKeys(page, 'monkey');
  await page.locator('.prompt .row .btn').first().waitFor();
  await check('whom to rob');
  await ownTurn(page, 'formula_e', ['green-5', 'charge']);
  await check('Formula E');
  // Nobody has a cobra, so by itself the table would not ask about these tigers.
  await sharedRace(page, { track: SHORT, deck: deck('tiger'), windows: 'always' }, 'daily');
  await page.locator('.hand [data-card=tiger]').first().click({ position: { x: 15, y: 50 } });
  await page.locator('.acts .btn.pri').click();
  await page.getByRole('dialog', { name: 'Stop it with a tiger?' }).waitFor();
  await check('an open question');
  await canAnswer(page);
  await page.locator('.question .btn').nth(1).click();
  await lift(page);
  await page.getByRole('button', { name: /^Let it pass/ }).waitFor();
  await check('a tiger window');
  await page.context().close();
  assert.deepEqual(found, []);
});

test('a phone shows the own elephant large, with a map of the whole track', async () => {
  const page = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }], start: true });
  await page.goto(`${server.base}/table/${id}`);
  await page.getByRole('button', { name: /The whole track/ }).waitFor();
  await page.locator('[data-target]').first().waitFor();
  const target = await page.locator('[data-target]').first().boundingBox();
  assert.ok(target.width >= 24, `a cell is ${target.width} px wide`);
  await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2);
  await page.locator('.hand [data-card]').first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.context().close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

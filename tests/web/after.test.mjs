// After the game: a game of each ends, its review opens, a branch is played on; a position is set up; my games are found.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;
/** SHOTS names a folder for pictures of what is tested. */
const { SHOTS } = process.env;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });
const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [360, 640],
];
async function shoot(page, name) {
  if (!SHOTS) return;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((look) => (document.documentElement.dataset.theme = look), theme);
      await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png`, fullPage: width < 900 });
    }
  }
}

const bot = { kind: 'bot', level: 'random' };
const GAMES = {
  raj: { seats: [{ kind: 'me' }, bot, bot], options: { deck: 'bids 1..6 prizes -2..3' } },
  totem: { seats: [{ kind: 'me' }, bot], options: { turn_limit: '4' } },
  formula_e: { seats: [{ kind: 'me' }, bot, bot], options: { turn_limit: '4' } },
  elephant_rally: { seats: [{ kind: 'me' }, bot, bot], options: { turn_limit: '4' } },
};
const PHONE = { width: 390, height: 844 };

for (const [game, wish] of Object.entries(GAMES)) {
  test(`${game}: the end leads to a review, and a moment of it to a game that is played on`, async () => {
    const page = await guest();
    if (game === 'raj') await page.setViewportSize(PHONE);
    const { id } = await makeTable(page, { game, start: true, pace: 'fast', windows: 'short', ...wish });
    await page.goto(`${server.base}/table/${id}`);
    await playOn(page, id);
    await page.getByRole('link', { name: 'Review this game' }).click();
    const chart = page.getByRole('slider', { name: 'Chance to win over time' });
    await chart.waitFor();
    await page.locator('progress').waitFor({ state: 'detached' });
    assert.deepEqual(await serious(page, `review of ${game}`), []);
    await shoot(page, `review-${game}`);
    if (game === 'raj') await page.setViewportSize(PHONE);
    // The chart moves by keys, and the board and the address with it.
    await chart.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/[?&]at=[1-9]/);
    // The same picture as a table.
    await page.getByText('The chart as a table').click();
    assert.ok((await page.locator('details tbody tr').count()) > 2);
    // Another guest of the server may not see a game against bots.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByText('What is known').waitFor();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.includes(id));
    const branch = new URL(page.url()).pathname.split('/')[2];
    const info = await page.evaluate((table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()), branch);
    assert.equal(info.branch.table, id);
    await playOn(page, branch);
    const record = await page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text()), branch);
    assert.match(record, new RegExp(`\nfrom: ${id}@\\d+ as `));
    await page.goto(`${server.base}/games?game=${game}`);
    await page.getByText('2 games.').waitFor();
    await page.getByText('branch', { exact: true }).waitFor();
    await page.context().close();
  });
}

test('my games on a phone: searched, and their records downloaded', async () => {
  const page = await guest();
  await page.setViewportSize(PHONE);
  const { id } = await makeTable(page, { game: 'raj', start: true, ...GAMES.raj });
  await page.goto(`${server.base}/table/${id}`);
  await playOn(page, id);
  await page.goto(`${server.base}/games`);
  await page.getByText('One game.').waitFor();
  assert.deepEqual(await serious(page, 'my games'), []);
  await shoot(page, 'games');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the records' }).click();
  assert.equal((await coming).suggestedFilename(), 'howdah-games.zip');
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('None of your games fits').waitFor();
  await page.context().close();
});

test('a position is set up by hand and as text, and played', async () => {
  const page = await guest();
  await page.goto(`${server.base}/setup?game=raj`);
  const text = page.getByLabel('The position as text');
  await page.getByText('This can be played.').waitFor();
  await text.fill('raj 2\nstake: 11');
  await page.getByText('Line 2, column 8').waitFor();
  await text.fill('raj 2\nused 1: 4\nused 2: 15\ntaken 2: 6\nstake: -2');
  await page.getByText('This can be played.').waitFor();
  await page.getByRole('combobox', { name: 'Where the +10 lies' }).selectOption('stake');
  await page.waitForFunction(() => document.querySelector('textarea').value.includes('stake: -2 10'));
  await page.getByText('This can be played.').waitFor();
  assert.deepEqual(await serious(page, 'setup of Raj'), []);
  await shoot(page, 'setup-raj');
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['totem', 'formula_e', 'elephant_rally']) {
    await page.getByLabel('Game').selectOption(game);
    await page.waitForFunction((name) => document.querySelector('textarea').value.startsWith(name), game);
    await page.getByRole('application').waitFor();
    await page.getByText('This can be played.').waitFor();
    assert.deepEqual(await serious(page, `setup of ${game}`), []);
    await shoot(page, `setup-${game}`);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  const before = await text.inputValue();
  await page.getByRole('button', { name: /^One .* more$/ }).first().click();
  assert.notEqual(await text.inputValue(), before);
  await page.getByLabel('Game').selectOption('totem');
  await page.waitForFunction(() => document.querySelector('textarea').value.startsWith('totem'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await page.locator('[data-region=board]').waitFor();
  await page.context().close();
});

test('a frame on another site shows a replay to look at, and nothing else', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', start: true, spectators: 'welcome', ...GAMES.raj });
  await page.goto(`${server.base}/table/${id}`);
  await playOn(page, id);
  const stranger = await guest();
  await stranger.goto(`${server.base}/embed/replay/${id}?at=2`);
  await stranger.getByRole('slider').waitFor();
  assert.equal(await stranger.locator('header').count(), 0);
  assert.equal(await stranger.getByRole('button', { name: 'Play on from here' }).count(), 0);
  await stranger.context().close();
  await page.context().close();
});

test('bids of Raj are read after one game and over many, and a habit leads to a position to play', async () => {
  const page = await guest();
  const tables = [];
  for (let game = 0; game < 2; game += 1) {
    const { id } = await makeTable(page, { game: 'raj', start: true, pace: 'fast', seats: [{ kind: 'me' }, bot] });
    // Whoever bids the highest card each time can be read.
    await playOn(page, id, { prefer: Array.from({ length: 15 }, (_, place) => `bid ${15 - place}`) });
    tables.push(id);
  }
  await page.goto(`${server.base}/table/${tables[1]}/review?seat=1`);
  // The picture comes with the words of the seat that is reviewed.
  const picture = page.getByRole('img', { name: /^Bids by stake/ });
  await picture.waitFor();
  await page.locator('progress').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Can your bids be predicted?' }).waitFor();
  assert.deepEqual(await serious(page, 'bids in a review'), []);
  await page.getByRole('button', { name: /^Round 3,/ }).click();
  await page.waitForURL(/[?&]at=4/);
  await shoot(page, 'review-bids');

  await page.setViewportSize(PHONE);
  await page.goto(`${server.base}/games`);
  await page.getByRole('link', { name: 'My habits' }).click();
  await page.getByText('Read from your newest 2 games.').waitFor();
  await picture.waitFor();
  await page.getByRole('heading', { name: /^You bid your highest card in 100 % of the rounds/ }).waitFor();
  assert.deepEqual(await serious(page, 'habits'), []);
  for (const [width, height] of [
    [1440, 900],
    [390, 664],
  ]) {
    await page.setViewportSize({ width, height });
    const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: innerWidth }));
    assert.ok(wide <= room, `habits take ${wide} of ${room} px`);
  }
  await shoot(page, 'habits');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Play it' }).first().click();
  await page.getByText('What is known').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Totem/ }).click();
  await page.getByText('You have not finished a game of this kind yet.').waitFor();
  await page.context().close();
});

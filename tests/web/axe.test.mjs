// axe finds no serious fault: every page, table, dialog and ending, in light and dark. (The track editor has its own test.)
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn } from '../../web/scripts/hands.mjs';

const BOTS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];
const SCREEN = [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }, { kind: 'screen', name: 'Bo' }];

const house = await startServerAndBrowser();
after(() => house.close());
const { server } = house;
const page = await house.guest();

async function look(address, seen, ...acts) {
  await page.goto(server.base + address);
  await seen().first().waitFor();
  const found = await serious(page, address);
  for (const [name, act] of acts) {
    await act();
    found.push(...(await serious(page, `${address} ${name}`)));
  }
  return found;
}

const heading = (name) => () => page.getByRole('heading', { name });
const dialog = (open) => async () => {
  await open();
  await page.getByRole('dialog').last().waitFor();
};
const away = async () => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test('the pages around the tables', async () => {
  const gathering = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'invitation' }, { kind: 'open' }] });
  assert.deepEqual(
    [
      ...(await look('/', heading('Take your seat.'), ['settings', dialog(() => page.getByRole('button', { name: 'Settings' }).click())])),
      ...(await look('/new/raj', heading('Seats'))),
      ...(await look('/new/elephant_rally', heading('Seats'))),
      ...(await look(`/table/${gathering.id}`, heading('Seats'))),
      ...(await look('/learn', heading('Learn'))),
      ...(await look('/rules/raj', () => page.getByText('RAJ-1.1'))),
      ...(await look('/join/aaaaaaaaaaaaaaaaaaaaaa', () => page.locator('main'))),
      ...(await look('/nowhere', () => page.locator('main'))),
    ],
    [],
  );
});

test('the lessons', async () => {
  const found = [];
  for (const game of ['raj', 'totem', 'elephant_rally', 'formula_e']) found.push(...(await look(`/learn/${game}`, () => page.locator('.teacher'))));
  assert.deepEqual(found, []);
});

test('tables in play, with what opens over them', async () => {
  const [raj, totem, rally, formula, curtain] = await Promise.all([
    makeTable(page, { game: 'raj', seats: BOTS, start: true }),
    makeTable(page, { game: 'totem', seats: SCREEN, start: true }),
    makeTable(page, { game: 'elephant_rally', seats: BOTS, start: true }),
    makeTable(page, { game: 'formula_e', seats: BOTS, start: true }),
    makeTable(page, { game: 'raj', seats: SCREEN, start: true }),
  ]);
  const cards = () => page.locator('.hand button');
  const board = () => page.getByRole('application');
  assert.deepEqual(
    [
      ...(await look(
        `/table/${raj.id}`,
        cards,
        ['menu', dialog(() => page.getByRole('button', { name: 'Table, log and chat' }).click())],
        ['back', away],
        ['keys', dialog(() => page.keyboard.press('?'))],
        ['back', away],
        ['rules', dialog(() => page.keyboard.press('r'))],
        ['back', away],
        ['text', async () => { await page.keyboard.press('t'); await page.getByLabel('Command').waitFor(); }],
      )),
      ...(await look(`/table/${totem.id}`, board)),
      ...(await look(`/table/${rally.id}`, board)),
      ...(await look(`/table/${formula.id}`, board)),
      ...(await look(`/table/${curtain.id}`, () => page.getByRole('dialog'))),
    ],
    [],
  );
});

test('endings and replays', async () => {
  const raj = await makeTable(page, { game: 'raj', seats: SCREEN, start: true });
  const totem = await makeTable(page, { game: 'totem', seats: SCREEN, options: { turn_limit: '1' }, start: true });
  await playOn(page, raj.id);
  await playOn(page, totem.id);
  const rematch = () => page.getByRole('button', { name: 'Rematch' });
  const slider = () => page.getByRole('slider');
  assert.deepEqual(
    [
      ...(await look(`/table/${raj.id}`, rematch)),
      ...(await look(`/table/${raj.id}/replay?at=9`, slider)),
      ...(await look(`/table/${totem.id}`, rematch)),
      ...(await look(`/table/${totem.id}/replay?at=9`, slider)),
    ],
    [],
  );
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

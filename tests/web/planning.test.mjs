// What is planned on the own screen and sent whole: the way of a piece of Totem, card and way in a race.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deck, reach, starts, tableOf } from '../../web/scripts/company.mjs';
import { openHouse } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, sitDown, until } from '../../web/scripts/hands.mjs';

const house = await openHouse();
after(() => house.close());
const { guest, server } = house;

/** The lists of actions that a page sends, and the ways that it is told. */
function listen(page) {
  const heard = { sent: [], ways: [], told: [] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'act') heard.sent.push(message.actions);
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type !== 'foreseen') return;
      heard.ways = message.ways;
      heard.told.push(...message.ways);
    });
  });
  return heard;
}

async function pressMark(page, mark) {
  const box = await mark.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a piece of Totem shows where it can go and what that takes; one press walks there', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
  await playOn(page, id, { acts: 0, until: 'piece ', prefer: ['both'] });
  const heard = listen(page);
  await page.goto(`${server.base}/table/${id}`);
  await pressMark(page, page.locator('[data-choice]').first());
  const numbers = page.locator('svg[role=application] text');
  await numbers.first().waitFor();
  assert.deepEqual(heard.sent, [], 'a piece is picked up on this screen only');

  // Put back, and picked up again.
  await pressMark(page, page.locator('polygon.chosen'));
  await until(async () => (await numbers.count()) === 0, 'the piece is put back');
  await pressMark(page, page.locator('[data-choice]').first());
  await numbers.first().waitFor();

  const farthest = heard.ways.filter(({ actions }) => actions.at(-1).startsWith('to ')).toSorted((a, b) => b.actions.length - a.actions.length)[0];
  assert.ok(farthest.actions.length > 2, 'more than a step away');
  await pressMark(page, page.locator(`[data-target=${farthest.actions.at(-1).slice(3)}]`));
  await until(() => heard.sent.length > 0, 'the way is sent');
  assert.deepEqual(heard.sent, [farthest.actions]);
  await page.context().close();
});

test('in Totem everything that the others did since the own last turn is marked', async () => {
  const page = await guest();
  const bot = { kind: 'bot', level: 'random' };
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, bot, bot], pace: 'fast', start: true });
  const desk = await page.context().newPage();
  await desk.goto(`${server.base}/robots.txt`);
  await page.goto(`${server.base}/table/${id}`);
  await page.getByRole('application').waitFor();
  const own = await sitDown(desk, id);
  const marked = async () => (await page.locator('[data-moved="2"]').count()) && (await page.locator('[data-moved="3"]').count());
  await until(async () => {
    const [asked] = await own.open();
    if (asked && starts('use ')(asked.legal) && (await marked())) return true;
    if (asked) await own.act(asked, ['end', 'finish', 'both'].find((action) => asked.legal.includes(action)) ?? asked.legal[0]);
    return false;
  }, 'an own turn that shows what both others did');
  await page.context().close();
});

test('in Formula E the way is chosen with the card, and not asked for again after the window', async () => {
  const me = await guest({ liked: { speed: 'off' } });
  const heard = listen(me);
  const friend = await guest();
  const desk = await me.context().newPage();
  await desk.goto(`${server.base}/robots.txt`);
  const options = { deck: deck('green-5', 'juice'), windows: 'always', turn_limit: '60' };
  const { id } = await tableOf(me, friend, { game: 'formula_e', seats: 3, options });
  const table = { own: await sitDown(desk, id), rest: await sitDown(friend, id) };
  await me.goto(`${server.base}/table/${id}`);
  await me.locator('[data-region=board]').waitFor();
  assert.ok(await reach(table, { due: starts('play green-5 with juice') }, 3));
  const press = (name) => me.locator(`.hand [data-card="${name}"]`).last().click({ position: { x: 14, y: 40 } });
  await me.locator('.hand [aria-disabled=false]').first().waitFor();
  await press('green-5');
  await press('juice');
  await me.locator('.ways .way').nth(1).click();
  await until(() => heard.sent.length === 1, 'the card is played');
  const [played] = heard.sent[0];
  assert.equal(played, 'play green-5 with juice');
  const planned = heard.told.filter(({ actions }) => actions[0] === played).map(({ actions }) => actions.slice(1).join());
  // The others let it happen; nobody asks for the way again.
  await until(async () => {
    const answers = (await table.rest.open()).filter(({ legal }) => legal.includes('pass'));
    for (const each of answers) await table.rest.act(each, 'pass');
    return heard.sent.length === 2;
  }, 'the way is taken');
  assert.ok(planned.includes(heard.sent[1].join()), 'one of the ways that were offered with the card');
  await me.context().close();
  await friend.context().close();
});

test('a circuit is chosen by its picture, or left to chance', async () => {
  const page = await guest({ at: '/new/elephant_rally' });
  const circuits = page.getByRole('radio', { name: /circuit/i });
  await page.locator('fieldset .art svg').nth(6).waitFor();
  assert.equal(await circuits.count(), 7);
  await page.getByRole('radio', { name: 'Random' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('application').waitFor();
  await page.context().close();
});

test('no page had a fault of its own', () => assert.deepEqual(house.faults(), []));

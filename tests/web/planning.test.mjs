// What is planned on the own screen and sent whole: the way of a piece of Totem, card and way in a race.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deck, reach, starts, tableOf } from '../../web/scripts/company.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, sitDown, until } from '../../web/scripts/hands.mjs';
import { sleep } from '../../web/scripts/server.mjs';

const house = await startServerAndBrowser();
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

test('a turn in which nothing else is possible ends by itself; any press stops that, and a setting does', async () => {
  const me = await guest({ liked: { speed: 'off' } });
  const friend = await guest();
  const desk = await me.context().newPage();
  await desk.goto(`${server.base}/robots.txt`);
  const { id } = await tableOf(me, friend, { game: 'formula_e', seats: 3, options: { deck: deck('purple-6'), turn_limit: '60' } });
  const table = { own: await sitDown(desk, id), rest: await sitDown(friend, id) };
  const onlyEnd = (legal) => legal.length === 1 && legal[0] === 'end';
  assert.ok(await reach(table, { due: onlyEnd }, 3));
  const ended = async () => !onlyEnd((await table.own.open()).flatMap(({ legal }) => legal));
  const end = me.getByRole('button', { name: 'End turn', exact: true });
  const notYet = me.getByRole('button', { name: 'Not yet' });
  const status = me.locator('[aria-live=polite]').filter({ hasText: 'Your turn' });

  // The seconds are seen; a screen reader hears once that the turn ends, and the button keeps its name.
  await me.goto(`${server.base}/table/${id}`);
  await end.filter({ hasText: /\(\d\)/ }).waitFor();
  assert.match(await status.innerText(), /your turn ends by itself/);

  // Stopped with its button, which leaves the focus on the other one, and with any other press.
  await notYet.click();
  assert.equal(await me.evaluate(() => document.activeElement?.textContent), 'End turn');
  for (const press of [() => me.keyboard.press('Escape'), () => me.mouse.click(300, 300)]) {
    await me.reload();
    await notYet.waitFor();
    await press();
    await notYet.waitFor({ state: 'hidden' });
    assert.doesNotMatch(await status.innerText(), /by itself/);
  }
  await sleep(3500);
  assert.equal(await ended(), false, 'it was stopped');

  // Who wants the button is never counted down.
  const liked = (endTurn) =>
    me.evaluate((wish) => {
      const all = JSON.parse(localStorage.getItem('howdah-settings') ?? '{}');
      localStorage.setItem('howdah-settings', JSON.stringify({ ...all, endTurn: wish }));
    }, endTurn);
  await liked('button');
  await me.reload();
  await end.waitFor();
  await sleep(3500);
  assert.equal(await notYet.count(), 0);
  assert.equal(await ended(), false, 'it waits for the button');
  await liked('automatic');
  await me.reload();
  await until(ended, 'the turn ends by itself');
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

test('other cards are counted kind by kind, for races and for Raj, and a wrong text is refused in the own language', async () => {
  const page = await guest({ at: '/new/formula_e' });
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: 'your own choice' }).check();
  const cards = page.getByRole('group', { name: 'your own choice' });
  await cards.getByText('72 cards').waitFor();
  for (let left = 3; left >= 0; left -= 1) await cards.getByRole('button', { name: 'One Tiger less' }).click();
  await cards.getByRole('button', { name: 'One Sacred Cow more' }).click();
  await cards.getByText('69 cards').waitFor();
  const text = page.getByLabel('The same as text');
  assert.match(await text.inputValue(), /^cards 69 .* cow x5 /);
  assert.doesNotMatch(await text.inputValue(), /tiger/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\//);
  const { options } = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json());
  assert.match(options.deck, /^cards 69 /);
  await page.context().close();

  const russian = await guest({ at: '/new/raj', liked: { language: 'ru' } });
  await russian.locator('details summary').click();
  await russian.getByRole('radio', { name: 'свой набор' }).check();
  await russian.getByRole('group', { name: 'Карты ставок' }).getByRole('checkbox', { name: '15' }).uncheck();
  await russian.getByRole('button', { name: 'Начать игру' }).click();
  await russian.getByRole('alert').getByText(/нужно: от 1 до 30 карт ставок/).waitFor();
  await russian.context().close();
});

test('no page had a fault of its own', () => assert.deepEqual(house.faults(), []));

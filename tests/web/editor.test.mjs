// The track editor in real Chromium against a real server: a track is laid with keys and by dragging, a fault shows with
// its remedy, and the track is saved, shared, carried as a file, tried by simulated races, and raced against bots.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { server } = house;
const guest = (at, more = {}) => house.guest({ at, viewport: { width: 1440, height: 900 }, ...more });

const map = (page) => page.getByRole('application');
const text = (page) => page.getByLabel('As text').inputValue();
const pieces = async (page) => (await text(page)).trim().split('\n').map((line) => line.split(' ')[0]);
const piece = (page, name) => page.getByRole('button', { name: new RegExp(`^\\d+ of \\d+: ${name},`) });
const says = (page, words) => page.locator('.status', { hasText: words }).waitFor();

async function middle(locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  const [x, y] = await middle(to);
  await page.mouse.move(x - 30, y, { steps: 5 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

test('a track is laid, mended, saved, shared, exported, imported, tried and raced', async () => {
  const page = await guest('/');
  await page.getByRole('link', { name: 'Your tracks' }).click();
  await page.getByRole('link', { name: 'New rally track' }).click();
  await map(page).waitFor();
  assert.deepEqual(await pieces(page), ['start', 'D', 'k', 'f', 'E', 'J', 'C', 'G', 'M', 'H', 'finish']);

  // With keys alone: along the pieces, turn one over, take it back, move it, remove it.
  await piece(page, 'D').focus();
  await page.keyboard.press('ArrowRight');
  await piece(page, 'k').and(page.locator('[aria-current=true]')).waitFor();
  await page.keyboard.press('f');
  await says(page, 'k flipped: K.');
  assert.equal((await pieces(page))[2], 'K');
  await page.keyboard.press('Control+z');
  await says(page, 'Undone: k flipped: K.');
  await piece(page, 'k').focus();
  await page.keyboard.press(']');
  await says(page, 'k moved to place 4.');
  assert.deepEqual((await pieces(page)).slice(1, 4), ['D', 'f', 'k']);
  await page.keyboard.press('Delete');

  // A hole went with it: the fault is said, nothing can be raced, and the remedy is one press away.
  await says(page, 'A track needs 4 mouse holes; this one has 3.');
  assert.ok(await page.getByRole('button', { name: 'Test-drive' }).isDisabled());
  assert.ok(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled());
  await page.getByRole('button', { name: 'Take the mouse-hole tool' }).click();
  assert.equal(await page.getByRole('button', { name: 'mouse hole' }).getAttribute('aria-pressed'), 'true');
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const cell = (await page.locator('#track-cell').innerText()).split(':')[0];
  await page.keyboard.press('Enter');
  await says(page, `${cell}: mouse hole.`);
  await says(page, 'You can race on');
  await page.getByText('columns; about 50 are recommended for 2-4 players.').waitFor();

  // By dragging: from the pieces to lay into the row, and within the row.
  await drag(page, page.getByRole('button', { name: /^Add L after/ }), piece(page, 'D'));
  await says(page, 'L added after D.');
  assert.deepEqual((await pieces(page)).slice(1, 4), ['D', 'L', 'f']);
  await drag(page, piece(page, 'L'), piece(page, 'E'));
  assert.deepEqual((await pieces(page)).slice(1, 5), ['D', 'f', 'E', 'L']);
  assert.equal(await page.getByRole('button', { name: /^l is already in the track/ }).getAttribute('aria-disabled'), 'true');

  // Saved, it has a link that opens elsewhere.
  await page.getByLabel('Name').fill('Round the market');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show the links' }).click();
  const link = await page.getByLabel('Link to the track').inputValue();
  const id = link.split('/').pop();
  await page.waitForURL(new RegExp(`/tracks/edit/${id}$`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'Round-the-market.track.txt');
  const [path, mine] = [await file.path(), await text(page)];
  assert.equal(readFileSync(path, 'utf8'), mine);

  const friend = await guest(`/track/${id}`);
  await friend.getByRole('img', { name: /^Round the market: \d+ columns, \d+ cows, 4 mouse holes/ }).waitFor();
  await friend.getByRole('link', { name: 'Edit a copy' }).click();
  await map(friend).waitFor();
  assert.equal(await text(friend), mine);
  await friend.goto(`${server.base}/tracks/edit?game=formula_e`);
  await friend.getByRole('button', { name: 'Add a column after 0' }).waitFor();
  await friend.getByLabel('Import').setInputFiles({ name: 'gift.track.txt', mimeType: 'text/plain', buffer: Buffer.from(mine) });
  await says(friend, 'Read from gift.track.txt.');
  assert.equal(await text(friend), mine);
  await piece(friend, 'L').waitFor();
  await friend.goto(`${server.base}/new/elephant_rally?track=${id}`);
  await friend.getByLabel('Your track').locator('option:checked', { hasText: 'Round the market' }).waitFor({ state: 'attached' });
  // It takes the place of a circuit: the form says so, and nothing contradictory is sent.
  await friend.getByText('Your own track is used instead.').first().waitFor();
  assert.ok(await friend.getByRole('radio', { name: 'First circuit' }).isDisabled());
  await friend.context().close();

  // Simulated races, in the background.
  await page.locator('label', { hasText: /^Races/ }).locator('select').selectOption('50');
  await page.getByRole('button', { name: 'Start the races' }).click();
  await page.getByText(/Nine races out of ten take \d+ to \d+ turns \(50 races\)\.$/).waitFor();
  assert.equal(await page.locator('aside').getByText(/^\d\.$/).count(), 4);

  // And a race: the table stands on this track, and the seat acts.
  await page.getByRole('button', { name: 'Test-drive' }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url().split('/').pop();
  const info = await page.evaluate((each) => fetch(`/api/tables/${each}`).then((answer) => answer.json()), table);
  assert.match(info.options.track, /^start .* \| L /);
  const command = page.getByLabel('Command');
  await command.or(page.locator('main svg[role=application]')).first().waitFor();
  if (!(await command.count())) await page.keyboard.press('t');
  for (let act = 0; act < 6; act += 1) {
    const before = await page.locator('.events').innerText();
    await page.locator('.actions button').first().click();
    await page.waitForFunction((was) => document.querySelector('.events')?.innerText !== was, before);
  }
  assert.match(await page.locator('.events').innerText(), /plays|discards|drew|goes from/);
  await page.goBack();
  await map(page).waitFor();
  assert.equal(await text(page), mine, 'the editor comes back as it was');
  await page.context().close();
});

test('own pieces and circuits are painted, and a fault is marked where it stands', async () => {
  const page = await guest('/tracks/edit?game=elephant_rally');
  await map(page).waitFor();
  await piece(page, 'f').click();
  await page.getByRole('button', { name: 'Add your own after f' }).click();
  await says(page, 'your own added after f.');
  await page.getByRole('button', { name: 'Add a column' }).click();
  await map(page).focus();
  await page.keyboard.press('~');
  await says(page, 'A column with water holds water and gaps only.');
  await page.getByRole('button', { name: /: your own, .* The problem is here$/ }).waitFor();
  await page.locator('.over .wrong').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('~');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('~');
  await says(page, /You can race on/);
  await page.getByText('A crossing in column').waitFor();
  // Terrain does not go onto a printed piece, unless it becomes an own one.
  const printed = (await text(page)).replace('D      ... ...', 'D      ... .B.');
  await page.getByLabel('As text').fill(printed);
  await says(page, 'Side D is printed differently');
  await page.getByRole('button', { name: 'Make it your own piece' }).click();
  await says(page, /You can race on/);

  await page.goto(`${server.base}/tracks/edit?game=formula_e`);
  await page.getByRole('button', { name: 'Add a column after 0' }).click();
  await says(page, 'Column added after 0.');
  await page.getByRole('button', { name: 'banana tree' }).click();
  await map(page).focus();
  await page.keyboard.press('Enter');
  await says(page, 'banana tree.');
  await page.getByLabel('Lanes').selectOption('4');
  await says(page, 'Lanes: 4.');
  await page.keyboard.press('Escape');
  await page.getByLabel('As text').fill('... ...');
  await says(page, 'A circuit has 12 to 120 columns; this one has 2.');
  await page.context().close();
});

test('a phone shows it all, and a finger lays pieces', async () => {
  const page = await guest('/tracks/edit?game=elephant_rally', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await map(page).waitFor();
  await page.getByRole('button', { name: /^Add A after D/ }).tap();
  await says(page, 'A added after D.');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide`);
  // Two fingers zoom the map, and neither paints nor moves anything.
  const before = await text(page);
  const shown = async () => Number((await map(page).getAttribute('viewBox')).split(' ')[2]);
  const whole = await shown();
  const [x, y] = await middle(map(page));
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, apart) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: apart ? [{ x: x - apart, y, id: 1 }, { x: x + apart, y, id: 2 }] : [] });
  await fingers('touchStart', 30);
  for (const apart of [40, 55, 70, 90]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  await until(async () => (await shown()) < whole / 1.8, 'a nearer map');
  assert.equal(await text(page), before);
  await page.context().close();
});

test('axe finds no serious fault, in light and dark', async () => {
  const page = await guest('/tracks/edit?game=elephant_rally');
  await map(page).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show the links' }).click();
  const link = await page.getByLabel('Link to the track').inputValue();
  await piece(page, 'k').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await says(page, 'A track needs 4 mouse holes');
  const found = await serious(page, 'a track with a fault');
  for (const address of [new URL(link).pathname, '/tracks/edit?game=formula_e', '/tracks']) {
    await page.goto(server.base + address);
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    found.push(...(await serious(page, address)));
  }
  await page.context().close();
  assert.deepEqual(found, []);
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

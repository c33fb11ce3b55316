// Mouse and fingers on the boards: the wheel and two fingers zoom, a drag pans, and none of them presses a cell.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

const TABLES = {
  totem: { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }] },
  formula_e: { game: 'formula_e', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }, { kind: 'screen', name: 'Chand' }] },
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A board at the first decision, and what of it is seen. */
async function boardOf(game, more = {}) {
  const page = await guest(more);
  const { id } = await makeTable(page, { ...TABLES[game], start: true });
  await page.goto(`${server.base}/table/${id}`);
  const board = page.getByRole('application');
  await page.locator('.status').waitFor();
  await board.waitFor();
  const seen = async () => (await board.getAttribute('viewBox')).split(' ').map(Number);
  return { page, board, seen, box: await board.boundingBox() };
}

/** What is seen when all turns of the wheel and all movements have arrived: the same at several looks. */
async function still(seen) {
  let [last, same] = [await seen(), 0];
  await until(async () => {
    const before = last;
    last = await seen();
    same = String(before) === String(last) ? same + 1 : 0;
    return same > 2;
  }, 'a board that lies still');
  return last;
}

for (const game of Object.keys(TABLES)) {
  test(`${game}: the wheel zooms about the pointer, a drag pans, the button shows all again`, async () => {
    const { page, board, seen, box } = await boardOf(game);
    const status = await page.locator('.status').innerText();
    const whole = await seen();
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 3];
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100);
    await page.waitForFunction(([svg, width]) => Number(svg.getAttribute('viewBox').split(' ')[2]) < width / 1.5, [await board.elementHandle(), whole[2]]);
    const zoomed = await still(seen);
    // The point below the mouse has stayed there.
    assert.ok(Math.abs(zoomed[0] + zoomed[2] / 3 - (whole[0] + whole[2] / 3)) < whole[2] / 4);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 5 });
    await page.mouse.up();
    const panned = await still(seen);
    assert.ok(panned[0] < zoomed[0] && panned[1] < zoomed[1] && panned[2] === zoomed[2]);
    assert.equal(await page.locator('.status').innerText(), status);
    await page.locator('.zoom button').last().click();
    assert.deepEqual(await seen(), whole);
    await page.context().close();
  });

  test(`${game}: two fingers zoom and press nothing`, async () => {
    const { page, seen, box } = await boardOf(game, PHONE);
    const status = await page.locator('.status').innerText();
    const before = await seen();
    const touch = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = (type, apart) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart
          ? [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ]
          : [],
      });
    await fingers('touchStart', 30);
    for (const apart of [40, 55, 70, 85]) await fingers('touchMove', apart);
    await fingers('touchEnd', 0);
    const after = await still(seen);
    assert.ok(after[2] < before[2] * 0.75, `${before} became ${after}`);
    assert.equal(await page.locator('.status').innerText(), status);
    await page.context().close();
  });
}

test('no page had a fault of its own', () => assert.deepEqual(house.faults(), []));

// What players expect of a table beyond the game itself: lessons, hints, other screens, no network, no mouse.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

const against = (game, more = {}) => ({ game, seats: [{ kind: 'me' }, { kind: 'bot' }], start: true, ...more });

test('the lesson of Raj: a hint, a refusal that is the point, a way back, and the end', async () => {
  const page = await guest();
  await page.getByRole('link', { name: 'Learn: Raj' }).click();
  await page.getByText('On the table lies a mouse worth 6 points').waitFor();
  const card = (bid) => page.getByRole('button', { name: `Bid card ${bid}`, exact: true });
  const put = async (bid) => {
    await card(bid).click({ position: { x: 15, y: 50 } });
    await page.getByRole('button', { name: `Bid ${bid}` }).click();
  };
  await put(2);
  await page.getByText('it may not be enough').waitFor();
  await put(13);
  await page.getByText('Yours was the highest bid').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('try to bid the card that you have just used').waitFor();
  // The used card is gone from the hand: the lesson offers it.
  await page.getByRole('button', { name: /^Try: .*13/ }).click();
  await page.getByText('The table always says why').waitFor();
  await page.getByRole('button', { name: 'Rule RAJ-2.4' }).first().waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByText('try to bid the card that you have just used').waitFor();
  await until(async () => {
    if (await page.getByText('Well done!').count()) return true;
    const on = page.getByRole('button', { name: /^(Next|Show me)$/ }).first();
    if (await on.isVisible()) await on.click({ timeout: 5000 }).catch(() => undefined);
    return false;
  }, 'the end of the lesson');
  await page.goto(`${server.base}/learn`);
  await page.getByText('learned', { exact: true }).waitFor();
  await page.context().close();
});

test('the lesson of Totem on the board, by keyboard', async () => {
  const page = await guest();
  await page.goto(`${server.base}/learn/totem`);
  await page.getByRole('button', { name: 'Use 2 only' }).press('Enter');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByText('Take the one on i10').waitFor();
  const board = page.getByRole('application');
  for (let at = 0; at < 12; at += 1) {
    await board.focus();
    if ((await page.locator('.cell').innerText()) === 'i10') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('moves now, and in one go').waitFor();
  await page.context().close();
});

test('Raj by keyboard alone, a hand in another order, and a hint', async () => {
  const page = await guest();
  const { id } = await makeTable(page, against('raj'));
  await page.goto(`${server.base}/table/${id}`);
  const cards = page.locator('.hand button[aria-pressed]');
  await cards.first().waitFor();
  await cards.first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  assert.deepEqual((await cards.allInnerTexts()).slice(0, 2).map((text) => /\d+/.exec(text)[0]), ['2', '1']);
  assert.match(await page.evaluate(() => document.activeElement.innerText), /card 1\b/);
  await page.keyboard.press('ArrowLeft');
  assert.match(await page.evaluate(() => document.activeElement.innerText), /card 2\b/);
  const hint = page.getByRole('region', { name: 'Hint' });
  // The page gives a strong bot forty seconds; on a busy machine it is asked again.
  await until(async () => {
    await page.keyboard.press('h');
    return hint.isVisible();
  }, 'a hint');
  // One press shows all. One bid, or several to draw from.
  await hint.getByText(/A strong bot would play|^Mix these/).waitFor();
  const odds = (await hint.getByRole('meter').all()).map((each) => each.getAttribute('aria-valuenow'));
  const shown = (await Promise.all(odds)).map(Number);
  assert.deepEqual(shown, shown.toSorted((a, b) => b - a), 'the best comes first');
  await page.keyboard.press('Escape');
  // A hand is one Tab stop, and what plays the chosen card is the next.
  await cards.nth(4).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.innerText), /^Bid \d+$/);
  await page.keyboard.press('Enter');
  await page.getByText('Round 2 of 15').waitFor();
  await page.context().close();
});

test('a hint of Totem says the whole move, marks it on the board, and plays it', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], start: true });
  assert.ok(await playOn(page, id, { acts: 0, until: 'use ' }), 'the first roll');
  await page.goto(`${server.base}/table/${id}`);
  const hint = page.getByRole('region', { name: 'Hint' });
  await until(async () => {
    await page.keyboard.press('h');
    return hint.isVisible();
  }, 'a hint');
  const text = await hint.locator('p').first().innerText();
  const [, from, to] = /(?:move ([a-s]\d+) to|enter a piece on) ?([a-s]\d+)/.exec(text);
  const named = await page.locator('[data-region=board] svg text').allTextContents();
  for (const cell of [from, to].filter(Boolean)) assert.ok(named.includes(cell), `${cell} is marked: ${named}`);
  await hint.getByRole('button', { name: 'Play this' }).click();
  await hint.waitFor({ state: 'detached' });
  const line = from ? new RegExp(`${from} → .*${to}`) : new RegExp(to);
  await page.locator('.log').getByText(line).first().waitFor();
  await page.context().close();
});

test('a closer look at a card, and words of the table explained in the rules', async () => {
  const page = await guest();
  const { id } = await makeTable(page, against('raj'));
  await page.goto(`${server.base}/table/${id}`);
  await page.locator('.prize').first().hover();
  await page.locator('.closer').getByText(/highest|lowest/).first().waitFor();
  await page.mouse.move(5, 400);
  await page.locator('.closer').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.locator('.term').first().hover();
  await page.locator('.tip:popover-open').waitFor();
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('searchbox').fill('vulture');
  await page.locator('dt', { hasText: 'vulture' }).first().waitFor();
  await page.context().close();
});

test('a step of Totem that is barred shows on hover what it would cut off', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
  const told = { asked: 0, answered: 0, barred: 0 };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => (told.asked += Number(/"type":"(why|preview)"/.test(payload))));
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      told.answered += Number(['because', 'previewed', 'refused'].includes(message.type));
      told.barred += Number(Boolean(message.reason?.facts?.cut));
    });
  });
  const mark = page.locator('path.doom.thin').first();
  for (let acts = 40; acts < 200 && !told.barred; acts += 12) {
    await playOn(page, id, { acts: 12, until: 'to ' });
    await page.goto(`${server.base}/table/${id}`);
    await page.locator('polygon.chosen').waitFor();
    told.asked = told.answered = 0;
    const piece = await page.locator('polygon.chosen').boundingBox();
    const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
    for (let way = 0; way < 6 && !told.barred; way += 1) {
      const angle = (way * Math.PI) / 3;
      const { asked } = told;
      await page.mouse.move(x + piece.width * 0.95 * Math.cos(angle), y + piece.width * 0.95 * Math.sin(angle));
      // The page asks about each cell that it has not asked about; beside the board there is none.
      for (let look = 0; look < 20 && told.asked === asked; look += 1) await page.waitForTimeout(50);
      await until(() => told.answered >= told.asked, 'the answer');
    }
  }
  assert.ok(told.barred, 'no barred step was met in many positions');
  await mark.waitFor();
  await page.locator('polygon.victim').first().waitFor();
  await page.context().close();
});

test('somebody is gone: the host lets a bot play; the game can be ended for all', async () => {
  const page = await guest();
  const { id } = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'invitation' }], clock: 'relaxed' });
  const token = await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}/links`)).json()).invitations['2'].token, id);
  const friend = await guest();
  await friend.goto(`${server.base}/join/${token}`);
  await friend.getByLabel('Your name').fill('Ana');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await page.clock.install();
  await page.goto(`${server.base}/table/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await friend.locator('.hand button').first().waitFor();
  await friend.context().close();
  await page.getByRole('img', { name: 'away' }).first().waitFor();
  const dialog = page.getByRole('alertdialog', { name: /Ana/ });
  // The table's patience with somebody who has gone is twenty seconds: nobody needs to sit through them.
  await until(async () => {
    await page.clock.fastForward(25_000);
    return dialog.isVisible();
  }, 'the question');
  for (const name of ['Give 5 minutes', 'Let a bot play', 'Pause']) await dialog.getByRole('button', { name }).waitFor();
  await dialog.getByRole('button', { name: 'Let a bot play' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#raj-seat-2').getByText('ready', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Table, log and chat' }).click();
  await page.getByRole('button', { name: 'End the game for everyone' }).click();
  await page.getByRole('button', { name: 'End it: nobody wins' }).click();
  await page.getByText('The host ended the game').waitFor();
  await page.context().close();
});

/** Wait until nothing on the page moves any more, and its fonts are here. */
function laidOut(page) {
  return page.evaluate(async () => {
    const boxes = () => [...document.querySelectorAll('main *')].map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join();
    await document.fonts.ready;
    for (let before = ''; before !== boxes(); ) {
      before = boxes();
      await new Promise((next) => setTimeout(next, 300));
    }
  });
}

test('at 320 pixels and on a phone held sideways nothing is cut off', async () => {
  for (const [width, height] of [[320, 640], [740, 360]]) {
    const page = await guest({ viewport: { width, height }, hasTouch: true });
    const raj = await makeTable(page, against('raj'));
    const totem = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Ana' }], start: true });
    for (const [address, drawn] of [
      ['/', page.getByRole('button', { name: 'Play now: Raj' })],
      ['/new/raj', page.getByRole('heading', { name: 'Seats' })],
      ['/learn', page.getByRole('heading', { name: 'Learn' })],
      ['/learn/raj', page.locator('.teacher')],
      [`/table/${raj.id}`, page.locator('.hand button')],
      [`/table/${totem.id}`, page.getByRole('application')],
    ]) {
      await page.goto(server.base + address);
      await drawn.first().waitFor();
      await laidOut(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${address} is ${wide} px wider than ${width}`);
      if (!address.startsWith('/table/')) continue;
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('main button, main [role=application]')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => ({ name: each.innerText || each.ariaLabel, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1))
          .map(({ name, box }) => `${name} ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right)},${Math.round(box.bottom)}`),
      );
      assert.deepEqual(outside, [], `${address} at ${width} x ${height}`);
    }
    await page.context().close();
  }
});

/** A proxy in front of the server that can hand out a newer service worker: another text is another version. */
async function renewable() {
  const { port } = new URL(server.base);
  const proxy = http.createServer((request, response) => {
    const onward = http.request({ port, path: request.url, method: request.method, headers: { ...request.headers, 'accept-encoding': 'identity' } }, (answer) => {
      const newer = proxy.newer && request.url === '/sw.js';
      const headers = { ...answer.headers };
      if (newer) delete headers['content-length'];
      response.writeHead(newer && answer.statusCode === 304 ? 200 : answer.statusCode, headers);
      answer.on('data', (part) => response.write(part));
      answer.on('end', () => response.end(newer ? '\n// newer' : ''));
    });
    onward.on('error', () => response.destroy());
    if (proxy.newer && request.url === '/sw.js') for (const name of ['if-none-match', 'if-modified-since']) onward.removeHeader(name);
    request.pipe(onward);
  });
  proxy.on('upgrade', (request, socket) => {
    const onward = net.connect(port, 'localhost', () => {
      onward.write(`GET ${request.url} HTTP/1.1\r\n${request.rawHeaders.map((each, place) => (place % 2 ? `${each}\r\n` : `${each}: `)).join('')}\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise((open) => proxy.listen(0, 'localhost', open));
  return proxy;
}

test('installable, opens without a network, and never takes a new version in the middle of a turn', async () => {
  const proxy = await renewable();
  const base = `http://localhost:${proxy.address().port}`;
  const page = await guest({ serviceWorkers: 'allow' });
  await page.goto(base);
  await page.getByRole('button', { name: 'Play now: Raj' }).waitFor();
  const manifest = await (await page.request.get(`${base}/manifest.webmanifest`)).json();
  assert.ok(manifest.icons.some((icon) => icon.sizes === '512x512' && icon.purpose?.includes('maskable')));
  assert.equal(manifest.display, 'standalone');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { id } = await makeTable(page, against('raj'));
  await page.goto(`${base}/table/${id}`);
  await page.locator('.hand button').first().waitFor();
  await page.context().setOffline(true);
  await page.goto(base);
  await page.getByText('Take your seat.').waitFor();
  await page.getByRole('alert').waitFor();
  await page.context().setOffline(false);
  await page.goto(`${base}/table/${id}`);
  await page.locator('.hand button').first().waitFor();
  proxy.newer = true;
  await page.evaluate(() => {
    globalThis.stayed = true;
    return navigator.serviceWorker.getRegistration().then((known) => known.update());
  });
  await until(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting))), 'a new version that waits');
  assert.equal(await page.getByText('A new version is ready.').count(), 0, 'asked in the middle of a turn');
  assert.equal(await page.evaluate(() => globalThis.stayed), true);
  await page.getByRole('link', { name: /^Howdah/ }).click();
  await page.getByText('A new version is ready.').waitFor();
  assert.equal(await page.evaluate(() => globalThis.stayed), true);
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => globalThis.stayed === undefined);
  await page.context().close();
  proxy.closeAllConnections();
  proxy.close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

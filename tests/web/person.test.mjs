// One person on two devices, called to a turn: the nine words, the notice, results, and an end to it, in real browsers.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serious } from '../../web/scripts/axe.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;

async function settings(page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'You on all your devices' }).waitFor();
  await page.getByRole('heading', { name: 'Call me' }).waitFor();
}

test('nine words bring seats and results to another device, and deleting ends them on both', async () => {
  const desk = await guest();
  const { id } = await makeTable(desk, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bo' }], options: { turn_limit: '1' }, start: true });
  await playOn(desk, id);
  const open = await makeTable(desk, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'week' });
  await settings(desk);
  await desk.getByRole('button', { name: 'Show my nine words' }).click();
  const phrase = await desk.getByRole('group', { name: 'Your nine words' }).textContent();
  assert.match(phrase, /^([a-z]{5} ){8}[a-z]{5}$/);
  // Two people at one screen are one game of the guest's.
  assert.match(await desk.getByRole('row', { name: /^Totem people/ }).innerText(), /[01] of 1$/);

  const phone = await guest({ viewport: { width: 390, height: 664 } });
  await settings(phone);
  const field = phone.getByRole('textbox', { name: 'Your nine words' });
  await field.fill('these are not my words');
  await field.press('Enter');
  await phone.getByText('It takes all nine').waitFor();
  assert.equal(await field.inputValue(), 'these are not my words');
  assert.deepEqual(await serious(phone, 'settings'), []);
  await field.fill(phrase.toUpperCase());
  await field.press('Enter');
  await phone.locator(`a[href="/table/${open.id}"]`).waitFor();
  await phone.goto(`${server.base}/table/${open.id}`);
  const hook = phone.getByText('Tell a chat whose turn it is');
  await hook.click();
  await phone.getByRole('textbox', { name: 'Webhook address' }).fill('http://10.0.0.1/inside');
  await phone.getByRole('button', { name: 'Connect', exact: true }).click();
  await phone.getByText('It must begin with https://').waitFor();
  assert.deepEqual(await serious(phone, 'webhook'), []);

  await phone.goto(server.base);
  await settings(phone);
  await phone.getByRole('row', { name: /^Totem people/ }).waitFor();
  await phone.getByRole('button', { name: 'Delete everything about me' }).click();
  await Promise.all([phone.waitForEvent('load'), phone.getByRole('button', { name: 'Yes, delete it' }).click()]);
  for (const page of [phone, desk]) {
    const { tables } = await page.evaluate(async () => (await fetch('/api/me')).json());
    assert.deepEqual(tables, []);
  }
  for (const page of [desk, phone]) await page.context().close();
});

test('a call shows the table and nothing else, and a later one takes its place', async () => {
  const page = await guest({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await debug.send('ServiceWorker.enable');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered;
  const deliver = (told) => debug.send('ServiceWorker.deliverPushMessage', { origin: server.base, registrationId, data: JSON.stringify(told) });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  // As howdah/server/notices/texts.py sends it, and more than it would: the worker shows only what it knows.
  const told = { id: 'one', tag: 'seat-of-a-table', title: 'Raj: your turn', text: "Ana's table is waiting for you.", path: '/table/abc', hand: '15' };
  await deliver(told);
  await until(async () => (await shown()).length === 1, 'a notice');
  assert.deepEqual(await shown(), [{ title: told.title, body: told.text, tag: told.tag, data: { id: 'one', path: told.path } }]);
  await deliver({ ...told, id: 'two', title: 'Raj: still your turn' });
  await until(async () => (await shown())[0]?.data.id === 'two', 'the later notice');
  assert.deepEqual((await shown()).map(({ title }) => title), ['Raj: still your turn']);
  await deliver({ ...told, id: 'three', tag: 'another-seat' });
  await until(async () => (await shown()).length === 2, 'a notice of another table');
  await page.context().close();
});

test('a mistake that comes again follows the nine words, and what one device solves the other need not', async () => {
  const desk = await guest();
  const phone = await guest({ viewport: { width: 390, height: 664 } });
  const card = {
    game: 'raj',
    name: 'own-x-1',
    box: 0,
    due: 1,
    lapses: 0,
    solved: false,
    own: { seat: 1, position: 'raj 2 / hand 1: 2-3 / hand 2: 2-3 / stake: 10', lines: [['bid 3']] },
  };
  // As a release left it that knew of one browser alone.
  await desk.evaluate((text) => localStorage.setItem('howdah-puzzles', text), JSON.stringify([card]));
  await desk.goto(`${server.base}/puzzles`);
  await desk.getByText('One position of your own games is due.').waitFor();
  await until(async () => !(await desk.evaluate(() => localStorage.getItem('howdah-puzzles'))).includes('unsent'), 'it was sent');
  await settings(desk);
  await desk.getByRole('button', { name: 'Show my nine words' }).click();
  const phrase = await desk.getByRole('group', { name: 'Your nine words' }).textContent();

  await settings(phone);
  const field = phone.getByRole('textbox', { name: 'Your nine words' });
  await field.fill(phrase);
  await Promise.all([phone.waitForEvent('load'), field.press('Enter')]);
  await phone.goto(`${server.base}/puzzles`);
  await phone.getByText('One position of your own games is due.').waitFor();
  await phone.evaluate(async () => {
    const [mine] = JSON.parse(localStorage.getItem('howdah-puzzles'));
    const solved = { ...mine, changed: Date.now(), box: 1, due: 99999, solved: true };
    const headers = { 'X-Howdah': '1', 'Content-Type': 'application/json' };
    delete solved.unsent;
    const answer = await fetch('/api/me/cards', { method: 'POST', body: JSON.stringify({ cards: [solved] }), headers });
    if (!answer.ok) throw new Error(await answer.text());
  });
  await desk.goto(`${server.base}/puzzles`);
  await desk.getByRole('heading', { name: 'Today' }).waitFor();
  await until(async () => (await desk.getByText('One position of your own games is due.').count()) === 0, 'it is not due any more');
  await desk.context().close();
  await phone.context().close();
});

test('no page had a fault of its own', () => {
  assert.deepEqual(house.faults(), []);
});

test('a passkey brings seats, name and settings to another device, and only its own server takes it', async () => {
  const desk = await guest({ liked: { board: 'jade' } });
  const { id } = await makeTable(desk, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'week' });
  /** A key that can be carried from one device to another. */
  const key = async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', transport: 'usb', hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
    return { devtools, authenticatorId };
  };
  const mine = await key(desk);
  await settings(desk);
  await desk.getByRole('button', { name: 'Make a passkey' }).click();
  await desk.getByText('From now on this passkey leads to you.').waitFor();
  await desk.getByRole('button', { name: 'Forget the passkey' }).waitFor();
  assert.deepEqual(await serious(desk, 'passkeys'), []);
  const { credentials } = await mine.devtools.send('WebAuthn.getCredentials', { authenticatorId: mine.authenticatorId });
  assert.equal(credentials.length, 1);

  const phone = await guest({ viewport: { width: 390, height: 664 } });
  const theirs = await key(phone);
  await theirs.devtools.send('WebAuthn.addCredential', { authenticatorId: theirs.authenticatorId, credential: credentials[0] });
  await settings(phone);
  await Promise.all([phone.waitForEvent('load'), phone.getByRole('button', { name: 'Go on with a passkey' }).click()]);
  await phone.locator(`a[href="/table/${id}"]`).waitFor();
  assert.equal(await phone.evaluate(() => JSON.parse(localStorage.getItem('howdah-settings')).board), 'jade');

  await desk.getByRole('button', { name: 'Forget the passkey' }).click();
  await desk.getByRole('button', { name: 'Forget the passkey' }).waitFor({ state: 'detached' });
  await settings(phone);
  await phone.getByRole('button', { name: 'Go on with a passkey' }).click();
  await phone.getByText('This passkey leads to nobody here').waitFor();
  for (const page of [desk, phone]) await page.context().close();
});

// Friends in the same room and over weeks, in real browsers: links that open, pages over plain http, and whose turn it is.
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { after, test } from 'node:test';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable, playOn, until } from '../../web/scripts/hands.mjs';

const house = await startServerAndBrowser();
after(() => house.close());
const { guest, server } = house;
const PHONE = { width: 390, height: 664 };
const networked = Object.values(networkInterfaces()).flat().some(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));

const post = (page, path, body) =>
  page.evaluate(
    async ([to, wish]) => (await fetch(to, { method: 'POST', headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(wish) })).json(),
    [path, body],
  );

/** Everything that a page says, shows in a field or draws as a code. */
const told = (page) => page.evaluate(() => [document.body.innerText, ...[...document.querySelectorAll('input, img')].map((each) => each.value ?? each.alt)].join('\n'));

test('at localhost the invitation lets the network in, and no link says localhost', { skip: !networked && 'this machine is on no network' }, async () => {
  const host = await guest({ at: '/new/raj' });
  const second = host.getByLabel('Who takes seat 2');
  await second.waitFor();
  await second.selectOption('invitation');
  await host.getByRole('button', { name: 'Remove seat 3' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const open = host.getByRole('button', { name: 'Open it to this network' });
  await open.waitFor();
  assert.doesNotMatch(await told(host), /localhost|127\.0\.0\.1|QR code/);
  await open.click();
  const field = host.getByLabel('Link for seat 2');
  await field.waitFor();
  await host.getByRole('img', { name: 'QR code of the link' }).waitFor();
  assert.doesNotMatch(await told(host), /localhost|127\.0\.0\.1/);
  const link = await field.inputValue();

  // Over plain http a phone has no clipboard, no notices and no passkeys: it says so once, and links are marked instead.
  const phone = await guest({ viewport: PHONE });
  await phone.goto(link);
  assert.equal(await phone.evaluate(() => isSecureContext), false);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await host.getByText('Bo').first().waitFor();
  await phone.getByRole('button', { name: 'Copy' }).first().click();
  await phone.getByText('Copy the selected text.').waitFor();
  const marked = await phone.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  assert.ok(marked.startsWith(new URL(link).origin), marked);
  assert.doesNotMatch(await told(phone), /localhost|127\.0\.0\.1/);
  await phone.goto(new URL(link).origin);
  await phone.getByRole('button', { name: 'Settings' }).click();
  await phone.getByRole('heading', { name: 'You on all your devices' }).waitFor();
  await phone.getByText('opened over plain http').first().waitFor();
  assert.equal(await phone.getByText('opened over plain http').count(), 1);
  for (const name of ['Make a passkey', 'Go on with a passkey', 'On this device']) assert.equal(await phone.getByRole('button', { name }).count(), 0, name);
  for (const page of [host, phone]) await page.context().close();
});

test('turns that wait are first on the home page and a badge, and a page says what happened since the last one', async () => {
  const host = await guest();
  const { id } = await makeTable(host, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'daily' });
  const later = await makeTable(host, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'week' });
  const friend = await guest();
  await post(friend, `/api/tables/${id}/sit`, { seat: 2, name: 'Ana' });
  await post(host, `/api/tables/${id}/start`);
  await host.context().addInitScript(() => {
    globalThis.badges = [];
    navigator.setAppBadge = async (count) => void globalThis.badges.push(count);
    navigator.clearAppBadge = async () => void globalThis.badges.push(0);
  });
  const badge = () => host.evaluate(() => globalThis.badges.at(-1));
  for (const page of [host, friend]) await playOn(page, id, { acts: 1 });
  await host.goto(server.base);
  const cards = host.locator('article a[href^="/table/"]');
  await cards.nth(1).waitFor();
  assert.deepEqual(await cards.evaluateAll((links) => links.map((link) => link.pathname)), [`/table/${id}`, `/table/${later.id}`]);
  await until(async () => (await badge()) === 1, 'the badge');

  await host.goto(`${server.base}/table/${id}`);
  const recap = host.getByRole('region', { name: 'Since your last turn' });
  await recap.waitFor();
  assert.match(await recap.innerText(), /Round 1/);
  await recap.getByRole('button', { name: 'Close' }).click();
  await recap.waitFor({ state: 'detached' });
  await playOn(host, id, { acts: 1 });
  // Whoever looks away finds no badge for what has been played.
  await host.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await until(async () => (await badge()) === 0, 'the badge to go');
  for (const page of [host, friend]) await page.context().close();
});

test('no page had a fault of its own', () => {
  // Over plain http Chromium says that it ignores a header, and that is what the first test is about.
  assert.deepEqual(house.faults().filter((fault) => !fault.includes('Cross-Origin-Opener-Policy header has been ignored')), []);
});

// The site in real Chromium, from a folder of a plain file server, with the network off after the first load.
// `make test-site` builds it and runs this; LONG=1 plays whole games of all four against hard (make evidence).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { serious } from '../../web/scripts/axe.mjs';
import { lift } from '../../web/scripts/hands.mjs';
import { go, openSite, playByText, PYTHON, seatAll } from '../../web/scripts/site.mjs';

const LONG = Boolean(process.env.LONG);
const ROOT = new URL('../../', import.meta.url).pathname;

const site = await openSite();
after(() => site.close());

const native = (...command) =>
  execFileSync(PYTHON, command, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PYTHONPATH: process.env.HOWDAH_PATH ?? '' } });

/** Take the game out as a file; the native engine makes the same record of its acts. */
async function compareRecord(page, state) {
  if (state !== 'over') await page.getByRole('button', { name: 'Table, log and chat' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const path = await file.path();
  if (state !== 'over') await page.keyboard.press('Escape');
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  assert.equal(native('tests/site/again.py', path).trim(), `${hash} ${state}`);
  return path;
}

const start = (page) => page.getByRole('button', { name: 'Start the game' }).click();
const hand = (page) => page.locator('.hand button').first();

async function bid(page) {
  await page.locator('.hand button[aria-disabled=false]').first().click({ position: { x: 15, y: 50 } });
  await page.getByRole('button', { name: /^Bid \d+$/ }).click();
}

const page = await site.visitor();

test('the first view is small, and asks for nothing of the engine', async () => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(loaded.filter((name) => name.includes('/engine/')), []);
  const scripts = loaded.filter((name) => /\.js$/.test(name) && !name.endsWith('/sw.js'));
  const sizes = await Promise.all(scripts.map(async (name) => gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length));
  const sum = sizes.reduce((all, each) => all + each, 0);
  assert.ok(sum > 0 && sum < 150_000, `${sum} bytes of script, compressed`);
  assert.deepEqual(await serious(page, 'home'), []);
});

test('a game of Raj against hard begins, and goes on with the network off, through a reload', async () => {
  await seatAll(page, 'raj', ['hard', 'hard']);
  await start(page);
  await hand(page).waitFor();
  await bid(page);
  await page.getByText('Round 2 of 15').waitFor();
  assert.deepEqual(await serious(page, 'table'), []);
  await site.kept(page);
  await site.cut();
  await bid(page);
  await page.getByText('Round 3 of 15').waitFor();
  await page.reload();
  await hand(page).waitFor();
  await page.getByText('Round 3 of 15').waitFor();
  await bid(page);
  await page.getByText('Round 4 of 15').waitFor();
  assert.equal(await playByText(page), true);
});

test('its record has the hash of the native engine, and comes back as a table', async () => {
  const path = await compareRecord(page, 'over');
  await go(page, '/');
  await page.getByLabel('Open a saved game').setInputFiles(path);
  await page.getByRole('slider').waitFor();
});

test('three at one screen, with the network off', async () => {
  await seatAll(page, 'raj', [null, null]);
  await start(page);
  assert.equal(await playByText(page, LONG ? 100_000 : 5), LONG);
  await page.reload();
  if (!LONG) await lift(page);
  await compareRecord(page, LONG ? 'over' : 'goes on');
});

test('a lesson is taught, and the rules are read', async () => {
  await go(page, '/learn/raj');
  await page.locator('.teacher').waitFor();
  await hand(page).waitFor();
  await go(page, '/rules/raj');
  await page.getByText('RAJ-1.1').first().waitFor();
});

const FEWEST = { totem: ['hard'], elephant_rally: ['hard'], formula_e: ['hard', 'hard'] };

for (const [game, rivals] of LONG ? Object.entries(FEWEST) : [])
  test(`a whole game of ${game} against hard, with the network off`, async () => {
    await seatAll(page, game, rivals);
    await start(page);
    await playByText(page, 10);
    await page.reload();
    assert.equal(await playByText(page), true);
    await compareRecord(page, 'over');
  });

test('another tab plays at the same tables, and takes over when the first is closed', async () => {
  await seatAll(page, 'raj', ['easy', 'easy']);
  await start(page);
  await hand(page).waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await hand(second).waitFor();
  await bid(second);
  await page.getByText('Round 2 of 15').waitFor();
  await page.close();
  await second.locator('.hand button[aria-disabled=false]').first().waitFor();
  await second.waitForFunction(() => !document.querySelector('.banner'));
  await bid(second);
  await second.getByText('Round 3 of 15').waitFor();
  await second.close();
});

test('seeds give the games of the native engine', async () => {
  const third = await page.context().newPage();
  await third.goto(site.base);
  const program = readFileSync(`${ROOT}tests/page/hashes.py`, 'utf8').replace('main(int(sys.argv[1]))', '');
  const found = await third.evaluate(async (text) => {
    const { loadPyodide } = await import(new URL('engine/pyodide.mjs', document.baseURI).href);
    const python = await loadPyodide({ indexURL: new URL('engine/', document.baseURI).href });
    const archive = await (await fetch('engine/howdah.zip')).arrayBuffer();
    python.unpackArchive(archive, 'zip', { extractDir: python.runPython('import sysconfig; sysconfig.get_path("purelib")') });
    return python.runPython(`${text}\nhash_list = json.dumps({game: [hash_of(game, seed) for seed in range(3)] for game in GAMES})\nhash_list`);
  }, program);
  assert.deepEqual(JSON.parse(found), JSON.parse(native('tests/page/hashes.py', '3')));
});

test('no page had a fault of its own', () => {
  assert.deepEqual(site.faults().filter((fault) => !/Failed to fetch|network/.test(fault)), []);
});

// Figures of the site without a server, in Chromium: node bench/site.mjs [--page FILE] (after `make site` and `make .venv/.bench`).
// How soon a table is there, how long bots take for a turn, how smooth the page stays, random games of Raj beside OpenSpiel's.
// PARTS=start,turns,playouts,sizes measures only some of it. TURNS=20 turns of each bot at each table.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { openSite, PYTHON, seatAll } from '../web/scripts/site.mjs';

const ROOT = new URL('../', import.meta.url).pathname;
const TURNS = process.env.TURNS ?? '20';
const STARTS = 5;
const SECONDS = 3;
const BOUNDS = { hard: 1.5, expert: 5 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const wanted = (part) => !process.env.PARTS || process.env.PARTS.split(',').includes(part);
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const mark = (page, name) => page.evaluate((of) => performance.getEntriesByName(of)[0]?.startTime ?? null, name);
const site = await openSite();

/** When a board first stands on the page, and the longest task that kept it from drawing. */
const WATCH = () => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.longest = Math.max(globalThis.longest, entry.duration)))).observe({ type: 'longtask', buffered: true });
  const look = () => (document.querySelector('main .hand button, main svg.board') ? performance.mark('board') : requestAnimationFrame(look));
  look();
};

/** A new browser each time: a first visit, a table, and the same table after a reload. */
async function start() {
  const found = { first: [], cached: [], board: [], longest: [], playing: [] };
  for (let round = 0; round < STARTS; round += 1) {
    const page = await site.visitor();
    await page.context().addInitScript(WATCH);
    await page.goto(`${site.base}?round=${round}#/new/raj`);
    await page.waitForFunction(() => performance.getEntriesByName('engine-ready').length > 0);
    found.first.push(await mark(page, 'engine-ready'));
    const begun = performance.now();
    await seatAll(page, 'raj', ['hard', 'hard']);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.hand button').first().waitFor();
    found.playing.push(found.first.at(-1) + performance.now() - begun);
    await site.kept(page);
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('engine-ready').length > 0 && performance.getEntriesByName('board').length > 0);
    found.cached.push(await mark(page, 'engine-ready'));
    found.board.push(await mark(page, 'board'));
    found.longest.push(await page.evaluate(() => globalThis.longest));
    await page.context().close();
  }
  return [
    ['engine ready, first visit', seconds(median(found.first)), '<= 5 s'],
    ['a game of Raj runs, from the first visit on (a script presses)', seconds(median(found.playing)), '<= 10 s'],
    ['engine ready, cached', seconds(median(found.cached)), '<= 3 s'],
    ['board visible from what was kept', seconds(median(found.board)), '<= 1 s'],
    ['longest task of the page meanwhile', `${median(found.longest).toFixed(0)} ms`, '< 50 ms'],
  ];
}

/** A page that holds the engine by itself, to run Python in. */
async function pythonPage() {
  const page = await site.visitor();
  await page.evaluate(async () => {
    const { loadPyodide } = await import(new URL('engine/pyodide.mjs', document.baseURI).href);
    const python = await loadPyodide({ indexURL: new URL('engine/', document.baseURI).href, stdout: (line) => (globalThis.printed = line) });
    const archive = await (await fetch('engine/howdah.zip')).arrayBuffer();
    python.unpackArchive(archive, 'zip', { extractDir: python.runPython('import sysconfig; sysconfig.get_path("purelib")') });
    globalThis.python = python;
  });
  return page;
}

async function turns() {
  const page = await pythonPage();
  const program = readFileSync(`${ROOT}bench/turns.py`, 'utf8');
  const rows = [];
  for (const game of ['raj', 'formula_e', 'elephant_rally', 'totem'])
    for (const [level, bound] of Object.entries(BOUNDS)) {
      const printed = await page.evaluate(
        ([text, args]) => {
          globalThis.python.globals.set('given', JSON.stringify(args));
          globalThis.python.runPython('import json, sys; sys.argv = json.loads(given)');
          globalThis.python.runPython(text, { globals: globalThis.python.toPy({ __name__: '__main__', __doc__: '' }) });
          return globalThis.printed;
        },
        [program, ['turns.py', '--json', '--level', level, '--game', game, '--turns', TURNS]],
      );
      for (const { seats, turns: spent } of JSON.parse(printed)) {
        rows.push([`a turn of ${level}, ${game} for ${seats}: median (longest of ${spent.length})`, `${median(spent).toFixed(2)} s (${Math.max(...spent).toFixed(2)} s)`, `<= ${bound} s`]);
        console.log(rows.at(-1).join('  '));
      }
    }
  await page.context().close();
  return rows;
}

const PLAYOUTS = `
import time
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out
from howdah.engine.registry import set_table
def games(seats, seconds):
    rules, generator, played, start = set_table("raj", seats), Generator(1), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            play_out(rules.new(), generator)
        played += 20
    return played / (time.perf_counter() - start)
`;

async function playouts() {
  const page = await pythonPage();
  const rows = [];
  for (const seats of [2, 5]) {
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      const ours = await page.evaluate(([text, many, time]) => globalThis.python.runPython(`${text}\ngames(${many}, ${time})`), [PLAYOUTS, seats, SECONDS]);
      const theirs = Number(execFileSync(PYTHON, ['-c', `import sys; sys.path.insert(0, "bench"); import playouts; print(playouts.players(${seats}, True)["rollouts"](${SECONDS}))`], { cwd: ROOT, encoding: 'utf8' }));
      rounds.push({ ours, theirs });
    }
    const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
    rows.push([`random games of Raj for ${seats} a second, in the browser`, Math.round(median(rounds.map(({ ours }) => ours))).toLocaleString('en'), '']);
    rows.push([`the same, times OpenSpiel's in C++ without a browser`, ratio.toFixed(2), '>= 1.5']);
  }
  await page.context().close();
  return rows;
}

/** Of what a start fetches. */
function sizes() {
  const { files } = JSON.parse(readFileSync(`${ROOT}dist/site/engine/engine.json`, 'utf8'));
  const fetched = Object.entries(files).filter(([name]) => name !== 'NOTICES.txt');
  const sum = fetched.reduce((all, [, { compressed }]) => all + compressed, 0);
  return [['engine, compressed', `${(sum / 1e6).toFixed(2)} MB`, '<= 8 MB']];
}

const load = loadavg()[0].toFixed(1);
const rows = [];
for (const [name, part] of Object.entries({ start, turns, playouts, sizes })) if (wanted(name)) rows.push(...(await part()));
for (const [what, figure, goal] of rows) console.log(`${what.padEnd(72)} ${figure.padStart(18)}  ${goal}`);

const pageAt = process.argv.indexOf('--page');
if (pageAt > 0 && process.argv[pageAt + 1]) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    process.argv[pageAt + 1],
    `# ${day}: the site without a server, measured

\`node bench/site.mjs --page FILE\` wrote this page: Chromium, ${cpus().length} cores, load of the machine ${load} before it began. Starts are medians of ${STARTS} visits, each
with a browser of its own; turns are processor time.

| what | found | wanted |
| --- | ---: | ---: |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
  );
}
await site.close();

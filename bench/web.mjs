// Figures of the web client, measured in Chromium against a real server: node bench/web.mjs [--page FILE] (after `make web`).
// First view: compressed script, layout shift. Boards in motion: long tasks, script in each frame of a trace.
// PARTS=home,totem,race measures only some of it.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { launch } from '../web/scripts/browser.mjs';
import { makeTable, playOn } from '../web/scripts/hands.mjs';
import { startServer } from '../web/scripts/server.mjs';

const BUILT = new URL('../howdah/web', import.meta.url).pathname;
const FRAME = 1000 / 60;
const WATCHED = 8000;
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'EventDispatch', 'v8.compile']);

const compressed = (path) => (existsSync(`${BUILT}${path}.br`) ? statSync(`${BUILT}${path}.br`).size : readFileSync(`${BUILT}${path}`).length);
const weigh = (paths) => `${(paths.reduce((sum, path) => sum + compressed(path), 0) / 1024).toFixed(1)} KB`;
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const wanted = (part) => !process.env.PARTS || process.env.PARTS.split(',').includes(part);

const server = await startServer();
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
await context.addInitScript(() => {
  globalThis.shift = 0;
  globalThis.shifted = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return;
    globalThis.shift += entry.value;
    globalThis.shifted.push(...entry.sources.map(({ node, previousRect: from, currentRect: to }) => `${node?.parentElement?.className} > ${node?.className?.baseVal ?? node?.className ?? node?.textContent} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`));
  })).observe({ type: 'layout-shift', buffered: true });
});
const page = await context.newPage();
const scripts = new Set();
page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));

/** The scripts that an address loads, and what shifts meanwhile. */
async function open(address) {
  scripts.clear();
  await page.goto(server.base + address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  if (process.env.VERBOSE) console.log(await page.evaluate(() => globalThis.shifted));
  return { script: weigh([...scripts]), shift: (await page.evaluate(() => globalThis.shift)).toFixed(4) };
}

const people = (count) => [{ kind: 'me' }, ...['B', 'C', 'D', 'E', 'F'].slice(0, count - 1).map((name) => ({ kind: 'screen', name }))];

/** Replay a table from here and record a trace: tasks and script by processor time. */
async function replay(id, at) {
  await page.goto(`${server.base}/table/${id}/replay?seat=0&at=${at}`, { waitUntil: 'networkidle' });
  // The first key of a page opens the sound device; that is not the board's doing.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(2000);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'] });
  await page.keyboard.press(' ');
  await page.waitForTimeout(WATCHED);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  // The address follows the moment that is shown.
  const moves = Number(new URL(page.url()).searchParams.get('at')) - at;
  return { moves, ...readTrace(trace.traceEvents) };
}

function readTrace(events) {
  const mains = new Set(events.filter((event) => event.name === 'FireAnimationFrame' || event.name === 'TimerFire').map((event) => `${event.pid}:${event.tid}`));
  const main = (event) => mains.has(`${event.pid}:${event.tid}`);
  // Processor time, not time on the wall: another job on the same cores must not look like a slow client.
  const spans = events
    .filter((event) => event.ph === 'X' && SCRIPT.has(event.name) && main(event))
    .map((event) => ({ from: event.ts / 1000, to: (event.ts + event.dur) / 1000, share: event.dur ? Math.min(1, (event.tdur ?? event.dur) / event.dur) : 0 }))
    .sort((a, b) => a.from - b.from);
  // Nested calls count once; what began in a frame belongs to it.
  const frames = new Map();
  let end = 0;
  for (const { from, to, share } of spans) {
    const at = Math.max(from, end);
    end = Math.max(end, to);
    if (at < to) frames.set(Math.floor(at / FRAME), (frames.get(Math.floor(at / FRAME)) ?? 0) + (to - at) * share);
  }
  // Of the trace, not of the page's own observer: that one also sees the recording begin and end.
  const tasks = events.filter((event) => event.name === 'RunTask' && event.dur && main(event)).map((event) => ({ wall: event.dur / 1000, own: (event.tdur ?? event.dur) / 1000 }));
  const busy = [...frames.values()];
  return { tasks, busy, all: [...busy, ...Array(Math.max(0, Math.round(WATCHED / FRAME) - busy.length)).fill(0)] };
}

const longest = (tasks, time) => `${Math.max(0, ...tasks.map(time)).toFixed(0)} ms`;
const motion = (what, { tasks, busy, all }) => [
  [`longest task while ${what}`, longest(tasks, (task) => task.wall), '< 50 ms'],
  ['the same by processor time', longest(tasks, (task) => task.own), '< 50 ms'],
  ['script a frame, p95 of all frames', `${quantile(all, 0.95).toFixed(2)} ms`, '< 4 ms'],
  ['script a frame, p95 of frames with script', `${quantile(busy, 0.95).toFixed(2)} ms`, ''],
];

async function homeAndRaj() {
  const home = await open('');
  const raj = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }], start: true });
  const table = await open(`/table/${raj.id}`);
  // Four rounds: what moves right after a press was asked to, all else was not.
  for (let round = 0; round < 4; round += 1) {
    await page.locator('.hand button[aria-pressed][aria-disabled=false]').nth(2).click({ position: { x: 12, y: 24 } });
    await page.locator('.acts .btn.pri').click();
    await page.locator('.hand button[aria-pressed][aria-disabled=false]').first().waitFor();
  }
  await page.waitForTimeout(3000);
  if (process.env.VERBOSE) console.log(await page.evaluate(() => globalThis.shifted));
  const played = (await page.evaluate(() => globalThis.shift)).toFixed(4);
  return [
    ['compressed script, first view (home)', home.script, '< 150 KB'],
    ['compressed script, a table of Raj', table.script, '< 150 KB'],
    ['layout shift, home', home.shift, '0'],
    ['layout shift, table', table.shift, '0'],
    ['layout shift, four rounds of Raj', played, '0'],
  ];
}

/** Totem for four, well under way, replayed step by step. */
async function totem() {
  const { id } = await makeTable(page, { game: 'totem', seats: people(4), options: { turn_limit: process.env.TURNS ?? '5' }, start: true });
  await playOn(page, id);
  const found = await replay(id, 60);
  return motion(`${found.moves} moves animate with ${await page.locator('g.token').count()} tokens`, found);
}

/** Six elephants that begin side by side and can do nothing but charge: every movement pushes some of the others. */
async function race() {
  const { id } = await makeTable(page, { game: 'elephant_rally', seats: people(6), options: { deck: 'cards 120 charge-4 x120', turn_limit: '4' }, start: true });
  const table = await open(`/table/${id}`);
  await playOn(page, id, { prefer: ['play', 'use', 'pass', 'end'] });
  const found = await replay(id, 7);
  const pushes = await page.getByText(/push/).count();
  return [
    ['compressed script, a table of Elephant Rally', table.script, '< 210 KB'],
    ['layout shift, a table of Elephant Rally', table.shift, '0'],
    ...motion(`${found.moves} acts of six elephants animate (${pushes} pushes told)`, found),
  ];
}

const load = loadavg()[0].toFixed(1);
const rows = [];
if (wanted('home')) rows.push(...(await homeAndRaj()));
else await page.goto(server.base, { waitUntil: 'networkidle' });
if (wanted('totem')) rows.push(...(await totem()));
if (wanted('race')) rows.push(...(await race()));
for (const [what, figure, goal] of rows) console.log(`${what.padEnd(72)} ${figure.padStart(16)}  ${goal}`);

const pageAt = process.argv.indexOf('--page');
if (pageAt > 0 && process.argv[pageAt + 1]) {
  writeFileSync(
    process.argv[pageAt + 1],
    `# The web client: script, layout, frames

\`node bench/web.mjs --page FILE\` wrote this page on ${new Date().toISOString().slice(0, 10)}: Chromium ${browser.version()}, ${cpus().length} cores, 1440x900,
load of the machine ${load}. The boards in motion are a game of Totem for four and a race of six elephants that can do nothing
but charge, replayed step by step. Tasks and script count processor time, so that another job on the same cores does not look
like a slow client; the longest task by the clock is given beside it.

| what | found | wanted |
| --- | ---: | ---: |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
  );
}
await browser.close();
await server.stop();

// Figures of the web client, measured in Chromium against a real server: node bench/web.mjs [--page FILE] (after `make web`).
// First view: compressed script, layout shift. A board in motion: long tasks, script in each frame of a trace.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { launch } from '../web/scripts/browser.mjs';
import { makeTable, playOn } from '../web/scripts/hands.mjs';
import { startServer } from '../web/scripts/server.mjs';

const BUILT = new URL('../howdah/web', import.meta.url).pathname;
const FRAME = 1000 / 60;
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'EventDispatch', 'v8.compile']);

const compressed = (path) => (existsSync(`${BUILT}${path}.br`) ? statSync(`${BUILT}${path}.br`).size : readFileSync(`${BUILT}${path}`).length);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const server = await startServer();
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
await context.addInitScript(() => {
  globalThis.shift = 0;
  globalThis.long = [];
  globalThis.shifted = [];
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.hadRecentInput) return;
    globalThis.shift += entry.value;
    globalThis.shifted.push(...entry.sources.map((source) => source.node?.parentElement?.className + ' > ' + (source.node?.className?.baseVal ?? source.node?.className ?? source.node?.nodeName)));
  })).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => globalThis.long.push(entry.duration))).observe({ type: 'longtask', buffered: true });
});
const page = await context.newPage();
const scripts = new Set();
page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));

await page.goto(server.base, { waitUntil: 'networkidle' });
await page.waitForTimeout(1500);
const first = [...scripts];
const homeShift = await page.evaluate(() => globalThis.shift);
if (process.env.VERBOSE) console.log(await page.evaluate(() => globalThis.shifted));
const raj = await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }], start: true });
scripts.clear();
await page.goto(`${server.base}/table/${raj.id}`, { waitUntil: 'networkidle' });
await page.waitForTimeout(1500);
const table = [...scripts];
const tableShift = await page.evaluate(() => globalThis.shift);

// Totem for four, well under way, replayed step by step.
const totem = await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, ...['B', 'C', 'D'].map((name) => ({ kind: 'screen', name }))], options: { turn_limit: process.env.TURNS ?? '5' }, start: true });
await playOn(page, totem.id);
await page.goto(`${server.base}/table/${totem.id}/replay?seat=0&at=60`, { waitUntil: 'networkidle' });
// The first key of a page opens the sound device; that is not the board's doing.
await page.keyboard.press('Shift');
await page.waitForTimeout(2000);
const tokens = await page.locator('g.token').count();
await page.evaluate(() => (globalThis.long.length = 0));
await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'] });
await page.keyboard.press(' ');
await page.waitForTimeout(8000);
const trace = JSON.parse((await browser.stopTracing()).toString());
const long = await page.evaluate(() => globalThis.long);
const moves = Number(await page.getByRole('slider').inputValue()) - 60;

const mains = new Set(trace.traceEvents.filter((event) => event.name === 'FireAnimationFrame' || event.name === 'TimerFire').map((event) => `${event.pid}:${event.tid}`));
// Processor time, not time on the wall: another job on the same cores must not look like a slow client.
const spans = trace.traceEvents
  .filter((event) => event.ph === 'X' && SCRIPT.has(event.name) && mains.has(`${event.pid}:${event.tid}`))
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
// The thread's own time: a busy machine does not make a task longer.
const tasks = trace.traceEvents.filter((event) => event.name === 'RunTask' && event.tdur && mains.has(`${event.pid}:${event.tid}`)).map((event) => event.tdur / 1000);
const busy = [...frames.values()];
const all = [...busy, ...Array(Math.max(0, Math.round(8000 / FRAME) - busy.length)).fill(0)];

const load = loadavg()[0].toFixed(1);
const rows = [
  ['compressed script, first view (home)', kb(first.reduce((sum, path) => sum + compressed(path), 0)), '< 150 KB'],
  ['compressed script, a table of Raj', kb(table.reduce((sum, path) => sum + compressed(path), 0)), '< 150 KB'],
  ['layout shift, home', homeShift.toFixed(4), '0'],
  ['layout shift, table', tableShift.toFixed(4), '0'],
  [`longest task while ${moves} moves animate with ${tokens} tokens`, long.length ? `${Math.max(...long).toFixed(0)} ms` : 'none over 50 ms', '< 50 ms'],
  ['the same by processor time', tasks.length ? `${Math.max(...tasks).toFixed(0)} ms` : '?', '< 50 ms'],
  ['script a frame, p95 of all frames', `${quantile(all, 0.95).toFixed(2)} ms`, '< 4 ms'],
  ['script a frame, p95 of frames with script', `${quantile(busy, 0.95).toFixed(2)} ms`, ''],
];
for (const [what, figure, goal] of rows) console.log(`${what.padEnd(62)} ${figure.padStart(16)}  ${goal}`);

const wanted = process.argv.indexOf('--page');
if (wanted > 0 && process.argv[wanted + 1]) {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    process.argv[wanted + 1],
    `# The web client: script, layout, frames

\`node bench/web.mjs --page FILE\` wrote this page on ${date}: Chromium ${browser.version()}, ${cpus().length} cores, 1440x900,
load of the machine ${load}. The board in motion is a game of Totem for four, replayed step by step: ${moves} moves with ${tokens}
tokens on the board. Tasks and script count processor time, so that another job on the same cores does not look like a slow
client; the longest task by the clock is given beside it.

| what | found | wanted |
| --- | ---: | ---: |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
  );
}
await browser.close();
await server.stop();

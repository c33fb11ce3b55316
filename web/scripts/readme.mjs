// The pictures of the README: the four tables in the middle of a game, in docs/pictures/. `make pictures`.
import { launch } from './browser.mjs';
import { makeTable, playOn } from './hands.mjs';
import { wear } from './looks.mjs';
import { startServer } from './server.mjs';

const out = new URL('../../docs/pictures/', import.meta.url).pathname;
const bots = (count, level = 'easy') => Array.from({ length: count }, () => ({ kind: 'bot', level }));
const TABLES = [
    { name: 'raj', wish: { game: 'raj', seats: [{ kind: 'me' }, ...bots(3)] }, acts: 5 },
    { name: 'totem', wish: { game: 'totem', seats: [{ kind: 'me' }, ...bots(1)] }, acts: 60 },
    { name: 'formula-e', wish: { game: 'formula_e', seats: [{ kind: 'me' }, ...bots(4)] }, acts: 30 },
    { name: 'elephant-rally', wish: { game: 'elephant_rally', seats: [{ kind: 'me' }, ...bots(3)] }, acts: 24 },
];

const server = await startServer({ bot_delay: [0, 0], window_delay: [0.1, 0.1] });
const browser = await launch();
for (const { name, wish, acts } of TABLES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.base);
    await wear(page, { theme: 'light' });
    const { id } = await makeTable(page, { ...wish, start: true });
    await playOn(page, id, { acts });
    await page.goto(`${server.base}/table/${id}`);
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `${out}table-${name}.jpg`, type: 'jpeg', quality: 82 });
    console.log(`written: docs/pictures/table-${name}.jpg`);
    await page.close();
}
await browser.close();
await server.stop();

// Pictures of every page and state, in three sizes, light and dark, three languages: web/shots/. `make shots`.
// SHOTS=raj limits them to names that contain the word; SIZES=1440 LANGS=en THEMES=light narrow them further.
import { mkdirSync } from 'node:fs';
import { launch } from './browser.mjs';
import { makeTable, playOn, watchFaults } from './hands.mjs';
import { wear } from './looks.mjs';
import { raceStates } from './race-shots.mjs';
import { startServer } from './server.mjs';

const pickList = (name, all) =>
    process.env[name]
        ? all.filter((each) => process.env[name].split(',').some((wish) => String(each).includes(wish)))
        : all;
// Other sizes are taken by their full name: SIZES=320x640,740x360.
const SIZES = process.env.SIZES?.includes('x')
    ? process.env.SIZES.split(',')
    : pickList('SIZES', ['1440x900', '1024x768', '390x844']);
const LANGS = pickList('LANGS', ['en', 'pt', 'pt-BR', 'ru']);
const THEMES = pickList('THEMES', ['light', 'dark']);
const only = process.env.SHOTS ?? '';
const out = new URL('../shots/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

const server = await startServer();
const browser = await launch();
const faults = [];

const person = (name, more = {}) => ({ kind: 'screen', name, ...more });
const raj = (more = {}) => ({
    game: 'raj',
    seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
    start: true,
    ...more,
});

/** The states: each gets a fresh page at the home address and leads it somewhere. */
const STATES = {
    home: async (page) => {
        await makeTable(page, raj());
        await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, { kind: 'invitation' }], listed: true });
        await page.reload();
        await page.waitForTimeout(700);
    },
    new: async (page, go) => go('/new/raj'),
    lobby: async (page, go) =>
        go(
            `/table/${(await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'invitation' }, { kind: 'open' }, { kind: 'bot' }] })).id}`,
        ),
    learn: async (page, go) => go('/learn'),
    'learn-raj': async (page, go) => {
        await go('/learn/raj');
        await page
            .locator('.hand button')
            .nth(2)
            .click({ position: { x: 12, y: 24 } });
        await page.locator('.acts .btn.pri').click();
        await page.waitForTimeout(500);
    },
    'learn-totem': async (page, go) => {
        await go('/learn/totem');
        await page.locator('.teacher .ways .btn').first().click();
        await page.waitForTimeout(500);
        await page.locator('.teacher .ways .pri').click();
        await page.waitForTimeout(700);
    },
    join: async (page, go) => go('/join/aaaaaaaaaaaaaaaaaaaaaa'),
    'raj-start': async (page, go) => go(`/table/${(await makeTable(page, raj())).id}`),
    'raj-middle': async (page, go) => {
        const { id } = await makeTable(page, raj());
        await playOn(page, id, { acts: 6 });
        await go(`/table/${id}`);
        await page.waitForTimeout(1500);
        await page
            .locator('.hand button')
            .nth(3)
            .click({ position: { x: 20, y: 60 } });
    },
    'raj-five-why': async (page, go) => {
        const { id } = await makeTable(
            page,
            raj({
                seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'invitation' }],
                start: false,
            }),
        );
        await page.evaluate(async (table) => {
            const links = await (await fetch(`/api/tables/${table}/links`)).json();
            window.token = links.invitations['5'].token;
        }, id);
        const token = await page.evaluate(() => window.token);
        const friend = await (await browser.newContext()).newPage();
        await friend.goto(server.base);
        await friend.evaluate(
            (key) =>
                fetch('/api/join', {
                    method: 'POST',
                    headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' },
                    body: JSON.stringify({ token: key, name: 'Ana' }),
                }),
            token,
        );
        await page.evaluate(
            (table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }),
            id,
        );
        await go(`/table/${id}`);
        await page
            .locator('.hand button')
            .nth(8)
            .click({ position: { x: 20, y: 60 } });
        await page.locator('.acts .btn.pri').click();
        await page.waitForTimeout(1500);
        await page
            .locator('.hand button')
            .nth(4)
            .click({ position: { x: 20, y: 60 }, force: true });
        await page.waitForTimeout(700);
        await friend.context().close();
    },
    'raj-rules': async (page, go) => {
        await go(`/table/${(await makeTable(page, raj())).id}`);
        await page.keyboard.press('r');
        await page.waitForTimeout(600);
    },
    'raj-text': async (page, go) => {
        await go(`/table/${(await makeTable(page, raj())).id}`);
        await page.keyboard.press('t');
        await page.waitForTimeout(800);
    },
    'raj-menu': async (page, go) => {
        await go(`/table/${(await makeTable(page, raj())).id}`);
        await page.locator('header nav button').nth(2).click();
        await page.waitForTimeout(400);
    },
    // A watcher looks at the hand of somebody who opens it.
    'raj-open-hand': async (page, go) => {
        const friend = await (await browser.newContext()).newPage();
        await friend.goto(server.base);
        const { id } = await makeTable(friend, raj());
        await friend.evaluate(
            (table) =>
                fetch(`/api/tables/${table}/seats/1/settings`, {
                    method: 'POST',
                    headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' },
                    body: JSON.stringify({ watched: true }),
                }),
            id,
        );
        await playOn(friend, id, { acts: 4 });
        await go(`/table/${id}`);
        await page.locator('.watch select').selectOption('1');
        await page.locator('.hand button[aria-pressed]').first().waitFor();
        await friend.context().close();
    },
    'raj-curtain': async (page, go) =>
        go(
            `/table/${(await makeTable(page, { game: 'raj', seats: [{ kind: 'me' }, person('Ana'), person('Дмитрий')], start: true })).id}`,
        ),
    'raj-end': async (page, go) => {
        const { id } = await makeTable(page, {
            game: 'raj',
            seats: [{ kind: 'me' }, person('Ana'), person('Dmitri'), person('Chand')],
            start: true,
        });
        await playOn(page, id);
        await go(`/table/${id}`);
        await page.waitForTimeout(1500);
    },
    'raj-replay': async (page, go) => {
        const { id } = await makeTable(page, {
            game: 'raj',
            seats: [{ kind: 'me' }, person('Ana'), person('Dmitri')],
            start: true,
        });
        await playOn(page, id);
        await go(`/table/${id}/replay?seat=1&at=23`);
        await page.waitForTimeout(1500);
    },
    settings: async (page) => {
        await page.locator('header nav button').last().click();
        await page.waitForTimeout(500);
    },
    'totem-start': async (page, go) => {
        await go(
            `/table/${(await makeTable(page, { game: 'totem', seats: [{ kind: 'me' }, person('Ana')], start: true })).id}`,
        );
        await page.waitForTimeout(1200);
    },
    'totem-dice': async (page, go) => {
        const { id } = await makeTable(page, {
            game: 'totem',
            seats: [{ kind: 'me' }, person('Ana'), person('Dmitri'), person('Chand')],
            start: true,
        });
        await playOn(page, id, { acts: 160, until: 'enter' });
        await go(`/table/${id}`);
    },
    'totem-step': async (page, go) => {
        const { id } = await makeTable(page, {
            game: 'totem',
            seats: [{ kind: 'me' }, person('Ana'), person('Dmitri')],
            start: true,
        });
        await playOn(page, id, { acts: 150, until: 'to ' });
        await go(`/table/${id}`);
        await page.getByRole('application').focus();
        await page.waitForTimeout(500);
    },
    'totem-end': async (page, go) => {
        const { id } = await makeTable(page, {
            game: 'totem',
            seats: [{ kind: 'me' }, person('Ana')],
            options: { turn_limit: '4' },
            start: true,
        });
        await playOn(page, id);
        await go(`/table/${id}`);
        await page.waitForTimeout(1200);
    },
    ...raceStates(person),
    offline: async (page, go) => {
        const { id } = await makeTable(page, raj());
        let gone = false;
        const sockets = [];
        await page.routeWebSocket(/socket/, (socket) => {
            if (gone) socket.close();
            else {
                socket.connectToServer();
                sockets.push(socket);
            }
        });
        await go(`/table/${id}`);
        gone = true;
        for (const socket of sockets) await socket.close();
        await page.waitForTimeout(900);
    },
};

/** Lead a page to a state once; every language and look is then chosen on it, as a guest would in the settings. */
async function shoot({ name, lead, size }) {
    const [width, height] = size.split('x').map(Number);
    const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: width < 500,
        deviceScaleFactor: 1,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
    });
    await context.addInitScript(
        (wish) => localStorage.getItem('howdah-settings') ?? localStorage.setItem('howdah-settings', wish),
        JSON.stringify({ language: LANGS[0], theme: THEMES[0], volume: 0.7 }),
    );
    const page = await context.newPage();
    // Bots of other tables think meanwhile: a page may have to wait for its turn at the processor.
    page.setDefaultTimeout(60_000);
    watchFaults(page, faults);
    try {
        await page.goto(server.base, { waitUntil: 'networkidle' });
        await page.evaluate(() =>
            fetch('/api/me', {
                method: 'POST',
                headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' },
                body: JSON.stringify({ name: 'Maya' }),
            }),
        );
        await lead(page, async (address) => {
            await page.goto(server.base + address);
            await page.waitForLoadState('networkidle').catch(() => undefined);
            await page.waitForTimeout(900);
        });
        for (const language of LANGS)
            for (const theme of THEMES) {
                await wear(page, { language, theme });
                await page.waitForLoadState('networkidle').catch(() => undefined);
                await page.waitForTimeout(350);
                await page.screenshot({ path: `${out}${name}-${width}-${language}-${theme}.png` });
                count += 1;
            }
    } catch (error) {
        faults.push(`${name} ${size}: ${String(error).split('\n')[0]}`);
        await page.screenshot({ path: `${out}FAILED-${name}-${width}.png` }).catch(() => undefined);
    }
    await context.close();
}

let count = 0;
const wanted = Object.entries(STATES)
    .filter(([name]) => !only || only.split(',').some((word) => name.includes(word)))
    .flatMap(([name, lead]) => SIZES.map((size) => ({ name, lead, size })));
const all = wanted.length;
// Most of the time a page waits for itself: several wait together.
await Promise.all(
    Array.from({ length: 4 }, async () => {
        for (let next = wanted.shift(); next; next = wanted.shift()) {
            await shoot(next);
            if (process.stdout.isTTY) process.stdout.write(`\r${all - wanted.length} of ${all}`);
        }
    }),
);
await browser.close();
await server.stop();
console.log(`${count} pictures in web/shots/`);
if (faults.length) {
    console.error([...new Set(faults)].join('\n'));
    process.exit(1);
}

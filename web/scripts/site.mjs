// The site as a stranger's host has it: below a folder of a plain file server, which can be switched off.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch } from './browser.mjs';
import { lift, watchFaults } from './hands.mjs';
import { PATIENCE } from './server.mjs';

const SITE = resolve(new URL('../../dist/site', import.meta.url).pathname);
export const PYTHON = process.env.HOWDAH_PYTHON ?? resolve(new URL('../../.venv/bin/python', import.meta.url).pathname);

/** Python's own server of files, on a port that it chooses. */
async function serveFolder(folder) {
    const child = spawn(PYTHON, ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, '0'], {
        stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
        const port = /port (\d+)/.exec(line)?.[1];
        if (port) return { port, child };
    }
    throw new Error('the server of files did not start');
}

/** `site` names another folder than dist/site. */
export async function openSite(site = SITE) {
    const folder = mkdtempSync(join(tmpdir(), 'howdah-site-'));
    mkdirSync(join(folder, 'some', 'where'), { recursive: true });
    symlinkSync(site, join(folder, 'some', 'where', 'howdah'));
    const { port, child } = await serveFolder(folder);
    const browser = await launch();
    const faults = [];
    const cut = () =>
        new Promise((gone) => (child.exitCode === null && child.kill() ? child.once('exit', gone) : gone()));
    return {
        base: `http://localhost:${port}/some/where/howdah/`,
        /** Somebody new, with a browser of their own. */
        async visitor({ liked = {}, ...more } = {}) {
            const context = await browser.newContext({
                viewport: { width: 1440, height: 900 },
                locale: 'en-GB',
                reducedMotion: 'reduce',
                ...more,
            });
            await context.addInitScript(
                (wish) => localStorage.getItem('howdah-settings') ?? localStorage.setItem('howdah-settings', wish),
                JSON.stringify({ language: 'en', theme: 'light', volume: 0, ...liked }),
            );
            context.setDefaultTimeout(PATIENCE);
            const page = await context.newPage();
            watchFaults(page, faults);
            await page.goto(this.base);
            await page.locator('main').first().waitFor();
            return page;
        },
        /** Everything that the site needs is kept: from now on it needs no network. */
        async kept(page) {
            await page.waitForFunction(async () => {
                const names = await caches.keys();
                const files = await Promise.all(
                    names.map(async (name) => (await caches.open(name)).match('engine/engine.json')),
                );
                return navigator.serviceWorker.controller !== null && files.some(Boolean);
            });
        },
        /** The network is gone for good: nothing answers any more. */
        cut,
        faults: () => [...new Set(faults)],
        async close() {
            await browser.close();
            await cut();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

/** Another page of the site, without loading it anew. */
export const go = (page, address) => page.evaluate((there) => (location.hash = there), address);

/** A table by the page for new ones: levels of bots, or `null` for somebody at this screen; the first seat is ours. */
export async function seatAll(page, game, others) {
    await go(page, `/new/${game}`);
    await page.getByLabel('Who takes seat 2').waitFor();
    for (let seats = await page.getByLabel(/^Who takes seat/).count(); seats !== others.length + 1;) {
        if (seats > others.length + 1) await page.getByRole('button', { name: `Remove seat ${seats}` }).click();
        else await page.getByRole('button', { name: 'Add a seat' }).click();
        seats = await page.getByLabel(/^Who takes seat/).count();
    }
    for (const [place, level] of others.entries()) {
        const row = page.locator('li', { has: page.getByLabel(`Who takes seat ${place + 2}`) });
        await row.getByLabel(`Who takes seat ${place + 2}`).selectOption(level ? 'bot' : 'screen');
        if (level) await row.getByLabel('Bot level').selectOption(level);
        else await row.getByLabel('Name', { exact: true }).fill(`Guest ${place + 2}`);
    }
}

/** Play our seats in text mode, always the same of the choices there are, for so many acts or to the end. Tells whether it ended. */
export async function playByText(page, acts = 100_000) {
    const [texts, curtain] = [
        page.getByRole('button', { name: 'Text mode' }),
        page.getByRole('button', { name: /^I am/ }),
    ];
    await texts.or(curtain).first().waitFor();
    if (await curtain.isVisible()) await lift(page);
    if ((await texts.getAttribute('aria-pressed')) !== 'true') await texts.click();
    await page.getByLabel('Command').waitFor();
    return page.evaluate(
        (most) =>
            new Promise((resolve) => {
                const find = (selector, text) =>
                    [...document.querySelectorAll(selector)].find((each) => text.test(each.textContent.trim()));
                let [done, seen, since] = [0, '', 0];
                const look = () => {
                    const over = Boolean(find('button', /^Rematch$/));
                    if (over || done >= most) {
                        resolve(over);
                        return;
                    }
                    const actions = [...document.querySelectorAll('ol.actions button')];
                    const now = document.querySelector('main')?.textContent ?? '';
                    const covered = find('dialog button', /^I am/);
                    if (now !== seen) [seen, since] = [now, 0];
                    since += 1;
                    if (covered) covered.click();
                    // Once for everything that is shown; again if nothing came of it for long.
                    else if (actions.length && since % 100 === 1) {
                        done += 1;
                        actions[Math.floor(((done * 0.61803) % 1) * actions.length)].click();
                    }
                    setTimeout(look, 20);
                };
                look();
            }),
        acts,
    );
}

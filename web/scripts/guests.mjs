// For browser tests: a real server, a real browser, and guests who each have a browser of their own.
import { launch } from './browser.mjs';
import { watchFaults } from './hands.mjs';
import { PATIENCE, startServer } from './server.mjs';

/** The settings are the server's (howdah/server/settings.py). */
export async function startServerAndBrowser(settings = {}) {
    const server = await startServer(settings);
    const browser = await launch().catch(async (error) => {
        await server.stop();
        throw error;
    });
    const faults = [];
    return {
        server,
        /** A guest at this address, with these settings of their own; the rest is Playwright's. */
        async guest({ at = '/', liked = {}, ...more } = {}) {
            const context = await browser.newContext({
                viewport: { width: 1280, height: 800 },
                locale: 'en-GB',
                reducedMotion: 'reduce',
                serviceWorkers: 'block',
                ...more,
            });
            await context.addInitScript(
                (wish) => localStorage.getItem('howdah-settings') ?? localStorage.setItem('howdah-settings', wish),
                JSON.stringify({ language: 'en', theme: 'light', volume: 0, ...liked }),
            );
            context.setDefaultTimeout(PATIENCE);
            const page = await context.newPage();
            watchFaults(page, faults);
            await page.goto(server.base + at);
            await page.locator('main').first().waitFor();
            return page;
        },
        /** Each fault once that any guest's page had. */
        faults: () => [...new Set(faults)],
        async close() {
            await browser.close();
            await server.stop();
        },
    };
}

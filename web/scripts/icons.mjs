// Renders the icons that installers want as PNG, from the drawn ones, in Chromium. Run when the mark changes.
import { readFileSync } from 'node:fs';
import { launch } from './browser.mjs';

const browser = await launch();
for (const [name, source, size] of [
    ['icon-192', 'icon', 192],
    ['icon-512', 'icon', 512],
    ['maskable-512', 'maskable', 512],
]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = readFileSync(new URL(`../public/icons/${source}.svg`, import.meta.url), 'utf8');
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    await page.screenshot({
        path: new URL(`../public/icons/${name}.png`, import.meta.url).pathname,
        omitBackground: true,
    });
    await page.close();
}
await browser.close();

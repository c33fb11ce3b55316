// After the build: fonts are preloaded, the service worker learns what belongs to the shell, and text files get their
// compressed twins.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const out = new URL('../../howdah/web/', import.meta.url).pathname;
const files = (folder) =>
    readdirSync(folder).flatMap((name) =>
        statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)],
    );

// The shell: all scripts, styles and drawings of one version, so that a page never meets the parts of another one.
// Fonts and sounds are kept when they are first used.
const assets = files(join(out, 'assets')).map((file) => `/${relative(out, file)}`);
// The two faces of every page come with the page, so that no line moves when they arrive.
const faces = assets.filter((file) => /(onest-latin-wght|yeseva-one-latin-400)-normal.*\.woff2$/.test(file));
const preload = faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`);
const html = readFileSync(join(out, 'index.html'), 'utf8').replace('</head>', `${preload.join('')}</head>`);
writeFileSync(join(out, 'index.html'), html);
const shell = [
    '/',
    '/early.js',
    '/manifest.webmanifest',
    '/icons/icon.svg',
    ...files(join(out, 'assets'))
        .filter((file) => /\.(js|css|svg)$/.test(file))
        .map((file) => `/${relative(out, file)}`),
];
const version = createHash('sha256')
    .update(
        files(out)
            .filter((file) => file.includes('/assets/'))
            .map((file) => relative(out, file))
            .sort()
            .join(),
    )
    .update(html)
    .digest('hex')
    .slice(0, 12);
const worker = readFileSync(join(out, 'sw.js'), 'utf8')
    .replace("'SHELL'", JSON.stringify(shell))
    .replace('VERSION', version);
writeFileSync(join(out, 'sw.js'), worker);

for (const file of files(out)) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(file)) continue;
    const text = readFileSync(file);
    if (text.length < 600) continue;
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

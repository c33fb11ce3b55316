// After the build: fonts are preloaded, the service worker learns what belongs to the shell, and text files get their
// compressed twins. `node scripts/compress.mjs FOLDER` does it for the site, whose files lie anywhere.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const site = process.argv[2];
const out = resolve(site ?? new URL('../../howdah/web/', import.meta.url).pathname);
const base = site ? './' : '/';
const files = (folder) =>
    readdirSync(folder).flatMap((name) =>
        statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)],
    );

// The shell: all scripts, styles and drawings of one version, so that a page never meets the parts of another one.
// Fonts and sounds are kept when they are first used.
const assets = files(join(out, 'assets')).map((file) => base + relative(out, file));
// The two faces of every page come with the page, so that no line moves when they arrive.
const faces = assets.filter((file) => /(onest-latin-wght|yeseva-one-latin-400)-normal.*\.woff2$/.test(file));
const preload = faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`);
const html = readFileSync(join(out, 'index.html'), 'utf8').replace('</head>', `${preload.join('')}</head>`);
writeFileSync(join(out, 'index.html'), html);
const data = site ? files(join(out, 'data')) : [];
const shell = [
    './',
    './early.js',
    './manifest.webmanifest',
    './icons/icon.svg',
    ...faces.map((file) => `./${relative(base, file)}`),
    ...[...files(join(out, 'assets')), ...data]
        .filter((file) => /\.(js|css|svg)$/.test(file) || /\/data\/(games|tracks-kit)\.json$/.test(file))
        .map((file) => `./${relative(out, file)}`),
];
const hash = createHash('sha256').update(assets.sort().join()).update(html);
for (const file of data.sort()) hash.update(readFileSync(file));
const engine = site ? JSON.parse(readFileSync(join(out, 'engine', 'engine.json'), 'utf8')).version : '';
const worker = readFileSync(join(out, 'sw.js'), 'utf8')
    .replace("'SHELL'", JSON.stringify(shell))
    .replace('VERSION', hash.update(engine).digest('hex').slice(0, 12))
    .replace('engine ENGINE', `engine ${engine}`);
writeFileSync(join(out, 'sw.js'), worker);

// A server of plain files has no use for twins.
for (const file of site ? [] : files(out)) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(file)) continue;
    const text = readFileSync(file);
    if (text.length < 600) continue;
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.HOWDAH_SERVER ?? 'http://127.0.0.1:8400';

/** In the site no server sends headers, so the page carries its policy itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const policy: Plugin = {
  name: 'policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'content-security-policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), mode === 'site' && policy],
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../howdah/web',
    // The engine and what was written for the site lie there already.
    emptyOutDir: mode !== 'site',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['../tests/web/**/*.test.ts', 'src/**/*.test.ts'] },
}));

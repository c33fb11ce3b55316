// Starts a real server on a free port with a fresh database, for tests, pictures and measurements.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

function freePort() {
    return new Promise((resolve) => {
        const probe = createServer().listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });
}

const SERVE = `import sys, msgspec
from howdah.server.serving import serve
from howdah.server.settings import Settings
serve(msgspec.json.decode(sys.argv[1], type=Settings))`;

/** `more` are settings of the server (howdah/server/settings.py). HOWDAH_PYTHON names another Python; HOWDAH_PATH another tree to run from. */
export async function startServer({ port = 0, ...more } = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'howdah-web-'));
    const used = port || (await freePort());
    const local = join(root, '.venv/bin/python');
    const python = process.env.HOWDAH_PYTHON ?? (existsSync(local) ? local : 'python3');
    const database = join(folder, 'tables.sqlite');
    // Many tables in a short time, which no guest of a real server needs.
    const settings = {
        port: used,
        database,
        log_level: 'warning',
        limits: { table_burst: 100_000, request_burst: 100_000, message_burst: 100_000, chat_burst: 1000 },
        ...more,
    };
    const start = () =>
        spawn(python, ['-c', SERVE, JSON.stringify(settings)], {
            // The installed howdah, compiled where it can be; HOWDAH_PATH names sources to run instead.
            env: {
                ...process.env,
                PYTHONPATH: process.env.HOWDAH_PATH ?? '',
                PYTHONSAFEPATH: '1',
                PYTHONDONTWRITEBYTECODE: '1',
            },
            stdio: ['ignore', 'ignore', process.env.HOWDAH_VERBOSE ? 'inherit' : 'ignore'],
        });
    let child = start();
    const base = `http://localhost:${used}`;
    const ready = async () => {
        for (let attempt = 0; attempt < 400; attempt += 1) {
            try {
                if ((await fetch(`${base}/api/games`)).ok) return;
            } catch {
                // Not yet.
            }
            await new Promise((resolve) => setTimeout(resolve, 200));
        }
        throw new Error(`the server did not start: ${python} -m howdah serve`);
    };
    const end = () =>
        new Promise((resolve) =>
            child.exitCode === null ? child.once('exit', resolve).kill('SIGTERM') || resolve() : resolve(),
        );
    await ready();
    return {
        base,
        /** As after a crash: gone, and back with the same database. */
        async restart(pause = 1500) {
            await end();
            await new Promise((resolve) => setTimeout(resolve, pause));
            child = start();
            await ready();
        },
        async stop() {
            await end();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

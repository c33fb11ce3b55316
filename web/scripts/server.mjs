// Starts a real server on a free port with a fresh database, for tests, pictures and measurements.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds that anybody waits for what must come. It only ends what hangs: nothing that works comes near it, however
 * busy the machine is. */
export const PATIENCE = 600_000;
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const root = new URL('../../', import.meta.url).pathname;

/** Not one of the ports that connections are given: a server that comes back must find it free. */
async function freePort() {
    for (;;) {
        const port = 10_000 + Math.floor(Math.random() * 22_000);
        const free = await new Promise((resolve) => {
            const probe = createServer().once('error', () => resolve(false));
            probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
        });
        if (free) return port;
    }
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
        bot_seconds: PATIENCE / 1000,
        aside_niceness: 0,
        limits: { table_burst: 100_000, request_burst: 100_000, message_burst: 100_000, chat_burst: 1000 },
        ...more,
    };
    let complaints = '';
    const start = () => {
        const server = spawn(python, ['-c', SERVE, JSON.stringify(settings)], {
            // The installed howdah, compiled where it can be; HOWDAH_PATH names sources to run instead.
            env: {
                ...process.env,
                PYTHONPATH: process.env.HOWDAH_PATH ?? '',
                PYTHONSAFEPATH: '1',
                // Its processes share their bytecode, also where Python is told to keep none: else all would compile it.
                PYTHONDONTWRITEBYTECODE: '',
                PYTHONPYCACHEPREFIX: join(root, '.venv/pycache'),
            },
            stdio: ['ignore', 'ignore', 'pipe'],
        });
        server.stderr.on('data', (text) => {
            complaints = (complaints + text).slice(-4000);
            if (process.env.HOWDAH_VERBOSE) process.stderr.write(text);
        });
        server.stderr.unref();
        return server;
    };
    let child = start();
    const base = `http://localhost:${used}`;
    const ready = async () => {
        for (const end = Date.now() + PATIENCE; Date.now() < end && child.exitCode === null;) {
            try {
                if ((await fetch(`${base}/api/games`)).ok) return;
            } catch {
                // Not yet.
            }
            await sleep(100);
        }
        throw new Error(`the server did not start: ${complaints}`);
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
            await sleep(pause);
            child = start();
            await ready();
        },
        async stop() {
            await end();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

// Debian's Chromium, as tests, pictures and measurements start it: without a network of its own.
import { chromium } from 'playwright-core';
import { PATIENCE } from './server.mjs';

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const launch = (more = [], executablePath = PROGRAM) =>
    chromium.launch({
        executablePath,
        timeout: PATIENCE,
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            ...more,
        ],
    });

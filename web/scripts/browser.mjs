// Debian's Chromium, as tests, pictures and measurements start it: without a network of its own.
import { chromium } from 'playwright-core';
import { PATIENCE } from './server.mjs';

export const launch = (more = []) =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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

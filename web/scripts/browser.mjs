// Debian's Chromium, as tests, pictures and measurements start it: without a network of its own.
import { chromium } from 'playwright-core';

export const launch = (more = []) =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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

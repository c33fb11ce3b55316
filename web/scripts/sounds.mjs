// Renders the table's sounds from simple models of struck wood, clay, bell, drum and paper: public/sounds/*.wav.
// Deterministic: the same bytes on every machine (its own noise generator, no clock).
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 22050;

function noise(seed) {
    let state = seed >>> 0 || 1;
    return () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return ((state >>> 0) / 0xffffffff) * 2 - 1;
    };
}

/** A struck body: partials as [ratio, loudness, decay in seconds]. */
const struck = (pitch, partials, at = 0, gain = 1) => ({
    length: at + Math.max(...partials.map(([, , d]) => d * 4)),
    at,
    sample: (t) =>
        gain *
        partials.reduce(
            (sum, [ratio, loud, decay]) =>
                sum + loud * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * ratio * t),
            0,
        ),
});
const bell = (pitch, at = 0, gain = 0.5) =>
    struck(
        pitch,
        [
            [1, 1, 0.13],
            [2.01, 0.5, 0.09],
            [2.76, 0.35, 0.06],
            [5.4, 0.12, 0.03],
        ],
        at,
        gain,
    );
const wood = (pitch, at = 0, gain = 0.9) =>
    struck(
        pitch,
        [
            [1, 1, 0.022],
            [2.57, 0.5, 0.012],
            [4.1, 0.25, 0.007],
        ],
        at,
        gain,
    );
const clay = (pitch, at = 0, gain = 0.9) =>
    struck(
        pitch,
        [
            [1, 1, 0.035],
            [1.48, 0.6, 0.02],
            [3.2, 0.3, 0.009],
        ],
        at,
        gain,
    );
/** A skin: the pitch falls as it slackens. */
const drum = (pitch, at = 0, gain = 1) => ({
    at,
    length: at + 0.45,
    sample: (t) => gain * Math.exp(-t / 0.09) * Math.sin(2 * Math.PI * pitch * t * (1 + 0.35 * Math.exp(-t / 0.03))),
});
/** Paper, cloth, breath: filtered noise that swells and fades. */
function rustle(seconds, at = 0, gain = 0.4, softness = 0.55, seed = 7) {
    const next = noise(seed);
    let held = 0;
    return {
        at,
        length: at + seconds,
        sample: (t) => {
            held = held * softness + next() * (1 - softness);
            return gain * held * Math.sin(Math.min(1, t / seconds) * Math.PI) ** 1.5;
        },
    };
}
const crack = (at = 0, gain = 0.8, seed = 3) => {
    const next = noise(seed);
    return { at, length: at + 0.12, sample: (t) => gain * next() * Math.exp(-t / 0.014) };
};

const sounds = {
    'turn-yours': [bell(660), bell(880, 0.14)],
    'turn-other': [wood(240, 0, 0.6)],
    'card-play': [rustle(0.07), wood(310, 0.05, 0.5)],
    'card-draw': [rustle(0.18, 0, 0.35)],
    'bid-down': [rustle(0.08, 0, 0.3, 0.8), clay(150, 0.05, 0.5)],
    'bid-reveal': [
        rustle(0.09, 0, 0.4),
        rustle(0.09, 0.07, 0.4, 0.5, 11),
        rustle(0.09, 0.14, 0.4, 0.5, 13),
        wood(420, 0.2, 0.5),
    ],
    tie: [clay(130), clay(120, 0.16)],
    'stake-taken': [bell(1320, 0, 0.3), bell(1560, 0.07, 0.3), bell(1180, 0.13, 0.3), clay(420, 0.02, 0.3)],
    'vulture-taken': [rustle(0.22, 0, 0.6, 0.85), drum(80, 0.02, 0.4)],
    dice: [wood(520, 0, 0.6), wood(610, 0.09, 0.6), wood(470, 0.17, 0.5), wood(560, 0.24, 0.35), wood(500, 0.29, 0.25)],
    step: [clay(190, 0, 0.45)],
    'piece-enter': [wood(260), wood(390, 0.09, 0.5)],
    eliminate: [crack(), clay(210, 0.01, 0.7), crack(0.06, 0.35, 9)],
    'cut-off': [
        crack(0, 0.6),
        clay(230, 0.02, 0.5),
        crack(0.1, 0.5, 5),
        clay(190, 0.12, 0.5),
        crack(0.2, 0.4, 8),
        clay(150, 0.22, 0.5),
    ],
    'reaction-open': [bell(740, 0, 0.5)],
    'clock-low': [wood(700, 0, 0.35)],
    refused: [drum(110, 0, 0.5)],
    win: [drum(95), bell(660, 0.2), bell(880, 0.36), bell(1100, 0.52), drum(95, 0.55, 0.7), bell(1320, 0.7, 0.6)],
    lose: [drum(95), drum(80, 0.35, 0.6)],
    chat: [clay(520, 0, 0.3)],
    push: [wood(300, 0, 0.7), wood(230, 0.06, 0.5)],
    carpet: [rustle(0.5, 0, 0.5, 0.9), rustle(0.4, 0.1, 0.3, 0.8, 21)],
    cow: [bell(420, 0, 0.5), bell(435, 0.09, 0.3)],
    mouse: [rustle(0.04, 0, 0.5, 0.2), rustle(0.04, 0.07, 0.5, 0.2, 5), rustle(0.04, 0.14, 0.5, 0.2, 9)],
    scared: [bell(350, 0, 0.5), bell(520, 0.06, 0.4), rustle(0.2, 0.05, 0.2, 0.7)],
    tiger: [drum(62, 0, 0.7), rustle(0.5, 0, 0.5, 0.93), drum(55, 0.16, 0.5)],
    cobra: [bell(590, 0, 0.3), rustle(0.35, 0.03, 0.25, 0.4)],
};

function render(parts) {
    const count = Math.ceil(Math.max(...parts.map((part) => part.length)) * RATE);
    const samples = new Float64Array(count);
    for (const part of parts) {
        for (let i = Math.ceil(part.at * RATE); i < Math.min(count, Math.ceil(part.length * RATE)); i += 1)
            samples[i] += part.sample(i / RATE - part.at);
    }
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0.01);
    const data = Buffer.alloc(44 + count * 2);
    data.write('RIFF', 0);
    data.writeUInt32LE(36 + count * 2, 4);
    data.write('WAVEfmt ', 8);
    data.writeUInt32LE(16, 16);
    data.writeUInt16LE(1, 20);
    data.writeUInt16LE(1, 22);
    data.writeUInt32LE(RATE, 24);
    data.writeUInt32LE(RATE * 2, 28);
    data.writeUInt16LE(2, 32);
    data.writeUInt16LE(16, 34);
    data.write('data', 36);
    data.writeUInt32LE(count * 2, 40);
    for (let i = 0; i < count; i += 1) {
        const fade = Math.min(1, i / 40, (count - i) / 400);
        data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, (samples[i] / peak) * 0.6 * fade)) * 32767), 44 + i * 2);
    }
    return data;
}

const folder = new URL('../public/sounds/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, parts] of Object.entries(sounds)) writeFileSync(new URL(`${name}.wav`, folder), render(parts));

// Every screen: each game, with the fewest and the most players, at nine sizes, in the moments of a game that look different.
// `web/scripts/measure.mjs` says what a good screen is. ONLY=raj,390x664 narrows it; SHOTS=FOLDER keeps a picture of each.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, test } from 'node:test';
import { openHouse } from './guests.mjs';
import { makeTable, sitDown, until } from './hands.mjs';
import { wear } from './looks.mjs';
import { measure } from './measure.mjs';

const only = (process.env.ONLY ?? '').split(',').filter(Boolean);
const wanted = (kind, name) => {
    const list = only.filter((each) => /x/.test(each) === (kind === 'size'));
    return !list.length || list.includes(name);
};
const SIZES = [
    '1440x900',
    '1280x720',
    '1024x768',
    '820x1180',
    '390x844',
    '390x664',
    '360x640',
    '844x390',
    '320x568',
].filter((size) => wanted('size', size));
const NAMES = ['Bela', 'Chand', 'Dev', 'Esha', 'Falak'];
const deck = (...cards) => `cards ${cards.length * 30} ${cards.map((card) => `${card} x30`).join(' ')}`;

const house = await openHouse();
after(() => house.close());
const me = await house.guest({ liked: { speed: 'off' } });
const desk = await me.context().newPage();
await desk.goto(`${house.server.base}/robots.txt`);
const friend = await house.guest();

const starts = (verb) => (legal) => legal.some((action) => action.startsWith(verb));
const card = (name) =>
    me
        .locator(`.hand [data-card="${name}"]`)
        .last()
        .click({ position: { x: 14, y: 40 } });
const MOVES = ['play purple', 'play green', 'play red', 'use', 'ahead', 'pass', 'done', 'end', 'discard'];

/** A moment: when it has come (what I may do, what the others may), what is done on the page then, what is seen when that is done. */
const placing = { name: 'placing', due: (mine) => starts('start ')(mine), seen: '[data-target]' };
const rivals = { name: 'a rival’s turn', due: (mine, others) => !mine.length && starts('play ')(others) };
const race = (cards) => [
    placing,
    rivals,
    { name: 'own turn', due: starts('play ') },
    {
        name: 'a card chosen',
        due: starts(`play ${cards.move}`),
        act: () => card(cards.move),
        seen: '.acts .btn.pri, .ways .way',
    },
    {
        name: 'choosing a way',
        due: starts(`play ${cards.pair ?? cards.ways}`),
        act: async () => {
            if (cards.pair) await card(cards.move);
            await card(cards.ways);
        },
        seen: '.ways .way',
    },
    { name: 'a window', due: starts('pass'), prefer: [`play ${cards.open}`, ...MOVES] },
    { name: 'a hole', due: starts('hole '), prefer: ['play mouse', 'pass', ...MOVES], seen: '[data-target]' },
    // With two there is nobody to choose between.
    { name: 'robbing', most: true, due: starts('rob '), prefer: ['play monkey', 'pass', ...MOVES] },
    { name: 'herding', due: starts('cow '), prefer: ['play cow', 'pass', ...MOVES], seen: '[data-choice]' },
];
const GAMES = {
    raj: {
        seats: [2, 5],
        moments: [
            { name: 'choosing', due: starts('bid ') },
            {
                name: 'a card chosen',
                due: (mine, others, rest) => starts('bid ')(mine) && rest === 1,
                act: () =>
                    me
                        .locator('.hand button[aria-disabled=false]')
                        .nth(3)
                        .click({ position: { x: 12, y: 20 } }),
                seen: '.hand .chosen',
            },
            { name: 'own bid down', due: (mine) => !mine.length, mine: true },
            { name: 'the second round', due: starts('bid '), round: 1 },
        ],
    },
    totem: {
        seats: [2, 4],
        moments: [
            // Only one of two chooses, by the dice; with more players the totems have their places.
            { name: 'placing', seats: 2, due: (mine, others) => starts('start ')([...mine, ...others]) },
            { name: 'a roll to use', due: starts('use ') },
            { name: 'a piece to choose', due: starts('piece '), prefer: ['both'], seen: '[data-choice]' },
            { name: 'a piece chosen', due: starts('to '), prefer: ['piece', 'both'], seen: '[data-target]' },
            {
                name: 'a rival’s turn',
                due: (mine, others) => !mine.length && starts('to ')(others),
                prefer: ['finish', 'piece', 'both', 'to'],
            },
        ],
        options: { turn_limit: '3' },
    },
    elephant_rally: {
        seats: [2, 6],
        moments: race({ move: 'green-5', ways: 'juice-4', open: 'red-2' }),
        options: { deck: deck('green-5', 'juice-4', 'red-2', 'mouse', 'monkey', 'cow'), turn_limit: '9' },
    },
    formula_e: {
        seats: [3, 6],
        moments: race({ move: 'green-5', pair: 'green-5 with juice', ways: 'juice', open: 'purple' }),
        options: { deck: deck('green-5', 'juice', 'purple-6', 'mouse', 'monkey', 'cow'), turn_limit: '9' },
    },
};

/** A table where the other seats are a friend's, each with a name of its own. */
async function tableOf(game, seats, options) {
    const others = NAMES.slice(0, seats - 1);
    const { id } = await makeTable(me, {
        game,
        seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'invitation' }))],
        options,
        clock: 'daily',
    });
    const { invitations } = await me.evaluate(async (table) => (await fetch(`/api/tables/${table}/links`)).json(), id);
    for (const [place, name] of others.entries())
        await friend.evaluate(
            (body) =>
                fetch('/api/join', {
                    method: 'POST',
                    headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' },
                    body: JSON.stringify(body),
                }),
            { token: invitations[place + 2].token, name },
        );
    await me.evaluate(
        (table) => fetch(`/api/tables/${table}/start`, { method: 'POST', headers: { 'X-Howdah': '1' } }),
        id,
    );
    return { id, names: ['Guest', ...others] };
}

/** Everybody plays on, always with the same choices, until the moment has come. Tells whether it has. */
async function reach(table, moment, seats) {
    for (let acts = 0; acts < 4000; acts += 1) {
        const [mine, others] = await Promise.all([table.own.open(), table.rest.open()]);
        const legal = (list) => list.flatMap((each) => each.legal);
        if (moment.due(legal(mine), legal(others), seats - others.length) && (acts > 0 || !moment.round)) return true;
        if (await table.own.over()) return false;
        const asked = moment.mine ? mine[0] : (others[0] ?? mine[0]);
        if (!asked) continue;
        const prefer = (moment.prefer ?? MOVES).find((wish) => asked.legal.some((action) => action.startsWith(wish)));
        const choices = asked.legal.filter((action) => !prefer || action.startsWith(prefer));
        await (asked === mine[0] ? table.own : table.rest).act(
            asked,
            choices[Math.floor(((acts * 0.61803) % 1) * choices.length)],
        );
    }
    return false;
}

/** The page shows what its seat was told last, and nothing is on its way. */
async function settled(table) {
    const number = await table.own.number(1);
    await me.waitForFunction((wish) => Number(document.querySelector('[data-number]')?.dataset.number) >= wish, number);
}

/** What is not yet good, and so is not held to the measure: a game, or a game with its number of players. `OPEN=1` measures it too. */
const OPEN = [
    // With a clock: a name is cut by "you" and the time at 1440x900, 1280x720 and 1024x768; the board has 47 to 49 % at 1024x768.
    'elephant_rally',
    // As Elephant Rally: it has the same panels and the same dock.
    'formula_e',
    // Names at 1024x768 and 820x1180, the width of cards at 1024x768 and the card beside the focus were mended, and not measured since.
    'raj',
    // Its first choice came to one seat by the dice; that was mended in this test, and not measured since.
    'totem for 2',
];
const open = (...names) => !process.env.OPEN && names.some((name) => OPEN.includes(name));

const folder = process.env.SHOTS;
if (folder) mkdirSync(folder, { recursive: true });
let dark = false;

async function lookAt(where, who) {
    const faults = [];
    for (const size of SIZES) {
        const [width, height] = size.split('x').map(Number);
        await me.setViewportSize({ width, height });
        // What follows a new size has come when two frames were drawn.
        await me.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        if (folder) await me.screenshot({ path: `${folder}/${where.replaceAll(/\W+/g, '-')}-${size}.png` });
        if (who) faults.push(...(await measure(me, who)).map((fault) => `${where}, ${size}: ${fault}`));
        else if (await me.evaluate(() => document.documentElement.scrollWidth > innerWidth))
            faults.push(`${where}, ${size}: wider than the screen`);
    }
    return faults;
}

for (const [game, { seats, moments, options = {} }] of Object.entries(GAMES).filter(([name]) => wanted('game', name)))
    for (const count of seats.filter((each) => !open(game, `${game} for ${each}`)))
        test(`${game} for ${count}`, async () => {
            const { id, names } = await tableOf(game, count, options);
            const table = { own: await sitDown(desk, id), rest: await sitDown(friend, id) };
            await me.goto(`${house.server.base}/table/${id}`);
            await me.locator('[data-region=board]').waitFor();
            const faults = [];
            for (const moment of moments.filter(
                ({ seats: some = count, most = false }) => some === count && (!most || count > 2),
            )) {
                const where = `${game} for ${count}, ${moment.name}`;
                if (!(await reach(table, moment, count))) {
                    faults.push(`${where}: it never came`);
                    continue;
                }
                await settled(table);
                dark = !dark;
                await wear(me, { theme: dark ? 'dark' : 'light' });
                await me.setViewportSize({ width: 1440, height: 900 });
                await me.keyboard.press('Escape');
                if (moment.act) await moment.act();
                if (moment.seen) await me.locator(moment.seen).first().waitFor();
                await me.mouse.move(2, 2);
                faults.push(...(await lookAt(where, { names })));
            }
            await until(async () => {
                await reach(table, { due: () => false, prefer: ['finish', 'pass', ...MOVES] }, count);
                return table.own.over();
            }, 'the end');
            await me.getByRole('button', { name: 'Rematch' }).waitFor();
            faults.push(...(await lookAt(`${game} for ${count}, the end`, null)));
            assert.deepEqual(faults, []);
        });

test('no page had a fault of its own', () => {
    assert.deepEqual(house.faults(), []);
});

// Every screen: each game, with the fewest and the most players, at nine sizes, light and dark, in the moments of a game that
// look different. `web/scripts/measure.mjs` says what a good screen is. The fullest moment of a game is measured at all sizes,
// each other one at three of them in turn; LONG=1 measures everything everywhere. ONLY=raj,390x664 narrows it; SHOTS=FOLDER
// keeps a picture of each.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, test } from 'node:test';
import { deck, MOVES, reach, starts, tableOf } from './company.mjs';
import { openHouse } from './guests.mjs';
import { sitDown } from './hands.mjs';
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

const house = await openHouse();
after(() => house.close());
const me = await house.guest({ liked: { speed: 'off' } });
const desk = await me.context().newPage();
await desk.goto(`${house.server.base}/robots.txt`);
const friend = await house.guest();

const card = (name) =>
    me
        .locator(`.hand [data-card="${name}"]`)
        .last()
        .click({ position: { x: 14, y: 40 } });

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
        full: true,
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
                full: true,
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
            {
                name: 'a piece chosen',
                full: true,
                due: starts('to '),
                prefer: ['piece', 'both'],
                seen: '[data-target]',
            },
            {
                name: 'a rival’s turn',
                due: (mine, others) => !mine.length && starts('to ')(others),
                prefer: ['finish', 'piece', 'both', 'to'],
            },
        ],
    },
    elephant_rally: {
        seats: [2, 6],
        moments: race({ move: 'green-5', ways: 'juice-4', open: 'red-2' }),
        options: { deck: deck('green-5', 'juice-4', 'red-2', 'mouse', 'monkey', 'cow'), turn_limit: '60' },
    },
    formula_e: {
        seats: [3, 6],
        moments: race({ move: 'green-5', pair: 'green-5 with juice', ways: 'juice', open: 'purple' }),
        options: { deck: deck('green-5', 'juice', 'purple-6', 'mouse', 'monkey', 'cow'), turn_limit: '60' },
    },
};

/** The page shows what its seat was told last, and nothing is on its way. */
async function settled(table) {
    const number = await table.own.number(1);
    await me.waitForFunction((wish) => Number(document.querySelector('[data-number]')?.dataset.number) >= wish, number);
}

const folder = process.env.SHOTS;
if (folder) mkdirSync(folder, { recursive: true });
let dark = false;

async function lookAt(where, who, sizes) {
    const faults = [];
    for (const size of sizes) {
        const [width, height] = size.split('x').map(Number);
        await me.setViewportSize({ width, height });
        // What follows a new size has come when two frames were drawn.
        await me.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        if (folder) await me.screenshot({ path: `${folder}/${where.replaceAll(/\W+/g, '-')}-${size}.png` });
        faults.push(...(await measure(me, who)).map((fault) => `${where}, ${size}: ${fault}`));
    }
    return faults;
}

for (const [game, { seats, moments, options = {} }] of Object.entries(GAMES).filter(([name]) => wanted('game', name)))
    for (const count of seats)
        test(`${game} for ${count}`, async () => {
            const { id, names } = await tableOf(me, friend, { game, seats: count, options });
            const table = { own: await sitDown(desk, id), rest: await sitDown(friend, id) };
            await me.goto(`${house.server.base}/table/${id}`);
            await me.locator('[data-region=board]').waitFor();
            const faults = [];
            const due = moments.filter(
                ({ seats: some = count, most = false }) => some === count && (!most || count > 2),
            );
            for (const [place, moment] of due.entries()) {
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
                const all = moment.full || process.env.LONG || only.length;
                faults.push(
                    ...(await lookAt(
                        where,
                        { names },
                        SIZES.filter((_, size) => all || size % 3 === place % 3),
                    )),
                );
            }
            assert.deepEqual(faults, []);
        });

test('no page had a fault of its own', () => {
    assert.deepEqual(house.faults(), []);
});

// The screens that are measured: nine sizes, and of each game the moments that look different. `measure.mjs` says what a good
// screen is; `screens.mjs` measures all of them, `tests/web/screens.test.mjs` the fullest moment of each table.
import { deck, MOVES, reach, starts, tableOf } from './company.mjs';
import { sitDown } from './hands.mjs';
import { wear } from './looks.mjs';
import { measure } from './measure.mjs';

export const SIZES = [
    '1440x900',
    '1280x720',
    '1024x768',
    '820x1180',
    '390x844',
    '390x664',
    '360x640',
    '844x390',
    '320x568',
];

const card = (page, name) =>
    page
        .locator(`.hand [data-card="${name}"]`)
        .last()
        .click({ position: { x: 14, y: 40 } });

/** A moment: when it has come (what I may do, what the others may), what is done on the page then, what is seen when that is done. */
const placing = { name: 'placing', due: (mine) => starts('start ')(mine), seen: '[data-target]' };
const rivals = { name: 'a rival’s turn', due: (mine, others) => !mine.length && starts('play ')(others) };
/** The engine has told the ways of what was chosen: they are drawn. Before, there is one button only. */
const WAYS = '.ways .way, .marks .path';
const race = (cards) => [
    placing,
    rivals,
    { name: 'own turn', due: starts('play ') },
    {
        name: 'a card chosen',
        due: starts(`play ${cards.move}`),
        act: (page) => card(page, cards.move),
        seen: WAYS,
    },
    {
        name: 'choosing a way',
        full: true,
        due: starts(`play ${cards.pair ?? cards.ways}`),
        act: async (page) => {
            if (cards.pair) await card(page, cards.move);
            await card(page, cards.ways);
        },
        seen: WAYS,
    },
    { name: 'a window', due: starts('pass'), prefer: [`play ${cards.open}`, ...MOVES] },
    { name: 'a hole', due: starts('hole '), prefer: ['play mouse', 'pass', ...MOVES], seen: '[data-target]' },
    // With two there is nobody to choose between.
    { name: 'robbing', most: true, due: starts('rob '), prefer: ['play monkey', 'pass', ...MOVES] },
    { name: 'herding', due: starts('cow '), prefer: ['play cow', 'pass', ...MOVES], seen: '[data-choice]' },
];
/** What is asked for: the fewest and the most seats of a game, and its moments; `full` is where a screen holds most.
 * With the options `soon` that comes in the first turns. */
export const GAMES = {
    raj: {
        seats: [2, 5],
        moments: [
            { name: 'choosing', due: starts('bid ') },
            {
                name: 'a card chosen',
                full: true,
                due: (mine, others, rest) => starts('bid ')(mine) && rest === 1,
                act: (page) =>
                    page
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
        soon: { deck: deck('green-5', 'juice-4') },
    },
    formula_e: {
        seats: [3, 6],
        moments: race({ move: 'green-5', pair: 'green-5 with juice', ways: 'juice', open: 'purple' }),
        options: { deck: deck('green-5', 'juice', 'purple-6', 'mouse', 'monkey', 'cow'), turn_limit: '60' },
        soon: { deck: deck('green-5', 'juice') },
    },
};

/** Nothing moves any more: what can be measured lay where it lies for some frames. */
function still(page) {
    return page.evaluate(async () => {
        await document.fonts.ready;
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const boxes = () =>
            [...document.querySelectorAll('[data-region], [data-region] button, [data-target], [data-choice]')]
                .map((each) => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round).join())
                .join(';');
        let before = '';
        for (let same = 0; same < 3;) {
            await frame();
            const now = boxes();
            same = now === before ? same + 1 : 0;
            before = now;
        }
    });
}

/** A guest who looks at tables; `friend` has all other seats. Both play by script, on pages of their own. */
export async function visit(house) {
    const me = await house.guest({ liked: { speed: 'off' } });
    const desk = await me.context().newPage();
    await desk.goto(`${house.server.base}/robots.txt`);
    const friend = await house.guest();
    // A page behind another one is drawn once a second.
    await me.bringToFront();

    /** A table of this game: `show` plays on to a moment and tells whether it came, `faults` measures it at these sizes. */
    return async function sit(game, seats, options = GAMES[game].options ?? {}) {
        const { id, names } = await tableOf(me, friend, { game, seats, options });
        const table = { own: await sitDown(desk, id), rest: await sitDown(friend, id) };
        await me.goto(`${house.server.base}/table/${id}`);
        await me.locator('[data-region=board]').waitFor();
        return {
            page: me,
            async show(moment, theme) {
                if (!(await reach(table, moment, seats))) return false;
                // The page shows what its seat was told last, and nothing is on its way.
                const number = await table.own.number(1);
                await me.waitForFunction(
                    (wish) => Number(document.querySelector('[data-number]')?.dataset.number) >= wish,
                    number,
                );
                await wear(me, { theme });
                await me.setViewportSize({ width: 1440, height: 900 });
                await me.keyboard.press('Escape');
                if (moment.act) await moment.act(me);
                // A straight line has no height, so it counts as unseen.
                if (moment.seen) await me.locator(moment.seen).first().waitFor({ state: 'attached' });
                await me.mouse.move(2, 2);
                return true;
            },
            async faults(sizes, picture = null) {
                const faults = [];
                for (const size of sizes) {
                    const [width, height] = size.split('x').map(Number);
                    await me.setViewportSize({ width, height });
                    await still(me);
                    if (picture) await me.screenshot({ path: picture(size) });
                    faults.push(...(await measure(me, { names })).map((fault) => `${size}: ${fault}`));
                }
                return faults;
            },
        };
    };
}

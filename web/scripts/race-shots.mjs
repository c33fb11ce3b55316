// Pictures of the races: all circuits and boards, every prompt, every card, the editor. Situations come from own decks and tracks.
import { makeTable, playOn } from './hands.mjs';

const NAMES = ['Ana', 'Dmitri', 'Chand', 'Esha', 'Falak'];
const CARDS = {
    elephant_rally: 'green-5 green-6 charge-4 carpet-4 juice-4 red-2 mouse monkey cow prayer charmer tiger'.split(' '),
    formula_e: 'green-4 green-5 purple-6 charge carpet juice mouse cow monkey priest charmer tiger'.split(' '),
};
/** Movements first, so that the elephants get out of each other's way and into it. */
const RACING = [
    'play purple',
    'play green',
    'play charge',
    'play carpet',
    'play juice',
    'play red',
    'use',
    'go',
    'pass',
    'end',
];
/** Five steps from the second starting column lead over the line. */
const SPRINT = 'start ^^^ ^^^ ... | own h.h h.h | finish ...';
/** Two steps from the second starting column lead to a stall. */
const STALLS = 'start ^^^ ^^^ ... | own SSS SSS h.h h.h ... ... | finish ...';

/** Two steps from the second starting column lead to a mango tree. */
const MANGOES = 'start ^^^ ^^^ ... | own MMM ... h.h h.h ... ... | finish ...';

/** A deck of these cards, enough for everybody. */
export const deckOf = (cards, copies = 12) =>
    `cards ${cards.length * copies} ${cards.map((card) => `${card} x${copies}`).join(' ')}`;

const curtainOf = (page) => page.getByRole('button', { name: /^(I am|Sou|Это я,) / });

/** Take the screen; the curtain takes no press meant for the move before. */
async function lift(page) {
    for (let tries = 0; tries < 30 && (await curtainOf(page).count()); tries += 1) {
        await curtainOf(page)
            .click({ timeout: 2000 })
            .catch(() => undefined);
        await page.waitForTimeout(200);
    }
}

const pick = (card) => async (page) => {
    await page
        .locator(`.hand [data-card="${card}"]`)
        // Whatever was raised before covers its neighbours; the last of a kind lies on top of the others.
        .last()
        .click({ position: { x: 15, y: 40 } });
    await page.mouse.move(5, 5);
    await page.waitForTimeout(500);
};

export function raceStates(person) {
    const table = (page, game, seats, options = {}) =>
        makeTable(page, {
            game,
            seats: [{ kind: 'me' }, ...NAMES.slice(0, seats - 1).map((name) => person(name))],
            options,
            start: true,
        });
    /** A table after so many acts, and on until such an action is due. */
    const at =
        (game, seats, options, { acts = seats * 12, until = null, prefer = RACING, curtain = false }, more) =>
        async (page, go) => {
            let id = '';
            // The deal may end a game before such an action is due: then there is another.
            for (let due = false, deals = 0; !due && deals < 20; deals += 1) {
                ({ id } = await table(page, game, seats, options));
                due = await playOn(page, id, { acts, until, prefer });
            }
            await go(`/table/${id}`);
            await page.locator('[data-animal], .question, main.end').or(curtainOf(page)).first().waitFor();
            if (!curtain) await lift(page);
            if (more) await more(page, go, id);
            await page.waitForTimeout(500);
        };
    const rally = (seats, cards, how, more) => at('elephant_rally', seats, { deck: deckOf(cards, 20) }, how, more);
    const formula = (seats, cards, how, more) => at('formula_e', seats, { deck: deckOf(cards, 20) }, how, more);
    const claim = async (page) => {
        await page.locator('.question .btn').nth(1).click();
        await page.waitForTimeout(400);
        await lift(page);
    };
    const circuits = Object.fromEntries(
        ['first', '1', '2', '3', '4', '5', '6'].flatMap((circuit) =>
            [4, 6].map((seats) => [
                `track-${circuit}-${seats}`,
                at('elephant_rally', seats, { circuit }, { acts: seats * 16, until: 'play ' }),
            ]),
        ),
    );
    const boards = Object.fromEntries(
        [4, 6].map((seats) => [`board-${seats}`, at('formula_e', seats, {}, { acts: seats * 20, until: 'play ' })]),
    );
    return {
        ...circuits,
        ...boards,
        'rally-start': at('elephant_rally', 3, {}, { acts: 2 }),
        'rally-two': at('elephant_rally', 2, {}, { acts: 30, until: 'play ' }),
        'rally-elephant': at(
            'elephant_rally',
            2,
            { deck: deckOf(['green-5', 'green-6'], 30) },
            { acts: 20, until: 'elephant ' },
        ),
        'rally-charge': rally(6, ['charge-4', 'green-6'], { until: 'play charge-4' }, pick('charge-4')),
        'rally-juice': rally(3, ['juice-4', 'green-5'], { until: 'play juice-4' }, pick('juice-4')),
        'rally-carpet': rally(3, ['carpet-4', 'green-5'], { until: 'play carpet-4' }, pick('carpet-4')),
        'rally-sides': rally(6, ['green-5', 'green-6'], { acts: 20, until: 'left' }),
        'rally-mango': at(
            'elephant_rally',
            3,
            { track: MANGOES, deck: deckOf(['red-2'], 60) },
            { acts: 4, until: 'go', prefer: ['start b1', 'start a1', 'start c1', 'play red', 'pass', 'end'] },
        ),
        'rally-discard': rally(3, CARDS.elephant_rally, { until: 'play ' }, async (page) => {
            await page
                .locator('.acts .btn', { hasText: /Discard|Descartar|Сбросить/ })
                .first()
                .click();
            await pick('mouse')(page).catch(() => undefined);
        }),
        'rally-cows': rally(3, ['cow', 'green-5'], { until: 'cow ', prefer: [...RACING, 'play'] }, async (page) => {
            await page.getByRole('application').focus();
            await page.keyboard.press('Enter');
        }),
        'rally-mouse': rally(3, ['mouse', 'green-5'], { until: 'mouse ', prefer: [...RACING, 'play', 'hole'] }),
        'rally-hole': rally(3, ['mouse', 'green-5'], { until: 'hole ', prefer: [...RACING, 'play'] }),
        'rally-rob': rally(4, ['monkey', 'green-5'], { until: 'rob ', prefer: [...RACING, 'play'] }),
        'rally-cobra': rally(4, ['charmer', 'green-5'], { until: 'give ', prefer: [...RACING, 'play'] }),
        'rally-cobra-from': rally(4, ['charmer', 'green-5'], { until: 'from ', prefer: [...RACING, 'play'] }),
        'rally-fetch': rally(3, CARDS.elephant_rally, {
            acts: 60,
            until: 'take ',
            prefer: ['play prayer', 'end', 'discard'],
        }),
        'formula-fetch': formula(3, CARDS.formula_e, {
            acts: 60,
            until: 'take ',
            prefer: ['play priest', 'end', 'discard'],
        }),
        'rally-stall': at(
            'elephant_rally',
            3,
            { track: STALLS, deck: deckOf(['red-2', 'cow', 'monkey'], 30) },
            { acts: 4, until: 'rob ', prefer: ['start b1', 'start a1', 'start c1', 'play red', 'pass', 'done', 'end'] },
        ),
        'rally-line': at(
            'elephant_rally',
            3,
            { track: SPRINT, deck: deckOf(['green-5'], 40) },
            { acts: 3, prefer: ['start b1', 'start a0', 'start b0'] },
            pick('green-5'),
        ),
        'rally-question': rally(3, ['red-2', 'tiger'], { acts: 4, until: 'pass', prefer: ['play red'] }),
        'rally-window': rally(3, ['red-2', 'tiger'], { acts: 4, until: 'pass', prefer: ['play red'] }, claim),
        'rally-chain': rally(3, ['red-2', 'tiger'], { acts: 4, until: 'pass', prefer: ['play red'] }, async (page) => {
            await claim(page);
            await page.locator('.prompt .row .btn').nth(1).click();
            await page
                .locator('.question .btn')
                .first()
                .click({ timeout: 5000 })
                .catch(() => undefined);
            await page.locator('.laid li').nth(1).waitFor();
            await claim(page);
        }),
        'rally-curtain': rally(3, ['green-5'], { acts: 12, until: 'play ', curtain: true }),
        'formula-window': formula(
            3,
            ['green-4', 'charge', 'tiger'],
            { acts: 4, until: 'tiger movement', prefer: ['play'] },
            claim,
        ),
        'formula-pair': formula(3, ['green-5', 'charge'], { until: 'play green-5 with' }, async (page) => {
            await pick('green-5')(page);
            await pick('charge')(page);
        }),
        'formula-toll': formula(3, ['green-5', 'purple-6', 'charmer'], {
            acts: 40,
            until: 'discard',
            prefer: ['play charmer', ...RACING],
        }),
        'rally-why': rally(3, ['green-5', 'green-6'], { acts: 13, prefer: RACING, until: 'end' }, async (page) => {
            await page
                .locator('.hand [data-card][aria-disabled=true]')
                .first()
                .click({ position: { x: 15, y: 50 }, force: true });
        }),
        'rally-text': at('elephant_rally', 3, {}, { acts: 24 }, async (page) => {
            await page.keyboard.press('t');
            await page.waitForTimeout(700);
        }),
        'rally-end': at('elephant_rally', 4, { turn_limit: '6' }, { acts: 10_000 }, (page) => page.waitForTimeout(900)),
        'rally-replay': at('elephant_rally', 6, { turn_limit: '6' }, { acts: 10_000 }, async (page, go, id) => {
            await go(`/table/${id}/replay?seat=1&at=60`);
            await page.waitForTimeout(900);
        }),
        ...Object.fromEntries(
            Object.entries(CARDS).flatMap(([game, cards]) =>
                cards.map((card) => [
                    `card-${game}-${card}`,
                    // A long look opens a card with its text.
                    at(game, 3, { deck: deckOf([card], 60) }, { acts: 3, until: 'discard' }, async (page) => {
                        await page.locator('.hand [data-card]').last().hover();
                        await page.waitForTimeout(700);
                    }),
                ]),
            ),
        ),
        'race-new': (page, go) => go('/new/elephant_rally'),
        'race-tracks': (page, go) => go('/tracks'),
        'race-editor': (page, go) => go('/tracks/edit?game=elephant_rally'),
        'race-editor-loop': (page, go) => go('/tracks/edit?game=formula_e'),
        'race-editor-fault': async (page, go) => {
            await go('/tracks/edit?game=elephant_rally');
            await page.getByRole('button', { name: /: k,/ }).click();
            await page.keyboard.press('Delete');
            await page.waitForTimeout(900);
        },
    };
}

// Pictures of the races: all circuits and boards, every prompt, every card. Situations come from own decks.
import { makeTable, playOn } from './hands.mjs';

const NAMES = ['Ana', 'Dmitri', 'Chand', 'Esha', 'Falak'];
const CARDS = {
    elephant_rally: 'green-5 green-6 charge-4 carpet-4 juice-4 red-2 mouse monkey cow prayer charmer tiger'.split(' '),
    formula_e: 'green-4 green-5 purple-6 charge carpet juice mouse cow monkey priest charmer tiger'.split(' '),
};
/** A deck of these cards, enough for everybody. */
export const deckOf = (cards, copies = 12) =>
    `cards ${cards.length * copies} ${cards.map((card) => `${card} x${copies}`).join(' ')}`;

export function raceStates(person) {
    const table = (page, game, seats, options = {}) =>
        makeTable(page, {
            game,
            seats: [{ kind: 'me' }, ...NAMES.slice(0, seats - 1).map((name) => person(name))],
            options,
            start: true,
        });
    const lift = async (page) => {
        const button = page.getByRole('dialog').locator('.btn.pri');
        if (await button.count()) {
            await page.waitForTimeout(500);
            await button.first().click();
            await page.waitForTimeout(400);
        }
    };
    /** A table where an action of this kind is due. */
    const until = (game, seats, cards, stop, more) => async (page, go) => {
        const { id } = await table(page, game, seats, { deck: deckOf(cards, 20) });
        await playOn(page, id, { acts: seats * 2 + 2, until: stop });
        await go(`/table/${id}`);
        await lift(page);
        if (more) await more(page);
        await page.waitForTimeout(500);
    };
    const pick = (card) => async (page) => {
        await page
            .locator(`.hand button[data-card="${card}"]`)
            .first()
            .click({ position: { x: 15, y: 40 } });
        await page.mouse.move(5, 5);
        await page.waitForTimeout(500);
    };
    const circuits = Object.fromEntries(
        ['first', '1', '2', '3', '4', '5', '6'].flatMap((circuit) =>
            [4, 6].map((seats) => [
                `track-${circuit}-${seats}`,
                async (page, go) => {
                    const { id } = await table(page, 'elephant_rally', seats, { circuit });
                    await playOn(page, id, { acts: seats * 6 });
                    await go(`/table/${id}`);
                    await lift(page);
                },
            ]),
        ),
    );
    const boards = Object.fromEntries(
        [4, 6].map((seats) => [
            `board-${seats}`,
            async (page, go) => {
                const { id } = await table(page, 'formula_e', seats);
                await playOn(page, id, { acts: seats * 8 });
                await go(`/table/${id}`);
                await lift(page);
            },
        ]),
    );
    const rally = CARDS.elephant_rally;
    return {
        ...circuits,
        ...boards,
        'rally-start': async (page, go) => {
            await go(`/table/${(await table(page, 'elephant_rally', 3)).id}`);
            await lift(page);
        },
        'rally-two': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 2);
            await playOn(page, id, { acts: 24 });
            await go(`/table/${id}`);
            await lift(page);
        },
        'rally-charge': until('elephant_rally', 4, ['charge-4', 'green-6'], 'play charge-4', pick('charge-4')),
        'rally-juice': until('elephant_rally', 3, ['juice-4', 'green-5'], 'play juice-4', pick('juice-4')),
        'rally-carpet': until('elephant_rally', 3, ['carpet-4', 'green-5'], 'play carpet-4', pick('carpet-4')),
        'rally-discard': until('elephant_rally', 3, rally, 'play ', async (page) => {
            await page
                .locator('.acts .btn', { hasText: /Discard|Descartar|Сбросить/ })
                .first()
                .click();
        }),
        'rally-cows': until('elephant_rally', 3, ['cow', 'green-5'], 'cow '),
        'rally-mouse': until('elephant_rally', 3, ['mouse', 'green-5'], 'mouse '),
        'rally-hole': until('elephant_rally', 3, ['mouse', 'green-5'], 'hole '),
        'rally-rob': until('elephant_rally', 4, ['monkey', 'green-5'], 'rob '),
        'rally-cobra': until('elephant_rally', 4, ['charmer', 'green-5'], 'give '),
        'rally-fetch': until('elephant_rally', 3, ['prayer', 'green-5', 'tiger', 'mouse', 'red-2'], 'take '),
        'rally-question': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 3, { deck: deckOf(['red-2', 'tiger'], 30) });
            await playOn(page, id, { acts: 4, until: 'pass' });
            await go(`/table/${id}`);
        },
        'rally-window': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 3, { deck: deckOf(['red-2', 'tiger'], 30) });
            await playOn(page, id, { acts: 4, until: 'pass' });
            await go(`/table/${id}`);
            await page.waitForTimeout(600);
            await page.locator('.question .btn').nth(1).click();
            await page.waitForTimeout(400);
            await lift(page);
        },
        'formula-window': async (page, go) => {
            const { id } = await table(page, 'formula_e', 3, { deck: deckOf(['green-4', 'charge', 'tiger'], 20) });
            await playOn(page, id, { acts: 4, until: 'tiger movement' });
            await go(`/table/${id}`);
            await page.waitForTimeout(600);
            await page.locator('.question .btn').nth(1).click();
            await page.waitForTimeout(400);
            await lift(page);
        },
        'formula-pair': until('formula_e', 3, ['green-5', 'charge'], 'play ', async (page) => {
            await pick('green-5')(page);
            if (await page.locator('.hand button[data-card="charge"]').count()) await pick('charge')(page);
        }),
        'rally-text': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 3);
            await playOn(page, id, { acts: 12 });
            await go(`/table/${id}`);
            await lift(page);
            await page.keyboard.press('t');
            await page.waitForTimeout(700);
        },
        'rally-end': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 4, { turn_limit: '3' });
            await playOn(page, id);
            await go(`/table/${id}`);
            await page.waitForTimeout(900);
        },
        'rally-replay': async (page, go) => {
            const { id } = await table(page, 'elephant_rally', 6, { turn_limit: '4' });
            await playOn(page, id);
            await go(`/table/${id}/replay?seat=1&at=40`);
            await page.waitForTimeout(900);
        },
        ...Object.fromEntries(
            Object.entries(CARDS).map(([game, cards]) => [
                `cards-${game}`,
                // Two hands of six show every card; a long look opens the last with its text.
                until(game, 3, cards.slice(0, 6), 'play ', async (page) => {
                    await page.locator('.hand button').last().hover();
                    await page.waitForTimeout(700);
                }),
            ]),
        ),
    };
}

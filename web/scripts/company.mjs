// Company for tests: a table where all other seats are a friend's, and everybody's hands until something comes.
import { makeTable } from './hands.mjs';

const NAMES = ['Bela', 'Chand', 'Dev', 'Esha', 'Falak'];
/** What is done where nothing else is wished for: it gets on, and draws new cards. */
export const MOVES = ['play purple', 'play green', 'play red', 'use', 'ahead', 'pass', 'done', 'discard', 'end'];
/** A deck of so many kinds of cards. */
export const deck = (...cards) => `cards ${cards.length * 30} ${cards.map((card) => `${card} x30`).join(' ')}`;
export const starts = (verb) => (legal) => legal.some((action) => action.startsWith(verb));

/** A table where the other seats are a friend's, each with a name of its own. */
export async function tableOf(me, friend, { game, seats, options = {} }) {
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
export async function reach(table, moment, seats) {
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

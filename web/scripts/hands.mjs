// Quick hands for tests and pictures: tables through the API, games played by a script inside the page, and presses that a
// busy machine does not spoil.
import { PATIENCE, sleep } from './server.mjs';

/** Look, or try, again and again until something holds. */
export async function until(holds, what) {
    for (const end = Date.now() + PATIENCE; !(await holds());) {
        if (Date.now() > end) throw new Error(`not in ${PATIENCE / 1000} s: ${what}`);
        await sleep(100);
    }
}

/** Whoever is called lifts the curtain, and no pointer rests on a card. It takes no press that was meant for the move
 * before, so it is pressed until it is gone. */
export async function lift(page) {
    const button = page.getByRole('button', { name: /^I am/ });
    await button.waitFor();
    await page.waitForFunction(
        (text) => {
            const found = [...document.querySelectorAll('dialog button')].find((each) => each.textContent === text);
            found?.click();
            return !found;
        },
        await button.textContent(),
        { polling: 100 },
    );
}

/** The open question takes answers from now on: then its first button has the focus. */
export function canAnswer(page) {
    return page.waitForFunction(() => document.activeElement?.closest('.question'));
}

/** Drag a card, as soon as it lies still: a new page is still laying itself out. */
export async function drag(page, card, to) {
    await card.hover({ position: { x: 14, y: 40 } });
    const [a, b] = [await card.boundingBox(), await to.boundingBox()];
    await page.mouse.down();
    await page.mouse.move(a.x + 40, a.y - 20, { steps: 3 });
    await page.mouse.move(b.x + Math.min(14, b.width / 2), b.y + Math.min(60, b.height / 2), { steps: 5 });
    await page.mouse.up();
}

/** A table, made by the guest of this page. */
export function makeTable(page, wish) {
    return page.evaluate(async (body) => {
        const answer = await fetch('/api/tables', {
            method: 'POST',
            headers: { 'X-Howdah': '1', 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    }, wish);
}

/** Play the guest's own seats, always with the same choices, for so many acts (and on `until` an action is legal) or to the end.
 * Actions that begin with a word of `prefer` come before all others, in its order. Tells whether it came to where it should stop. */
export function playOn(page, table, { acts = 10_000, pick = 0.37, until = null, prefer = [] } = {}) {
    return page.evaluate(
        ([id, most, share, stop, wishes]) =>
            new Promise((resolve, reject) => {
                const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
                const latest = {};
                let done = 0;
                let open = 0;
                const next = () => {
                    if (open) return;
                    const update = Object.values(latest).find(
                        (each) => each.waiting.includes(each.seat) && each.legal.length && each.seat > 0,
                    );
                    const over = Object.values(latest).some((each) => each.result);
                    const due = done >= most && (!stop || update?.legal.some((action) => action.startsWith(stop)));
                    if (over || due) {
                        socket.close();
                        resolve(over ? !stop : due);
                    } else if (update) {
                        done += 1;
                        open = done;
                        const wish = wishes.find((each) => update.legal.some((action) => action.startsWith(each)));
                        const choices = update.legal.filter((action) => !wish || action.startsWith(wish));
                        const action = choices[Math.floor(((done * 0.61803 + share) % 1) * choices.length)];
                        socket.send(
                            JSON.stringify({
                                type: 'act',
                                id: done,
                                seat: update.seat,
                                decision: update.decision,
                                actions: [action],
                            }),
                        );
                    }
                };
                socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, have: {} }));
                socket.onmessage = (event) => {
                    const message = JSON.parse(event.data);
                    if (message.type === 'update') latest[message.seat] = message;
                    if (message.type === 'done' || message.type === 'refused') open = 0;
                    setTimeout(next, done < 100 ? 15 : 70);
                };
                socket.onclose = (event) => reject(new Error(`the socket was closed: ${event.code} ${event.reason}`));
            }),
        [table, acts, pick, until, prefer],
    );
}

/** Watch a page for faults of its own: errors in scripts and refused resources. */
export function watchFaults(page, faults = []) {
    page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
    page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4|WebSocket|ERR_/.test(message.text()))
            faults.push(message.text());
    });
    return faults;
}

/** Sit at a table without looking at it: see what this guest may do, and do it. */
export async function sitDown(page, table) {
    await page.evaluate(
        (id) =>
            new Promise((resolve) => {
                const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
                const seat = { socket, latest: {}, asked: 0, answers: new Map() };
                globalThis.seats = { ...globalThis.seats, [id]: seat };
                socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, have: {} }));
                socket.onmessage = (event) => {
                    const message = JSON.parse(event.data);
                    if (message.type === 'update') seat.latest[message.seat] = message;
                    if (message.type === 'done' || message.type === 'refused')
                        seat.answers.get(message.id)?.(message.type);
                    if (message.type === 'update') resolve();
                };
            }),
        table,
    );
    return {
        /** Everything that this guest may do now, with whose it is. */
        open: () =>
            page.evaluate(
                (id) =>
                    Object.values(globalThis.seats[id].latest)
                        .filter((each) => each.waiting.includes(each.seat) && each.legal.length && each.seat > 0)
                        .map(({ seat, decision, legal }) => ({ seat, decision, legal })),
                table,
            ),
        /** The number of the newest update that this seat was sent. */
        number: (seat) => page.evaluate(([id, own]) => globalThis.seats[id].latest[own]?.number ?? 0, [table, seat]),
        over: () =>
            page.evaluate((id) => Object.values(globalThis.seats[id].latest).some((each) => each.result), table),
        act: ({ seat, decision }, action) =>
            page.evaluate(
                ([id, owner, number, act]) =>
                    new Promise((resolve) => {
                        const place = globalThis.seats[id];
                        place.asked += 1;
                        place.answers.set(place.asked, resolve);
                        place.socket.send(
                            JSON.stringify({
                                type: 'act',
                                id: place.asked,
                                seat: owner,
                                decision: number,
                                actions: [act],
                            }),
                        );
                    }),
                [table, seat, decision, action],
            ),
    };
}

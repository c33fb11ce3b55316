// Quick hands for tests and pictures: tables through the API, and games played by a script inside the page.

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

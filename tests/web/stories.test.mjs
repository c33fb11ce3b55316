// A game told: replays and the log by turn, the end, the first page, invitations.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServerAndBrowser } from "../../web/scripts/guests.mjs";
import { makeTable, playOn, until } from "../../web/scripts/hands.mjs";

let house;
before(async () => (house = await startServerAndBrowser()));
after(() => house.close());
const guest = (more) => house.guest(more);
const person = (name) => ({ kind: "screen", name });

test("a replay goes by turns, with every move on request, and ends on a whole picture", async () => {
    const page = await guest();
    const { id } = await makeTable(page, {
        game: "raj",
        seats: [{ kind: "me" }, person("Ana"), person("Bo")],
        start: true,
    });
    await playOn(page, id);
    await page.goto(`${house.server.base}/table/${id}/replay?seat=1`);
    const slider = page.getByRole("slider");
    await slider.waitFor();
    assert.equal(await slider.getAttribute("max"), "15", "fifteen rounds are fifteen steps");
    await page.getByText("Start of the game.").waitFor();
    assert.equal(await page.getByRole("list", { name: "Standings" }).getByRole("listitem").count(), 3);
    const hand = page.getByRole("list", { name: "Your bid cards" });
    assert.equal(await hand.getByRole("listitem").count(), 15);

    await page.getByRole("button", { name: "Next turn" }).click();
    await page.locator(".status", { hasText: /^Round 1: / }).waitFor();
    await until(async () => (await hand.getByRole("listitem").count()) === 14, "a card less");
    await page.getByRole("button", { name: "Next turn" }).click();
    await page.locator(".status", { hasText: /^Round 2: / }).waitFor();
    await page.getByRole("button", { name: "Previous turn" }).click();
    await page.locator(".status", { hasText: /^Round 1: / }).waitFor();
    for (const speed of ["2×", "4×", "1×"]) {
        await page.getByRole("button", { name: speed }).click();
        await page.getByRole("button", { name: speed, pressed: true }).waitFor();
    }

    // The moves of one turn, and the whole game move by move.
    await page.getByRole("button", { name: "Every move of this turn" }).first().click();
    await page.locator(".acts").getByRole("button").nth(3).waitFor();
    await page.getByRole("button", { name: "Every move", exact: true }).click();
    assert.ok(Number(await slider.getAttribute("max")) >= 45, "each bid is a step");
    await page.getByRole("button", { name: "Every move", exact: true }).click();

    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText("All prizes are taken.").waitFor();
    assert.equal(await page.getByText("thinking").count(), 0, "the last bids lie open");
    await page.context().close();
});

test("a replay that is read too fast waits as it is told, and then shows everything", async () => {
    // Once the first requests are used up, one is free every five seconds.
    const strict = await startServerAndBrowser({ limits: { request_burst: 60, request_rate: 0.2, message_burst: 100_000 } });
    try {
        const page = await strict.guest();
        const { id } = await makeTable(page, { game: "raj", seats: [{ kind: "me" }, person("Ana")], start: true });
        await playOn(page, id);
        await page.goto(`${strict.server.base}/table/${id}/replay?seat=1`);
        await page.getByRole("slider").waitFor();
        const seen = page.getByLabel("Seen by");
        const statuses = [];
        page.on("response", (answer) => answer.url().includes("/replay/") && statuses.push(answer.status()));
        let seat = 1;
        await until(async () => {
            await page.evaluate(async () => {
                while ((await fetch("/api/games")).status !== 429);
            });
            seat = 3 - seat;
            const answered = statuses.length;
            await seen.selectOption(String(seat));
            await until(() => statuses.length > answered, "an answer");
            return statuses.includes(429);
        }, "a request that is refused as too fast");
        await page.waitForURL(new RegExp(`seat=${seat}&`));
        assert.equal(statuses.at(-1), 200);
        assert.equal(await page.getByText("Too fast").count(), 0);
        assert.equal(await page.getByRole("slider").getAttribute("max"), "15");
    } finally {
        await strict.close();
    }
});

test("the log has one line a turn, with its moves on request", async () => {
    const page = await guest();
    const { id } = await makeTable(page, {
        game: "totem",
        seats: [{ kind: "me" }, person("Ana")],
        start: true,
    });
    await playOn(page, id, { acts: 60 });
    await page.goto(`${house.server.base}/table/${id}`);
    const lines = page.locator(".log .scroll > ol > li");
    await lines
        .filter({ hasText: /: \d \+ \d · / })
        .first()
        .waitFor();
    const byTurn = await lines.count();
    await page.locator(".log").getByRole("button", { name: "Every move", exact: true }).click();
    await until(async () => (await lines.count()) > byTurn, "more lines");
    await page.locator(".log").getByRole("button", { name: "Every move", exact: true }).click();
    await until(async () => (await lines.count()) === byTurn, "one line a turn");
    await page.locator(".log").getByRole("button", { name: "Every move of this turn" }).first().click();
    await page.locator(".log .acts li").nth(1).waitFor();
    await page.context().close();
});

test("the end speaks to whoever played: place, turning points, stakes with their takers, and what next", async () => {
    const host = await guest();
    const { id } = await makeTable(host, {
        game: "raj",
        seats: [{ kind: "me" }, { kind: "open" }],
        listed: true,
    });
    const friend = await guest();
    await friend.evaluate(async (table) => {
        const post = (path, body) =>
            fetch(`/api/${path}`, {
                method: "POST",
                headers: { "X-Howdah": "1", "Content-Type": "application/json" },
                body: JSON.stringify(body),
            });
        await post(`tables/${table}/sit`, { seat: 2, name: "Bo" });
    }, id);
    await host.evaluate(
        (table) => fetch(`/api/tables/${table}/start`, { method: "POST", headers: { "X-Howdah": "1" } }),
        id,
    );
    await Promise.all([playOn(host, id, { pick: 0.1 }), playOn(friend, id, { pick: 0.8 })]);
    const titles = [];
    for (const page of [host, friend]) {
        await page.goto(`${house.server.base}/table/${id}`);
        await page.getByRole("button", { name: "Rematch" }).waitFor();
        await page.getByRole("heading", { name: "Turning points" }).waitFor();
        const title = await page.locator(".hero h2").innerText();
        titles.push(title);
        const place = await page.locator(".hero .place").count();
        if (/won|win/.test(title)) assert.ok(place, "everybody is told their place");
        assert.equal(
            await page.locator(".end > svg").count(),
            /^You/.test(title) ? 1 : 0,
            "petals are for winners",
        );
        const rounds = page.getByRole("region", { name: /bids/i }).locator("tbody tr");
        await until(async () => (await rounds.count()) === 15, "all rounds");
        for (const name of ["New game", "Home", "Replay"])
            await page.locator(".hero").getByRole("link", { name }).waitFor();
    }
    if (titles.some((title) => /^You won/.test(title)))
        assert.ok(
            titles.some((title) => !/^You/.test(title)),
            "the other one is not told so",
        );
    await host.locator(".hero").getByRole("link", { name: "Home" }).click();
    await host.getByRole("heading", { level: 1, name: "Take your seat." }).waitFor();
    for (const page of [host, friend]) await page.context().close();
});

test("the first page leads back to running games, the host is asked a name, and an invitation says who and what", async () => {
    const host = await guest({ viewport: { width: 390, height: 664 }, hasTouch: true });
    await host.goto(`${house.server.base}/new/raj`);
    await host.getByLabel("What shall others call you?").fill("Maya");
    await host.locator("select").first().waitFor();
    await host
        .getByRole("button", { name: /^(Start the game|Open the table)/ })
        .first()
        .click();
    await host.waitForURL(/table\//);
    await host.goto(house.server.base);
    const first = host.locator("main section").first();
    await first.getByRole("heading", { name: "Continue" }).waitFor();
    const card = first.getByRole("link", { name: /Continue|Play/ }).first();
    const box = await card.boundingBox();
    assert.ok(box.y + box.height < 664, "it is in sight at once");

    const { id } = await makeTable(host, { game: "totem", seats: [{ kind: "me" }, { kind: "invitation" }] });
    const token = await host.evaluate(
        async (table) => (await (await fetch(`/api/tables/${table}/links`)).json()).invitations["2"].token,
        id,
    );
    const friend = await guest({ at: `/join/${token}` });
    await friend.getByRole("heading", { name: "Maya invites you to Totem" }).waitFor();
    await friend.goto(`${house.server.base}/join/${"a".repeat(22)}`);
    await friend.getByRole("alert").waitFor();

    await friend.goto(`${house.server.base}/table/nothing-here`);
    await friend.getByRole("heading", { name: "This table can't be shown" }).waitFor();
    assert.equal(await friend.getByText(/Reconnecting/).count(), 0);
    for (const page of [host, friend]) await page.context().close();
});

test("nothing went wrong in any page", () => assert.deepEqual(house.faults(), []));

// One load generator for both servers: tables of four sockets, bids in turn, each sent when its player has seen the one
// before. `node load.mjs '{"kind":"howdah","base":"http://127.0.0.1:8400","tables":200,"mode":"play"}'` prints one line
// of JSON. Modes: play (as fast as it goes, to the end of all games), rate (so many actions a second, several times for
// so many seconds), hold (open the sockets, print, wait for a line on stdin).
import { readFileSync } from "node:fs";
import WebSocket from "ws";

const SEATS = 4;
const CARDS = 15;
const ASKED = JSON.parse(process.argv[2]);
// Seconds of processor time that the server has used, threads included.
const used = () => {
  if (!ASKED.pid) return 0;
  const fields = readFileSync(`/proc/${ASKED.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
// Seconds of processor time that the whole machine has used, and that its host has kept for others.
const machine = () => {
  const [user, nice, system, , , irq, soft, stolen] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).slice(1).map(Number);
  return { busy: (user + nice + system + irq + soft) / 100, stolen: stolen / 100 };
};
// Of a message only this is read: whoever reads it all takes the servers' processor time.
const numberAfter = (text, key) => Number.parseInt(text.slice(text.indexOf(key) + key.length), 10);
const now = () => Number(process.hrtime.bigint()) / 1e6;

class Table {
  constructor(name) {
    this.name = name;
    this.hands = Array.from({ length: SEATS }, () => Array.from({ length: CARDS }, (_, n) => n + 1));
    this.sockets = [];
    this.steps = new Array(SEATS).fill(0);
    this.sent = 0;
    this.since = 0;
    this.waiting = false;
  }
  get actor() {
    return this.sent % SEATS;
  }
  get done() {
    return this.sent === SEATS * CARDS && this.steps.every((step) => step === this.sent);
  }
  act() {
    const seat = this.actor;
    const hand = this.hands[seat];
    const [card] = hand.splice(Math.floor(Math.random() * hand.length), 1);
    const at = this.sent;
    this.sent += 1;
    this.waiting = true;
    this.since = now();
    this.sockets[seat].send(this.message(seat, card, at));
  }
}

// A kept connection may be closed by the server just as it is used again.
async function again(url, wish) {
  for (let left = 3; ; left -= 1) {
    try {
      return await fetch(url, wish);
    } catch (error) {
      if (error.cause?.code !== "UND_ERR_SOCKET" || !left) throw error;
    }
  }
}

// Ours.

async function post(path, cookie, body) {
  const answer = await again(`${ASKED.base}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "X-Howdah": "1", "Content-Type": "application/json", Cookie: cookie },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { json: await answer.json(), cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] };
}

async function howdahTables(count, onStep) {
  const cookies = [];
  for (let n = 0; n < SEATS; n += 1) cookies.push((await post("/api/me", "")).cookie);
  const made = [];
  const open = async () => {
    const seats = [{ kind: "me" }, ...Array.from({ length: SEATS - 1 }, () => ({ kind: "open" }))];
    const { json } = await post("/api/tables", cookies[0], { game: "raj", seats });
    const table = new Table(json.id);
    for (let n = 1; n < SEATS; n += 1) await post(`/api/tables/${json.id}/sit`, cookies[n], { seat: n + 1 });
    await post(`/api/tables/${json.id}/start`, cookies[0], {});
    table.message = (seat, card, at) =>
      `{"type":"act","id":${at},"seat":${seat + 1},"decision":${Math.floor(at / SEATS)},"actions":["bid ${card}"]}`;
    await Promise.all(cookies.map((cookie, seat) => howdahSocket(table, seat, cookie, onStep)));
    made.push(table);
  };
  for (let start = 0; start < count; start += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - start) }, open));
  }
  return made;
}

function howdahSocket(table, seat, cookie, onStep) {
  return new Promise((resolve, reject) => {
    const url = `${ASKED.base.replace("http", "ws")}/api/tables/${table.name}/socket`;
    const socket = new WebSocket(url, { headers: { Cookie: cookie }, perMessageDeflate: false });
    table.sockets[seat] = socket;
    let first = null;
    socket.on("error", reject);
    socket.on("open", () => socket.send('{"type":"hello","version":1}'));
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"refused"')) throw new Error(text);
      if (!text.startsWith('{"type":"update"')) return;
      const number = numberAfter(text, '"number":');
      if (first === null) {
        first = number;
        resolve();
        return;
      }
      table.steps[seat] = number - first;
      onStep(table, seat);
    });
  });
}

// The peer's: engine.io packets by hand, so that both servers meet the same client.

async function peerTables(count, onStep) {
  const made = [];
  for (let n = 0; n < count; n += 1) {
    const table = new Table(`t${process.pid}-${n}`);
    table.message = (seat, card, at) =>
      `42/raj,${JSON.stringify([
        "update",
        { type: "MAKE_MOVE", payload: { type: "bid", args: [card], playerID: String(seat) } },
        at,
        table.name,
        String(seat),
      ])}`;
    // The first one creates the match.
    await peerSocket(table, 0, onStep);
    await Promise.all([1, 2, 3].map((seat) => peerSocket(table, seat, onStep)));
    made.push(table);
  }
  return made;
}

function peerSocket(table, seat, onStep) {
  return new Promise((resolve, reject) => {
    const url = `${ASKED.base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: { Origin: "http://localhost:1" } });
    table.sockets[seat] = socket;
    socket.on("error", reject);
    socket.on("message", (data) => {
      const text = data.toString();
      if (text === "2") socket.send("3");
      else if (text.startsWith("0")) socket.send("40/raj,");
      else if (text.startsWith("40/raj")) {
        socket.send(`42/raj,${JSON.stringify(["sync", table.name, String(seat), null, SEATS])}`);
      } else if (text.startsWith('42/raj,["sync"')) resolve();
      else if (text.startsWith('42/raj,["update"')) {
        table.steps[seat] = numberAfter(text, '"_stateID":');
        onStep(table, seat);
      }
    });
  });
}

// What is done with them.

let latencies = [];
let finish;
const finished = new Promise((resolve) => {
  finish = resolve;
});
let left = ASKED.tables;

function onStep(table, seat) {
  if (table.waiting && seat === table.actor % SEATS && table.steps[seat] === table.sent) {
    latencies.push(now() - table.since);
    table.waiting = false;
    if (ASKED.mode === "play" && table.sent < SEATS * CARDS) table.act();
  }
  if (table.sent === SEATS * CARDS && table.done) {
    left -= 1;
    if (left === 0) finish();
  }
}

const tables = await (ASKED.kind === "howdah" ? howdahTables : peerTables)(ASKED.tables, onStep);
if (ASKED.mode === "hold") {
  console.log(JSON.stringify({ open: tables.length * SEATS }));
  await new Promise((resolve) => process.stdin.once("data", resolve));
} else if (ASKED.mode === "play") {
  console.log(JSON.stringify(await measured(tables, play)));
} else {
  const windows = [];
  for (let n = 0; n < ASKED.windows; n += 1) windows.push(await measured(tables, paced));
  console.log(JSON.stringify({ windows }));
}
for (const table of tables) for (const socket of table.sockets) socket.terminate();
process.exit(0);

async function play(tables) {
  for (const table of tables) table.act();
  await Promise.race([finished, new Promise((_, fail) => setTimeout(() => fail(new Error("too slow")), 120_000))]);
}

async function paced(tables) {
  const start = now();
  const total = ASKED.rate * ASKED.seconds;
  for (let n = 0; n < total; n += 1) {
    const due = start + (n * 1000) / ASKED.rate;
    while (now() < due) await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - now() - 0.3)));
    const table = tables[n % tables.length];
    if (!table.waiting && table.sent < SEATS * CARDS) table.act();
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}

// What a load has brought, and what the server, this generator and the rest of the machine spent on it.
async function measured(tables, load) {
  latencies = [];
  global.gc?.();
  const sent = () => tables.reduce((sum, table) => sum + table.sent, 0);
  const [before, start, server, whole, mine] = [sent(), now(), used(), machine(), process.cpuUsage()];
  await load(tables);
  const seconds = (now() - start) / 1000;
  const { user, system } = process.cpuUsage(mine);
  const client = (user + system) / 1e6;
  const processor = used() - server;
  const after = machine();
  const others = Math.max(0, after.busy - whole.busy - processor - client);
  const stolen = after.stolen - whole.stolen;
  const actions = sent() - before;
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { actions, seconds, rate: actions / seconds, p50: at(0.5), p99: at(0.99), processor, client, others, stolen };
}

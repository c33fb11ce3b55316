// The worker that hosts this browser's tables: the server's own code, in Python, between the page and IndexedDB.
import { fetchEngine, loadPython } from './python';
import { Rows, type Operation } from './rows';
import type { FromBots, FromHost, ToBots, ToHost } from './talk';

interface Host {
  request(method: string, path: string, body: string): Promise<string>;
  connect(line: string, table: string): Promise<void>;
  receive(line: string, text: string): void;
  disconnect(line: string): void;
}

const say = (message: FromHost) => postMessage(message);

/** Work that the bots' worker has not answered yet. */
const waiting = new Map<number, (made: Uint8Array) => void>();
let asked = 0;

function browser(rows: Rows, bots: MessagePort) {
  bots.onmessage = ({ data }: MessageEvent<FromBots>) => {
    waiting.get(data.id)?.(data.made);
    waiting.delete(data.id);
  };
  return {
    keep: (operations: string) => rows.keep(JSON.parse(operations) as Operation[]),
    ask: (work: Uint8Array) =>
      new Promise<Uint8Array>((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        bots.postMessage({ id: asked, work } satisfies ToBots);
      }),
    tell: (line: string, text: string) => say({ kind: 'told', line, text }),
    closed: (line: string) => say({ kind: 'closed', line }),
  };
}

async function open(folder: string, bots: MessagePort): Promise<Host> {
  await fetchEngine(folder, (share) => say({ kind: 'progress', share }));
  const [python, rows] = await Promise.all([loadPython(folder), Rows.open()]);
  const kept = JSON.stringify(await rows.all());
  const host = (await python.pyimport('howdah.server.page.browser').open_host!(kept, browser(rows, bots))) as Host;
  say({ kind: 'ready' });
  // Now the bots' worker can load too: side by side both would take longer, and people see a table before a bot thinks.
  bots.postMessage({ id: 0, work: new Uint8Array() } satisfies ToBots);
  return host;
}

let host: Promise<Host> | null = null;

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'start') {
    host = open(data.folder, data.bots);
    host.catch((error: unknown) => {
      console.error(error);
      say({ kind: 'failed' });
    });
    return;
  }
  void host?.then(async (host) => {
    if (data.kind === 'request') {
      const answer = await host.request(data.method, data.path, data.body);
      const cut = answer.indexOf(' ');
      say({ kind: 'answer', id: data.id, status: Number(answer.slice(0, cut)), text: answer.slice(cut + 1) });
    } else if (data.kind === 'open') {
      // The client says hello when it is told; a table that is not there has closed the line by then.
      await host.connect(data.line, data.table);
      say({ kind: 'opened', line: data.line });
    } else if (data.kind === 'say') host.receive(data.line, data.text);
    else host.disconnect(data.line);
  });
};

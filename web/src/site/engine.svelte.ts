// The engine of the site, as the page sees it: two workers, started when somebody first wants to play. Of several tabs the
// one that holds the lock runs it, and the others talk to it through the browser; when it is closed another takes over.
import { Line, type Socket } from './line';
import type { FromHost, ToHost } from './talk';

export interface Answer {
  status: number;
  text: string;
}

const LOCK = 'howdah-tables';
const CHANNEL = 'howdah-engine';
/** What is answered when nobody can: the tab with the engine was closed before it did, or there is no network. */
export const GONE: Answer = { status: 503, text: '{"reason":{"code":"offline"}}' };

class Engine {
  /** From 0 to 1 while the engine is fetched; 1 while it starts; null before and after. */
  share = $state<number | null>(null);
  ready = $state(false);
  fault = $state<'' | 'failed' | 'insecure'>('');

  private readonly tab = Math.random().toString(36).slice(2);
  private readonly others = new BroadcastChannel(CHANNEL);
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private readonly lines = new Map<string, Line>();
  private count = 0;
  private host: Worker | null = null;
  private started: Promise<void> | null = null;

  start(): Promise<void> {
    return (this.started ??= this.begin());
  }

  async request(method: string, path: string, body: string): Promise<Answer> {
    await this.start();
    if (this.fault) return GONE;
    return new Promise((resolve) => {
      const id = this.name();
      this.answers.set(id, resolve);
      this.post({ kind: 'request', id, method, path, body });
    });
  }

  socket(table: string): Socket {
    const line = new Line(this.name(), (message) => {
      if (message.kind === 'close') this.lines.delete(line.name);
      this.post(message);
    });
    this.lines.set(line.name, line);
    void this.start().then(() => {
      if (this.fault) this.end(line);
      else if (this.lines.has(line.name)) this.post({ kind: 'open', line: line.name, table });
    });
    return line;
  }

  private name(): string {
    this.count += 1;
    return `${this.tab}:${this.count}`;
  }

  private async begin(): Promise<void> {
    // Other addresses than https and this machine's own have neither locks nor a lasting cache.
    if (!isSecureContext) {
      this.fault = 'insecure';
      return;
    }
    this.others.onmessage = ({ data }: MessageEvent<ToHost | FromHost>) => this.overhear(data);
    // Whoever leaves says so: another tab may go on.
    addEventListener('pagehide', () => {
      for (const line of [...this.lines.values()]) line.close();
    });
    void navigator.storage.persist();
    await new Promise<void>((resolve) => {
      const own = (lock: Lock | null) => {
        if (lock) this.run();
        else void navigator.locks.request(LOCK, own);
        resolve();
        return lock ? new Promise(() => undefined) : undefined; // held as long as this tab lives
      };
      void navigator.locks.request(LOCK, { ifAvailable: true }, own);
    });
  }

  /** This tab has the lock: the engine runs here. Whoever talked to another tab's begins again. */
  private run(): void {
    const folder = new URL('engine/', document.baseURI).href;
    const host = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    this.host = host;
    this.share = 0;
    host.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    host.onerror = bots.onerror = () => this.fail();
    host.postMessage({ kind: 'start', folder, bots: port1 } satisfies ToHost, [port1]);
    bots.postMessage({ folder, host: port2 }, [port2]);
    for (const line of [...this.lines.values()]) this.end(line);
    this.refuseAll();
  }

  private post(message: ToHost): void {
    if (this.host) this.host.postMessage(message);
    else this.others.postMessage(message);
  }

  /** Something that another tab says: to the engine, if it is here, or from it. */
  private overhear(message: ToHost | FromHost): void {
    if (message.kind === 'request' || message.kind === 'open' || message.kind === 'say' || message.kind === 'close') {
      this.host?.postMessage(message);
    } else if (!this.host && message.kind !== 'start') this.hear(message);
  }

  private hear(message: FromHost): void {
    if (message.kind === 'progress') this.share = message.share;
    else if (message.kind === 'ready') {
      [this.ready, this.share] = [true, null];
      performance.mark('engine-ready'); // bench/site.mjs reads it
    } else if (message.kind === 'failed') this.fail();
    else if (message.kind === 'answer') {
      const asked = this.answers.get(message.id);
      this.answers.delete(message.id);
      if (asked) asked(message);
      else if (this.host) this.others.postMessage(message);
    } else {
      const line = this.lines.get(message.line);
      if (!line) {
        if (this.host) this.others.postMessage(message);
      } else if (message.kind === 'opened') line.opened();
      else if (message.kind === 'told') line.onmessage?.({ data: message.text });
      else this.end(line);
    }
  }

  private fail(): void {
    [this.fault, this.share] = ['failed', null];
    this.refuseAll();
  }

  private refuseAll(): void {
    const waiting = [...this.answers.values()];
    this.answers.clear();
    for (const asked of waiting) asked(GONE);
  }

  private end(line: Line): void {
    this.lines.delete(line.name);
    line.closed();
  }
}

export const engine = new Engine();

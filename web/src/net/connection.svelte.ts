// The socket of a table: says hello with the numbers it holds, comes back by itself, and matches answers to requests.
import {
  VERSION,
  type Act,
  type Because,
  type Bye,
  type Chat,
  type Done,
  type Event,
  type Hint,
  type Hinted,
  type Log,
  type Ping,
  type Pong,
  type Preview,
  type Foresee,
  type Foreseen,
  type Previewed,
  type ReadLog,
  type Refused,
  type Said,
  type Table,
  type Undo,
  type Update,
  type Watch,
  type Welcome,
  type Why,
} from '../protocol.gen';
import { Refusal } from './api';

export type FromServer =
  Welcome | Table | Update | Done | Refused | Previewed | Foreseen | Because | Hinted | Log | Said | Pong | Bye;
type Request = Act | Undo | Preview | Foresee | Why | Hint | ReadLog | Watch | Chat | Ping;
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
export type Answer = Done | Previewed | Foreseen | Because | Hinted | Log | Pong;

export type Phase = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 15_000;
/** A bot may think about a hint for a while. */
const LONG_PATIENCE = 40_000;

interface Open {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** What a table needs of whatever answers it: the server's socket, or a lesson. */
export type Source = Pick<Connection, 'phase' | 'attempt' | 'since' | 'lag' | 'farewell' | 'ask' | 'close'>;

export class Connection {
  phase = $state<Phase>('connecting');
  attempt = $state(0);
  since = $state(0);
  /** Milliseconds there and back. */
  lag = $state(0);
  /** Why the server closed this socket for good. */
  farewell = $state('');

  private socket: WebSocket | null = null;
  private readonly open = new Map<number, Open>();
  private lastId = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly have: () => Record<number, number>,
    private readonly said: () => number,
    /** The seat that a watcher looks at; 0 for the table. */
    private readonly watch: () => number,
    private readonly hear: (message: FromServer) => void,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Ask for something; the promise fails with the server's reason, or `offline`. */
  ask<T extends Answer>(wish: Wish): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.phase !== 'connected') {
      return Promise.reject(new Refusal({ code: 'offline' }));
    }
    const id = ++this.lastId;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => this.fail(id, 'no-answer'), wish.type === 'hint' ? LONG_PATIENCE : PATIENCE);
      this.open.set(id, { resolve: resolve as (answer: Answer) => void, reject, timer });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          version: VERSION,
          have: this.have(),
          said: this.said(),
          ...(this.watch() ? { watch: this.watch() } : {}),
        }),
      );
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private take(message: FromServer): void {
    if (message.type === 'welcome') {
      this.phase = 'connected';
      this.attempt = 0;
      clearInterval(this.beat);
      this.beat = setInterval(() => void this.ping(), HEARTBEAT);
      void this.ping();
    }
    if (message.type === 'bye' && message.code !== 'shutdown' && message.code !== 'slow') {
      this.farewell = message.code;
    }
    if ('id' in message) this.settle(message);
    this.hear(message);
  }

  private settle(message: Answer | Refused): void {
    const open = this.open.get(message.id);
    if (!open) return;
    this.open.delete(message.id);
    clearTimeout(open.timer);
    if (message.type === 'refused') open.reject(new Refusal(message.reason));
    else open.resolve(message);
  }

  private fail(id: number, code: string): void {
    const open = this.open.get(id);
    this.open.delete(id);
    open?.reject(new Refusal({ code }));
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    for (const [id, open] of [...this.open]) {
      clearTimeout(open.timer);
      this.fail(id, 'offline');
    }
    if (this.farewell) {
      this.phase = 'gone';
      return;
    }
    if (this.attempt === 0) this.since = Date.now();
    this.attempt += 1;
    this.phase = navigator.onLine ? 'reconnecting' : 'offline';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** (this.attempt - 1)) * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.phase === 'connected' || this.phase === 'gone' || document.hidden) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private async ping(): Promise<void> {
    const sent = performance.now();
    try {
      await this.ask<Pong>({ type: 'ping' });
      this.lag = Math.round(performance.now() - sent);
    } catch {
      // A socket that does not answer is dead, whatever it says.
      this.socket?.close();
    }
  }
}

export type { Event };

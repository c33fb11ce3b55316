// The socket of a table: says hello with the numbers it holds, comes back by itself, and matches answers to requests.
import {
  VERSION,
  type Answer,
  type Because,
  type Done,
  type Foreseen,
  type FromServer,
  type Hello,
  type Hinted,
  type Log,
  type Pong,
  type Previewed,
  type Refused,
  type Request,
} from '../protocol.gen';
import { SITE } from '../site/mode';
import type { Socket } from '../site/line';
import { Refusal } from './api';

/** What answers each request, if it is not refused. */
export interface Answers {
  act: Done;
  undo: Done;
  preview: Previewed;
  foresee: Foreseen;
  why: Because;
  hint: Hinted;
  'read-log': Log;
  watch: Done;
  wait: Done;
  chat: Done;
  ping: Pong;
}
/** What each request says besides its type and its number. */
export type Requests = { [Type in Request['type']]: Omit<Extract<Request, { type: Type }>, 'type' | 'id'> };

export type Phase = 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 15_000;
/** A bot may think about a hint for a while. */
const LONG_PATIENCE = 40_000;

/** Why a server closes a socket that may come back. */
const COME_BACK = new Set(['shutdown', 'slow', 'storage']);

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** What a table needs of whatever answers it: the server's socket, or a lesson. */
export type Link = Pick<
  Connection,
  'phase' | 'attempt' | 'since' | 'lag' | 'farewell' | 'storageAway' | 'ask' | 'close'
>;

export class Connection {
  phase = $state<Phase>('connecting');
  attempt = $state(0);
  since = $state(0);
  /** Milliseconds there and back. */
  lag = $state(0);
  /** Why the server closed this socket for good. */
  farewell = $state('');
  /** The server has lost its storage: nothing is taken until it is back. */
  storageAway = $state(false);

  private socket: Socket | WebSocket | null = null;
  private readonly pending = new Map<number, Pending>();
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
    private readonly receive: (message: FromServer) => void,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Ask for something; the promise fails with the server's reason, or `offline`. */
  ask<Type extends keyof Answers>(type: Type, facts: Requests[Type]): Promise<Answers[Type]> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.phase !== 'connected') {
      return Promise.reject(new Refusal({ code: 'offline' }));
    }
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(id, 'no-answer'), type === 'hint' ? LONG_PATIENCE : PATIENCE);
      // The number says which request is answered, and `Answers` what answers it.
      this.pending.set(id, { resolve: resolve as (answer: Answer) => void, reject, timer });
      socket.send(JSON.stringify({ type, ...facts, id }));
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
    if (SITE) void import('../site/local').then(({ openSocket }) => this.use(openSocket(this.table)));
    else {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      this.use(new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`));
    }
  }

  private use(socket: Socket | WebSocket): void {
    if (this.closed) {
      socket.close();
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', version: VERSION, have: this.have(), said: this.said() };
      if (this.watch()) hello.watch = this.watch();
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message: { data: unknown }) => this.handle(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private handle(message: FromServer): void {
    if (message.type === 'welcome') {
      this.phase = 'connected';
      this.attempt = 0;
      this.storageAway = false;
      clearInterval(this.beat);
      this.beat = setInterval(() => void this.ping(), HEARTBEAT);
      void this.ping();
    }
    if (message.type === 'storage') this.storageAway = message.away;
    if (message.type === 'bye' && !COME_BACK.has(message.code)) this.farewell = message.code;
    if ('id' in message) this.settle(message);
    this.receive(message);
  }

  private settle(message: Answer | Refused): void {
    const request = this.pending.get(message.id);
    if (!request) return;
    this.pending.delete(message.id);
    clearTimeout(request.timer);
    if (message.type === 'refused') request.reject(new Refusal(message.reason, message.suggestion));
    else request.resolve(message);
  }

  private fail(id: number, code: string): void {
    const request = this.pending.get(id);
    this.pending.delete(id);
    request?.reject(new Refusal({ code }));
  }

  private lost(socket: Socket | WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    for (const [id, request] of [...this.pending]) {
      clearTimeout(request.timer);
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
      await this.ask('ping', {});
      this.lag = Math.round(performance.now() - sent);
    } catch {
      // A socket that does not answer is dead, whatever it says.
      this.socket?.close();
    }
  }
}

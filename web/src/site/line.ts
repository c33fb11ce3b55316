// A table's socket in the site: the engine is at the other end.
import type { ToHost } from './talk';

/** What a table's connection needs of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export class Line implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly name: string,
    private readonly post: (message: ToHost) => void,
  ) {}

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  closed(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  send(text: string): void {
    this.post({ kind: 'say', line: this.name, text });
  }

  close(): void {
    this.post({ kind: 'close', line: this.name });
    this.closed();
  }
}

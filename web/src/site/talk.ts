// What the page and its workers say to each other.
export type ToHost =
  | { kind: 'start'; folder: string; bots: MessagePort }
  | { kind: 'request'; id: string; method: string; path: string; body: string }
  | { kind: 'open'; line: string; table: string }
  | { kind: 'say'; line: string; text: string }
  | { kind: 'close'; line: string };

export type FromHost =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'answer'; id: string; status: number; text: string }
  | { kind: 'opened'; line: string }
  | { kind: 'told'; line: string; text: string }
  | { kind: 'closed'; line: string };

export interface ToBots {
  /** 0: there is no work yet, but the engine can be loaded. */
  id: number;
  work: Uint8Array;
}

export interface FromBots {
  id: number;
  made: Uint8Array;
}

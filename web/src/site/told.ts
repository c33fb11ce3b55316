// What the table on this page was told last. It is shown again while the engine starts, so that whoever comes back sees the
// board at once; nothing can be done at it before the engine answers.
import type { FromServer } from '../protocol.gen';

const KEPT = 'howdah-told';

interface Told {
  table: string;
  /** By what a message is about: the newest one tells the whole of it. */
  messages: Record<string, FromServer>;
}

let now: Told | null = null;

function about(message: FromServer): string | null {
  if (message.type === 'update') return `update ${message.seat}`;
  return message.type === 'welcome' ? message.type : null;
}

/** Remember what a table was told. It is written down when the page is left. */
export function keepTold(table: string, message: FromServer): void {
  if (!now) addEventListener('pagehide', write);
  if (now?.table !== table) now = { table, messages: {} };
  const welcome = now.messages['welcome'];
  const key = about(message);
  if (key) now.messages[key] = message;
  else if (message.type === 'table' && welcome?.type === 'welcome')
    now.messages['welcome'] = { ...welcome, seats: message.seats, table: message.table };
}

/** What this table was told before the page was left, the welcome first. */
export function lastTold(table: string): FromServer[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Told | null;
    const welcome = kept?.messages['welcome'];
    if (kept?.table !== table || !welcome) return [];
    return [welcome, ...Object.values(kept.messages).filter((message) => message.type === 'update')];
  } catch {
    return [];
  }
}

function write(): void {
  if (!now?.messages['welcome']) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // No room: the board comes with the engine.
  }
}

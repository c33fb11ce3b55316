// What the client asks elsewhere over HTTP, in the site. What never changes was written down when the site was built, so
// that the first page needs no engine; all else is the engine's to answer.
import type { Me } from '../protocol.gen';
import { engine, GONE, type Answer } from './engine.svelte';
import type { Socket } from './line';

const KEPT = 'howdah-me';

function written(path: string): string | null {
  if (path === 'games' || path === 'tracks/kit' || path.startsWith('rulebook/')) return path.replaceAll('/', '-');
  return null;
}

/** Who plays here and their tables, as the engine said it last. */
function keptMe(): string {
  try {
    return localStorage.getItem(KEPT) ?? JSON.stringify({ name: '', tables: [] } satisfies Me);
  } catch {
    return JSON.stringify({ name: '', tables: [] } satisfies Me);
  }
}

async function read(name: string): Promise<Answer> {
  const answer = await fetch(new URL(`data/${name}.json`, document.baseURI)).catch(() => null);
  return answer?.ok ? { status: answer.status, text: await answer.text() } : GONE;
}

export async function request(method: string, path: string, body: unknown): Promise<Answer> {
  const file = method === 'GET' ? written(path) : null;
  if (file) return read(file);
  if (path === 'tables' && method === 'GET') return { status: 200, text: '{"tables":[]}' };
  if (path === 'me' && method === 'GET' && !engine.ready) return { status: 200, text: keptMe() };
  const answer = await engine.request(method, `/api/${path}`, body === undefined ? '' : JSON.stringify(body));
  if (path === 'me' && answer.status === 200) localStorage.setItem(KEPT, answer.text);
  return answer;
}

export function openSocket(table: string): Socket {
  return engine.socket(table);
}

// Options and drawn examples of clauses, from the server; without it a rulebook shows its text alone.
import { api } from '../net/api';
import type { ClauseExtras } from '../protocol.gen';

export type Extras = Map<string, ClauseExtras>;

const held = new Map<string, Promise<Extras>>();

/** What belongs to the clauses of a game, by their number. */
export function extras(game: string, language: string): Promise<Extras> {
  const key = `${game} ${language}`;
  const found = held.get(key) ?? load(game, language);
  held.set(key, found);
  return found;
}

async function load(game: string, language: string): Promise<Extras> {
  try {
    const { clauses } = await api.rulebook(game, language);
    return new Map(clauses.map((clause) => [clause.number, clause]));
  } catch {
    held.delete(`${game} ${language}`);
    return new Map();
  }
}

/** A picture that the page's policy allows: an image of data, which can neither run nor fetch anything. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

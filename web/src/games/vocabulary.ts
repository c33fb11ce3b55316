// What a game can say. Each game's `vocabulary.gen.ts` is made from howdah/games/NAME/vocabulary.py; nothing of it is
// written here a second time.
import type { Event, FactKind } from '../protocol.gen';

export type FactKinds = Record<string, FactKind>;

export interface Vocabulary {
  /** By kind of event: the facts that are said in words of their own. */
  events: Record<string, FactKinds>;
  /** By kind of event: the facts that only some are told. */
  secrets: Record<string, string[]>;
  /** By code of a reason, as in `events`. */
  reasons: Record<string, FactKinds>;
  /** By code of a suggestion, as in `events`. */
  suggestions: Record<string, FactKinds>;
  /** By code of what a hint says for an action, as in `events`. */
  whys: Record<string, FactKinds>;
  /** By the first word of an action: what the words after it are. */
  actions: Record<string, FactKind[]>;
  /** By phase: the clauses that matter to whoever decides. */
  clauses: Record<string, string[]>;
  /** The phases of a movement. */
  moving: string[];
}

/** Seats have something to hide. */
export const keepsSecrets = ({ secrets }: Vocabulary): boolean => Object.keys(secrets).length > 0;

/** The event as everybody may hear it: for a screen that several people share. */
export function openly({ secrets }: Vocabulary, event: Event): Event {
  const secret = secrets[event.kind];
  if (!secret) return event;
  return {
    ...event,
    facts: Object.fromEntries(Object.entries(event.facts).filter(([name]) => !secret.includes(name))),
  };
}
